"""Raj as an array."""

from collections.abc import Mapping
from typing import Any

from howdah.adapters.observations.layout import Field, Observer, Row, places_of, put_counts
from howdah.engine.contract import Rules
from howdah.games.raj.rules import RajRules


class RajObserver(Observer):
    """`howdah/adapters/batch/raj_rows.py` writes the same rows while a batch is stepped; a test holds them equal."""

    left_out = {  # noqa: RUF012
        "turns": "the same in every row: `Observer.rules` has it",
        "used": "shown only with `open_history`, and there it is a field",
    }

    def __init__(self, rules: RajRules) -> None:
        deck = rules.deck
        seats, bids = rules.seats, len(deck.bids)
        kinds = sorted(set(deck.prizes))
        turns = len(deck.prizes)
        lowest = sum(prize for prize in deck.prizes if prize < 0)
        highest = sum(prize for prize in deck.prizes if prize > 0)
        self.kinds = places_of(kinds)
        self.bids = places_of(deck.bids)
        self.open_history = rules.open_history
        fields = [
            Field("seat", (seats,), 0, 1, "which seat you are: 1 there"),
            Field("turn", (1,), 1, turns, "the turn that is played, from 1"),
            Field("worth", (1,), lowest, highest, "the sum at stake; below zero the lowest bid takes it"),
            Field("scores", (seats,), lowest, highest, "what everybody's prize cards sum up to"),
            Field("last", (seats,), 0, bids, "the bid that lies on each stack: its place in the deck from 1, 0 none"),
            Field("ready", (seats,), 0, 1, "who has put down a bid this turn"),
            Field("sealed", (1,), 0, bids, "your bid that lies face down: its place in the deck from 1, 0 none"),
            Field("stake", (len(kinds),), 0, turns, "how many prize cards of each value lie at stake, lowest first"),
            Field("pile", (len(kinds),), 0, turns, "how many of each are still to come"),
            Field("hand", (bids,), 0, 1, "your bid cards, lowest first"),
            Field("taken", (seats, len(kinds)), 0, turns, "how many prize cards of each value everybody has taken"),
        ]
        if self.open_history:
            fields.append(Field("used", (seats, bids), 0, turns, "the turn in which each bid was made, 0 not yet"))
        super().__init__(rules, fields)

    def fill(self, fields: Mapping[str, Any], seat: int, parts: dict[str, Row]) -> None:
        parts["seat"][seat] = 1
        parts["turn"][0] = fields["turn"]
        parts["worth"][0] = fields["worth"]
        put_counts(parts["stake"], fields["stake"], self.kinds)
        put_counts(parts["pile"], fields["pile"], self.kinds)
        put_counts(parts["hand"], fields["hand"], self.bids)
        if fields["sealed"] is not None:
            parts["sealed"][0] = self.bids[fields["sealed"]] + 1
        parts["ready"][:] = self.turned(fields["ready"], seat)
        parts["scores"][:] = self.turned(fields["scores"], seat)
        for place, bid in enumerate(self.turned(fields["last"], seat)):
            parts["last"][place] = 0 if bid is None else self.bids[bid] + 1
        for place, cards in enumerate(self.turned(fields["taken"], seat)):
            put_counts(parts["taken"][place], cards, self.kinds)
        if self.open_history:
            for place, used in enumerate(self.turned(fields["used"], seat)):
                for turn, bid in enumerate(used, start=1):
                    parts["used"][place, self.bids[bid]] = turn


def observer(rules: Rules) -> RajObserver:
    assert isinstance(rules, RajRules)
    return RajObserver(rules)
