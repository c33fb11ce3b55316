"""Several workers at the same tables, by means of PostgreSQL alone.

Whoever writes notifies the others in the same transaction. A table's bots and clocks belong to the worker that holds
its advisory lock; the lock is the session's, so it passes on when the worker dies. Who is connected is told by
notifications too, and forgotten when a worker has not been heard of for a while.
"""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final, LiteralString, TypeVar

import psycopg
from sqlalchemy import Engine

from howdah.server.ops import logs
from howdah.server.ops.timing import Time
from howdah.server.store import releases
from howdah.server.store.database import REACH, newest_schema
from howdah.server.store.owners import Owners
from howdah.server.store.writes import CHANNEL

CLAIM: Final = """
SELECT id, pg_try_advisory_lock(hashtextextended(id, 1)) FROM
(SELECT id FROM tables WHERE phase = 'playing' AND NOT id = ANY(%s) LIMIT 500) AS free
"""
TAKE: Final = "SELECT id, pg_try_advisory_lock(hashtextextended(id, 1)) FROM (SELECT %s::text AS id) AS wanted"
NOTIFY: Final = "SELECT pg_notify(%s, %s)"
RELEASE: Final = "SELECT pg_advisory_unlock(hashtextextended(%s, 1))"
STAY: Final = "SELECT pg_advisory_lock_shared(%s)"
MARK: Final = "SELECT value FROM facts WHERE name = %s"
END_SILENT: Final = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE application_name = ANY(%s) AND datname = current_database() AND pid <> pg_backend_pid()
"""
SILENT_SECONDS: Final = 15.0
"""A worker that nobody has heard of for so long is stopped or cut off: its tables are for others."""
BEAT_SECONDS: Final = 5.0
LISTEN_SECONDS: Final = 1.0

Person = TypeVar("Person")
Hear = Callable[[str], None]
"""Called with a table that another worker has changed; empty for all tables, when something may have been missed."""


class SharedOwners(Owners):
    """This worker's advisory locks, and its LISTEN connection."""

    def __init__(self, engine: Engine, worker: str, time: Time) -> None:
        self.address = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.worker = worker
        self.time = time
        self.owned: set[str] = set()
        self.here: dict[str, set[str]] = {}
        """By table: the guests who are connected here. A table without any has no entry, as below."""
        self.there: dict[str, set[tuple[str, str]]] = {}
        """By table: (worker, guest) of those who are connected elsewhere."""
        self.heard: dict[str, float] = {}
        """By worker: when it was heard of last."""
        self.beaten = 0.0
        self.hear: Hear = lambda _table: None
        self.mark = releases.mark_of(newest_schema())
        self.superseded: Callable[[], None] = lambda: None
        """Called when another release has opened the database while this worker was cut off: it has to stop."""
        self.presence: Hear = lambda _table: None
        """Called with a table at which somebody came or went elsewhere."""
        self._loop = asyncio.get_running_loop()
        self._thread = ThreadPoolExecutor(1, "howdah-locks")
        self._locks: psycopg.Connection | None = None
        self._stop = threading.Event()
        self._ear = threading.Thread(target=self._listen, name="howdah-listen", daemon=True)
        self._ear.start()

    # Owning.

    def owns(self, table: str) -> bool:
        return table in self.owned

    async def claim(self) -> list[str]:
        now = self.time.steady()
        if now - self.beaten > BEAT_SECONDS:
            self.beaten = now
            await self._do(self._notify, f"beat {self.worker}")
            gone = self._forget_silent(now)
            if gone:
                await self._do(self._end, *gone)
        return await self._do(self._claim)

    async def acquire(self, table: str) -> None:
        if table not in self.owned:
            await self._do(self._take_lock, table)

    def release(self, table: str) -> None:
        if table in self.owned:
            self.owned.discard(table)
            self._thread.submit(self._unlock, table)

    async def close(self) -> None:
        self._stop.set()
        await self._loop.run_in_executor(None, self._ear.join)
        await self._do(self._close)
        self._thread.shutdown()

    async def _do(self, work: Callable[..., list[str]], *given: str) -> list[str]:
        return await self._loop.run_in_executor(self._thread, work, *given)

    def _session(self) -> psycopg.Connection:
        if self._locks is None or self._locks.closed:
            # A lost session has lost its locks: others may have them by now.
            self.owned.clear()
            name = lock_session(self.worker)
            self._locks = psycopg.connect(self.address, autocommit=True, application_name=name, **REACH)  # type: ignore[arg-type]
            # The one before may live on where the network lost it, and hold its locks for hours.
            self._locks.execute(END_SILENT, [[name]])
            self._locks.execute(STAY, [releases.RELEASE_LOCK])
            found = self._locks.execute(MARK, [releases.NAME]).fetchone()
            if found is None or found[0] != self.mark:
                self._loop.call_soon_threadsafe(self.superseded)
        return self._locks

    def _claim(self) -> list[str]:
        return self._lock(CLAIM, list(self.owned))

    def _take_lock(self, table: str) -> list[str]:
        return self._lock(TAKE, table)

    def _lock(self, query: LiteralString, given: list[str] | str) -> list[str]:
        """The tables whose locks the query got."""
        try:
            found = self._session().execute(query, [given]).fetchall()
        except psycopg.Error:
            self.owned.clear()
            self._locks = None
            return []
        mine = [str(table) for table, locked in found if locked]
        self.owned.update(mine)
        return mine

    def _unlock(self, table: str) -> None:
        with suppress(psycopg.Error):
            self._session().execute(RELEASE, [table])

    def _notify(self, text: str) -> list[str]:
        """Tell the others; where that fails they hear it from the next beat, or ask again."""
        with suppress(psycopg.Error):
            self._session().execute(NOTIFY, [CHANNEL, text])
        return []

    def _end(self, *workers: str) -> list[str]:
        """Take the locks from workers that are stopped or cut off, while their sessions live on."""
        with suppress(psycopg.Error):
            self._session().execute(END_SILENT, [[lock_session(worker) for worker in workers]])
        return []

    def _close(self) -> list[str]:
        if self._locks is not None:
            self._locks.close()
        return []

    # Hearing.

    def _listen(self) -> None:
        while not self._stop.is_set():
            try:
                with psycopg.connect(self.address, autocommit=True, **REACH) as connection:  # type: ignore[arg-type]
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._loop.call_soon_threadsafe(self.hear, "")
                    while not self._stop.is_set():
                        for notice in connection.notifies(timeout=LISTEN_SECONDS):
                            self._loop.call_soon_threadsafe(self._take, notice.payload)
            except psycopg.Error:
                logs.note("listening-again")
                self._stop.wait(LISTEN_SECONDS)

    def _take(self, payload: str) -> None:
        """`WORKER TABLE`, `beat WORKER`, `came WORKER TABLE GUEST`, `went ...`, `who WORKER TABLE`."""
        words = payload.split()
        if len(words) == 2 and words[0] != "beat":
            if words[0] != self.worker:
                self.hear(words[1])
            return
        if len(words) < 2 or words[1] == self.worker:
            return
        self.heard[words[1]] = self.time.steady()
        match words:
            case ["came", worker, table, guest]:
                self.there.setdefault(table, set()).add((worker, guest))
                self.presence(table)
            case ["went", worker, table, guest]:
                take_out(self.there, table, (worker, guest))
                self.presence(table)
            case ["who", _, table]:
                for guest in self.here.get(table, ()):
                    self._tell(f"came {self.worker} {table} {guest}")
            case _:
                return

    def _tell(self, text: str) -> None:
        self._thread.submit(self._notify, text)

    # Who is there.

    def want(self, table: str) -> None:
        self._tell(f"who {self.worker} {table}")

    def elsewhere(self, table: str) -> set[str]:
        return {guest for _, guest in self.there.get(table, ())}

    def came(self, table: str, guest: str) -> None:
        self.here.setdefault(table, set()).add(guest)
        self._tell(f"came {self.worker} {table} {guest}")

    def went(self, table: str, guest: str) -> None:
        take_out(self.here, table, guest)
        self._tell(f"went {self.worker} {table} {guest}")

    def _forget_silent(self, now: float) -> set[str]:
        """Drop the workers without a recent heartbeat; nobody is here by way of them."""
        gone = {worker for worker, then in self.heard.items() if now - then > SILENT_SECONDS}
        for worker in gone:
            del self.heard[worker]
        for table, people in list(self.there.items()):
            left = [person for person in people if person[0] in gone]
            for person in left:
                take_out(self.there, table, person)
            if left:
                self.presence(table)
        return gone


def take_out(people: dict[str, set[Person]], table: str, person: Person) -> None:
    """Somebody has left a table; the last one takes its entry along."""
    there = people.get(table)
    if there is not None:
        there.discard(person)
        if not there:
            del people[table]


def lock_session(worker: str) -> str:
    """How a worker's session of locks is called in PostgreSQL."""
    return f"howdah locks {worker}"
