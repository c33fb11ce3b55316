"""How hard a puzzle is: the rating at which a player finds it half of the time, from how often levels find it.

Levels have fixed ratings, 400 points apart where one finds ten times the odds of the other (as Elo's scale has it).
"""

from math import exp, log
from typing import Final

LEVELS: Final = {"easy": 1100, "medium": 1500, "hard": 1900}
SCALE: Final = 400 / log(10)
PRIOR: Final = 1500.0
SPREAD: Final = 350.0
"""Before anybody has tried, a puzzle is about as hard as the middle, give or take so much."""
LOWEST: Final = 600
HIGHEST: Final = 2600


def rating_of(found: dict[str, float], tries: int) -> int:
    """The likeliest rating after so many tries of each level."""
    low, high = float(LOWEST), float(HIGHEST)
    while high - low > 0.5:
        middle = (low + high) / 2
        if slope(middle, found, tries) > 0:
            low = middle
        else:
            high = middle
    return round((low + high) / 2)


def slope(rating: float, found: dict[str, float], tries: int) -> float:
    """How the likelihood changes if the rating rises."""
    total = (PRIOR - rating) / SPREAD**2
    for level, share in found.items():
        expected = 1 / (1 + exp((rating - LEVELS[level]) / SCALE))
        total += tries * (expected - share) / SCALE
    return total
