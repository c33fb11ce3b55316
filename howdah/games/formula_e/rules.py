"""Formula E's rules: the table's fixed facts, and the state that asks `turn` and `effects` what happens."""

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.engine.vectors import vec
from howdah.games.formula_e import effects, mouse, pairs, turn, windows
from howdah.games.formula_e.board import FormulaBoard
from howdah.games.formula_e.check import broken_formula
from howdah.games.formula_e.tracks import read_kit
from howdah.games.formula_e.vocabulary import VOCABULARY
from howdah.games.formula_e.windows import FormulaRace
from howdah.games.race import phases
from howdah.games.race.cards import card, people
from howdah.games.race.cards.places import Cards
from howdah.games.race.codes import (
    BURROW,
    DISCARD,
    GIVE_FROM,
    GIVE_TO,
    SCARE,
    STEP,
    TOLL,
    TURN,
    VICTIM,
    WALK,
)
from howdah.games.race.kit import Kit
from howdah.games.race.race import Race
from howdah.games.race.state import RaceRules, RaceState, kit_of, one_line_each

EVENT_COLOUR = "yellow"


class FormulaRules(RaceRules):
    """Track, deck and options of one Formula E race."""

    def __init__(self, seats: int, options: dict[str, str], kit: Kit) -> None:
        none = vec[i64]([])
        board = FormulaBoard(kit, none, none, none, none)
        super().__init__(VOCABULARY, seats, options, FormulaRace(kit, board, Cards(0, 0), none, none), EVENT_COLOUR)
        self.tiger_duel = options.get("tiger_duel") == "on"

    def state_of(self, race: Race) -> "FormulaState":
        return FormulaState(self, race)


class FormulaState(RaceState):
    """Where a Formula E race stands."""

    def __init__(self, rules: FormulaRules, race: Race) -> None:
        super().__init__(rules, race)
        self.tiger_duel = rules.tiger_duel

    def turn_into(self, out: vec[i64]) -> i64:
        return turn.turn_into(self.race, out)

    def choices_into(self, phase: i64, out: vec[i64]) -> i64:
        race = self.race
        if phase == WALK:
            return mouse.walks_into(race, out)
        if phase == TOLL:
            return turn.toll_into(race, out)
        if phase == BURROW:
            return mouse.burrows_into(race, out)
        return phases.choices_into(race, out)

    def play(self, action: i64, sink: Sink | None) -> None:
        if action >= self.kit.pair_block:
            pairs.play_pair(self.race, action - self.kit.pair_block, sink)
        else:
            turn.play(self.race, action - self.kit.play_block, sink)

    def close_window(self, sink: Sink | None) -> None:
        windows.close_window(self.race, self.tiger_duel, sink)

    def end_move(self, sink: Sink | None) -> None:
        effects.end_move(self.race, sink)

    def end_drawing(self, sink: Sink | None) -> None:
        turn.after_drawing(self.race, sink)

    def act(self, phase: i64, action: i64, sink: Sink | None) -> None:
        race = self.race
        if phase == TOLL:
            turn.pay_toll(race, action - self.kit.discard_block, sink)
        elif phase == WALK:
            mouse.walk(race, action, sink)
        elif phase == SCARE:
            mouse.flee(race, action - STEP, sink)
        elif phase == BURROW:
            mouse.go_home(race, action - self.kit.hole_block, sink)
        elif phase == VICTIM:
            effects.rob(race, action - self.kit.rob_block, sink)
        elif phase == GIVE_FROM:
            if not people.name_giver(race, action - self.kit.from_block, sink):
                people.give_cobra(race, sink)
        elif phase == GIVE_TO:
            people.name_receiver(race, action - self.kit.give_block, sink)
            people.give_cobra(race, sink)
        else:
            phases.act(race, action, sink)

    def check(self) -> list[str]:
        return broken_formula(self.race, self.tiger_duel)

    def why_not(self, seat: int, phase: int, action: int) -> int:
        race, kit = self.race, self.kit
        if phase == TURN and kit.play_block <= action < kit.pair_block:
            kind = action - kit.play_block
            return int(card.why_not_in_hand(race, kind) or turn.why_not_held(race, kind))
        if phase == TURN and kit.pair_block <= action < kit.discard_block:
            return int(pairs.why_not_pair(race, action - kit.pair_block))
        if phase in (TURN, DISCARD, TOLL) and kit.discard_block <= action < kit.take_block:
            missing = int(card.why_not_in_hand(race, action - kit.discard_block))
            return missing if phase == TOLL else int(missing or turn.why_not_discarding(race))
        if phase == WALK and kit.hole_block <= action < kit.play_block:
            return int(mouse.why_not_jump(race, action - kit.hole_block))
        if phase == BURROW and kit.hole_block <= action < kit.play_block:
            return int(mouse.why_not_burrow(race, action - kit.hole_block))
        return phases.why_not_shared(race, seat, action)


def make(seats: int, options: dict[str, str]) -> FormulaRules:
    """The rules of a table with these seats and options (those that differ from their defaults)."""
    plain = one_line_each(options)
    return FormulaRules(seats, plain, kit_of(VOCABULARY.game, seats, plain, read_kit))
