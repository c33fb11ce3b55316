"""What the evidence measures: how many mistakes hold at ten times the budget, and whose skill is told apart."""

from collections.abc import Iterator

from howdah.bots.arena import play_game
from howdah.bots.specs import make_bot
from howdah.engine.record import Record
from howdah.engine.registry import set_table
from howdah.lab.plans import game_seed
from howdah.review.chances import Chances
from howdah.review.grading.deciding import graded, judge_of
from howdah.review.grading.effort import USUAL, Effort
from howdah.review.grading.questions import questions_of
from howdah.review.model import BLUNDER, MISTAKE
from howdah.review.reviewing import Wish, review_of
from howdah.review.walk import Walk

SEED = 2208
CALLED = (MISTAKE, BLUNDER)
TEN_TIMES = Effort(times=10)


def game_of(game: str, seats: int, levels: list[str], number: int) -> Record:
    """Game n of such a table; levels sit in turns."""
    bots = [make_bot(levels[(seat + number) % len(levels)]) for seat in range(seats)]
    return play_game(set_table(game, seats), bots, game_seed(SEED, number)).match.record


def confirmations(game: str, seats: int, levels: list[str], first: int = 0) -> Iterator[tuple[bool, float, float]]:
    """For each decision that is called a mistake: whether ten times the budget calls it so again, and both losses."""
    number = first
    while True:
        walk = Walk(game_of(game, seats, levels, number))
        chances = Chances(walk.rules)
        usual, thorough = judge_of(walk.rules, chances, USUAL), judge_of(walk.rules, chances, TEN_TIMES)
        assert usual is not None
        assert thorough is not None
        for question in questions_of(walk):
            decision = graded(usual.open(question))
            if decision.grade in CALLED:
                again = graded(thorough.open(question))
                yield again.grade in CALLED, decision.loss, again.loss
        number += 1


def skill_of(game: str, seats: int, level: str, number: int) -> float:
    """What the decisions of one seat of this level gave in a game among medium ones, by its review."""
    levels = [level] + ["medium"] * (seats - 1)
    seat = -number % seats
    record = game_of(game, seats, levels, number)
    review = list(review_of(record, Wish(seat + 1, None)))[-1]
    return review.luck[0].skill
