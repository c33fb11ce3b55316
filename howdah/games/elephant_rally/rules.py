"""Elephant Rally's rules: the table's fixed facts, and the state that asks `turn` and `effects` what happens."""

from mypy_extensions import i64

from howdah.engine.contract import CHANCE, Known
from howdah.engine.errors import Reason
from howdah.engine.events import Sink
from howdah.engine.generator import Generator
from howdah.engine.vectors import vec
from howdah.games.elephant_rally import effects, turn
from howdah.games.elephant_rally.boards import read_kit, settle
from howdah.games.race import animals, chance, drawing, opening, people, reasons, steps, turning, window
from howdah.games.race.kit import Kit
from howdah.games.race.known import RaceKnown
from howdah.games.race.race import Race, new_race
from howdah.games.race.state import RaceRules, RaceState, kit_of, one_line_each
from howdah.games.race.words import (
    DEAL,
    DISCARD,
    DONE,
    DRAW,
    ELEPHANT,
    END,
    GIVE_FROM,
    GIVE_TO,
    GO,
    HOLE,
    MOUSE_STEP,
    MOVE,
    PLAINLY,
    REVEAL,
    SCARE,
    STAY,
    STEP,
    TREE,
    TURN,
    USE,
    USE_IT,
    VICTIM,
    WALK,
    WINDOW,
)

__all__ = ["RallyRules", "RallyState", "make", "settle"]

GAME = "elephant_rally"
EVENT_COLOUR = "red"
REASONS = {
    turn.TWO_CARDS: ("two-cards", "ER-2.1"),
    turn.TWO_GREEN: ("two-green", "ER-2.1"),
    effects.STUCK_IN_MUD: ("stuck-in-mud", "ER-5.4"),
    turn.DISCARDED: ("discarded-already", "ER-2.1"),
    effects.NOT_YOURS: ("not-your-elephant", "ER-7.2"),
}


class RallyRules(RaceRules):
    """Track, deck and options of one Elephant Rally."""

    def __init__(self, seats: int, options: dict[str, str], kit: Kit) -> None:
        super().__init__(GAME, seats, options, kit, EVENT_COLOUR)

    def new(self) -> "RallyState":
        return RallyState(self, new_race(self.kit))

    def deal(self, known: Known, generator: Generator) -> "RallyState":
        assert isinstance(known, RaceKnown)
        return RallyState(self, known.deal(generator))


class RallyState(RaceState):
    """Where an Elephant Rally stands."""

    def __init__(self, rules: RallyRules, race: Race) -> None:
        super().__init__(rules, race)

    def copy(self) -> "RallyState":
        rules = self.rules
        assert isinstance(rules, RallyRules)
        return RallyState(rules, self.race.copy())

    # What is possible.

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        race = self.race
        step = race.step
        if step == WINDOW:
            return window.answers_into(race, seat, out)
        if step in (TURN, DISCARD):
            return turn.turn_into(race, out)
        if step == WALK:
            return animals.mouse_into(race, out, False)
        if step in (USE, TREE):
            out[0] = USE_IT if step == USE else GO
            out[1] = out[0] + 1
            return 2
        if step == HOLE:
            return animals.holes_into(race, out)
        if step == ELEPHANT:
            return effects.elephants_into(race, out)
        return steps.choices_into(race, out)

    # What happens.

    def apply(self, seat: i64, action: i64, sink: Sink | None) -> None:
        race = self.race
        step = race.step
        if seat == CHANCE:
            self.fate(action, sink)
        elif step == WINDOW:
            if window.take_answer(race, seat, action, sink):
                turn.close_window(race, sink)
        elif step in (TURN, DISCARD):
            self.act_in_turn(action, sink)
        elif step == MOVE:
            effects.choose_step(race, action - STEP, sink)
        elif step in (VICTIM, GIVE_FROM, GIVE_TO):
            self.name_target(step, action, sink)
        else:
            self.act_in_card(step, action, sink)

    def fate(self, outcome: i64, sink: Sink | None) -> None:
        race = self.race
        step = race.step
        if step == DRAW:
            if not drawing.draw_one(race, outcome, sink):
                turn.after_drawing(race, sink)
        elif step == DEAL:
            if opening.deal_one(race, outcome, sink):
                turn.start_turn(race, sink)
        elif step == REVEAL:
            effects.reveal(race, outcome, sink)
        else:
            chance.decide(race, outcome, sink)

    def act_in_turn(self, action: i64, sink: Sink | None) -> None:
        race = self.race
        if action == END:
            turn.finish_turn(race, sink)
        elif action >= self.kit.discard_block:
            turn.discard(race, action - self.kit.discard_block, sink)
        else:
            turn.play(race, action - self.kit.play_block, sink)

    def act_in_card(self, step: i64, action: i64, sink: Sink | None) -> None:
        race = self.race
        if step == WALK:
            if action == DONE:
                effects.send_mouse_back(race, sink)
            else:
                effects.walk_mouse(race, action - MOUSE_STEP, sink)
        elif step == USE:
            effects.use_effect(race, action == USE_IT, sink)
        elif step == HOLE:
            effects.put_mouse(race, action - self.kit.hole_block, sink)
        elif step == SCARE:
            effects.flee(race, action - STEP, sink)
        elif step == TREE:
            effects.leave_mango_tree(race, action == GO, sink)
        elif step == ELEPHANT:
            effects.set_out(race, action - self.kit.elephant_block, sink)
        else:
            steps.act(race, action, sink)

    def name_target(self, step: i64, action: i64, sink: Sink | None) -> None:
        """ER-3.2: targets are named before the window; a stall's card has none (ER-3.3)."""
        race = self.race
        if step == VICTIM:
            people.name_victim(race, action - self.kit.rob_block, sink)
        elif step == GIVE_FROM:
            if people.name_giver(race, action - self.kit.from_block, sink):
                return
        else:
            people.name_receiver(race, action - self.kit.give_block, sink)
        if race.stall != 0:
            effects.carry_out(race, sink)
        else:
            turn.begin_window(race, sink)

    # What is asked less often.

    def explain(self, seat: int, action: int) -> Reason | None:
        return reasons.explain(self.race, seat, self.test(seat, action), REASONS, "ER")

    def test(self, seat: int, action: int) -> int:
        """The number of the reason against an action of the present step; -1 if it belongs to another step."""
        race, kit, step = self.race, self.kit, int(self.race.step)
        if step in (TURN, DISCARD):
            if action == END:
                return int(turning.test_end(race))
            if kit.play_block <= action < kit.pair_block and step == TURN:
                return int(turn.test_play(race, action - kit.play_block))
            if kit.discard_block <= action < kit.take_block:
                return int(turn.test_discard(race, action - kit.discard_block))
        if step == ELEPHANT and kit.elephant_block <= action < kit.rob_block:
            return int(effects.test_elephant(race, action - kit.elephant_block))
        if (step == USE and action in (USE_IT, PLAINLY)) or (step == TREE and action in (GO, STAY)):
            return 0
        return steps.test_shared(race, seat, action)


def make(seats: int, options: dict[str, str]) -> RallyRules:
    """The rules of a table with these seats and options (those that differ from their defaults)."""
    plain = one_line_each(options)
    return RallyRules(seats, plain, kit_of(GAME, seats, plain, read_kit))
