"""Elephant Rally's rules: the table's fixed facts, and the state that asks `turn` and `effects` what happens."""

from mypy_extensions import i64

from howdah.engine.contract import CHANCE, Known, Result, Rules, State, View
from howdah.engine.errors import Reason
from howdah.engine.events import Sink
from howdah.engine.generator import Generator
from howdah.engine.notation import Position
from howdah.engine.vectors import vec
from howdah.games.elephant_rally import effects, turn
from howdah.games.elephant_rally.boards import read_kit, settle
from howdah.games.race import animals, chance, moving, opening, people, window
from howdah.games.race.kit import Kit
from howdah.games.race.known import RaceKnown, Table, know_race
from howdah.games.race.race import Race, new_race
from howdah.games.race.reading import read_race
from howdah.games.race.reasons import say, step_reason
from howdah.games.race.standing import race_result, rank_race
from howdah.games.race.view import view_of
from howdah.games.race.words import (
    DEAL,
    DISCARD,
    DONE,
    DRAW,
    ELEPHANT,
    END,
    FETCH,
    GIVE_FROM,
    GIVE_TO,
    GO,
    HERD,
    HOLE,
    MOUSE_STEP,
    MOVE,
    MOVEMENT_STEPS,
    OVER,
    PASS,
    PLACE,
    PLAINLY,
    REVEAL,
    SCARE,
    STAY,
    STEAL,
    STEP,
    TIGER_PLAYED,
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
    turn.NOT_IN_HAND: ("not-in-hand", "RACE-2.3"),
    turn.TWO_CARDS: ("two-cards", "ER-2.1"),
    turn.TWO_GREEN: ("two-green", "ER-2.1"),
    effects.STUCK_IN_MUD: ("stuck-in-mud", "ER-5.4"),
    turn.DISCARDED: ("discarded-already", "ER-2.1"),
    turn.NOTHING_DONE: ("nothing-done", "ER-2.1"),
    effects.NOT_YOURS: ("not-your-elephant", "ER-7.2"),
    effects.IS_HOME: ("elephant-home", "ER-7.4"),
}


class RallyRules(Rules):
    """Track, deck and options of one Elephant Rally."""

    def __init__(self, seats: int, options: dict[str, str], kit: Kit) -> None:
        super().__init__(GAME, seats, options, kit.actions, kit.outcomes)
        self.kit = kit
        self.table = Table(GAME, options, EVENT_COLOUR)

    def new(self) -> "RallyState":
        return RallyState(self, new_race(self.kit))

    def read(self, position: Position) -> RaceKnown:
        return read_race(self.kit, self.table, position)

    def deal(self, known: Known, generator: Generator) -> "RallyState":
        assert isinstance(known, RaceKnown)
        return RallyState(self, known.deal(generator))


class RallyState(State):
    """Where an Elephant Rally stands."""

    def __init__(self, rules: RallyRules, race: Race) -> None:
        super().__init__(rules)
        self.race = race
        self.kit = rules.kit
        self.table = rules.table

    def copy(self) -> "RallyState":
        rules = self.rules
        assert isinstance(rules, RallyRules)
        return RallyState(rules, self.race.copy())

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
            return animals.mouse_into(race, out, False)
        return self.rare_into(step, out)

    def rare_into(self, step: i64, out: vec[i64]) -> i64:
        race = self.race
        if step in (USE, TREE):
            out[0] = USE_IT if step == USE else GO
            out[1] = out[0] + 1
            return 2
        if step == HOLE:
            return animals.holes_into(race, out)
        if step == FETCH:
            return people.fetch_into(race, out)
        if step == VICTIM:
            return people.victims_into(race, out)
        if step == GIVE_TO:
            return people.receivers_into(race, out)
        if step == GIVE_FROM:
            return people.givers_into(race, out)
        if step == ELEPHANT:
            return effects.elephants_into(race, out)
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
                turn.close_window(race, sink)
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
            race.count -= 1
            people.steal(race, race.source, outcome, sink)
            effects.steal_on(race, sink)
        elif step == REVEAL:
            effects.reveal(race, outcome, sink)
        else:
            opening.draw_first(race, outcome - self.kit.kinds, sink)

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
        elif step == FETCH:
            people.fetch(race, action - self.kit.take_block, sink)
            effects.finish_card(race, sink)
        elif step == TREE:
            effects.leave_mango_tree(race, action == GO, sink)
        elif step == ELEPHANT:
            effects.set_out(race, action - self.kit.elephant_block, sink)
        else:
            self.name_target(step, action, sink)

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
        race = self.race
        if race.step == OVER:
            return Reason("race-over", "RACE-7.1")
        if not race.asked >> seat & 1:
            return step_reason(race, "ER", "not-asked")
        number = self.test(seat, action)
        if number < 0:
            return step_reason(race, "ER", "other-step")
        return say(race, number, REASONS, "ER")

    def test(self, seat: int, action: int) -> int:
        """The number of the reason against an action of the present step; -1 if it belongs to another step."""
        race, kit, step = self.race, self.kit, int(self.race.step)
        if step == WINDOW and action in (PASS, TIGER_PLAYED):
            return int(window.test_answer(race, seat, action))
        if step in (TURN, DISCARD):
            if action == END:
                return int(turn.test_end(race))
            if kit.play_block <= action < kit.pair_block and step == TURN:
                return int(turn.test_play(race, action - kit.play_block))
            if kit.discard_block <= action < kit.take_block:
                return int(turn.test_discard(race, action - kit.discard_block))
        if step in (MOVE, SCARE) and STEP <= action < MOUSE_STEP:
            return int(moving.test_step(race, action - STEP))
        if step == ELEPHANT and kit.elephant_block <= action < kit.rob_block:
            return int(effects.test_elephant(race, action - kit.elephant_block))
        if (step == USE and action in (USE_IT, PLAINLY)) or (step == TREE and action in (GO, STAY)):
            return 0
        return chance.test_shared(race, action)

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

    def unsealed(self, seat: int) -> "RallyState":
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


def make(seats: int, options: dict[str, str]) -> RallyRules:
    """The rules of a table with these seats and options (those that differ from their defaults)."""
    plain = {name: value.replace("\n", " | ") for name, value in options.items()}
    key = " / ".join([str(seats), *(f"{name}: {value}" for name, value in plain.items())])
    if key not in _kits:
        if len(_kits) == MOST_KITS:
            _kits.clear()
        _kits[key] = read_kit(seats, plain)
    return RallyRules(seats, plain, _kits[key])
