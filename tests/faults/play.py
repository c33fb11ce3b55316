"""A run: tables are played, faults strike, all must play on; at the end the server is killed once more, and what it
then says is compared with all that anybody was told."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from tests.faults.checker import Fault, Finding, check
from tests.faults.figures import Figures
from tests.faults.process import Server
from tests.faults.reading import read_table
from tests.faults.tables import QUICK, Circle, Shape, Table
from tests.server.harness import PATIENCE

FURTHER = 2
"""So many more acknowledged actions make a table one that plays on."""
READERS = 4
"""Tables that are read at the same time, so that each is answered in time."""
MOST_TABLES = 40
"""Of one round: then its tables are checked, and others are set up."""


Strike = Callable[[float], Awaitable[None]]
"""A fault: something goes wrong for about so many seconds, and is mended when it returns."""


@dataclass(frozen=True)
class Kind:
    """A kind of fault, with the shortest and the longest time that it lasts."""

    name: str
    strike: Strike
    shortest: float = 0.0
    longest: float = 0.0

    def seconds(self, luck: random.Random) -> float:
        """Short ones as often as long ones, by orders of magnitude."""
        if not self.longest:
            return 0.0
        return float(self.shortest * (self.longest / self.shortest) ** luck.random())


@dataclass(frozen=True)
class Scale:
    """How much of it."""

    times: int
    seed: int
    longest: float = 1.0
    """Seconds that a fault lasts at most."""
    shapes: Sequence[Shape] = tuple(QUICK)
    between: float = 1.0
    """Seconds at most from when all have played on until the next fault."""


class Run:
    """One run of faults on one server, or on several that share a database."""

    def __init__(self, name: str, servers: Sequence[Server], scale: Scale) -> None:
        self.figures = Figures(name)
        self.servers = servers
        self.scale = scale
        self.luck = random.Random(scale.seed)
        self.circles = [
            Circle(shape, self.bases, random.Random(self.luck.random()), number)
            for number, shape in enumerate(scale.shapes)
        ]

    def bases(self) -> list[str]:
        return [server.base for server in self.servers]

    async def endure(self, *kinds: Kind) -> None:
        """Play while faults strike, each kind in turn, and find nothing wrong."""
        await self.suffer_all(kinds)
        self.figures.tell()
        if self.figures.findings:
            for server in self.servers:
                self.report("\n".join([f"{server.base} complained last:", *server.complaints]))
        assert not self.figures.findings, self.figures.text()
        assert self.figures.acknowledged > FURTHER * len(self.circles) * self.scale.times, "too little was played"

    async def suffer_all(self, kinds: Sequence[Kind]) -> None:
        """In as many rounds as it takes, or until something is wrong."""
        began = time.monotonic()
        left = [kinds[number % len(kinds)] for number in range(self.scale.times)]
        while left and not self.figures.findings:
            await self.play_round(left)
        self.figures.seconds = time.monotonic() - began

    async def play_round(self, left: list[Kind]) -> None:
        """Play until all faults have struck, or so many tables have been played that it is time to look at them."""
        stop = asyncio.Event()
        playing = [asyncio.create_task(circle.play(stop)) for circle in self.circles]
        try:
            going = await self.plays_on()
            while left and going and sum(len(circle.tables) for circle in self.circles) < MOST_TABLES:
                await asyncio.sleep(self.luck.random() * self.scale.between)
                await self.suffer(left.pop(0))
                going = await self.plays_on()
        finally:
            stop.set()
            await finish(playing)
        for server in self.servers:
            server.kill()
        for server in self.servers:
            await server.start()
        await self.look_at()
        for circle in self.circles:
            circle.tables.clear()

    async def suffer(self, kind: Kind) -> None:
        seconds = kind.seconds(self.luck)
        began = time.monotonic()
        await kind.strike(seconds)
        self.figures.faults[kind.name] += 1
        self.figures.away += time.monotonic() - began
        count = self.figures.faults.total()
        self.report(f"fault {count}, {kind.name} for {time.monotonic() - began:.1f} s")

    async def plays_on(self) -> bool:
        """Wait until every circle has acted further, at the same table or at the next; False if one does not."""
        began = time.monotonic()
        before = [acknowledged(circle) for circle in self.circles]

        def still() -> list[Circle]:
            return [
                circle
                for circle, count in zip(self.circles, before, strict=True)
                if acknowledged(circle) < count + FURTHER
            ]

        while still():
            if time.monotonic() > began + PATIENCE:
                self.figures.findings += [
                    Finding(Fault.STUCK, where(circle), f"{PATIENCE} s after {self.figures.faults.total()} faults")
                    for circle in still()
                ]
                return False
            await asyncio.sleep(0.02)
        self.figures.recovery.append(time.monotonic() - began)
        return True

    async def look_at(self) -> None:
        """Check all tables of this round."""
        figures = self.figures
        began = time.monotonic()
        tables = [table for circle in self.circles for table in circle.tables]
        reading = asyncio.Semaphore(READERS)
        stored = await asyncio.gather(*(read_table(table, reading) for table in tables))
        for table, found in zip(tables, stored, strict=True):
            journal = table.journal
            figures.findings += check(journal, found)
            figures.tables += 1
            figures.sent += len(journal.sent)
            figures.acknowledged += journal.acknowledged()
            figures.refused.update(sent.answer for sent in journal.sent if sent.is_refused)
            figures.unanswered += sum(not sent.answer for sent in journal.sent)
            figures.updates += sum(len(session.told) for session in journal.sessions)
            figures.said += sum(words.answer == "done" for words in journal.words)
        self.report(f"{len(tables)} tables read and checked in {time.monotonic() - began:.1f} s")

    def report(self, what: str) -> None:
        print(f"{self.figures.name}: {what}", flush=True)


def acknowledged(circle: Circle) -> int:
    return sum(table.journal.acknowledged() for table in circle.tables)


def where(circle: Circle) -> str:
    tables: list[Table] = circle.tables
    return f"{circle.shape.game} {tables[-1].journal.table}" if tables else f"{circle.shape.game}, no table"


async def finish(playing: list["asyncio.Task[None]"]) -> None:
    """Let everybody stop; whoever cannot is sent home."""
    _, stuck = await asyncio.wait(playing, timeout=PATIENCE)
    for task in stuck:
        task.cancel()
    ended = await asyncio.gather(*playing, return_exceptions=True)
    for error in ended:
        if isinstance(error, Exception):
            raise error
