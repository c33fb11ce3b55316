"""The races by rules of thumb: the largest card, and the turn that brings the own elephants farthest."""

from typing import Final

from howdah.bots.base import Bot
from howdah.bots.evaluation import evaluation_of
from howdah.bots.evaluations.racing import RaceEvaluation
from howdah.bots.race.keys import key_of
from howdah.bots.race.lines import Line
from howdah.bots.random import RandomBot
from howdah.engine.contract import CHANCE, CHANCE_BIT
from howdah.engine.generator import Generator
from howdah.engine.seats import seats_in
from howdah.engine.updates import InformationSet
from howdah.games.race.codes import AT_END, DISCARD, DRAW, HERD, PASS, TURN, WINDOW
from howdah.games.race.state import RaceState

MOST_STATES: Final = 3000
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
    """Looks through its own turn, as if nobody reacted and chance were as in one sampled world, and takes the line
    that brings its elephants farthest ahead of the next rival. It answers nobody else's cards."""

    def choose(self, infoset: InformationSet, generator: Generator) -> int:
        world = infoset.world
        if not isinstance(world, RaceState):
            return RandomBot().choose(infoset, generator)
        silent = world.silent_answer(infoset.seat)
        if silent >= 0:
            return silent
        return TurnLook(world, infoset.seat, generator).best_action()


class TurnLook:
    """Searches all continuations of a turn, each position once; those that lead cows come last."""

    def __init__(self, world: RaceState, seat: int, generator: Generator) -> None:
        evaluation = evaluation_of(world.rules)
        assert isinstance(evaluation, RaceEvaluation)
        self.evaluation = evaluation
        self.seat = seat
        self.active = world.race.active
        self.turn = world.race.turns
        self.generator = generator
        self.seen: set[int] = set()
        self.waiting = [Line(world, [], 0)]
        self.herding: list[Line] = []
        self.best = -2 * WON
        self.action = world.legal(seat)[0]

    def best_action(self) -> int:
        """The first action of the line that comes farthest."""
        while (self.waiting or self.herding) and len(self.seen) < MOST_STATES:
            self.follow(self.waiting.pop() if self.waiting else self.herding.pop())
        return self.action

    def follow(self, line: Line) -> None:
        """Try every action after a line."""
        for action in line.state.legal(self.seat):
            state = line.state.copy()
            state.apply(self.seat, action, None)
            self.settle(state)
            key = int(key_of(state.race))
            if key in self.seen:
                continue
            self.seen.add(key)
            then = Line(state, [*line.actions, action], 0)
            if self.is_asked(state):
                (self.herding if state.race.phase == HERD else self.waiting).append(then)
            if not self.is_asked(state) or state.race.phase in (TURN, DISCARD):
                progress = self.progress(state)
                if progress > self.best:
                    self.best, self.action = progress, then.actions[0]

    def settle(self, state: RaceState) -> None:
        """Let others pass and sample chance until the seat decides again or its turn is over."""
        race = state.race
        while race.asked != 0 and not self.is_asked(state) and race.turns == self.turn:
            if race.asked & CHANCE_BIT == 0:
                other = seats_in(int(race.asked))[0]
                if race.phase != WINDOW:
                    return
                state.apply(other, PASS, None)
            elif race.phase == DRAW and race.reason == AT_END:
                return
            else:
                state.apply(CHANCE, state.pick(CHANCE, self.generator), None)

    def is_asked(self, state: RaceState) -> bool:
        """Whether the seat decides in this turn, and not only whether to answer somebody's card."""
        race = state.race
        return bool(race.asked >> self.seat & 1) and race.phase != WINDOW and race.turns == self.turn

    def progress(self, state: RaceState) -> float:
        """How far the own elephants are ahead of the nearest rival's, in steps."""
        result = state.result()
        if result is not None:
            return WON if result.ranks[self.seat] == 1 else -WON
        self.evaluation.board = state.race.board
        self.evaluation.find_ways()
        left = [self.evaluation.steps_left(state.race, seat) for seat in range(state.rules.seats)]
        return min(steps for seat, steps in enumerate(left) if seat != self.seat) - left[self.seat]
