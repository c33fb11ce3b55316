"""Both races as an array. A plane is the cells of the track, column by column, lanes from left to right.

What never changes at a table (the track's ground, its mouse holes) is not repeated in every row: `Observer.rules`
has it.
"""

from collections.abc import Mapping
from typing import Any, Final

from howdah.adapters.observations.layout import MOST, Field, Observer, Row, places_of, put_counts, put_one
from howdah.engine.contract import Rules
from howdah.games.elephant_rally.rules import RallyRules
from howdah.games.elephant_rally.vocabulary import VOCABULARY as RALLY
from howdah.games.formula_e.check import FEWEST_LAPS
from howdah.games.formula_e.rules import FormulaRules
from howdah.games.formula_e.vocabulary import VOCABULARY as FORMULA
from howdah.games.race.codes import EFFECTS, ELEPHANTS
from howdah.games.race.kit import Kit

PHASES: Final = [phase.name for _, phase in sorted({**RALLY.phases, **FORMULA.phases}.items())]
"""Those of both races: rows of both have one shape."""
PHASE_PLACES: Final = places_of(PHASES)
MODE_PLACES: Final = places_of(EFFECTS)
BY_SEAT: Final = ("cobras", "hands", "answered")
BY_ONE_SEAT: Final = ("first", "turn", "winner", "source", "target", "striker")
NUMBERS: Final = (
    "supply",
    "pile",
    "discards",
    "turns",
    "points",
    "count",
    "played",
    "chain",
    "window",
    "aim",
    "cancelled",
)
LONGEST_PLAN: Final = 16
"""Actions of a plan that a row has room for: only tracks full of mango trees lead to more."""
MARKS: Final = ("halted", "ready", "due", "stopped", "fed")
LEFT_OUT: Final = {
    "columns": "the track's ground is the same in every row: `Observer.rules` has it",
    "stretches": "how the track is drawn",
    "closed": "the same in every row: `Observer.rules` has it",
    "holes": "the same in every row: `Observer.rules` has it",
    "gates": "the columns before crossings that are not open: follows from `open` and the track",
    "way": "follows from `elephants`, `home` and `laps`",
    "places": "follows from `elephants`, `home` and `laps`",
    "leads": "where an action leads: follows from `cows`, `mouse` and the track",
    "spent": "follows from the legal actions, `played` and the cards on the table",
}
"""The fields of a view that no observation has, and why."""


class RaceObserver(Observer):
    """The board is open to all, the own hand to its owner."""

    version = 3
    left_out = LEFT_OUT

    def __init__(self, rules: Rules, kit: Kit) -> None:
        seats, elephants, kinds = rules.seats, int(kit.elephants), int(kit.kinds)
        cells, crossings = int(kit.track.cells), len(kit.track.crossings)
        most_cards = sum(kit.deck.counts)
        self.cells = places_of(kit.track.names)
        self.cards = places_of(kit.deck.names)
        self.elephants = places_of(ELEPHANTS[:elephants])
        self.actions = places_of(rules.actions)
        cards = ", ".join(kit.deck.names)
        super().__init__(
            rules,
            [
                Field("seat", (seats,), 0, 1, "which seat you are: 1 there"),
                Field("elephants", (elephants, cells), 0, 1, "where each elephant stands, a plane each"),
                Field("home", (elephants,), 0, 1, "which elephants are home"),
                Field("owners", (elephants,), 0, seats, "whose each is: 1 yours, 2 the next seat's, 0 nobody's"),
                Field("laps", (elephants,), FEWEST_LAPS, MOST, "the laps of each elephant"),
                Field("cows", (cells,), 0, 1, "where cows stand"),
                Field("mouse", (cells,), 0, 1, "where the mouse is; nowhere while it is beside the track"),
                Field("open", (max(crossings, 1),), 0, 1, "which crossings are open"),
                Field("cobras", (seats,), 0, MOST, "cobras in front of everybody"),
                Field("supply", (1,), 0, MOST, "cobras that nobody has"),
                Field("hand", (kinds,), 0, most_cards, f"your cards of each kind: {cards}"),
                Field("hands", (seats,), 0, most_cards, "how many cards everybody has"),
                Field("pile", (1,), 0, most_cards, "cards in the pile"),
                Field("discards", (1,), 0, most_cards, "discarded cards"),
                Field("search", (kinds,), 0, most_cards, "the discards of each kind, while you may look through them"),
                Field("table", (kinds,), 0, most_cards, "the cards that are being played"),
                Field("first", (seats,), 0, 1, "the first player"),
                Field("turn", (seats,), 0, 1, "whose turn it is"),
                Field("turns", (1,), 0, MOST, "turns that are over"),
                Field("step", (len(PHASES),), 0, 1, f"what is being decided: {', '.join(PHASES)}"),
                Field("card", (kinds,), 0, 1, "the card that is being carried out"),
                Field("mover", (elephants,), 0, 1, "the elephant that moves"),
                Field("points", (1,), 0, MOST, "its points left"),
                Field("mode", (len(EFFECTS),), 0, 1, f"how it moves: {', '.join(EFFECTS)}"),
                Field("count", (1,), 0, MOST, "steps left of a mouse or cows, or cards to be drawn or taken"),
                Field("played", (1,), 0, MOST, "cards played this turn"),
                Field("answered", (seats,), 0, 1, "who has answered in the tiger window"),
                Field("answer", (1,), 0, len(rules.actions), "your sealed answer: its action from 1, 0 none"),
                Field("halted", (elephants,), 0, 1, "elephants that may not move any more this turn"),
                Field("ready", (elephants,), 0, 1, "elephants that are ready to cross"),
                Field("due", (elephants,), 0, 1, "elephants that owe the mud its points"),
                Field("winner", (seats,), 0, 1, "who has won"),
                Field("partner", (kinds,), 0, 1, "the effect that is played together with the card"),
                Field("source", (seats,), 0, 1, "who is robbed first, or gives a cobra up"),
                Field("target", (seats,), 0, 1, "who is robbed second, or receives the cobra"),
                Field("chain", (1,), 0, most_cards, "how many tigers lie on the card"),
                Field("striker", (seats,), 0, 1, "who played the last card of the chain"),
                Field("window", (1,), 0, 2, "with a pair: 1 where a tiger names its card, 2 where the other is left"),
                Field("aim", (1,), 0, 2, "with a pair: what the chain is about, 1 the movement, 2 the effect"),
                Field(
                    "cancelled",
                    (1,),
                    0,
                    3,
                    "with a pair: what has been cancelled, 1 the movement, 2 the effect, 3 both",
                ),
                Field("stall", (1,), 0, 1, "the card is one that a market stall revealed"),
                Field("stopped", (elephants,), 0, 1, "elephants that a push has stopped before water"),
                Field("planning", (1,), 0, 1, "what a card is to do is being named: the board is as it would be then"),
                Field("plan", (LONGEST_PLAN,), 0, len(rules.actions), "what it is to do: actions from 1, then 0"),
                Field("fed", (elephants,), 0, 1, "elephants whose banana tree brings cards at the end of the turn"),
            ],
        )

    def fill(self, fields: Mapping[str, Any], seat: int, parts: dict[str, Row]) -> None:
        parts["seat"][seat] = 1
        self.fill_board(fields, seat, parts)
        for name in ("hand", "table"):
            put_counts(parts[name], fields[name], self.cards)
        put_counts(parts["search"], fields["search"] or [], self.cards)
        for name in BY_SEAT:
            parts[name][:] = self.turned(fields[name], seat)
        for name in NUMBERS:
            parts[name][0] = min(fields[name], MOST)
        for name in MARKS:
            put_counts(parts[name], fields[name], self.elephants)
        for name in BY_ONE_SEAT:
            if fields[name] > 0:
                parts[name][self.place_of(fields[name], seat)] = 1
        put_one(parts["step"], fields["step"], PHASE_PLACES)
        put_one(parts["mode"], fields["mode"], MODE_PLACES)
        parts["stall"][0] = fields["stall"]
        parts["planning"][0] = fields["planning"]
        for place, action in enumerate(fields["plan"][:LONGEST_PLAN]):
            parts["plan"][place] = self.actions[action] + 1
        for name in ("card", "partner"):
            put_one(parts[name], fields[name], self.cards)
        put_one(parts["mover"], fields["mover"], self.elephants)
        parts["answer"][0] = self.actions[fields["answer"]] + 1 if fields["answer"] else 0

    def fill_board(self, fields: Mapping[str, Any], seat: int, parts: dict[str, Row]) -> None:
        for elephant, cell in enumerate(fields["elephants"]):
            parts["home"][elephant] = cell == "home"
            put_one(parts["elephants"][elephant], cell, self.cells)
        owners = fields["owners"]
        parts["owners"][:] = [self.place_of(owner, seat) + 1 if owner else 0 for owner in owners]
        parts["laps"][:] = fields["laps"]
        put_counts(parts["cows"], fields["cows"], self.cells)
        put_one(parts["mouse"], fields["mouse"], self.cells)
        for number in fields["open"]:
            parts["open"][number - 1] = 1


def observer(rules: Rules) -> RaceObserver:
    assert isinstance(rules, FormulaRules | RallyRules)
    return RaceObserver(rules, rules.kit)
