"""What a race asks of the seat at turn, a class for each phase: what may be chosen, what happens then, why not.

Here are the phases that both races have; where they go on differently afterwards, a race's own `questions.py` derives
from these classes and adds what it alone asks. Its table (`Kit.questions`) finds the class by the number of the phase.
A turn and a tiger window are not among them: the state asks for these first, since they are most of all decisions.
"""

from typing import Final

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.engine.vectors import vec
from howdah.games.race import opening
from howdah.games.race.cards import player_events
from howdah.games.race.cards.card import finish_card
from howdah.games.race.codes import (
    DONE,
    FETCH,
    GIVE_FROM,
    GIVE_TO,
    HERD,
    MOUSE_STEP,
    OVER,
    PASS,
    PLACE,
    STEP,
    VICTIM,
)
from howdah.games.race.movement import animals, moving
from howdah.games.race.movement.board import LEGAL
from howdah.games.race.race import Race

WAY_COUNT: Final = 6
OTHER_PHASE: Final = -1
"""Instead of a reason: the action belongs to another phase."""


class Question:
    """A phase in which nobody is asked, or whose answer is missing."""

    def choices_into(self, race: Race, out: vec[i64]) -> i64:  # noqa: ARG002
        """Write the legal actions, ascending; how many there are."""
        raise AssertionError(f"phase {race.phase} asks nothing: its race has no class for it in `questions.py`")

    def choose(self, race: Race, action: i64, sink: Sink | None) -> None:  # noqa: ARG002
        """One of these actions is taken."""
        raise AssertionError(f"phase {race.phase} takes no action: its race has no class for it in `questions.py`")

    def why_not(self, race: Race, action: i64) -> i64:  # noqa: ARG002
        """The number of the reason against an action; `OTHER_PHASE` if it does not belong here."""
        return OTHER_PHASE


class Placing(Question):
    """RACE-2.2: where an elephant starts."""

    def choices_into(self, race: Race, out: vec[i64]) -> i64:
        return opening.starts_into(race, out)

    def choose(self, race: Race, action: i64, sink: Sink | None) -> None:
        opening.place_elephant(race, action - race.kit.start_block, sink)

    def why_not(self, race: Race, action: i64) -> i64:
        if not race.kit.start_block <= action < race.kit.elephant_block:
            return OTHER_PHASE
        cell = race.kit.starts[action - race.kit.start_block]
        return race.board.why_not_enter(cell, cell)


class Steps(Question):
    """The next step of an elephant that moves (RACE-3) or flees (RACE-4.4)."""

    def choices_into(self, race: Race, out: vec[i64]) -> i64:
        count: i64 = 0
        options = race.options
        for way in range(i64(WAY_COUNT)):
            if options >> way & 1 != 0:
                out[count] = STEP + way
                count += 1
        return count

    def why_not(self, race: Race, action: i64) -> i64:
        return moving.why_not_step(race, action - STEP) if STEP <= action < MOUSE_STEP else OTHER_PHASE


class Moving(Steps):
    """A step of an own elephant."""

    def choose(self, race: Race, action: i64, sink: Sink | None) -> None:
        if not moving.choose_step(race, action - STEP, sink):
            self.end_move(race, sink)

    def end_move(self, race: Race, sink: Sink | None) -> None:
        """The movement is over: each race says what the terrain does."""
        raise NotImplementedError


class Fleeing(Steps):
    """The side to which a scared elephant goes."""

    def choose(self, race: Race, action: i64, sink: Sink | None) -> None:
        if not animals.choose_side(race, action - STEP, sink):
            self.end_scare(race, sink)

    def end_scare(self, race: Race, sink: Sink | None) -> None:
        """The elephant has fled: each race says where the mouse goes."""
        raise NotImplementedError


class Herding(Question):
    """RACE-6.1: the next step of a cow."""

    def choices_into(self, race: Race, out: vec[i64]) -> i64:
        return animals.herd_into(race, out)

    def choose(self, race: Race, action: i64, sink: Sink | None) -> None:
        if action == DONE:
            finish_card(race, sink)
        else:
            animals.lead_cow(race, action - race.kit.cow_block, sink)

    def why_not(self, race: Race, action: i64) -> i64:
        if action < race.kit.cow_block:
            return LEGAL if action == DONE else OTHER_PHASE
        number = action - race.kit.cow_block
        cell = race.kit.cow_cells[number // race.kit.way_count]
        return animals.why_not_cow(race, cell, race.kit.ways[number % race.kit.way_count])


class Walking(Question):
    """RACE-6.2: the next step of the mouse."""

    def choices_into(self, race: Race, out: vec[i64]) -> i64:
        return animals.mouse_into(race, out)

    def why_not(self, race: Race, action: i64) -> i64:
        if MOUSE_STEP <= action < PASS:
            return animals.why_not_mouse(race, action - MOUSE_STEP)
        return LEGAL if action == DONE else OTHER_PHASE


class Fetching(Question):
    """The card that is taken from the discards."""

    def choices_into(self, race: Race, out: vec[i64]) -> i64:
        return player_events.fetch_into(race, out)

    def choose(self, race: Race, action: i64, sink: Sink | None) -> None:
        player_events.fetch(race, action - race.kit.take_block, sink)

    def why_not(self, race: Race, action: i64) -> i64:
        if not race.kit.take_block <= action < race.kit.cow_block:
            return OTHER_PHASE
        return player_events.why_not_fetch(race, action - race.kit.take_block)


class Robbing(Question):
    """RACE-6.7: whom the monkey robs."""

    def choices_into(self, race: Race, out: vec[i64]) -> i64:
        return player_events.seats_into(race, VICTIM, race.kit.rob_block, out)

    def why_not(self, race: Race, action: i64) -> i64:
        if not race.kit.rob_block <= action < race.kit.from_block:
            return OTHER_PHASE
        return player_events.why_not_victim(race, action - race.kit.rob_block)


class TakingCobra(Question):
    """RACE-6.3: who gives a cobra up."""

    def choices_into(self, race: Race, out: vec[i64]) -> i64:
        return player_events.seats_into(race, GIVE_FROM, race.kit.from_block, out)

    def why_not(self, race: Race, action: i64) -> i64:
        if not race.kit.from_block <= action < race.kit.give_block:
            return OTHER_PHASE
        return player_events.why_not_giver(race, action - race.kit.from_block)


class GivingCobra(Question):
    """RACE-6.3: who receives a cobra."""

    def choices_into(self, race: Race, out: vec[i64]) -> i64:
        return player_events.seats_into(race, GIVE_TO, race.kit.give_block, out)

    def why_not(self, race: Race, action: i64) -> i64:
        if not race.kit.give_block <= action < race.kit.hole_block:
            return OTHER_PHASE
        return player_events.why_not_receiver(race, action - race.kit.give_block)


def table_of(own: dict[int, Question]) -> list[Question]:
    """By the number of a phase: those that both races ask alike, and a race's own."""
    answers: dict[int, Question] = {PLACE: Placing(), HERD: Herding(), FETCH: Fetching(), **own}
    return [answers.get(phase, Question()) for phase in range(OVER + 1)]
