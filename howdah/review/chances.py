"""Chances to win, by what somebody could know: worlds are dealt from that knowledge, and each is judged.

The generator is seeded by the text of what is known, so that equal knowledge gives equal chances, whatever the truth.
"""

from typing import Final

from howdah.bots.base import added
from howdah.engine.contract import Known, Rules, State
from howdah.engine.dealers import digest
from howdah.engine.generator import Generator
from howdah.review.calibration import chances, fit_of
from howdah.review.model import Chance
from howdah.review.values import Values

WORLDS: Final = 24
"""So many worlds draw a picture."""
TAIL: Final = 0.1
"""The band leaves out such a part of the worlds at each end."""


class Chances:
    """Judges the positions of one table."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.values = Values(rules)
        self.fit = fit_of(rules.game, rules.seats)

    def of_world(self, world: State) -> list[float]:
        """The chances in one world, by seat; over or not."""
        values = self.values
        certain = values.ended(world) or values.settled(world)
        if certain is not None:
            return certain
        found = chances(values.features(world), self.fit.weights)
        found = [0.0 if values.is_out(world, seat) else chance for seat, chance in enumerate(found)]
        total = added(found)
        return [chance / total for chance in found]

    def of_known(self, known: Known, worlds: int = WORLDS) -> list[Chance]:
        """The chances by what somebody knows, with bands."""
        generator = Generator(digest(f"chances {known}"))
        if known.is_whole():
            worlds = 1
        dealt = [self.of_world(self.rules.deal(known, generator)) for _ in range(worlds)]
        return [self.banded([seen[seat] for seen in dealt]) for seat in range(self.rules.seats)]

    def banded(self, seen: list[float]) -> Chance:
        """The mean of what worlds say, and how far they lie apart; besides, no chance is surer than the fit is."""
        seen = sorted(seen)
        mean = added(seen) / len(seen)
        if mean in (0.0, 1.0):
            return Chance(mean, mean, mean)
        cut = int(TAIL * len(seen))
        low, high = seen[cut], seen[len(seen) - 1 - cut]
        off = self.fit.band()
        return Chance(mean, max(0.0, min(low, mean) - off), min(1.0, max(high, mean) + off))


def known_by(state: State, viewer: int) -> Known:
    """What a seat (or `SPECTATOR`) knows in a state, with others who have answered in secret still to answer."""
    return state.reopened_for(viewer).known(viewer)
