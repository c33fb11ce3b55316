"""The store: reads in threads beside the event loop, writes by one thread that commits all queued changes together
(group commit).

`write` returns when the change is on disk. Whoever announces something awaits it first. A write that raises anything
but `Conflict` may or may not have reached the disk: `settle` waits until that is decided, and only then is what is read
the last word.
"""

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from time import monotonic, sleep
from typing import Final, NamedTuple, TypeVar

from sqlalchemy import Connection, text
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from howdah.server.refusals import STORAGE_AWAY, refuse
from howdah.server.store.database import Database, checkpoint
from howdah.server.store.writes import Change, Conflict, apply_all, entries_alone, insert_at_once

T = TypeVar("T")
LARGEST_GROUP: Final = 500
SETTLE_SECONDS: Final = 10.0
"""For a session of ours that the database has lost sight of to end."""
SETTLE_STEP: Final = 0.05
NAME_SESSION: Final = text("SELECT pg_backend_pid() FROM set_config('application_name', :name, false)")
END_SESSIONS: Final = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE pid = ANY(:sessions) AND application_name = :name AND datname = current_database()"
)
OURS: Final = (Conflict, IntegrityError, DataError, ProgrammingError)
"""What says that one statement cannot be: the transaction is certainly undone, and the database well."""


class Waiting(NamedTuple):
    """A change, and who waits for it."""

    change: Change
    done: "asyncio.Future[None]"


class Store:
    """One database, for one event loop."""

    def __init__(self, database: Database, notice: str = "") -> None:
        self.database = database
        self.engine = database.engine
        self.notice = notice
        """This worker's name, where others listen."""
        self.groups = 0
        self.written = 0
        """How many transactions were committed, and how many changes they held."""
        self.busy_since = 0.0
        """When the writer began with what it writes now; 0 while it has nothing to do."""
        self._loop = asyncio.get_running_loop()
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._lasting: Connection | None = None
        self._single: Connection | None = None
        """The writer's own connections, the second for single statements: to borrow one for every group costs as much
        as to write it."""
        self._session = 0
        """PostgreSQL's number for the session of the first of them."""
        self._doubtful: list[int] = []
        """Sessions of PostgreSQL whose last transaction may still be committed."""
        self._readers = ThreadPoolExecutor(2, "howdah-read")
        self._writer = threading.Thread(target=self._write_all, name="howdah-write", daemon=True)
        self._writer.start()

    async def write(self, change: Change) -> None:
        """Put a change on disk. Raises `Conflict` if another writer was first: then nothing was written. Raises
        `Refusal` (`storage-away`) if nobody can tell."""
        done = self._loop.create_future()
        self._queue.put(Waiting(change, done))
        await done

    async def read(self, question: Callable[[Connection], T]) -> T:
        """Ask the database something; it cannot change anything. Raises `Refusal` (`storage-away`)."""
        return await self._loop.run_in_executor(self._readers, self._ask, question, True)

    async def change(self, work: Callable[[Connection], T]) -> T:
        """Change something that belongs to no table, such as a guest's name. Raises `Refusal` (`storage-away`)."""
        return await self._loop.run_in_executor(self._readers, self._ask, work, False)

    async def resolve_doubtful_writes(self) -> None:
        """Wait until every write that has failed has certainly failed, or is certainly there. Raises `Refusal`."""
        if self._doubtful:
            await self._loop.run_in_executor(self._readers, self._settle)

    async def tidy(self) -> None:
        """What a database wants done from time to time; to be called every second or so."""
        if self.engine.dialect.name == "sqlite":
            await self.change(checkpoint)

    def stalled_for(self) -> float:
        """Seconds that the writer has been at the same group."""
        since = self.busy_since
        return monotonic() - since if since else 0.0

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._queue.put(None)
        await self._loop.run_in_executor(None, self._writer.join)
        self._let_go()
        self._readers.shutdown()
        self.database.close()

    # In the threads that read.

    def _ask(self, question: Callable[[Connection], T], reading: bool) -> T:
        options = {"postgresql_readonly": True} if reading and self.engine.dialect.name == "postgresql" else {}
        try:
            with self.engine.connect().execution_options(**options) as connection, connection.begin():
                return question(connection)
        except (DBAPIError, PoolTimeout) as error:
            raise storage_error(error) from error

    def _settle(self) -> None:
        """End the sessions that may still commit something of ours; when they are gone, what is there stays."""
        deadline = monotonic() + SETTLE_SECONDS
        while sessions := list(self._doubtful):
            try:
                with self.engine.connect() as connection, connection.begin():
                    found = connection.execute(END_SESSIONS, {"sessions": sessions, "name": self.session_name()}).all()
            except (DBAPIError, PoolTimeout) as error:
                raise storage_error(error) from error
            if not found:
                self._doubtful = [session for session in self._doubtful if session not in sessions]
            elif monotonic() > deadline:
                raise refuse(STORAGE_AWAY)
            else:
                sleep(SETTLE_STEP)

    def session_name(self) -> str:
        """How the writer's sessions are called in PostgreSQL."""
        return f"howdah write {self.notice}"

    # In the thread that writes.

    def _write_all(self) -> None:
        """The writer's loop: take all queued changes, commit them, resolve their futures."""
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
            self.busy_since = monotonic()
            outcomes = self._commit(group)
            self.busy_since = 0.0
            self._finish(group, outcomes)
            if stop:
                return

    def _commit(self, group: list[Waiting]) -> list[Exception | None]:
        """Commit a group. Where one of it cannot be, each for itself: the transaction was certainly rolled back. After
        any other error the outcome is unknown, and nothing is retried. What became of each."""
        try:
            self._put([waiting.change for waiting in group])
        except OURS as error:
            if len(group) == 1:
                return [error]
            return [self._commit([waiting])[0] for waiting in group]
        except Exception as error:  # whatever it is, those who wait must hear it
            self._doubt()
            away = storage_error(error)
            away.__cause__ = error
            return [away] * len(group)
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
                self._lasting = self._connect()
            with self._lasting.begin():
                apply_all(self._lasting, changes, self.notice)

    def _connect(self) -> Connection:
        connection = self.engine.connect()
        if self.engine.dialect.name == "postgresql":
            self._session = connection.execute(NAME_SESSION, {"name": self.session_name()}).scalar_one()
            connection.commit()
        return connection

    def _doubt(self) -> None:
        """The last transaction may have been committed, or may still be."""
        if self._session:
            self._doubtful.append(self._session)
        self._let_go()

    def _let_go(self) -> None:
        """Close the writer's connections; the next write opens others."""
        for lasting in (self._lasting, self._single):
            if lasting is not None:
                with suppress(SQLAlchemyError):
                    lasting.invalidate()
                    lasting.close()
        self._lasting = self._single = None
        self._session = 0

    def _finish(self, group: list[Waiting], outcomes: list[Exception | None]) -> None:
        def tell() -> None:
            for (_, done), outcome in zip(group, outcomes, strict=True):
                if done.cancelled():
                    continue
                if outcome is None:
                    done.set_result(None)
                else:
                    done.set_exception(outcome)

        with suppress(RuntimeError):  # The loop is closed: nobody waits any more.
            self._loop.call_soon_threadsafe(tell)


def storage_error(error: Exception) -> Exception:
    """A mistake of ours stays one; all else means that the storage is away."""
    return error if isinstance(error, OURS) else refuse(STORAGE_AWAY)
