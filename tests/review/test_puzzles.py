"""Puzzles: what solves them, who cannot peek, and how hard they are."""

import pytest

from howdah.bots.specs import make_bot
from howdah.engine.errors import OptionError, Refusal
from howdah.engine.generator import Generator
from howdah.engine.registry import games, read_checked
from howdah.locale.languages import LANGUAGES
from howdah.locale.sentences import Teller
from howdah.locale.words import Words
from howdah.review.model import Said
from howdah.review.puzzles.make import puzzles_in, rated
from howdah.review.puzzles.model import (
    BEST,
    WIN,
    Puzzle,
    daily,
    find_puzzle,
    read_puzzles,
    shipped,
    stride,
    write_puzzles,
)
from howdah.review.puzzles.own import own_puzzle
from howdah.review.puzzles.playing import Attempt, attempt_by, has_won
from howdah.review.puzzles.rating import LEVELS, rating_of
from howdah.review.puzzles.sentences import levels, solution, task, why
from howdah.review.simulated import play_record

LAST_TWO = "raj 2 / hand 1: 1 15 / taken 1: 1..5 / hand 2: 2 14 / taken 2: 6 7 -1 -2 -3 -4 -5 8 / stake: 10"
GAMES = [meta.name for meta in games() if meta.make is None]
"""Those of the package; other tests add toys."""
SHIPPED = [puzzle for game in GAMES for puzzle in shipped(game)]
NAMES = [f"{puzzle.game}-{puzzle.name}" for puzzle in SHIPPED]


def bid_puzzle() -> Puzzle:
    return Puzzle(
        "x", "raj", 2, 1, LAST_TWO, BEST, [["bid 15"]], Said("bids-purely", {"bid": 15, "stake": 10}), 1.0, 0.0
    )


def test_an_attempt_goes_through_the_rules() -> None:
    attempt = Attempt(bid_puzzle())
    with pytest.raises(Refusal, match="card-used"):
        attempt.play("bid 7")
    with pytest.raises(Refusal, match="unknown-action"):
        attempt.play("fly")
    assert attempt.shown().legal == ["bid 1", "bid 15"]
    assert attempt.play("bid 15").over
    assert attempt.is_right()
    with pytest.raises(Refusal):
        attempt.play("bid 1")


def test_another_action_is_wrong() -> None:
    attempt = Attempt(bid_puzzle())
    attempt.play("bid 1")
    assert attempt.is_over
    assert not attempt.is_right()


def test_what_is_not_over_is_not_right() -> None:
    assert not Attempt(bid_puzzle()).is_right()


TWO_WINS = "elephant_rally 3 / elephants: A b46 B a47 C c47 / open: 1 / hand 1: charmer green-5 green-6 / hand 2: tiger"


def is_solved(puzzle: Puzzle, *texts: str) -> bool:
    attempt = Attempt(puzzle)
    for text in texts:
        attempt.play(text)
    return attempt.is_right()


def test_a_mistake_becomes_a_puzzle() -> None:
    puzzle = own_puzzle(LAST_TWO, 1, [["bid 15"]])
    assert is_solved(puzzle, "bid 15")
    assert not is_solved(puzzle, "bid 1")
    with pytest.raises(OptionError, match="no seat 3"):
        own_puzzle(LAST_TWO, 3, [["bid 15"]])


def test_any_way_that_wins_solves_a_missed_win() -> None:
    puzzle = own_puzzle(TWO_WINS, 1, [["play green-5"]], wins=True)
    assert puzzle.goal == WIN
    assert is_solved(puzzle, "play green-5")
    assert is_solved(puzzle, "play green-6")
    assert not is_solved(puzzle, "discard green-5", "end")
    by_line = own_puzzle(TWO_WINS, 1, [["play green-5"]])
    assert not is_solved(by_line, "play green-6"), "who asks for one line wants this line"
    no_win = own_puzzle(TWO_WINS, 1, [["discard green-5", "end"]], wins=True)
    assert no_win.goal == BEST, "a line that does not win proves no win"


@pytest.mark.parametrize("puzzle", SHIPPED, ids=NAMES)
def test_every_line_of_a_shipped_puzzle_solves_it(puzzle: Puzzle) -> None:
    for line in puzzle.lines:
        attempt = Attempt(puzzle)
        for text in line:
            assert not attempt.is_over
            attempt.play(text)
        assert attempt.is_right()
        assert puzzle.goal != WIN or has_won(attempt.state, attempt.seat)


@pytest.mark.parametrize("puzzle", SHIPPED, ids=NAMES)
def test_a_shipped_puzzle_is_given_as_its_seat_knows_it(puzzle: Puzzle) -> None:
    """Dealt anew from what the seat knows, it is the same puzzle: nothing hidden stands in its text."""
    known, state = read_checked(puzzle.position)
    for seed in range(3):
        dealt = state.rules.deal(known, Generator(seed))
        assert dealt.known(puzzle.seat - 1).position().one_line() == puzzle.position


@pytest.mark.parametrize("puzzle", SHIPPED, ids=NAMES)
def test_not_everything_solves_a_shipped_puzzle(puzzle: Puzzle) -> None:
    bot = make_bot("random")
    tries = [attempt_by(bot, puzzle, Generator(seed)) for seed in range(12)]
    assert not all(attempt.is_right() for attempt in tries)


@pytest.mark.parametrize("game", GAMES)
def test_shipped_puzzles_are_sorted_rated_and_different(game: str) -> None:
    puzzles = shipped(game)
    assert len({puzzle.name for puzzle in puzzles}) == len(puzzles)
    assert len({puzzle.position for puzzle in puzzles}) == len(puzzles)
    assert [puzzle.rating for puzzle in puzzles] == sorted(puzzle.rating for puzzle in puzzles)
    for puzzle in puzzles:
        assert puzzle.found.keys() == LEVELS.keys()
        assert puzzle.rating == rating_of(puzzle.found, puzzle.tries)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_puzzle_can_be_told(lang: str) -> None:
    strict = Words(lang, strict=True)
    for puzzle in SHIPPED:
        teller = Teller(strict, puzzle.game, [f"P{seat}" for seat in range(puzzle.seats)])
        assert task(puzzle, strict)
        assert solution(puzzle, teller)
        assert why(puzzle, teller)
        assert levels(puzzle, strict)


def test_puzzles_are_found_in_a_game_and_rated() -> None:
    seen = 0
    for seed in range(6):
        record = play_record("raj", [make_bot("rank"), make_bot("rank:jitter=3")], seed)
        for puzzle in puzzles_in(record, "x"):
            seen += 1
            made = rated(puzzle)
            assert made.found["hard"] == 1.0
            assert made.best - (made.next or 0.0) >= 0.12
            attempt = Attempt(made)
            attempt.play(made.lines[0][0])
            assert attempt.is_right()
    assert seen


def test_a_file_of_puzzles_reads_back() -> None:
    puzzles = [bid_puzzle()]
    assert read_puzzles(write_puzzles(puzzles, "x")) == puzzles
    with pytest.raises(OptionError, match="format"):
        read_puzzles('{"format": "else", "puzzles": []}')


def test_a_puzzle_is_found_by_name_or_refused() -> None:
    if SHIPPED:
        assert find_puzzle(SHIPPED[0].game, SHIPPED[0].name) == SHIPPED[0]
    with pytest.raises(OptionError, match="there is no puzzle"):
        find_puzzle("raj", "nothing")
    with pytest.raises(OptionError, match="there are no puzzles"):
        daily("chess", 5)


@pytest.mark.parametrize("game", GAMES)
def test_the_puzzle_of_the_day_goes_through_all(game: str) -> None:
    puzzles = shipped(game)
    days = range(739_000, 739_000 + len(puzzles))
    assert {daily(game, day).name for day in days} == {puzzle.name for puzzle in puzzles}
    assert daily(game, 739_001) == daily(game, 739_001)


@pytest.mark.parametrize("count", [1, 2, 7, 30, 31, 64])
def test_the_stride_meets_every_place(count: int) -> None:
    assert {day * stride(count) % count for day in range(count)} == set(range(count))


def test_what_fewer_find_is_rated_higher() -> None:
    easy = rating_of({"easy": 1.0, "medium": 1.0, "hard": 1.0}, 6)
    middle = rating_of({"easy": 0.0, "medium": 0.5, "hard": 1.0}, 6)
    hard = rating_of({"easy": 0.0, "medium": 0.0, "hard": 0.3}, 6)
    assert easy < middle < hard
    assert 1400 <= middle <= 1600
