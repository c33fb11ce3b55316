"""The faults themselves, each as a kind that a run can suffer."""

import asyncio
import resource
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import cycle

from tests.faults.cluster import FAST, IMMEDIATE, Cluster
from tests.faults.disk import Disk
from tests.faults.network import Namespace
from tests.faults.play import Kind, Strike
from tests.faults.process import Server
from tests.faults.proxy import Mode, Proxy

SHORTEST = 0.1
"""Seconds that storage is away at least."""
GIVING_UP = 30.0
"""Seconds after which a server that is neither there nor gone, on a disk that is read-only, is let go."""


async def gone_between(begin: Callable[[], object], end: Callable[[], object], seconds: float) -> None:
    """Something is away for so long; beside the players, who go on meanwhile."""
    await asyncio.to_thread(begin)
    await asyncio.sleep(seconds)
    await asyncio.to_thread(end)


def outages(cluster: Cluster, proxy: Proxy, longest: float) -> list[Kind]:
    """Every way in which a PostgreSQL that is reached by way of a proxy can be away."""

    def wire(mode: Mode) -> Strike:
        return partial(gone_between, partial(proxy.turn, mode), partial(proxy.turn, Mode.OPEN))

    async def restart(_seconds: float) -> None:
        await asyncio.to_thread(cluster.stop, FAST)
        await asyncio.to_thread(cluster.start)

    async def cut(_seconds: float) -> None:
        await asyncio.to_thread(proxy.cut)

    lasting: dict[str, Strike] = {
        "stopped in order": partial(gone_between, partial(cluster.stop, FAST), cluster.start),
        "stopped at once": partial(gone_between, partial(cluster.stop, IMMEDIATE), cluster.start),
        "frozen": partial(gone_between, cluster.freeze, cluster.thaw),
        "connections refused": wire(Mode.REFUSING),
        "answers cut off": wire(Mode.TREACHEROUS),
        "silent": wire(Mode.DEAF),
    }
    kinds = [Kind(name, strike, SHORTEST, longest) for name, strike in lasting.items()]
    return [*kinds, Kind("restarted", restart), Kind("connections reset", cut)]


def lost_packets(namespace: Namespace, longest: float) -> Kind:
    return Kind("packets dropped", partial(gone_between, namespace.drop, namespace.mend), SHORTEST, longest)


def full_disk(disk: Disk, longest: float) -> Kind:
    return Kind("disk full", partial(gone_between, disk.fill, disk.free), SHORTEST, longest)


def writes_refused(server: Server, longest: float) -> Kind:
    """No file of the process may be written to: what a file system does that has become read-only under it."""

    def limit(most: int) -> None:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))

    begin, end = partial(limit, 0), partial(limit, resource.RLIM_INFINITY)
    return Kind("writes refused", partial(gone_between, begin, end), SHORTEST, longest)


def read_only(server: Server, disk: Disk) -> Kind:
    """The server dies, and when it is started the disk is read-only at first."""

    async def strike(_seconds: float) -> None:
        server.kill()
        disk.protect(read_only=True)
        server.launch()
        with suppress(TimeoutError):
            await asyncio.wait_for(server.settles(), GIVING_UP)
        server.kill()
        disk.protect(read_only=False)
        await server.start()

    return Kind("read-only at the start", strike)


def killed(*servers: Server) -> Kind:
    """One after the other; all but one serve on."""
    turn = cycle(servers)

    async def strike(_seconds: float) -> None:
        server = next(turn)
        server.kill()
        await server.start()

    return Kind("killed", strike)


def suspended(*servers: Server, shortest: float, longest: float) -> Kind:
    """A worker stands still for a while, as a machine does that is moved or out of memory."""
    turn = cycle(servers)

    async def strike(seconds: float) -> None:
        server = next(turn)
        await gone_between(server.freeze, server.thaw, seconds)

    return Kind("suspended", strike, shortest, longest)
