"""What watches over a server is told the truth: `/readyz` is red while nothing can be written, `/healthz` is not."""

import asyncio
import resource
from collections.abc import Callable
from pathlib import Path

import httpx

from tests.faults.cluster import Cluster
from tests.faults.process import Server, serving
from tests.server.harness import PATIENCE


async def becomes(server: Server, status: int) -> None:
    """Wait until `/readyz` says so; the process itself is well all the time."""
    async with asyncio.timeout(PATIENCE), httpx.AsyncClient(base_url=server.base, timeout=PATIENCE) as http:
        while (await http.get("/readyz")).status_code != status:
            await asyncio.sleep(0.1)
        assert (await http.get("/healthz")).status_code == 200


async def is_told(server: Server, begin: Callable[[], object], end: Callable[[], object]) -> None:
    async with serving(server):
        await becomes(server, 200)
        await asyncio.to_thread(begin)
        await becomes(server, 503)
        await asyncio.to_thread(end)
        await becomes(server, 200)


async def test_a_disk_that_takes_no_writes_is_told(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "howdah.sqlite3"))

    def limit(most: int) -> None:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))

    await is_told(server, lambda: limit(0), lambda: limit(resource.RLIM_INFINITY))


async def test_a_database_that_is_away_is_told(postgresql: Cluster) -> None:
    await is_told(Server(postgresql.address), postgresql.stop, postgresql.start)


async def test_a_database_that_does_not_answer_is_told(postgresql: Cluster) -> None:
    await is_told(Server(postgresql.address), postgresql.freeze, postgresql.thaw)
