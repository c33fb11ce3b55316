"""A record as what was really played: act by act, with the state before each. What was taken back is left out."""

from collections.abc import Iterator

from howdah.engine.contract import CHANCE, Result, Rules, State
from howdah.engine.dealers import ScriptedDealer
from howdah.engine.events import Event, Sink
from howdah.engine.notation import Word
from howdah.engine.record import RESTATED, TAKE_BACK, UNDO, Record, read_restated
from howdah.engine.resuming import resume, starting_state
from howdah.review.turns import Turn, turn_of


class Act:
    """One action of a seat, and the outcomes of chance after it."""

    def __init__(self, seat: int, action: int, text: str, entry: int, place: int, before: State) -> None:
        self.seat = seat
        """From 0."""
        self.action = action
        self.text = text
        self.entry = entry
        """So many entries lie before it."""
        self.place = place
        """So many entries of seats lie before it."""
        self.before = before
        self.after = before
        self.events: list[Event] = []
        self.has_luck = False
        """Outcomes of chance followed."""

    def turn(self) -> Turn:
        """The turn in which it was done."""
        return turn_of(self.before)


class Boundary:
    """A state between two turns, or the end."""

    def __init__(self, state: State, entry: int, place: int, act: int) -> None:
        self.state = state
        self.entry = entry
        self.place = place
        self.act = act
        """So many acts lie before it."""


class Walk:
    """A game from its first act to its last."""

    def __init__(self, record: Record) -> None:
        """Raises `RecordError` where the record cannot be replayed."""
        full = resume(record, ScriptedDealer([]))
        self.record = record
        self.rules: Rules = full.rules
        self.result: Result | None = full.result()
        self.opening_events: list[Event] = []
        self.acts: list[Act] = []
        first, start, behaviour = beginning(record)
        opening = starting_state(self.rules, start, "start", behaviour) if start else self.rules.new()
        self.play(first, opening)

    def play(self, first: int, state: State) -> None:
        """Apply the entries from the first that counts on."""
        state = state.copy()
        place = sum(entry.seat not in (CHANCE, RESTATED) for entry in self.record.entries[:first])
        events = self.opening_events
        for number, entry in enumerate(self.record.entries[first:], start=first):
            if entry.seat == RESTATED:
                continue
            if entry.seat == CHANCE:
                sink = Sink()
                state.apply(CHANCE, self.rules.number_of(CHANCE, entry.text), sink)
                events += sink.events
                if self.acts:
                    self.acts[-1].has_luck = True
                continue
            place += 1
            if entry.text in (UNDO, TAKE_BACK):
                state = self.go_back(entry.seat)
                continue
            action = self.rules.number_of(entry.seat, entry.text)
            act = Act(entry.seat, action, entry.text, number, place - 1, state)
            state = state.copy()
            sink = Sink()
            state.apply(entry.seat, action, sink)
            act.after, act.events = state, sink.events
            events = act.events
            self.acts.append(act)
        self.final = state

    def go_back(self, seat: int) -> State:
        """Take back all since the last action of a seat, and that one."""
        while True:
            act = self.acts.pop()
            if act.seat == seat:
                return act.before.copy()

    def boundaries(self) -> Iterator[Boundary]:
        """Where turns begin, and the last position."""
        last: Turn | None = None
        for number, act in enumerate(self.acts):
            turn = act.turn()
            if turn != last:
                yield Boundary(act.before, act.entry, act.place, number)
            last = turn
        end = self.acts[-1].place + 1 if self.acts else 0
        yield Boundary(self.final, len(self.record.entries), end, len(self.acts))


def beginning(record: Record) -> tuple[int, str, int]:
    """The first entry that counts, the position before it and the version of its rules: of a match that went on under
    other rules, the part since then is looked at."""
    first, start, behaviour = 0, record.start, record.behaviour
    for place, entry in enumerate(record.entries):
        if entry.seat == RESTATED:
            version, position = read_restated(Word(entry.text, entry.line, 1))
            if version != behaviour:
                first, start, behaviour = place + 1, position, version
    return first, start, behaviour
