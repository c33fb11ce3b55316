"""Why something is not possible in Totem, as numbers; `vocabulary` has their codes and clauses.

Each test of the rules returns `LEGAL` or one of these; `choices` lists what is legal, `explain` reads the reason.
"""

from typing import Final

LEGAL: Final = 0
START_TAKEN: Final = 1
START_TOO_CLOSE: Final = 2
NO_SUCH_DIE: Final = 3
NO_STEP: Final = 4
MUST_MOVE: Final = 5
ROLL_TOO_LOW: Final = 6
NO_RESERVE: Final = 7
NOT_BESIDE_TOTEM: Final = 8
ENTRY_TAKEN: Final = 9
NOT_YOURS: Final = 10
ALREADY_MOVED: Final = 11
TOTEM_ALONE: Final = 12
PIECE_STUCK: Final = 13
NOT_NEXT: Final = 14
CELL_TAKEN: Final = 15
BEEN_THERE: Final = 16
NOT_BESIDE_OWN: Final = 17
CUTS_GROUP: Final = 18
NOT_MOVED_YET: Final = 19
MUST_GO_ON: Final = 20
NOT_AN_ENEMY: Final = 21
NOT_FARTHEST: Final = 22
GAME_OVER: Final = 23
START_DICE_FIRST: Final = 24
ROLL_FIRST: Final = 25
NOT_YOUR_TURN: Final = 26
CHOOSE_START: Final = 27
SET_UP_OVER: Final = 28
USE_DICE: Final = 29
DICE_DECIDED: Final = 30
CHOOSE_PIECE: Final = 31
IN_ONE_GO: Final = 32
CHOOSE_VICTIM: Final = 33
NO_VICTIM_TO_CHOOSE: Final = 34
ONLY_END: Final = 35
POINTS_LEFT: Final = 36
