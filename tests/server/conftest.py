"""Fixtures of the server's tests: real databases, a fresh one for each test."""

import itertools
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.faults.cluster import cluster

names = itertools.count()


@pytest.fixture(scope="session", autouse=True)
def bytecode(pytestconfig: pytest.Config) -> None:
    """Tests here start some hundred Python processes (servers, and the bots that think in their own): they share their
    bytecode, even where Python is told to keep none. Without it most of the time would go into compiling libraries."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(pytestconfig.rootpath / ".pytest_cache" / "bytecode")
    subprocess.run([sys.executable, "-c", "import howdah.server.serving"], check=True)


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """A fresh SQLite file."""
    return str(tmp_path / "howdah.sqlite3")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL for all tests of this process."""
    if "postgresql" in os.environ.get("SKIP", "").replace(",", " ").split():
        pytest.skip("SKIP names postgresql")
    with cluster() as made:
        yield made.address


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
