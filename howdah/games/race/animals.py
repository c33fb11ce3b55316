"""Cows that are led and the mouse that scares (RACE-6.1, RACE-6.2, RACE-4.4)."""

from typing import Final

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.engine.vectors import vec
from howdah.games.race.board import NO_CELL, NOT_FREE, OK
from howdah.games.race.card import finish_card
from howdah.games.race.kit import COW_STEPS, NEIGHBOURS, SCARE_STEPS
from howdah.games.race.moving import begin_move, walk_on
from howdah.games.race.race import Race
from howdah.games.race.words import (
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
)

# Why an animal cannot go there.
NO_COW: Final = 40
NOT_FROM_HOLE: Final = 41
SAME_HOLE: Final = 42
NOT_NEAREST: Final = 43


# Cows.


def test_cow(race: Race, cell: i64, way: i64) -> i64:
    """RACE-6.1: a cow steps to a free neighbouring cell; it never leaves the track (ER-4.6)."""
    board = race.board
    if board.at[cell] != COW:
        return NO_COW
    to = race.kit.track.steps[way * race.kit.track.cells + cell]
    if to < 0:
        board.stopper = cell
        return NO_CELL
    board.stopper = to
    return OK if board.at[to] == EMPTY else NOT_FREE


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
            if test_cow(race, cell, ways[number]) == OK:
                out[count] = first + number
                count += 1
    return count


def can_herd(race: Race) -> bool:
    """Whether any cow can step."""
    cows = race.board.cows
    ways = race.kit.ways
    for place in range(i64(len(cows))):
        for number in range(race.kit.way_count):
            if test_cow(race, cows[place], ways[number]) == OK:
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


def test_mouse(race: Race, way: i64) -> i64:
    """RACE-6.2: to a neighbouring cell; cows and water do not hinder it."""
    race.board.stopper = race.board.mouse
    return NO_CELL if beside_mouse(race, way) < 0 else OK


def beside_mouse(race: Race, way: i64) -> i64:
    """The cell that a step of the mouse leads to."""
    return race.kit.track.steps[way * race.kit.track.cells + race.board.mouse]


def mouse_into(race: Race, out: vec[i64], jumps: bool) -> i64:
    """`done`, steps, and where it jumps (FE-5.1) the other holes."""
    out[0] = DONE
    count: i64 = 1
    for way in range(i64(NEIGHBOURS)):
        if test_mouse(race, way) == OK:
            out[count] = MOUSE_STEP + way
            count += 1
    if jumps:
        for hole in range(i64(len(race.kit.holes))):
            if test_jump(race, hole) == OK:
                out[count] = race.kit.hole_block + hole
                count += 1
    return count


def test_jump(race: Race, hole: i64) -> i64:
    """FE-5.1: from a hole to any other counts as one step."""
    if race.kit.hole_at[race.board.mouse] == 0:
        return NOT_FROM_HOLE
    return SAME_HOLE if race.kit.holes[hole] == race.board.mouse else OK


def nearest_distance(race: Race) -> i64:
    """FE-5.1: how far the mouse is from the nearest hole."""
    kit = race.kit
    nearest: i64 = kit.track.cells
    for hole in range(i64(len(kit.holes))):
        far = kit.hole_far[hole * kit.track.cells + race.board.mouse]
        if far < nearest:
            nearest = far
    return nearest


def test_burrow(race: Race, hole: i64) -> i64:
    """FE-5.1: it returns to a hole that is as near as any."""
    far = race.kit.hole_far[hole * race.kit.track.cells + race.board.mouse]
    return OK if far == nearest_distance(race) else NOT_NEAREST


def burrows_into(race: Race, out: vec[i64]) -> i64:
    count: i64 = 0
    for hole in range(i64(len(race.kit.holes))):
        if test_burrow(race, hole) == OK:
            out[count] = race.kit.hole_block + hole
            count += 1
    return count


def holes_into(race: Race, out: vec[i64]) -> i64:
    """All mouse holes (ER-6.1)."""
    holes: i64 = len(race.kit.holes)
    for hole in range(holes):
        out[hole] = race.kit.hole_block + hole
    return holes


def move_mouse(race: Race, to: i64, sink: Sink | None) -> bool:
    """The mouse comes to a cell; whether it scares an elephant there, which ends its walk."""
    board = race.board
    if sink is not None:
        names = race.kit.track.names
        came = "beside" if board.mouse == NOWHERE else names[board.mouse]
        sink.tell("mouse-moved", {"from": came, "to": names[to]})
    board.mouse = to
    return EMPTY < board.at[to] < COW


def scare(race: Race, sink: Sink | None) -> bool:
    """RACE-4.4: the elephant beside the mouse flees three cells; whether the player must choose a side."""
    elephant: i64 = race.board.at[race.board.mouse] - 1
    if sink is not None:
        sink.tell("elephant-scared", {"elephant": ELEPHANTS[elephant]})
    begin_move(race, elephant, SCARE_STEPS, CHARGE, BEHIND)
    return flee_on(race, sink)


def flee_on(race: Race, sink: Sink | None) -> bool:
    """Take the forced steps; whether a side must be chosen."""
    if walk_on(race, sink):
        race.ask(SCARE)
        return True
    return False
