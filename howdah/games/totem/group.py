"""Which steps keep a group in one piece (TOT-4.2, TOT-4.3), and what an elimination cuts off (TOT-5.5).

A group is a plane of the board: a totem and its pieces, all connected. Most questions are settled by the ring of six
cells around the piece that leaves: if its own neighbours there, together with the cell it goes to, form one arc, then
nothing can come apart. Only else the group is flooded, and no farther than the answer needs.
"""

from typing import Final

from mypy_extensions import i64

from howdah.engine.vectors import vec
from howdah.games.totem.board import ARCS, DELTA, JOINS, PLANE, around, column_of, toward

# The planes of a board: four for the seats' groups, then these.
FREE: Final = 4 * PLANE
"""The cells that nobody stands on."""
TRAIL: Final = 5 * PLANE
"""The cells that the moving piece has left this turn (TOT-4.5)."""
MOVED: Final = 6 * PLANE
"""The pieces that have moved this turn (TOT-4.6)."""
WORK: Final = 7 * PLANE
"""Room for floods: means nothing between two questions."""
STACK: Final = 8 * PLANE
ROOM: Final = 8 * PLANE + 32


def steps(board: vec[i64], group: i64, place: i64, ways: i64) -> i64:
    """Those of the `ways` (free cells around, as directions) that a piece of the group may take."""
    own = around(board, group, place)
    joins: i64 = JOINS[own]
    sure: i64 = ways & joins
    if sure == ways:
        return ways
    return sure | linked(board, group, place, own, ways ^ sure)


def has_step(board: vec[i64], group: i64, place: i64) -> bool:
    """Whether a piece that has not moved yet can take any step."""
    ways = around(board, FREE, place)
    if ways == 0:
        return False
    own = around(board, group, place)
    joins: i64 = JOINS[own]
    if ways & joins != 0:
        return True
    return linked(board, group, place, own, ways) != 0


def beside(board: vec[i64], group: i64, place: i64, ways: i64) -> i64:
    """TOT-4.2: those of the ways that lead next to another one of the group."""
    found: i64 = 0
    way: i64 = 0
    while ways != 0:
        if ways & 1 != 0 and around(board, group, toward(place, way)) & ~(32 >> way) != 0:
            found |= 1 << way
        ways >>= 1
        way += 1
    return found


def linked(board: vec[i64], group: i64, place: i64, own: i64, ways: i64) -> i64:
    """TOT-4.3: those of the ways after which the whole group is connected. `own` is the group around the place."""
    ways = beside(board, group, place, ways)
    arcs: i64 = ARCS[own]
    if arcs <= 1 or ways == 0:
        return ways
    lift(board, group, place)
    parts: i64 = 0
    left: i64 = own
    while left != 0 and ways != 0:
        before = nearby(board, place, ways)
        flood(board, toward(place, column_of(left)), place if parts == 0 else 0)
        left = around(board, WORK, place)
        if left == 0 and parts == 0:
            return ways
        ways = touched(before, nearby(board, place, ways), ways)
        parts += 1
    return ways


def nearby(board: vec[i64], place: i64, ways: i64) -> i64:
    """What of the work plane lies around the end of each way: six bits a way."""
    found: i64 = 0
    shift: i64 = 0
    way: i64 = 0
    while ways != 0:
        if ways & 1 != 0:
            found |= around(board, WORK, toward(place, way)) << shift
        ways >>= 1
        way += 1
        shift += 6
    return found


def touched(before: i64, after: i64, ways: i64) -> i64:
    """The ways whose ends lie next to a cell that a flood has reached."""
    reached: i64 = before ^ after
    found: i64 = 0
    bit: i64 = 1
    while reached != 0:
        if reached & 63 != 0:
            found |= bit
        reached >>= 6
        bit += bit
    return ways & found


def lift(board: vec[i64], group: i64, place: i64) -> None:
    """Copy a group to the work plane, without the piece on this place."""
    row: i64 = 1
    while row < PLANE - 1:
        board[WORK + row] = board[group + row]
        row += 1
    board[WORK + (place >> 5)] &= ~(1 << (place & 31))


def flood(board: vec[i64], start: i64, stop: i64) -> None:
    """Take from the work plane all that is connected to `start`; leave off once nothing is left around `stop`."""
    board[WORK + (start >> 5)] &= ~(1 << (start & 31))
    board[STACK] = start
    height: i64 = 1
    while height > 0:
        height -= 1
        place: i64 = board[STACK + height]
        found = around(board, WORK, place)
        if found == 0:
            continue
        way: i64 = 0
        while found != 0:
            if found & 1 != 0:
                delta: i64 = DELTA[way]
                there: i64 = place + delta - 33
                board[WORK + (there >> 5)] ^= 1 << (there & 31)
                board[STACK + height] = there
                height += 1
            found >>= 1
            way += 1
        if stop != 0 and around(board, WORK, stop) == 0:
            return


def cut_off(board: vec[i64], group: i64, totem: i64, lost: i64) -> bool:
    """TOT-5.5: whether the loss of a piece cuts others off from their totem; the work plane then holds them."""
    arcs: i64 = ARCS[around(board, group, lost)]
    if arcs <= 1:
        return False
    lift(board, group, lost)
    flood(board, totem, lost)
    return around(board, WORK, lost) != 0


def is_connected(board: vec[i64], group: i64, totem: i64) -> bool:
    """Whether every piece of a group is connected to its totem: the whole flood, for proofs."""
    lift(board, group, totem)
    flood(board, totem, 0)
    row: i64 = 1
    while row < PLANE - 1:
        if board[WORK + row] != 0:
            return False
        row += 1
    return True
