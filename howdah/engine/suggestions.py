"""What would make a refused action possible: the smallest change, found by trying it.

All is tried in worlds that are re-dealt from what the seat knows, so that nothing hidden can leak. No path goes past a
chance node, another seat's decision, or a fact that was hidden from the seat: whatever is suggested is certain. What
cannot be proved is not said. Codes and their facts are declared in `vocabulary.py`, their words in the locales.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from howdah.engine.contract import State
from howdah.engine.errors import Reason, Suggestion
from howdah.engine.events import Event, Sink
from howdah.engine.generator import Generator
from howdah.engine.registry import vocabulary_of
from howdah.engine.vocabulary import CARD, CELL, TEXT, FactKind, Vocabulary

MOST_POSITIONS: Final = 400
"""How many positions are looked at for one answer."""
MOST_ACTIONS: Final = 2
"""How many own actions a suggestion may put before the refused one."""
WORLDS: Final = 3
"""In how many worlds a suggestion must hold."""

# What has come of an own action.
GOES_ON: Final = 0
"""The seat alone is asked again, and it has learned nothing new."""
HANDED_ON: Final = 1
"""Another seat or chance has to decide, or the game is over."""
SHOWS: Final = 2
"""Something was hidden from the seat and is not now: what follows is not certain."""

# How much of what was meant an action keeps, the most first.
WITH_MORE: Final = 0
CHANGED: Final = 1
WITH_LESS: Final = 2
OTHER: Final = 3


def suggest(state: State, seat: int, action: int) -> Suggestion | None:
    """The smallest change that would make an action of the vocabulary possible; None where it is possible, and where
    nothing certain can be said."""
    worlds = [state.redeal(seat, Generator(number)) for number in range(WORLDS)]
    reason = worlds[0].explain(seat, action)
    return None if reason is None else Search(worlds, seat, action).suggestion(reason)


@mypyc_attr(acyclic=True)
class Branch:
    """A world after some own actions."""

    def __init__(self, world: State, actions: list[int]) -> None:
        self.world = world
        self.actions = actions


class Search:
    """Looks for what would make one action possible."""

    def __init__(self, worlds: list[State], seat: int, action: int) -> None:
        self.worlds = worlds
        self.seat = seat
        self.action = action
        self.texts = worlds[0].rules.actions
        self.vocabulary: Vocabulary = vocabulary_of(worlds[0].rules.game)
        self.left = MOST_POSITIONS
        self.proved = True
        """Every path so far was followed until it was handed on."""

    def suggestion(self, reason: Reason) -> Suggestion | None:
        """In the order of their size: one action before, the action itself with another word, two before it; then
        what may be waited for; then that nothing helps."""
        declared = self.vocabulary.reasons.get(reason.code)
        all_turn = declared is not None and declared.all_turn
        lasts = all_turn or (declared is not None and declared.until_others)
        other_phase = declared is None or declared.other_phase
        root = Branch(self.worlds[0], [])
        legal = root.world.legal(self.seat)
        near = self.nearest(legal)
        ahead: list[Branch] = []
        if legal and not lasts:
            ahead = self.grow([root])
            found = self.certain(ahead)
            if found:
                return self.said_first(found)
        if near >= 0 and self.changed_kind(near).name != CELL.name:
            return self.said_another(near)
        if ahead:
            ahead = self.grow(ahead)
            found = self.certain(ahead)
            if found:
                first, then = found[0].actions
                return Suggestion("first-two", {"action": self.texts[first], "then": self.texts[then]})
        waited = self.awaited()
        if waited is not None:
            return waited
        if lasts:
            if near >= 0:
                return self.said_another(near)
            return Suggestion("nothing-turn" if all_turn else "nothing-now")
        if legal and not other_phase and self.is_hopeless(ahead):
            return Suggestion("nothing-now")
        return self.said_another(near) if near >= 0 else None

    # Own actions before it.

    def grow(self, branches: list[Branch]) -> list[Branch]:
        """One own action further, in all ways; those that end there are left out."""
        grown: list[Branch] = []
        for branch in branches:
            for action in branch.world.legal(self.seat):
                if self.left == 0:
                    self.proved = False
                    return grown
                self.left -= 1
                world = branch.world.copy()
                came = self.step(world, action)
                if came == GOES_ON:
                    grown.append(Branch(world, [*branch.actions, action]))
                elif came == SHOWS:
                    self.proved = False
        return grown

    def step(self, world: State, action: int) -> int:
        """Take an own action, and say what has come of it. After an answer in a reaction window the others have their
        say, whoever was the last to answer."""
        answered = world.silent_answer(self.seat) >= 0
        sink = Sink()
        world.apply(self.seat, action, sink)
        if answered or world.pending() != 1 << self.seat:
            return HANDED_ON
        for event in sink.events:
            if self.is_news(event):
                return SHOWS
        return GOES_ON

    def is_news(self, event: Event) -> bool:
        """Whether an event shows the seat something; not if the seat itself has shown it."""
        if not event.reveals:
            return False
        declared = self.vocabulary.events.get(event.kind)
        return declared is None or not declared.shown_by or event.facts[declared.shown_by] != self.seat + 1

    def certain(self, branches: list[Branch]) -> list[Branch]:
        """Those after which the action is possible, in every world. What can be taken back goes first."""
        found = [branch for branch in branches if self.action in branch.world.legal(self.seat)]
        first = self.worlds[0]
        found.sort(key=lambda branch: first.is_final(self.seat, branch.actions[0]))
        sure = [branch for branch in found if self.holds(branch.actions)]
        self.proved = self.proved and len(sure) == len(found)
        return sure

    def holds(self, actions: list[int]) -> bool:
        """Whether these actions lead to it in the other worlds too."""
        for dealt in self.worlds[1:]:
            world = dealt.copy()
            for action in actions:
                if action not in world.legal(self.seat) or self.step(world, action) != GOES_ON:
                    return False
            if self.action not in world.legal(self.seat):
                return False
        return True

    def said_first(self, found: list[Branch]) -> Suggestion:
        """One of the actions that help, and how many there are. Of two cards: it is their order that matters."""
        first = self.texts[found[0].actions[0]]
        code = "order" if self.plays_card(first) and self.plays_card(self.texts[self.action]) else "first"
        return Suggestion(code, {"action": first, "count": len(found)})

    def plays_card(self, text: str) -> bool:
        return CARD in self.kinds_of(text)

    # Something else instead.

    def nearest(self, legal: list[int]) -> int:
        """The possible action that keeps most of what was meant; -1 if none differs in a single word."""
        best, best_keeps, best_distance = -1, OTHER, 0
        for action in legal:
            keeps, distance = self.keeps(action), abs(action - self.action)
            if keeps != OTHER and (keeps, distance) < (best_keeps, best_distance if best >= 0 else distance + 1):
                best, best_keeps, best_distance = action, keeps, distance
        return best

    def keeps(self, action: int) -> int:
        """How an action differs from the refused one: by a word more, by one word, by a word less, or altogether."""
        meant, other = self.texts[self.action], self.texts[action]
        if verb_of(meant) != verb_of(other):
            return OTHER
        words, others = self.words_of(meant), self.words_of(other)
        if len(others) == len(words):
            return CHANGED if len([1 for mine, its in zip(words, others, strict=True) if mine != its]) == 1 else OTHER
        if len(others) == len(words) + 1:
            return WITH_MORE if all(word in others for word in words) else OTHER
        if len(others) + 1 == len(words):
            return WITH_LESS if all(word in words for word in others) else OTHER
        return OTHER

    def changed_kind(self, action: int) -> FactKind:
        """What the word is that differs."""
        words, others = self.words_of(self.texts[self.action]), self.words_of(self.texts[action])
        kinds = self.kinds_of(self.texts[action])
        place = 0
        while place < len(words) and place < len(others) and words[place] == others[place]:
            place += 1
        return kinds[min(place, len(kinds) - 1)]

    def said_another(self, action: int) -> Suggestion:
        code = "another-card" if self.changed_kind(action).name == CARD.name else "another"
        return Suggestion(code, {"action": self.texts[action]})

    def kinds_of(self, text: str) -> list[FactKind]:
        """What the words of an action are."""
        return list(self.vocabulary.actions.get(verb_of(text), ())) or [TEXT]

    def words_of(self, text: str) -> list[str]:
        """What an action is about: its cards, or its words one by one."""
        what = text.partition(" ")[2]
        return what.split(" with ") if CARD in self.kinds_of(text) else what.split()

    # Waiting, and giving up.

    def awaited(self) -> Suggestion | None:
        """What must have come before it is possible, without this seat's doing."""
        for awaited in self.worlds[0].awaited():
            if awaited.world.explain(self.seat, self.action) is None:
                return Suggestion(awaited.code, awaited.facts)
        return None

    def is_hopeless(self, ahead: list[Branch]) -> bool:
        """Whether no path of own actions, however long, makes it possible before another seat or chance decides."""
        while ahead and self.proved:
            ahead = self.grow(ahead)
            if any(self.action in branch.world.legal(self.seat) for branch in ahead):
                return False
        return self.proved


def verb_of(text: str) -> str:
    """The first word of an action."""
    return text.partition(" ")[0]
