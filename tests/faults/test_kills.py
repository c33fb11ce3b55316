"""The server is killed at random moments while games are played, alone or one of two that share PostgreSQL."""

from pathlib import Path

import pytest

from tests.faults.cluster import Cluster
from tests.faults.play import Run, Scale
from tests.faults.process import Server, serving
from tests.faults.strikes import killed, suspended
from tests.faults.tables import SHAPES
from tests.server.harness import run

EVIDENCE_SECONDS = 1800.0
KILLS = 100
"""Of each part: there are ten for SQLite and two for PostgreSQL."""
WORKER_KILLS = 60
SUSPENSIONS = 16
LEASE = 20.0
"""Seconds after which others take a worker for gone; with some to spare."""


async def survive(database: str, scale: Scale) -> None:
    server = Server(database)
    name = "PostgreSQL" if database.startswith("postgresql") else "SQLite"
    async with serving(server) as servers:
        await Run(f"{name}, server killed", servers, scale).endure(killed(server))


async def survive_each_other(database: str, scale: Scale) -> None:
    """Two workers: the players of each table are at both."""
    async with serving(Server(database), Server(database)) as servers:
        await Run("two workers, one killed", servers, scale).endure(killed(*servers))


async def stand_still(database: str, scale: Scale, shortest: float) -> None:
    async with serving(Server(database), Server(database)) as servers:
        kind = suspended(*servers, shortest=shortest, longest=scale.longest)
        await Run("two workers, one suspended", servers, scale).endure(kind)


def test_a_killed_server_on_sqlite(tmp_path: Path) -> None:
    run(survive(str(tmp_path / "howdah.sqlite3"), Scale(2, seed=4)), EVIDENCE_SECONDS)


def test_a_killed_server_on_postgresql(postgresql: Cluster) -> None:
    run(survive(postgresql.address, Scale(2, seed=5)), EVIDENCE_SECONDS)


def test_a_killed_worker(postgresql: Cluster) -> None:
    run(survive_each_other(postgresql.address, Scale(2, seed=6)), EVIDENCE_SECONDS)


def test_a_suspended_worker(postgresql: Cluster) -> None:
    run(stand_still(postgresql.address, Scale(1, seed=7, longest=3.0), shortest=2.0), EVIDENCE_SECONDS)


@pytest.mark.evidence
@pytest.mark.parametrize("part", range(10))
def test_many_kills_on_sqlite(tmp_path: Path, part: int) -> None:
    run(survive(str(tmp_path / "howdah.sqlite3"), Scale(KILLS, 40 + part, between=0.6)), EVIDENCE_SECONDS)


@pytest.mark.evidence
@pytest.mark.parametrize("part", range(2))
def test_many_kills_on_postgresql(postgresql: Cluster, part: int) -> None:
    run(survive(postgresql.address, Scale(KILLS, 50 + part, between=0.6)), EVIDENCE_SECONDS)


@pytest.mark.evidence
def test_workers_are_killed_many_times(postgresql: Cluster) -> None:
    run(survive_each_other(postgresql.address, Scale(WORKER_KILLS, 60, shapes=SHAPES)), EVIDENCE_SECONDS)


@pytest.mark.evidence
def test_workers_stand_still_for_longer_than_their_lease(postgresql: Cluster) -> None:
    run(stand_still(postgresql.address, Scale(SUSPENSIONS, 70, 2 * LEASE, SHAPES), LEASE), EVIDENCE_SECONDS)
