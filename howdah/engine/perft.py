"""Counting: how many sequences of steps there are to a depth. One number that proves a game's `legal` and `apply`."""

from howdah.engine.contract import CHANCE, CHANCE_BIT, State
from howdah.engine.seats import seats_in


def perft(state: State, depth: int) -> int:
    """The number of sequences of `depth` steps, outcomes of chance included; simultaneous choices go in seat order."""
    if depth == 0:
        return 1
    asked = int(state.pending())
    if asked == 0:
        return 0
    if asked & CHANCE_BIT:
        seat, steps = CHANCE, [outcome for outcome, _ in state.chances()]
    else:
        seat = seats_in(asked)[0]
        steps = state.legal(seat)
    if depth == 1:
        return len(steps)
    total = 0
    for step in steps:
        after = state.copy()
        after.apply(seat, step, None)
        total += perft(after, depth - 1)
    return total
