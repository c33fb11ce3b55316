"""Totem as an array. A plane is the 271 cells in reading order from `a1`."""

from collections.abc import Mapping
from typing import Any, Final

from howdah.adapters.observations.layout import MOST, Field, Observer, Row, places_of, put_counts, put_one
from howdah.engine.contract import Rules
from howdah.games.totem.board import CELLS, NUMBERS
from howdah.games.totem.setup import PIECES
from howdah.games.totem.vocabulary import VOCABULARY

PHASES: Final = [phase.name for phase in VOCABULARY.phases.values()]
PHASE_PLACES: Final = places_of(PHASES)


class TotemObserver(Observer):
    """Everything lies open: only the order of the seats differs between observers."""

    left_out = {"ending": "how it ended: there is nothing to decide any more"}  # noqa: RUF012

    def __init__(self, rules: Rules) -> None:
        seats = rules.seats
        super().__init__(
            rules,
            [
                Field("seat", (seats,), 0, 1, "which seat you are: 1 there"),
                Field("phase", (len(PHASES),), 0, 1, f"what is asked: {', '.join(PHASES)}"),
                Field("turn", (seats,), 0, 1, "whose turn it is"),
                Field("first", (seats,), 0, 1, "who moved first; nobody while dice are rolled for it"),
                Field("round", (1,), 0, MOST, "how many turns that seat has had, this one included"),
                Field("turn_limit", (1,), 0, MOST, "the round after which the game is cut; 0 for none"),
                Field("totems", (seats, CELLS), 0, 1, "everybody's totem, a plane each"),
                Field("pieces", (seats, CELLS), 0, 1, "everybody's pieces, a plane each"),
                Field("active", (seats,), 0, PIECES, "pieces on the board"),
                Field("reserve", (seats,), 0, PIECES, "pieces that can still be entered"),
                Field("eliminated", (seats,), 0, PIECES, "pieces that are gone"),
                Field("out", (seats,), 0, seats, "when everybody went out: 1 for the first to go, 0 who is in"),
                Field("start_dice", (seats,), 0, 6, "the dice for the first move, 0 not rolled"),
                Field("dice", (2,), 0, 6, "the roll; 0 where there is none"),
                Field("points", (1,), 0, 12, "the points left"),
                Field("moving", (CELLS,), 0, 1, "the piece that moves, or whose victim is to be chosen"),
                Field("trail", (CELLS,), 0, 1, "the cells that it has left this turn"),
                Field("moved", (CELLS,), 0, 1, "the pieces that have moved this turn"),
            ],
        )

    def fill(self, fields: Mapping[str, Any], seat: int, parts: dict[str, Row]) -> None:
        parts["seat"][seat] = 1
        put_one(parts["phase"], fields["phase"], PHASE_PLACES)
        parts["turn"][self.place_of(fields["turn"], seat)] = 1
        if fields["first"] is not None:
            parts["first"][self.place_of(fields["first"], seat)] = 1
        parts["round"][0] = min(fields["round"], MOST)
        parts["turn_limit"][0] = min(fields["turn_limit"] or 0, MOST)
        for place, totem in enumerate(self.turned(fields["totems"], seat)):
            put_one(parts["totems"][place], totem, NUMBERS)
        for place, pieces in enumerate(self.turned(fields["pieces"], seat)):
            put_counts(parts["pieces"][place], pieces, NUMBERS)
        for name in ("active", "reserve", "eliminated", "out"):
            parts[name][:] = self.turned(fields[name], seat)
        parts["start_dice"][:] = [die or 0 for die in self.turned(fields["start_dice"], seat)]
        parts["dice"][: len(fields["dice"])] = fields["dice"]
        parts["points"][0] = fields["points"]
        put_one(parts["moving"], fields["moving"], NUMBERS)
        put_counts(parts["trail"], fields["trail"], NUMBERS)
        put_counts(parts["moved"], fields["moved"], NUMBERS)


def observer(rules: Rules) -> TotemObserver:
    return TotemObserver(rules)
