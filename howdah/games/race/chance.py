"""What both races answer alike: fate's outcomes, listed ways, tests of shared steps, invariants."""

from mypy_extensions import i64

from howdah.engine.contract import CHANCE_BIT
from howdah.engine.generator import Generator
from howdah.engine.vectors import vec
from howdah.games.cards.places import nth_kind
from howdah.games.race import animals, people
from howdah.games.race.board import NOT_FREE, OK
from howdah.games.race.drawing import draw_one
from howdah.games.race.race import Race
from howdah.games.race.words import (
    DONE,
    EMPTY,
    FETCH,
    FIRST,
    GIVE_FROM,
    GIVE_TO,
    HERD,
    HOLE,
    MOUSE_STEP,
    NOBODY,
    OVER,
    PASS,
    PLACE,
    STEAL,
    STEP,
    STEPS,
    VICTIM,
    WALK,
    WINDOW,
)

__all__ = ["draw_one"]
WAY_COUNT = 6


def robbed(race: Race) -> i64:
    """Who loses the next card to the monkey: the first named, then the second (FE-5.2)."""
    return race.target if race.target != NOBODY and race.count == 1 else race.source


def outcomes_into(race: Race, out: vec[i64], weights: vec[i64]) -> i64:
    """The first player, or a card of the pile or of the robbed hand, weighted by its copies."""
    kinds = race.kit.kinds
    count: i64 = 0
    if race.step == FIRST:
        for seat in range(race.kit.seats):
            out[seat] = kinds + seat
            weights[seat] = 1
        return race.kit.seats
    counts = race.cards.pile
    first: i64 = 0
    if race.step == STEAL:
        counts = race.cards.hands
        first = robbed(race) * kinds
    for kind in range(kinds):
        if counts[first + kind] > 0:
            out[count] = kind
            weights[count] = counts[first + kind]
            count += 1
    return count


def pick_outcome(race: Race, generator: Generator) -> i64:
    """The same outcome as by listing them."""
    if race.step == FIRST:
        return race.kit.kinds + generator.below(race.kit.seats)
    cards = race.cards
    if race.step == STEAL:
        victim = robbed(race)
        return nth_kind(cards.hands, victim * race.kit.kinds, generator.below(cards.sizes[victim]))
    return nth_kind(cards.pile, 0, generator.below(cards.pile_size))


def ways_into(race: Race, out: vec[i64]) -> i64:
    """The ways of a step that are open."""
    count: i64 = 0
    options = race.options
    for way in range(i64(WAY_COUNT)):
        if options >> way & 1 != 0:
            out[count] = STEP + way
            count += 1
    return count


def test_shared(race: Race, action: int) -> int:
    """The number of the reason against an action of a step that both games have; -1 if it belongs to another step."""
    kit, step = race.kit, int(race.step)
    if step == PLACE and kit.start_block <= action < kit.elephant_block:
        race.board.stopper = kit.starts[action - kit.start_block]
        return OK if race.board.at[race.board.stopper] == EMPTY else NOT_FREE
    if step == VICTIM and kit.rob_block <= action < kit.from_block:
        return int(people.test_victim(race, action - kit.rob_block))
    if step == GIVE_FROM and kit.from_block <= action < kit.give_block:
        return int(people.test_giver(race, action - kit.from_block))
    if step == GIVE_TO and kit.give_block <= action < kit.hole_block:
        return int(people.test_receiver(race, action - kit.give_block))
    if step == FETCH and kit.take_block <= action < kit.cow_block:
        return int(people.test_fetch(race, action - kit.take_block))
    if step in (HERD, WALK) and action == DONE:
        return OK
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


def purpose(race: Race) -> str:
    return STEPS[race.step]


def is_final(race: Race, action: int) -> bool:
    """Cards that are laid open or discarded, and answers."""
    kit = race.kit
    return race.step == WINDOW or kit.play_block <= action < kit.take_block


def check_race(race: Race) -> list[str]:
    """Every invariant: cards, board, cobras, and somebody to act until it is over."""
    broken = race.cards.check(race.kit.deck_counts) + race.board.check()
    if sum(race.cobras) > race.kit.cobras or min(race.cobras) < 0:
        broken.append("RACE-6.3: the cobras do not add up")
    if (race.asked == 0) != (race.step == OVER):
        broken.append("RACE-7.1: nobody is asked though it is not over")
    if race.asked & CHANCE_BIT != 0 and race.asked != CHANCE_BIT:
        broken.append("RACE-2.1: fate and a seat are asked at once")
    return broken
