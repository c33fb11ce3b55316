"""Who is ahead while a game runs: by the scores that a game shows to everyone, else by the bots' evaluation."""

import importlib.util
from abc import ABC, abstractmethod

from howdah.bots.evaluation import PACKAGE, evaluation_of
from howdah.engine.contract import SPECTATOR, Rules, State
from howdah.engine.vectors import vec
from howdah.lab.rows import NOBODY


class Standing(ABC):
    """How far each seat is; more is better."""

    @abstractmethod
    def of(self, state: State) -> list[float]:
        """A number for each seat."""


class ByScores(Standing):
    """The field `scores` of what spectators are shown."""

    def of(self, state: State) -> list[float]:
        scores = state.view(SPECTATOR).fields["scores"]
        assert isinstance(scores, list)
        return scores


class ByEvaluation(Standing):
    """What the bots' evaluation of this game thinks of a position."""

    def __init__(self, rules: Rules) -> None:
        self.evaluation = evaluation_of(rules)
        self.values = vec[float]([0.0] * rules.seats)

    def of(self, state: State) -> list[float]:
        self.evaluation.judge(state, self.values)
        return list(self.values)


def standing_of(rules: Rules) -> Standing | None:
    """How this game tells who is ahead; None where nothing does."""
    if isinstance(rules.new().view(SPECTATOR).fields.get("scores"), list):
        return ByScores()
    if importlib.util.find_spec(f"{PACKAGE}.{rules.game}"):
        return ByEvaluation(rules)
    return None


def leader(values: list[float]) -> int:
    """Who is ahead of all others, or `NOBODY`."""
    best = max(values)
    return values.index(best) if values.count(best) == 1 else NOBODY


def laggard(values: list[float]) -> int:
    """Who is behind all others, or `NOBODY`."""
    worst = min(values)
    return values.index(worst) if values.count(worst) == 1 else NOBODY
