"""The bots that have a name: kinds with settings, and levels made of them.

A level is a number of iterations, so that it is as strong on a slow machine as on a fast one. Weaker levels search less
and add a larger random error.
"""

from typing import Final

from howdah.bots.base import Bot, Thought
from howdah.bots.clock import Clock
from howdah.bots.equilibrium import DEFAULT_CARDS, MOST_CARDS, EquilibriumBot
from howdah.bots.heuristic import HeuristicBot
from howdah.bots.mcts.bot import SearchBot
from howdah.bots.race.bot import EFFORTS, RACES, TurnBot, effort_of
from howdah.bots.raj.bot import LearnedRajBot
from howdah.bots.random import RandomBot
from howdah.bots.settings import DEFAULT_ITERATIONS, NO_CUT, Settings
from howdah.bots.styles import STYLES
from howdah.bots.winner import WinningBot
from howdah.bots.yardsticks.policy import PolicyBot
from howdah.bots.yardsticks.race import GreedyTurnBot, LargestCardBot
from howdah.bots.yardsticks.raj import MOST_JITTER, RankBot
from howdah.bots.yardsticks.totem import NearestStrikeBot, SamplingGreedyBot
from howdah.engine.errors import OptionError
from howdah.engine.generator import Generator
from howdah.engine.updates import InformationSet
from howdah.games.race.state import RaceState
from howdah.games.totem.rules import TotemState

DEFAULT_CUT: Final = 400
"""Random steps until a rollout is judged instead of finished: Raj always ends before."""
MOST_ITERATIONS: Final = 10_000_000
MOST_MILLISECONDS: Final = 600_000


class Strength:
    """What a level is made of in one game: iterations (none: it looks one step ahead with the game's evaluation, and
    takes others for careless), its largest random error, after how many steps rollouts are cut, whether it is wary of
    fights."""

    def __init__(self, iterations: int, noise: float, cut: int = DEFAULT_CUT, wary: bool = False) -> None:
        self.iterations = iterations
        self.noise = noise
        self.cut = cut
        self.wary = wary


ELSEWHERE: Final = "elsewhere"
NONE: Final = 0
STRENGTHS: Final = {
    "easy": {
        "raj 2": Strength(16, 1.4, 0),
        "raj": Strength(NONE, 0.6),
        "formula_e": Strength(15, 0.6, 10),
        "elephant_rally": Strength(15, 0.4, 10),
        "totem 2": Strength(20, 0.04, 0),
        "totem": Strength(NONE, 0.004),
        ELSEWHERE: Strength(30, 0.4),
    },
    "medium": {
        "raj 2": Strength(250, 0.4, 0),
        "raj": Strength(NONE, 0.1),
        "formula_e": Strength(100, 0.15, 10),
        "elephant_rally": Strength(60, 0.15, 10),
        "totem 2": Strength(150, 0.015, 0),
        "totem": Strength(400, 0.002, 0),
        ELSEWHERE: Strength(200, 0.1),
    },
    "hard": {
        "raj 2": Strength(20000, 0.0, 0),
        "raj": Strength(20000, 0.0, 0),
        "formula_e": Strength(3000, 0.0, 10),
        "elephant_rally": Strength(600, 0.0, 10),
        "totem": Strength(6000, 0.0, 0, wary=True),
        ELSEWHERE: Strength(1500, 0.0),
    },
    "expert": {
        "raj": Strength(60000, 0.0, 0),
        "formula_e": Strength(9000, 0.0, 10),
        "elephant_rally": Strength(6000, 0.0, 10),
        "totem": Strength(18000, 0.0, 0, wary=True),
        ELSEWHERE: Strength(4500, 0.0),
    },
}
"""By level and game, and by seats where they need it: where many share the prizes, actions lie closer together, and
misjudging by as much would be playing at random. All games are judged soon by their evaluation: random play to the end
tells less, and takes longer."""
SOLVES: Final = ("hard", "expert")
"""These levels play the endgames of Raj for two by their equilibrium, also at tables that nobody has learned."""
ADAPTS: Final = "expert"
"""This level goes by what a match has shown of the others."""
CARELESS: Final = "easy"
"""This level may miss a win in its turn of a race or of Totem; the others do not."""
EASY_JITTER: Final = 8
"""In Raj for two this level bids by the stake's rank, give or take so many cards."""
RAJ_NOISE: Final = {"easy": 0.8, "medium": 0.25, "hard": 0.0, "expert": 0.0}
"""The largest random error of a level in Raj with learned values, in payoffs."""
RAJ_ROUNDS: Final = {"easy": 0, "medium": 0, "hard": 160, "expert": 400}
"""How often a level simulates a turn of Raj for three and more."""


def strength_of(level: str, game: str, seats: int) -> Strength:
    """What a level is made of at a table: as told for so many seats, for the game, or for any game."""
    table = STRENGTHS[level]
    return table.get(f"{game} {seats}", table.get(game, table[ELSEWHERE]))


class LevelBot(Bot):
    """A level: chooses its iterations by the game that it meets."""

    def __init__(self, name: str, style: str) -> None:
        self.name = name
        self.style = style
        self.bots: dict[str, Bot] = {}
        self.clock: Clock | None = None

    def use(self, clock: Clock) -> None:
        self.clock = clock
        for bot in self.bots.values():
            bot.use(clock)

    def remembers(self, game: str) -> bool:
        if game == "raj":
            return self.name == ADAPTS
        return game in RACES and self.style == STYLES[0] and self.name in EFFORTS and EFFORTS[self.name].positions > 0

    def choose(self, infoset: InformationSet, generator: Generator) -> int:
        return self.bot(infoset).choose(infoset, generator)

    def think(self, infoset: InformationSet, generator: Generator) -> list[Thought]:
        return self.bot(infoset).think(infoset, generator)

    def bot(self, infoset: InformationSet) -> Bot:
        """The bot that plays this level at such a table."""
        game, seats = infoset.world.rules.game, infoset.world.rules.seats
        table = f"{game} {seats}"
        if table not in self.bots:
            strength = strength_of(self.name, game, seats)
            made: Bot = HeuristicBot(strength.noise, self.style)
            if strength.iterations != NONE:
                made = SearchBot(
                    Settings(strength.iterations, 0, strength.cut, strength.noise, self.style, strength.wary)
                )
            if game == "raj" and self.style == STYLES[0]:
                made = self.raj_bot(made, seats)
            if isinstance(infoset.world, RaceState) and self.name != CARELESS:
                made = TurnBot(effort_of(self.name, seats)) if self.style == STYLES[0] else WinningBot(made)
            if isinstance(infoset.world, TotemState) and self.name != CARELESS:
                made = WinningBot(made)
            if self.clock is not None:
                made.use(self.clock)
            self.bots[table] = made
        return self.bots[table]

    def raj_bot(self, search: Bot, seats: int) -> Bot:
        """The bot for Raj without a style; `search` plays where there are no learned values."""
        if self.name == CARELESS and seats == 2:
            return RankBot(False, EASY_JITTER)
        if self.name in SOLVES:
            search = EquilibriumBot(search)
        return LearnedRajBot(search, RAJ_NOISE[self.name], self.name == ADAPTS, RAJ_ROUNDS[self.name])


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


def make_expert(settings: dict[str, str]) -> Bot:
    return LevelBot("expert", style(settings))


# Yardsticks.


def make_rank(settings: dict[str, str]) -> Bot:
    return RankBot(False, whole(settings, "jitter", 0, 0, MOST_JITTER))


def make_remaining(settings: dict[str, str]) -> Bot:
    return RankBot(True, whole(settings, "jitter", 0, 0, MOST_JITTER))


def make_ppo(_settings: dict[str, str]) -> Bot:
    return PolicyBot()


def make_largest(_settings: dict[str, str]) -> Bot:
    return LargestCardBot()


def make_progress(_settings: dict[str, str]) -> Bot:
    return GreedyTurnBot()


def make_strike(_settings: dict[str, str]) -> Bot:
    return NearestStrikeBot()


def make_sampler(_settings: dict[str, str]) -> Bot:
    return SamplingGreedyBot()
