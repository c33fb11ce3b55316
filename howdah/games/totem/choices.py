"""What a seat may do now, phase by phase: the actions whose tests find nothing against them, ascending."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from howdah.engine.vectors import vec
from howdah.games.totem.board import PLANE, ROWS, column_of, index_of, toward
from howdah.games.totem.codes import BOTH, ENTER, FINISH, PASS, PIECE, START, TAKE, TO, USE
from howdah.games.totem.dice import why_not_enter, why_not_pass, why_not_use
from howdah.games.totem.elimination import why_not_victim
from howdah.games.totem.group import MOVED, has_step
from howdah.games.totem.movement import why_not_finish
from howdah.games.totem.reasons import LEGAL
from howdah.games.totem.setup import SPOTS, why_not_start

if TYPE_CHECKING:
    from howdah.games.totem.rules import TotemState


def starts_into(state: "TotemState", out: vec[i64]) -> i64:
    count: i64 = 0
    for spot in range(i64(SPOTS)):
        if why_not_start(state, spot) == LEGAL:
            out[count] = START + spot
            count += 1
    return count


def uses_into(state: "TotemState", out: vec[i64]) -> i64:
    """TOT-3.2, TOT-3.4: both dice, one of them, or a piece from the reserve."""
    count: i64 = 0
    if why_not_pass(state) == LEGAL:
        out[0] = PASS
        count = 1
    elif why_not_use(state, 0) == LEGAL:
        out[0] = BOTH
        out[1] = USE + state.low
        count = 2
        if state.high != state.low:
            out[2] = USE + state.high
            count = 3
    totem: i64 = state.totems[state.turn]
    for way in range(i64(6)):
        place = toward(totem, way)
        if why_not_enter(state, place) == LEGAL:
            out[count] = ENTER + index_of(place)
            count += 1
    return count


def pieces_into(state: "TotemState", out: vec[i64]) -> i64:
    """TOT-4.4: `why_not_piece` for every own piece; those that have moved are left out by the row (TOT-4.6)."""
    board = state.board
    group: i64 = state.turn * PLANE
    count: i64 = 0
    row: i64 = 1
    while row <= ROWS:
        bits: i64 = board[group + row] & ~board[MOVED + row]
        while bits != 0:
            place: i64 = row * 32 + column_of(bits)
            bits &= bits - 1
            if has_step(board, group, place):
                out[count] = PIECE + index_of(place)
                count += 1
        row += 1
    return count


def steps_into(state: "TotemState", out: vec[i64]) -> i64:
    count: i64 = 0
    if why_not_finish(state) == LEGAL:
        out[0] = FINISH
        count = 1
    ways: i64 = state.ways
    way: i64 = 0
    while ways != 0:
        if ways & 1 != 0:
            out[count] = TO + index_of(toward(state.moving, way))
            count += 1
        ways >>= 1
        way += 1
    return count


def victims_into(state: "TotemState", out: vec[i64]) -> i64:
    count: i64 = 0
    for way in range(i64(6)):
        place = toward(state.moving, way)
        if why_not_victim(state, place) == LEGAL:
            out[count] = TAKE + index_of(place)
            count += 1
    return count
