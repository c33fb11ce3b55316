"""How much a bot takes of the yardsticks: plain strategies that no level was made of.

Every deal is played once from each seat. A draw counts half to those who share the first place; a game that was cut is
lost. Where two play, a bot meets each yardstick; where more play, different ones sit together, since equal ones cancel
each other.
"""

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, replace
from typing import Final

from howdah.engine.contract import CUT, ENDINGS
from howdah.lab.plans import Plan, make_plan
from howdah.lab.rows import Row
from howdah.lab.runner import Crew, in_order
from howdah.lab.statistics import Interval, Paired

RANKS: Final = tuple(f"rank:jitter={jitter}" for jitter in range(4))
REMAINING: Final = tuple(f"remaining:jitter={jitter}" for jitter in range(4))
YARDSTICKS: Final = {
    "raj": ("rank:jitter=0", "remaining:jitter=1", "rank:jitter=2", "remaining:jitter=3"),
    "formula_e": ("largest", "progress"),
    "elephant_rally": ("largest", "progress"),
    "totem": ("strike", "sampler"),
}
"""By game, in the order in which they sit down."""
DUELS: Final = {"raj": (*RANKS, *REMAINING, "ppo")}
"""Where two play, if it is more than those."""


@dataclass(frozen=True)
class Trial:
    """A bot among yardsticks."""

    plan: Plan
    bot: str
    others: tuple[str, ...]
    games: int
    share: float
    interval: Interval

    @property
    def fair(self) -> float:
        return 1 / self.plan.seats

    def as_data(self) -> dict[str, object]:
        return {
            "bot": self.bot,
            "others": list(self.others),
            "games": self.games,
            "share": self.share,
            "interval": list(self.interval),
            "fair": self.fair,
        }


def tables_of(game: str, seats: int) -> list[tuple[str, ...]]:
    """Who sits at the tables of a trial, beside the bot."""
    if seats == 2:
        return [(yardstick,) for yardstick in DUELS.get(game, YARDSTICKS.get(game, ()))]
    there = YARDSTICKS.get(game, ())
    return [tuple(there[seat % len(there)] for seat in range(seats - 1))] if there else []


def plan_trial(
    game: str, seats: int, options: dict[str, str], bot: str, others: tuple[str, ...], most: int, seed: int
) -> Plan:
    """Whole rounds of the table."""
    games = max(1, most // seats) * seats
    plan = make_plan(game, seats, options, ",".join([bot, *others]), games, seed, paired=True)
    return replace(plan, rounds=True)


def play_trial(plan: Plan, crew: Crew, advance: Callable[[int], None]) -> Trial:
    """Play all games; the interval is that of the rounds' means."""
    rounds = Paired()
    games = 0
    taken = 0.0
    with closing(crew.play([plan], range(plan.games))) as batches:
        for row in in_order(batches):
            games += 1
            taken += part_of(row, [plan.chair(row.number, seat) for seat in range(plan.seats)].index(0))
            if games % plan.seats == 0:
                rounds.add(taken / plan.seats)
                taken = 0.0
            advance(games)
    low, high = rounds.interval()
    return Trial(plan, plan.bots[0], plan.bots[1:], games, rounds.mean(), (max(0.0, low), min(1.0, high)))


def part_of(row: Row, seat: int) -> float:
    """What a seat has of a game."""
    if row.ending == ENDINGS[CUT] or row.ranks[seat] != 1:
        return 0.0
    return 1.0 if row.ranks.count(1) == 1 else 0.5
