"""Whole random games, as fast as they go: for tests, simulations and benches."""

from mypy_extensions import i64

from howdah.engine.contract import CHANCE, CHANCE_BIT, State, pick_listed
from howdah.engine.generator import Generator


def play_out(state: State, generator: Generator) -> i64:
    """Play to the end with random choices, by each game's own `pick`; return the number of steps."""
    steps: i64 = 0
    asked = state.pending()
    while asked != 0:
        if asked & CHANCE_BIT != 0:
            state.apply(CHANCE, state.pick(CHANCE, generator), None)
            steps += 1
        seat: i64 = 0
        asked &= CHANCE_BIT - 1
        while asked != 0:
            if asked & 1 != 0:
                state.apply(seat, state.pick(seat, generator), None)
                steps += 1
            asked >>= 1
            seat += 1
        asked = state.pending()
    return steps


def play_out_listed(state: State, generator: Generator) -> i64:
    """The same game by the path that every game has; return the number of decisions (choices among two or more)."""
    generator.make_room(state.rules.widest)
    choices = generator.choices
    decisions: i64 = 0
    asked = state.pending()
    while asked != 0:
        if asked & CHANCE_BIT != 0:
            state.apply(CHANCE, pick_listed(state, CHANCE, generator), None)
        seat: i64 = 0
        asked &= CHANCE_BIT - 1
        while asked != 0:
            if asked & 1 != 0:
                count = state.legal_into(seat, choices)
                state.apply(seat, choices[generator.below(count)], None)
                if count > 1:
                    decisions += 1
            asked >>= 1
            seat += 1
        asked = state.pending()
    return decisions
