"""Bots by text: a level or a kind, with settings: `hard:style=bold`, `search:ms=500`, `heuristic:noise=0.3`."""

from collections.abc import Callable
from typing import Final

from howdah.bots.base import Bot, Thought
from howdah.bots.levels import (
    make_easy,
    make_equilibrium,
    make_expert,
    make_hard,
    make_heuristic,
    make_largest,
    make_medium,
    make_ppo,
    make_progress,
    make_random,
    make_rank,
    make_remaining,
    make_sampler,
    make_search,
    make_strike,
)
from howdah.engine.errors import OptionError
from howdah.engine.generator import Generator
from howdah.engine.updates import InformationSet

DEFAULT_LEVEL: Final = "medium"


class Spec:
    """A bot's text, taken apart."""

    def __init__(self, name: str, settings: dict[str, str]) -> None:
        self.name = name
        self.settings = settings

    def __str__(self) -> str:
        settings = ",".join(f"{key}={value}" for key, value in self.settings.items())
        return f"{self.name}:{settings}" if settings else self.name


class Level:
    """A kind of bot, the settings it takes, and how it is made of them."""

    def __init__(self, name: str, settings: list[str], make: Callable[[dict[str, str]], Bot]) -> None:
        self.name = name
        self.settings = settings
        self.make = make


LEVELS: Final = {
    level.name: level
    for level in [
        Level("random", [], make_random),
        Level("heuristic", ["noise", "style"], make_heuristic),
        Level("easy", ["style"], make_easy),
        Level("medium", ["style"], make_medium),
        Level("hard", ["style"], make_hard),
        Level("expert", ["style"], make_expert),
        Level("search", ["n", "ms", "cut", "noise", "style"], make_search),
        Level("equilibrium", ["cards", "n"], make_equilibrium),
        # Yardsticks: what outsiders would write.
        Level("rank", ["jitter"], make_rank),
        Level("remaining", ["jitter"], make_remaining),
        Level("ppo", [], make_ppo),
        Level("largest", [], make_largest),
        Level("progress", [], make_progress),
        Level("strike", [], make_strike),
        Level("sampler", [], make_sampler),
    ]
}


def levels() -> list[str]:
    """The names that a spec can begin with, weakest first."""
    return list(LEVELS)


def read_spec(text: str) -> Spec:
    """Take a spec apart; unknown names and settings are refused with what there is."""
    name, colon, rest = text.strip().partition(":")
    if name not in LEVELS:
        raise OptionError(f"there is no bot '{name}'; there are: {', '.join(LEVELS)}")
    known = LEVELS[name].settings
    settings: dict[str, str] = {}
    for part in rest.split(",") if colon else []:
        key, equals, value = [piece.strip() for piece in part.partition("=")]
        if not (key and equals and value):
            raise OptionError(f"a setting of bot {name} is written KEY=VALUE, not '{part}'")
        if key not in known:
            raise OptionError(f"bot {name} has no setting '{key}'; it has: {', '.join(known) or 'none'}")
        if key in settings:
            raise OptionError(f"bot {name} is given the setting '{key}' twice")
        settings[key] = value
    return Spec(name, settings)


def make_bot(text: str) -> Bot:
    """The bot that a spec names."""
    spec = read_spec(text)
    return LEVELS[spec.name].make(spec.settings)


def remembers(text: str, game: str) -> bool:
    """Whether the bot that a spec names wants to know the past; one that is known elsewhere only does without."""
    return text.partition(":")[0] in LEVELS and make_bot(text).remembers(game)


def think(infoset: InformationSet, spec: str, generator: Generator) -> list[Thought]:
    """What a level thinks of the actions of an information set, best first: from that seat's knowledge alone."""
    return best_first(make_bot(spec).think(infoset, generator))


def best_first(thoughts: list[Thought]) -> list[Thought]:
    """What is played most comes first, and no other has a better chance: one that seems to was tried too seldom."""
    found = sorted(thoughts, key=lambda thought: (-thought.share, -thought.value, thought.action))
    best = found[0]
    return [
        Thought(
            thought.action,
            min(thought.chance, best.chance),
            thought.visits,
            thought.share,
            min(thought.value, best.value),
        )
        for thought in found
    ]
