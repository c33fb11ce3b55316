"""The bot that plays a uniformly random legal action: a first opponent, and the baseline of all others."""

from howdah.bots.base import Bot
from howdah.engine.generator import Generator
from howdah.engine.updates import InformationSet


class RandomBot(Bot):
    """Chooses each legal action equally often."""

    def choose(self, infoset: InformationSet, generator: Generator) -> int:
        return infoset.legal[int(generator.below(len(infoset.legal)))]
