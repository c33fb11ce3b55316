"""States to search in: copied, written as text, read back and gone on with, at any point.

    world = World.new("raj", seats=3)            # the opening
    world = World.read("raj 2 / stake: 6")       # a position
    world = table.world(seat, seed)              # what a seat knows of a running game, all else re-dealt

Chance is a seat: `chance_outcomes()` lists its outcomes with their probabilities, `apply(CHANCE, outcome)` takes one.
"""

from collections.abc import Mapping
from typing import Any

from howdah.adapters.observations import observer_of
from howdah.adapters.observations.layout import Row
from howdah.adapters.tables import rules_for
from howdah.engine.contract import CHANCE, CHANCE_BIT, State
from howdah.engine.errors import OptionError
from howdah.engine.generator import Generator
from howdah.engine.registry import read_state
from howdah.engine.seats import seats_in


class World:
    """A state of the engine. Equal texts are equal worlds."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.rules = state.rules

    @classmethod
    def new(cls, game: str, seats: int | None = None, options: Mapping[str, str] | None = None) -> "World":
        return cls(rules_for(game, seats, options).new())

    @classmethod
    def read(cls, text: str) -> "World":
        """A position text, as `str(world)` writes it."""
        return cls(read_state(text))

    def __str__(self) -> str:
        return repr(self.state)

    def __reduce__(self) -> tuple[Any, ...]:
        """Worlds can be pickled, sent to other processes and copied by `copy.deepcopy`."""
        return World.read, (str(self),)

    def copy(self) -> "World":
        return World(self.state.copy())

    def asked(self) -> list[int]:
        """The seats that have to decide; none at a chance node, and when it is over."""
        return seats_in(int(self.state.pending()))

    def legal(self, seat: int) -> list[int]:
        return self.state.legal(seat)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of a chance node with their probabilities; none elsewhere."""
        chances = self.state.chances()
        total = sum(weight for _, weight in chances)
        return [(outcome, weight / total) for outcome, weight in chances if weight > 0]

    def apply(self, seat: int, action: int) -> None:
        """Take a step of a seat, or of `CHANCE`. What is not possible is refused, and changes nothing."""
        possible = [outcome for outcome, _ in self.chance_outcomes()] if seat == CHANCE else self.state.legal(seat)
        if action not in possible:
            texts = ", ".join(self.rules.text_of(seat, number) for number in possible)
            raise OptionError(f"action {action} is not possible for this seat now; it has: {texts or 'none'}")
        self.state.apply(seat, action, None)

    def resolve_chance(self, generator: Generator) -> None:
        """Draw outcomes of chance until a seat has to decide or the game is over."""
        while self.state.pending() & CHANCE_BIT:
            self.state.apply(CHANCE, self.state.pick(CHANCE, generator), None)

    def payoffs(self) -> list[float] | None:
        """By seat; None while it runs."""
        result = self.state.result()
        return None if result is None else result.payoffs

    def redealt(self, seat: int, generator: Generator) -> "World":
        """Another world that this seat cannot tell from this one."""
        return World(self.state.redeal(seat, generator))

    def observation(self, seat: int) -> Row:
        return observer_of(self.rules).observe(self.state.view(seat))
