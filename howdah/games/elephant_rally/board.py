"""The board of Elephant Rally: what crossings (ER-4) and mud (ER-5.3) change about moving."""

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.engine.vectors import vec
from howdah.games.elephant_rally import crossings, mud
from howdah.games.race.kit import Kit
from howdah.games.race.movement.board import LEGAL, Board


class RallyBoard(Board):
    """Where every animal stands, the crossings that are open, and who is stuck or has halted."""

    def __init__(self, kit: Kit, at: vec[i64], where: vec[i64], laps: vec[i64], cows: vec[i64]) -> None:
        super().__init__(kit, at, where, laps, cows)

    def twin(self, at: vec[i64], where: vec[i64], laps: vec[i64], cows: vec[i64]) -> "RallyBoard":
        return RallyBoard(self.kit, at, where, laps, cows)

    def stands_firm(self, cell: i64) -> bool:
        return crossings.is_before_closed(self, cell)

    def is_closed(self, crossing: i64) -> bool:
        return crossings.is_closed(self, crossing)

    def arrive(self, elephant: i64, cell: i64, to: i64, way: i64, sink: Sink | None) -> None:  # noqa: ARG002
        """ER-5.3: whoever was driven off its mud is free of it. ER-4.3: whoever comes onto a crossing opens it."""
        self.where[elephant] = to
        self.stuck &= ~(1 << elephant)
        crossing = self.kit.crossing_of[to]
        if crossing != 0 and crossings.is_closed(self, crossing):
            crossings.open_crossing(self, crossing, sink)

    def why_not_diagonal(self, cell: i64, way: i64) -> i64:
        """A free cell, and no closed crossing, unless the elephant may cross it."""
        reason = super().why_not_diagonal(cell, way)
        if reason != LEGAL:
            return reason
        return crossings.why_not_slip(self, self.at[cell] - 1, self.kit.track.steps[way * self.kit.track.cells + cell])

    def fly_over(self, cell: i64, to: i64, sink: Sink | None) -> None:
        crossings.open_below(self, cell, to, sink)

    def is_halted(self, elephant: i64) -> bool:
        return crossings.is_halted(self, elephant)

    def end_step(self, elephant: i64, opened: i64, sink: Sink | None) -> None:
        crossings.halt(self, elephant, opened, sink)

    def begin_turn(self, own: i64) -> None:
        """Who is stuck in mud (ER-5.3), and who may cross what it stands before (ER-4.4)."""
        super().begin_turn(own)
        for elephant in range(self.kit.elephants):
            cell = self.where[elephant]
            if own >> elephant & 1 == 0 or cell < 0:
                continue
            if mud.is_mud(self, cell):
                self.stuck |= 1 << elephant
            if crossings.is_before_closed(self, cell):
                self.may_cross |= 1 << elephant
