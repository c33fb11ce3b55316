"""Why something is not possible in Totem: codes for the words, and the clauses that say so.

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

REASONS: Final = (
    ("", ""),
    ("start-taken", "TOT-2.3"),
    ("start-too-close", "TOT-2.3"),
    ("no-such-die", "TOT-3.2"),
    ("no-step", "TOT-3.3"),
    ("must-move", "TOT-3.3"),
    ("roll-too-low", "TOT-3.4"),
    ("no-reserve", "TOT-3.4"),
    ("not-beside-totem", "TOT-3.4"),
    ("entry-taken", "TOT-3.4"),
    ("not-yours", "TOT-4.1"),
    ("already-moved", "TOT-4.6"),
    ("totem-alone", "TOT-4.8"),
    ("piece-stuck", "TOT-4.3"),
    ("not-next", "TOT-4.1"),
    ("cell-taken", "TOT-4.1"),
    ("been-there", "TOT-4.5"),
    ("not-beside-own", "TOT-4.2"),
    ("cuts-group", "TOT-4.3"),
    ("not-moved-yet", "TOT-5.1"),
    ("must-go-on", "TOT-4.7"),
    ("not-an-enemy", "TOT-5.1"),
    ("not-farthest", "TOT-5.2"),
    ("game-over", "TOT-6.1"),
    ("start-dice-first", "TOT-2.1"),
    ("roll-first", "TOT-3.1"),
    ("not-your-turn", "TOT-2.1"),
    ("choose-start", "TOT-2.2"),
    ("set-up-over", "TOT-2.5"),
    ("use-dice", "TOT-3.2"),
    ("dice-decided", "TOT-3.2"),
    ("choose-piece", "TOT-3.3"),
    ("in-one-go", "TOT-4.6"),
    ("choose-victim", "TOT-5.2"),
    ("no-victim-to-choose", "TOT-5.2"),
    ("only-end", "TOT-3.3"),
    ("points-left", "TOT-3.3"),
)
"""By reason: its code and its clause."""
