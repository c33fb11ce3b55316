"""From numbers of a state to chances that hold: of positions given 70 %, medium wins 70 %.

Each seat's numbers are weighed and summed, and the sums compared by a softmax (a multinomial logistic regression). The
weights, by game and number of seats, stand in `data/calibration.json` with the command that made them
(`howdah/review/fitting`). Exponentials are the bots' own, so that every machine says the same.
"""

import json
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from howdah.bots.arithmetic import exponential
from howdah.bots.base import added
from howdah.review.values import FEATURES

FILE: Final = "calibration.json"
ENOUGH: Final = 300
USUAL_ERROR: Final = 0.03


class Fit(msgspec.Struct):
    """What was fitted for one table, and how well it held in games that it had not seen."""

    weights: list[float]
    error: float = 0.03
    """Calibration error in games that it had not seen: how far chances and what came of them lie apart."""
    games: int = 0
    """Games that it was fitted to; each was tested by what the others had taught."""
    loss: float = 0.0
    """Log-loss there; `plain` is that of the evaluation alone, `even` that of giving all seats the same."""
    plain: float = 0.0
    even: float = 0.0
    curve: list[list[float]] = []
    """For each tenth of chances: their mean, the share that was won, how many there were."""

    def band(self) -> float:
        """How far a chance may be off. Few games scatter too much to tell."""
        return self.error if self.games >= ENOUGH else USUAL_ERROR


class Calibrations(msgspec.Struct):
    """All tables, and where they come from."""

    command: str
    features: list[str]
    tables: dict[str, Fit]
    """By `GAME SEATS`."""
    made_from: dict[str, list[str]] = {}
    """By game: what medium and its evaluation said at a few positions when this was fitted (`probe.py`)."""


PLAIN: Final = Fit([1.0] + [0.0] * (len(FEATURES) - 1))
"""The evaluation's own word, for tables that nobody has fitted."""


@cache
def calibrations() -> Calibrations:
    """What the package ships."""
    text = files("howdah.review").joinpath("data", FILE).read_text(encoding="utf-8")
    found = msgspec.convert(json.loads(text), Calibrations)
    if found.features != list(FEATURES):
        raise ValueError(f"{FILE} was fitted to other numbers; run: {found.command}")
    return found


def fit_of(game: str, seats: int) -> Fit:
    """The weights of a table, or the evaluation's own word."""
    return calibrations().tables.get(f"{game} {seats}", PLAIN)


def chances(rows: list[list[float]], weights: list[float]) -> list[float]:
    """The chance of each seat; they sum to 1."""
    sums = [added([weight * number for weight, number in zip(weights, row, strict=True)]) for row in rows]
    top = max(sums)
    odds = [exponential(one - top) for one in sums]
    total = added(odds)
    return [one / total for one in odds]
