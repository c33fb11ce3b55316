"""Formula E's rules: the table's fixed facts, and the state that asks `turn` and `effects` what happens."""

from mypy_extensions import i64

from howdah.engine.contract import CHANCE, Known
from howdah.engine.errors import Reason
from howdah.engine.events import Sink
from howdah.engine.generator import Generator
from howdah.engine.vectors import vec
from howdah.games.formula_e import effects, turn
from howdah.games.formula_e.boards import read_kit
from howdah.games.race import animals, card, chance, drawing, opening, people, reasons, steps, turning, window
from howdah.games.race.kit import Kit
from howdah.games.race.known import RaceKnown
from howdah.games.race.race import Race, new_race
from howdah.games.race.state import RaceRules, RaceState, kit_of, one_line_each
from howdah.games.race.words import (
    BURROW,
    DEAL,
    DISCARD,
    DONE,
    DRAW,
    END,
    GIVE_FROM,
    GIVE_TO,
    MOUSE_STEP,
    MOVE,
    SCARE,
    STEP,
    TOLL,
    TURN,
    VICTIM,
    WALK,
    WINDOW,
)

GAME = "formula_e"
EVENT_COLOUR = "yellow"
REASONS = {
    turn.ONE_OF_COLOUR: ("one-of-colour", "FE-2.1"),
    turn.PURPLE_ALONE: ("purple-alone", "FE-2.2"),
    turn.EFFECT_ALONE: ("effect-alone", "FE-2.3"),
    turn.PLAYED_ALREADY: ("played-already", "FE-2.1"),
}


class FormulaRules(RaceRules):
    """Track, deck and options of one Formula E race."""

    def __init__(self, seats: int, options: dict[str, str], kit: Kit) -> None:
        super().__init__(GAME, seats, options, kit, EVENT_COLOUR)
        self.tiger_duel = options.get("tiger_duel") == "on"

    def new(self) -> "FormulaState":
        return FormulaState(self, new_race(self.kit))

    def deal(self, known: Known, generator: Generator) -> "FormulaState":
        assert isinstance(known, RaceKnown)
        return FormulaState(self, known.deal(generator))


class FormulaState(RaceState):
    """Where a Formula E race stands."""

    def __init__(self, rules: FormulaRules, race: Race) -> None:
        super().__init__(rules, race)
        self.tiger_duel = rules.tiger_duel

    def copy(self) -> "FormulaState":
        rules = self.rules
        assert isinstance(rules, FormulaRules)
        return FormulaState(rules, self.race.copy())

    # What is possible.

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        race = self.race
        step = race.step
        if step == WINDOW:
            return window.answers_into(race, seat, out)
        if step in (TURN, DISCARD):
            return turn.turn_into(race, out)
        if step == WALK:
            return animals.mouse_into(race, out, True)
        if step == TOLL:
            return turn.toll_into(race, out)
        if step == BURROW:
            return animals.burrows_into(race, out)
        return steps.choices_into(race, out)

    # What happens.

    def apply(self, seat: i64, action: i64, sink: Sink | None) -> None:
        race = self.race
        step = race.step
        if seat == CHANCE:
            self.fate(action, sink)
        elif step == WINDOW:
            if window.take_answer(race, seat, action, sink):
                turn.close_window(race, self.tiger_duel, sink)
        elif step in (TURN, DISCARD):
            self.act_in_turn(action, sink)
        elif step == MOVE:
            effects.choose_step(race, action - STEP, sink)
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
        else:
            chance.decide(race, outcome, sink)

    def act_in_turn(self, action: i64, sink: Sink | None) -> None:
        race = self.race
        if action == END:
            turn.finish_turn(race, sink)
        elif action >= self.kit.discard_block:
            turn.discard(race, action - self.kit.discard_block, sink)
        elif action >= self.kit.pair_block:
            turn.play_pair(race, action - self.kit.pair_block, sink)
        else:
            turn.play(race, action - self.kit.play_block, sink)

    def act_in_card(self, step: i64, action: i64, sink: Sink | None) -> None:
        race = self.race
        if step == TOLL:
            turn.pay_toll(race, action - self.kit.discard_block, sink)
        elif step == WALK:
            self.walk(action, sink)
        elif step == SCARE:
            effects.flee(race, action - STEP, sink)
        elif step == BURROW:
            effects.go_home(race, action - self.kit.hole_block, sink)
        elif step == VICTIM:
            effects.rob(race, action - self.kit.rob_block, sink)
        elif step == GIVE_FROM:
            if not people.name_giver(race, action - self.kit.from_block, sink):
                people.give_cobra(race, sink)
        elif step == GIVE_TO:
            people.name_receiver(race, action - self.kit.give_block, sink)
            people.give_cobra(race, sink)
        else:
            steps.act(race, action, sink)

    def walk(self, action: i64, sink: Sink | None) -> None:
        """FE-5.1: steps, jumps between holes, or the end of the walk: then the mouse stays where it is."""
        race = self.race
        if action == DONE:
            card.finish_card(race, sink)
        elif action >= self.kit.hole_block:
            effects.come_to(race, self.kit.holes[action - self.kit.hole_block], sink)
        else:
            effects.walk_mouse(race, action - MOUSE_STEP, sink)

    # What is asked less often.

    def explain(self, seat: int, action: int) -> Reason | None:
        return reasons.explain(self.race, seat, self.test(seat, action), REASONS, "FE")

    def test(self, seat: int, action: int) -> int:
        """The number of the reason against an action of the present step; -1 if it belongs to another step."""
        race, kit, step = self.race, self.kit, int(self.race.step)
        if step in (TURN, DISCARD, TOLL):
            return self.test_in_turn(step, action)
        if kit.hole_block <= action < kit.play_block:
            if step == WALK:
                return int(animals.test_jump(race, action - kit.hole_block))
            if step == BURROW:
                return int(animals.test_burrow(race, action - kit.hole_block))
        return steps.test_shared(race, seat, action)

    def test_in_turn(self, step: int, action: int) -> int:
        race, kit = self.race, self.kit
        if step != TOLL and action == END:
            return int(turning.test_end(race))
        if step == TURN and kit.play_block <= action < kit.pair_block:
            return int(turn.test_play(race, action - kit.play_block))
        if step == TURN and kit.pair_block <= action < kit.discard_block:
            return int(turn.test_pair(race, action - kit.pair_block))
        if kit.discard_block <= action < kit.take_block:
            kind = action - kit.discard_block
            return int(card.test_in_hand(race, kind) if step == TOLL else turn.test_discard(race, kind))
        return -1


def make(seats: int, options: dict[str, str]) -> FormulaRules:
    """The rules of a table with these seats and options (those that differ from their defaults)."""
    plain = one_line_each(options)
    return FormulaRules(seats, plain, kit_of(GAME, seats, plain, read_kit))
