"""The evaluation of Elephant Rally: see `racing.py`."""

from howdah.bots.evaluations.racing import RaceEvaluation
from howdah.engine.contract import Rules, State
from howdah.engine.vectors import vec
from howdah.games.elephant_rally.rules import RallyRules, RallyState


class RallyEvaluation(RaceEvaluation):
    """Judges races of Elephant Rally."""

    def guess(self, state: State, values: vec[float]) -> None:
        assert isinstance(state, RallyState)
        self.evaluate(state.race, values)


def make(rules: Rules) -> RallyEvaluation:
    assert isinstance(rules, RallyRules)
    return RallyEvaluation(rules, rules.kit)
