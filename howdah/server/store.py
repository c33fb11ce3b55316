"""The store: reads in a thread beside the event loop, writes by one thread that commits all that waits together.

`write` returns when the change is on disk. Whoever announces something awaits it first.
"""

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from howdah.server.changes import Change, Conflict, apply_all, entries_alone, insert_at_once
from howdah.server.database import checkpoint

T = TypeVar("T")
LARGEST_GROUP: Final = 500

Waiting = tuple[Change, "asyncio.Future[None]"]


class Store:
    """One database, for one event loop."""

    def __init__(self, engine: Engine, notice: str = "") -> None:
        self.engine = engine
        self.notice = notice
        """This worker's name, where others listen."""
        self.groups = 0
        self.written = 0
        """How many transactions were committed, and how many changes they held."""
        self._loop = asyncio.get_running_loop()
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._lasting: Connection | None = None
        self._single: Connection | None = None
        """The writer's own connections, the second for single statements: to borrow one for every group costs as much
        as to write it."""
        self._readers = ThreadPoolExecutor(2, "howdah-read")
        self._writer = threading.Thread(target=self._write_all, name="howdah-write", daemon=True)
        self._writer.start()

    async def write(self, change: Change) -> None:
        """Put a change on disk. Raises `Conflict` if another writer was first; then nothing was written."""
        done = self._loop.create_future()
        self._queue.put((change, done))
        await done

    async def read(self, question: Callable[[Connection], T]) -> T:
        """Ask the database something."""
        return await self._loop.run_in_executor(self._readers, self._ask, question)

    async def tidy(self) -> None:
        """What a database wants done from time to time; to be called every second or so."""
        if self.engine.dialect.name == "sqlite":
            await self.read(checkpoint)

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._queue.put(None)
        await self._loop.run_in_executor(None, self._writer.join)
        self._let_go()
        self._readers.shutdown()
        self.engine.dispose()

    def _ask(self, question: Callable[[Connection], T]) -> T:
        with self.engine.begin() as connection:
            return question(connection)

    def _write_all(self) -> None:
        """The writer's life: take all that waits, commit it, tell those who wait."""
        while (first := self._queue.get()) is not None:
            group = [first]
            stop = False
            while len(group) < LARGEST_GROUP and not stop:
                try:
                    more = self._queue.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    stop = True
                else:
                    group.append(more)
            self._finish(group, self._commit(group))
            if stop:
                return

    def _commit(self, group: list[Waiting]) -> list[BaseException | None]:
        """Commit a group; where one of it spoils it, each for itself. What became of each."""
        try:
            self._put([change for change, _ in group])
        except Exception as error:  # whatever it is, those who wait must hear it
            if not isinstance(error, Conflict):
                self._let_go()
            if len(group) == 1:
                return [error]
            return [self._commit([waiting])[0] for waiting in group]
        self.groups += 1
        self.written += len(group)
        return [None] * len(group)

    def _put(self, changes: list[Change]) -> None:
        """Put changes on disk in one transaction. What one statement can do is one by itself: to begin and to end it
        would be two more waits for the event loop's thread."""
        rows = entries_alone(changes)
        if rows and self.engine.dialect.name == "sqlite":
            if self._single is None:
                self._single = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            insert_at_once(self._single, rows)
        else:
            if self._lasting is None:
                self._lasting = self.engine.connect()
            with self._lasting.begin():
                apply_all(self._lasting, changes, self.notice)

    def _let_go(self) -> None:
        """Close the writer's connections; the next write opens others."""
        for lasting in (self._lasting, self._single):
            if lasting is not None:
                with suppress(SQLAlchemyError):
                    lasting.invalidate()
                    lasting.close()
        self._lasting = self._single = None

    def _finish(self, group: list[Waiting], outcomes: list[BaseException | None]) -> None:
        def tell() -> None:
            for (_, done), outcome in zip(group, outcomes, strict=True):
                if done.cancelled():
                    continue
                if outcome is None:
                    done.set_result(None)
                else:
                    done.set_exception(outcome)

        self._loop.call_soon_threadsafe(tell)


__all__ = ["Change", "Conflict", "Store"]
