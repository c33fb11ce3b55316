"""Styles: what a bot wants beyond winning. They change a bot's own payoffs (its utility), never its model of the
others.

- `plain` wants to win.
- `bold` wants to win alone: sharing the first place is as bad as losing.
- `patient` wants a good place: the better the rank the better, also when the first is out of reach.
- `spiteful` wants its strongest rival to lose almost as much as it wants to win itself.
"""

from typing import Final

from mypy_extensions import i64

from howdah.bots.evaluation import Evaluation
from howdah.engine.contract import CUT, DRAWN, RUNNING, State
from howdah.engine.errors import OptionError
from howdah.engine.vectors import vec

STYLES: Final = ("plain", "bold", "patient", "spiteful")
PLAIN: Final = 0
BOLD: Final = 1
PATIENT: Final = 2
SPITEFUL: Final = 3
SPITE: Final = 0.5


class Style:
    """A style at one decision of one seat."""

    def __init__(self, name: str, seats: int, seat: int, evaluation: Evaluation, root: State) -> None:
        if name not in STYLES:
            raise OptionError(f"there is no style '{name}'; there are: {', '.join(STYLES)}")
        self.kind: i64 = STYLES.index(name)
        self.seats: i64 = seats
        self.seat: i64 = seat
        self.ranks: vec[i64] = vec[i64]([0] * seats)
        self.rival: i64 = 0
        if self.kind == SPITEFUL:
            values = vec[float]([0.0] * seats)
            evaluation.judge(root, values)
            nearest = [(seat + step) % seats for step in range(1, seats)]
            self.rival = max(nearest, key=lambda other: values[other])

    def shape(self, state: State, values: vec[float]) -> None:
        """Bend what the seat itself gets of this end."""
        if self.kind == PLAIN:
            return
        me = self.seat
        if self.kind == SPITEFUL:
            values[me] = (values[me] - SPITE * values[self.rival]) / (1.0 + SPITE)
            return
        ending = state.rank_into(self.ranks)
        if ending in (RUNNING, CUT):
            return
        if self.kind == BOLD and ending == DRAWN and self.ranks[me] == 1:
            values[me] = -1.0 / float(self.seats - 1)
        elif self.kind == PATIENT:
            values[me] = 1.0 - 2.0 * float(self.ranks[me] - 1) / float(self.seats - 1)
