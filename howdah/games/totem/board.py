"""The board of Totem as data (TOT-1.1, TOT-1.3): 271 cells, their names, neighbours and distances.

A cell's name is its row, `a` (bottom) to `s` (top), and the number of its diagonal, 1 to 19. Cells in one line share
the letter, or the number, or the difference of both; `j10` is the centre.

Two numbers stand for a cell. Its *index*, 0 to 270 in reading order from `a1`, makes actions. Its *place*,
row * 32 + number, is what the rules work with: a set of cells is one number a row (`PLANE` of them, with an empty row
below and above), whose bits are the columns, so that one look at three rows tells all six neighbours.

The six directions are numbered so that the cells they lead to ascend; direction 5 - d is opposite to d.
"""

from typing import Final

from mypy_extensions import i64

from howdah.engine.vectors import vec

SIDE: Final = 10
CELLS: Final = 271
ROWS: Final = 19
PLANE: Final = 21
"""Rows of a set of cells: 1 to 19, and an empty one at each end."""
MIDDLE: Final = 10
CENTRE: Final = 330
"""The place of j10."""
LETTERS: Final = "abcdefghijklmnopqrs"

DIRECTIONS: Final = ((-1, -1), (-1, 0), (0, -1), (0, 1), (1, 0), (1, 1))
"""Row and number that each direction adds."""
RING: Final = (0, 1, 3, 5, 4, 2)
"""The directions clockwise, each beside the next."""
DELTA: Final = bytes([33 + 32 * row + number for row, number in DIRECTIONS])
"""What each direction adds to a place, plus 33."""


def distance(one: i64, other: i64) -> i64:
    """TOT-5.2: how many cells apart two places are, as the crow flies."""
    rows: i64 = (one >> 5) - (other >> 5)
    numbers: i64 = (one & 31) - (other & 31)
    if rows < 0:
        rows = -rows
        numbers = -numbers
    if numbers < 0:
        return rows - numbers
    return rows if rows > numbers else numbers


def first_number(row: int) -> int:
    """The lowest diagonal that crosses a row."""
    return max(1, row - MIDDLE + 1)


def last_number(row: int) -> int:
    """The highest diagonal that crosses a row."""
    return min(ROWS, row + MIDDLE - 1)


PLACES: Final = [
    row * 32 + number for row in range(1, ROWS + 1) for number in range(first_number(row), last_number(row) + 1)
]
"""The place of every cell, by index."""
BASE: Final = bytes(
    [
        0 if row in (0, PLANE - 1) else PLACES.index(row * 32 + first_number(row)) - first_number(row) + 1
        for row in range(PLANE)
    ]
)
"""By row, what its numbers start from: see `index_of`."""
NAMES: Final = [f"{LETTERS[(place >> 5) - 1]}{place & 31}" for place in PLACES]
NUMBERS: Final = {name: index for index, name in enumerate(NAMES)}

STARTS: Final = [
    CENTRE + turned
    for here, there in zip(RING, RING[1:] + RING[:1], strict=True)
    for turned in (8 * (DELTA[here] - 33), 4 * (DELTA[here] + DELTA[there] - 66))
]
"""TOT-1.3: the twelve starting places clockwise, a corner and a side-midpoint in turn."""


NEXT: Final = bytes([delta + 33 in DELTA for delta in range(-33, 34)])
"""By difference of two places, plus 33: whether they are neighbours."""


def is_next(one: i64, other: i64) -> bool:
    """Whether two places are neighbours."""
    difference: i64 = one - other + 33
    return 0 <= difference <= 66 and NEXT[difference] != 0


def index_of(place: i64) -> i64:
    """The index of a place on the board."""
    row: i64 = place >> 5
    base: i64 = BASE[row]
    number: i64 = place & 31
    return base + number - 1


def name_of(place: i64) -> str:
    """A place as the notation writes it."""
    return NAMES[index_of(place)]


def names_of(places: list[int]) -> list[str]:
    """Places as the notation writes them, ascending."""
    return [name_of(place) for place in sorted(places)]


def full_board() -> list[int]:
    """The set of all cells, a number a row."""
    rows = [0] * PLANE
    for place in PLACES:
        rows[place >> 5] |= 1 << (place & 31)
    return rows


def arcs_of(around: int) -> int:
    """How many unbroken arcs of the ring around a cell are in this set of directions."""
    turns = zip(RING, RING[1:] + RING[:1], strict=True)
    return sum(around >> here & 1 and not around >> there & 1 for here, there in turns)


def joins_of(around: int) -> int:
    """The directions that lie beside this set and make one single arc of it."""
    found = 0
    for spot, direction in enumerate(RING):
        beside = around >> RING[spot - 1] & 1 or around >> RING[(spot + 1) % 6] & 1
        if beside and not around >> direction & 1 and arcs_of(around | 1 << direction) <= 1:
            found |= 1 << direction
    return found


ARCS: Final = bytes([1 if around == 63 else arcs_of(around) for around in range(64)])
"""By set of directions: the arcs it consists of."""
SIZES: Final = bytes([bin(around).count("1") for around in range(64)])
"""By set of directions: how many they are."""
JOINS: Final = bytes([joins_of(around) for around in range(64)])
"""By set of directions: where a cell would join it to one arc."""


def around(board: vec[i64], plane: i64, place: i64) -> i64:
    """Which of the six neighbours of a place are in a set: the directions as bits."""
    row: i64 = plane + (place >> 5)
    number: i64 = place & 31
    before: i64 = number - 1
    below: i64 = board[row - 1] >> before
    beside: i64 = board[row] >> before
    above: i64 = board[row + 1] >> number
    return (below & 3) | (beside & 1) << 2 | (beside & 4) << 1 | (above & 3) << 4


def toward(place: i64, direction: i64) -> i64:
    """The place that a direction leads to."""
    delta: i64 = DELTA[direction]
    return place + delta - 33


def column_of(bits: i64) -> i64:
    """The number of the lowest column in a row that is not empty."""
    return int(bits & -bits).bit_length() - 1


def places_in(board: vec[i64], plane: i64) -> list[int]:
    """The places of a set, ascending."""
    return [
        row * 32 + number
        for row in range(1, ROWS + 1)
        for number in range(1, ROWS + 1)
        if board[plane + row] >> number & 1
    ]
