"""The stages of Raj for two, from the end backwards, and those of a best responder to measure them with."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from howdah.training.matrices import solve
from howdah.training.networks import Array, Net
from howdah.training.raj.duel import EXACT, HIGHEST, Values, rows_of
from howdah.training.raj.measuring import answers
from howdah.training.raj.positions import Numbers, Positions, sampled
from howdah.training.stages import Effort, Stage

ALL_PRIZES: Final = 5
"""With so many cards left every prize that may come is looked at, with more only some."""
SOME_PRIZES: Final = 3


class DuelStage(Stage):
    """The network for so many cards left."""

    def __init__(self, values: Values, left: int) -> None:
        self.values = values
        self.left = left
        self.name = f"2 seats {left} cards"

    def examples(self, effort: Effort, luck: np.random.Generator) -> tuple[Array, Array]:
        positions = open_positions(effort.positions, self.left, luck)
        worth = mean_value(self.values, positions, self.left, luck)
        mirrored = positions._replace(hands=positions.hands[:, ::-1], scores=positions.scores[:, ::-1])
        rows = np.stack([rows_of(positions, self.left), rows_of(mirrored, self.left)], axis=1)
        targets = np.stack([worth, -worth], axis=1)
        return rows.reshape(-1, rows.shape[2]), targets.reshape(-1, 1).astype(np.float32)

    def keep(self, net: Net) -> None:
        self.values.nets[self.left] = net


def duel_stages(values: Values) -> list[Stage]:
    return [DuelStage(values, left) for left in range(EXACT + 1, HIGHEST + 1)]


class ResponderStage(Stage):
    """The network of a best responder for so many cards left: it knows the mixtures of the values."""

    def __init__(self, values: Values, responders: Values, left: int) -> None:
        self.values = values
        self.responders = responders
        self.left = left
        self.name = f"responder {left} cards"

    def examples(self, effort: Effort, luck: np.random.Generator) -> tuple[Array, Array]:
        positions = open_positions(effort.positions, self.left, luck)
        order = prizes_in_any_order(positions, luck)
        looked = self.left if self.left <= ALL_PRIZES else SOME_PRIZES
        total = np.zeros(len(order))
        for turn in range(looked):
            worth = answers(self.values, self.responders, positions, order[:, turn], self.left)
            total += worth.max(axis=1)
        return rows_of(positions, self.left), (total / looked).reshape(-1, 1).astype(np.float32)

    def keep(self, net: Net) -> None:
        self.responders.nets[self.left] = net


def responder_stages(values: Values, responders: Values) -> list[Stage]:
    return [ResponderStage(values, responders, left) for left in range(EXACT + 1, HIGHEST + 1)]


def open_positions(count: int, left: int, luck: np.random.Generator) -> Positions:
    """So many that are not decided."""
    found: list[Positions] = []
    total = 0
    while total < count:
        drawn = sampled(count, 2, left, luck)
        found.append(drawn.cut(drawn.is_open()))
        total += len(found[-1].stake)
    return Positions(*(np.concatenate(parts)[:count] for parts in zip(*found, strict=True)))


def mean_value(values: Values, positions: Positions, left: int, luck: np.random.Generator) -> NDArray[np.float64]:
    """What positions are worth, the mean over the prizes that may come."""
    order = prizes_in_any_order(positions, luck)
    looked = left if left <= ALL_PRIZES else SOME_PRIZES
    total = np.zeros(len(order))
    for turn in range(looked):
        total += solve(values.matrices(positions, order[:, turn], left)).values
    return total / looked


def prizes_in_any_order(positions: Positions, luck: np.random.Generator) -> Numbers:
    """The prizes of each pile, shuffled; what is not in the pile comes last."""
    order: Numbers = np.argsort(np.where(positions.pile, luck.random(positions.pile.shape), 2.0), axis=1)
    return order
