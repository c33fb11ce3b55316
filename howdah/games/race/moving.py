"""Moving an elephant step by step (RACE-3), by charge, carpet or juice (RACE-4), and being scared (RACE-4.4)."""

from typing import Final

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.games.race.board import OK
from howdah.games.race.race import Race
from howdah.games.race.words import (
    AHEAD,
    BEHIND,
    CARPET,
    CHARGE,
    DIAGONAL_LEFT,
    DIAGONAL_RIGHT,
    ELEPHANTS,
    JUICE,
    LEFT,
    MOVE,
    MUD,
    NO_EFFECT,
    NOBODY,
    RIGHT,
)

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


def find_marks(race: Race) -> None:
    """At the start of a turn: the own elephants with mud to get out of (ER-5.3) and a crossing to cross (ER-4.4)."""
    race.due = 0
    race.ready = 0
    own = race.own(race.active)
    for elephant in range(race.kit.elephants):
        cell = race.board.where[elephant]
        if own >> elephant & 1 == 0 or cell < 0:
            continue
        if race.kit.track.terrain[cell] > MUD:
            race.due |= 1 << elephant
        if not race.kit.water_stops and race.board.stands_firm(cell):
            race.ready |= 1 << elephant


def is_halted(race: Race, elephant: i64) -> bool:
    """ER-4.2, ER-4.4: it halted this turn, or stands before a closed crossing where it did not begin the turn."""
    if race.halted >> elephant & 1 != 0:
        return True
    if race.kit.water_stops or race.ready >> elephant & 1 != 0:
        return False
    return race.board.stands_firm(race.board.where[elephant])


def test_step(race: Race, way: i64) -> i64:
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
        return board.test_diagonal(cell, way) if race.mode == JUICE else ONLY_WITH_JUICE
    charge = race.mode == CHARGE
    own: i64 = race.own(race.owner(race.mover))
    if way in (LEFT, RIGHT):
        if board.test_push(cell, forward, charge, own) == OK:
            return AHEAD_FIRST  # RACE-3.2
        if race.run != 0 and race.run != way:
            return KEEP_SIDE  # RACE-3.7
    return board.test_push(cell, way, charge, own)


def find_options(race: Race) -> i64:
    """The ways that are open, as bits. Only juice leaves a choice while ahead is open (RACE-3.2, RACE-4.3)."""
    options: i64 = 0
    if race.forward == AHEAD and is_halted(race, race.mover):
        return options
    if test_step(race, race.forward) == OK:
        options = 1 << race.forward
        if race.mode != JUICE:
            return options
    else:
        if test_step(race, LEFT) == OK:
            options |= 1 << LEFT
        if test_step(race, RIGHT) == OK:
            options |= 1 << RIGHT
    if race.mode == JUICE:
        if test_step(race, DIAGONAL_LEFT) == OK:
            options |= 1 << DIAGONAL_LEFT
        if test_step(race, DIAGONAL_RIGHT) == OK:
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
        race.board.push(mover, way, sink)
    if race.forward != AHEAD:
        race.board.driven |= 1 << mover
    elif race.board.where[mover] >= 0:
        halt(race, opened, sink)


def halt(race: Race, opened: i64, sink: Sink | None) -> None:
    """ER-4.1: before a closed crossing the rest of the movement is lost. `opened`: those open before the step.

    Who was ready to cross (ER-4.4) was so before the crossing that is open now; before the next one it halts.
    """
    mover = race.mover
    if race.board.opened != opened:
        race.ready = 0
    if not race.kit.water_stops and race.halted >> mover & 1 == 0 and is_halted(race, mover):
        race.halted |= 1 << mover
        if sink is not None:
            sink.tell("elephant-halted", {"elephant": ELEPHANTS[mover]})


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


def move_on(race: Race, sink: Sink | None) -> bool:
    """Take the forced steps; whether the player is asked for the next one, or the movement is over."""
    if walk_on(race, sink):
        race.ask(MOVE)
        return True
    return False


def may_go_on(race: Race) -> bool:
    """A finish ends the movement if it ends the race or takes the mover off the track (RACE-7.1, ER-7.4)."""
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


def can_use(race: Race, mover: i64, points: i64, effect: i64) -> bool:
    """Whether an effect can be used in a movement of so many points: only a carpet needs a place to land (RACE-4.2)."""
    if is_halted(race, mover):
        return False
    if effect != CARPET:
        return True
    return not race.board.bars_flight(mover, points) and race.board.test_flight(mover, points) == OK


def fly(race: Race, sink: Sink | None) -> None:
    """RACE-4.2: the whole movement is one flight."""
    opened = race.board.opened
    race.board.fly(race.mover, race.points, sink)
    race.points = 0
    race.moved = 1
    race.mode = NO_EFFECT
    if race.board.where[race.mover] >= 0:
        halt(race, opened, sink)
