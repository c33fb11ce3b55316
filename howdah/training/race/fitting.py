"""Linear models that predict who wins, and factors that predict who holds a tiger: fitted to stored games."""

from collections.abc import Callable
from math import exp
from typing import Final

import numpy as np
from numpy.typing import NDArray

from howdah.bots.evaluations.racing import BLOCKED, COBRAS, MIRED, STEPS
from howdah.bots.race.holding import KINDS_OF_EVIDENCE
from howdah.training.race.playing import Held

Array = NDArray[np.float64]
SlopeOf = Callable[[Array], Array]
KEPT_AS_SET: Final = (STEPS, COBRAS, BLOCKED, MIRED)
"""Steps are the unit; the others are set by hand, since cobras go to who leads and few stand in dead ends and mud."""
ROUNDS: Final = 500
RATE: Final = 0.03
PULL: Final = 0.002
"""How strongly weights are drawn to those of the package, and factors to none."""
LITTLE: Final = 1e-4
SMOOTH: Final = 0.5
"""Worlds that are pretended in which a seat holds a tiger, and as many in which it holds none."""


class WinFit:
    """Multinomial logistic regression of the winner. The logarithms of both spreads stand after the weights."""

    def __init__(self, counted: Array, winners: NDArray[np.int64], start: Array) -> None:
        self.counted = counted
        self.winners = winners
        self.nearest = counted[:, :, STEPS].min(axis=1)
        self.start = start

    def chances(self, weights: Array) -> tuple[Array, Array, Array]:
        """Chances of all seats, the sums that they come from, and how far races scatter."""
        spread = exp(weights[-2]) + exp(weights[-1]) * self.nearest
        sums = self.counted @ weights[:-2]
        powers = np.exp((sums - sums.max(axis=1, keepdims=True)) / spread[:, None])
        return powers / powers.sum(axis=1, keepdims=True), sums, spread

    def loss(self, weights: Array) -> float:
        chances, _, _ = self.chances(weights)
        return float(-np.log(chances[np.arange(len(chances)), self.winners] + 1e-12).mean())

    def slope(self, weights: Array) -> Array:
        chances, sums, spread = self.chances(weights)
        miss = chances / len(chances)
        miss[np.arange(len(miss)), self.winners] -= 1.0 / len(miss)
        slope = np.empty_like(weights)
        slope[:-2] = np.einsum("ns,nsf->f", miss / spread[:, None], self.counted)
        slope[:-2] += 2.0 * PULL * (weights - self.start)[:-2]
        wider = -(miss * sums).sum(axis=1) / spread**2
        slope[-2] = wider.sum() * exp(weights[-2])
        slope[-1] = (wider * self.nearest).sum() * exp(weights[-1])
        slope[list(KEPT_AS_SET)] = 0.0
        return slope

    def best(self) -> Array:
        return descend(self.slope, self.start)


class HoldFit:
    """Factors of the evidence: how much likelier a tiger is in a hand than dealing alone says."""

    def __init__(self, held: list[Held]) -> None:
        self.counts = np.array([each["counts"] for each in held])
        self.dealt = np.array([each["dealt"] for each in held], dtype=np.float64)
        true = np.array([each["true"] for each in held]) > 0
        viewers = np.array([each["viewer"] for each in held])
        self.others = np.arange(true.shape[1])[None, :] != viewers[:, None]
        self.true = true

    def chances(self, weights: Array) -> Array:
        """By moment and seat, how likely it holds a tiger."""
        powers = np.einsum("nks,ns->nk", self.dealt, self.counts @ weights)
        odds = np.exp(powers - powers.max(axis=1, keepdims=True))
        odds *= self.dealt.shape[1] / odds.sum(axis=1, keepdims=True)
        holding = (odds[:, :, None] * (self.dealt > 0)).sum(axis=1)
        chances: Array = (holding + SMOOTH) / (self.dealt.shape[1] + 2.0 * SMOOTH)
        return chances

    def loss(self, weights: Array) -> float:
        """The log-loss of whether another seat holds a tiger."""
        chances = self.chances(weights)
        told = np.where(self.true, chances, 1.0 - chances)
        return float(-np.log(told[self.others]).mean())

    def slope(self, weights: Array) -> Array:
        slope = 2.0 * PULL * weights
        for place in range(len(weights)):
            step = np.zeros_like(weights)
            step[place] = LITTLE
            slope[place] += (self.loss(weights + step) - self.loss(weights - step)) / (2.0 * LITTLE)
        return slope

    def best(self) -> Array:
        return descend(self.slope, np.zeros(KINDS_OF_EVIDENCE), ROUNDS // 4)


def descend(slope_of: SlopeOf, start: Array, rounds: int = ROUNDS) -> Array:
    """Adam, with ever smaller steps."""
    weights = start.copy()
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    for done in range(rounds):
        slope = slope_of(weights)
        mean = 0.9 * mean + 0.1 * slope
        square = 0.999 * square + 0.001 * slope * slope
        step = mean / (1.0 - 0.9 ** (done + 1)) / (np.sqrt(square / (1.0 - 0.999 ** (done + 1))) + 1e-9)
        weights -= RATE * (1.0 - done / rounds) * step
    return weights
