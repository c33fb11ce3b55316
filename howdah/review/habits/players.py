"""Players who have one habit and else play like medium: they show that a habit is found, and what it costs.

Each is a bot around another one: where the habit has its say it decides what is left, else the other bot does.
"""

from typing import Final

from howdah.bots.base import Bot
from howdah.bots.clock import Clock
from howdah.bots.specs import make_bot
from howdah.engine.errors import OptionError
from howdah.engine.generator import Generator
from howdah.engine.updates import InformationSet
from howdah.review.habits.filters import FILTERS, HabitFilter


class HabitualBot(Bot):
    """Plays like another bot, as far as the habit lets it."""

    def __init__(self, habit_filter: HabitFilter, other: Bot) -> None:
        self.habit_filter = habit_filter
        self.other = other

    def use(self, clock: Clock) -> None:
        self.other.use(clock)

    def choose(self, infoset: InformationSet, generator: Generator) -> int:
        left = self.habit_filter(infoset, generator)
        if not left or len(left) == len(infoset.legal):
            return self.other.choose(infoset, generator)
        if len(left) == 1:
            return left[0]
        chosen = self.other.choose(infoset, generator)
        if chosen in left:
            return chosen
        thoughts = {thought.action: thought for thought in self.other.think(infoset, generator)}
        return max(left, key=lambda action: (thoughts[action].share, thoughts[action].value, -action))


BASE: Final = "medium"


def planted(game: str) -> list[str]:
    """The habits that a player of this game can be given."""
    return list(FILTERS[game])


def habitual(game: str, code: str, base: str = BASE) -> Bot:
    """A player with this habit."""
    if code not in FILTERS.get(game, {}):
        raise OptionError(f"nobody is given the habit '{code}' in {game}; there are: {', '.join(planted(game))}")
    return HabitualBot(FILTERS[game][code], make_bot(base))
