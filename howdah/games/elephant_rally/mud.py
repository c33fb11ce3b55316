"""Mud (ER-5.3, ER-5.4): who is stuck in it, and what it costs to get free.

`Board.stuck` has the elephants of the seat at turn that began their turn in mud (`RallyBoard.begin_turn`). Whoever
leaves the cell in any way, by getting free or by being pushed or scared off it, is stuck no more (`RallyBoard.arrive`).
"""

from typing import Final

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.games.race.codes import ELEPHANTS, GREEN, MUD
from howdah.games.race.movement.board import LEGAL, Board
from howdah.games.race.race import Race

STUCK_IN_MUD: Final = 63
"""Why a card cannot be played, or not for this elephant."""


def is_mud(board: Board, cell: i64) -> bool:
    return board.kit.track.terrain[cell] > MUD


def points_owed(board: Board, elephant: i64) -> i64:
    """ER-5.3: the points that an elephant must still spend to get free."""
    if board.stuck >> elephant & 1 == 0:
        return 0
    return board.kit.track.terrain[board.where[elephant]] - MUD


def why_not_leave(board: Board, elephant: i64, kind: i64) -> i64:
    """ER-5.4: from mud n only a card worth more than n moves an elephant; with `mud=letter` every green card does."""
    owed = points_owed(board, elephant)
    if owed == 0:
        return LEGAL
    kit = board.kit
    if kit.mud_letter:
        return LEGAL if kit.colour[kind] == GREEN else STUCK_IN_MUD
    return STUCK_IN_MUD if owed >= kit.points[kind] else LEGAL


def any_can_leave(race: Race, kind: i64) -> bool:
    """Whether an own elephant may be moved by a card."""
    own = race.own(race.active)
    for elephant in range(race.kit.elephants):
        if own >> elephant & 1 == 0 or race.board.where[elephant] < 0:
            continue
        if why_not_leave(race.board, elephant, kind) == LEGAL:
            return True
    return False


def get_free(board: Board, elephant: i64, points: i64, sink: Sink | None) -> i64:
    """ER-5.3: once a turn for each elephant; the points that are left. Too few are lost, and it stays stuck."""
    owed = points_owed(board, elephant)
    if owed > points:
        return 0
    if owed > 0:
        board.stuck &= ~(1 << elephant)
        if sink is not None:
            sink.tell("elephant-freed", {"elephant": ELEPHANTS[elephant], "points": owed})
    return points - owed
