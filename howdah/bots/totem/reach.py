"""Where a piece can go: every cell that it can finish its movement on, by a shortest way.

Which steps are possible is asked of the rules (`group.steps`); a shortest way never comes back to a cell (TOT-4.5).
"""

from typing import Final

from mypy_extensions import i64

from howdah.engine.vectors import vec
from howdah.games.totem.board import CELLS, PLANE, around, toward
from howdah.games.totem.group import FREE, TRAIL, steps

WAY_BITS: Final = 3
WAY_MASK: Final = 7


class Reach:
    """The cells that a piece can come to. The first is where it stands."""

    def __init__(self) -> None:
        self.cells: vec[i64] = vec[i64]([0] * CELLS)
        self.lengths: vec[i64] = vec[i64]([0] * CELLS)
        self.paths: vec[i64] = vec[i64]([0] * CELLS)
        """The directions of the steps, three bits each, the first step lowest."""
        self.count: i64 = 0
        self.seen: vec[i64] = vec[i64]([0] * PLANE)

    def walk(self, board: vec[i64], group: i64, place: i64, most: i64) -> None:
        """Find all cells within so many steps of a piece; the board is left as it was."""
        seen = self.seen
        for row in range(i64(PLANE)):
            seen[row] = board[TRAIL + row]
        here: i64 = place >> 5
        bit: i64 = 1 << (place & 31)
        seen[here] |= bit
        board[group + here] ^= bit
        board[FREE + here] |= bit
        self.cells[0] = place
        self.lengths[0] = 0
        self.paths[0] = 0
        self.count = 1
        looked: i64 = 0
        while looked < self.count:
            if self.lengths[looked] < most:
                self.step_on(board, group, looked)
            looked += 1
        board[group + here] |= bit
        board[FREE + here] ^= bit

    def step_on(self, board: vec[i64], group: i64, looked: i64) -> None:
        """Note the cells that lie one step beyond one of those found."""
        place: i64 = self.cells[looked]
        ways: i64 = around(board, FREE, place) & ~around(self.seen, 0, place)
        if ways == 0:
            return
        ways = steps(board, group, place, ways)
        length: i64 = self.lengths[looked]
        way: i64 = 0
        while ways != 0:
            if ways & 1 != 0:
                there: i64 = toward(place, way)
                self.seen[there >> 5] |= 1 << (there & 31)
                self.cells[self.count] = there
                self.lengths[self.count] = length + 1
                self.paths[self.count] = self.paths[looked] | way << WAY_BITS * length
                self.count += 1
            ways >>= 1
            way += 1
