"""A state of Totem from what is known and back, and the proof that nothing in it is broken."""

from typing import TYPE_CHECKING, Final

from howdah.engine.contract import WON
from howdah.games.totem.board import CELLS, PLANE, around, places_in, toward
from howdah.games.totem.codes import (
    CHOICE,
    DICE,
    DONE,
    ROLL,
    START_CELL,
    START_DIE,
    START_DONE,
    STEP,
    VICTIM,
)
from howdah.games.totem.dice import any_entry
from howdah.games.totem.elimination import enemies_around, farthest
from howdah.games.totem.ending import finish_game, judge, seats_in
from howdah.games.totem.group import FREE, MOVED, TRAIL, is_connected
from howdah.games.totem.known import NOBODY, NOWHERE, TotemKnown
from howdah.games.totem.movement import find_ways
from howdah.games.totem.setup import FIRST_PIECES, OPPOSITE, PIECES, SPOTS, next_to_start, unplaced

if TYPE_CHECKING:
    from howdah.games.totem.rules import TotemState

STARTED: Final = {2: {0: 2}, 3: {0: 1, 1: 3}, 4: {0: 2, 2: 4}}
"""By seats: how many totems stand when somebody chooses a start, and how many right after (TOT-2.3, TOT-2.4)."""


def survey(state: "TotemState") -> TotemKnown:
    """What there is to know of a state."""
    known = TotemKnown(state.totem_rules)
    for seat in range(state.seats):
        totem = int(state.totems[seat])
        known.totems[seat] = totem
        known.pieces[seat] = [place for place in places_in(state.board, seat * PLANE) if place != totem]
        known.reserve[seat] = int(state.reserve[seat])
        known.gone[seat] = int(state.gone[seat])
    if state.phase == START_DIE:
        known.contest = [int(seat) for seat in range(state.seats) if state.contest >> seat & 1]
        known.rolls = [int(state.start_dice >> 3 * seat & 7) for seat in known.contest if seat < state.turn]
        return known
    known.first = int(state.first)
    known.turn = int(state.turn)
    known.done = state.phase in (START_DONE, DONE)
    known.round = int(state.round)
    known.dice = [int(state.low), int(state.high)] if state.low else []
    known.points = int(state.points)
    known.moved = places_in(state.board, MOVED)
    known.moving = int(state.moving)
    known.trail = places_in(state.board, TRAIL)
    known.attacking = state.phase == VICTIM
    return known


def restore(state: "TotemState", known: TotemKnown) -> None:
    """Make a new state what is known."""
    for seat in range(state.seats):
        state.gone[seat] = known.gone[seat]
        state.totems[seat] = known.totems[seat]
        if known.totems[seat] != NOWHERE:
            state.put(seat, known.totems[seat])
        for place in known.pieces[seat]:
            state.put(seat, place)
        state.active[seat] = len(known.pieces[seat])
        state.reserve[seat] = known.reserve[seat]
    if known.first == NOBODY:
        state.contest = sum(1 << seat for seat in known.contest)
        for seat, die in zip(known.contest, known.rolls, strict=False):
            state.start_dice |= die << 3 * seat
        state.turn = known.contest[len(known.rolls)]
        return
    state.contest = 0
    state.first = known.first
    state.turn = known.turn
    state.round = known.round
    if known.dice:
        state.low, state.high = known.dice[0], known.dice[1]
    state.points = known.points
    state.moving = known.moving
    for plane, places in ((MOVED, known.moved), (TRAIL, known.trail)):
        for place in places:
            state.board[plane + (place >> 5)] |= 1 << (place & 31)
    if known.moving != NOWHERE:
        state.board[MOVED + (known.moving >> 5)] |= 1 << (known.moving & 31)
    resume(state, known)


def resume(state: "TotemState", known: TotemKnown) -> None:
    """Find out what is asked."""
    if unplaced(state) > 0 or (known.done and not known.dice):
        state.phase = START_DONE if known.done else START_CELL
        if not known.done:
            state.turn = next_to_start(state)
    elif seats_in(state) == 1:
        finish_game(state, WON, 1, None)
    elif known.done:
        state.phase = DONE
    elif known.moving != NOWHERE:
        state.phase = VICTIM if known.attacking else STEP
        if not known.attacking:
            find_ways(state)
    elif known.points:
        state.phase = CHOICE
    elif known.dice:
        state.phase = DICE
    else:
        state.phase = ROLL
        judge(state, None)


def broken_in(state: "TotemState") -> list[str]:
    """The invariants that are broken."""
    broken: list[str] = []
    for seat in range(state.seats):
        broken.extend(broken_group(state, seat))
    free = set(places_in(state.board, FREE))
    for seat in range(state.seats):
        for place in places_in(state.board, seat * PLANE):
            if place in free:
                broken.append("TOT-4.1: two pieces stand on one cell, or one stands on a free cell")
            free.add(place)
    if len(free) != CELLS:
        broken.append("TOT-1.1: a cell is neither free nor taken")
    return broken or broken_turn(state)


def broken_group(state: "TotemState", seat: int) -> list[str]:
    """TOT-1.2, TOT-4.3: what is wrong with the pieces of one seat."""
    places = places_in(state.board, seat * PLANE)
    totem, active, reserve = state.totems[seat], state.active[seat], state.reserve[seat]
    broken: list[str] = []
    if totem == 0 and (places or active or reserve not in (0, PIECES)):
        broken.append(f"TOT-5.4: seat {seat + 1} has pieces and no totem")
    if totem != 0 and state.gone[seat]:
        broken.append(f"TOT-5.4: seat {seat + 1} is out and has a totem")
    if totem != 0 and (totem not in places or len(places) - 1 != active):
        broken.append(f"TOT-1.4: the active pieces of seat {seat + 1} are miscounted")
    if active < 0 or reserve < 0 or active + reserve > PIECES:
        broken.append(f"TOT-1.2: the pieces of seat {seat + 1} do not add up to {PIECES}")
    if totem != 0 and not is_connected(state.board, seat * PLANE, totem):
        broken.append(f"TOT-4.3: the pieces of seat {seat + 1} are not all connected to their totem")
    return broken


def broken_turn(state: "TotemState") -> list[str]:
    """What does not fit together in the turn that is played."""
    phase = state.phase
    moved = places_in(state.board, MOVED)
    broken: list[str] = []
    if phase in (START_CELL, START_DONE):
        return broken_start(state)
    if phase in (DICE, CHOICE, STEP, VICTIM, DONE):
        own = places_in(state.board, state.turn * PLANE)
        if state.low == 0:
            broken.append("TOT-3.1: there are no dice")
        if not own:
            broken.append("TOT-5.4: the seat at turn is out")
        if any(place not in own for place in moved):
            broken.append("TOT-4.6: a piece that has moved is not there")
    elif moved:
        broken.append("TOT-4.6: a piece has moved and there are no dice")
    return broken or nothing_to_choose(state)


def broken_start(state: "TotemState") -> list[str]:
    """TOT-2.2 to TOT-2.5: totems start in turn order, where they may, each with its pieces, before anything else."""
    if state.phase == START_DONE and any(
        state.totems[seat] and state.active[seat] != FIRST_PIECES for seat in range(state.seats)
    ):
        return ["TOT-3.1: a turn that is done has dice"]
    if (
        state.low
        or state.points
        or state.moving
        or places_in(state.board, MOVED)
        or state.round != 1
        or any(state.gone)
    ):
        return ["TOT-2.2: nothing else happens before all have started"]
    seats, first = int(state.seats), int(state.first)
    order = [(first + place) % seats for place in range(seats)]
    placed = [seat for seat in order if state.totems[seat] != 0]
    before = order.index(int(state.turn))
    now = STARTED[seats].get(before, -1)
    if placed != order[: len(placed)] or len(placed) != (before if state.phase == START_CELL and now > 0 else now):
        return ["TOT-2.2: starts are chosen in turn order, and who has no choice left is set down at once"]
    return broken_spots(state, placed) or [
        f"TOT-2.5: seat {seat + 1} starts with six pieces around its totem and {PIECES - FIRST_PIECES} in reserve"
        for seat in placed
        if {*places_in(state.board, seat * PLANE)} != {int(state.totems[seat]), *beside_totem(state, seat)}
        or state.reserve[seat] != PIECES - FIRST_PIECES
    ]


def broken_spots(state: "TotemState", placed: list[int]) -> list[str]:
    """TOT-2.3, TOT-2.4: how far apart totems start."""
    seats = int(state.seats)
    starts = [int(place) for place in state.totem_rules.starts]
    spots = [starts.index(int(state.totems[seat])) for seat in placed if int(state.totems[seat]) in starts]
    apart = len(set(spots)) == len(placed) and all((spot - spots[0]) % (SPOTS // seats) == 0 for spot in spots)
    crossed = seats < 4 or len(spots) < 2 or (spots[1] - spots[0]) % SPOTS == OPPOSITE
    clause = "TOT-2.4" if seats == 4 else "TOT-2.3"
    return [] if apart and crossed else [f"{clause}: totems do not start there together"]


def beside_totem(state: "TotemState", seat: int) -> list[int]:
    """The six cells around a totem."""
    return [int(toward(state.totems[seat], way)) for way in range(FIRST_PIECES)]


def nothing_to_choose(state: "TotemState") -> list[str]:
    """A seat is asked only where it has something to answer."""
    phase = state.phase
    board = state.board
    if phase == STEP and (state.points == 0 or state.ways == 0):
        return ["TOT-3.3: the moving piece has no step"]
    if phase == STEP and bool(places_in(board, TRAIL)) != bool(around(board, TRAIL, state.moving)):
        return ["TOT-4.1: the trail does not lead to the moving piece"]
    if phase == CHOICE and not (state.points and state.any_step()):
        return ["TOT-3.3: points are left and nobody has a step"]
    if phase == DICE and not (state.any_step() or any_entry(state)):
        return ["TOT-4.8: the roll cannot be used for anything"]
    if phase == VICTIM:
        victims = farthest(state, enemies_around(state))
        if victims & (victims - 1) == 0:
            return ["TOT-5.2: there is no choice of victims"]
    return []
