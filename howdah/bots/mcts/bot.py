"""The bot that searches."""

from howdah.bots.base import Bot, Thought, drawn
from howdah.bots.clock import NEVER, Clock, machine_clock
from howdah.bots.mcts.result import thoughts_of
from howdah.bots.mcts.search import Search
from howdah.bots.settings import Settings
from howdah.engine.generator import Generator
from howdah.engine.updates import InformationSet


class SearchBot(Bot):
    """Plays what the search finds, mixing where others choose at the same time."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.clock = machine_clock() if settings.milliseconds > 0 else NEVER

    def use(self, clock: Clock) -> None:
        self.clock = clock

    def think(self, infoset: InformationSet, generator: Generator) -> list[Thought]:
        search = Search(infoset.world, infoset.seat, self.settings, generator, self.clock)
        search.run()
        return thoughts_of(search)

    def choose(self, infoset: InformationSet, generator: Generator) -> int:
        if len(infoset.legal) == 1:
            return infoset.legal[0]
        return drawn(self.think(infoset, generator), generator)
