"""A game moment by moment, from a seat's view: any of them when it is over, one's own before. Runs in a bots' process:
a long game holds up nobody."""

from collections.abc import Iterator
from typing import NamedTuple

from howdah.engine.contract import CHANCE
from howdah.engine.dealers import ScriptedDealer
from howdah.engine.events import all_seen_by
from howdah.engine.match import Match
from howdah.engine.record import RESTATED, TAKE_BACK, UNDO, Record, read_record
from howdah.engine.registry import options_under, set_table
from howdah.engine.resuming import starting_state
from howdah.engine.seats import seat_text
from howdah.engine.updates import Batch
from howdah.server.playing.moments import result_of
from howdah.server.protocol.resources import MomentInfo, Replay
from howdah.server.wire.encoding import events_of, view_of


def replay_of(text: str, receiver: int, first: int, count: int) -> Replay:
    """So many moments of a record from the first wanted: each a seat's entry and the outcomes of chance after it."""
    record = read_record(text)
    match = match_of(record)
    moments: list[MomentInfo] = []
    place = 0
    for place, seat, action, batch in steps(match, record):
        if first <= place < first + count:
            told = events_of(all_seen_by(batch.events, receiver))
            view = view_of(match.view(receiver), True)
            moments.append(MomentInfo(place, seat, action, told, view, batch.lines[receiver] + 1))
    result = match.result()
    return Replay(moments, place + 1, None if result is None else result_of(result))


def moment_of(text: str, receiver: int, line: int) -> Replay:
    """The moment that told a line of the receiver's log, and the one before it. Lines that were taken back lent their
    numbers to others: the last moment counts."""
    record = read_record(text)
    found: int | None = None
    for place, _, action, batch in steps(match_of(record), record):
        first = batch.lines[receiver] + 1
        if action not in (UNDO, TAKE_BACK) and first <= line < first + len(all_seen_by(batch.events, receiver)):
            found = place
    return Replay([], 0, None) if found is None else replay_of(text, receiver, max(0, found - 1), 2 if found else 1)


def match_of(record: Record) -> Match:
    rules = set_table(record.game, record.seats, options_under(record.game, record.behaviour, record.options))
    start = starting_state(rules, record.start, "start", record.behaviour) if record.start else None
    return Match(rules, ScriptedDealer(record.outcomes()), None, start)


class Replayed(NamedTuple):
    """A step of a record: its number, whose and what it was, and what came of it."""

    place: int
    seat: str
    action: str
    batch: Batch


def steps(match: Match, record: Record) -> Iterator[Replayed]:
    """Play a record."""
    yield Replayed(0, "", "", match.opening)
    acted = [entry for entry in record.entries if entry.seat not in (CHANCE, RESTATED)]
    for place, entry in enumerate(acted, start=1):
        yield Replayed(place, seat_text(entry.seat), entry.text, match.enter(entry.seat, entry.text))
