"""Work of bots in a page: another worker of the browser does it, one piece after the other."""

import asyncio
import pickle
from collections.abc import Awaitable, Callable, Sequence
from math import inf
from time import monotonic
from typing import Any

from howdah.bots.clock import Clock
from howdah.server.bots.pool import GRACE
from howdah.server.bots.process import WorkFailed
from howdah.server.bots.usage import Accounts

Ask = Callable[[bytes], Awaitable[bytes]]
"""Hands work to the other worker, as `answer` reads it, and gives what that returned."""


class PagePool:
    """`Workers` in the place of `howdah.server.bots.pool.Pool`."""

    def __init__(self, ask: Ask) -> None:
        self.ask = ask
        self.lane = asyncio.Lock()
        self.killed = 0

    async def run(
        self,
        accounts: Accounts,
        work: Callable[..., Any],
        given: Sequence[object],
        limit: float,
        most: float,
        patience: float = inf,
        grace: float = GRACE,
    ) -> Any:
        """What `work(clock, *given)` returns. Raises `WorkFailed`."""
        del accounts, most, patience, grace  # one guest, and a thought ends by its clock
        async with self.lane:
            failed, made = pickle.loads(await self.ask(pickle.dumps((work, list(given), limit))))
        if failed:
            raise WorkFailed(made)
        return made

    async def warm_up(self) -> None:
        return

    async def close(self) -> None:
        return


clock = Clock(monotonic)


def answer(data: bytes) -> bytes:
    """In the other worker: do some work, and say what came of it."""
    work, given, limit = pickle.loads(data)
    clock.until = clock.after(limit)
    try:
        return pickle.dumps((False, work(clock, *given)))
    except Exception as error:  # whatever it is, whoever waits must hear it
        return pickle.dumps((True, f"{type(error).__name__}: {error}"))
