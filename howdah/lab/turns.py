"""How many turns a game had, and who had the first one. Of games that are not known here neither is told."""

from abc import ABC, abstractmethod
from typing import Final

from howdah.engine.contract import Rules, State
from howdah.engine.registry import find
from howdah.games.elephant_rally.rules import RallyState
from howdah.games.formula_e.rules import FormulaState
from howdah.games.raj.rules import RajState
from howdah.games.totem.codes import OVER, START_DONE
from howdah.games.totem.rules import TotemState
from howdah.lab.rows import NOBODY

USUAL: Final = {"raj": 15, "totem": 58, "formula_e": 51, "elephant_rally": 45}
"""Turns of a usual game (docs/lab.md says how they were measured); it takes the minutes that the game's page tells."""


class Turns(ABC):
    """Counts the turns of one game."""

    in_order = False
    """Whether somebody has the first turn, and the others follow."""

    def look(self, state: State) -> None:  # noqa: B027 - most games keep count themselves
        """After a step."""

    @abstractmethod
    def count(self, state: State) -> int:
        """How many turns there were."""

    def first(self, state: State) -> int:  # noqa: ARG002
        """The seat that had the first turn, or `NOBODY` where all act at once."""
        return NOBODY


class RajTurns(Turns):
    """A turn is one prize, for which all bid at once."""

    def count(self, state: State) -> int:
        assert isinstance(state, RajState)
        return int(state.turn)


class RaceTurns(Turns):
    """The first player is drawn (RACE-2.1). The turn that wins is the last one; a race is cut between turns."""

    in_order = True

    def count(self, state: State) -> int:
        assert isinstance(state, FormulaState | RallyState)
        return int(state.race.turns) + (state.race.winner != NOBODY)

    def first(self, state: State) -> int:
        assert isinstance(state, FormulaState | RallyState)
        return int(state.race.first)


class TotemTurns(Turns):
    """The first player is rolled for (TOT-2.1). Seats go out, so that rounds do not tell how many turns there were."""

    in_order = True

    def __init__(self) -> None:
        self.last = NOBODY
        self.turns = 0

    def look(self, state: State) -> None:
        assert isinstance(state, TotemState)
        if (
            START_DONE < state.phase < OVER
            and (now := int(state.round) * int(state.seats) + int(state.turn)) != self.last
        ):
            self.last = now
            self.turns += 1

    def count(self, state: State) -> int:  # noqa: ARG002
        return self.turns

    def first(self, state: State) -> int:
        assert isinstance(state, TotemState)
        return int(state.first)


COUNTERS: Final[dict[str, type[Turns]]] = {
    "raj": RajTurns,
    "totem": TotemTurns,
    "formula_e": RaceTurns,
    "elephant_rally": RaceTurns,
}


def turns_of(rules: Rules) -> Turns | None:
    """Whoever counts the turns of a game."""
    return COUNTERS[rules.game]() if rules.game in COUNTERS else None


def minutes_a_turn(game: str) -> float:
    """At the pace of people who need for a usual game what its page says."""
    return find(game).minutes / USUAL[game]
