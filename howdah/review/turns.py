"""Which turn a position belongs to, in every game."""

from typing import NamedTuple

from howdah.engine.contract import State
from howdah.engine.seats import seats_in
from howdah.games.race.codes import DEAL, FIRST, PLACE
from howdah.games.race.state import RaceState
from howdah.games.raj.rules import RajState
from howdah.games.totem.codes import START_DONE
from howdah.games.totem.rules import TotemState

NOBODY = -1


class Turn(NamedTuple):
    """A turn: its number from 1 (0 while a game is set up), and whose it is, or `NOBODY` where all act at once."""

    number: int
    seat: int


def turn_of(state: State) -> Turn:
    """The turn that a position belongs to."""
    if isinstance(state, RajState):
        return Turn(int(state.turn) + 1, NOBODY)
    if isinstance(state, RaceState):
        if state.race.phase in (FIRST, PLACE, DEAL):
            return Turn(0, NOBODY)
        return Turn(int(state.race.turns) + 1, int(state.race.active))
    if isinstance(state, TotemState):
        if state.phase <= START_DONE:
            return Turn(0, NOBODY)
        order = (int(state.turn) - int(state.first)) % int(state.seats)
        return Turn((int(state.round) - 1) * int(state.seats) + order + 1, int(state.turn))
    asked = seats_in(int(state.pending()))
    return Turn(1, asked[0] if len(asked) == 1 else NOBODY)
