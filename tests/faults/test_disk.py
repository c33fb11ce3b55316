"""SQLite's disk is full, takes no writes, or is read-only for a while."""

import pytest

from tests.faults.disk import Disk
from tests.faults.play import Run, Scale
from tests.faults.process import Server, serving
from tests.faults.strikes import full_disk, read_only, writes_refused
from tests.faults.tables import SHAPES
from tests.server.harness import run

EVIDENCE_SECONDS = 1800.0
TIMES = 45
"""Fifteen of each kind."""


async def outlast(disk: Disk, scale: Scale) -> None:
    server = Server(str(disk.folder / "howdah.sqlite3"))
    kinds = [full_disk(disk, scale.longest), writes_refused(server, scale.longest), read_only(server, disk)]
    async with serving(server) as servers:
        await Run("SQLite, disk", servers, scale).endure(*kinds)


def test_a_disk_that_was_full_or_read_only_for_a_moment(disk: Disk) -> None:
    run(outlast(disk, Scale(3, seed=3, longest=3.0)), EVIDENCE_SECONDS)


@pytest.mark.evidence
def test_a_disk_is_full_or_read_only_many_times(disk: Disk) -> None:
    run(outlast(disk, Scale(TIMES, 30, 20.0, SHAPES)), EVIDENCE_SECONDS)
