"""A record gone through once more, step by step, as it stands in the end: what was taken back is left out."""

from typing import Final, Protocol

from howdah.engine.contract import CHANCE, State
from howdah.engine.errors import RecordError
from howdah.engine.events import Event, Sink
from howdah.engine.record import RESTATED, TAKE_BACK, UNDO, Entry, Record
from howdah.engine.registry import options_under, read_state, set_table

BACK: Final = (UNDO, TAKE_BACK)


class Visitor(Protocol):
    """Whoever goes along."""

    def visit(self, state: State, seat: int, action: int, entry: int) -> None:
        """The state before a step, who takes it, the action, and how many entries lie before it."""

    def hear(self, state: State, seat: int, events: list[Event]) -> None:
        """The state after it, and what happened."""


def standing_entries(record: Record) -> list[tuple[int, Entry]]:
    """The entries that stand, each with its place in the record."""
    stands: list[tuple[int, Entry]] = []
    for place, entry in enumerate(record.entries):
        if entry.seat == RESTATED:
            continue
        if entry.seat != CHANCE and entry.text in BACK:
            # Both ways go back to before this seat's last action.
            while stands and stands[-1][1].seat != entry.seat:
                stands.pop()
            if stands:
                stands.pop()
            continue
        stands.append((place, entry))
    return stands


def walk(record: Record, visitor: Visitor) -> State:
    """Go through a record; give back the state in which it ends."""
    if any(entry.seat == RESTATED for entry in record.entries):
        raise RecordError("this record changes its behaviour version on the way; habits are read from one version")
    rules = set_table(record.game, record.seats, options_under(record.game, record.behaviour, record.options))
    state = read_state(record.start, record.behaviour) if record.start else rules.new()
    rules = state.rules
    for place, entry in standing_entries(record):
        action = rules.number_of(entry.seat, entry.text)
        asked = state.legal(entry.seat) if entry.seat != CHANCE else [outcome for outcome, _ in state.chances()]
        if action not in asked:
            raise RecordError(f"line {entry.line}: '{entry}' cannot be replayed")
        visitor.visit(state, entry.seat, action, place)
        sink = Sink()
        state.apply(entry.seat, action, sink)
        visitor.hear(state, entry.seat, sink.events)
    return state
