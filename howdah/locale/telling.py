"""Codes and facts become sentences: events, refusals, endings and actions, in one reader's language."""

import importlib
import importlib.util
from typing import Final

from howdah.engine.contract import Result, View
from howdah.engine.errors import Reason
from howdah.engine.events import Seen
from howdah.locale.clauses import Rulebook, rulebook, rulebooks
from howdah.locale.words import Fact, Words

CARD_FACTS: Final = ("card", "cards", "with")
"""Facts that name cards by their codes."""
SEAT_FACTS: Final = ("victim", "from", "to")
"""Facts that name a player by number, where they are numbers: cells have names."""
SEAT_ACTIONS: Final = ("rob", "from", "give")
"""Actions that name a player by number."""
WAYS: Final = ("ahead", "left", "right", "behind")
"""Actions that also say where another one leads."""


class Teller:
    """The words of one game at one table."""

    def __init__(self, words: Words, game: str, names: list[str]) -> None:
        self.words = words
        self.game = game
        self.names = names

    def title(self) -> str:
        """The game's name."""
        key = f"{self.game}-title"
        return self.words(key) if self.words.has(key) else self.game

    def event(self, seen: Seen) -> str:
        """What happened. Who is told FACT hears the message `KIND-with-FACT`, if there is one."""
        keys = [f"{self.game}-event-{seen.kind}-with-{fact}" for fact in seen.facts]
        key = self.words.first(*keys, f"{self.game}-event-{seen.kind}", f"table-event-{seen.kind}")
        return self.words(key, **self.facts(dict(seen.facts))) if self.words.has(key) else str(seen)

    def reason(self, reason: Reason) -> str:
        """Why something is not possible, with the clause that says so."""
        key = self.words.first(f"{self.game}-reason-{reason.code}", f"table-reason-{reason.code}")
        sentence = self.words(key, **self.facts(dict(reason.facts))) if self.words.has(key) else str(reason)
        return f"{sentence} ({reason.clause})" if reason.clause else sentence

    def action(self, text: str) -> str:
        """An action in the reader's words."""
        verb, _, what = text.partition(" ")
        key = f"{self.game}-action-{verb}"
        if not self.words.has(key):
            return text
        named = verb in SEAT_ACTIONS and what.isascii() and what.isdecimal()
        return self.words(key, what=self.name(int(what)) if named else self.spoken(what)).strip()

    def name(self, number: int) -> str:
        """What the player of a seat is called, seats counted from one."""
        known = 0 < number <= len(self.names)
        return self.names[number - 1] if known else self.words("table-name-person", seat=number)

    def spoken(self, what: str) -> str:
        """What an action is about: cards by their names, and ways (`cow a3 left`) by the words of going there."""
        said = " + ".join(self.card(card) for card in what.split(" with "))
        if said != what:
            return said
        *cell, way = what.split(" ")
        key = f"{self.game}-action-{way}"
        return " ".join([*cell, self.words(key)]) if way in WAYS and self.words.has(key) else what

    def card(self, code: str) -> str:
        """A card in the reader's words: `green-5` is the message `card-green` with 5 points."""
        kind, _, points = code.partition("-")
        key = f"{self.game}-card-{kind}"
        return self.words(key, points=points) if self.words.has(key) else code

    def facts(self, facts: "dict[str, object]") -> dict[str, Fact]:
        """Facts as words need them: seats and cards as names, lists joined and counted, by player if by seat."""
        made: dict[str, Fact] = {}
        for name, fact in facts.items():
            if isinstance(fact, list):
                items = map(str, fact)
                made[name] = ", ".join(map(self.card, items) if name in CARD_FACTS else items)
                made[f"{name}_count"] = len(fact)
                if len(fact) == len(self.names):
                    pairs = zip(self.names, fact, strict=True)
                    made[f"{name}_by_seat"] = ", ".join(f"{player} {item}" for player, item in pairs)
            elif name == "seat" and isinstance(fact, int) and 0 < fact <= len(self.names):
                made["player"] = self.names[fact - 1]
            elif name in SEAT_FACTS and isinstance(fact, int):
                made[name] = self.name(fact)
            elif name in ("action", "answer"):
                made[name] = self.action(str(fact))
            elif name in CARD_FACTS and isinstance(fact, str):
                made[name] = self.card(fact)
            else:
                made[name] = fact if isinstance(fact, int | float) else str(fact)
        return made

    def ending(self, result: Result) -> list[str]:
        """How it ended, and the ranking."""
        players = ", ".join(self.names[seat] for seat in result.winners())
        lines = [self.words(f"table-ending-{result.ending}", players=players)]
        for seat in sorted(range(len(self.names)), key=lambda seat: result.ranks[seat]):
            facts: dict[str, Fact] = {"rank": result.ranks[seat], "score": result.scores[seat]}
            lines.append("  " + self.words("table-rank", player=self.names[seat], **facts))
        return lines

    def book(self) -> Rulebook | None:
        """The rulebook of the game, if it has one."""
        return rulebook(self.game, self.words.lang) if self.game in rulebooks() else None

    def picture(self, view: View, boxes: bool) -> str:
        """The game's own picture of a view; the position's sections where it has none."""
        module = f"howdah.games.{self.game}.picture"
        if importlib.util.find_spec(f"howdah.games.{self.game}") and importlib.util.find_spec(module):
            return str(importlib.import_module(module).picture(view, self.names, self.words, boxes))
        return view.position.replace(" / ", "\n")
