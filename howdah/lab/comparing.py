"""Two tables on the same seeds: what a rule, a deck or a bot changes, with intervals and a plain verdict.

Game n of both tables meets the same luck as far as the rules allow (keyed dealer), so most of the luck cancels in the
difference. Two bots meet each other instead, at the same table: once in every other seat, once in the rest.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from howdah.engine.errors import OptionError
from howdah.lab.accumulators import Order
from howdah.lab.plans import Plan, make_plan, read_bots, split_bots
from howdah.lab.rows import NOBODY, Row
from howdah.lab.statistics import LEVEL, Interval, Paired, clopper_pearson
from howdah.lab.turns import turns_of

BOT: Final = "bot"
"""The key that names a bot instead of an option."""

MORE: Final = "more"
LESS: Final = "less"
NONE: Final = "none"
SAME: Final = "same"


@dataclass(frozen=True)
class Measure:
    """One number of a game. A share is 0 or 1 in each game (or between), and shown in per cent."""

    key: str
    of: Callable[[Row], float]
    is_share: bool = False
    seat: int = NOBODY


def measures_of(plan: Plan) -> list[Measure]:
    """What two tables are compared by."""
    turns = turns_of(plan.rules(0))
    measures = [] if turns is None else [Measure("turns", lambda row: row.turns)]
    if turns is not None and turns.in_order:
        measures.append(Measure("first", lambda row: row.winner == row.first != NOBODY, True))
    return [
        *measures,
        Measure("steps", lambda row: row.steps),
        Measure("decisions", lambda row: row.decisions),
        Measure("branching", lambda row: row.choices / max(1, row.decisions)),
        Measure("draws", lambda row: row.ending == "drawn", True),
        Measure("cuts", lambda row: row.ending == "cut", True),
        *(Measure("seat", lambda row, seat=seat: row.winner == seat, True, seat) for seat in range(plan.seats)),  # type: ignore[misc]
        Measure("changes", lambda row: row.changes),
        Measure("runaway", lambda row: row.winner == row.leaders[1] != NOBODY, True),
        Measure("comebacks", lambda row: row.winner == row.last != NOBODY, True),
        Measure("settled", lambda row: row.settled / 1000, True),
    ]


class Finding:
    """One measure of both sides, and the difference of their pairs: b minus a."""

    def __init__(self, measure: Measure) -> None:
        self.measure = measure
        self.a = 0.0
        self.b = 0.0
        self.paired = Paired(measure.is_share)

    def add(self, a: float, b: float) -> None:
        self.a += a
        self.b += b
        self.paired.add(b - a)

    def means(self) -> tuple[float, float]:
        count = max(1, self.paired.count)
        return self.a / count, self.b / count

    def verdict(self, level: float) -> str:
        if self.paired.differing == 0:
            return SAME
        low, high = self.paired.interval(level)
        return MORE if low > 0 else LESS if high < 0 else NONE


class Comparison:
    """Two tables, pair by pair."""

    head_to_head = False

    def __init__(self, plans: tuple[Plan, Plan]) -> None:
        self.plans = plans
        self.findings = [Finding(measure) for measure in self.measures()]
        self.deals = 0
        self.orders = self.new_orders()
        """Who won by place in the order of turns, at each table."""

    def new_orders(self) -> list[Order]:
        return [Order(plan.seats) for plan in self.plans]

    def measures(self) -> list[Measure]:
        return measures_of(self.plans[0])

    def add(self, a: Row, b: Row) -> None:
        """One deal, as it went at both tables."""
        self.deals += 1
        for order, row in zip(self.orders, (a, b), strict=True):
            order.add(row)
        for finding in self.findings:
            finding.add(float(finding.measure.of(a)), float(finding.measure.of(b)))

    def level(self) -> float:
        """How sure each interval has to be so that all of them together are at least as sure as `LEVEL`."""
        return 1 - (1 - LEVEL) / len(self.findings)

    def interval(self, finding: Finding) -> Interval:
        return finding.paired.interval(self.level())

    def verdict(self, finding: Finding) -> str:
        return finding.verdict(self.level())

    def largest_missed(self, finding: Finding) -> float:
        """No difference larger than this was found; where no pair differed: the share of pairs that still may."""
        if self.verdict(finding) == SAME:
            return clopper_pearson(0, self.deals, self.level())[1]
        return max(map(abs, self.interval(finding)))

    def found(self) -> list[Finding]:
        return [finding for finding in self.findings if self.verdict(finding) in (MORE, LESS)]

    def as_data(self) -> dict[str, object]:
        a, b = self.plans
        return {
            "game": a.game,
            "seats": a.seats,
            "seed": a.seed,
            "deals": self.deals,
            "head_to_head": self.head_to_head,
            "a": {"options": a.options, "bots": list(a.bots)},
            "b": {"options": b.options, "bots": list(b.bots)},
            "wins_by_order": [order.as_data()["wins_by_order"] for order in self.orders],
            "level": self.level(),
            "measures": [self.finding_data(finding) for finding in self.findings],
        }

    def finding_data(self, finding: Finding) -> dict[str, object]:
        a, b = finding.means()
        data: dict[str, object] = {"measure": finding.measure.key}
        if finding.measure.seat != NOBODY:
            data["seat"] = finding.measure.seat + 1
        return {
            **data,
            "a": a,
            "b": b,
            "difference": finding.paired.mean(),
            "interval": [end if math.isfinite(end) else None for end in self.interval(finding)],
            "differing": finding.paired.differing,
            "verdict": self.verdict(finding),
            "none_larger_than": self.largest_missed(finding),
        }


class Duel(Comparison):
    """Two bots at one table: on each deal they swap all seats."""

    head_to_head = True

    def new_orders(self) -> list[Order]:
        """One, since both games of a deal are played at the same table."""
        return [Order(self.plans[0].seats)]

    def measures(self) -> list[Measure]:
        """Measured of bot 0 or 1 by `side_of`, not of a row alone."""
        return [Measure(key, lambda _row: 0.0, key == "wins") for key in ("wins", "rank", "score")]

    def add(self, a: Row, b: Row) -> None:
        self.deals += 1
        self.orders[0].add(a)
        self.orders[0].add(b)
        first, second = self.side_of(0, a, b), self.side_of(1, a, b)
        for finding, ours, theirs in zip(self.findings, first, second, strict=True):
            finding.add(ours, theirs)

    def side_of(self, bot: int, first: Row, second: Row) -> list[float]:
        """Wins, rank and score of one bot over both games of a deal; it sat in each seat once."""
        seats = self.plans[0].seats
        own = [(row, seat) for turn, row in enumerate((first, second)) for seat in range(bot ^ turn, seats, 2)]
        wins = sum(row.winner == seat for row, seat in own) / 2
        ranks = sum(row.ranks[seat] for row, seat in own) / seats
        scores = sum(row.scores[seat] for row, seat in own) / seats
        return [wins, ranks, scores]


def plan_comparison(
    game: str,
    seats: int,
    common: dict[str, str],
    bots: str | None,
    a: dict[str, str],
    b: dict[str, str],
    deals: int,
    seed: int,
) -> Comparison:
    """What two sets of `KEY=VALUE` ask for; `common` options and `bots` hold for both sides."""
    if a == b:
        raise OptionError("both sides are the same; give --a and --b something to differ in")
    for side in (a, b):
        for key in side:
            if key in common:
                raise OptionError(f"'{key}' is given for both sides by --option, and for one side")
    options_a, options_b = ({**common, **{k: v for k, v in side.items() if k != BOT}} for side in (a, b))
    if BOT in a and BOT in b and options_a == options_b:
        if bots is not None:
            raise OptionError("--bots is not for two bots that meet each other: they fill the table by themselves")
        first, second = one_bot(a[BOT]), one_bot(b[BOT])
        chairs = [first if seat % 2 == 0 else second for seat in range(seats)]
        swapped = [second if seat % 2 == 0 else first for seat in range(seats)]
        plans = [
            make_plan(game, seats, options_a, ",".join(places), deals, seed, rotate=False, paired=True)
            for places in (chairs, swapped)
        ]
        return Duel((plans[0], plans[1]))
    plan_a = make_plan(game, seats, options_a, side_bots(a, bots, seats), deals, seed, paired=True)
    plan_b = make_plan(game, seats, options_b, side_bots(b, bots, seats), deals, seed, paired=True)
    if plan_a == plan_b:
        raise OptionError("both sides are the same: these values are the defaults")
    return Comparison((plan_a, plan_b))


def one_bot(text: str) -> str:
    specs = split_bots(text)
    if len(specs) != 1:
        raise OptionError(f"bot= names one bot, not {len(specs)}")
    return specs[0]


def side_bots(side: dict[str, str], bots: str | None, seats: int) -> str:
    """Who sits at this side's table."""
    return ",".join(read_bots(side.get(BOT, bots), seats))
