"""A turn as a whole: lines of actions through the real rules, up to where fate opens something new.

Other seats are taken to let everything pass.
"""

from mypy_extensions import i64

from howdah.engine.contract import CHANCE_BIT
from howdah.games.race.codes import PASS, WINDOW
from howdah.games.race.state import RaceState


class Line:
    """Actions of one seat, and where they lead."""

    def __init__(self, state: RaceState, actions: list[int], windows: int) -> None:
        self.state = state
        self.actions = actions
        self.windows = windows
        """How often somebody else could have answered."""

    def after(self, seat: int, action: int) -> "Line":
        """The line with one more action; others let it pass."""
        state = self.state.copy()
        state.apply(seat, action, None)
        return Line(state, [*self.actions, action], self.windows + let_pass(state, 1 << i64(seat)))


def let_pass(state: RaceState, but: i64) -> int:
    """All let pass what has been played, as long as none of these seats (as bits) is asked; how often there was
    something to let pass."""
    windows = 0
    race = state.race
    while race.phase == WINDOW and race.asked & (CHANCE_BIT | but) == 0:
        windows += 1
        asked = race.asked
        for other in range(race.kit.seats):
            if asked >> other & 1 != 0:
                state.apply(other, PASS, None)
    return windows
