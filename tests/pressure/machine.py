"""What the kernel says: processor time and memory of processes, and how much of the machine others had meanwhile."""

import asyncio
import os
import resource
import time
from pathlib import Path
from typing import NamedTuple

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
MB = 1024 * 1024
MOST_FOR_OTHERS = 0.25
"""Of a core: if the machine spends more on other work, a window does not count (as in bench/server.py)."""
MOST_STOLEN = 0.015
"""Of a core: if the host keeps more of it for others, a window of latencies does not count."""


def stat_fields(pid: int) -> list[str]:
    """The fields of /proc/PID/stat after the name; none for a process that is gone."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    except OSError:
        return []


def resident(pid: int) -> int:
    """Bytes of a process that are in memory."""
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE
    except OSError:
        return 0


def processor_seconds(pid: int) -> float:
    """That a process has used, its threads included."""
    fields = stat_fields(pid)
    return (int(fields[11]) + int(fields[12])) / TICKS if fields else 0.0


def family(pid: int) -> list[int]:
    """A process and all that descend from it."""
    parents: dict[int, int] = {}
    for path in Path("/proc").iterdir():
        if path.name.isdecimal() and (fields := stat_fields(int(path.name))):
            parents[int(path.name)] = int(fields[1])
    found = [pid]
    for one in found:
        found += [child for child, parent in parents.items() if parent == one]
    return found


class Moment(NamedTuple):
    """Seconds: of the clock; of processor time that the machine used, that its host kept, that our processes used."""

    at: float
    busy: float
    stolen: float
    ours: float


class Window(NamedTuple):
    """What happened between two moments, as shares of one core."""

    seconds: float
    others: float
    stolen: float

    def is_quiet(self) -> bool:
        return self.others < MOST_FOR_OTHERS and self.stolen < MOST_STOLEN


def moment(pids: list[int]) -> Moment:
    line = Path("/proc/stat").read_text().splitlines()[0].split()[1:]
    user, nice, system, _, _, irq, soft, stolen = (int(field) / TICKS for field in line[:8])
    ours = sum(processor_seconds(pid) for pid in {member for pid in pids for member in family(pid)})
    return Moment(time.monotonic(), user + nice + system + irq + soft, stolen, ours)


def window(begin: Moment, end: Moment) -> Window:
    seconds = end.at - begin.at
    others = max(0.0, end.busy - begin.busy - (end.ours - begin.ours))
    return Window(seconds, others / seconds, (end.stolen - begin.stolen) / seconds)


def allow_many_files() -> None:
    """For this process and all that it starts: as many open connections as the machine lets it have."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class Budget:
    """Keeps this process to a share of one core: whoever has used more sleeps until it is paid for."""

    def __init__(self, share: float) -> None:
        self.share = share
        self.began = time.monotonic()
        self.used = time.process_time()

    async def pay(self) -> None:
        """Called before every piece of work."""
        due = (time.process_time() - self.used) / self.share - (time.monotonic() - self.began)
        await asyncio.sleep(max(0.0, due))
