"""The mouse of Formula E (FE-5.1): it walks from where it is, jumps between holes, and goes home after a scare."""

from typing import Final

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.engine.vectors import vec
from howdah.games.race.cards.card import finish_card
from howdah.games.race.codes import BURROW, DONE, MOUSE_STEP, WALK
from howdah.games.race.kit import MOUSE_STEPS, NEIGHBOURS
from howdah.games.race.movement.animals import SCARED, WALKED, beside_mouse, enter, mouse_into, move_mouse
from howdah.games.race.movement.board import LEGAL
from howdah.games.race.race import Race
from howdah.games.race.tracks.track import Track

# Why the mouse cannot go there.
NOT_FROM_HOLE: Final = 41
SAME_HOLE: Final = 42
NOT_NEAREST: Final = 43


def hole_distances(track: Track) -> list[int]:
    """From each hole to each cell by walking: nothing hinders, and jumps between holes do not count."""
    cells = int(track.cells)
    tables: list[int] = []
    for hole in track.holes:
        far = [cells] * cells
        far[hole] = 0
        edge = [hole]
        for cell in edge:
            for way in range(NEIGHBOURS):
                to = int(track.steps[way * cells + cell])
                if to >= 0 and far[to] == cells:
                    far[to] = far[cell] + 1
                    edge.append(to)
        tables += far
    return tables


def walks_into(race: Race, out: vec[i64]) -> i64:
    """`done`, steps, and jumps to the other holes."""
    count = mouse_into(race, out)
    for hole in range(i64(len(race.kit.holes))):
        if why_not_jump(race, hole) == LEGAL:
            out[count] = race.kit.hole_block + hole
            count += 1
    return count


def why_not_jump(race: Race, hole: i64) -> i64:
    """From a hole to any other counts as one step."""
    if race.kit.hole_at[race.board.mouse] == 0:
        return NOT_FROM_HOLE
    return SAME_HOLE if race.kit.holes[hole] == race.board.mouse else LEGAL


def begin_walk(race: Race) -> None:
    race.count = MOUSE_STEPS
    race.ask(WALK)


def walk(race: Race, action: i64, sink: Sink | None) -> None:
    """A step, a jump, or the end of the walk: then the mouse stays where it is."""
    if action == DONE:
        finish_card(race, sink)
    elif action >= race.kit.hole_block:
        come_to(race, race.kit.holes[action - race.kit.hole_block], sink)
    else:
        come_to(race, beside_mouse(race, action - MOUSE_STEP), sink)


def come_to(race: Race, cell: i64, sink: Sink | None) -> None:
    """The mouse enters a cell. If it scared nobody it stays where it stopped."""
    race.count -= 1
    came = enter(race, cell, sink)
    if came == SCARED:
        seek_hole(race, sink)
    elif came == WALKED:
        finish_card(race, sink)


# After a scare.


def distance_to(race: Race, hole: i64) -> i64:
    return race.kit.hole_distances[hole * race.kit.track.cells + race.board.mouse]


def nearest_distance(race: Race) -> i64:
    """How far the mouse is from the nearest hole."""
    nearest = race.kit.track.cells
    for hole in range(i64(len(race.kit.holes))):
        far = distance_to(race, hole)
        if far < nearest:
            nearest = far
    return nearest


def why_not_burrow(race: Race, hole: i64) -> i64:
    """It returns to a hole that is as near as any."""
    return LEGAL if distance_to(race, hole) == nearest_distance(race) else NOT_NEAREST


def burrows_into(race: Race, out: vec[i64]) -> i64:
    count: i64 = 0
    for hole in range(i64(len(race.kit.holes))):
        if why_not_burrow(race, hole) == LEGAL:
            out[count] = race.kit.hole_block + hole
            count += 1
    return count


def seek_hole(race: Race, sink: Sink | None) -> None:
    """After scaring it returns to the nearest hole; the player chooses among equals."""
    nearest = nearest_distance(race)
    count: i64 = 0
    home: i64 = 0
    for hole in range(i64(len(race.kit.holes))):
        if distance_to(race, hole) == nearest:
            count += 1
            home = hole
    if count > 1:
        race.ask(BURROW)
    else:
        go_home(race, home, sink)


def go_home(race: Race, hole: i64, sink: Sink | None) -> None:
    """Coming home to an elephant scares nobody."""
    cell = race.kit.holes[hole]
    if cell != race.board.mouse:
        move_mouse(race, cell, sink)
    finish_card(race, sink)
