"""TOT-2, the set-up: who moves first, and where the totems start."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.games.totem import events
from howdah.games.totem.board import column_of, toward
from howdah.games.totem.codes import START_CELL, START_DONE
from howdah.games.totem.reasons import LEGAL, START_TAKEN, START_TOO_CLOSE

if TYPE_CHECKING:
    from howdah.games.totem.rules import TotemState

PIECES: Final = 25
"""TOT-1.2: the pieces of a colour, without the totem."""
FIRST_PIECES: Final = 6
SPOTS: Final = 12
OPPOSITE: Final = 6


def roll_for_start(state: "TotemState", die: i64, sink: Sink | None) -> None:
    """TOT-2.1: one die each; the highest moves first, those tied for it roll again."""
    state.start_dice |= die << 3 * state.turn
    if sink is not None:
        events.start_die(sink, state, die)
    last: i64 = state.turn
    for seat in range(state.seats):
        if seat > last and state.contest >> seat & 1 != 0:
            state.turn = seat
            return
    best = highest_rollers(state)
    state.start_dice = 0
    state.turn = column_of(best)
    state.contest = best
    if best & (best - 1) == 0:
        state.contest = 0
        state.first = state.turn
        state.phase = START_CELL
    if sink is not None:
        events.start_rolled(sink, best)


def highest_rollers(state: "TotemState") -> i64:
    """The seats with the highest die, as bits."""
    best: i64 = 0
    highest: i64 = 0
    for seat in range(state.seats):
        rolled: i64 = state.start_dice >> 3 * seat & 7
        if rolled > highest:
            highest = rolled
            best = 0
        if rolled == highest:
            best |= 1 << seat
    return best


def why_not_start(state: "TotemState", spot: i64) -> i64:
    """TOT-2.2: any start for the first; TOT-2.3, TOT-2.4: then as far apart as the number of players allows."""
    place: i64 = state.totem_rules.starts[spot]
    lead: i64 = state.totems[state.first]
    if lead == 0:
        return LEGAL
    for seat in range(state.seats):
        if state.totems[seat] == place:
            return START_TAKEN
    ahead: i64 = 0
    while state.totem_rules.starts[(spot + ahead) % SPOTS] != lead:
        ahead += 1
    return LEGAL if ahead % (SPOTS // state.seats) == 0 else START_TOO_CLOSE


def choose_start(state: "TotemState", spot: i64, sink: Sink | None) -> None:
    """TOT-2.2 to TOT-2.4: a seat chooses, and those that have no choice left are set down at once."""
    set_down(state, state.turn, spot, sink)
    if state.seats == 4 and unplaced(state) == 3:
        set_down(state, next_to_start(state), (spot + OPPOSITE) % SPOTS, sink)
    if unplaced(state) == 1:
        for other in range(i64(SPOTS)):
            if why_not_start(state, other) == LEGAL:
                set_down(state, next_to_start(state), other, sink)
                break
    state.phase = START_DONE


def set_down(state: "TotemState", seat: i64, spot: i64, sink: Sink | None) -> None:
    """TOT-2.5: a totem with six pieces around it; the others are the reserve."""
    totem: i64 = state.totem_rules.starts[spot]
    state.totems[seat] = totem
    state.put(seat, totem)
    for way in range(i64(6)):
        state.put(seat, toward(totem, way))
    state.active[seat] = FIRST_PIECES
    state.reserve[seat] = PIECES - FIRST_PIECES  # TOT-1.2: of 25 pieces.
    if sink is not None:
        events.set_down(sink, seat, totem)


def unplaced(state: "TotemState") -> i64:
    """How many seats have no start yet."""
    count: i64 = 0
    for seat in range(state.seats):
        if state.totems[seat] == 0 and state.gone[seat] == 0:
            count += 1
    return count


def next_to_start(state: "TotemState") -> i64:
    """The first seat in turn order that has no start."""
    seat: i64 = state.first
    while state.totems[seat] != 0:
        seat = (seat + 1) % state.seats
    return seat
