"""A worker: one process of the server, with every table that is in its memory and what all of them share."""

import asyncio
import math
import random
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from howdah.bots.specs import DEFAULT_LEVEL
from howdah.engine.dealers import Dealer, SystemDealer
from howdah.engine.errors import HowdahError, Refusal
from howdah.server.after.reviews import Reviews, Times
from howdah.server.bots.answering import Bots
from howdah.server.ops import logs
from howdah.server.ops.bans import Bans
from howdah.server.ops.limits import Buckets
from howdah.server.ops.metrics import Metrics
from howdah.server.ops.timing import Time
from howdah.server.ops.visits import Visits
from howdah.server.refusals import refuse
from howdah.server.settings import Settings
from howdah.server.sockets.registry import MOST_STEP, Registry
from howdah.server.store import reads, upkeep
from howdah.server.store.owners import Owners
from howdah.server.store.store import Store
from howdah.server.store.writes import Change
from howdah.server.tables import changes, news
from howdah.server.tables.documents import TableDoc
from howdah.server.tables.identity import Keys
from howdah.server.tables.log import RETRY_SECONDS, save_of
from howdah.server.tables.names import UNNAMED
from howdah.server.tables.table import Table
from howdah.server.tracks.trials import Trials

if TYPE_CHECKING:
    from howdah.server.notices.sender import NoticeSender

TOUCH_SECONDS: Final = 60.0
STALLED_SECONDS: Final = 2.0
"""A write that takes longer is told to those who wait for it."""


class Worker:
    """All tables of one process."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        keys: Keys,
        owners: Owners,
        registry: Registry,
        time: Time,
        luck: random.Random,
    ) -> None:
        self.settings = settings
        self.store = store
        self.keys = keys
        self.owners = owners
        self.registry = registry
        self.time = time
        self.luck = luck
        """For delays and bots' seeds; dealers use the operating system's."""
        self.dealer: Callable[[], Dealer] = SystemDealer
        """The dealer of a table; a test may hand in another."""
        self.bots = Bots(settings.bot_processes, settings.bot_seconds, settings.plugins)
        self.reviews = Reviews(self, Times())
        self.background = Bots(1, settings.bot_seconds, settings.plugins, settings.background_niceness)
        """For work that may wait (hints, replays, reviews, trials of tracks): bots that play lose nothing to it."""
        limits = settings.limits
        self.messages = Buckets(limits.message_burst, limits.message_rate)
        self.network_messages = Buckets(limits.network_message_burst, limits.network_message_rate)
        self.chats = Buckets(limits.chat_burst, limits.chat_rate)
        self.hints = Buckets(limits.hint_burst, limits.hint_rate)
        self.creations = Buckets(limits.table_burst, limits.table_rate)
        self.network_creations = Buckets(limits.network_table_burst, limits.network_table_rate)
        self.trial_limits = Buckets(limits.trial_burst, limits.trial_rate)
        self.trials = Trials(self)
        self.notice_sender: NoticeSender | None = None
        """Who sends notices; there once the database has told its key."""
        self.contact_attempts = Buckets(limits.contact_burst, limits.contact_rate)
        self.bans = Bans()
        self.visits = Visits(time)
        self.usual_level = DEFAULT_LEVEL
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.lost: dict[str, Table] = {}
        """Tables that are closed until the storage is back."""
        self.recovering = False
        self.warming: asyncio.Task[None] | None = None
        """The start of the bots' processes: to be cut off in the middle, it would leave one behind."""
        self.touched = time.steady()
        self.metrics = Metrics()
        self.metrics.gauge("howdah_tables", "Tables in memory", lambda: len(self.tables))
        self.metrics.gauge("howdah_sockets", "Open sockets", self.sockets)
        self.metrics.gauge("howdah_connections", "Open connections of all kinds", lambda: len(registry.connections))
        self.metrics.gauge("howdah_connections_refused", "Connections beyond a limit", lambda: registry.refused)
        self.metrics.gauge("howdah_connections_silent", "Connections closed for silence", lambda: registry.silent)
        self.metrics.gauge("howdah_bots_failed", "Decisions that a bot failed to make", lambda: self.bots.failures)
        self.metrics.gauge("howdah_bots_late", "Decisions that a bot did not make in time", lambda: self.bots.late)
        self.metrics.gauge("howdah_bots_killed", "Bots that were killed", lambda: self.bots.pool.killed)
        self.metrics.gauge("howdah_commits", "Transactions that were committed", lambda: store.groups)
        self.metrics.gauge("howdah_tables_closed", "Tables that wait for the storage", lambda: len(self.lost))

    # Tables.

    async def table(self, table: str) -> Table:
        """A table; read from the store if need be. It stays in memory for a while. Raises `Refusal`."""
        if table in self.tables:
            self.tables[table].touched = self.registry.awake
            return self.tables[table]
        if table not in self.loading:
            task = asyncio.create_task(self.load(table))
            self.loading[table] = task
            task.add_done_callback(lambda _: self.loading.pop(table, None))
        return await asyncio.shield(self.loading[table])

    async def load(self, table: str) -> Table:
        stored = await self.store.read(lambda connection: reads.load(connection, table))
        if stored is None:
            raise refuse("no-such-table")
        try:
            made = Table(self, stored)
        except HowdahError as error:
            logs.note_error("table-unreadable", error, table=table)
            raise refuse("unreadable") from None
        self.tables[table] = made
        if not self.bots.warm and any(seat.is_bot() for seat in made.doc.seats):
            self.warming = asyncio.create_task(self.bots.warm_up())
            self.warming.add_done_callback(self.finished)
        self.owners.want(table)
        made.driver.advance()
        return made

    async def create(self, doc: TableDoc) -> Table:
        """A new table."""
        await self.store.write(Change(doc.id, save=save_of(doc, 1, int(self.time.wall()))))
        return await self.table(doc.id)

    def forget(self, table: Table) -> None:
        """Unload a table from memory."""
        table.empty()
        self.tables.pop(table.id, None)
        self.lost.pop(table.id, None)
        self.owners.release(table.id)

    def owns(self, table: str) -> bool:
        return self.owners.owns(table)

    def hear(self, table: str) -> None:
        """Another worker has changed a table; without a name, any of them may have been."""
        for one in [self.tables[table]] if table in self.tables else [] if table else list(self.tables.values()):
            self.spawn(self.catch_up(one))

    async def catch_up(self, table: Table) -> None:
        with suppress(Refusal):
            await news.catch_up(table)

    async def pass_host(self, table: Table) -> None:
        with suppress(Refusal):
            await changes.pass_host(table)

    def hear_of_people(self, table: str) -> None:
        """Somebody came or went by way of another worker."""
        if table in self.tables:
            self.tables[table].audience.tell_presence()

    def wake_notice_sender(self) -> None:
        """Something has come into the outbox."""
        if self.notice_sender is not None:
            self.notice_sender.woken.set()

    # The storage.

    def storage_lost(self, table: Table) -> None:
        """A table is closed until it has been read again."""
        self.lost[table.id] = table
        if not self.recovering:
            self.recovering = True
            self.spawn(self.recover())

    async def recover(self) -> None:
        """Try again until every closed table is open."""
        logs.note("storage-away", count=len(self.lost))
        try:
            while self.lost:
                await asyncio.sleep(RETRY_SECONDS)
                with suppress(Refusal):
                    await self.store.read(reads.answers_at_all)
                    for table in list(self.lost.values()):
                        await table.reopen()
                        self.lost.pop(table.id, None)
        finally:
            self.recovering = False
        logs.note("storage-back")

    # People.

    def sockets(self) -> int:
        return sum(len(table.audience.connections) for table in self.tables.values())

    async def guest_name(self, guest: str) -> str:
        return await self.store.read(lambda connection: reads.guest_name(connection, guest)) or UNNAMED

    async def note_visits(self) -> None:
        """Write down who was here. Raises `Refusal`; then it is tried again."""
        guests, now = self.visits.drain(), int(self.time.wall())
        try:
            if guests:
                await self.store.change(lambda connection: upkeep.note_guests(connection, guests, now))
        except BaseException:
            self.visits.put_back(guests)
            raise

    def elsewhere(self, table: str) -> set[str]:
        """Guests who are at this table by way of another worker."""
        return self.owners.elsewhere(table)

    # Chance of the server's own.

    def draw_share(self, least: float, most: float) -> float:
        """How long a bot waits, as a random share of its turn; independent of its cards."""
        return self.luck.uniform(least, most)

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
        """Drive tables that need it and have no owner, and unload idle tables. To be called every second."""
        now = self.time.steady()
        if self.store.stalled_for() > STALLED_SECONDS:
            for table in self.tables.values():
                table.note_stalled()
        for claimed in await self.owners.claim():
            if claimed in self.tables:
                self.tables[claimed].driver.advance()
            else:
                with suppress(HowdahError):
                    await self.table(claimed)
        asking = min(self.registry.requests.values(), default=math.inf)
        for table in list(self.tables.values()):
            table.audience.tell_absent()
            if table.audience.has_lost_host():
                self.spawn(self.pass_host(table))
            busy = table.audience.connections or table.locked.lock.locked() or not table.driver.is_idle()
            if busy or table.id in self.lost:
                table.touched = self.registry.awake
            elif table.touched < asking and self.registry.awake - table.touched > self.settings.idle + MOST_STEP:
                # Nobody who asked for it is still on their way to it: by HTTP, or since the last look.
                self.forget(table)
        if now - self.touched > TOUCH_SECONDS:
            self.touched = now
            used = [table.id for table in self.tables.values() if table.audience.connections]
            if used:
                wall = int(self.time.wall())
                await self.store.change(lambda connection: upkeep.touch(connection, used, wall))
            await self.note_visits()

    async def close(self) -> None:
        """Stop driving. Whoever is connected was told already (`WebSocket.shutdown`)."""
        for table in list(self.tables.values()):
            table.driver.rest()
        for task in list(self.tasks):
            task.cancel()
        if self.warming is not None:
            await asyncio.wait([self.warming])
        await self.bots.close()
        await self.background.close()
        await self.owners.close()
