"""Codes and facts become sentences: events, refusals, endings and actions, in one reader's language.

How a fact is said follows from its kind, which the game's `vocabulary.py` declares; no game is named here.
"""

import importlib
import importlib.util
from collections.abc import Mapping

from howdah.engine.contract import Result, View
from howdah.engine.errors import Reason, Suggestion
from howdah.engine.events import Seen
from howdah.engine.registry import vocabulary_of
from howdah.engine.vocabulary import ACTION, CARD, SEAT, TEXT, WAY, FactKind
from howdah.locale.clauses import Rulebook, rulebook, rulebooks
from howdah.locale.words import Fact, Words


class Teller:
    """The words of one game at one table."""

    def __init__(self, words: Words, game: str, names: list[str]) -> None:
        self.words = words
        self.game = game
        self.names = names
        self.vocabulary = vocabulary_of(game)

    def title(self) -> str:
        """The game's name."""
        key = f"{self.game}-title"
        return self.words(key) if self.words.has(key) else self.game

    def event(self, seen: Seen) -> str:
        """What happened. Who is told FACT hears the message `KIND-with-FACT`, if there is one."""
        facts = self.facts(seen.facts, self.vocabulary.event_facts(seen.kind))
        keys = [f"{self.game}-event-{seen.kind}-with-{fact}" for fact in seen.facts]
        key = self.words.first(*keys, f"{self.game}-event-{seen.kind}", f"table-event-{seen.kind}")
        return self.words(key, **facts) if self.words.has(key) else str(seen)

    def reason(self, reason: Reason) -> str:
        """Why something is not possible, with the clause that says so."""
        key = self.words.first(f"{self.game}-reason-{reason.code}", f"table-reason-{reason.code}")
        facts = self.facts(reason.facts, self.vocabulary.reason_facts(reason.code))
        sentence = self.words(key, **facts) if self.words.has(key) else str(reason)
        return f"{sentence} ({reason.clause})" if reason.clause else sentence

    def suggestion(self, suggestion: Suggestion) -> str:
        """What would help whoever was refused."""
        key = self.words.first(f"{self.game}-suggestion-{suggestion.code}", f"table-suggestion-{suggestion.code}")
        facts = self.facts(suggestion.facts, self.vocabulary.suggestions.get(suggestion.code, {}))
        return self.words(key, **facts) if self.words.has(key) else str(suggestion)

    def why(self, code: str, facts: Mapping[str, object]) -> str:
        """What speaks for the best action of a hint; nothing where there are no words for it."""
        key = self.words.first(f"{self.game}-why-{code}", f"table-why-{code}")
        said = self.facts(facts, self.vocabulary.whys.get(code, {}))
        return self.words(key, **said) if self.words.has(key) else ""

    def action(self, text: str) -> str:
        """An action in the reader's words: cards joined by `with`, other words one by one."""
        verb, _, what = text.partition(" ")
        key = f"{self.game}-action-{verb}"
        if not self.words.has(key):
            return text
        kinds = self.vocabulary.actions.get(verb) or [TEXT]
        if CARD in kinds:
            return self.words(key, what=" + ".join(self.card(card) for card in what.split(" with "))).strip()
        said = [self.said(kinds[min(place, len(kinds) - 1)], word) for place, word in enumerate(what.split())]
        return self.words(key, what=" ".join(map(str, said))).strip()

    def move(self, actions: list[str]) -> str:
        """The actions of one move in one line; of a way only its beginning and its end."""
        said: list[str] = []
        start = ""
        for action, after in zip(actions, [*actions[1:], ""], strict=True):
            verb, _, cell = action.partition(" ")
            if verb == "piece" and after:
                start = cell
            elif verb == "to" and not after.startswith("to "):
                key = f"{self.game}-move" if start else f"{self.game}-move-on"
                said.append(self.words(key, start=start, end=cell))
            elif verb not in ("to", "finish") or len(actions) == 1:
                said.append(self.action(action))
        return ", ".join(said)

    def name(self, number: int) -> str:
        """What the player of a seat is called, seats counted from one."""
        known = 0 < number <= len(self.names)
        return self.names[number - 1] if known else self.words("table-name-person", seat=number)

    def card(self, code: str) -> str:
        """A card in the reader's words: `green-5` is the message `card-green` with 5 points."""
        kind, _, points = code.partition("-")
        key = f"{self.game}-card-{kind}"
        return self.words(key, points=points) if self.words.has(key) else code

    def said(self, kind: FactKind, fact: object) -> Fact:
        """One fact in the reader's words."""
        if kind.name == SEAT.name and str(fact).isdecimal():
            return self.name(int(str(fact)))
        if kind.name == CARD.name:
            return self.card(str(fact))
        if kind.name == ACTION.name:
            return self.action(str(fact))
        if kind.name == WAY.name and self.words.has(f"{self.game}-action-{fact}"):
            return self.words(f"{self.game}-action-{fact}")
        return fact if isinstance(fact, int | float) else str(fact)

    def facts(self, facts: Mapping[str, object], kinds: Mapping[str, FactKind]) -> dict[str, Fact]:
        """Facts as words need them: `seat` as `player`, lists joined and counted, by player if they go by seat.

        Of each player it is said whether it is the reader (`player_is`: `me`), since languages speak to a reader with
        other verbs.
        """
        made: dict[str, Fact] = {}
        for name, fact in facts.items():
            kind = kinds.get(name, SEAT if name == "seat" else TEXT)
            if isinstance(fact, list):
                items = [self.said(kind, item) for item in fact]
                made[name] = ", ".join(map(str, items))
                made[f"{name}_count"] = len(items)
                if len(items) == len(self.names):
                    pairs = zip(self.names, items, strict=True)
                    made[f"{name}_by_seat"] = ", ".join(f"{player} {item}" for player, item in pairs)
            else:
                said = "player" if name == "seat" else name
                made[said] = self.said(kind, fact)
                if kind.name == SEAT.name:
                    made[f"{said}_is"] = "me" if made[said] == self.words("table-name-me") else "other"
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
