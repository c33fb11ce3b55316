"""TOT-5, elimination: what a piece does to the enemies that it has come to stand next to."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from howdah.engine.contract import WON
from howdah.engine.events import Sink
from howdah.games.totem import events
from howdah.games.totem.board import PLANE, around, column_of, distance, places_in, toward
from howdah.games.totem.codes import VICTIM
from howdah.games.totem.ending import finish_game, seats_in
from howdah.games.totem.group import FREE, WORK, cut_off, sweep
from howdah.games.totem.reasons import LEGAL, NOT_AN_ENEMY, NOT_FARTHEST

if TYPE_CHECKING:
    from howdah.games.totem.rules import TotemState


def strike(state: "TotemState", sink: Sink | None) -> bool:
    """TOT-5.1: eliminate one enemy piece, or totems; false if the attacker must choose first or the game is over."""
    enemies = enemies_around(state)
    if enemies == 0:
        return True
    if strike_totems(state, sink):
        if seats_in(state) > 1:
            return True
        finish_game(state, WON, 1, sink)
        return False
    victims = farthest(state, enemies)
    if victims & (victims - 1) != 0:
        state.phase = VICTIM
        return False
    eliminate(state, toward(state.moving, column_of(victims)), sink)
    return True


def enemies_around(state: "TotemState") -> i64:
    """Where the attacker has enemies next to it, as directions."""
    found: i64 = 0
    for seat in range(state.seats):
        if seat != state.turn:
            found |= around(state.board, seat * PLANE, state.moving)
    return found


def farthest(state: "TotemState", enemies: i64) -> i64:
    """TOT-5.2: of these enemy pieces, those farthest from the totems of their own colours, as directions."""
    found: i64 = 0
    most: i64 = 0
    for way in range(i64(6)):
        if enemies >> way & 1 != 0:
            place = toward(state.moving, way)
            far = distance(place, state.totems[state.owner(place)])
            if far > most:
                most = far
                found = 0
            if far == most:
                found |= 1 << way
    return found


def why_not_victim(state: "TotemState", place: i64) -> i64:
    """TOT-5.2: at equal distance the attacker chooses, but only among the farthest."""
    enemies = enemies_around(state)
    for way in range(i64(6)):
        if toward(state.moving, way) == place and enemies >> way & 1 != 0:
            return LEGAL if farthest(state, enemies) >> way & 1 != 0 else NOT_FARTHEST
    return NOT_AN_ENEMY


def strike_totems(state: "TotemState", sink: Sink | None) -> bool:
    """TOT-5.3: every enemy totem next to the attacker goes, and then no piece does; true if any went."""
    time: i64 = 1
    struck: i64 = 0
    for seat in range(state.seats):
        if state.gone[seat] >= time:
            time = state.gone[seat] + 1
        totem: i64 = state.totems[seat]
        if seat != state.turn and totem != 0 and distance(totem, state.moving) == 1:
            struck |= 1 << seat
    for seat in range(state.seats):
        if struck >> seat & 1 != 0:
            put_out(state, seat, time, sink)
    return struck != 0


def put_out(state: "TotemState", seat: i64, time: i64, sink: Sink | None) -> None:
    """TOT-5.4: a player is out: all the pieces leave the board, and the reserve with them."""
    board = state.board
    if sink is not None:
        events.put_out(sink, state, seat, places_in(board, seat * PLANE))
    for row in range(i64(1), i64(PLANE - 1)):
        board[FREE + row] |= board[seat * PLANE + row]
    state.clear(seat * PLANE)
    state.totems[seat] = 0
    state.active[seat] = 0
    state.reserve[seat] = 0
    state.gone[seat] = time


def eliminate(state: "TotemState", place: i64, sink: Sink | None) -> None:
    """TOT-5.1, TOT-5.5: a piece goes, and with it those that it held to their totem. They never return (TOT-5.7)."""
    board = state.board
    seat = state.owner(place)
    state.take_away(seat, place)
    if sink is not None:
        events.eliminated(sink, state, seat, place)
    if not cut_off(board, seat * PLANE, state.totems[seat], place):
        sweep(board)
        return
    if sink is not None:
        events.cut_off(sink, state, seat, place, places_in(board, WORK))
    for row in range(i64(1), i64(PLANE - 1)):
        bits: i64 = board[WORK + row]
        while bits != 0:
            state.take_away(seat, row * 32 + column_of(bits))
            bits &= bits - 1
    sweep(board)
