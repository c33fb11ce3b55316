"""Grades: a certain win that is not taken is a blunder, a bid of the mixture is no mistake, and noise names nothing."""

import pytest

from howdah.engine.contract import State
from howdah.engine.registry import read_state
from howdah.review.chances import Chances, known_by
from howdah.review.grading.deciding import graded, judge_of
from howdah.review.grading.effort import Effort
from howdah.review.grading.questions import Question, questions_of
from howdah.review.grading.raj import PLAYED, RajJudge
from howdah.review.grading.verdicts import Measured, grade_of
from howdah.review.model import BEST, BLUNDER, GOOD, INACCURACY, MISTAKE, Decision, Said
from howdah.review.walk import Act, Walk
from tests.review.test_reviewing import TABLES, record_of

SMALL = Effort(screened=2, tried=1, most=8)


def decided(state: State, seat: int, text: str) -> Decision:
    """What is said of one action."""
    act = Act(seat, state.rules.number_of(seat, text), text, 0, 0, state)
    judge = judge_of(state.rules, Chances(state.rules), SMALL)
    assert judge is not None
    return graded(judge.open(Question([act])))


def test_a_certain_win_that_is_not_taken_is_a_blunder() -> None:
    state = read_state(
        "elephant_rally 3 / elephants: A b46 B a47 C c47 / open: 1 / hand 1: charmer green-5 / hand 2: tiger"
    )
    missed = decided(state, 0, "discard green-5")
    assert (missed.grade, missed.missed_win) == (BLUNDER, True)
    assert missed.alternatives[0].actions == ["play green-5"]
    assert missed.alternatives[0].chance == pytest.approx(1.0)
    assert missed.why == Said("why-wins")
    taken = decided(state, 0, "play green-5")
    assert (taken.grade, taken.missed_win, taken.loss) == (BEST, False, 0.0)


def test_bids_of_the_mixture_are_no_mistakes_and_others_cost_what_they_lose() -> None:
    state = read_state("raj 2 / option deck: bids 1..4 prizes 1..4 / stake: 4")
    thought = RajJudge(state.rules, SMALL).think(known_by(state, 0), 0)
    assert sum(thought.shares) == pytest.approx(1.0)
    for action, share, loss in zip(thought.actions, thought.shares, thought.losses, strict=True):
        decision = decided(state, 0, state.rules.actions[action])
        assert decision.loss == pytest.approx(min(loss, decision.best))
        if share >= PLAYED:
            assert decision.grade == BEST


@pytest.mark.parametrize(
    ("loss", "error", "grade"),
    [
        (0.0, 0.0, BEST),
        (0.02, 0.0, GOOD),
        (0.2, 0.15, GOOD),
        (0.05, 0.005, INACCURACY),
        (0.1, 0.04, INACCURACY),
        (0.1, 0.02, MISTAKE),
        (0.2, 0.02, BLUNDER),
    ],
)
def test_a_grade_must_be_sure(loss: float, error: float, grade: str) -> None:
    assert grade_of(loss, error) == grade


def test_what_scatters_is_believed_less() -> None:
    calm, wild = Measured(), Measured()
    for number in range(16):
        calm.add(0.1)
        wild.add(0.5 if number % 2 else -0.3)
    assert calm.mean() == pytest.approx(wild.mean())
    assert wild.believed() < calm.believed() < calm.mean()
    assert wild.error() > calm.error()


def test_actions_of_a_turn_are_one_decision() -> None:
    """Decisions cover what a seat did without a gap, and none crosses a chance node or goes into another turn."""
    for rules in TABLES[2:]:
        walk = Walk(record_of(rules))
        seen: set[int] = set()
        for question in questions_of(walk):
            assert len({act.seat for act in question.acts}) == 1
            assert len({act.turn() for act in question.acts}) == 1
            assert not any(act.has_luck for act in question.acts[:-1])
            assert not seen & {act.entry for act in question.acts}
            seen |= {act.entry for act in question.acts}
        choices = [act for act in walk.acts if act.turn().number and len(act.before.legal(act.seat)) > 1]
        assert {act.entry for act in choices} <= seen
