"""A table, put together: the game without I/O, its log on disk, and those who listen.

One request after the other: it changes the game, is written down, and then is told. Whoever enters by `locked` finds
in memory what the disk holds, or is refused.
"""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final, ParamSpec, TypeVar

from howdah.engine.errors import HowdahError, Reason, Refusal
from howdah.server.notices.recipients import Acted, rows
from howdah.server.playing.game import Game
from howdah.server.playing.pace import NOBODY, Pace, pace_of
from howdah.server.playing.steps import Step, Window
from howdah.server.protocol.from_server import Done
from howdah.server.refusals import refuse
from howdah.server.sockets.connection import Connection
from howdah.server.store.reads import SaidRow, Stored
from howdah.server.store.writes import Conflict, Row
from howdah.server.tables.audience import Audience, Reply, ReplyTo
from howdah.server.tables.beginning import reopen
from howdah.server.tables.documents import TableDoc
from howdah.server.tables.driver import Driver
from howdah.server.tables.info import ending_outside
from howdah.server.tables.log import TableLock, TableLog
from howdah.server.tables.seating import watch_hand
from howdah.server.wire.encoding import encode

if TYPE_CHECKING:
    from howdah.server.tables.worker import Worker

T = TypeVar("T")
P = ParamSpec("P")
HAS_WAITED: Final = Reason("has-waited")
CLOSE_ENOUGH: Final = 0.005
"""Seconds: timers and clocks round differently."""
TRIES: Final = 3
"""Another worker may have been faster: what is still open then is as good as it was."""


class Table:
    """One table. What people do with it beside playing is in `changes`, what other workers did in `news`."""

    def __init__(self, worker: "Worker", stored: Stored) -> None:
        self.worker = worker
        self.id = stored.doc.id
        self.time = worker.time
        self.touched = worker.registry.awake
        """When somebody last had to do with it."""
        self.locked = TableLock(self)
        self.log = TableLog(worker.store, self.id, worker.time, self.storage_lost)
        self.audience = Audience(
            stored.doc, worker.time, partial(worker.elsewhere, self.id), worker.settings.limits.delayed_bytes
        )
        self.driver = Driver(self)
        self.game: Game | None = None
        self.waiting: list[int] = []
        """Who has to decide, as it is on disk: to be read at any time."""
        self.turns = 0
        """The game's count of turns when it was last looked at."""
        self.take_over(stored)

    @property
    def doc(self) -> TableDoc:
        """Who sits where and how it is played, as it is on disk."""
        return self.audience.doc

    # Memory follows the disk.

    def take_over(self, stored: Stored) -> None:
        """Be what is stored."""
        self.audience.doc = stored.doc
        game = None
        if stored.doc.phase != "gathering":
            game = reopen(stored, self.worker.dealer(), self.pace(), self.time.now())
        self.play(game)
        self.follow_doc()
        self.settle_phase()
        self.log.agree(stored)

    def pace(self, doc: TableDoc | None = None) -> Pace:
        """How fast it goes, as the document says; that of a draft, if one is given."""
        settings, doc = self.worker.settings, doc or self.doc
        pace = pace_of(settings.window, settings.lag, settings.turn, doc.windows, doc.pace)
        only = doc.only_person()
        let_pass = frozenset(place for place, seat in enumerate(doc.seats) if seat.lets_pass)
        away = only is not None and doc.seats[only].is_bot()
        return pace._replace(
            only=NOBODY if only is None or away else only,
            let_pass=let_pass,
            nobody_answers=away or let_pass.issuperset(doc.people()),
        )

    def follow_doc(self) -> None:
        """Let the game follow a document that has changed: its pace, and who wants to wait."""
        if self.game is not None:
            self.game.pace = self.pace()
            self.game.timeless = self.doc.timeless
            now = self.time.now()
            away = {place: seat.vacation - now.wall for place, seat in enumerate(self.doc.seats) if seat.vacation}
            self.game.rest({place: now.steady + left for place, left in away.items() if left > 0}, now)
            window = self.game.window
            if window is not None and window.opened == self.doc.prolonged:
                window.prolonged = True

    def play(self, game: Game | None) -> None:
        self.game = self.audience.game = game
        self.turns = 0 if game is None else game.turns
        self.note_waiting()

    def note_waiting(self) -> None:
        self.waiting = [] if self.game is None or self.doc.phase != "playing" else self.game.waiting()

    def settle_phase(self) -> None:
        """Let clocks and endings follow the phase."""
        game, doc, now = self.game, self.doc, self.time.now()
        if game is not None and doc.phase == "paused":
            game.pause(now)
        if game is not None and doc.phase == "over" and not game.is_over():
            game.pause(now)
            game.ended = ending_outside(doc)
        self.note_waiting()

    async def recover(self) -> None:
        """Memory may be ahead of the disk, or behind it: read it again, and tell everyone the current update. Raises
        `Refusal` while the storage is away; then the table stays closed, and the worker tries again."""
        try:
            stored = await self.log.read()
        except Refusal:
            self.storage_lost(True)
            raise
        if stored is None:
            self.worker.forget(self)
            raise refuse("no-such-table")
        try:
            self.take_over(stored)
        except HowdahError as error:
            self.worker.complain("table-unreadable", error, table=self.id)
            raise refuse("unreadable") from None
        self.audience.tell_storage(False)
        self.audience.tell_table()
        self.audience.tell_present()
        self.driver.advance()

    def storage_lost(self, away: bool) -> None:
        """Tell everybody that the storage is away, or back; the worker opens the table again."""
        self.audience.tell_storage(away)
        if away:
            self.worker.storage_lost(self)

    async def reopen(self) -> None:
        """Try to open a table that was closed because the database was unavailable. Raises `Refusal`."""
        await self.locked.enter()
        try:
            self.audience.tell_storage(False)
        finally:
            self.locked.lock.release()

    # Playing.

    def running(self) -> Game:
        """The game, if it can be played now."""
        if self.doc.phase == "paused":
            raise refuse("paused")
        if self.doc.phase == "over":
            raise refuse("over")
        if self.game is None:
            raise refuse("not-playing")
        return self.game

    def running_or_over(self) -> Game:
        assert self.game is not None
        return self.game

    async def act(self, seat: int, decision: int, actions: list[str], reply_to: ReplyTo | None = None) -> None:
        """Take a seat's actions, and answer whoever asked for it. Raises `Refusal`."""
        for _ in range(TRIES):
            with suppress(Conflict):
                await self.act_once(seat, decision, actions, reply_to)
                return
        raise refuse("stale")

    async def act_once(self, seat: int, decision: int, actions: list[str], reply_to: ReplyTo | None) -> None:
        async with self.locked:
            game = self.running()
            step = self.step(game.act, seat, decision, actions, self.time.now(), self.audience.listeners())
            reply = None
            if reply_to is not None:
                reply = Reply(reply_to.connection, encode(Done(reply_to.request, game.decisions(seat))))
            await self.commit(step, seat, reply_to is not None, reply)

    async def undo(self, seat: int, decision: int, whole: bool = False) -> int:
        """Take back a seat's last action, or all that can be taken back."""
        async with self.locked:
            game = self.running()
            step = self.step(game.undo, seat, decision, whole, self.time.now(), self.audience.listeners())
            try:
                await self.commit(step, seat, in_person=True)
            except Conflict:
                raise refuse("stale") from None
            return game.decisions(seat)

    async def close_window(self, opened: int) -> None:
        """The time of a window is up."""
        with suppress(Refusal, Conflict):
            async with self.locked:
                game = self.game
                window = None if game is None or self.doc.phase != "playing" else game.window
                if game is not None and window is not None and window.opened == opened and self.is_due(window):
                    step = self.step(game.close_window, self.time.now(), self.audience.listeners())
                    await self.commit(step)

    def is_due(self, window: Window) -> bool:
        """Whether a window may close now: it may have been prolonged meanwhile."""
        closes = window.closes()
        if window.for_all and not window.missing():
            return True
        return closes is not None and closes <= self.time.steady() + CLOSE_ENOUGH

    async def wait(self, seat: int) -> None:
        """A seat wants more time in the open window. Raises `Refusal`."""

        def change(doc: TableDoc) -> None:
            game = self.running()
            barred = game.why_not_wait(seat)
            if barred is None and doc.seats[seat].waited:
                barred = HAS_WAITED
            if barred is not None:
                raise Refusal(barred)
            assert game.window is not None
            if doc.prolonged != game.window.opened:
                doc.seats[seat].waited, doc.prolonged = True, game.window.opened

        await self.edit(change, lambda _: self.audience.tell_present())

    def step(self, make: Callable[P, Step], *given: P.args, **more: P.kwargs) -> Step:
        """Change the game. A refusal has changed nothing; after any other error nobody knows."""
        try:
            return make(*given, **more)
        except Refusal:
            raise
        except BaseException:
            self.log.in_doubt = True
            raise

    async def commit(self, step: Step, seat: int = NOBODY, in_person: bool = False, reply: Reply | None = None) -> None:
        """Put a step of a seat on disk, with the calls of those whose turn it is now; then tell it, and with it the
        answer to whoever asked for it."""
        notices = self.calls(step, Acted(seat, in_person, self.waiting, self.turns))
        draft = self.draft_after(step)
        await self.log.write_step(step, draft, notices)
        self.worker.metrics.actions.inc()
        if notices:
            self.worker.wake_notice_sender()
        audience = self.audience
        if draft is not None:
            audience.doc = draft
            self.follow_doc()
        self.note_waiting()
        audience.tell(step.told, reply)
        if draft is not None:
            audience.tell_table()
        self.driver.advance()

    def calls(self, step: Step, acted: Acted) -> list[Row]:
        """What a step writes into the outbox."""
        if step.over or step.hold is not None:
            return []
        return self.calls_of(self.doc, self.running_or_over(), acted)

    def calls_of(self, doc: TableDoc, game: Game, acted: Acted) -> list[Row]:
        return rows(doc, game, acted, self.is_watched_by, int(self.time.wall()), self.worker.settings.grace)

    def is_watched_by(self, guests: list[str]) -> bool:
        """Whether one of these guests looks at the table."""
        here = self.audience.by_guest
        for guest in guests:
            if guest in here:
                return True
        elsewhere = self.worker.elsewhere(self.id)
        return any(guest in elsewhere for guest in guests)

    def draft_after(self, step: Step) -> TableDoc | None:
        """The document as this step leaves it; None where it stays as it is."""
        game = self.running_or_over()
        another = game.turns != self.turns
        self.turns = game.turns
        seats = self.doc.seats
        passed = another and any(seat.pass_turn for seat in seats)
        waited = another and game.mover != NOBODY and seats[game.mover].waited
        wished = self.doc.taking_back >= 0 and bool(step.log)
        used = [row.seat for row in step.log if 0 <= row.seat < len(seats) and seats[row.seat].order is not None]
        if not step.over and not passed and not waited and not wished and not used:
            return None
        draft = self.doc.copy()
        draft.taking_back, draft.lets_back = -1, []
        for place, seat in enumerate(draft.seats):
            seat.order = None if place in used else seat.order
            seat.pass_turn = seat.pass_turn and not another and not step.over
            seat.waited = seat.waited and not (another and place == game.mover)
        if step.over:
            draft.phase = "over"
            result = game.match.result()
            draft.ranks = [] if result is None else list(result.ranks)
        return draft

    async def ask(self, question: Callable[[Game], T]) -> T:
        """Look at the game: what is on disk, and nothing that is still on its way there."""
        async with self.locked:
            if self.game is None:
                raise refuse("not-playing")
            return question(self.game)

    # Around the game.

    async def edit(self, change: Callable[[TableDoc], T], then: Callable[[T], None] | None = None) -> T:
        """Change the document: a draft is changed, saved, and then told; `then` before anything else happens. Raises
        `Refusal`."""
        return await self.by_newest(lambda: self.edit_once(change, then))

    async def by_newest(self, work: Callable[[], Awaitable[T]]) -> T:
        """Work with the document, and again where another worker has changed it meanwhile: a refusal counts only if
        it was judged by what the disk holds. Raises `Refusal`."""
        for _ in range(TRIES):
            with suppress(Conflict):
                try:
                    return await work()
                except Refusal:
                    if await self.log.is_newest():
                        raise
        raise refuse("stale")

    async def edit_once(self, change: Callable[[TableDoc], T], then: Callable[[T], None] | None) -> T:
        async with self.locked:
            draft = self.doc.copy()
            made = change(draft)
            await self.save(draft)
            if then is not None:
                then(made)
            self.driver.advance()
            return made

    async def save(self, draft: TableDoc) -> None:
        """Put a document on disk, then be it and tell it."""
        await self.log.write_doc(draft)
        self.audience.doc = draft
        self.follow_doc()
        self.note_waiting()
        self.audience.tell_table()

    # Those who listen.

    async def watch_hand(self, place: int, guest: str) -> None:
        """Remember that a spectator is shown what a seat is shown, before they are. Raises `Refusal`."""
        if not self.doc.lets_look(guest, place) or self.doc.seats_of(guest):
            await self.edit(lambda doc: watch_hand(doc, place, guest))

    async def say(self, seat: int, name: str, text: str) -> None:
        """Write down what somebody said, then tell it to those whom it is for."""
        async with self.locked:
            now = int(self.time.wall())
            try:
                number = await self.log.write_said(seat, name, text, now)
            except Conflict:
                raise refuse("stale") from None
            self.audience.tell_said([SaidRow(number, seat, name, text, now)])

    def came(self, connection: Connection) -> None:
        """The first socket of a guest is here."""
        self.worker.owners.came(self.id, connection.guest)
        self.audience.tell_presence(connection)

    def leave(self, connection: Connection) -> None:
        """A socket is closed."""
        if self.audience.leave(connection):
            self.worker.owners.went(self.id, connection.guest)
            self.audience.tell_presence()
        elif connection.receivers and self.audience.connections:
            self.audience.tell_presence()

    def note_stalled(self) -> None:
        """A write has been on its way for long: those who wait are told why."""
        if self.log.in_doubt:
            self.storage_lost(True)

    def empty(self) -> None:
        """Leave memory. What refers back to this object lets go of it: otherwise it stays until the collector looks at
        old objects, which it seldom does."""
        self.driver.rest()
        self.audience.empty()
        self.game = None
        self.locked.table = None
        self.log.lost = bool
