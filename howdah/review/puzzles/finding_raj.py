"""Puzzles of Raj: endgames that are solved to the end.

For two: the bid that the equilibrium always makes, where every other bid brings less. For more: with two cards left,
the bid that is never worse than the other, whatever the others bid.
"""

from itertools import product
from typing import Final

from howdah.bots.endgames import Solver
from howdah.bots.evaluation import win_chance
from howdah.engine.contract import CHANCE, CHANCE_BIT
from howdah.engine.seats import seats_in
from howdah.games.raj.rules import RajState
from howdah.review.model import Said
from howdah.review.puzzles.clear import LEAST_GAP, Clear
from howdah.review.puzzles.model import BEST

MOST_CARDS: Final = 5
"""From so many cards on a duel is solved in no time."""
ALWAYS: Final = 1.0 - 1e-6


class RajFinder:
    """Looks at turns of one table."""

    def __init__(self) -> None:
        self.solver: Solver | None = None

    def look(self, state: RajState, seat: int) -> Clear | None:
        """What is clear about a turn in which all are asked."""
        if state.pending() != state.raj.all_seats:
            return None
        cards = int(state.hands[seat]).bit_count()
        if state.raj.seats == 2:
            return self.duel(state, seat) if 2 <= cards <= MOST_CARDS else None
        return crowd(state, seat) if cards == 2 else None

    def duel(self, state: RajState, seat: int) -> Clear | None:
        if self.solver is None:
            self.solver = Solver(state.raj)
        game = self.solver.solve(state, seat)
        worths = [game.worth_of_row(row) for row in range(int(game.rows))]
        best = max(range(len(worths)), key=lambda row: game.row_share[row])
        if game.row_share[best] < ALWAYS:
            return None
        others = [win_chance(worth, 2) for row, worth in enumerate(worths) if row != best]
        return clear(state, seat, best, win_chance(game.value, 2), max(others), "bids-purely")


def crowd(state: RajState, seat: int) -> Clear | None:
    """Both cards against everything that the others may bid."""
    hand = state.legal(seat)
    others = [other for other in range(state.raj.seats) if other != seat]
    brought: list[list[float]] = [[], []]
    for bids in product(*[state.legal(other) for other in others]):
        for place, bid in enumerate(hand):
            then = state.copy()
            then.apply(seat, bid, None)
            for other, their in zip(others, bids, strict=True):
                then.apply(other, their, None)
            brought[place].append(played_out(then, seat))
    best = 0 if sum(brought[0]) > sum(brought[1]) else 1
    if any(other > own for own, other in zip(brought[best], brought[1 - best], strict=True)):
        return None
    means = [win_chance(sum(values) / len(values), state.raj.seats) for values in brought]
    return clear(state, seat, best, means[best], means[1 - best], "never-worse")


def played_out(state: RajState, seat: int) -> float:
    """What the last turn brings a seat: nobody has a choice any more."""
    while asked := int(state.pending()):
        if asked & CHANCE_BIT:
            state.apply(CHANCE, state.chances()[0][0], None)
            continue
        for other in seats_in(asked):
            state.apply(other, state.legal(other)[0], None)
    result = state.result()
    assert result is not None
    return result.payoffs[seat]


def clear(state: RajState, seat: int, place: int, best: float, other: float, code: str) -> Clear | None:
    if best - other < LEAST_GAP:
        return None
    bid = state.legal(seat)[place]
    facts = {"bid": state.raj.deck.bids[bid], "stake": int(state.stake_worth)}
    return Clear(BEST, [[state.rules.actions[bid]]], Said(code, {**facts}), best, other)
