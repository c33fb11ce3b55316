"""The contract of a game: what every game answers, and what every driver may ask.

- `Rules` is a game with its options and seat count: all that stays the same while it is played.
- `State` is all that is true now. Only the rules and the dealer read it.
- `Known` is what one seat knows for certain, its memories included. The `Known` of `CHANCE` is the whole truth.
- `View` is what one seat is shown now.

`pending`, `legal_into`, `outcomes_into`, `apply`, `pick` and `rank_into` are the hot path: they allocate nothing.
"""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from howdah.engine.errors import Reason
from howdah.engine.events import Sink
from howdah.engine.generator import Generator
from howdah.engine.notation import Position
from howdah.engine.seats import CHANCE, CHANCE_BIT, EVERYONE, SPECTATOR
from howdah.engine.vectors import vec

__all__ = ["CHANCE", "CHANCE_BIT", "EVERYONE", "SPECTATOR", "Awaited", "Known", "Result", "Rules", "State", "View"]

# How a game stands, as `rank_into` tells it.
RUNNING: Final = 0
WON: Final = 1
DRAWN: Final = 2
CUT: Final = 3
ENDINGS: Final = ("running", "won", "drawn", "cut")


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """A game with its options and seat count. Immutable; all states of a match share one."""

    def __init__(self, game: str, seats: int, options: dict[str, str], actions: list[str], outcomes: list[str]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        """The options that differ from their defaults, as texts."""
        self.actions = actions
        """Every action text of a seat; an action is its index here, the same in every position."""
        self.outcomes = outcomes
        """Every text of an outcome of chance, numbered likewise."""
        self.widest: int = max(len(actions), len(outcomes))
        """How much room `legal_into` and `outcomes_into` may need."""
        self.action_numbers: dict[str, int] = {text: number for number, text in enumerate(actions)}
        self.outcome_numbers: dict[str, int] = {text: number for number, text in enumerate(outcomes)}

    @abstractmethod
    def new(self) -> "State":
        """The opening state, before any chance."""
        raise NotImplementedError

    @abstractmethod
    def read(self, position: Position) -> "Known":
        """What a position's sections say; `?` where they leave something open."""
        raise NotImplementedError

    @abstractmethod
    def deal(self, known: "Known", generator: Generator) -> "State":
        """A state sampled from all that agree with what is known (a determinization); every other fact is random."""
        raise NotImplementedError

    def text_of(self, seat: int, action: int) -> str:
        """An action (or, for chance, an outcome) as text."""
        return self.outcomes[action] if seat == CHANCE else self.actions[action]

    def number_of(self, seat: int, text: str) -> int:
        """The action that a text names, or -1. White space does not matter."""
        numbers = self.outcome_numbers if seat == CHANCE else self.action_numbers
        return numbers.get(" ".join(text.split()), -1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Known:
    """What one seat knows for certain. Its text is a position with `?` for the rest."""

    @abstractmethod
    def position(self, complete: bool = False) -> Position:
        """As position text; sections with their default value are left out, unless `complete`."""
        raise NotImplementedError

    @abstractmethod
    def is_whole(self) -> bool:
        """Nothing is left open: there is exactly one state like this."""
        raise NotImplementedError

    def __str__(self) -> str:
        return self.position().one_line()

    def __repr__(self) -> str:
        return self.position().one_line()


@mypyc_attr(acyclic=True)
class View:
    """What one seat is shown now; all of it may be sent to that seat. Each game types its `fields` (a TypedDict)."""

    def __init__(
        self,
        game: str,
        seat: int,
        position: object,
        own: Mapping[str, object],
        shared: Mapping[str, object] | None = None,
    ) -> None:
        self.game = game
        self.seat = seat
        self._position = position
        """Text, or what can be written as text: that takes longer than all the rest and is not always wanted."""
        self.own = own
        """Fields of this view alone."""
        self.shared: Mapping[str, object] = {} if shared is None else shared
        """Fields that lie open to everyone: one object in all views that were made together."""

    @property
    def fields(self) -> Mapping[str, object]:
        """Plain data for a client: numbers, texts, lists and mappings of them."""
        return {**self.shared, **self.own} if self.shared else self.own

    @property
    def position(self) -> str:
        """The same in the notation, on one line, with `?` for what is hidden."""
        if not isinstance(self._position, str):
            self._position = str(self._position)
        return self._position


@mypyc_attr(acyclic=True)
class Result:
    """How a game ended."""

    def __init__(self, ending: str, clause: str, ranks: list[int], scores: list[int], payoffs: list[float]) -> None:
        self.ending = ending
        """`won`, `drawn` or `cut`."""
        self.clause = clause
        """The clause that decided it."""
        self.ranks = ranks
        """By seat, from 1; equals share a rank."""
        self.scores = scores
        self.payoffs = payoffs
        """By seat; they sum to zero."""

    def winners(self) -> list[int]:
        """The seats of rank 1 (also those who share a draw); none when the game was cut."""
        return [] if self.ending == "cut" else [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def __str__(self) -> str:
        parts = [self.ending, self.clause, "ranks", *map(str, self.ranks), "scores", *map(str, self.scores)]
        return " ".join(part for part in parts if part)


@mypyc_attr(acyclic=True)
class Awaited:
    """Something that may come without a seat's doing, and the world in which it has come and all else is as it is."""

    def __init__(self, code: str, facts: dict[str, int | str], world: "State") -> None:
        self.code = code
        """A suggestion that the game declares."""
        self.facts = facts
        self.world = world


def shared_payoffs(ending: i64, ranks: vec[i64]) -> list[float]:
    """Rank 1 shares +1, the others share -1; all 0 when the game was cut or all are equal."""
    first = [rank == 1 for rank in ranks]
    others = len(first) - sum(first)
    if ending == CUT or others == 0:
        return [0.0] * len(first)
    return [1 / sum(first) if won else -1 / others for won in first]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """All that is true now. `apply` changes it; everything else only reads."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    # The hot path.

    @abstractmethod
    def pending(self) -> i64:
        """Who has to decide, as bits: one seat, several at once, `CHANCE_BIT`, or 0 when it is over.

        Seats that are asked together stay asked until each has answered, in whatever order.
        """
        raise NotImplementedError

    @abstractmethod
    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        """Write the legal actions of a pending seat into `out`, ascending; return how many (at least one)."""
        raise NotImplementedError

    @abstractmethod
    def outcomes_into(self, out: vec[i64], weights: vec[i64]) -> i64:
        """Where chance is to act: write its outcomes, ascending, and their weights; return how many."""
        raise NotImplementedError

    @abstractmethod
    def apply(self, seat: i64, action: i64, sink: Sink | None) -> None:
        """Take one step (for `CHANCE`, an outcome). Trusts that it is legal. Tells `sink` what happens."""
        raise NotImplementedError

    @abstractmethod
    def rank_into(self, ranks: vec[i64]) -> i64:
        """`RUNNING`; or write each seat's rank and return `WON`, `DRAWN` or `CUT`."""
        raise NotImplementedError

    def pick(self, seat: i64, generator: Generator) -> i64:
        """A random legal action, or a weighted outcome for `CHANCE`. A game may do it faster, never differently."""
        return pick_listed(self, seat, generator)

    # What is asked less often.

    @abstractmethod
    def copy(self) -> "State":
        """An independent state that is equal to this one."""
        raise NotImplementedError

    @abstractmethod
    def result(self) -> Result | None:
        """How it ended; None while it runs."""
        raise NotImplementedError

    @abstractmethod
    def view(self, seat: int) -> View:
        """What this seat (or `SPECTATOR`) is shown now."""
        raise NotImplementedError

    def views(self, seats: Sequence[int]) -> list[View]:
        """The views of several seats. A game may make what they share once, never differently."""
        return [self.view(seat) for seat in seats]

    @abstractmethod
    def known(self, seat: int) -> Known:
        """What this seat knows for certain; for `CHANCE`, everything."""
        raise NotImplementedError

    @abstractmethod
    def explain(self, seat: int, action: int) -> Reason | None:
        """Why this action of the vocabulary is not possible now; None if it is legal."""
        raise NotImplementedError

    @abstractmethod
    def check(self) -> list[str]:
        """The invariants that are broken; empty in every state that play can reach."""
        raise NotImplementedError

    def purpose(self) -> str:
        """What the chance node is for: keyed dealers give equal answers to the n-th question of equal purpose."""
        return ""

    def is_final(self, seat: int, action: int) -> bool:  # noqa: ARG002
        """Whether whoever takes this action cannot take it back alone, whatever it shows."""
        return False

    def is_binding(self, seat: int, action: int) -> bool:
        """Whether not even all together can take it back: it shows something, or answers. A choice that lies face down
        is final and binds nobody."""
        return self.is_final(seat, action)

    def silent_answer(self, seat: int) -> int:  # noqa: ARG002
        """In a reaction window: what a seat answers by saying nothing, whatever it holds; -1 where none is open.

        Answers in a window are opened together: whoever drives the match announces none of them before the last.
        """
        return -1

    def order_value(self) -> int | None:
        """What an order for the next decision may look at: one number that everybody sees, as in Raj what the stake is
        worth. None where the rules know no orders."""
        return None

    def is_mid_act(self, seat: int) -> bool:  # noqa: ARG002
        """Whether what this seat is asked belongs to an act that it has begun, as the forks of a movement do.

        `Match.ways` follows all choices of such an act.
        """
        return False

    def may_stop_here(self, seat: int) -> bool:  # noqa: ARG002
        """Whether an act under way may be left as it is for now: then what was done of it is a way of its own."""
        return False

    def transposition_key(self, seat: int) -> str:  # noqa: ARG002
        """What ways of an act under way have in common where they count as one; the first to come there is kept."""
        return repr(self)

    def awaited(self) -> "list[Awaited]":
        """What may be waited for, such as a crossing that opens: `suggest` checks whether it would help."""
        return []

    def redeal(self, seat: int, generator: Generator) -> "State":
        """A sample of the seat's information set (a determinization), made from what the seat knows and nothing
        else."""
        return self.rules.deal(self.known(seat), generator)

    def reopened_for(self, seat: int) -> "State":  # noqa: ARG002
        """A copy in which others who have answered in secret, and wait for this seat, are asked again.

        For bots: they model what an opponent chooses now instead of sampling it. A game without sealed choices
        has nothing to take back.
        """
        return self.copy()

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat, ascending; none if it is not asked."""
        if seat == CHANCE or not self.pending() >> seat & 1:
            return []
        buffer = vec[i64]([0] * self.rules.widest)
        count = self.legal_into(seat, buffer)
        return [int(buffer[place]) for place in range(count)]

    def chances(self) -> list[tuple[int, int]]:
        """The outcomes of chance and their weights; none except at a chance node."""
        if not self.pending() & CHANCE_BIT:
            return []
        buffer = vec[i64]([0] * self.rules.widest)
        weights = vec[i64]([0] * self.rules.widest)
        count = self.outcomes_into(buffer, weights)
        return [(int(buffer[place]), int(weights[place])) for place in range(count)]

    def position(self, complete: bool = False) -> Position:
        """The whole truth as position text."""
        return self.known(CHANCE).position(complete)

    def __repr__(self) -> str:
        return self.position().one_line()


def pick_listed(state: State, seat: i64, generator: Generator) -> i64:
    """The choice that every game has: list what is possible, take one of it."""
    generator.make_room(state.rules.widest)
    choices = generator.choices
    if seat != CHANCE:
        return choices[generator.below(state.legal_into(seat, choices))]
    weights = generator.weights
    count = state.outcomes_into(choices, weights)
    total: i64 = 0
    for place in range(count):
        total += weights[place]
    rest = generator.below(total)
    last: i64 = count - 1
    for place in range(last):
        rest -= weights[place]
        if rest < 0:
            return choices[place]
    return choices[last]
