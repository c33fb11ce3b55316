"""Loads that must leave nothing behind: sockets that come and go, tables that come into memory and leave it, actions.

Every client comes from an address prefix of its own, so that the server runs with its usual limits.
"""

import asyncio
import itertools
import json
import random
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import NamedTuple

from tests.pressure.machine import MB
from tests.pressure.report import progress
from tests.pressure.server import Server
from tests.pressure.wire import PATIENCE, Guest, Link, address, frame, in_parallel, sit_down

WIDTH = 16
"""Clients at a time."""
TABLES = 40
"""At which sockets come and go."""
SEATS, CARDS = 4, 15
ACTIONS_OF_A_GAME = SEATS * CARDS
POLL_SECONDS = 0.2
PREFIXES = 2_000
"""At most so many; the first part of a load has seen them all, so that what is kept of each is there by then."""
Load = Callable[[Server, int], Awaitable[None]]
"""Puts so many on a server."""


def prefixes(count: int) -> Iterator[str]:
    """Addresses, one of each prefix, over and over."""
    return itertools.cycle([address(number) for number in range(min(PREFIXES, count))])


class Series(NamedTuple):
    """Resident bytes of the server: before the first, and after each equal part of a load."""

    name: str
    total: int
    resident: list[int]
    seconds: float

    def text(self) -> str:
        steps = " ".join(f"{size / MB:.1f}" for size in self.resident)
        return f"{self.name}: {self.total} in {self.seconds:.0f} s, MB before and after each part: {steps}"

    def growth(self) -> float:
        """The most after the first part, as a share of what there was then."""
        return max(self.resident[1:]) / self.resident[1] - 1

    def left_by_each(self) -> float:
        """Bytes that each of them left behind after the first part."""
        parts = len(self.resident) - 1
        return (self.resident[-1] - self.resident[1]) / (self.total * (parts - 1) / parts)


async def until_gone(server: Server, gauge: str) -> None:
    """Wait until a gauge of /metrics is at zero."""
    async with asyncio.timeout(PATIENCE):
        while await asyncio.to_thread(server.metric, gauge) > 0:
            await asyncio.sleep(POLL_SECONDS)


async def measure(server: Server, name: str, count: int, parts: int, load: Load) -> Series:
    """Put a load on the server in equal parts."""
    began = time.monotonic()
    part = count // parts
    resident = [server.memory()]
    for number in range(1, parts + 1):
        await load(server, part)
        resident.append(server.memory())
        progress(f"  {name}, {number * part}: {resident[-1] / MB:.1f} MB, {time.monotonic() - began:.0f} s")
    return Series(name, part * parts, resident, time.monotonic() - began)


class Sockets:
    """Sockets that say hello, get the table and its current update, and go; every second one is somebody new."""

    def __init__(self, part: int) -> None:
        self.sources = prefixes(part)
        self.numbers = itertools.count()
        self.hosts: list[tuple[str, str]] = []

    async def __call__(self, server: Server, count: int) -> None:
        if not self.hosts:
            await in_parallel(lambda number: self.host(server, number), range(TABLES), WIDTH)
        await in_parallel(lambda _: self.visit(server, next(self.numbers)), range(count), WIDTH)
        await until_gone(server, "howdah_sockets")

    async def host(self, server: Server, number: int) -> None:
        guest = Guest(server.port, address(number, within=200))
        table = await guest.table("raj", "me", "screen", start=True)
        self.hosts.append((table, guest.cookie))
        guest.leave()

    async def visit(self, server: Server, number: int) -> None:
        table, cookie = self.hosts[number % TABLES]
        link = await sit_down(server.port, table, cookie if number % 2 else "", next(self.sources))
        await link.hear_kind("update")
        link.close()
        await link.closed()


class Tables:
    """Tables that are made, played at and left, and as many that are only visited again: each comes into memory and
    leaves it when it was idle."""

    def __init__(self, part: int) -> None:
        self.sources = prefixes(part // 2)
        self.made: list[tuple[str, str]] = []

    async def __call__(self, server: Server, count: int) -> None:
        before = len(self.made)
        await in_parallel(lambda _: self.open(server), range(count - count // 2), WIDTH)
        await until_gone(server, "howdah_tables")
        again = random.Random(before).sample(self.made, count // 2)
        await in_parallel(lambda place: self.visit(server, *again[place]), range(len(again)), WIDTH)
        await until_gone(server, "howdah_tables")

    async def open(self, server: Server) -> None:
        guest = Guest(server.port, next(self.sources))
        table = await guest.table("raj", "me", "screen", start=True)
        self.made.append((table, guest.cookie))
        await self.visit(server, table, guest.cookie)
        guest.leave()

    async def visit(self, server: Server, table: str, cookie: str) -> None:
        link = await sit_down(server.port, table, cookie, next(self.sources))
        update = await link.hear_kind("update")
        seat, decision, legal = update["seat"], update["decision"], update["legal"]
        if legal:
            link.say(type="act", id=1, seat=seat, decision=decision, actions=[random.choice(legal)])
            await link.hear_kind("done")
        link.close()
        await link.closed()


class Actions:
    """Whole games of Raj, all seats at one screen: sixty bids go out at once, each is written and told."""

    def __init__(self, part: int) -> None:
        self.sources = prefixes(part // ACTIONS_OF_A_GAME)
        self.luck = random.Random(1)

    async def __call__(self, server: Server, count: int) -> None:
        games = -(-count // ACTIONS_OF_A_GAME)
        await in_parallel(lambda _: self.play(server), range(games), WIDTH)
        await until_gone(server, "howdah_tables")

    async def play(self, server: Server) -> None:
        guest = Guest(server.port, next(self.sources))
        table = await guest.table("raj", "me", *["screen"] * (SEATS - 1), start=True)
        link = await guest.sit_down(table)
        link.write(b"".join(frame(json.dumps(act).encode()) for act in bids(self.luck)))
        await self.all_done(link)
        link.close()
        await link.closed()
        guest.leave()

    async def all_done(self, link: Link) -> None:
        done = 0
        while done < ACTIONS_OF_A_GAME:
            data = await link.hear()
            done += data.startswith(b'{"type":"done"')
            assert not data.startswith((b'{"type":"refused"', b'{"type":"bye"')), data


def bids(luck: random.Random) -> list[dict[str, object]]:
    """All bids of a game, in turn."""
    hands = [luck.sample(range(1, CARDS + 1), CARDS) for _ in range(SEATS)]
    return [
        {"type": "act", "id": turn, "seat": seat + 1, "decision": turn, "actions": [f"bid {hands[seat][turn]}"]}
        for turn in range(CARDS)
        for seat in range(SEATS)
    ]
