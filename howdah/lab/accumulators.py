"""What many games have in common, counted in one pass. Order does not matter: all that is kept is whole numbers."""

from abc import ABC, abstractmethod
from collections import Counter
from typing import Final

from howdah.lab.plans import Plan
from howdah.lab.rows import NOBODY, QUARTERS, Row
from howdah.lab.statistics import Distribution, Interval, wilson

TENTHS: Final = 10
THOUSAND: Final = 1000


class Share:
    """So many of so many."""

    def __init__(self, count: int = 0, total: int = 0) -> None:
        self.count = count
        self.total = total

    def add(self, came: bool) -> None:
        self.count += came
        self.total += 1

    def share(self) -> float:
        return self.count / self.total if self.total else 0.0

    def interval(self) -> Interval:
        return wilson(self.count, self.total)

    def as_data(self) -> dict[str, object]:
        return {
            "count": self.count,
            "of": self.total,
            "share": self.share(),
            "interval": list(self.interval()),
        }


class Accumulator(ABC):
    """Counts one side of the games."""

    @abstractmethod
    def add(self, row: Row) -> None:
        """Count one game."""

    @abstractmethod
    def as_data(self) -> dict[str, object]:
        """For programs; nothing in it depends on the machine."""


class Endings(Accumulator):
    """Who won, by seat and by bot; what was drawn and what was cut; and the clauses that decided."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = 0
        self.wins = [0] * plan.seats
        self.by_bot: Counter[str] = Counter(dict.fromkeys(plan.bots, 0))
        self.draws = 0
        self.cuts = 0
        self.clauses: Counter[str] = Counter()

    def add(self, row: Row) -> None:
        self.games += 1
        self.clauses[f"{row.ending} {row.clause}".strip()] += 1
        self.draws += row.ending == "drawn"
        self.cuts += row.ending == "cut"
        if row.winner != NOBODY:
            self.wins[row.winner] += 1
            self.by_bot[self.plan.seating(row.number)[row.winner]] += 1

    def as_data(self) -> dict[str, object]:
        seats = [{"seat": seat + 1, **wins_data(wins, self.games)} for seat, wins in enumerate(self.wins)]
        bots = [
            {"bot": bot, "seats": self.plan.bots.count(bot), **wins_data(wins, self.games)}
            for bot, wins in self.by_bot.items()
        ]
        return {
            "wins": seats,
            "wins_by_bot": bots,
            "draws": self.draws,
            "cuts": self.cuts,
            "endings": dict(sorted(self.clauses.items())),
        }


def wins_data(wins: int, games: int) -> dict[str, object]:
    return {"wins": wins, "share": wins / max(1, games), "interval": list(wilson(wins, games))}


class Lengths(Accumulator):
    """How long games are, and how much there is to decide."""

    def __init__(self) -> None:
        self.steps = Distribution()
        self.decisions = Distribution()
        self.widest = Distribution()
        self.choices = 0

    def add(self, row: Row) -> None:
        self.steps.add(row.steps)
        self.decisions.add(row.decisions)
        self.widest.add(row.widest)
        self.choices += row.choices

    def branching(self) -> float:
        """The actions that a decision offers, on average over all decisions."""
        decided = sum(value * count for value, count in self.decisions.counts.items())
        return self.choices / decided if decided else 0.0

    def as_data(self) -> dict[str, object]:
        branching = {"mean": round(self.branching(), 6), "widest": self.widest.quantile(1)}
        return {"steps": self.steps.as_data(), "decisions": self.decisions.as_data(), "branching": branching}


class Leads(Accumulator):
    """Is the lead worth anything too early (a runaway leader), and can who is behind still win (a comeback)?"""

    def __init__(self) -> None:
        self.changes = Distribution()
        self.leader_wins = [Share() for _ in range(QUARTERS)]
        """Of games that were won and had a leader after each quarter: how often that leader won."""
        self.comebacks = Share()
        """Of games that were won and had somebody alone in last place at half-time: how often that one won."""
        self.settled = Distribution()
        """In which tenth of the game the winner took the lead for good."""

    def add(self, row: Row) -> None:
        if row.moments == 0:
            return
        self.changes.add(row.changes)
        if row.winner == NOBODY:
            return
        for share, leader in zip(self.leader_wins, row.leaders, strict=True):
            if leader != NOBODY:
                share.add(leader == row.winner)
        if row.last != NOBODY:
            self.comebacks.add(row.last == row.winner)
        self.settled.add(min(TENTHS - 1, row.settled * TENTHS // THOUSAND))

    def is_told(self) -> bool:
        """Whether the game says who is ahead."""
        return self.changes.total() > 0

    def as_data(self) -> dict[str, object]:
        if not self.is_told():
            return {"leads": None}
        return {
            "leads": {
                "changes": self.changes.as_data(),
                "leader_wins": [share.as_data() for share in self.leader_wins],
                "comebacks": self.comebacks.as_data(),
                "settled_in_tenth": dict(sorted(self.settled.counts.items())),
            }
        }


class Uses(Accumulator):
    """How often each thing happens: cards, cells, terrain and whatever else the events speak of."""

    def __init__(self) -> None:
        self.games = 0
        self.won = 0
        self.counts: dict[str, list[int]] = {}
        """For each event, and each fact of it: times, games that had it, and times by the winner."""

    def add(self, row: Row) -> None:
        self.games += 1
        for key, (times, by_winner) in row.uses.items():
            counts = self.counts.setdefault(key, [0, 0, 0])
            counts[0] += times
            counts[1] += 1
            counts[2] += by_winner

    def kinds(self) -> list[str]:
        """The kinds of events, the most frequent first."""
        found = [key for key in self.counts if "=" not in key]
        return sorted(found, key=lambda key: (-self.counts[key][0], key))

    def facts(self, kind: str) -> dict[str, dict[str, list[int]]]:
        """By the name of a fact: its values, each with its counts."""
        found: dict[str, dict[str, list[int]]] = {}
        for key, counts in self.counts.items():
            head, _, value = key.partition("=")
            if value and head.startswith(f"{kind} "):
                found.setdefault(head[len(kind) + 1 :], {})[value] = counts
        return {name: dict(sorted(values.items(), key=by_value)) for name, values in sorted(found.items())}

    def as_data(self) -> dict[str, object]:
        if not self.counts:
            return {}
        events = {
            key: {"times": times, "games": games, "by_winner": by_winner}
            for key, (times, games, by_winner) in sorted(self.counts.items())
        }
        return {"events": events}


def by_value(item: tuple[str, list[int]]) -> tuple[int, float, str]:
    """Numbers by their size, then texts by their letters."""
    try:
        return 0, float(item[0]), ""
    except ValueError:
        return 1, 0.0, item[0]


class Summary:
    """All sides of the games of a plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.endings = Endings(plan)
        self.lengths = Lengths()
        self.leads = Leads()
        self.uses = Uses()
        self.all: list[Accumulator] = [self.endings, self.lengths, self.leads, self.uses]

    def add(self, row: Row) -> None:
        for accumulator in self.all:
            accumulator.add(row)

    @property
    def games(self) -> int:
        return self.endings.games

    def as_data(self) -> dict[str, object]:
        """For programs; the same for the same plan, whoever played it."""
        plan = self.plan
        head = {
            "game": plan.game,
            "seats": plan.seats,
            "options": plan.options,
            "bots": list(plan.bots),
            "rotated": plan.rotate,
            "games": self.games,
            "seed": plan.seed,
        }
        merged: dict[str, object] = dict(head)
        for accumulator in self.all:
            merged.update(accumulator.as_data())
        return merged
