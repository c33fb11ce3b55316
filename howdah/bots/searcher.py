"""The bot that searches."""

from howdah.bots.base import Bot, Thought, drawn
from howdah.bots.search import Search
from howdah.bots.settings import Settings
from howdah.engine.generator import Generator
from howdah.engine.updates import Sight


class SearchBot(Bot):
    """Plays what the search finds, mixing where others choose at the same time."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    def think(self, sight: Sight, generator: Generator) -> list[Thought]:
        search = Search(sight.world, sight.seat, self.settings, generator)
        search.run()
        return search.thoughts()

    def choose(self, sight: Sight, generator: Generator) -> int:
        if len(sight.legal) == 1:
            return sight.legal[0]
        return drawn(self.think(sight, generator), generator)
