"""The end of a turn, and TOT-6, the end of the game."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from howdah.engine.contract import CUT, DRAWN, RUNNING
from howdah.engine.events import Sink
from howdah.engine.vectors import vec
from howdah.games.totem import events
from howdah.games.totem.codes import OVER, ROLL, START_CELL, START_DONE
from howdah.games.totem.group import MOVED
from howdah.games.totem.setup import next_to_start, unplaced

if TYPE_CHECKING:
    from howdah.games.totem.rules import TotemState

UNLIMITED: Final = 0


def end(state: "TotemState", sink: Sink | None) -> None:
    """What was chosen stands: now the next start, another roll after a 12 (TOT-3.5), or the next seat's turn."""
    if state.phase == START_DONE:
        begin(state, sink)
        return
    again = rolls_again(state)
    state.low = 0
    state.high = 0
    state.clear(MOVED)
    state.phase = ROLL
    if not again:
        end_turn(state, sink)
    elif sink is not None:
        events.rolls_again(sink, state)


def rolls_again(state: "TotemState") -> bool:
    """Whether another roll follows the present one."""
    return state.low + state.high == 12


def begin(state: "TotemState", sink: Sink | None) -> None:
    """TOT-2: the next seat that has a choice of starts, or the first turn."""
    if unplaced(state) > 0:
        state.turn = next_to_start(state)
        state.phase = START_CELL
        if sink is not None:
            events.chooses_start(sink, state)
        return
    state.turn = state.first
    state.phase = ROLL
    if sink is not None:
        events.turn_began(sink, state)


def end_turn(state: "TotemState", sink: Sink | None) -> None:
    """TOT-2.1: the next seat in order that is still in; a new round when the order begins again."""
    seats: i64 = state.seats
    passed: i64 = (state.turn + seats - state.first) % seats
    seat: i64 = (state.turn + 1) % seats
    while state.totems[seat] == 0:
        seat = (seat + 1) % seats
    if (seat + seats - state.first) % seats <= passed:
        state.round += 1
    state.turn = seat
    judge(state, sink)
    if sink is not None and state.phase == ROLL:
        events.turn_began(sink, state)


def judge(state: "TotemState", sink: Sink | None) -> None:
    """Whether it is over between two turns: TOT-6.2, TOT-6.3, TOT-6.4 (and TOT-6.1 in a position that was written)."""
    one_each = True
    bare = True
    for seat in range(state.seats):
        if state.totems[seat] != 0:
            one_each = one_each and state.active[seat] == 1 and state.reserve[seat] == 0
            bare = bare and state.active[seat] == 0 and state.reserve[seat] == 0
    limit: i64 = state.totem_rules.turn_limit
    if one_each:
        finish_game(state, DRAWN, 2, sink)
    elif bare:
        finish_game(state, DRAWN, 3, sink)
    elif limit != UNLIMITED and state.round > limit:
        finish_game(state, CUT, 4, sink)


def finish_game(state: "TotemState", ending: i64, clause: i64, sink: Sink | None) -> None:
    """Nothing more is asked. TOT-6.1: the turn is not finished first."""
    state.ending = ending
    state.clause = clause
    state.phase = OVER
    state.low = 0
    state.high = 0
    state.points = 0
    state.moving = 0
    state.clear(MOVED)
    if sink is not None:
        events.ended(sink, state)


def seats_in(state: "TotemState") -> i64:
    """How many players have a totem on the board."""
    count: i64 = 0
    for seat in range(state.seats):
        if state.totems[seat] != 0:
            count += 1
    return count


def rank(state: "TotemState", ranks: vec[i64]) -> i64:
    """TOT-6.5: those still in, then the later eliminated before the earlier; those who go together share."""
    if state.ending == RUNNING:
        return RUNNING
    gone = state.gone
    for seat in range(state.seats):
        better: i64 = 0
        for other in range(state.seats):
            if gone[seat] != 0 and (gone[other] == 0 or gone[other] > gone[seat]):
                better += 1
        ranks[seat] = better + 1
    return state.ending
