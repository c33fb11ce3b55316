"""Raj by rules of thumb: the bigger the prize, the higher the bid."""

from typing import Final

from howdah.bots.base import Bot, Thought
from howdah.bots.random import RandomBot
from howdah.engine.generator import Generator
from howdah.engine.updates import InformationSet
from howdah.games.raj.rules import RajState

MOST_JITTER: Final = 3


class RankBot(Bot):
    """Bids the rank that the stake's size has among all prizes: 7 for the seventh smallest.

    `remaining` counts only the prizes still to come, and bids the card of that rank in hand. `jitter` strays from it by
    up to so many ranks.
    """

    def __init__(self, remaining: bool, jitter: int) -> None:
        self.remaining = remaining
        self.jitter = jitter

    def choose(self, infoset: InformationSet, generator: Generator) -> int:
        world = infoset.world
        if not isinstance(world, RajState):
            return RandomBot().choose(infoset, generator)
        first, lots, rivals = self.ranks(world)
        rank = first + int(generator.below(lots))
        return self.nearest(infoset.legal, rank + int(generator.below(2 * self.jitter + 1)) - self.jitter, rivals)

    def think(self, infoset: InformationSet, generator: Generator) -> list[Thought]:
        """How often it would bid each card."""
        world = infoset.world
        if not isinstance(world, RajState):
            return super().think(infoset, generator)
        first, lots, rivals = self.ranks(world)
        strays = range(-self.jitter, self.jitter + 1)
        bids = [self.nearest(infoset.legal, first + lot + stray, rivals) for lot in range(lots) for stray in strays]
        fair = 1.0 / world.raj.seats
        return [Thought(action, fair, 0, bids.count(action) / len(bids), 0.0) for action in infoset.legal]

    def ranks(self, world: RajState) -> tuple[int, int, int]:
        """The lowest rank of the stake's size, how many ranks it shares by lot, and among how many prizes."""
        prizes = world.raj.deck.prizes
        rivals = [abs(prize) for card, prize in enumerate(prizes) if not self.remaining or world.pile >> card & 1]
        size = abs(int(world.stake_worth))
        rank = sum(rival < size for rival in rivals)
        equal = sum(rival == size for rival in rivals)
        # What is at stake is one of all prizes, and none of those still to come.
        return rank, equal + 1 if self.remaining else max(equal, 1), len(rivals)

    def nearest(self, legal: list[int], wish: int, rivals: int) -> int:
        """The card that is nearest to a rank."""
        if self.remaining:
            place = (2 * wish * (len(legal) - 1) + rivals) // (2 * max(rivals, 1))
            return legal[min(max(place, 0), len(legal) - 1)]
        return min(legal, key=lambda bid: (abs(bid - wish), bid))
