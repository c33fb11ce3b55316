"""Totem by rules of thumb: towards the nearest totem, and the best of some turns played at random."""

from typing import Final

from howdah.bots.base import Bot
from howdah.bots.evaluation import evaluation_of
from howdah.bots.evaluations.totem import TotemEvaluation
from howdah.bots.random import RandomBot
from howdah.engine.generator import Generator
from howdah.engine.updates import InformationSet
from howdah.engine.vectors import vec
from howdah.games.totem.board import distance
from howdah.games.totem.codes import BOTH, CHOICE, DICE, FINISH, STEP
from howdah.games.totem.rules import TotemState

TURNS: Final = 40
"""Random turns that are tried for a decision."""
LONGEST: Final = 80
FAR: Final = 1000


class NearestStrikeBot(Bot):
    """Uses the whole roll, and makes the step after which the strike at the nearest totem costs least."""

    def choose(self, infoset: InformationSet, generator: Generator) -> int:
        world = infoset.world
        if not isinstance(world, TotemState):
            return RandomBot().choose(infoset, generator)
        if world.phase == DICE:
            return BOTH if BOTH in infoset.legal else infoset.legal[-1]
        if world.phase not in (CHOICE, STEP):
            return RandomBot().choose(infoset, generator)
        look = StrikeLook(world, infoset.seat)
        costs = [look.after(world, action) for action in infoset.legal]
        nearest = [action for action, cost in zip(infoset.legal, costs, strict=True) if cost == min(costs)]
        return nearest[int(generator.below(len(nearest)))]


class StrikeLook:
    """What a strike costs after an action."""

    def __init__(self, world: TotemState, seat: int) -> None:
        evaluation = evaluation_of(world.rules)
        assert isinstance(evaluation, TotemEvaluation)
        self.evaluation = evaluation
        self.seat = seat

    def after(self, state: TotemState, action: int) -> int:
        """The least cost after an action; of a piece that is only chosen, after its best step."""
        then = state.copy()
        then.apply(self.seat, action, None)
        if then.pending() == 1 << self.seat and state.phase == CHOICE and then.phase == STEP:
            steps = [step for step in then.legal(self.seat) if step != FINISH]
            return min((self.after(then, step) for step in steps), default=FAR)
        return self.cost(then)

    def cost(self, state: TotemState) -> int:
        result = state.result()
        if result is not None:
            return -1 if result.ranks[self.seat] == 1 else FAR
        own = state.totems[self.seat]
        costs = [FAR]
        for other in range(state.rules.seats):
            totem = state.totems[other]
            if other != self.seat and totem != 0 and own != 0:
                self.evaluation.measure(state, self.seat, totem)
                costs.append(int(self.evaluation.cost(distance(own, totem), 0)))
        fallen = sum(state.totems[other] == 0 for other in range(state.rules.seats) if other != self.seat)
        return min(costs) - 100 * fallen


class SamplingGreedyBot(Bot):
    """Samples forty random turns, and plays the first action of the best one."""

    def choose(self, infoset: InformationSet, generator: Generator) -> int:
        world = infoset.world
        if not isinstance(world, TotemState):
            return RandomBot().choose(infoset, generator)
        seat = infoset.seat
        evaluation = evaluation_of(world.rules)
        evaluation.begin(world)
        values = vec[float]([0.0] * world.rules.seats)
        best = infoset.legal[0]
        highest = float("-inf")
        for turn in range(max(TURNS, len(infoset.legal))):
            first = infoset.legal[turn % len(infoset.legal)]
            state = world.copy()
            state.apply(seat, first, None)
            steps = 0
            while state.pending() == 1 << seat and steps < LONGEST:
                state.apply(seat, state.pick(seat, generator), None)
                steps += 1
            evaluation.judge(state, values)
            if values[seat] > highest:
                best, highest = first, values[seat]
        return best
