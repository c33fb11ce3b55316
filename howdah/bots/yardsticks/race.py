"""The races by rules of thumb: the largest card, and the turn that brings the own elephants farthest."""

from typing import Final

from howdah.bots.base import Bot
from howdah.bots.evaluation import evaluation_of
from howdah.bots.evaluations.racing import RaceEvaluation
from howdah.bots.random import RandomBot
from howdah.engine.contract import CHANCE, CHANCE_BIT, State
from howdah.engine.generator import Generator
from howdah.engine.seats import seats_in
from howdah.engine.updates import InformationSet
from howdah.games.race.state import RaceState

MOST_STATES: Final = 400
"""How many positions a turn is looked through."""
WON: Final = 1e6


class LargestCardBot(Bot):
    """Plays the movement card with the largest number, goes ahead where it can, and answers nothing."""

    def choose(self, infoset: InformationSet, generator: Generator) -> int:
        world = infoset.world
        if not isinstance(world, RaceState):
            return RandomBot().choose(infoset, generator)
        actions = world.rules.actions
        best = max(largeness(actions[action]) for action in infoset.legal)
        equals = [action for action in infoset.legal if largeness(actions[action]) == best]
        return equals[int(generator.below(len(equals)))]


def largeness(text: str) -> int:
    """The points of a card that is played; below them what else is preferred."""
    words = text.split()
    if words[0] == "play":
        digits = words[1].rpartition("-")[2]
        return 10 + int(digits) if digits.isdecimal() else 1
    order = {"ahead": 9, "use": 8, "pass": 7, "end": 6, "done": 6}
    return order.get(words[0], 2)


class GreedyTurnBot(Bot):
    """Looks through its own turn, as if nobody answered and fate said what it says in one world, and takes the line
    that leaves its elephants the fewest steps to go. It answers nobody else's cards."""

    def choose(self, infoset: InformationSet, generator: Generator) -> int:
        world = infoset.world
        if not isinstance(world, RaceState):
            return RandomBot().choose(infoset, generator)
        silent = world.silent_answer(infoset.seat)
        if silent >= 0:
            return silent
        look = TurnLook(world, infoset.seat, generator)
        best = infoset.legal[0]
        highest = -2 * WON
        # Every first action gets an equal part of what may be looked at.
        for action in infoset.legal:
            look.left = max(1, MOST_STATES // len(infoset.legal))
            found = look.after(world, action)
            if found > highest:
                best, highest = action, found
        return best


class TurnLook:
    """A walk through all ways to go on with a turn."""

    def __init__(self, world: RaceState, seat: int, generator: Generator) -> None:
        evaluation = evaluation_of(world.rules)
        assert isinstance(evaluation, RaceEvaluation)
        self.evaluation = evaluation
        self.seat = seat
        self.active = world.race.active
        self.generator = generator
        self.left = MOST_STATES

    def after(self, state: State, action: int) -> float:
        """The best that the turn comes to after an action."""
        self.left -= 1
        then = state.copy()
        then.apply(self.seat, action, None)
        while then.pending() != 0 and not self.asks(then):
            pending = int(then.pending())
            if pending & CHANCE_BIT:
                then.apply(CHANCE, then.pick(CHANCE, self.generator), None)
                continue
            other = seats_in(pending)[0]
            silent = then.silent_answer(other)
            if silent < 0:
                break
            then.apply(other, silent, None)
        assert isinstance(then, RaceState)
        if not self.asks(then) or then.race.active != self.active or self.left <= 0:
            return self.progress(then)
        return max(self.after(then, other) for other in then.legal(self.seat)[: max(1, self.left)])

    def asks(self, state: State) -> bool:
        """Whether the seat decides, and not only whether to answer somebody's card."""
        return bool(state.pending() >> self.seat & 1) and state.silent_answer(self.seat) < 0

    def progress(self, state: RaceState) -> float:
        """How near the own elephants are: minus the steps that they have left."""
        result = state.result()
        if result is not None:
            return WON if result.ranks[self.seat] == 1 else -WON
        self.evaluation.board = state.race.board
        self.evaluation.find_ways()
        return -self.evaluation.steps_left(state.race, self.seat)
