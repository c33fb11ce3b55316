"""HTTP: what somebody does again and again, over all own games of one kind: habits, and how Raj's bids can be read."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from howdah.bots.clock import Clock
from howdah.engine.contract import CHANCE
from howdah.engine.record import Record, read_record
from howdah.review.model import BidBook
from howdah.server.after.games import finished_games, record_of
from howdah.server.bots.pool import Overrun
from howdah.server.bots.process import ProcessEnded, WorkFailed
from howdah.server.http.calls import Call, Route
from howdah.server.people.results import own_seat
from howdah.server.protocol.after_resources import Bids, HabitLine, HabitPlace, Habits
from howdah.server.refusals import refuse
from howdah.server.store.reads import Visited

RAJ: Final = "raj"
MOST_GAMES: Final = 60
"""The newest ones are read: habits change."""
SECONDS: Final = 10.0
"""Processor time; games that are left then are left out."""
KILLED: Final = 60.0
LEAST_SURE: Final = 0.8
"""What is less sure is not shown."""
MOST_SHOWN: Final = 8
Given = Sequence[tuple[str, int]]
"""Records as text, each with the seat from 0."""
Place = tuple[int, int]
"""Which of these records, and how many actions of seats lie before it."""


async def habits(call: Call) -> Habits:
    """Your habits over your games of one kind: what you do otherwise than reference players in the same situations."""
    game = call.path["game"]
    played = await readable(call)
    chosen = [each for each in played if each.doc.game == game][:MOST_GAMES]
    lines: list[HabitLine] = []
    count = 0
    if chosen:
        count, found = await timed(call, read_habits, await given_of(call, chosen))
        for line, places in found:
            line.shown = [placed(call, chosen[number], moment) for number, moment in places]
            lines.append(line)
    return Habits(game, count, dict(Counter(each.doc.game for each in played)), lines)


async def bids(call: Call) -> Bids:
    """Your bids in Raj beside those of a mixed strategy, and what somebody who predicts them would gain."""
    chosen = [each for each in await readable(call) if each.doc.game == RAJ][:MOST_GAMES]
    return Bids(await timed(call, read_bids, await given_of(call, chosen)) if chosen else None)


async def readable(call: Call) -> list[Visited]:
    """Finished games that began at the beginning, the newest first."""
    return [each for each in await finished_games(call) if not each.doc.start]


async def given_of(call: Call, chosen: list[Visited]) -> Given:
    return [(await record_of(call, each), own_seat(each.doc, call.guest)) for each in chosen]


def placed(call: Call, visited: Visited, moment: int) -> HabitPlace:
    return HabitPlace(visited.doc.id, own_seat(visited.doc, call.guest) + 1, moment, len(visited.doc.seats))


async def timed(call: Call, work: Callable[..., Any], given: Given) -> Any:
    """In the process beside the bots, with a bounded time."""
    try:
        return await call.worker.background.pool.run((call.guest, ""), work, [given], SECONDS, KILLED)
    except (Overrun, ProcessEnded, WorkFailed) as error:
        raise refuse("too-fast") from error


class Reading:
    """Records that are read one after the other, while there is time."""

    def __init__(self, clock: Clock, given: Given) -> None:
        self.clock = clock
        self.given = given
        self.games: list[tuple[Record, int]] = []
        """Those that were taken, each with its seat."""
        self.numbers: list[int] = []
        """Which they are of those that were given."""

    def __iter__(self) -> Iterator[tuple[Record, int]]:
        from howdah.review.bidding import is_restated

        for number, (text, seat) in enumerate(self.given):
            record = read_record(text)
            if is_restated(record):
                continue
            if self.games and self.clock.is_over():
                return
            self.games.append((record, seat))
            self.numbers.append(number)
            yield record, seat


def read_habits(clock: Clock, given: Given) -> tuple[int, list[tuple[HabitLine, list[Place]]]]:
    """How many games were read, and each habit with where it shows."""
    from howdah.review.habits.judging import habits_of

    reading = Reading(clock, given)
    found = [habit for habit in habits_of(reading) if habit.sure >= LEAST_SURE][:MOST_SHOWN]
    lines = []
    for habit in found:
        line = HabitLine(habit.code, habit.facts, habit.sure, habit.is_strong, habit.cost, habit.harmless, [])
        places = [
            (reading.numbers[game], sum(one.seat != CHANCE for one in reading.games[game][0].entries[:entry]))
            for game, entry in habit.entries
        ]
        lines.append((line, places))
    return len(reading.games), lines


def read_bids(clock: Clock, given: Given) -> BidBook | None:
    """The book of a player's bids; nothing where nobody knows the values of the tables."""
    from howdah.review.bidding import page_of
    from howdah.review.raj_book import book_of

    reading = Reading(clock, given)
    book = book_of(reading)
    return None if book is None else page_of(book, reading.games)


ROUTES = [
    Route("GET", "/api/me/habits/{game}", habits, Habits),
    Route("GET", "/api/me/bids", bids, Bids),
]
