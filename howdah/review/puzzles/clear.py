"""A decision that is clear enough for a puzzle, as the finders of the games give it."""

from math import sqrt
from typing import Final, NamedTuple

from howdah.bots.evaluation import win_chance
from howdah.review.model import Said

LEAST_GAP: Final = 0.12
"""By so much, in chances to win, the best act is better than anything else."""
SURE: Final = 4.0
"""And so many standard errors that is away from nothing."""


class Clear(NamedTuple):
    """The best act, and by how much it is the best."""

    goal: str
    lines: list[list[str]]
    said: Said
    best: float
    next: float | None


class Pairs:
    """Two acts tried in the same worlds."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.one: list[float] = []
        self.other: list[float] = []

    def add(self, one: float, other: float) -> None:
        """What both were worth in a world, in payoffs."""
        self.one.append(win_chance(one, self.seats))
        self.other.append(win_chance(other, self.seats))

    def means(self) -> tuple[float, float]:
        return sum(self.one) / len(self.one), sum(self.other) / len(self.other)

    def is_clear(self) -> bool:
        """Whether the first is surely better, by much."""
        gaps = [one - other for one, other in zip(self.one, self.other, strict=True)]
        mean = sum(gaps) / len(gaps)
        error = sqrt(sum((gap - mean) ** 2 for gap in gaps) / max(len(gaps) - 1, 1) / len(gaps))
        return mean - LEAST_GAP > 0 and mean > SURE * error

    def may_become_clear(self) -> bool:
        one, other = self.means()
        return one - other > LEAST_GAP / 2
