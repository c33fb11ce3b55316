"""What is played: game, options, bots, seeds. A plan and a number say everything about one game."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Final

from howdah.bots.specs import read_spec
from howdah.engine.contract import Rules
from howdah.engine.dealers import digest
from howdah.engine.errors import OptionError
from howdah.engine.generator import Generator
from howdah.engine.registry import Meta, find, set_table, settle_options

TURN_LIMIT: Final = "400"
"""TOT-6.4: random play rarely ends some games by itself; simulations cut them after so many turns a seat."""


@dataclass(frozen=True)
class Plan:
    """Games of one table. `number` counts its games from 0."""

    game: str
    seats: int
    options: dict[str, str] = field(default_factory=dict)
    bots: tuple[str, ...] = ()
    """A spec for each chair; with `rotate` the chairs move on by one seat from game to game."""
    games: int = 1000
    seed: int = 1
    rotate: bool = True
    events: bool = False
    """Count what happens, by the events that the rules tell: slower."""
    paired: bool = False
    """Games of the same seed and number meet the same luck at every table (keyed dealer, a stream for each seat)."""

    rounds: bool = False
    """Each deal is played once from every seat: `rotate` moves the bots to other seats with the same random numbers."""

    def deal(self, number: int) -> int:
        """The deal of a game: games of one number are dealt alike."""
        return number // self.seats if self.rounds else number

    def rules(self, number: int) -> Rules:
        """The table of a game; what is drawn before play (a random layout) is drawn again for each number."""
        drawn = settle_options(
            self.game, self.seats, self.options, Generator(digest(f"{self.seed} {self.deal(number)} table"))
        )
        return set_table(self.game, self.seats, drawn)

    def has_drawn_table(self) -> bool:
        """Whether games differ before they begin."""
        return settle_options(self.game, self.seats, self.options, Generator(0)) != self.options

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game."""
        return tuple(self.bots[self.chair(number, seat)] for seat in range(self.seats))

    def chair(self, number: int, seat: int) -> int:
        """The chair that stands at this seat in a game."""
        return (seat - number) % self.seats if self.rotate else seat

    def is_mixed(self) -> bool:
        """Whether not all chairs hold the same bot."""
        return len(set(self.bots)) > 1

    def text(self) -> str:
        """As one line of JSON; `read_plan` reads it back."""
        return json.dumps(asdict(self), ensure_ascii=False)


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a run."""
    return digest(f"{seed} {number}")


def make_plan(
    game: str,
    seats: int,
    options: dict[str, str] | None = None,
    bots: str | None = None,
    games: int = 1000,
    seed: int = 1,
    rotate: bool = True,
    events: bool = False,
    paired: bool = False,
) -> Plan:
    """A plan whose every part was checked."""
    meta = find(game)
    chosen = with_turn_limit(meta, options or {})
    unusual = {name: value for name, value in chosen.items() if value != meta.option(name).default}
    plan = Plan(game, seats, unusual, tuple(read_bots(bots, seats)), games, seed, rotate, events, paired)
    plan.rules(0)
    return plan


def plans_text(plans: Sequence[Plan]) -> str:
    """Several plans, a line each."""
    return "\n".join(plan.text() for plan in plans)


def read_plans(text: str) -> list[Plan]:
    """Several plans from their lines."""
    return [read_plan(line) for line in text.split("\n")]


def read_plan(text: str) -> Plan:
    """A plan from its text."""
    fields = json.loads(text)
    return replace(Plan(**fields), bots=tuple(fields["bots"]))


def with_turn_limit(meta: Meta, chosen: dict[str, str]) -> dict[str, str]:
    """The options, with a limit where the game knows one and none was chosen."""
    limited = any(option.name == "turn_limit" for option in meta.options)
    return {"turn_limit": TURN_LIMIT, **chosen} if limited else chosen


def split_bots(text: str) -> list[str]:
    """The specs of a list. Settings of a bot have commas too: a part without a name goes on with the last one."""
    texts: list[str] = []
    for part in text.split(","):
        if texts and "=" in part and ":" not in part:
            texts[-1] += f",{part}"
        else:
            texts.append(part)
    return [str(read_spec(spec)) for spec in texts]


def read_bots(bots: str | None, seats: int) -> list[str]:
    """A bot for each seat."""
    specs = split_bots(bots or "random")
    if len(specs) == 1:
        specs *= seats
    if len(specs) != seats:
        raise OptionError(f"--bots names {len(specs)} bots for {seats} seats; name one for each, or one for all")
    return specs
