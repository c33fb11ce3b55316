"""The game at a table, without I/O: what is asked of it becomes steps, and a step says what to write and what to tell.

Nothing of a step may be told before it is on disk; `Table` sees to that. A reaction window is kept outside the match:
answers are held aside until its time is up, and then go in together, in seat order. So nothing that anyone is shown,
and no moment at which it is shown, depends on who has answered what.
"""

from array import array
from collections.abc import Iterable
from typing import Final

from howdah.engine.contract import CHANCE, SPECTATOR
from howdah.engine.dealers import ScriptedDealer
from howdah.engine.errors import Reason, Refusal, Suggestion
from howdah.engine.match import Match
from howdah.engine.record import TAKE_BACK, UNDO, Entry
from howdah.engine.updates import Batch
from howdah.server.playing.clocks import PRESETS, Clocks, Kept, Now
from howdah.server.playing.moments import Listener, Told, add_moments, add_silent, present
from howdah.server.playing.pace import NOBODY, Pace
from howdah.server.playing.steps import Held, LoggedEntry, Step, Window
from howdah.server.protocol import from_server
from howdah.server.protocol.resources import Clock, SeatOrder

UNDO_SEALED: Final = Reason("undo-sealed")
UNDO_ASKED: Final = Reason("undo-asked")
NO_WINDOW: Final = Reason("no-window")
CANNOT_WAIT: Final = Reason("cannot-wait")


class Game:
    """A match, its clocks and its open window."""

    def __init__(self, clock: Clock, match: Match, left: list[float | None], pace: Pace) -> None:
        preset = PRESETS[clock]
        self.match = match
        self.clocks = Clocks(preset, left, pace.lag)
        self.pace = pace
        self.window: Window | None = None
        self.window_day = preset.start if preset.slow else 0.0
        """Seconds of a window where a decision has a day; it closes when all have answered."""
        self.counts = [0] * match.rules.seats
        """How many entries each seat has made."""
        self.returns = 0
        """How often all together went back: whatever was on its way then is stale."""
        self.written = len(match.record.entries)
        self.times = array("q")
        """For each entry, when it was made, in seconds since 1970."""
        for entry in match.record.entries:
            if 0 <= entry.seat < match.rules.seats:
                self.counts[entry.seat] += 1
                self.returns += entry.text == TAKE_BACK
        self.kept: list[Kept] = []
        """The clocks after each action that can be taken back."""
        self.mover = NOBODY
        """Whose turn it is: who was last asked alone, outside a reaction window."""
        self.turns = 0
        """Counts how often that was another one."""
        self.ended: from_server.Result | None = None
        """How it ended, if the rules did not end it."""
        self.timeless = 0
        """So many first entries happened when nobody was to know: their lines carry no time."""

    # What it looks like from outside.

    def decisions(self, seat: int) -> int:
        """How many decisions a seat has made, one that lies face down included, and how often all went back."""
        return self.counts[seat] + self.returns + (self.window is not None and seat in self.window.held)

    def waiting(self) -> list[int]:
        """Who has to decide, as everybody is told: in a window, all who were asked."""
        return self.match.waiting() if self.window is None else self.window.asked

    def owing(self) -> list[int]:
        """Who still has to decide; for the server's own use."""
        return self.match.waiting() if self.window is None else self.window.missing()

    def legal(self, seat: int) -> list[str]:
        answered = self.window is not None and seat in self.window.held
        return [] if seat == SPECTATOR or answered else self.match.legal(seat)

    def why_not(self, seat: int, action: str) -> Reason | None:
        """Why a seat cannot do this now; None if it can."""
        if self.window is not None and seat in self.window.held:
            return Reason("already-answered")
        return self.match.why_not(seat, action)

    def suggestion(self, seat: int, action: str) -> Suggestion | None:
        """What would make this possible; nothing for whoever has answered in the open window."""
        if self.window is not None and seat in self.window.held:
            return None
        return self.match.suggestion(seat, action)

    def ordered(self, seat: int, order: SeatOrder) -> str:
        """What a seat's order says now; nothing where that is not possible."""
        value = self.match.order_value()
        action = order.then if value is not None and value >= order.at_least else order.otherwise
        return action if action in self.legal(seat) else ""

    def is_over(self) -> bool:
        return not self.match.waiting()

    # What happens.

    def go_on(self, now: Now) -> None:
        """After something changed: open a window if the rules ask for one, let the right clocks run."""
        waiting = self.match.waiting()
        if waiting and self.match.silent_answer(waiting[0]):
            if self.window is None:
                self.window = self.open_window(waiting)
                self.window.began = now.steady
                self.rest_window()
                self.clocks.stop(now.steady)
        else:
            self.window = None
            self.clocks.run(waiting, now.steady)
            mover = waiting[0] if len(waiting) == 1 else NOBODY
            if mover != self.mover:
                self.mover = mover
                self.turns += 1

    def open_window(self, asked: list[int]) -> Window:
        """A window for these seats. How long it lasts follows from the table, not from hands; but for the only person
        at a table that nobody watches, whom it waits for only if there is something to decide."""
        pace = self.pace
        window = Window(asked, self.written, pace, self.window_seconds(asked), self.window_day > 0)
        for seat in asked:
            if seat in pace.let_pass:
                window.held[seat] = self.match.silent_answer(seat)
        return window

    def window_seconds(self, asked: list[int]) -> float:
        pace = self.pace
        if self.window_day:
            return self.window_day
        if pace.nobody_answers:
            return 0.0 if all(seat in pace.let_pass for seat in asked) else pace.alone
        if pace.only != NOBODY:
            chooses = pace.only in asked and len(self.match.legal(pace.only)) > 1
            return pace.window if chooses else pace.alone
        return pace.window

    def rest(self, until: dict[int, float], now: Now) -> None:
        """These seats' people are on vacation until then: days stand still for them, and in windows that ask them."""
        if self.window_day:
            resting = self.clocks.resting
            back = [seat for seat in resting if seat not in until and resting[seat] > now.steady]
            for seat in [*until, *back]:
                self.clocks.rest(seat, until.get(seat, now.steady), now.steady)
            self.rest_window()

    def rest_window(self) -> None:
        if self.window is not None and self.window.for_all:
            self.window.rests = max(self.clocks.resting.get(seat, 0.0) for seat in self.window.asked)

    def why_not_wait(self, seat: int) -> Reason | None:
        """Why a seat cannot wait in a window; None if it can."""
        window = self.window
        if window is None or seat not in window.asked or window.began is None:
            return NO_WINDOW
        return CANNOT_WAIT if window.for_all or seat in self.pace.let_pass else None

    def pause(self, now: Now) -> None:
        """Stop all clocks; an open window starts again when play resumes."""
        self.clocks.stop(now.steady)
        if self.window is not None:
            self.window.began = None

    def unpause(self, now: Now) -> None:
        if self.window is not None:
            self.window.began = now.steady
        self.go_on(now)

    def act(self, seat: int, decision: int, actions: list[str], now: Now, listeners: Iterable[Listener]) -> Step:
        """Take a seat's actions. Raises `Refusal`, and then nothing has changed."""
        self.check_decision(seat, decision)
        if self.window is not None:
            return self.answer(seat, actions, now, listeners)
        asked = self.match.waiting()
        batch = self.match.submit(seat, actions)
        self.clocks.charge(seat, now.steady)
        if batch.entries[-1].seat == CHANCE:
            self.clocks.end_turn(seat)
        self.keep_clocks(batch)
        return self.finish([batch], now, listeners, seat, asked)

    def keep_clocks(self, batch: Batch) -> None:
        """Remember the clocks after a seat's actions, for as long as these can be taken back."""
        undo_depth = self.match.undo_depth()
        if undo_depth == 0:
            self.kept.clear()
            return
        made = sum(entry.seat != CHANCE for entry in batch.entries)
        self.kept = [*self.kept, *[self.clocks.keep()] * made][-undo_depth:]

    def undo(self, seat: int, decision: int, whole: bool, now: Now, listeners: Iterable[Listener]) -> Step:
        """Take back a seat's last action, or all that can be taken back of its turn."""
        self.check_decision(seat, decision)
        barred = self.why_not_undo(seat)
        if barred is not None:
            raise Refusal(barred)
        asked = self.match.waiting()
        batches = [self.undone(seat, now)]
        while whole and self.match.why_not_undo(seat) is None:
            batches.append(self.undone(seat, now))
        return self.finish(batches, now, listeners, seat, asked)

    def why_not_undo(self, seat: int) -> Reason | None:
        """Why a seat cannot take its last action back; None if it can. Once the others are asked how they answer it, it
        stands: an answer on its way would count for whatever is done instead."""
        if self.window is None:
            return self.match.why_not_undo(seat)
        return UNDO_SEALED if seat in self.window.held else UNDO_ASKED

    def undone(self, seat: int, now: Now) -> Batch:
        batch = self.match.undo(seat)
        if self.kept:
            self.clocks.take_back(seat, self.kept.pop(), now.steady)
        return batch

    def take_back(self, seat: int, now: Now, listeners: Iterable[Listener]) -> Step:
        """Go back to before a seat's last action: all others have agreed."""
        barred = self.why_not_take_back(seat)
        if barred is not None:
            raise Refusal(barred)
        asked = self.match.waiting()
        batch = self.match.take_back(seat)
        self.went_back(seat, now)
        return self.finish([batch], now, listeners, seat, asked)

    def why_not_take_back(self, seat: int) -> Reason | None:
        """Why the others cannot be asked to let a seat take its last action back; None if they can."""
        return self.match.why_not_take_back(seat) if self.window is None else UNDO_ASKED

    def went_back(self, seat: int, now: Now) -> None:
        """Nobody is given back what they have thought; whoever decides again is still in the same turn."""
        self.clocks.stop(now.steady)
        self.clocks.paid = {seat}
        self.kept.clear()

    def give_time(self, seat: int, seconds: float) -> None:
        """Give a seat more time, also for the case that an action is taken back."""
        self.clocks.give(seat, seconds)
        for kept in self.kept:
            kept.left[seat] += seconds

    def check_decision(self, seat: int, decision: int) -> None:
        if decision != self.decisions(seat):
            raise Refusal(Reason("stale", facts={"decision": self.decisions(seat)}))

    def answer(self, seat: int, actions: list[str], now: Now, listeners: Iterable[Listener]) -> Step:
        """Put an answer aside until the window closes."""
        window = self.window
        assert window is not None
        if seat in window.held:
            raise Refusal(Reason("already-answered"))
        self.match.check(seat, actions[:1])
        if len(actions) > 1:
            raise Refusal(Reason("list-too-long", facts={"action": actions[0]}), 1)
        window.held[seat] = actions[0]
        if window.for_all and not window.missing():
            return self.close_window(now, listeners)
        told = present(self, [listener for listener in listeners if listener.receiver == seat], now)
        return Step([], self.written + 1, told, hold=Held(seat, actions[0]))

    def close_window(self, now: Now, listeners: Iterable[Listener]) -> Step:
        """All answers go in together, in seat order; who said nothing has passed."""
        window = self.window
        assert window is not None
        listeners = list(listeners)
        self.window = None
        told: Told = {}
        first = self.written + 1
        entries: list[Entry] = []
        for seat in window.asked:
            text = window.held.get(seat) or self.match.silent_answer(seat)
            batch = self.match.submit(seat, text)
            self.keep_clocks(batch)
            self.count(batch, now.wall)
            entries += batch.entries
            if seat == window.asked[-1]:
                self.go_on(now)
            add_moments(told, self, batch, listeners, now)
        add_silent(told, self, set(self.match.waiting()), listeners, now)
        return Step(self.log_of(entries, now, window=True), first, told, drop_held=True, over=self.is_over())

    def newly_asked(self, before: list[int]) -> set[int]:
        return set(self.match.waiting()) - set(before)

    def finish(
        self, batches: list[Batch], now: Now, listeners: Iterable[Listener], actor: int, asked: list[int]
    ) -> Step:
        """Make a step of what a seat has submitted, after these were asked. Those whom it concerns hear of it, also
        where the rules tell no event."""
        first = self.written + 1
        for batch in batches:
            self.count(batch, now.wall)
        self.go_on(now)
        told: Told = {}
        listeners = list(listeners)
        for batch in batches:
            add_moments(told, self, batch, listeners, now)
        if len(told) < len(listeners):
            add_silent(told, self, {actor, *self.newly_asked(asked)}, listeners, now)
        log = self.log_of([entry for batch in batches for entry in batch.entries], now)
        return Step(log, first, told, over=self.is_over())

    def count(self, batch: Batch, at: int) -> None:
        self.written += len(batch.entries)
        self.times.extend([at] * len(batch.entries))
        for entry in batch.entries:
            if entry.seat != CHANCE:
                self.counts[entry.seat] += 1
                self.returns += entry.text == TAKE_BACK

    def log_of(self, entries: list[Entry], now: Now, window: bool = False) -> list[LoggedEntry]:
        """Entries as they are stored. Answers in a window cost no time, and so none is noted."""
        clocks, at = self.clocks, now.wall
        free = window or not clocks.counts
        return [
            LoggedEntry(
                entry.seat, entry.text, None if free or entry.seat == CHANCE else clocks.milliseconds(entry.seat), at
            )
            for entry in entries
        ]

    def lines(self, receiver: int) -> list[from_server.Event]:
        """The log as this receiver may look it up, each line with its number and its time."""
        times = self.times
        return [
            from_server.Event(
                line.seen.kind,
                line.seen.facts,  # type: ignore[arg-type]
                line.number,
                times[line.entry - 1] if line.entry > self.timeless else 0,
            )
            for line in self.match.lines(receiver)
        ]

    # Another worker's steps.

    def catch_up(self, log: list[LoggedEntry], now: Now, listeners: Iterable[Listener]) -> Told:
        """Take over what another worker has written."""
        listeners = list(listeners)
        told: Told = {}
        live = self.match.dealer
        self.match.dealer = ScriptedDealer([row.text for row in log if row.seat == CHANCE])
        self.window = None
        acted = [row for row in log if row.seat != CHANCE]
        asked = self.match.waiting()
        for row in acted:
            if row.text == UNDO:
                batch = self.undone(row.seat, now)
            elif row.text == TAKE_BACK:
                batch = self.match.take_back(row.seat)
                self.went_back(row.seat, now)
            else:
                batch = self.match.submit(row.seat, row.text)
                self.keep_clocks(batch)
            if row.left is not None:
                self.clocks.left[row.seat] = row.left / 1000
                if row.seat in self.clocks.since:
                    self.clocks.since[row.seat] = now.steady
                if batch.entries[-1].seat == CHANCE:
                    self.clocks.end_turn(row.seat)
            self.count(batch, row.at)
            if row is acted[-1]:
                self.go_on(now)
            add_moments(told, self, batch, listeners, now)
        self.match.dealer = live
        concerned = {row.seat for row in acted} | self.newly_asked(asked)
        add_silent(told, self, concerned, listeners, now)
        return told
