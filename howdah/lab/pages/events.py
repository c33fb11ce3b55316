"""What happened in the games, for the report: a figure for each fact of an event, headed by the game's own words.

The sentence that a player is told of an event is its heading here, with what differs from time to time left out.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from howdah.engine.vocabulary import ACTION, CARD, SEAT, TEXT
from howdah.lab.accumulators import Summary, Use
from howdah.lab.pages.maps import Map, map_of
from howdah.lab.pages.svg import columns, names
from howdah.locale.sentences import Teller
from howdah.locale.words import Fact, Words

COUNTERS: Final = ("turn", "turns", "round")
"""Facts that only count on."""
MOST_VALUES: Final = 40
"""A fact with more values than this is no card or terrain: it is left to the JSON output, unless a board has them."""
MOST_BARS: Final = 12
"""Cells beyond so many are drawn on the board."""
OPEN: Final = "…"
NUMBERED: Final = ("", "_count", "_by_seat")
"""What words may ask of a fact that is a list."""


class Drawn(NamedTuple):
    """One figure."""

    caption: str
    note: str
    chart: str
    heads: list[str]
    rows: list[list[str]]
    wide: bool = False


class EventFigures:
    """The figures of a summary's events."""

    def __init__(self, summary: Summary, words: Words) -> None:
        plan = summary.plan
        self.uses = summary.uses
        self.words = words
        self.game = plan.game
        self.teller = Teller(words, plan.game, [str(seat + 1) for seat in range(plan.seats)])
        self.map: Map | None = None if plan.has_drawn_table() else map_of(plan.rules(0))

    def all(self) -> list[Drawn]:
        """A figure for each fact with few values (cards, animals, dice), or with values that are cells of the board."""
        made = []
        for kind in self.uses.kinds():
            facts = self.uses.facts(kind)
            for fact, values in facts.items():
                board = self.board_for(values)
                if fact not in COUNTERS and len(values) > 1 and (board or len(values) <= MOST_VALUES):
                    made.append(self.figure(self.heading(kind, fact, list(facts)), kind, fact, values, board))
        return made

    def board_for(self, values: Mapping[str, Use]) -> Map | None:
        """The board, if there are many values and most of them lie on it."""
        if self.map is None or len(values) <= MOST_BARS:
            return None
        return self.map if 2 * sum(value in self.map.corners for value in values) > len(values) else None

    def heading(self, kind: str, fact: str, facts: list[str]) -> str:
        """Fact and event in words: the sentence that tells this fact, with dots for all that it tells."""
        keys = [f"lab-event-{kind}", f"{self.game}-event-{kind}-with-{fact}", f"{self.game}-event-{kind}"]
        key = self.words.first(*keys)
        if not self.words.has(key):
            return self.words("lab-figure-uses", event=kind, fact=self.thing(fact))
        told: dict[str, Fact] = {f"{name}{form}": OPEN for name in facts for form in NUMBERED}
        told |= {f"{name}_is": "other" for name in ("player", *facts)}
        sentence = self.words(key, player=self.words("lab-player"), **told).removesuffix(".")
        return self.words("lab-figure-uses", event=sentence, fact=self.thing(fact))

    def thing(self, fact: str) -> str:
        """What a fact is called."""
        key = f"lab-thing-{fact}"
        return self.words(key) if self.words.has(key) else fact

    def value(self, event: str, fact: str, value: str) -> str:
        """A value in words: cards, ways and seats have names."""
        kind = self.teller.vocabulary.event_facts(event).get(fact, TEXT).name
        if kind in (CARD.name, ACTION.name):
            return str(self.teller.card(value) if kind == CARD.name else self.teller.action(value))
        if kind == SEAT.name:
            return self.words("lab-seat-named", seat=value) if value != "0" else self.words("lab-value-nobody")
        key = self.words.first(f"lab-value-{value}", f"lab-ending-{value}", f"{self.game}-action-{value}")
        return self.words(key) if not value.isdecimal() and self.words.has(key) else value

    def figure(self, caption: str, event: str, fact: str, values: Mapping[str, Use], board: Map | None) -> Drawn:
        words = self.words
        named = {value: self.value(event, fact, value) for value in values}
        winners = [use.by_winner for use in values.values()]
        parts = [by_winner for by_winner in winners if by_winner is not None]
        owned = len(parts) == len(winners)
        rows = [
            [named[value], f"{use.times:,}", f"{use.times / self.uses.games:.2f}", *[percent_of(use)] * owned]
            for value, use in values.items()
        ]
        heads = [self.thing(fact), words("lab-times"), words("lab-times-a-game"), *[words("lab-by-winner")] * owned]
        told = f"{caption}: " + "; ".join(f"{row[0]}: {row[1]}" for row in rows)
        counts = {value: use.times for value, use in values.items()}
        if board is not None:
            off = ", ".join(f"{named[value]} ({counts[value]:,})" for value in counts if value not in board.corners)
            notes = [words("lab-figure-map-note")]
            notes += [words("lab-figure-map-ground")] if board.has_ground else []
            notes += [words("lab-figure-map-off", places=off)] if off else []
            return Drawn(caption, " ".join(notes), board.draw(counts, told), heads, rows, board.is_wide)
        draw = columns if all(value.removeprefix("-").isdecimal() for value in named.values()) else names
        chart = draw([(named[value], count) for value, count in counts.items()], told, parts if owned else [])
        return Drawn(caption, words("lab-figure-uses-note") if owned else "", chart, heads, rows)


def percent_of(use: Use) -> str:
    """How much of it was the later winner's."""
    return f"{(use.by_winner or 0) / use.times:.1%}"
