"""All that a seat of Raj did and was told, as a tensor: what OpenSpiel calls an information state.

A view has no memory, and a learner that needs one (regret minimization, fictitious play) needs all of it. Raj has a
last turn, so that its memory has a size. In the other games nobody can say how many steps there will be.
"""

import numpy as np
from numpy.typing import NDArray

from howdah.adapters.observations.layout import Field
from howdah.engine.contract import CHANCE, CHANCE_BIT
from howdah.engine.record import Entry
from howdah.games.raj.rules import RajRules, RajState

Tensor = NDArray[np.float32]


class RajHistory:
    """One-hot encoded. Two moments have the same tensor only if the seat cannot tell them apart."""

    def __init__(self, rules: RajRules, opening: RajState) -> None:
        self.rules = rules
        self.first_turn = int(opening.turn) + (opening.waiting != CHANCE_BIT)
        """The turn of the first prize that is turned up: a game may begin from any position."""
        seats, turns, bids = rules.seats, len(rules.deck.prizes), len(rules.deck.bids)
        self.fields = [
            Field("seat", (seats,), 0, 1, "which seat you are"),
            Field("prizes", (turns, len(rules.outcomes)), 0, 1, "the prize card of each turn, lowest value first"),
            Field("bids", (turns, seats, bids), 0, 1, "the bids of each turn, when all are open"),
            Field("ready", (seats,), 0, 1, "who has put down a bid this turn"),
            Field("sealed", (bids,), 0, 1, "your own bid that lies face down"),
        ]
        self.size = sum(field.size for field in self.fields)

    def parts(self, tensor: Tensor) -> dict[str, Tensor]:
        """The fields of a tensor by name and in their shape; no copies."""
        found: dict[str, Tensor] = {}
        start = 0
        for field in self.fields:
            found[field.name] = tensor[start : start + field.size].reshape(field.shape)
            start += field.size
        return found

    def write(self, parts: dict[str, Tensor], state: RajState, entries: list[Entry], seat: int) -> None:
        """Prizes come from the outcomes of chance, which are open; bids from the state, as far as they are."""
        for part in parts.values():
            part[...] = 0
        rules, over = self.rules, int(state.turn)
        parts["seat"][seat] = 1
        prizes = [entry.text for entry in entries if entry.seat == CHANCE]
        for turn, text in enumerate(prizes, start=self.first_turn):
            parts["prizes"][turn, rules.number_of(CHANCE, text)] = 1
        for turn in range(over):
            for other in range(rules.seats):
                parts["bids"][turn, other, int(state.history[turn * rules.seats + other])] = 1
        for other in range(rules.seats):
            parts["ready"][other] = state.sealed[other] != 0
        if state.sealed[seat]:
            parts["sealed"][int(state.history[over * rules.seats + seat])] = 1
