"""Cows that are led and the mouse that scares (RACE-6.1, RACE-6.2, RACE-4.4)."""

from typing import Final

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.engine.vectors import vec
from howdah.games.race.cards.card import finish_card
from howdah.games.race.codes import (
    BEHIND,
    CHARGE,
    COW,
    DONE,
    ELEPHANTS,
    EMPTY,
    HERD,
    MOUSE_STEP,
    NOWHERE,
    SCARE,
    WALK,
)
from howdah.games.race.kit import COW_STEPS, NEIGHBOURS, SCARE_STEPS
from howdah.games.race.movement.board import LEGAL, NO_CELL, blocked
from howdah.games.race.movement.moving import begin_move, take_step, walk_on
from howdah.games.race.race import Race

# Why an animal cannot go there.
NO_COW: Final = 40

# What came of the mouse's step.
ASKED: Final = 0
SCARED: Final = 1
WALKED: Final = 2


# Cows.


def why_not_cow(race: Race, cell: i64, way: i64) -> i64:
    """RACE-6.1: a cow steps to a free neighbouring cell; it never leaves the track."""
    board = race.board
    if board.at[cell] != COW:
        return NO_COW
    return board.why_not_enter(cell, race.kit.track.steps[way * race.kit.track.cells + cell])


def herd_into(race: Race, out: vec[i64]) -> i64:
    """`done`, and every step of every cow."""
    kit = race.kit
    out[0] = DONE
    count: i64 = 1
    cows = race.board.cows
    ways = kit.ways
    for place in range(i64(len(cows))):
        cell = cows[place]
        first: i64 = kit.cow_block + kit.cow_rank[cell] * kit.way_count
        for number in range(kit.way_count):
            if why_not_cow(race, cell, ways[number]) == LEGAL:
                out[count] = first + number
                count += 1
    return count


def can_herd(race: Race) -> bool:
    """Whether any cow can step."""
    cows = race.board.cows
    ways = race.kit.ways
    for place in range(i64(len(cows))):
        for number in range(race.kit.way_count):
            if why_not_cow(race, cows[place], ways[number]) == LEGAL:
                return True
    return False


def begin_herding(race: Race, sink: Sink | None) -> None:
    """RACE-6.1: up to eight steps of cows."""
    race.count = COW_STEPS
    herd_on(race, sink)


def herd_on(race: Race, sink: Sink | None) -> None:
    if race.count > 0 and can_herd(race):
        race.ask(HERD)
    else:
        finish_card(race, sink)


def lead_cow(race: Race, number: i64, sink: Sink | None) -> None:
    """One step of a cow; `number` counts within the block of cow actions."""
    kit = race.kit
    cell = kit.cow_cells[number // kit.way_count]
    to = kit.track.steps[kit.ways[number % kit.way_count] * kit.track.cells + cell]
    race.board.move_cow(cell, to)
    race.count -= 1
    if sink is not None:
        sink.tell("cow-moved", {"from": kit.track.names[cell], "to": kit.track.names[to]})
    herd_on(race, sink)


# The mouse.


def why_not_mouse(race: Race, way: i64) -> i64:
    """RACE-6.2: to a neighbouring cell; cows and water do not hinder it."""
    return blocked(NO_CELL, race.board.mouse) if beside_mouse(race, way) < 0 else LEGAL


def beside_mouse(race: Race, way: i64) -> i64:
    """The cell that a step of the mouse leads to."""
    return race.kit.track.steps[way * race.kit.track.cells + race.board.mouse]


def mouse_into(race: Race, out: vec[i64]) -> i64:
    """`done`, and the steps of the mouse."""
    out[0] = DONE
    count: i64 = 1
    for way in range(i64(NEIGHBOURS)):
        if why_not_mouse(race, way) == LEGAL:
            out[count] = MOUSE_STEP + way
            count += 1
    return count


def move_mouse(race: Race, to: i64, sink: Sink | None) -> bool:
    """The mouse comes to a cell; whether it scares an elephant there, which ends its walk."""
    board = race.board
    if sink is not None:
        names = race.kit.track.names
        came = "beside" if board.mouse == NOWHERE else names[board.mouse]
        sink.tell("mouse-moved", {"from": came, "to": names[to]})
    board.mouse = to
    return EMPTY < board.at[to] < COW


def enter(race: Race, cell: i64, sink: Sink | None) -> i64:
    """RACE-6.2: the mouse enters a cell; it scares who stands there, else it may walk on while it has steps.

    ASKED if the player has to choose, SCARED if somebody has fled, WALKED if the walk is over.
    """
    if move_mouse(race, cell, sink):
        return ASKED if scare(race, sink) else SCARED
    if race.count == 0:
        return WALKED
    race.ask(WALK)
    return ASKED


def scare(race: Race, sink: Sink | None) -> bool:
    """RACE-4.4: the elephant beside the mouse flees three cells; whether the player must choose a side."""
    elephant: i64 = race.board.at[race.board.mouse] - 1
    if sink is not None:
        sink.tell("elephant-scared", {"elephant": ELEPHANTS[elephant]})
    begin_move(race, elephant, SCARE_STEPS, CHARGE, BEHIND)
    return flee_on(race, sink)


def choose_side(race: Race, way: i64, sink: Sink | None) -> bool:
    """The side that the player of the mouse chose, and the forced steps then; whether another choice is asked for."""
    take_step(race, way, sink)
    return flee_on(race, sink)


def flee_on(race: Race, sink: Sink | None) -> bool:
    """Take the forced steps; whether a side must be chosen."""
    if walk_on(race, sink):
        race.ask(SCARE)
        return True
    return False
