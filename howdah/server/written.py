"""A table in memory as it stands on disk: what is written, what is read anew, what another worker has changed.

If writing fails, the table is read anew from the store, so memory never claims what the disk does not hold. All of this
happens with the lock held.
"""

import asyncio
from typing import TYPE_CHECKING

from howdah.server import questions
from howdah.server.audience import Audience, Reply
from howdah.server.beginning import reopen
from howdah.server.changes import Change, Row, Save
from howdah.server.documents import TableDoc, encode_doc
from howdah.server.info import ending_outside
from howdah.server.playing.game import Game, Pace
from howdah.server.playing.steps import LoggedEntry, Step
from howdah.server.playing.telling import Told
from howdah.server.questions import Stored
from howdah.server.seating import gift

if TYPE_CHECKING:
    from howdah.server.driver import Driver
    from howdah.server.hall import Hall


class Written(Audience):
    """The part of a table that reads and writes the store."""

    driver: "Driver"

    def __init__(self, hall: "Hall", stored: Stored) -> None:
        super().__init__(hall, stored.doc.id)
        self.lock = asyncio.Lock()
        self.turns = 0
        """The game's count of turns when it was last looked at."""
        self.take_over(stored)

    # Reading.

    def take_over(self, stored: Stored) -> None:
        """Be what is stored."""
        self.doc = stored.doc
        self.revision = stored.revision
        self.said = stored.said
        self.game = None
        if stored.doc.phase != "gathering":
            self.game = reopen(stored, self.hall.dealer(), self.pace(), self.hall.time.now())
            self.turns = self.game.turns
            self.settle_phase()

    def settle_phase(self) -> None:
        """Let clocks and endings follow the phase."""
        assert self.game is not None
        if self.doc.phase == "paused":
            self.game.pause(self.hall.time.now())
        if self.doc.phase == "over" and not self.game.is_over():
            self.game.pause(self.hall.time.now())
            self.game.teller.ended = ending_outside(self.doc)

    def pace(self) -> Pace:
        return Pace(self.hall.settings.window, self.hall.settings.lag)

    async def reload(self) -> None:
        """Memory may be ahead of the disk, or behind it: read it anew, and tell everyone the present moment."""
        stored = await self.hall.store.read(lambda connection: questions.load(connection, self.id))
        if stored is None:
            self.hall.forget(self)
            return
        self.take_over(stored)
        self.tell_table()
        if self.game is not None:
            self.tell(self.game.teller.present(list(self.listeners), self.hall.time.now()))
        self.driver.look()

    async def catch_up(self) -> None:
        """Another worker has changed this table."""
        async with self.lock:
            game = self.game
            written, said = (0 if game is None else game.written), self.said
            new = await self.hall.store.read(lambda connection: questions.news(connection, self.id, written, said))
            if new is None:
                self.hall.forget(self)
                return
            changed = new.revision != self.revision
            if game is None or (changed and new.doc.phase != self.doc.phase):
                if changed:
                    await self.reload()
            else:
                if changed:
                    self.turn_away(new.doc)
                self.tell(self.take_news(game, new))
                if changed:
                    given = self.take_gifts(game, new.doc)
                    self.doc, self.revision, self.turns = new.doc, new.revision, game.turns
                    self.tell_table()
                    if given:
                        self.tell(game.teller.present(list(self.listeners), self.hall.time.now()))
            self.said = new.said[-1][0] if new.said else self.said
            self.tell_said(new.said)
            self.driver.look()

    def take_gifts(self, game: Game, new: TableDoc) -> bool:
        """Take over time that was given by way of another worker; whether there was any."""
        gifts = [
            gift(before, now, game.counts[place])
            for place, (before, now) in enumerate(zip(self.doc.seats, new.seats, strict=True))
        ]
        for place, seconds in enumerate(gifts):
            if seconds:
                game.give_time(place, seconds)
        return any(gifts)

    def take_news(self, game: Game, new: questions.News) -> Told:
        """Take over entries and answers that lie face down."""
        now = self.hall.time.now()
        told = game.catch_up(new.log, now, self.listeners) if new.log else {}
        if game.window is not None:
            fresh = [seat for seat in new.held if seat not in game.window.held]
            game.window.held.update(new.held)
            told |= game.teller.present([listener for listener in self.listeners if listener[0] in fresh], now)
        return told

    # Writing down.

    def rows(self, log: list[LoggedEntry], first: int) -> list[Row]:
        return [
            {"table": self.id, "number": number, "seat": row.seat, "text": row.text, "left": row.left, "at": row.at}
            for number, row in enumerate(log, start=first)
        ]

    async def commit(self, step: Step, reply: Reply | None = None) -> None:
        """Put a step on disk, then tell it, and with it the answer to whoever asked for it."""
        change = Change(self.id, self.rows(step.log, step.first), drop_held=step.drop_held)
        if step.hold is not None:
            change.hold = {"table": self.id, "seat": step.hold[0], "opened": step.first - 1, "text": step.hold[1]}
        draft = self.draft_after(step)
        if draft is not None:
            change.save = self.saved(draft)
        try:
            await self.hall.store.write(change)
        except BaseException:
            await self.reload()
            raise
        self.hall.metrics.actions.inc()
        if draft is not None:
            self.doc, self.revision = draft, self.revision + 1
        self.tell(step.told, reply)
        if draft is not None:
            self.tell_table()
        self.driver.look()

    def draft_after(self, step: Step) -> TableDoc | None:
        """The document as this step leaves it; None where it stays as it is."""
        assert self.game is not None
        passed = self.game.turns != self.turns and any(seat.pass_turn for seat in self.doc.seats)
        self.turns = self.game.turns
        if not step.over and not passed:
            return None
        draft = self.doc.copy()
        for seat in draft.seats:
            seat.pass_turn = False
        if step.over:
            draft.phase = "over"
        return draft

    def saved(self, draft: TableDoc) -> Save:
        guests = dict.fromkeys([draft.host, *(holder for seat in draft.seats for holder in seat.holders)])
        row: Row = {
            "id": draft.id,
            "phase": draft.phase,
            "listed": draft.listed,
            "touched": int(self.hall.time.now()),
            "doc": encode_doc(draft).decode(),
        }
        return Save(row, self.revision + 1, list(guests))

    async def save(self, draft: TableDoc, entries: list[Row] | None = None) -> None:
        """Put a document on disk, and opening entries with it."""
        await self.hall.store.write(Change(self.id, entries or [], save=self.saved(draft)))
        self.doc, self.revision = draft, self.revision + 1
