"""Formula E's rules: the table's fixed facts, and the state that asks `turn` and `questions` what happens."""

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.engine.vectors import vec
from howdah.games.formula_e import pairs, turn, windows
from howdah.games.formula_e.board import FormulaBoard
from howdah.games.formula_e.check import broken_formula
from howdah.games.formula_e.questions import QUESTIONS
from howdah.games.formula_e.tracks import read_kit
from howdah.games.formula_e.vocabulary import VOCABULARY
from howdah.games.formula_e.windows import FormulaRace
from howdah.games.race.cards.places import Cards
from howdah.games.race.kit import Kit
from howdah.games.race.race import Race
from howdah.games.race.state import RaceRules, RaceState, kit_of, one_line_each

EVENT_COLOUR = "yellow"


class FormulaRules(RaceRules):
    """Track, deck and options of one Formula E race."""

    def __init__(self, seats: int, options: dict[str, str], kit: Kit) -> None:
        none = vec[i64]([])
        board = FormulaBoard(kit, none, none, none, none)
        race = FormulaRace(kit, board, Cards(0, 0), none, none)
        super().__init__(VOCABULARY, seats, options, race, QUESTIONS, EVENT_COLOUR)
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

    def play(self, action: i64, sink: Sink | None) -> None:
        if action >= self.kit.pair_block:
            pairs.play_pair(self.race, action - self.kit.pair_block, sink)
        else:
            turn.play(self.race, action - self.kit.play_block, sink)

    def close_window(self, sink: Sink | None) -> None:
        windows.close_window(self.race, self.tiger_duel, sink)

    def end_drawing(self, sink: Sink | None) -> None:
        turn.after_drawing(self.race, sink)

    def check(self) -> list[str]:
        return broken_formula(self.race, self.tiger_duel)

    def why_not_held(self, kind: i64) -> i64:
        return turn.why_not_held(self.race, kind)

    def why_not_pair(self, pair: i64) -> i64:
        return pairs.why_not_pair(self.race, pair)

    def why_not_discarding(self) -> i64:
        return turn.why_not_discarding(self.race)


def make(seats: int, options: dict[str, str]) -> FormulaRules:
    """The rules of a table with these seats and options (those that differ from their defaults)."""
    plain = one_line_each(options)
    return FormulaRules(seats, plain, kit_of(VOCABULARY.game, seats, plain, read_kit))
