"""For processes that a server starts: bots that do not look at the clock, as a mistake or a plugin might."""

import itertools
import time

from howdah.bots.base import Bot
from howdah.bots.specs import LEVELS, Level
from howdah.engine.generator import Generator
from howdah.engine.updates import InformationSet


class StuckBot(Bot):
    """Never answers, and never lets go of the interpreter: like compiled code, it hears no signal."""

    def choose(self, infoset: InformationSet, generator: Generator) -> int:  # noqa: ARG002
        return max(itertools.repeat(0))


class SleepyBot(Bot):
    """Never answers, and takes no processor time either."""

    def choose(self, infoset: InformationSet, generator: Generator) -> int:  # noqa: ARG002
        while True:
            time.sleep(1000)


class BrokenBot(Bot):
    """Fails."""

    def choose(self, infoset: InformationSet, generator: Generator) -> int:
        raise RuntimeError(f"{infoset.seat} {generator}")


LEVELS["stuck"] = Level("stuck", [], lambda _settings: StuckBot())
LEVELS["sleepy"] = Level("sleepy", [], lambda _settings: SleepyBot())
LEVELS["broken"] = Level("broken", [], lambda _settings: BrokenBot())
