"""The steps that both games have alike: what is possible in them, what happens, and why something is not possible."""

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.engine.vectors import vec
from howdah.games.race import animals, moving, opening, people, window
from howdah.games.race.board import NOT_FREE, OK
from howdah.games.race.card import finish_card
from howdah.games.race.race import Race
from howdah.games.race.words import (
    DONE,
    EMPTY,
    FETCH,
    GIVE_FROM,
    GIVE_TO,
    HERD,
    HOLE,
    MOUSE_STEP,
    MOVE,
    PASS,
    PLACE,
    SCARE,
    STEP,
    VICTIM,
    WALK,
    WINDOW,
)

WAY_COUNT = 6


def choices_into(race: Race, out: vec[i64]) -> i64:
    """The legal actions in a shared step; those of a window, asked far more often, are the games' first question."""
    kit, step = race.kit, race.step
    if step == HERD:
        return animals.herd_into(race, out)
    if step in (MOVE, SCARE):
        return ways_into(race, out)
    if step == FETCH:
        return people.fetch_into(race, out)
    if step == VICTIM:
        return people.seats_into(race, step, kit.rob_block, out)
    if step == GIVE_TO:
        return people.seats_into(race, step, kit.give_block, out)
    if step == GIVE_FROM:
        return people.seats_into(race, step, kit.from_block, out)
    return opening.starts_into(race, out)


def ways_into(race: Race, out: vec[i64]) -> i64:
    """The ways of a step that are open."""
    count: i64 = 0
    options = race.options
    for way in range(i64(WAY_COUNT)):
        if options >> way & 1 != 0:
            out[count] = STEP + way
            count += 1
    return count


def act(race: Race, action: i64, sink: Sink | None) -> None:
    """An action of a step after which both games go on alike."""
    step = race.step
    if step == HERD:
        if action == DONE:
            finish_card(race, sink)
        else:
            animals.lead_cow(race, action - race.kit.cow_block, sink)
    elif step == FETCH:
        people.fetch(race, action - race.kit.take_block, sink)
    else:
        opening.place_elephant(race, action - race.kit.start_block, sink)


# Why not: the number of the reason against an action; -1 if it belongs to another step.


def test_shared(race: Race, seat: int, action: int) -> int:
    kit, step = race.kit, int(race.step)
    if step == WINDOW and PASS <= action <= kit.last_answer:
        return int(window.test_answer(race, seat, action))
    if step in (MOVE, SCARE) and STEP <= action < MOUSE_STEP:
        return int(moving.test_step(race, action - STEP))
    if step == PLACE and kit.start_block <= action < kit.elephant_block:
        race.board.stopper = kit.starts[action - kit.start_block]
        return OK if race.board.at[race.board.stopper] == EMPTY else NOT_FREE
    if step == FETCH and kit.take_block <= action < kit.cow_block:
        return int(people.test_fetch(race, action - kit.take_block))
    if step in (HERD, WALK) and action == DONE:
        return OK
    return test_people(race, action)


def test_people(race: Race, action: int) -> int:
    kit, step = race.kit, int(race.step)
    if step == VICTIM and kit.rob_block <= action < kit.from_block:
        return int(people.test_victim(race, action - kit.rob_block))
    if step == GIVE_FROM and kit.from_block <= action < kit.give_block:
        return int(people.test_giver(race, action - kit.from_block))
    if step == GIVE_TO and kit.give_block <= action < kit.hole_block:
        return int(people.test_receiver(race, action - kit.give_block))
    return test_animals(race, action)


def test_animals(race: Race, action: int) -> int:
    kit, step = race.kit, int(race.step)
    if step == HERD and action >= kit.cow_block:
        number = action - int(kit.cow_block)
        cell = kit.cow_cells[number // kit.way_count]
        return int(animals.test_cow(race, cell, kit.ways[number % kit.way_count]))
    if step == WALK and MOUSE_STEP <= action < PASS:
        return int(animals.test_mouse(race, action - MOUSE_STEP))
    if step == HOLE and kit.hole_block <= action < kit.play_block:
        return OK
    return -1
