"""TOT-4, movement: which piece, which step, and when it is finished. `group` knows what keeps a group together."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.games.totem import events
from howdah.games.totem.board import PLANE, around, distance
from howdah.games.totem.codes import CHOICE, DONE, STEP
from howdah.games.totem.elimination import strike
from howdah.games.totem.group import FREE, MOVED, TRAIL, beside, has_step, steps
from howdah.games.totem.reasons import (
    ALREADY_MOVED,
    BEEN_THERE,
    CELL_TAKEN,
    CUTS_GROUP,
    LEGAL,
    MUST_GO_ON,
    NOT_BESIDE_OWN,
    NOT_MOVED_YET,
    NOT_NEXT,
    NOT_YOURS,
    PIECE_STUCK,
)

if TYPE_CHECKING:
    from howdah.games.totem.rules import TotemState


def why_not_piece(state: "TotemState", place: i64) -> i64:
    """TOT-4.4: any own piece or the totem, if it has not moved (TOT-4.6) and has a step."""
    row: i64 = place >> 5
    number: i64 = place & 31
    group: i64 = state.turn * PLANE
    if state.board[group + row] >> number & 1 == 0:
        return NOT_YOURS
    if state.board[MOVED + row] >> number & 1 != 0:
        return ALREADY_MOVED
    return LEGAL if has_step(state.board, group, place) else PIECE_STUCK


def why_not_step(state: "TotemState", place: i64) -> i64:
    """Whether the moving piece may step to a place: `open_ways` and `steps` decide, this reads why."""
    if distance(place, state.moving) != 1:
        return NOT_NEXT
    row: i64 = place >> 5
    number: i64 = place & 31
    if state.board[FREE + row] >> number & 1 == 0:
        return CELL_TAKEN
    if state.board[TRAIL + row] >> number & 1 != 0:
        return BEEN_THERE
    way = way_to(state.moving, place)
    if state.ways & way != 0:
        return LEGAL
    if beside(state.board, state.turn * PLANE, state.moving, way) == 0:
        return NOT_BESIDE_OWN
    return CUTS_GROUP


def why_not_finish(state: "TotemState") -> i64:
    """TOT-4.7: a piece with points left may be finished only if another one can move. It must have moved (TOT-5.1)."""
    if not has_left(state):
        return NOT_MOVED_YET
    return LEGAL if state.any_step() else MUST_GO_ON


def has_left(state: "TotemState") -> bool:
    """Whether the moving piece has taken a step: it has left at least one of the cells around it."""
    return around(state.board, TRAIL, state.moving) != 0


def open_ways(state: "TotemState") -> i64:
    """TOT-4.1: the free cells around the moving piece, without those that it has occupied this turn (TOT-4.5)."""
    return around(state.board, FREE, state.moving) & ~around(state.board, TRAIL, state.moving)


def find_ways(state: "TotemState") -> None:
    """Settle which steps the moving piece may take (TOT-4.2, TOT-4.3)."""
    state.ways = steps(state.board, state.turn * PLANE, state.moving, open_ways(state))


def choose(state: "TotemState", place: i64, sink: Sink | None) -> None:
    """TOT-4.6: this piece moves now, in one go."""
    state.board[MOVED + (place >> 5)] |= 1 << (place & 31)
    state.moving = place
    state.phase = STEP
    find_ways(state)
    if sink is not None:
        events.chosen(sink, state)


def step(state: "TotemState", place: i64, sink: Sink | None) -> None:
    """TOT-4.1: one point, one cell. A piece that has no points or no way left is finished (TOT-3.3)."""
    left: i64 = state.moving
    shift(state, left, place)
    state.moving = place
    state.points -= 1
    if sink is not None:
        events.stepped(sink, state, left)
    if state.points > 0:
        find_ways(state)
        if state.ways != 0:
            return
    finish(state, sink)


def shift(state: "TotemState", left: i64, place: i64) -> None:
    """The moving piece stands on another cell now."""
    board = state.board
    turn: i64 = state.turn
    group: i64 = turn * PLANE
    row: i64 = left >> 5
    bit: i64 = 1 << (left & 31)
    board[group + row] ^= bit
    board[MOVED + row] ^= bit
    board[FREE + row] |= bit
    board[TRAIL + row] |= bit
    row = place >> 5
    bit = 1 << (place & 31)
    board[group + row] |= bit
    board[MOVED + row] |= bit
    board[FREE + row] ^= bit
    if state.totems[turn] == left:
        state.totems[turn] = place


def finish(state: "TotemState", sink: Sink | None) -> None:
    """TOT-5.1: the piece does not move again this turn; it strikes before another one moves."""
    state.clear(TRAIL)
    state.ways = 0
    if sink is not None:
        events.finished(sink, state)
    if strike(state, sink):
        go_on(state, sink)


def go_on(state: "TotemState", sink: Sink | None) -> None:
    """TOT-3.3: points are spent as long as anybody has a step; the rest is lost."""
    state.moving = 0
    state.phase = DONE
    if state.points == 0:
        return
    if state.any_step():
        state.phase = CHOICE
        return
    if sink is not None:
        events.points_lost(sink, state)
    state.points = 0


def way_to(place: i64, neighbour: i64) -> i64:
    """The direction from a place to its neighbour, as a bit."""
    delta: i64 = neighbour - place
    if delta < 0:
        return 4 if delta == -1 else 1 if delta == -33 else 2
    return 8 if delta == 1 else 32 if delta == 33 else 16
