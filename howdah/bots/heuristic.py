"""The bot that looks one step ahead with the game's own evaluation, plus a random error."""

from typing import Final

from mypy_extensions import i64

from howdah.bots.base import Bot, Thought
from howdah.bots.evaluation import Evaluation, evaluation_of, win_chance
from howdah.bots.luck import uniform
from howdah.bots.mcts.tracer import is_open
from howdah.bots.styles import Style
from howdah.engine.contract import State
from howdah.engine.generator import Generator
from howdah.engine.updates import InformationSet
from howdah.engine.vectors import vec

SAMPLES: Final = 24
"""How many worlds, and answers of others who choose at the same time, an action is judged in."""


class HeuristicBot(Bot):
    """Takes what looks best one step ahead; `noise` is the largest random error, in payoffs."""

    def __init__(self, noise: float = 0.0, style: str = "plain") -> None:
        self.noise = noise
        self.style = style

    def choose(self, infoset: InformationSet, generator: Generator) -> int:
        if len(infoset.legal) == 1:
            return infoset.legal[0]
        return max(self.think(infoset, generator), key=lambda thought: thought.share).action

    def think(self, infoset: InformationSet, generator: Generator) -> list[Thought]:
        seats = infoset.world.rules.seats
        glance = Glance(infoset.world.reopened_for(infoset.seat), infoset.seat, self.style)
        values = glance.values_of(infoset.legal, generator)
        scale = glance.evaluation.scale()
        noisy = [value + self.noise * scale * (2.0 * uniform(generator) - 1.0) for value in values]
        best = noisy.index(max(noisy))
        return [
            Thought(action, win_chance(value / scale, seats), glance.samples, 1.0 if place == best else 0.0, value)
            for place, (action, value) in enumerate(zip(infoset.legal, noisy, strict=True))
        ]


class Glance:
    """One look at every action of a seat."""

    def __init__(self, root: State, seat: int, style: str) -> None:
        self.root = root
        self.seat = seat
        self.evaluation: Evaluation = evaluation_of(root.rules)
        self.evaluation.begin(root)
        self.style = Style(style, root.rules.seats, seat, self.evaluation, root)
        alone = self.root.pending() == 1 << seat
        self.samples = 1 if alone and is_open(root) else SAMPLES
        """Where nothing is hidden and nobody else chooses, one look is as good as many."""
        self.seen: vec[float] = vec[float]([0.0] * root.rules.seats)
        self.answers: vec[i64] = vec[i64]([0] * root.rules.seats)

    def values_of(self, legal: list[int], generator: Generator) -> list[float]:
        """The mean value of each action, all in the same worlds and with the same answers (common random numbers)."""
        totals = [0.0] * len(legal)
        others = self.root.pending() & ~(1 << self.seat)
        for _ in range(self.samples):
            world = self.root.redeal(self.seat, generator)
            for other in range(self.root.rules.seats):
                if others >> other & 1 != 0:
                    self.answers[other] = world.pick(other, generator)
            for place, action in enumerate(legal):
                totals[place] += self.value_after(world.copy(), action, others)
        return [total / self.samples for total in totals]

    def value_after(self, world: State, action: i64, others: i64) -> float:
        world.apply(self.seat, action, None)
        for other in range(world.rules.seats):
            if others >> other & 1 != 0:
                world.apply(other, self.answers[other], None)
        self.evaluation.judge(world, self.seen)
        self.style.shape(world, self.seen)
        return self.seen[self.seat]
