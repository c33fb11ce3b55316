"""Moving an elephant step by step (RACE-3), by charge, carpet or juice (RACE-4), and being scared (RACE-4.4)."""

from typing import Final

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.games.race.codes import (
    AHEAD,
    BEHIND,
    CHARGE,
    DIAGONAL_LEFT,
    DIAGONAL_RIGHT,
    ELEPHANTS,
    JUICE,
    LEFT,
    MOVE,
    NO_EFFECT,
    NOBODY,
    RIGHT,
)
from howdah.games.race.movement.board import LEGAL
from howdah.games.race.race import Race

# Further reasons why a step is not possible (board.py has the first).
AHEAD_FIRST: Final = 20
KEEP_SIDE: Final = 21
ONLY_WITH_JUICE: Final = 22
NEVER_BACK: Final = 23
ONLY_BACK: Final = 25


def begin_move(race: Race, mover: i64, points: i64, mode: i64, forward: i64) -> None:
    """Set out: no step has been made yet."""
    race.mover = mover
    race.points = points
    race.mode = mode
    race.forward = forward
    race.run = 0
    race.moved = 0


def why_not_step(race: Race, way: i64) -> i64:
    """Why the mover cannot step this way now; 0 if it can."""
    forward = race.forward
    if forward == AHEAD:
        if way == BEHIND:
            return NEVER_BACK
    elif way not in (BEHIND, LEFT, RIGHT):
        return ONLY_BACK  # RACE-4.4
    board = race.board
    cell = board.where[race.mover]
    if way >= DIAGONAL_LEFT:
        return board.why_not_diagonal(cell, way) if race.mode == JUICE else ONLY_WITH_JUICE
    charge = race.mode == CHARGE
    own: i64 = race.own(race.owner(race.mover))
    if way in (LEFT, RIGHT):
        if board.why_not_push(cell, forward, charge, own) == LEGAL:
            return AHEAD_FIRST  # RACE-3.2
        if race.run != 0 and race.run != way:
            return KEEP_SIDE  # RACE-3.7
    return board.why_not_push(cell, way, charge, own)


def find_options(race: Race) -> i64:
    """The ways that are open, as bits. Only juice leaves a choice while ahead is open (RACE-3.2, RACE-4.3)."""
    options: i64 = 0
    if race.forward == AHEAD and race.board.is_halted(race.mover):
        return options
    if why_not_step(race, race.forward) == LEGAL:
        options = 1 << race.forward
        if race.mode != JUICE:
            return options
    else:
        if why_not_step(race, LEFT) == LEGAL:
            options |= 1 << LEFT
        if why_not_step(race, RIGHT) == LEGAL:
            options |= 1 << RIGHT
    if race.mode == JUICE:
        if why_not_step(race, DIAGONAL_LEFT) == LEGAL:
            options |= 1 << DIAGONAL_LEFT
        if why_not_step(race, DIAGONAL_RIGHT) == LEGAL:
            options |= 1 << DIAGONAL_RIGHT
    return options


def take_step(race: Race, way: i64, sink: Sink | None) -> None:
    """One step of the mover, for one point (RACE-3.8)."""
    mover = race.mover
    opened = race.board.opened
    race.points -= 1
    race.moved = 1
    race.run = way if way in (LEFT, RIGHT) else 0
    if way >= DIAGONAL_LEFT:
        race.board.step_free(mover, way, sink)
    else:
        race.board.push(mover, way, race.mode == CHARGE, sink)
    if race.forward == AHEAD and race.board.where[mover] >= 0:
        race.board.end_step(mover, opened, sink)


def walk_on(race: Race, sink: Sink | None) -> bool:
    """Take the steps that leave no choice (RACE-3.1); whether the player must choose the next one."""
    while race.points > 0 and may_go_on(race):
        options = find_options(race)
        if options == 0:
            break
        if options & (options - 1) != 0:
            race.options = options
            return True
        take_step(race, single_way(options), sink)
    race.options = 0
    return False


def choose_step(race: Race, way: i64, sink: Sink | None) -> bool:
    """The step that the player chose, and those that are forced then; whether another choice is asked for."""
    take_step(race, way, sink)
    return move_on(race, sink)


def move_on(race: Race, sink: Sink | None) -> bool:
    """Take the forced steps; whether the player is asked for the next one, or the movement is over."""
    if walk_on(race, sink):
        race.ask(MOVE)
        return True
    return False


def tell_blocked(race: Race, sink: Sink | None) -> None:
    """RACE-3.10: a movement that is over and made no step, though it had points, was spent without effect."""
    if sink is not None and race.moved == 0 and race.points > 0:
        sink.tell("elephant-blocked", {"elephant": ELEPHANTS[race.mover]})


def may_go_on(race: Race) -> bool:
    """A finish ends the movement if it ends the race or takes the mover off the track (RACE-7.1)."""
    if race.board.crossed == 0:
        return True
    return race.board.where[race.mover] >= 0 and leader_home(race) == NOBODY


def leader_home(race: Race) -> i64:
    """The seat that has all its elephants across the line, or NOBODY."""
    crossed = race.board.crossed
    for seat in range(race.kit.seats):
        own = race.own(seat)
        if crossed & own == own:
            return seat
    return NOBODY


def single_way(options: i64) -> i64:
    """The way that a single bit stands for."""
    way: i64 = 0
    while options > 1:
        options >>= 1
        way += 1
    return way


def fly(race: Race, sink: Sink | None) -> None:
    """RACE-4.2: the whole movement is one flight."""
    opened = race.board.opened
    race.board.fly(race.mover, race.points, sink)
    race.points = 0
    race.moved = 1
    race.mode = NO_EFFECT
    if race.board.where[race.mover] >= 0:
        race.board.end_step(race.mover, opened, sink)
