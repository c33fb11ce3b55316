"""The coach says only what is sure, and gives a position to play with each tip."""

import pytest

from howdah.bots.specs import make_bot
from howdah.engine.record import RESTATED, Entry
from howdah.engine.registry import read_checked
from howdah.locale.languages import LANGUAGES
from howdah.locale.words import Words
from howdah.review.coach import MOST, tips_for, tips_of_game
from howdah.review.habits.judging import Habit, habits_of
from howdah.review.habits.players import habitual
from howdah.review.model import BLUNDER, GOOD, MISTAKE, Alternative, Decision, Review
from howdah.review.raj_book import Bid, Book, Leak
from howdah.review.simulated import play_record

POSITION = "raj 2 / hand 1: 1 15 / taken 1: 1..5 / hand 2: 2 14 / taken 2: 6 7 -1 -2 -3 -4 -5 8 / stake: 10"


def decision(turn: int, grade: str, loss: float, error: float = 0.01, seat: int = 1, win: bool = False) -> Decision:
    best = [Alternative(["bid 15"], 0.9)]
    where = (seat, turn, 3 * turn, 2 * turn, 3 * turn + 1)
    return Decision(*where, ["bid 1"], POSITION, grade, 0.9 - loss, 0.9, loss, error, best, missed_win=win)


def review(*decisions: Decision) -> Review:
    return Review("raj", 2, ["", ""], 0, 1, {}, [1, 2], "won", decisions=list(decisions))


def test_only_confirmed_mistakes_of_the_seat_are_told() -> None:
    told = tips_for(
        review(
            decision(1, GOOD, 0.2),
            decision(2, MISTAKE, 0.2, error=0.2),
            decision(3, BLUNDER, 0.3, seat=2),
            decision(4, MISTAKE, 0.1),
            decision(5, BLUNDER, 0.4),
            decision(6, MISTAKE, 0.5, win=True),
        ),
        1,
    )
    assert [(tip.code, tip.facts["turn"]) for tip in told] == [
        ("missed-win", 6),
        ("better-line", 5),
        ("better-line", 4),
    ]
    assert told[1].facts["gain"] == 40
    assert all(tip.position == POSITION and tip.actions == ["bid 15"] for tip in told)


def test_never_more_than_three_and_nothing_where_nothing_is_sure() -> None:
    assert len(tips_for(review(*[decision(turn, BLUNDER, 0.3) for turn in range(1, 9)]), 1)) == MOST
    assert tips_for(review(decision(1, GOOD, 0.0)), 1) == []


def read_book() -> Book:
    """Of a player whose bids on vultures can be read."""
    bids = [Bid(0, entry, 1, -3, 15, "vultures", [1, 15], [0.6, 0.4], 1.0, 0.4, 0.0, 0.1, 0.2) for entry in (1, 4)]
    return Book(4, bids, 0.1, 0.01, 0.3, 0.05, Leak("vultures", 2, 1.0, 0.4, 0.3, 0.05))


def test_a_planted_habit_is_coached_with_its_position() -> None:
    games = []
    for number in range(4):
        bots = [habitual("raj", "highest-first", "rank"), make_bot("rank")]
        games.append((play_record("raj", bots, number), 0))
    habits = habits_of(games)
    assert habits[0].code == "highest-first"
    told = tips_for(review(), 1, games, habits, read_book())
    assert [tip.code for tip in told] == ["habit-highest-first", "leak-vultures"]
    assert told[1].facts == {"gain": 60}, "two bids in four games: by bid, not by game"
    for tip in told:
        assert tip.seat == 1
        _, state = read_checked(tip.position)
        assert state.legal(0)


def test_one_game_of_any_table_is_coached() -> None:
    record = play_record("raj", [habitual("raj", "highest-first", "rank"), make_bot("rank")], 0)
    told = tips_of_game(review(decision(5, BLUNDER, 0.4)), record, 1)
    assert told[0].code == "better-line"
    assert all(tip.seat == 1 for tip in told)
    record.entries.insert(0, Entry(RESTATED, "1 raj 2"))
    assert [tip.code for tip in tips_of_game(review(), record, 1)] == []


def test_a_habit_that_costs_nothing_is_not_coached() -> None:
    record = play_record("raj", [make_bot("random")] * 2, 1)
    weak = Habit("highest-first", {"times": 3, "own": 1, "usual": 1}, 0.5, 2.0, 1.0, 0.0, 0.0, False, [(0, 1)])
    harmless = Habit("highest-first", {"times": 3, "own": 1, "usual": 1}, 1.0, 9.0, 1.0, 0.0, 0.0, True, [(0, 1)])
    assert tips_for(review(), 1, [(record, 0)], [weak, harmless]) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tip_has_words(lang: str) -> None:
    strict = Words(lang, strict=True)
    assert strict("coach-missed-win", turn=3)
    assert strict("coach-better-line", turn=3, gain=12)
    for kind in ("vultures", "small-mice", "mice", "big-mice"):
        assert strict(f"coach-leak-{kind}", gain=12)
