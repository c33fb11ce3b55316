"""A table: takes one request after another, writes it down, then tells those who are there.

The lock makes requests queue: whoever reads sees only what is on disk.
"""

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar

from howdah.engine.errors import HowdahError
from howdah.engine.generator import Generator
from howdah.server.beginning import begin
from howdah.server.changes import Change, Conflict, Row
from howdah.server.connection import Connection
from howdah.server.documents import TableDoc
from howdah.server.driver import Driver
from howdah.server.info import is_decided
from howdah.server.messages import Done
from howdah.server.playing.game import Game
from howdah.server.playing.telling import encode
from howdah.server.questions import Stored
from howdah.server.seating import draw_options, give, look, refuse, start
from howdah.server.written import Written

if TYPE_CHECKING:
    from howdah.server.hall import Hall

T = TypeVar("T")
Asker = tuple[Connection, int]
"""Who asks for something, and under which number."""


class Room(Written):
    """One table."""

    def __init__(self, hall: "Hall", stored: Stored) -> None:
        super().__init__(hall, stored)
        self.touched = hall.time.now()
        self.driver = Driver(self)

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

    # Playing.

    async def act(self, seat: int, decision: int, actions: list[str], asker: Asker | None = None) -> None:
        """Take a seat's actions, and answer whoever asked for it. Raises `Refusal`."""
        async with self.lock:
            for last in (False, False, True):
                game = self.running()
                step = game.act(seat, decision, actions, self.hall.time.now(), self.listeners)
                reply = None if asker is None else (asker[0], encode(Done(asker[1], game.decisions(seat))))
                try:
                    await self.commit(step, reply)
                    return
                except Conflict:
                    # Another worker was faster. If this decision is still open, it is as good as it was.
                    if last:
                        raise refuse("stale") from None

    async def undo(self, seat: int, decision: int, whole: bool = False) -> int:
        """Take back a seat's last action, or all that can be taken back."""
        async with self.lock:
            game = self.running()
            step = game.undo(seat, decision, whole, self.hall.time.now(), self.listeners)
            try:
                await self.commit(step)
            except Conflict:
                raise refuse("stale") from None
            return game.decisions(seat)

    async def close_window(self, opened: int) -> None:
        """The time of a window is up."""
        async with self.lock:
            game = self.game
            window = None if game is None or self.doc.phase != "playing" else game.window
            if game is not None and window is not None and window.opened == opened:
                with suppress(Conflict):
                    await self.commit(game.close_window(self.hall.time.now(), self.listeners))

    async def ask(self, question: Callable[[Game], T]) -> T:
        """Look at the game: what is on disk, and nothing that is still on its way there."""
        async with self.lock:
            if self.game is None:
                raise refuse("not-playing")
            return question(self.game)

    # Around the table.

    async def edit(self, change: Callable[[TableDoc], T], then: Callable[[], None] | None = None) -> T:
        """Change the document: a draft is changed, saved, and then told; `then` before anything else happens. Raises
        `Refusal`."""
        async with self.lock:
            draft = self.doc.copy()
            made = change(draft)
            try:
                await self.save(draft)
            except Conflict:
                await self.reload()
                draft = self.doc.copy()
                made = change(draft)
                await self.save(draft)
            self.tell_table()
            if then is not None:
                then()
            return made

    async def start(self) -> None:
        """Begin the game."""
        async with self.lock:
            draft = self.doc.copy()
            start(draft)
            draw_options(draft, Generator(self.hall.draw_seed()))
            now = self.hall.time.now()
            try:
                game = begin(draft, self.hall.dealer(), self.pace(), now)
            except HowdahError as error:
                raise refuse("bad-option", message=str(error)) from None
            log = game.log_of(game.match.record.entries, now)
            # Before others can see that it runs: its bots begin at once, and no other worker finds it without an owner.
            await self.hall.owners.take(self.id)
            await self.save(draft, self.rows(log, 1))
            self.game, self.turns = game, game.turns
            self.hall.metrics.started.inc()
            self.tell_table()
            self.tell(game.teller.present(list(self.listeners), now))
            self.driver.look()

    async def pause(self, paused: bool, guest: str) -> None:
        """A guest wants to stop the clocks and the bots, or to let them go on. It is done when everybody who is here
        wants it: whoever has left the table alone cannot be asked."""
        self.info(guest)
        here = {place for place, seat in enumerate(self.doc.seats) if set(seat.holders) - {*self.gone, guest}}

        def change(doc: TableDoc) -> bool:
            if doc.phase != ("playing" if paused else "paused"):
                raise refuse("not-playing" if paused else "not-paused")
            doc.agreed = sorted({*doc.agreed, *doc.seats_of(guest)})
            asked = {place for place in here if not doc.seats[place].is_bot()}
            done = not doc.seats_of(guest) or asked <= set(doc.agreed)
            if done:
                doc.phase = "paused" if paused else "playing"
                doc.agreed = []
            return done

        if not await self.edit(change):
            return
        async with self.lock:
            now = self.hall.time.now()
            if self.game is not None:
                self.game.pause(now) if paused else self.game.unpause(now)
                self.tell(self.game.teller.present(list(self.listeners), now))
            self.driver.look()

    async def resign(self, seat: int) -> None:
        """A bot plays on for good; the game is over when enough have resigned."""

        def change(doc: TableDoc) -> None:
            if doc.phase not in ("playing", "paused"):
                raise refuse("not-playing")
            if doc.seats[seat].resigned:
                raise refuse("resigned")
            doc.seats[seat].resigned = doc.seats[seat].away = True
            doc.seats[seat].level = doc.seats[seat].level or self.hall.usual_level
            if is_decided(doc):
                doc.phase = "over"

        await self.edit(change)
        async with self.lock:
            if self.game is not None and self.doc.phase == "over":
                self.settle_phase()
                self.tell(self.game.teller.present(list(self.listeners), self.hall.time.now()))
            self.driver.look()

    async def close(self) -> None:
        """The host ends it: before the start the table is gone, later the game is over without a winner."""
        if self.doc.phase == "gathering":
            async with self.lock:
                await self.hall.store.write(Change(self.id, remove=True))
                self.hall.forget(self)
            return

        def change(doc: TableDoc) -> None:
            if doc.phase not in ("playing", "paused"):
                raise refuse("over")
            doc.phase, doc.closed = "over", True

        await self.edit(change)
        async with self.lock:
            if self.game is not None:
                self.settle_phase()
                self.tell(self.game.teller.present(list(self.listeners), self.hall.time.now()))
            self.driver.look()

    async def give_time(self, seat: int, seconds: int) -> None:
        """Give a seat more time; kept in the document until the seat's next entry notes what it has left."""

        def change(doc: TableDoc) -> None:
            if doc.clock == "none":
                raise refuse("no-clock")
            if doc.phase not in ("playing", "paused") or self.game is None:
                raise refuse("not-playing")
            give(doc.seats[seat], seconds, self.game.counts[seat])

        def then() -> None:
            game = self.running_or_over()
            game.give_time(seat, seconds)
            self.tell(game.teller.present(list(self.listeners), self.hall.time.now()))
            self.driver.look()

        await self.edit(change, then)

    async def look(self, place: int, guest: str) -> None:
        """Remember that a watcher looks over a shoulder, before they do. Raises `Refusal`."""
        if not self.doc.lets_look(guest, place) or self.doc.seats_of(guest):
            await self.edit(lambda doc: look(doc, place, guest))

    async def say(self, seat: int, name: str, text: str) -> None:
        """Write down what somebody said, then tell it to those whom it is for."""
        async with self.lock:
            now = int(self.hall.time.now())
            row: Row = {"table": self.id, "number": self.said + 1, "seat": seat, "name": name, "text": text, "at": now}
            try:
                await self.hall.store.write(Change(self.id, said=row))
            except Conflict:
                await self.reload()
                raise refuse("stale") from None
            self.said += 1
            self.tell_said([(self.said, seat, name, text, now)])
