"""Grades, and how sure they must be: a mistake is named only where the worlds leave little doubt."""

from math import sqrt
from typing import Final

from howdah.review.model import BEST, BLUNDER, GOOD, INACCURACY, MISTAKE

LEAST_INACCURACY: Final = 0.03
LEAST_MISTAKE: Final = 0.06
LEAST_BLUNDER: Final = 0.15
SURE: Final = 2.0
"""So many standard errors must lie between a loss and nothing."""
USUAL_LOSS: Final = 0.06
"""How far choices of players usually lie apart. A loss that was measured is believed the less, the more it scatters:
those that look largest of many are partly luck."""


class Measured:
    """A difference that was measured in pairs, one by one."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, difference: float) -> None:
        self.count += 1
        self.total += difference
        self.squares += difference * difference

    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    def error(self) -> float:
        """One standard error of the mean; few pairs that happen to agree are not believed to be exact."""
        if self.count < 2:
            return USUAL_LOSS
        spread = max(0.0, self.squares / self.count - self.mean() ** 2) * self.count / (self.count - 1)
        return sqrt((spread + USUAL_LOSS**2 / self.count) / self.count)

    def believed(self) -> float:
        """The mean, drawn towards no difference by as much as it may be luck."""
        trust = USUAL_LOSS**2 / (USUAL_LOSS**2 + self.error() ** 2)
        return self.mean() * trust


def grade_of(loss: float, error: float) -> str:
    """The grade of a loss that may be off by so much."""
    if loss <= 0.0:
        return BEST
    if loss < LEAST_INACCURACY or loss - SURE * error < 0.0:
        return GOOD
    if loss - SURE * error < LEAST_INACCURACY or loss < LEAST_MISTAKE:
        return INACCURACY
    return BLUNDER if loss >= LEAST_BLUNDER else MISTAKE
