"""Fixtures of the server's tests."""

from pathlib import Path

import pytest


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A fresh SQLite file."""
    return str(tmp_path / "howdah.sqlite3")
