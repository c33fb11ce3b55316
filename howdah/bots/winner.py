"""A bot that misses no win: what wins within its turn is played, anything else is left to another bot."""

from howdah.bots.base import Bot, Thought, drawn
from howdah.bots.clock import NEVER, Clock
from howdah.bots.race.wins import find_win as find_race_win
from howdah.bots.totem.wins import find_win as find_totem_win
from howdah.engine.contract import State
from howdah.engine.generator import Generator
from howdah.engine.updates import InformationSet
from howdah.games.race.codes import PLACE, WINDOW
from howdah.games.race.state import RaceState
from howdah.games.totem.codes import CHOICE, DICE, STEP, VICTIM
from howdah.games.totem.rules import TotemState


class WinningBot(Bot):
    """Another bot that sees every win in its own turn of a race or of Totem. It keeps no plan: the rest is found
    again."""

    def __init__(self, other: Bot) -> None:
        self.other = other
        self.clock = NEVER

    def use(self, clock: Clock) -> None:
        self.clock = clock
        self.other.use(clock)

    def remembers(self, game: str) -> bool:
        return self.other.remembers(game)

    def choose(self, infoset: InformationSet, generator: Generator) -> int:
        if len(infoset.legal) == 1:
            return infoset.legal[0]
        return drawn(self.think(infoset, generator), generator)

    def think(self, infoset: InformationSet, generator: Generator) -> list[Thought]:
        action = winning_action(infoset.world, infoset.seat, self.clock)
        return self.other.think(infoset, generator) if action is None else only(infoset, action)


def winning_action(world: State, seat: int, clock: Clock) -> int | None:
    """What begins a turn that wins, if nobody reacts and no chance node comes before."""
    if isinstance(world, RaceState) and world.race.phase not in (PLACE, WINDOW):
        line = find_race_win(world, seat)
        return None if line is None else line.actions[0]
    if isinstance(world, TotemState) and world.phase in (DICE, CHOICE, STEP, VICTIM):
        return find_totem_win(world, seat, clock)
    return None


def only(infoset: InformationSet, best: int) -> list[Thought]:
    """One action wins; of the others nothing is known."""
    fair = 1.0 / infoset.world.rules.seats
    return [
        Thought(action, 1.0, 1, 1.0, 1.0) if action == best else Thought(action, fair, 0, 0.0, 0.0)
        for action in infoset.legal
    ]
