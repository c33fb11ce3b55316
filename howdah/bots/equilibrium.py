"""Raj for two, played perfectly from some number of cards on: the bot mixes by the equilibrium of the matrix games.

How far it carries:

- Two seats: with six cards left a position is solved in a fraction of a second when compiled; every later turn of the
  same game is then known already. Each further card costs about ten times as much.
- Three seats and more: there is no value of a position that all sides can count on (what one loses, which of the others
  gains it?), equilibria are many, and playing one's part of one of them guarantees nothing. There the search plays on,
  whose regret matching settles where nobody regrets the average of what was played.
"""

from typing import Final

from howdah.bots.base import Bot, Thought, drawn
from howdah.bots.clock import NEVER, Clock, OutOfTime
from howdah.bots.endgames import Solver
from howdah.bots.evaluation import win_chance
from howdah.engine.generator import Generator
from howdah.engine.updates import InformationSet
from howdah.games.raj.rules import RajRules, RajState

DEFAULT_CARDS: Final = 6
MOST_CARDS: Final = 8
MOST_SOLVERS: Final = 8
LOST: Final = -1.0 + 1e-9


class EquilibriumBot(Bot):
    """Solves what it can, and asks another bot elsewhere."""

    def __init__(self, other: Bot, cards: int = DEFAULT_CARDS) -> None:
        self.other = other
        self.cards = cards
        self.solvers: dict[str, Solver] = {}
        """By table: what was solved once stays known. It changes how long a choice takes, never the choice."""
        self.clock: Clock = NEVER

    def use(self, clock: Clock) -> None:
        self.clock = clock
        self.other.use(clock)

    def choose(self, infoset: InformationSet, generator: Generator) -> int:
        if len(infoset.legal) == 1:
            return infoset.legal[0]
        if not self.is_solvable(infoset):
            return self.other.choose(infoset, generator)
        return drawn(self.think(infoset, generator), generator)

    def think(self, infoset: InformationSet, generator: Generator) -> list[Thought]:
        if not self.is_solvable(infoset):
            return self.other.think(infoset, generator)
        world = infoset.world
        assert isinstance(world, RajState)
        try:
            # Half of the time: what is left is the other's, if this one does not come to an end.
            game = self.solver(world.raj).solve(world, infoset.seat, self.clock, self.clock.middle())
        except OutOfTime:
            return self.other.think(infoset, generator)
        if game.value <= LOST and not world.raj.pays_points:
            # Lost against perfect play, where every bid is alike: hope for a mistake instead.
            return self.other.think(infoset, generator)
        thoughts: list[Thought] = []
        for row, action in enumerate(infoset.legal):
            value = game.worth_of_row(row)
            chance = win_chance(value, 2) if not world.raj.pays_points else 0.5
            thoughts.append(Thought(action, chance, 0, game.row_share[row], value))
        return thoughts

    def is_solvable(self, infoset: InformationSet) -> bool:
        """A game of Raj for two with few enough cards left."""
        world = infoset.world
        return isinstance(world, RajState) and world.rules.seats == 2 and len(infoset.legal) <= self.cards

    def solver(self, rules: RajRules) -> Solver:
        """The solver of this table."""
        name = " ".join(f"{option}={value}" for option, value in sorted(rules.options.items()))
        if name not in self.solvers:
            if len(self.solvers) >= MOST_SOLVERS:
                self.solvers.clear()
            self.solvers[name] = Solver(rules)
        return self.solvers[name]
