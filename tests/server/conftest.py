"""Fixtures of the server's tests: real databases, a fresh one for each test."""

import itertools
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import cluster

names = itertools.count()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """A fresh SQLite file."""
    return str(tmp_path / "howdah.sqlite3")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL for all tests of this process."""
    if "postgresql" in os.environ.get("SKIP", "").replace(",", " ").split():
        pytest.skip("SKIP names postgresql")
    with cluster() as address:
        yield address


@pytest.fixture
def postgresql(postgres: str) -> str:
    """A fresh database in it."""
    import psycopg

    name = f"howdah{next(names)}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return postgres.rpartition("/")[0] + f"/{name}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """Each of the two."""
    return str(request.getfixturevalue(request.param))
