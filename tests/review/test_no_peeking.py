"""The verdict does not peek: it stays when what the seat could not know changes. Planted peeking is caught."""

import pytest

from howdah.engine.contract import CHANCE, Rules, State
from howdah.engine.generator import Generator
from howdah.engine.seats import SPECTATOR
from howdah.review.chances import Chances, known_by
from howdah.review.grading.deciding import graded, judge_of
from howdah.review.grading.effort import Effort
from howdah.review.grading.questions import Question
from howdah.review.model import Decision
from howdah.review.turns import turn_of
from howdah.review.walk import Act
from tests.bots.test_no_peeking import planted_worlds
from tests.suites.tables import ALL_TABLES, ALWAYS, table_name

OURS = ("elephant_rally", "formula_e", "raj", "totem")
TABLES = [rules for rules in ALL_TABLES if rules.game in OURS and rules.options == ALWAYS.get(rules.game, {})]
"""All four games, all numbers of seats."""
HIDING = [rules for rules in TABLES if rules.game in ("elephant_rally", "formula_e")]
SMALL = Effort(screened=1, tried=1, most=1, rounds=1)


@pytest.mark.parametrize("rules", TABLES, ids=table_name)
def test_chances_stay_when_secrets_change(rules: Rules) -> None:
    chances = Chances(rules)
    for seed in range(2):
        state, planted, seat = planted_worlds(rules, seed)
        assert chances.of_known(known_by(state, seat), 4) == chances.of_known(known_by(planted, seat), 4)
        hidden = state.redeal(SPECTATOR, Generator(seed))
        assert chances.of_known(known_by(state, SPECTATOR), 4) == chances.of_known(known_by(hidden, SPECTATOR), 4)


@pytest.mark.parametrize("rules", HIDING, ids=table_name)
def test_chances_by_the_truth_would_be_caught(rules: Rules) -> None:
    chances = Chances(rules)
    pairs = [planted_worlds(rules, seed)[:2] for seed in range(6)]
    peeking = [[chances.of_known(world.known(CHANCE), 1) for world in pair] for pair in pairs]
    assert any(one != other for one, other in peeking)


@pytest.mark.parametrize("rules", TABLES, ids=table_name)
def test_decisions_are_judged_alike_when_secrets_change(rules: Rules) -> None:
    worlds = (planted_worlds(rules, seed) for seed in range(40))
    state, planted, seat = next(found for found in worlds if is_turn(found[0]))
    assert decision_in(state, seat) == decision_in(planted, seat)


def is_turn(state: State) -> bool:
    return turn_of(state).number > 0


def decision_in(state: State, seat: int) -> Decision:
    """What is said of the first thing that a seat could do."""
    action = state.legal(seat)[0]
    act = Act(seat, action, state.rules.actions[action], 0, 0, state)
    judge = judge_of(state.rules, Chances(state.rules), SMALL)
    assert judge is not None
    return graded(judge.open(Question([act])))
