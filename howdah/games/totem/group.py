"""Which steps keep a group in one piece (TOT-4.2, TOT-4.3), and what an elimination cuts off (TOT-5.5).

A group is a plane of the board: a totem and its pieces, all connected. Most questions are settled by the ring of six
cells around the piece that leaves: if its own neighbours there, together with the cell it goes to, form one arc, then
nothing can come apart. Only else the group is flooded, and no farther than the answer needs.
"""

from typing import Final

from mypy_extensions import i64

from howdah.engine.vectors import vec
from howdah.games.totem.board import ARCS, DELTA, JOINS, PLANE, SIZES, around, column_of, is_next, places_in, toward

# The planes of a board: four for the seats' groups, then these.
FREE: Final = 4 * PLANE
"""The cells that nobody stands on."""
TRAIL: Final = 5 * PLANE
"""The cells that the moving piece has left this turn (TOT-4.5)."""
MOVED: Final = 6 * PLANE
"""The pieces that have moved this turn (TOT-4.6)."""
WORK: Final = 7 * PLANE
"""Room for floods, empty between two questions: whoever asks leaves the board as it was."""
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


def linked(board: vec[i64], group: i64, place: i64, own: i64, ways: i64) -> i64:
    """TOT-4.3: those of the ways after which the whole group is connected. `own` is the group around the place.

    Without the piece the group falls into parts, each with a cell in the ring: a step must lead next to all of them.
    """
    ahead = ends(board, group, place, ways)
    ways = ways_with(ahead, ways)
    arcs: i64 = ARCS[own]
    if arcs <= 1 or ways == 0:
        return ways
    lift(board, group, place)
    while arcs > 1 and ways != 0:
        flood(board, toward(place, column_of(own)), place)
        own = around(board, WORK, place)
        arcs = ARCS[own]
        if arcs > 0:
            left = ends(board, WORK, place, ways)
            ways = ways_with(ahead ^ left, ways)
            ahead = left
    sweep(board)
    return ways_with(ahead, ways)


def sweep(board: vec[i64]) -> None:
    """Empty the room for floods."""
    place: i64 = WORK
    while place < ROOM:
        board[place] = 0
        place += 1


def beside(board: vec[i64], group: i64, place: i64, ways: i64) -> i64:
    """TOT-4.2: those of the ways that lead next to another one of the group."""
    return ways_with(ends(board, group, place, ways), ways)


def ends(board: vec[i64], plane: i64, place: i64, ways: i64) -> i64:
    """What of a plane lies around the end of each way, besides the piece that takes it: six bits a way."""
    found: i64 = 0
    way: i64 = 0
    while ways != 0:
        if ways & 1 != 0:
            found |= (around(board, plane, toward(place, way)) & ~(32 >> way)) << 6 * way
        ways >>= 1
        way += 1
    return found


def ways_with(cells: i64, ways: i64) -> i64:
    """Those of the ways whose six bits are not all empty."""
    found: i64 = 0
    bit: i64 = 1
    while cells != 0:
        if cells & 63 != 0:
            found |= bit
        cells >>= 6
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
    waiting: i64 = SIZES[around(board, WORK, stop)]
    if is_next(start, stop):
        waiting -= 1
    board[WORK + (start >> 5)] &= ~(1 << (start & 31))
    board[STACK] = start
    height: i64 = 1
    while height > 0 and waiting > 0:
        height -= 1
        place: i64 = board[STACK + height]
        found = around(board, WORK, place)
        way: i64 = 0
        while found != 0:
            if found & 1 != 0:
                delta: i64 = DELTA[way]
                there: i64 = place + delta - 33
                board[WORK + (there >> 5)] ^= 1 << (there & 31)
                board[STACK + height] = there
                height += 1
                if is_next(there, stop):
                    waiting -= 1
            found >>= 1
            way += 1


def cut_off(board: vec[i64], group: i64, totem: i64, lost: i64) -> bool:
    """TOT-5.5: whether the loss of a piece cuts others off from their totem; the work plane then holds them.

    Whoever asks sweeps it.
    """
    arcs: i64 = ARCS[around(board, group, lost)]
    if arcs <= 1:
        return False
    lift(board, group, lost)
    flood(board, totem, lost)
    return around(board, WORK, lost) != 0


def is_connected(board: vec[i64], group: i64, totem: i64) -> bool:
    """Whether every piece of a group is connected to its totem, by following all of it: for proofs."""
    reached = {int(totem)}
    edge = [int(totem)]
    while edge:
        place = edge.pop()
        for way in range(6):
            there = int(toward(place, way))
            if around(board, group, place) >> way & 1 and there not in reached:
                reached.add(there)
                edge.append(there)
    return len(reached) == len(places_in(board, group))


def left_behind(board: vec[i64], group: i64, totem: i64, start: i64, target: i64) -> list[int]:
    """Which of a group a step would part from its totem, in the order of the board: for whoever asks why not."""
    stay = {place for place in places_in(board, group) if place != int(start)} | {int(target)}
    edge = [int(target) if totem == start else int(totem)]
    stay.discard(edge[0])
    while edge:
        place = edge.pop()
        near = [int(toward(place, way)) for way in range(6)]
        edge += [there for there in near if there in stay]
        stay.difference_update(near)
    return sorted(stay - {int(target)})
