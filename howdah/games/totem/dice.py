"""TOT-3, the dice: what a roll may be used for."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.games.totem import events
from howdah.games.totem.board import distance, toward
from howdah.games.totem.codes import CHOICE, DICE, DONE
from howdah.games.totem.ending import end
from howdah.games.totem.group import FREE, MOVED
from howdah.games.totem.reasons import (
    ENTRY_TAKEN,
    LEGAL,
    MUST_MOVE,
    NO_RESERVE,
    NO_STEP,
    NO_SUCH_DIE,
    NOT_BESIDE_TOTEM,
    ROLL_TOO_LOW,
    TOTEM_ALONE,
)

if TYPE_CHECKING:
    from howdah.games.totem.rules import TotemState


def roll(state: "TotemState", low: i64, high: i64, sink: Sink | None) -> None:
    """TOT-3.1; with each roll a new movement phase starts (TOT-4.9)."""
    state.low = low
    state.high = high
    state.clear(MOVED)
    state.phase = DICE
    if sink is not None:
        events.rolled(sink, state)
    if not state.any_step() and not any_entry(state):
        # TOT-4.8, and TOT-3.5 after a 12: there is nothing to choose.
        if sink is not None:
            events.passed(sink, state)
        end(state, sink)


def why_not_use(state: "TotemState", die: i64) -> i64:
    """TOT-3.2: both dice (0) or one that was rolled, where movement is possible at all (TOT-4.8)."""
    if die != 0 and die != state.low and die != state.high:
        return NO_SUCH_DIE
    if state.any_step():
        return LEGAL
    return TOTEM_ALONE if state.active[state.turn] == 0 else NO_STEP


def why_not_pass(state: "TotemState") -> i64:
    """TOT-3.3: only who cannot move may do nothing; entering is never compulsory (TOT-3.2)."""
    return MUST_MOVE if state.any_step() else LEGAL


def why_not_enter(state: "TotemState", place: i64) -> i64:
    """TOT-3.4: with 10 or more or a double, one piece of the reserve, next to the own totem."""
    if state.low + state.high < 10 and state.low != state.high:
        return ROLL_TOO_LOW
    if state.reserve[state.turn] == 0:
        return NO_RESERVE
    if distance(place, state.totems[state.turn]) != 1:
        return NOT_BESIDE_TOTEM
    if state.board[FREE + (place >> 5)] >> (place & 31) & 1 == 0:
        return ENTRY_TAKEN
    return LEGAL


def any_entry(state: "TotemState") -> bool:
    """Whether a piece may enter somewhere."""
    totem: i64 = state.totems[state.turn]
    return any(why_not_enter(state, toward(totem, way)) == LEGAL for way in range(6))


def use(state: "TotemState", points: i64, sink: Sink | None) -> None:
    """TOT-3.2: the points are for movement now, and all of them (TOT-3.3)."""
    state.points = points
    state.phase = CHOICE
    if sink is not None:
        events.used(sink, state)


def enter(state: "TotemState", place: i64, sink: Sink | None) -> None:
    """TOT-3.4: no movement follows, and nothing is eliminated (TOT-3.6)."""
    state.put(state.turn, place)
    state.active[state.turn] += 1
    state.reserve[state.turn] -= 1
    state.phase = DONE
    if sink is not None:
        events.entered(sink, state, place)


def do_nothing(state: "TotemState", sink: Sink | None) -> None:
    """TOT-3.2: who cannot move need not enter a piece either."""
    state.phase = DONE
    if sink is not None:
        events.passed(sink, state)
