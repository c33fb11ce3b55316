"""What a position is worth to each seat: exactly when the game is over, by a game's own evaluation while it runs.

Values are payoffs: they sum to zero, rank 1 shares +1, the others share -1. A game's evaluation is a module
`howdah.bots.evaluations.NAME` with `make(rules)`; a game without one is worth nothing to anybody until it ends.
"""

import importlib
import importlib.util

from mypy_extensions import i64, mypyc_attr

from howdah.bots.arithmetic import exponential
from howdah.engine.contract import CUT, RUNNING, Rules, State
from howdah.engine.vectors import vec

PACKAGE = "howdah.bots.evaluations"


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """The evaluation of one table. `begin` is called with the position that a decision is taken in."""

    def __init__(self, rules: Rules) -> None:
        self.seats: i64 = rules.seats
        self.ranks: vec[i64] = vec[i64]([0] * rules.seats)
        self.wary: bool = False
        """Whether to keep out of fights while others may begin them: an evaluation that knows fights uses it."""

    def begin(self, state: State) -> None:
        """A decision is taken here: values may be meant relative to this position."""

    def judge(self, state: State, values: vec[float]) -> None:
        """Write what this position is worth to each seat, over or not."""
        ending = state.rank_into(self.ranks)
        if ending == RUNNING:
            self.guess(state, values)
        else:
            pay_ranks(ending, self.ranks, self.seats, values)

    def guess(self, state: State, values: vec[float]) -> None:  # noqa: ARG002
        """Write what a position that is not over is probably worth."""
        for seat in range(self.seats):
            values[seat] = 0.0

    def key(self, state: State) -> i64:  # noqa: ARG002
        """A transposition key: a number for all that matters from here on; 0 if there is none.

        Used only where nothing is hidden from anybody. At tables for two, positions with one key have the same
        number of actions, and these correspond in their order; at others they are the same actions.
        """
        return 0

    def banked(self, state: State, seat: i64) -> float:  # noqa: ARG002
        """The part of the seat's value that is certain already: positions with one key may differ in it."""
        return 0.0

    def scale(self) -> float:
        """How far values lie apart: 1 for payoffs of ranks."""
        return 1.0

    def effort(self, state: State) -> i64:  # noqa: ARG002
        """A search from here needs one part in so many of its budget."""
        return 1

    def apart(self) -> float:
        """How far the actions of one choice lie apart, as a part of that: where single steps change little, the search
        exploits sooner."""
        return 1.0


def pay_ranks(ending: i64, ranks: vec[i64], seats: i64, values: vec[float]) -> None:
    """The payoffs of `shared_payoffs`, without a list."""
    first: i64 = 0
    for seat in range(seats):
        if ranks[seat] == 1:
            first += 1
    for seat in range(seats):
        if ending == CUT or first == seats:
            values[seat] = 0.0
        elif ranks[seat] == 1:
            values[seat] = 1.0 / float(first)
        else:
            values[seat] = -1.0 / float(seats - first)


def pay_points(points: vec[float], seats: i64, spread: float, values: vec[float]) -> None:
    """Payoffs from the points that each seat will probably end with, when they are uncertain by about `spread`."""
    size: float = float(seats)
    top: float = points[0]
    for seat in range(seats):
        if points[seat] > top:
            top = points[seat]
    total: float = 0.0
    for seat in range(seats):
        odds: float = exponential((points[seat] - top) / spread)
        values[seat] = odds
        total += odds
    for seat in range(seats):
        values[seat] = (size * values[seat] / total - 1.0) / (size - 1.0)


def win_chance(value: float, seats: int) -> float:
    """A payoff as the chance to win that it stands for."""
    return min(1.0, max(0.0, (value * (seats - 1) + 1.0) / seats))


def evaluation_of(rules: Rules) -> Evaluation:
    """The evaluation for this table."""
    name = f"{PACKAGE}.{rules.game}"
    if importlib.util.find_spec(name) is None:
        return Evaluation(rules)
    made = importlib.import_module(name).make(rules)
    assert isinstance(made, Evaluation)
    return made
