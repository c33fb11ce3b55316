"""The board of Formula E: elephants that are stopped before water (FE-4.1), and laps (FE-1.2)."""

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.engine.vectors import vec
from howdah.games.formula_e import water
from howdah.games.race.codes import AHEAD, BEHIND, DIAGONAL_LEFT
from howdah.games.race.kit import Kit
from howdah.games.race.movement.board import Board

LAPS_TO_WIN = 2
"""FE-1.2: the first crossing of the line starts the lap, the second ends it."""


class FormulaBoard(Board):
    """Where every animal stands, and how often each elephant crossed the line."""

    def __init__(self, kit: Kit, at: vec[i64], where: vec[i64], laps: vec[i64], cows: vec[i64]) -> None:
        super().__init__(kit, at, where, laps, cows)

    def twin(self, at: vec[i64], where: vec[i64], laps: vec[i64], cows: vec[i64]) -> "FormulaBoard":
        return FormulaBoard(self.kit, at, where, laps, cows)

    def stands_firm(self, cell: i64) -> bool:
        return water.stands_firm(self, cell)

    def be_pushed(self, elephant: i64, to: i64, sink: Sink | None) -> None:
        water.stop(self, elephant, to, sink)

    def arrive(self, elephant: i64, cell: i64, to: i64, way: i64, sink: Sink | None) -> None:
        """FE-1.2: whoever is scared back over the line, or pushed back by a scare, must cross it again. FE-4.1: whoever
        leaves the bank is stopped no more."""
        self.where[elephant] = to
        self.stopped &= ~(1 << elephant)
        if way == BEHIND:
            if to > cell:
                self.laps[elephant] -= 1
        elif to < cell and (way == AHEAD or way >= DIAGONAL_LEFT):
            self.laps[elephant] += 1
            if self.laps[elephant] == LAPS_TO_WIN:
                self.cross_line(elephant, sink)
