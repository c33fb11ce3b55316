"""A bot that misses no win: a line of its turn that wins is played, anything else is left to another bot."""

from howdah.bots.base import Bot, Thought, drawn
from howdah.bots.clock import Clock
from howdah.bots.race.wins import find_win
from howdah.engine.generator import Generator
from howdah.engine.updates import InformationSet
from howdah.games.race.codes import PLACE, WINDOW
from howdah.games.race.state import RaceState


class WinningBot(Bot):
    """Another bot that sees every win in its own turn of a race. It keeps no plan: the rest is found again."""

    def __init__(self, other: Bot) -> None:
        self.other = other

    def use(self, clock: Clock) -> None:
        self.other.use(clock)

    def remembers(self, game: str) -> bool:
        return self.other.remembers(game)

    def choose(self, infoset: InformationSet, generator: Generator) -> int:
        if len(infoset.legal) == 1:
            return infoset.legal[0]
        return drawn(self.think(infoset, generator), generator)

    def think(self, infoset: InformationSet, generator: Generator) -> list[Thought]:
        world = infoset.world
        if isinstance(world, RaceState) and world.race.phase not in (PLACE, WINDOW):
            win = find_win(world, infoset.seat)
            if win is not None:
                return only(infoset, win.actions[0])
        return self.other.think(infoset, generator)


def only(infoset: InformationSet, best: int) -> list[Thought]:
    """One action wins; of the others nothing is known."""
    fair = 1.0 / infoset.world.rules.seats
    return [
        Thought(action, 1.0, 1, 1.0, 1.0) if action == best else Thought(action, fair, 0, 0.0, 0.0)
        for action in infoset.legal
    ]
