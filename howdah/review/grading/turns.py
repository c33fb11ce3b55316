"""How a turn is looked through, game by game: its lines, where they lead, and how a game goes on after one."""

from abc import ABC, abstractmethod
from typing import Final

from howdah.bots.specs import DEFAULT_LEVEL, make_bot
from howdah.engine.contract import CHANCE, CHANCE_BIT, Rules, State
from howdah.engine.generator import Generator
from howdah.engine.updates import InformationSet

MOST_ACTIONS: Final = 200
"""So many actions end the longest turn."""


class Line:
    """Actions of one seat, where they lead if nobody answers, and how good that looks to the bots' evaluation."""

    def __init__(self, actions: list[int], end: State, value: float) -> None:
        self.actions = actions
        self.end = end
        self.value = value


class TurnGame(ABC):
    """Looks through turns of one table."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.medium = make_bot(DEFAULT_LEVEL)

    @abstractmethod
    def lines(self, root: State, seat: int) -> list[Line]:
        """What a seat can do with the rest of its turn, the best first."""

    @abstractmethod
    def key(self, state: State) -> int:
        """Equal for ends of lines that are the same for all that matters."""

    @abstractmethod
    def roll_out(self, world: State, seat: int, actions: list[int], generator: Generator) -> None:
        """Let the seat do this, and all play on until its next turn."""

    def wins(self, root: State, seat: int) -> tuple[list[int], bool] | None:  # noqa: ARG002
        """A line that wins at once if nobody answers, and whether nobody can; None where there is none."""
        return None

    def let_pass(self, state: State, seat: int) -> None:  # noqa: B027 - most games have no windows
        """All others let pass what this seat has played."""

    def follow(self, root: State, seat: int, actions: list[int]) -> State:
        """Where actions lead if nobody answers."""
        state = root.copy()
        for action in actions:
            if action not in state.legal(seat):
                break
            state.apply(seat, action, None)
            self.let_pass(state, seat)
        return state

    def medium_line(self, root: State, seat: int, generator: Generator) -> list[int]:
        """What medium does with the rest of the turn, asked action by action, as at a table."""
        state = root.copy()
        actions: list[int] = []
        while len(actions) < MOST_ACTIONS and (state.pending() == 1 << seat or not actions):
            legal = state.legal(seat)
            action = legal[0]
            if len(legal) > 1:
                world = state.redeal(seat, generator)
                action = self.medium.choose(InformationSet(seat, state.view(seat), legal, world), generator.split())
            actions.append(action)
            state.apply(seat, action, None)
            self.let_pass(state, seat)
        return actions


def resolve_chance(state: State, generator: Generator) -> None:
    """Draw until somebody is asked."""
    while state.pending() & CHANCE_BIT:
        state.apply(CHANCE, state.pick(CHANCE, generator), None)
