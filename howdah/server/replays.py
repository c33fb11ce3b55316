"""A finished game, moment by moment, from any seat's view. Runs in a bots' process: a long game holds up nobody."""

from howdah.engine.contract import CHANCE
from howdah.engine.dealers import ScriptedDealer
from howdah.engine.events import all_seen_by
from howdah.engine.match import Match
from howdah.engine.record import RESTATED, UNDO, read_record
from howdah.engine.registry import set_table
from howdah.engine.seats import seat_text
from howdah.server.playing.telling import events_of, result_of, view_of
from howdah.server.resources import MomentInfo, Replay


def replay_of(text: str, receiver: int, first: int, count: int) -> Replay:
    """So many moments of a record from the first wanted; a moment is a seat's entry and all that fate said after it."""
    record = read_record(text)
    rules = set_table(record.game, record.seats, record.options)
    match = Match(rules, ScriptedDealer(record.outcomes()))
    moments: list[MomentInfo] = []
    wanted = range(first, first + count)
    place = 0
    batch = match.opening
    seat, action = "", ""
    acted = [entry for entry in record.entries if entry.seat not in (CHANCE, RESTATED)]
    for entry in [None, *acted]:
        if entry is not None:
            batch = match.undo(entry.seat) if entry.text == UNDO else match.submit(entry.seat, entry.text)
            place += 1
            seat, action = seat_text(entry.seat), entry.text
        if place in wanted:
            told = all_seen_by(batch.events, receiver)
            view = view_of(match.view(receiver), True)
            line = batch.lines[receiver] + 1
            moments.append(MomentInfo(place, seat, action, events_of(told), view, line))
    result = match.result()
    return Replay(moments, place + 1, None if result is None else result_of(result))
