"""The coach: up to three things to try next time, each with its position to play.

A tip is made only of what is sure: a decision that was graded a mistake or worse, a habit that is no accident, or bids
that a reader surely gains by. Where fewer than three are sure, fewer are given. Words are `coach-CODE`.
"""

from collections.abc import Sequence
from typing import Final

from howdah.engine.contract import CHANCE, State
from howdah.engine.events import Event
from howdah.engine.record import RESTATED, Record
from howdah.review.habits.counting import has_habits
from howdah.review.habits.judging import Habit, habits_of
from howdah.review.habits.walking import walk
from howdah.review.model import BLUNDER, MISTAKE, Decision, Review, Tip
from howdah.review.raj_book import Book

MOST: Final = 3
SURE_ERRORS: Final = 2.0
"""A mistake counts as confirmed if its loss is so many standard errors away from nothing."""
LEAST_LOSS: Final = 0.04
MOST_HABITS: Final = 2
"""A moment of this game is worth more than a number: at most so many tips are about habits."""
Games = Sequence[tuple[Record, int]]
"""The records of a player, each with the seat from 0."""


def tips_for(
    review: Review, seat: int, games: Games = (), habits: Sequence[Habit] = (), book: Book | None = None
) -> list[Tip]:
    """What the player of a seat (from 1) may try next time: confirmed mistakes first, by what they cost, then habits.

    `habits` and `book` were read from `games`; both may be left out.
    """
    habitual = [tip for tip in (habit_tip(habit, games) for habit in habits) if tip is not None]
    if book is not None and book.leak is not None and (leak := leak_tip(book, games)) is not None:
        habitual.insert(min(1, len(habitual)), leak)
    mistakes = [mistake_tip(decision) for decision in confirmed(review.decisions, seat)]
    kept = min(len(habitual), MOST_HABITS, MOST - min(len(mistakes), 1))
    room = MOST - kept
    return mistakes[:room] + habitual[: MOST - min(room, len(mistakes))][:MOST_HABITS]


def tips_of_game(review: Review, record: Record, seat: int, book: Book | None = None) -> list[Tip]:
    """The same from one game alone; `seat` counts from 1."""
    one = [(record, seat - 1)]
    restated = any(entry.seat == RESTATED for entry in record.entries)
    habits = habits_of(one) if has_habits(record.game) and not restated else []
    return tips_for(review, seat, one, habits, book)


def confirmed(decisions: Sequence[Decision], seat: int) -> list[Decision]:
    """The surest mistakes of a seat, the dearest first, one of each turn."""
    wrong = [
        decision
        for decision in decisions
        if decision.seat == seat
        and decision.grade in (MISTAKE, BLUNDER)
        and decision.alternatives
        and (decision.missed_win or decision.loss >= max(LEAST_LOSS, SURE_ERRORS * decision.error))
    ]
    wrong.sort(key=lambda decision: (not decision.missed_win, -decision.loss, decision.entry))
    first: dict[int, Decision] = {}
    for decision in wrong:
        first.setdefault(decision.turn, decision)
    return list(first.values())


def mistake_tip(decision: Decision) -> Tip:
    code = "missed-win" if decision.missed_win else "better-line"
    facts: dict[str, int] = {"turn": decision.turn}
    if code == "better-line":
        facts["gain"] = max(1, round(100 * decision.loss))
    best = decision.alternatives[0].actions
    return Tip(decision.seat, code, {**facts}, decision.position, decision.entry, decision.place, best)


def habit_tip(habit: Habit, games: Games) -> Tip | None:
    """What to do about a habit that is sure and may cost something, where it shows most."""
    if not habit.is_strong or habit.harmless:
        return None
    facts = {"own": habit.facts["own"], "usual": habit.facts["usual"], "times": habit.facts["times"]}
    game, entry = habit.entries[0] if habit.entries else (0, 0)
    return placed(f"habit-{habit.code}", facts, game, entry, games)


def leak_tip(book: Book, games: Games) -> Tip | None:
    """What to do about bids that can be read."""
    leak = book.leak
    assert leak is not None
    shown = max((bid for bid in book.bids if bid.kind == leak.kind), key=lambda bid: bid.gain)
    facts = {"gain": max(1, round(100 * leak.gain * book.games / leak.times))}
    return placed(f"leak-{leak.kind}", facts, shown.game, shown.entry, games)


def placed(code: str, facts: dict[str, int], game: int, entry: int, games: Games) -> Tip | None:
    """A tip with the position that it is about, as its seat knew it."""
    if game >= len(games):
        return None
    record, seat = games[game]
    place = Place(seat, entry)
    walk(record, place)
    if not place.position:
        return None
    acts = sum(one.seat != CHANCE for one in record.entries[:entry])
    return Tip(seat + 1, code, {**facts}, place.position, entry, acts)


class Place:
    """Keeps the position before one entry."""

    def __init__(self, seat: int, entry: int) -> None:
        self.seat = seat
        self.entry = entry
        self.position = ""

    def visit(self, state: State, seat: int, action: int, entry: int) -> None:  # noqa: ARG002
        if entry == self.entry and seat == self.seat:
            self.position = state.reopened_for(seat).known(seat).position().one_line()

    def hear(self, state: State, seat: int, events: list[Event]) -> None:
        """What came of it does not matter."""
