"""The bots that have a name: kinds with settings, and levels made of them.

A level is a number of iterations, so that it is as strong on a slow machine as on a fast one. Weaker levels look less
far ahead and misjudge more; none ever plays what is not legal or not looked at.
"""

from typing import Final

from howdah.bots.base import Bot, Thought
from howdah.bots.equilibrium import DEFAULT_CARDS, MOST_CARDS, EquilibriumBot
from howdah.bots.heuristic import HeuristicBot
from howdah.bots.random import RandomBot
from howdah.bots.searcher import SearchBot
from howdah.bots.settings import DEFAULT_ITERATIONS, NO_CUT, Settings
from howdah.bots.styles import STYLES
from howdah.engine.errors import OptionError
from howdah.engine.generator import Generator
from howdah.engine.match import Sight

DEFAULT_CUT: Final = 400
"""Random steps until a playout is judged instead of finished: Raj always ends before."""
MOST_ITERATIONS: Final = 10_000_000
MOST_MILLISECONDS: Final = 600_000


class Strength:
    """What makes a level: iterations, by game where a game needs its own, and how far it misjudges."""

    def __init__(self, iterations: int, by_game: dict[str, int], noise: float, solves: bool) -> None:
        self.iterations = iterations
        self.by_game = by_game
        self.noise = noise
        self.solves = solves
        """Plays the endgames of Raj for two by their equilibrium."""


STRENGTHS: Final = {
    "easy": Strength(30, {"raj": 50}, 0.4, solves=False),
    "medium": Strength(200, {"raj": 2500}, 0.1, solves=False),
    "hard": Strength(1500, {"raj": 20_000}, 0.0, solves=True),
}
CUTS: Final = {"totem": 30}
"""Random play hardly ever ends a game of Totem: its eye judges soon."""


class LevelBot(Bot):
    """A level: chooses its iterations by the game that it meets."""

    def __init__(self, name: str, style: str) -> None:
        self.name = name
        self.style = style
        self.bots: dict[str, Bot] = {}

    def choose(self, sight: Sight, generator: Generator) -> int:
        return self.bot(sight.world.rules.game).choose(sight, generator)

    def think(self, sight: Sight, generator: Generator) -> list[Thought]:
        return self.bot(sight.world.rules.game).think(sight, generator)

    def bot(self, game: str) -> Bot:
        """The bot that plays this game at this level."""
        if game not in self.bots:
            strength = STRENGTHS[self.name]
            iterations = strength.by_game.get(game, strength.iterations)
            made: Bot = SearchBot(Settings(iterations, 0, CUTS.get(game, DEFAULT_CUT), strength.noise, self.style))
            if strength.solves and game == "raj" and self.style == STYLES[0]:
                made = EquilibriumBot(made)
            self.bots[game] = made
        return self.bots[game]


# What settings say.


def whole(settings: dict[str, str], key: str, default: int, least: int, most: int) -> int:
    """A setting that is a whole number."""
    text = settings.get(key, str(default))
    if not (text.isascii() and text.isdecimal() and len(text) < 12 and least <= int(text) <= most):
        raise OptionError(f"the setting {key} is a whole number from {least} to {most}, not '{text}'")
    return int(text)


def part(settings: dict[str, str], key: str) -> float:
    """A setting from 0 to 2."""
    text = settings.get(key, "0")
    digits = text.replace(".", "", 1)
    if not (digits.isascii() and digits.isdecimal() and len(digits) < 12 and 0.0 <= float(text) <= 2.0):
        raise OptionError(f"the setting {key} is a number from 0 to 2, such as 0.3, not '{text}'")
    return float(text)


def style(settings: dict[str, str]) -> str:
    name = settings.get("style", STYLES[0])
    if name not in STYLES:
        raise OptionError(f"there is no style '{name}'; there are: {', '.join(STYLES)}")
    return name


# How each kind is made.


def make_random(_settings: dict[str, str]) -> Bot:
    return RandomBot()


def make_heuristic(settings: dict[str, str]) -> Bot:
    return HeuristicBot(part(settings, "noise"), style(settings))


def make_search(settings: dict[str, str]) -> Bot:
    if "n" in settings and "ms" in settings:
        raise OptionError("a search is given n (iterations) or ms (milliseconds), not both")
    return SearchBot(
        Settings(
            whole(settings, "n", DEFAULT_ITERATIONS, 1, MOST_ITERATIONS),
            whole(settings, "ms", 0, 0 if "ms" not in settings else 1, MOST_MILLISECONDS),
            whole(settings, "cut", DEFAULT_CUT, 0, NO_CUT),
            part(settings, "noise"),
            style(settings),
        )
    )


def make_equilibrium(settings: dict[str, str]) -> Bot:
    search = {key: value for key, value in settings.items() if key == "n"}
    return EquilibriumBot(make_search(search), whole(settings, "cards", DEFAULT_CARDS, 1, MOST_CARDS))


def make_easy(settings: dict[str, str]) -> Bot:
    return LevelBot("easy", style(settings))


def make_medium(settings: dict[str, str]) -> Bot:
    return LevelBot("medium", style(settings))


def make_hard(settings: dict[str, str]) -> Bot:
    return LevelBot("hard", style(settings))
