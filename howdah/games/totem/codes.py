"""The vocabulary of Totem: the actions of seats and the outcomes of chance, numbered, and the phases."""

from typing import Final

from howdah.games.totem.board import CELLS, NAMES, STARTS, name_of

# Actions. Those with a cell are a base and the cell's index.
END: Final = 0
"""The turn is over, or the choice of a start: what was chosen is final, and chance may follow."""
PASS: Final = 1
"""Not to enter a piece where no step is possible (TOT-3.2)."""
FINISH: Final = 2
BOTH: Final = 3
USE: Final = 3
"""`use N` is this plus the die."""
START: Final = 10
"""Plus the place in `STARTS`."""
PIECE: Final = 22
TO: Final = 22 + CELLS
ENTER: Final = 22 + 2 * CELLS
TAKE: Final = 22 + 3 * CELLS

ACTIONS: Final = [
    "end",
    "pass",
    "finish",
    "both",
    *[f"use {die}" for die in range(1, 7)],
    *[f"start {name_of(place)}" for place in STARTS],
    *[f"{verb} {name}" for verb in ("piece", "to", "enter", "take") for name in NAMES],
]

# Outcomes: one die for the start, then the 21 rolls of both dice.
ROLLS: Final = [(low, high) for low in range(1, 7) for high in range(low, 7)]
FIRST_ROLL: Final = 6
OUTCOMES: Final = [*[f"die {die}" for die in range(1, 7)], *[f"roll {low} {high}" for low, high in ROLLS]]
LOW_DICE: Final = bytes([0] * FIRST_ROLL + [low for low, _ in ROLLS])
HIGH_DICE: Final = bytes([0] * FIRST_ROLL + [high for _, high in ROLLS])

# Phases: what is asked.
START_DIE: Final = 0
"""Chance: one die for a seat that may move first (TOT-2.1)."""
START_CELL: Final = 1
START_DONE: Final = 2
ROLL: Final = 3
"""Chance: both dice (TOT-3.1)."""
DICE: Final = 4
"""What to use the roll for (TOT-3.2, TOT-3.4)."""
CHOICE: Final = 5
"""Which piece moves (TOT-4.4)."""
STEP: Final = 6
"""Where it steps, or that it is finished."""
VICTIM: Final = 7
"""Which of the farthest pieces is eliminated (TOT-5.2)."""
DONE: Final = 8
"""Nothing but `end`."""
OVER: Final = 9
