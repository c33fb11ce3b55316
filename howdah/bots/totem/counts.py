"""How far everybody's pieces stand from the totems, and what a strike costs at least.

A search moves one piece at a time, and counts change little by that: `move` follows a piece without looking at the
others. Everything else (a totem that moves, an elimination) is recounted.
"""

from typing import Final

from mypy_extensions import i64

from howdah.engine.vectors import vec
from howdah.games.totem.board import PLANE, ROWS, SIZES, around, column_of, distance, is_next
from howdah.games.totem.group import FREE
from howdah.games.totem.rules import TotemState

REACH: Final = 32
"""Room for the counts by distance from one totem."""
FARTHEST: Final = 18
"""No two cells are farther apart."""


class Counts:
    """The group of one seat, counted by its distances from the totems of the others."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.seat: i64 = 0
        self.at: vec[i64] = vec[i64]([0] * int(seats * REACH))
        """By another seat's totem and by distance: how many of the group stand there, the own totem among them."""
        self.totems: vec[i64] = vec[i64]([0] * int(seats))
        self.liberties: vec[i64] = vec[i64]([0] * int(seats))
        """Free cells around each totem: without one nobody can step next to it."""

    def read(self, state: TotemState, seat: i64) -> None:
        """Count the group of a seat."""
        board = state.board
        self.seat = seat
        for place in range(self.seats * REACH):
            self.at[place] = 0
        for other in range(self.seats):
            self.totems[other] = state.totems[other]
            if state.totems[other] != 0:
                free: i64 = SIZES[around(board, FREE, state.totems[other])]
                self.liberties[other] = free
        row: i64 = 1
        while row <= ROWS:
            bits: i64 = board[seat * PLANE + row]
            while bits != 0:
                self.count(row * 32 + column_of(bits), 1)
                bits &= bits - 1
            row += 1

    def count(self, place: i64, more: i64) -> None:
        """So many more of the group stand on a place."""
        for other in range(self.seats):
            totem: i64 = self.totems[other]
            if other != self.seat and totem != 0:
                self.at[other * REACH + distance(place, totem)] += more

    def move(self, place: i64, to: i64) -> None:
        """A piece of the group, not its totem, goes elsewhere; `move(to, place)` undoes it."""
        self.count(place, -1)
        self.count(to, 1)
        for other in range(self.seats):
            if self.totems[other] != 0:
                if is_next(self.totems[other], place):
                    self.liberties[other] += 1
                if is_next(self.totems[other], to):
                    self.liberties[other] -= 1

    def strike_cost(self, other: i64) -> i64:
        """The points that the seat needs at least to stand beside another's totem.

        A group stays connected (TOT-4.3): the first must come to distance 1, the next within 2, and so on, until those
        behind are near enough. Nobody needs fewer points, whatever lies in between.
        """
        steps: i64 = 0
        wanted: i64 = 1
        for far in range(i64(1), i64(FARTHEST + 1)):
            for _ in range(self.at[other * REACH + far]):
                if far <= wanted:
                    return steps
                steps += far - wanted
                wanted += 1
        return steps

    def cost(self) -> i64:
        """The points that a win costs at least: all other totems must go, so the farthest of them must."""
        dearest: i64 = 0
        for other in range(self.seats):
            if other != self.seat and self.totems[other] != 0:
                cost = self.strike_cost(other)
                if cost > dearest:
                    dearest = cost
        return dearest
