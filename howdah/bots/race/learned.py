"""What the evaluation of races weighs: the sums that foretold best who wins, fitted to games of whole turns.

The names of the first weights stand in `howdah/bots/evaluations/racing.py`, in this order; cards go by their names. All
are in steps. Cobras, dead ends and mud are set by hand: cobras go to who leads, so games tell little of what they cost.
`python bench/race_weights.py GAME --seats N` fits weights from these on; docs/lab-notebook tells how they were made.
"""

from typing import Final


class Learned:
    """The weights of one table."""

    def __init__(self, weights: list[float], cards: dict[str, float], least_spread: float, spread: float) -> None:
        self.weights = weights
        self.cards = cards
        self.least_spread = least_spread
        """How far races still scatter, in steps, at the line."""
        self.spread = spread
        """The same for each step that the first has to go."""


LEARNED: Final = {
    "elephant_rally 2": Learned(
        [-1.0, -0.03, -0.8, 5.38, 1.0, 1.47, 0.72, -0.06, 0.03, 0.88, 2.6, 0.9, 0.32, 1.0, -0.2, -0.2, 1.42],
        {
            "green-5": 0.51,
            "green-6": 1.13,
            "charge-4": 0.27,
            "carpet-4": 0.45,
            "juice-4": 0.49,
            "red-2": 1.34,
            "mouse": 1.42,
            "monkey": 0.34,
            "cow": 0.32,
            "prayer": 0.51,
            "charmer": 0.67,
            "tiger": 1.06,
        },
        1.77,
        0.086,
    ),
    "elephant_rally": Learned(
        [-1.0, 0.0, -0.8, 4.98, 1.0, 1.46, 0.65, 0.27, -0.01, 0.82, 2.6, 0.9, -0.35, 1.0, -0.2, -0.2, 1.34],
        {
            "green-5": 0.85,
            "green-6": 1.09,
            "charge-4": 0.6,
            "carpet-4": 0.92,
            "juice-4": 0.91,
            "red-2": 0.74,
            "mouse": 0.66,
            "monkey": 0.76,
            "cow": 0.41,
            "prayer": 0.64,
            "charmer": 0.59,
            "tiger": 1.09,
        },
        2.19,
        0.129,
    ),
    "formula_e": Learned(
        [-1.0, 0.0, -0.8, 4.48, 1.0, 1.47, 0.67, 0.04, -0.06, 0.93, 2.6, 0.9, -0.3, 1.0, -0.57, -0.5, 1.34],
        {
            "green-4": 1.11,
            "green-5": 1.29,
            "purple-6": 0.67,
            "charge": 0.5,
            "carpet": 0.78,
            "juice": 0.8,
            "mouse": 0.7,
            "cow": 0.76,
            "monkey": 0.81,
            "priest": 0.98,
            "charmer": 0.66,
            "tiger": 1.15,
        },
        2.6,
        0.154,
    ),
}
"""By game, and by seats where they need it."""


def learned_of(game: str, seats: int) -> Learned:
    return LEARNED.get(f"{game} {seats}", LEARNED[game])
