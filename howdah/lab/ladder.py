"""Which level is how strong: each against tables of the level below, until a sequential test has seen enough.

Ratings are on the scale of chess: 400 points are odds of ten to one between two. One bot of strength u among n - 1 of
strength l wins with probability u / (u + (n - 1) l), so ratings of tables for two and for five mean the same.
"""

import math
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from typing import Final

from howdah.bots.specs import levels
from howdah.engine.registry import find
from howdah.lab.plans import Plan, make_plan
from howdah.lab.rows import NOBODY
from howdah.lab.runner import Crew, in_order
from howdah.lab.sequential import Sprt
from howdah.lab.statistics import Interval
from howdah.lab.trials import Trial

USUAL: Final = ("random", "easy", "medium", "hard", "expert")
"""The levels, weakest first, on the ground of random play: what stands on a ladder unless told otherwise."""
SCALE: Final = 400 / math.log(10)


@dataclass(frozen=True)
class Pairing:
    """One bot against a table of others."""

    plan: Plan
    upper: str
    lower: str
    games: int
    decided: int
    wins: int
    interval: Interval
    verdict: str

    @property
    def fair(self) -> float:
        return 1 / self.plan.seats

    @property
    def share(self) -> float:
        return self.wins / self.decided if self.decided else 0.0

    def rating(self) -> float:
        """How much higher the upper one is; half a game more on both sides keeps it finite."""
        return self.points((self.wins + 0.5) / (self.decided + 1))

    def ratings(self) -> Interval:
        low, high = self.interval
        return self.points(low), self.points(high)

    def points(self, share: float) -> float:
        if share in (0.0, 1.0):
            return math.copysign(math.inf, share - 0.5)
        return SCALE * (math.log(share / (1 - share)) + math.log(self.plan.seats - 1))

    def as_data(self) -> dict[str, object]:
        return {
            "upper": self.upper,
            "lower": self.lower,
            "games": self.games,
            "decided": self.decided,
            "wins": self.wins,
            "share": self.share,
            "interval": list(self.interval),
            "fair": self.fair,
            "verdict": self.verdict,
            "rating": round(self.rating(), 1),
            "rating_interval": [finite(end) for end in self.ratings()],
        }


@dataclass(frozen=True)
class Rung:
    """A bot's place on the ladder: points above the lowest one."""

    bot: str
    rating: float
    interval: Interval

    def as_data(self) -> dict[str, object]:
        return {
            "bot": self.bot,
            "rating": round(self.rating, 1),
            "interval": [finite(end) for end in self.interval],
        }


def finite(number: float) -> float | None:
    """JSON knows no infinity."""
    return round(number, 1) if math.isfinite(number) else None


def usual_bots() -> list[str]:
    return [bot for bot in USUAL if bot in levels()]


def usual_seats(game: str) -> list[int]:
    """The fewest and the most."""
    meta = find(game)
    return sorted({meta.fewest_seats, meta.most_seats})


def plan_pairing(game: str, seats: int, options: dict[str, str], upper: str, lower: str, most: int, seed: int) -> Plan:
    """One upper bot and a table of lower ones; whole rounds of the table, so that everyone sits everywhere."""
    bots = ",".join([upper, *[lower] * (seats - 1)])
    games = max(1, most // seats) * seats
    return make_plan(game, seats, options, bots, games, seed, paired=True)


def play_pairing(plan: Plan, crew: Crew, advance: Callable[[int], None]) -> Pairing:
    """Play until the test has a verdict or the plan is through. Looks after whole rounds, in the order of the games."""
    upper, lower = plan.bots[0], plan.bots[1]
    test = Sprt(1 / plan.seats)
    games = 0
    with closing(crew.play([plan], range(plan.games))) as batches:
        for row in in_order(batches):
            games += 1
            if row.winner != NOBODY:
                test.add(plan.chair(row.number, row.winner) == 0)
            advance(games)
            if games % plan.seats == 0 and test.verdict() != "undecided":
                break
    return Pairing(plan, upper, lower, games, test.trials, test.wins, test.interval(), test.verdict())


class Ladder:
    """All pairings of one seat count, weakest first."""

    def __init__(self, seats: int, pairings: list[Pairing], trials: list[Trial] | None = None) -> None:
        self.seats = seats
        self.pairings = pairings
        self.trials: list[Trial] = [] if trials is None else trials
        """The same bots among yardsticks."""

    def rungs(self) -> Iterator[Rung]:
        """Ratings add up; so do the squares of what is uncertain about each step."""
        yield Rung(self.pairings[0].lower, 0.0, (0.0, 0.0))
        rating = below = above = 0.0
        for pairing in self.pairings:
            low, high = pairing.ratings()
            step = pairing.rating()
            rating += step
            below = math.hypot(below, step - low)
            above = math.hypot(above, high - step)
            yield Rung(pairing.upper, rating, (rating - below, rating + above))

    def as_data(self) -> dict[str, object]:
        return {
            "seats": self.seats,
            "pairings": [pairing.as_data() for pairing in self.pairings],
            "ratings": [rung.as_data() for rung in self.rungs()],
            "trials": [trial.as_data() for trial in self.trials],
        }
