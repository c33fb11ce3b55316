"""The numbers that stand for things in a race, and their texts."""

from typing import Final

# Ways to step. The first four are the neighbours of a cell (RACE-1.1).
AHEAD: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
BEHIND: Final = 3
DIAGONAL_LEFT: Final = 4
DIAGONAL_RIGHT: Final = 5
WAYS: Final = ("ahead", "left", "right", "behind", "diagonal-left", "diagonal-right")

# Where a step leads, if not to a cell.
GAP: Final = -1
LINE: Final = -2

# Where an elephant is, if not on a cell.
NOWHERE: Final = -1
HOME: Final = -2

# What stands on a cell; an elephant is its number + 1.
EMPTY: Final = 0
COW: Final = 9

# Terrain (RACE-1.4); mud n is MUD + n.
PLAIN: Final = 0
BANANA: Final = 1
WATER: Final = 2
MANGO: Final = 3
STALL: Final = 4
MUD: Final = 10

# Colours of cards. Events are red in Elephant Rally and yellow in Formula E.
GREEN: Final = 1
EVENT: Final = 2
PURPLE: Final = 4

# Ways of moving (RACE-4).
NO_EFFECT: Final = 0
CHARGE: Final = 1
CARPET: Final = 2
JUICE: Final = 3
EFFECTS: Final = ("plain", "charge", "carpet", "juice")

# Events (RACE-6).
NO_EVENT: Final = 0
MOUSE: Final = 1
MONKEY: Final = 2
SACRED_COW: Final = 3
PRAYER: Final = 4
CHARMER: Final = 5
TIGER: Final = 6

# Phases: what is being decided. The games' `vocabulary.py` has their names and what they depend on.
FIRST: Final = 0
PLACE: Final = 1
DEAL: Final = 2
TURN: Final = 3
DISCARD: Final = 4
VICTIM: Final = 5
GIVE_FROM: Final = 6
GIVE_TO: Final = 7
WINDOW: Final = 8
ELEPHANT: Final = 9
USE: Final = 10
MOVE: Final = 11
TREE: Final = 12
HOLE: Final = 13
WALK: Final = 14
SCARE: Final = 15
BURROW: Final = 16
HERD: Final = 17
FETCH: Final = 18
STEAL: Final = 19
DRAW: Final = 20
REVEAL: Final = 21
TOLL: Final = 22
OVER: Final = 23

# What has become of a plan.
NOT_PLANNING: Final = 0
PLANNING: Final = 1
PLANNED: Final = 2

# Why cards are drawn.
AT_END: Final = 0
AT_TREE: Final = 1

# Actions without a parameter; the blocks with one follow in `Kit`. The last ones are those of one game only.
END: Final = 0
DONE: Final = 1
STEP: Final = 2
"""STEP + way: the six ways of a step. Nobody may choose `behind`, but who tries is told why (RACE-3.3)."""
MOUSE_STEP: Final = 8
"""MOUSE_STEP + way: the first four ways."""
PASS: Final = 12
TIGER_PLAYED: Final = 13
SINGLE_ACTIONS: Final = (
    "end",
    "done",
    *WAYS,
    *[f"mouse {way}" for way in WAYS[:4]],
    "pass",
    "tiger",
)
# Formula E.
TIGER_ON_MOVEMENT: Final = 14
TIGER_ON_EFFECT: Final = 15
PAIR_ACTIONS: Final = ("tiger movement", "tiger effect")
# Elephant Rally.
USE_IT: Final = 14
PLAINLY: Final = 15
GO: Final = 16
STAY: Final = 17
RALLY_ACTIONS: Final = ("use", "plain", "go", "stay")

NOBODY: Final = -1
ELEPHANTS: Final = "ABCDEF"
