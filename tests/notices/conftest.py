"""Databases as the server's tests have them."""

from tests.server.conftest import bytecode, database, postgres, postgresql, sqlite

__all__ = ["bytecode", "database", "postgres", "postgresql", "sqlite"]
