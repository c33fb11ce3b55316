"""The attacker: one attack by name, from a process that keeps itself to half a core.

Everything comes from a few address prefixes of its own, as one bad guest's would. With `pieces` it does so many and
ends; without it goes on until it is stopped.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from tests.pressure import children
from tests.pressure.machine import Budget
from tests.pressure.wire import Guest, Hung, Link, connect, neighbour, sit_down

SHARE = 0.5
PREFIX = "127.60.0"
"""Where the attacker sits, unless the attack is about many prefixes."""


class Press:
    """What an attack works with."""

    def __init__(self, port: int, pieces: int) -> None:
        self.port = port
        self.pieces = pieces
        self.budget = Budget(SHARE)
        self.done = 0
        self.counts: Counter[str] = Counter()
        self.held: list[Link] = []
        """Connections that are kept until the end."""

    def begin(self) -> None:
        """What the attack needs is there: whoever measures may begin."""
        print("ready", flush=True)

    async def more(self) -> bool:
        """Whether there is another piece to do; waits until the half core can pay for it."""
        if self.pieces and self.done >= self.pieces:
            return False
        await self.budget.pay()
        self.done += 1
        return True

    def guest(self, number: int = 0, prefix: str = PREFIX) -> Guest:
        return Guest(self.port, neighbour(number, prefix))

    async def connect(self, number: int = 0, prefix: str = PREFIX, receive_buffer: int = 0) -> Link | None:
        """A connection, or none where the server wants no more of them."""
        try:
            return await connect(self.port, neighbour(number, prefix), receive_buffer)
        except (Hung, OSError):
            self.counts["turned away"] += 1
            return None

    async def socket(self, table: str, cookie: str = "", number: int = 0, prefix: str = PREFIX) -> Link | None:
        """A socket that has said hello, or none."""
        try:
            return await sit_down(self.port, table, cookie, neighbour(number, prefix))
        except (Hung, OSError):
            self.counts["turned away"] += 1
            return None

    def hold(self, link: Link, most: int) -> None:
        """Keep a connection open; the oldest goes where there are too many."""
        self.held.append(link)
        if len(self.held) > most:
            self.held.pop(0).writer.transport.abort()

    async def drained(self, link: Link, last: str = "") -> None:
        """Read and drop all that comes, and count what it is; up to a message of a type, or to the end."""
        kind = None
        with suppress(Hung, OSError):
            while kind != last:
                data = await link.hear()
                kind = data[9 : data.index(b'"', 9)].decode()
                self.counts[kind] += 1


Attack = Callable[[Press], Awaitable[None]]


async def attack(given: dict[str, Any], words: children.Words) -> dict[str, Any]:
    """Run one until its pieces are done, and keep what it holds open until the end."""
    from tests.pressure import attacks_http, attacks_huge, attacks_sockets

    known: dict[str, Attack] = {**attacks_sockets.ATTACKS, **attacks_http.ATTACKS, **attacks_huge.ATTACKS}
    press = Press(given["port"], given["pieces"])
    work = asyncio.ensure_future(known[given["name"]](press))
    stopped = asyncio.ensure_future(words.get())
    await asyncio.wait([work, stopped], return_when=asyncio.FIRST_COMPLETED)
    if work.done():
        work.result()
        print("done", flush=True)
        await stopped
    work.cancel()
    return {"pieces": press.done, **press.counts}


def main() -> None:
    children.run(attack)
