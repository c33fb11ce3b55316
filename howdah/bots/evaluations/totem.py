"""Totem at a glance: pieces on the board and in reserve, and how near each group stands to the others' totems.

A totem falls to whoever ends a movement beside it (TOT-5.3), so the nearest piece to a totem is the threat, and the
nearer the greater; pieces are what attacks, guards and keeps a group together.
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
THREAT: Final = 12.0
"""Pieces that a threat is worth, divided by the cells between."""
OUT: Final = -30.0
"""A seat whose totem is gone, while others play on."""
SPREAD: Final = 5.0
FAR: Final = 20


class TotemEvaluation(Evaluation):
    """Judges by material and threats."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.points: vec[float] = vec[float]([0.0] * rules.seats)

    def guess(self, state: State, values: vec[float]) -> None:
        assert isinstance(state, TotemState)
        points = self.points
        for seat in range(self.seats):
            points[seat] = float(state.active[seat]) + RESERVE * float(state.reserve[seat])
            if state.gone[seat] != 0:
                points[seat] = OUT + float(state.gone[seat])
        for seat in range(self.seats):
            for other in range(self.seats):
                if seat != other and state.totems[seat] != 0 and state.totems[other] != 0:
                    threat: float = THREAT / float(self.gap(state, seat, state.totems[other]))
                    points[seat] += threat
                    points[other] -= threat
        pay_points(points, self.seats, SPREAD, values)

    def gap(self, state: TotemState, seat: i64, totem: i64) -> i64:
        """How far the nearest of a seat's group stands from a totem."""
        board = state.board
        nearest: i64 = FAR
        for row in range(i64(1), i64(ROWS + 1)):
            cells: i64 = board[seat * PLANE + row]
            place: i64 = row * 32
            while cells != 0:
                if cells & 1 != 0:
                    away = distance(place, totem)
                    if away < nearest:
                        nearest = away
                cells >>= 1
                place += 1
        return nearest


def make(rules: Rules) -> TotemEvaluation:
    assert isinstance(rules, TotemRules)
    return TotemEvaluation(rules)
