"""The bot that does anything legal: a first opponent, and the measure of all others."""

from howdah.bots.base import Bot
from howdah.engine.generator import Generator
from howdah.engine.updates import Sight


class RandomBot(Bot):
    """Chooses each legal action equally often."""

    def choose(self, sight: Sight, generator: Generator) -> int:
        return sight.legal[int(generator.below(len(sight.legal)))]
