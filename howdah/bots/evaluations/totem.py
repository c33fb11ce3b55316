"""Totem at a glance: pieces on the board and in reserve, and how near each group stands to the others' totems.

A totem falls to whoever ends a movement beside it (TOT-5.3), so the piece nearest to a totem is the threat: every cell
nearer counts, the last ones most. A spearhead needs a shaft, since groups stay connected (TOT-4.3): the others of a
group count too, by how near they stand to the nearest enemy totem.
"""

from typing import Final

from mypy_extensions import i64

from howdah.bots.evaluation import Evaluation, pay_points
from howdah.engine.contract import Rules, State
from howdah.engine.vectors import vec
from howdah.games.totem.board import PLANE, ROWS, distance
from howdah.games.totem.rules import TotemRules, TotemState

RESERVE: Final = 0.8
"""What a piece in reserve is worth beside one on the board: it enters with some rolls only (TOT-3.4)."""
NEARER: Final = 1.0
"""Pieces that it is worth to have the spearhead one cell nearer."""
SHAFT: Final = 0.05
"""The same for every piece of the group."""
THREAT: Final = 12.0
"""Pieces that a threat is worth, divided by the cells between."""
OUT: Final = -40.0
"""A seat whose totem is gone, while others play on."""
SPREAD: Final = 6.0
FAR: Final = 20


class TotemEvaluation(Evaluation):
    """Judges by material and threats."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.points: vec[float] = vec[float]([0.0] * rules.seats)
        self.nearest: i64 = FAR
        """How far the spearhead of the group that was measured last stands from a totem."""
        self.shaft: i64 = 0
        """How near all of that group stand to it, together: each counts its cells below `FAR`."""

    def guess(self, state: State, values: vec[float]) -> None:
        assert isinstance(state, TotemState)
        points = self.points
        for seat in range(self.seats):
            points[seat] = float(state.active[seat]) + RESERVE * float(state.reserve[seat])
            if state.gone[seat] != 0:
                points[seat] = OUT + float(state.gone[seat])
        for seat in range(self.seats):
            if state.totems[seat] != 0:
                self.reckon_attack(state, seat)
        pay_points(points, self.seats, SPREAD, values)

    def reckon_attack(self, state: TotemState, seat: i64) -> None:
        """What a seat gains by how near it stands to others' totems, and what they lose."""
        points = self.points
        best: i64 = FAR
        shaft: i64 = 0
        for other in range(self.seats):
            if seat == other or state.totems[other] == 0:
                continue
            self.measure(state, seat, state.totems[other])
            threat: float = THREAT / float(self.nearest)
            points[seat] += threat
            points[other] -= threat
            if self.nearest < best:
                best = self.nearest
                shaft = self.shaft
        points[seat] += SHAFT * float(shaft) - NEARER * float(best)

    def measure(self, state: TotemState, seat: i64, totem: i64) -> None:
        """Fill `nearest` and `shaft` for a group and a totem."""
        board = state.board
        nearest: i64 = FAR
        total: i64 = 0
        for row in range(i64(1), i64(ROWS + 1)):
            cells: i64 = board[seat * PLANE + row]
            place: i64 = row * 32
            while cells != 0:
                if cells & 1 != 0:
                    away = distance(place, totem)
                    total += FAR - away
                    if away < nearest:
                        nearest = away
                cells >>= 1
                place += 1
        self.nearest = nearest
        self.shaft = total


def make(rules: Rules) -> TotemEvaluation:
    assert isinstance(rules, TotemRules)
    return TotemEvaluation(rules)
