"""The evaluation of Formula E: see `racing.py`."""

from howdah.bots.evaluations.racing import RaceEvaluation
from howdah.engine.contract import Rules, State
from howdah.engine.vectors import vec
from howdah.games.formula_e.rules import FormulaRules, FormulaState


class FormulaEvaluation(RaceEvaluation):
    """Judges races of Formula E."""

    def guess(self, state: State, values: vec[float]) -> None:
        assert isinstance(state, FormulaState)
        self.evaluate(state.race, values)


def make(rules: Rules) -> FormulaEvaluation:
    assert isinstance(rules, FormulaRules)
    return FormulaEvaluation(rules, rules.kit)
