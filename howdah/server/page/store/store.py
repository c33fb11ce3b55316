"""The store of a page: what is asked is answered from memory, what is written is first kept by the browser.

`write` returns when the browser's transaction is complete. One that fails has changed nothing, and memory is as it was.
"""

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import TypeVar

from howdah.server.page.store.rows import Draft, Operation, Rows
from howdah.server.page.store.writes import Change, write
from howdah.server.refusals import STORAGE_AWAY, refuse

T = TypeVar("T")
Keep = Callable[[list[Operation]], Awaitable[None]]
"""Keeps operations for good, all or none, in the order in which it is called. Raises whatever the browser says."""


class Store:
    """Rows, and who keeps them."""

    def __init__(self, rows: Rows, keep: Keep) -> None:
        self.rows = rows
        self.keep = keep
        self.groups = 0
        self.busy_since = 0.0
        self.lock = asyncio.Lock()

    async def write(self, change: Change) -> None:
        """Raises `Conflict`, and `Refusal` (`storage-away`); then nothing was written."""
        await self.change(lambda draft: write(draft, change))

    async def read(self, question: Callable[[Rows], T]) -> T:
        return question(self.rows)

    async def change(self, work: Callable[[Draft], T]) -> T:
        """Change something. Raises `Refusal` (`storage-away`)."""
        async with self.lock:
            draft = Draft(self.rows)
            made = work(draft)
            if draft.operations:
                self.busy_since = monotonic()
                try:
                    await self.keep(draft.operations)
                except Exception as error:  # whatever the browser says, nothing was kept
                    raise refuse(STORAGE_AWAY) from error
                finally:
                    self.busy_since = 0.0
                self.rows.apply(draft.operations)
                self.groups += 1
            return made

    async def resolve_doubtful_writes(self) -> None:
        """Wait until every write that has failed has certainly failed: here it has."""
        async with self.lock:
            return

    def stalled_for(self) -> float:
        """Seconds that the browser has been at the same write."""
        return monotonic() - self.busy_since if self.busy_since else 0.0

    async def close(self) -> None:
        await self.resolve_doubtful_writes()
