"""Formula E's rules: the table's fixed facts, and the state that asks `turn` and `effects` what happens."""

from mypy_extensions import i64

from howdah.engine.contract import CHANCE, Known, Result, Rules, State, View
from howdah.engine.errors import Reason
from howdah.engine.events import Sink
from howdah.engine.generator import Generator
from howdah.engine.notation import Position
from howdah.engine.vectors import vec
from howdah.games.formula_e import effects, turn
from howdah.games.formula_e.boards import read_kit
from howdah.games.race import animals, chance, moving, opening, people, window
from howdah.games.race.kit import Kit
from howdah.games.race.known import RaceKnown, Table, know_race
from howdah.games.race.race import Race, new_race
from howdah.games.race.reading import read_race
from howdah.games.race.reasons import say, step_reason
from howdah.games.race.standing import race_result, rank_race
from howdah.games.race.view import view_of
from howdah.games.race.words import (
    BURROW,
    DEAL,
    DISCARD,
    DONE,
    DRAW,
    END,
    FETCH,
    GIVE_FROM,
    GIVE_TO,
    HERD,
    MOUSE_STEP,
    MOVE,
    MOVEMENT_STEPS,
    OVER,
    PASS,
    PLACE,
    SCARE,
    STEAL,
    STEP,
    TIGER_ON_EFFECT,
    TOLL,
    TURN,
    VICTIM,
    WALK,
    WINDOW,
)

GAME = "formula_e"
EVENT_COLOUR = "yellow"
REASONS = {
    turn.NOT_IN_HAND: ("not-in-hand", "RACE-2.3"),
    turn.ONE_OF_COLOUR: ("one-of-colour", "FE-2.1"),
    turn.PURPLE_ALONE: ("purple-alone", "FE-2.2"),
    turn.EFFECT_ALONE: ("effect-alone", "FE-2.3"),
    turn.PLAYED_ALREADY: ("played-already", "FE-2.1"),
    turn.NOTHING_DONE: ("nothing-done", "FE-2.1"),
}


class FormulaRules(Rules):
    """Track, deck and options of one Formula E race."""

    def __init__(self, seats: int, options: dict[str, str], kit: Kit) -> None:
        super().__init__(GAME, seats, options, kit.actions, kit.outcomes)
        self.kit = kit
        self.table = Table(GAME, options, EVENT_COLOUR)
        self.tiger_duel = options.get("tiger_duel") == "on"

    def new(self) -> "FormulaState":
        return FormulaState(self, new_race(self.kit))

    def read(self, position: Position) -> RaceKnown:
        return read_race(self.kit, self.table, position)

    def deal(self, known: Known, generator: Generator) -> "FormulaState":
        assert isinstance(known, RaceKnown)
        return FormulaState(self, known.deal(generator))


class FormulaState(State):
    """Where a Formula E race stands."""

    def __init__(self, rules: FormulaRules, race: Race) -> None:
        super().__init__(rules)
        self.race = race
        self.kit = rules.kit
        self.table = rules.table
        self.tiger_duel = rules.tiger_duel

    def copy(self) -> "FormulaState":
        rules = self.rules
        assert isinstance(rules, FormulaRules)
        return FormulaState(rules, self.race.copy())

    def pending(self) -> i64:
        return self.race.asked

    # What is possible.

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        race = self.race
        step = race.step
        if step == WINDOW:
            return window.answers_into(race, seat, out)
        if step in (TURN, DISCARD):
            return turn.turn_into(race, out)
        if step == HERD:
            return animals.herd_into(race, out)
        if step in (MOVE, SCARE):
            return chance.ways_into(race, out)
        if step == WALK:
            return animals.mouse_into(race, out, True)
        return self.rare_into(step, out)

    def rare_into(self, step: i64, out: vec[i64]) -> i64:
        race = self.race
        if step == TOLL:
            return turn.toll_into(race, out)
        if step == VICTIM:
            return people.victims_into(race, out)
        if step == FETCH:
            return people.fetch_into(race, out)
        if step == GIVE_TO:
            return people.receivers_into(race, out)
        if step == GIVE_FROM:
            return people.givers_into(race, out)
        if step == BURROW:
            return animals.burrows_into(race, out)
        return opening.starts_into(race, out)

    def outcomes_into(self, out: vec[i64], weights: vec[i64]) -> i64:
        return chance.outcomes_into(self.race, out, weights)

    def pick(self, seat: i64, generator: Generator) -> i64:
        """The same choice as every game's; fate's cards without writing a list."""
        if seat == CHANCE:
            return chance.pick_outcome(self.race, generator)
        generator.make_room(self.rules.widest)
        choices = generator.choices
        return choices[generator.below(self.legal_into(seat, choices))]

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
        elif step == HERD:
            if action == DONE:
                effects.finish_card(race, sink)
            else:
                effects.lead(race, action - self.kit.cow_block, sink)
        elif step == PLACE:
            opening.place_elephant(race, action - self.kit.start_block, sink)
        else:
            self.act_in_card(step, action, sink)

    def fate(self, outcome: i64, sink: Sink | None) -> None:
        race = self.race
        step = race.step
        if step == DRAW:
            if not chance.draw_one(race, outcome, sink):
                turn.after_drawing(race, sink)
        elif step == DEAL:
            if opening.deal_one(race, outcome, sink):
                turn.start_turn(race, sink)
        elif step == STEAL:
            victim = chance.robbed(race)
            race.count -= 1
            people.steal(race, victim, outcome, sink)
            effects.steal_on(race, sink)
        else:
            opening.draw_first(race, outcome - self.kit.kinds, sink)

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
        elif step == FETCH:
            people.fetch(race, action - self.kit.take_block, sink)
            effects.finish_card(race, sink)
        elif step == VICTIM:
            effects.rob(race, action - self.kit.rob_block, sink)
        elif step == GIVE_FROM:
            if not people.name_giver(race, action - self.kit.from_block, sink):
                effects.hand_over(race, sink)
        else:
            people.name_receiver(race, action - self.kit.give_block, sink)
            effects.hand_over(race, sink)

    def walk(self, action: i64, sink: Sink | None) -> None:
        """FE-5.1: steps, jumps between holes, or the end of the walk: then the mouse stays where it is."""
        race = self.race
        if action == DONE:
            effects.finish_card(race, sink)
        elif action >= self.kit.hole_block:
            effects.come_to(race, self.kit.holes[action - self.kit.hole_block], sink)
        else:
            effects.walk_mouse(race, action - MOUSE_STEP, sink)

    # What is asked less often.

    def explain(self, seat: int, action: int) -> Reason | None:
        race = self.race
        if race.step == OVER:
            return Reason("race-over", "RACE-7.1")
        if not race.asked >> seat & 1:
            return step_reason(race, "FE", "not-asked")
        number = self.test(seat, action)
        if number < 0:
            return step_reason(race, "FE", "other-step")
        return say(race, number, REASONS, "FE")

    def test(self, seat: int, action: int) -> int:
        """The number of the reason against an action of the present step; -1 if it belongs to another step."""
        race, kit, step = self.race, self.kit, int(self.race.step)
        if step == WINDOW and PASS <= action <= TIGER_ON_EFFECT:
            return int(window.test_answer(race, seat, action))
        if step in (TURN, DISCARD, TOLL):
            return self.test_in_turn(step, action)
        if step in (MOVE, SCARE) and STEP <= action < MOUSE_STEP:
            return int(moving.test_step(race, action - STEP))
        if kit.hole_block <= action < kit.play_block:
            if step == WALK:
                return int(animals.test_jump(race, action - kit.hole_block))
            if step == BURROW:
                return int(animals.test_burrow(race, action - kit.hole_block))
        return chance.test_shared(race, action)

    def test_in_turn(self, step: int, action: int) -> int:
        race, kit = self.race, self.kit
        if step != TOLL and action == END:
            return int(turn.test_end(race))
        if step == TURN and kit.play_block <= action < kit.pair_block:
            return int(turn.test_play(race, action - kit.play_block))
        if step == TURN and kit.pair_block <= action < kit.discard_block:
            return int(turn.test_pair(race, action - kit.pair_block))
        if kit.discard_block <= action < kit.take_block:
            kind = action - kit.discard_block
            return int(turn.test_toll(race, kind) if step == TOLL else turn.test_discard(race, kind))
        return -1

    def rank_into(self, ranks: vec[i64]) -> i64:
        return rank_race(self.race, ranks)

    def result(self) -> Result | None:
        return race_result(self.race)

    def purpose(self) -> str:
        return chance.purpose(self.race)

    def lapse(self, seat: int) -> int:
        """Silence in a tiger window is a pass, with a tiger and without."""
        return PASS if self.race.step == WINDOW and self.pending() >> seat & 1 else -1

    def is_under_way(self, seat: int) -> bool:
        """The forks of a movement, a scare's included."""
        return self.race.step in MOVEMENT_STEPS and self.pending() >> seat & 1 != 0

    def is_final(self, seat: int, action: int) -> bool:  # noqa: ARG002
        """Cards that are laid open or discarded, and answers."""
        return chance.is_final(self.race, action)

    def known(self, seat: int) -> RaceKnown:
        watcher = seat if seat < self.rules.seats else self.rules.seats
        return know_race(self.race, self.table, watcher, seat == CHANCE)

    def unsealed(self, seat: int) -> "FormulaState":
        twin = self.copy()
        window.take_back(twin.race, seat)
        return twin

    def view(self, seat: int) -> View:
        return view_of(self.race, self.known(seat), seat)

    def check(self) -> list[str]:
        return chance.check_race(self.race)


_kits: dict[str, Kit] = {}
"""Kits never change: tables with equal seats and options share one, so that positions are read fast."""
MOST_KITS = 64


def make(seats: int, options: dict[str, str]) -> FormulaRules:
    """The rules of a table with these seats and options (those that differ from their defaults)."""
    plain = {name: value.replace("\n", " | ") for name, value in options.items()}
    key = " / ".join([str(seats), *(f"{name}: {value}" for name, value in plain.items())])
    if key not in _kits:
        if len(_kits) == MOST_KITS:
            _kits.clear()
        _kits[key] = read_kit(seats, plain)
    return FormulaRules(seats, plain, _kits[key])
