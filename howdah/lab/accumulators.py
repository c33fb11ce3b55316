"""What many games have in common, counted in one pass. Order does not matter: all that is kept is whole numbers."""

from abc import ABC, abstractmethod
from collections import Counter
from typing import Final

from howdah.lab.plans import Plan
from howdah.lab.rows import NOBODY, QUARTERS, Row
from howdah.lab.statistics import Distribution, Share, wilson
from howdah.lab.turns import minutes_a_turn

TENTHS: Final = 10
THOUSAND: Final = 1000
MINUTES: Final = ("quarter", "median", "three_quarters")


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


class Order(Accumulator):
    """Who won, by place in the order of turns: what it is worth to move first."""

    def __init__(self, seats: int) -> None:
        self.wins = [0] * seats
        """The first player's, then the next one's, and so on."""
        self.games = 0
        """Those that somebody began; none where all act at once."""

    def add(self, row: Row) -> None:
        if row.first == NOBODY:
            return
        self.games += 1
        if row.winner != NOBODY:
            self.wins[(row.winner - row.first) % len(self.wins)] += 1

    def as_data(self) -> dict[str, object]:
        if self.games == 0:
            return {"wins_by_order": None}
        return {
            "wins_by_order": [
                {"place": place, **wins_data(wins, self.games)} for place, wins in enumerate(self.wins, start=1)
            ]
        }


class Lengths(Accumulator):
    """How long games are, and how much there is to decide."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.turns = Distribution()
        self.steps = Distribution()
        self.decisions = Distribution()
        self.widest = Distribution()
        self.choices = 0

    def add(self, row: Row) -> None:
        if row.turns:
            self.turns.add(row.turns)
        self.steps.add(row.steps)
        self.decisions.add(row.decisions)
        self.widest.add(row.widest)
        self.choices += row.choices

    def minutes(self, share: float) -> float | None:
        """So many that at least this share of games needs no more, as people play; None where nobody counts turns."""
        return self.turns.quantile(share) * minutes_a_turn(self.game) if self.turns.total() else None

    def branching(self) -> float:
        """The actions that a decision offers, on average over all decisions."""
        decided = sum(value * count for value, count in self.decisions.counts.items())
        return self.choices / decided if decided else 0.0

    def as_data(self) -> dict[str, object]:
        branching = {"mean": round(self.branching(), 6), "widest": self.widest.quantile(1)}
        quartiles = [self.minutes(share) for share in (0.25, 0.5, 0.75)]
        return {
            "turns": self.turns.as_data() if self.turns.total() else None,
            "minutes": None if quartiles[1] is None else dict(zip(MINUTES, quartiles, strict=True)),
            "steps": self.steps.as_data(),
            "decisions": self.decisions.as_data(),
            "branching": branching,
        }


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


class Use:
    """One thing that happens, counted."""

    def __init__(self, has_seat: bool) -> None:
        self.times = 0
        self.games = 0
        """Those that had it."""
        self.by_winner = 0 if has_seat else None
        """Times that it was the later winner's; None where it is nobody's."""

    def add(self, counts: list[int]) -> None:
        """Those of one game."""
        self.times += counts[0]
        self.games += 1
        if self.by_winner is not None:
            self.by_winner = self.by_winner + counts[1] if len(counts) > 1 else None

    def as_data(self) -> dict[str, object]:
        return {"times": self.times, "games": self.games, "by_winner": self.by_winner}


class Uses(Accumulator):
    """How often each thing happens: cards, cells, terrain and whatever else the events speak of."""

    def __init__(self) -> None:
        self.games = 0
        self.won = 0
        self.counts: dict[str, Use] = {}
        """Of each event, and of each fact of it."""

    def add(self, row: Row) -> None:
        self.games += 1
        for key, counts in row.uses.items():
            self.counts.setdefault(key, Use(len(counts) > 1)).add(counts)

    def kinds(self) -> list[str]:
        """The kinds of events, the most frequent first."""
        found = [key for key in self.counts if "=" not in key]
        return sorted(found, key=lambda key: (-self.counts[key].times, key))

    def facts(self, kind: str) -> dict[str, dict[str, Use]]:
        """By the name of a fact: its values, each with its counts."""
        found: dict[str, dict[str, Use]] = {}
        for key, counts in self.counts.items():
            head, _, value = key.partition("=")
            if value and head.startswith(f"{kind} "):
                found.setdefault(head[len(kind) + 1 :], {})[value] = counts
        return {name: dict(sorted(values.items(), key=by_value)) for name, values in sorted(found.items())}

    def as_data(self) -> dict[str, object]:
        if not self.counts:
            return {}
        return {"events": {key: use.as_data() for key, use in sorted(self.counts.items())}}


def by_value(item: tuple[str, Use]) -> tuple[int, float, str]:
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
        self.order = Order(plan.seats)
        self.lengths = Lengths(plan.game)
        self.leads = Leads()
        self.uses = Uses()
        self.all: list[Accumulator] = [self.endings, self.order, self.lengths, self.leads, self.uses]

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
