"""The states of random games, for the checks of the suites."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from howdah.engine.contract import CHANCE, CHANCE_BIT, Rules, State
from howdah.engine.generator import Generator
from howdah.engine.seats import seats_in

T = TypeVar("T")

MOST_STEPS = 3_000
"""A random game that is not over by then is left."""
MOST_SAMPLES = 25
"""Of a long game, how many states the dear checks look at."""


def walk(rules: Rules, seed: int) -> Iterator[State]:
    """The states of one random game, from the opening to the end."""
    state = rules.new()
    generator = Generator(seed)
    yield state
    for _ in range(MOST_STEPS):
        asked = int(state.pending())
        if asked == 0:
            return
        seat = CHANCE if asked & CHANCE_BIT else any_of(seats_in(asked), generator)
        state.apply(seat, state.pick(seat, generator), None)
        yield state


def sampled(rules: Rules, seed: int) -> Iterator[State]:
    """The same, but of a long game only some states, evenly spread: for checks that play on from each of them."""
    stride = 1 + sum(1 for _ in walk(rules, seed)) // MOST_SAMPLES
    for number, state in enumerate(walk(rules, seed)):
        if number % stride == seed % stride:
            yield state


def any_of(choices: Sequence[T], generator: Generator) -> T:
    return choices[generator.below(len(choices))]
