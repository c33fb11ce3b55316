"""The hall: every table that is in memory, who else may drive it, and what all of them share."""

import asyncio
import random
from collections.abc import Callable, Coroutine
from typing import Any, Final

from howdah.bots.specs import DEFAULT_LEVEL
from howdah.engine.dealers import Dealer, SystemDealer
from howdah.engine.errors import HowdahError
from howdah.server import logs, questions
from howdah.server.bots import Bots
from howdah.server.changes import Change, Save
from howdah.server.connection import Connection
from howdah.server.documents import TableDoc, encode_doc
from howdah.server.identity import Keys
from howdah.server.limits import Buckets
from howdah.server.metrics import Metrics
from howdah.server.owners import Owners
from howdah.server.room import Room
from howdah.server.seating import refuse
from howdah.server.settings import Settings
from howdah.server.store import Store
from howdah.server.timing import Time
from howdah.server.trials import Trials
from howdah.server.written import Written

IDLE_SECONDS: Final = 300.0
"""A room that nobody looks at and nothing drives leaves memory after this."""
TOUCH_SECONDS: Final = 60.0


class Hall:
    """All tables of one process."""

    def __init__(
        self, settings: Settings, store: Store, keys: Keys, owners: Owners, time: Time, luck: random.Random
    ) -> None:
        self.settings = settings
        self.store = store
        self.keys = keys
        self.owners = owners
        self.time = time
        self.luck = luck
        """For delays and bots' seeds; fate has the operating system's."""
        self.dealer: Callable[[], Dealer] = SystemDealer
        """Who answers for fate at a table; a test may hand in another."""
        self.bots = Bots(settings.bot_processes, settings.bot_seconds, settings.plugins)
        self.aside = Bots(1, settings.bot_seconds, settings.plugins, aside=True)
        """For work that may wait (hints, replays, trials of tracks): it never takes a process from a bot that plays."""
        self.metrics = Metrics()
        self.creations = Buckets(settings.limits.table_burst, settings.limits.table_rate)
        self.hints = Buckets(settings.limits.hint_burst, settings.limits.hint_rate)
        self.trial_limits = Buckets(settings.limits.trial_burst, settings.limits.trial_rate)
        self.trials = Trials(self)
        self.usual_level = DEFAULT_LEVEL
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.touched = time.now()
        self.metrics.gauge("howdah_tables", "Tables in memory", lambda: len(self.rooms))
        self.metrics.gauge("howdah_sockets", "Open sockets", lambda: len(self.connections()))
        self.metrics.gauge("howdah_bots_failed", "Decisions that a bot failed to make", lambda: self.bots.failures)
        self.metrics.gauge("howdah_bots_late", "Decisions that a bot did not make in time", lambda: self.bots.late)
        self.metrics.gauge("howdah_commits", "Transactions that were committed", lambda: store.groups)

    # Tables.

    async def room(self, table: str) -> Room:
        """The room of a table; read from the store if need be."""
        if table in self.rooms:
            return self.rooms[table]
        if table not in self.loading:
            task = asyncio.create_task(self.load(table))
            self.loading[table] = task
            task.add_done_callback(lambda _: self.loading.pop(table, None))
        return await asyncio.shield(self.loading[table])

    async def load(self, table: str) -> Room:
        stored = await self.store.read(lambda connection: questions.load(connection, table))
        if stored is None:
            raise refuse("no-such-table")
        try:
            room = Room(self, stored)
        except HowdahError as error:
            logs.note_error("table-unreadable", error, table=table)
            raise refuse("unreadable") from None
        self.rooms[table] = room
        if not self.bots.warm and any(seat.is_bot() for seat in room.doc.seats):
            self.spawn(self.bots.warm_up())
        self.owners.want(table)
        room.driver.look()
        return room

    async def create(self, doc: TableDoc) -> Room:
        """A new table."""
        guests = dict.fromkeys([doc.host, *(holder for seat in doc.seats for holder in seat.holders)])
        row = {"id": doc.id, "phase": doc.phase, "listed": doc.listed, "touched": int(self.time.now())}
        save = Save({**row, "doc": encode_doc(doc).decode()}, 1, list(guests))
        await self.store.write(Change(doc.id, save=save))
        return await self.room(doc.id)

    def forget(self, room: Written) -> None:
        """Let a room leave memory."""
        room.driver.rest()
        for connection in room.connections:
            connection.close("closed")
        self.rooms.pop(room.id, None)
        self.owners.release(room.id)

    def owns(self, table: str) -> bool:
        return self.owners.owns(table)

    def hear(self, table: str) -> None:
        """Another worker has changed a table; without a name, any of them may have been."""
        for room in [self.rooms[table]] if table in self.rooms else [] if table else list(self.rooms.values()):
            self.spawn(room.catch_up())

    def hear_of_people(self, table: str) -> None:
        """Somebody came or went by way of another worker."""
        if table in self.rooms:
            self.rooms[table].tell_presence(None)

    # People.

    def connections(self) -> list[Connection]:
        return [connection for room in self.rooms.values() for connection in room.connections]

    async def guest_name(self, guest: str) -> str:
        return await self.store.read(lambda connection: questions.guest_name(connection, guest)) or "Guest"

    def may_create(self, address: str) -> bool:
        """Whether this address may set another table now."""
        return self.creations.take(address, self.time.now())

    def elsewhere(self, table: str) -> set[str]:
        """Guests who are at this table by way of another worker."""
        return self.owners.elsewhere(table)

    # Chance of the server's own.

    def draw_delay(self, window: bool) -> float:
        """How long a bot waits; drawn without looking at anything."""
        return self.luck.uniform(*(self.settings.window_delay if window else self.settings.bot_delay))

    def draw_seed(self) -> int:
        return self.luck.getrandbits(64)

    # Work that nobody waits for.

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.complain("task-failed", error)

    def complain(self, event: str, error: BaseException, **facts: object) -> None:
        self.metrics.failed.inc()
        logs.note_error(event, error, **facts)

    async def sweep(self) -> None:
        """Drive tables that need it and have no owner, and let idle rooms go."""
        now = self.time.now()
        for table in await self.owners.claim():
            if table in self.rooms:
                self.rooms[table].driver.look()
            else:
                try:
                    await self.room(table)
                except HowdahError:
                    continue
        for room in list(self.rooms.values()):
            if room.connections or not room.driver.is_idle():
                room.touched = now
            elif now - room.touched > IDLE_SECONDS and not room.lock.locked():
                self.forget(room)
        if now - self.touched > TOUCH_SECONDS:
            self.touched = now
            used = [room.id for room in self.rooms.values() if room.connections]
            if used:
                await self.store.read(lambda connection: questions.touch(connection, used, int(now)))

    async def is_well(self) -> bool:
        """Whether the database answers."""
        try:
            async with asyncio.timeout(5):
                await self.store.read(questions.secret)
        except Exception as error:  # whatever it is, we are not well
            self.complain("database-failed", error)
            return False
        return True

    async def close(self) -> None:
        """Stop driving. Whoever is connected was told already (`Wire.shutdown`)."""
        for room in list(self.rooms.values()):
            room.driver.rest()
        for task in list(self.tasks):
            task.cancel()
        self.bots.close()
        self.aside.close()
        await self.owners.close()
