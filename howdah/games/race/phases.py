"""The phases that both races have alike: what is possible in them, what happens, and why something is not possible."""

from typing import Final

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.engine.vectors import vec
from howdah.games.race import opening, turning
from howdah.games.race.cards import people, window
from howdah.games.race.cards.card import finish_card
from howdah.games.race.codes import (
    DISCARD,
    DONE,
    END,
    FETCH,
    GIVE_FROM,
    GIVE_TO,
    HERD,
    HOLE,
    MOUSE_STEP,
    MOVE,
    PASS,
    PLACE,
    PRAYER,
    SACRED_COW,
    SCARE,
    STEP,
    TIGER,
    TURN,
    VICTIM,
    WALK,
    WINDOW,
)
from howdah.games.race.movement import animals, moving
from howdah.games.race.movement.board import OK
from howdah.games.race.race import Race

WAY_COUNT: Final = 6
UNANSWERED: Final = "every phase is answered here or in the rules of its race"


def choices_into(race: Race, out: vec[i64]) -> i64:
    """The legal actions in a shared phase; those of a window, asked far more often, are the first question."""
    kit, phase = race.kit, race.phase
    if phase == HERD:
        return animals.herd_into(race, out)
    if phase in (MOVE, SCARE):
        return ways_into(race, out)
    if phase == FETCH:
        return people.fetch_into(race, out)
    if phase == VICTIM:
        return people.seats_into(race, phase, kit.rob_block, out)
    if phase == GIVE_TO:
        return people.seats_into(race, phase, kit.give_block, out)
    if phase == GIVE_FROM:
        return people.seats_into(race, phase, kit.from_block, out)
    assert phase == PLACE, UNANSWERED
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
    """An action of a phase after which both races go on alike."""
    phase = race.phase
    if phase == HERD:
        if action == DONE:
            finish_card(race, sink)
        else:
            animals.lead_cow(race, action - race.kit.cow_block, sink)
    elif phase == FETCH:
        people.fetch(race, action - race.kit.take_block, sink)
    else:
        assert phase == PLACE, UNANSWERED
        opening.place_elephant(race, action - race.kit.start_block, sink)


def carry_out_alike(race: Race, event: i64, sink: Sink | None) -> None:
    """The events that both races carry out alike: the sacred cow, the search of the discards, the own tiger."""
    if event == SACRED_COW:
        animals.begin_herding(race, sink)
    elif event == PRAYER:
        people.search_discards(race, sink)
    else:
        assert event == TIGER, "every event is carried out somewhere"
        people.drop_cobras(race, sink)


# Why not: the number of the reason against an action; -1 if it belongs to another phase.


def why_not_shared(race: Race, seat: int, action: int) -> int:
    kit, phase = race.kit, int(race.phase)
    if phase == WINDOW and PASS <= action <= kit.last_answer:
        return int(window.why_not_answer(race, seat, action))
    if phase in (TURN, DISCARD) and action == END:
        return int(turning.why_not_end(race))
    if phase in (MOVE, SCARE) and STEP <= action < MOUSE_STEP:
        return int(moving.why_not_step(race, action - STEP))
    if phase == PLACE and kit.start_block <= action < kit.elephant_block:
        cell = kit.starts[action - kit.start_block]
        return int(race.board.why_not_enter(cell, cell))
    if phase == FETCH and kit.take_block <= action < kit.cow_block:
        return int(people.why_not_fetch(race, action - kit.take_block))
    if phase in (HERD, WALK) and action == DONE:
        return OK
    return why_not_people(race, action)


def why_not_people(race: Race, action: int) -> int:
    kit, phase = race.kit, int(race.phase)
    if phase == VICTIM and kit.rob_block <= action < kit.from_block:
        return int(people.why_not_victim(race, action - kit.rob_block))
    if phase == GIVE_FROM and kit.from_block <= action < kit.give_block:
        return int(people.why_not_giver(race, action - kit.from_block))
    if phase == GIVE_TO and kit.give_block <= action < kit.hole_block:
        return int(people.why_not_receiver(race, action - kit.give_block))
    return why_not_animals(race, action)


def why_not_animals(race: Race, action: int) -> int:
    kit, phase = race.kit, int(race.phase)
    if phase == HERD and action >= kit.cow_block:
        number = action - int(kit.cow_block)
        cell = kit.cow_cells[number // kit.way_count]
        return int(animals.why_not_cow(race, cell, kit.ways[number % kit.way_count]))
    if phase == WALK and MOUSE_STEP <= action < PASS:
        return int(animals.why_not_mouse(race, action - MOUSE_STEP))
    if phase == HOLE and kit.hole_block <= action < kit.play_block:
        return OK
    return -1
