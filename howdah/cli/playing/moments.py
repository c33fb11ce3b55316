"""The moments of a recorded game: the beginning, and one after each action, undo or restatement."""

from howdah.engine.contract import CHANCE, SPECTATOR, Result, View
from howdah.engine.dealers import ScriptedDealer
from howdah.engine.errors import OptionError
from howdah.engine.events import Seen, all_seen_by
from howdah.engine.match import Match
from howdah.engine.record import RESTATED, Entry, Record
from howdah.engine.resuming import resume
from howdah.engine.updates import Batch


class Moment:
    """What one receiver was told at that moment, and was shown then."""

    def __init__(self, events: list[Seen], view: View, waiting: list[int], result: Result | None) -> None:
        self.events = events
        self.view = view
        self.waiting = waiting
        self.result = result


class Moments:
    """A record as one receiver may see it: everything of a finished game, else what a spectator or a seat sees."""

    def __init__(self, record: Record, seat: int | None) -> None:
        """`seat` counts from 1. The whole record is checked against the rules first."""
        self.record = record
        self.acts = [place for place, entry in enumerate(record.entries) if entry.seat != CHANCE]
        self.last = len(self.acts)
        over = not resume(record, ScriptedDealer([])).waiting()
        if seat is not None and seat > record.seats:
            raise OptionError(f"there is no seat {seat}; this game has {record.seats}")
        self.receiver = seat - 1 if seat is not None else CHANCE if over else SPECTATOR

    def check(self, number: int) -> None:
        """Refuse a moment that does not exist."""
        if not 0 <= number <= self.last:
            raise OptionError(f"there is no moment {number}; this game has moments 0 to {self.last}")

    def at(self, number: int) -> Moment:
        """The moment after so many actions."""
        self.check(number)
        entries = self.record.entries
        place = self.acts[number - 1] if number else 0
        before = entries[:place]
        rest = ScriptedDealer([entry.text for entry in entries[place:] if entry.seat == CHANCE])
        record = self.record
        start = Record(record.game, record.behaviour, record.seats, record.options, record.names, record.start, before)
        match = resume(start, rest)
        batch = replayed(match, entries[place]) if number else match.opening
        events = all_seen_by(batch.events, self.receiver)
        return Moment(events, match.view(self.receiver), match.waiting(), match.result())


def replayed(match: Match, entry: Entry) -> Batch:
    """One recorded entry, with what it brought."""
    return match.restate() if entry.seat == RESTATED else match.enter(entry.seat, entry.text)
