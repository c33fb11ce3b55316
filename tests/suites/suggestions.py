"""Every suggestion is true: the change is made, and the action is possible; where nothing helps, nothing does.

All is tried in the true state, which the engine does not look at when it suggests.
"""

from collections.abc import Iterator
from functools import cache

import pytest

from howdah.engine.contract import CHANCE, CHANCE_BIT, Rules, State
from howdah.engine.errors import NotationError, Suggestion
from howdah.engine.events import Sink, seen_by
from howdah.engine.generator import Generator
from howdah.engine.registry import read_state, vocabulary_of
from howdah.engine.seats import seats_in
from howdah.engine.suggestions import MOST_ACTIONS, suggest
from tests.suites.walking import any_of

WALKS = 2
"""How often it is played on where nothing is said to help."""
LONGEST_WALK = 60
POSITIONS = 12
MOST_BETWEEN = 25
"""So many positions of a game are looked at, and at most so many steps lie between them."""
TRIES = 4
"""How many actions are picked in a position for each seat, of every verb alike; most belong to another phase."""
TURN = {
    "raj": ["turn"],
    "totem": ["round", "turn"],
    "elephant_rally": ["turns", "turn"],
    "formula_e": ["turns", "turn"],
}
"""The fields of a view that say which turn it is."""
NOT_OWN = ("not-in-hand", "not-in-discards", "no-tiger", "no-cow-there")
"""Refusals of cards that the seat does not have, and of targets that nobody sees."""
STANDING = ("piece", "take")
"""Totem's actions on what stands on a cell."""


def check_suggestions(rules: Rules, seed: int) -> None:
    """Random positions; in each of them some actions that the seats who are asked cannot do, of any phase."""
    generator = Generator(seed)
    for state in positions(rules, seed):
        for seat in range(rules.seats):
            for action in tries(rules, generator):
                suggestion = suggest(state, seat, action)
                if suggestion is not None:
                    check_suggestion(state, seat, action, suggestion, generator)


def positions(rules: Rules, seed: int) -> Iterator[State]:
    """Some states of a random game in which a seat is asked, from all over it."""
    generator = Generator(seed)
    state = rules.new()
    for _ in range(POSITIONS):
        for _ in range(1 + int(generator.below(MOST_BETWEEN))):
            asked = int(state.pending())
            if not asked:
                return
            actor = CHANCE if asked & CHANCE_BIT else any_of(seats_in(asked), generator)
            state.apply(actor, state.pick(actor, generator), None)
        if not state.pending() & CHANCE_BIT:
            yield state


def tries(rules: Rules, generator: Generator) -> list[int]:
    """Some actions, of every verb alike."""
    return [any_of(any_of(verbs_of(rules), generator), generator) for _ in range(TRIES)]


@cache
def verbs_of(rules: Rules) -> list[list[int]]:
    """The actions of a table, by their first word."""
    verbs: dict[str, list[int]] = {}
    for action, text in enumerate(rules.actions):
        verbs.setdefault(text.partition(" ")[0], []).append(action)
    return list(verbs.values())


def is_own(state: State, seat: int, action: int) -> bool:
    """Whether an action is refused in the present phase, and about own cards and shown targets."""
    reason = state.explain(seat, action)
    if reason is None or reason.code in NOT_OWN:
        return False
    if vocabulary_of(state.rules.game).reasons[reason.code].other_phase:
        return False
    verb, _, what = state.rules.actions[action].partition(" ")
    if verb == "tiger":
        hand = state.view(seat).fields["hand"]
        assert isinstance(hand, list)
        return "tiger" in hand
    if state.rules.game == "totem" and verb in STANDING:
        fields = state.view(seat).fields
        pieces, totems = fields["pieces"], fields["totems"]
        assert isinstance(pieces, list)
        assert isinstance(totems, list)
        return what in totems or any(what in group for group in pieces)
    return True


def check_suggestion(state: State, seat: int, action: int, suggestion: Suggestion, generator: Generator) -> None:
    """Make the change, and find the action possible."""
    rules, facts = state.rules, suggestion.facts
    about = f"'{suggestion}' for '{rules.actions[action]}', seat {seat + 1}: {state!r}"
    declared = vocabulary_of(rules.game).suggestions
    assert suggestion.code in declared, about
    assert set(facts) == set(declared[suggestion.code]), about
    assert action not in state.legal(seat), about
    match suggestion.code:
        case "first" | "order":
            check_path(state, seat, action, [str(facts["action"])], about)
        case "first-two":
            check_path(state, seat, action, [str(facts["action"]), str(facts["then"])], about)
        case "another" | "another-card":
            said = str(facts["action"])
            assert rules.action_numbers[said] in state.legal(seat), about
            assert differ_in_one(rules.actions[action], said), about
        case "crossing":
            check_crossing(state, seat, action, int(facts["crossing"]), about)
        case "nothing-turn":
            for _ in range(WALKS):
                check_turn(state.copy(), seat, action, generator, about)
        case "nothing-now":
            for _ in range(WALKS):
                check_say(state.copy(), seat, action, generator, about)
        case _:
            raise AssertionError(f"nobody checks {about}")


def check_path(state: State, seat: int, action: int, texts: list[str], about: str) -> None:
    """These actions are the seat's own, one after the other, show it nothing and lead to the action."""
    assert 0 < len(texts) <= MOST_ACTIONS, about
    world, other = state.copy(), state.redeal(seat, Generator(99))
    for text in texts:
        number = state.rules.action_numbers[text]
        told = []
        for each in (world, other):
            assert number in each.legal(seat), about
            sink = Sink()
            each.apply(seat, number, sink)
            assert each.pending() == 1 << seat, about
            told.append([seen_by(event, seat) for event in sink.events])
        assert told[0] == told[1], f"it tells the seat something: {about}"
    assert action in world.legal(seat), about


def differ_in_one(text: str, other: str) -> bool:
    """The same verb, and one word that is another, is new or is missing."""
    ours, theirs = (each.replace(" with ", " ").split() for each in (text, other))
    if ours[0] != theirs[0]:
        return False
    if len(ours) == len(theirs):
        return sum(mine != its for mine, its in zip(ours, theirs, strict=True)) == 1
    fewer, more = sorted((ours, theirs), key=len)
    return len(more) == len(fewer) + 1 and all(word in more for word in fewer)


def check_crossing(state: State, seat: int, action: int, crossing: int, about: str) -> None:
    """With the crossing open it is possible; or it is then the only step, which is taken at once: nobody is asked, and
    such a position is refused."""
    opened = next(awaited.world for awaited in state.awaited() if awaited.facts == {"crossing": crossing})
    if [other for other in range(len(state.rules.actions)) if opened.explain(seat, other) is None] == [action]:
        with pytest.raises(NotationError, match="forced ones are taken at once"):
            with_open(state, crossing)
    else:
        assert action in with_open(state, crossing).legal(seat), about


def with_open(state: State, crossing: int) -> State:
    """The position in which a crossing is open and all else is as it is."""
    parts = [part for part in repr(state).split(" / ") if not part.startswith("open:")]
    before = [part for part in repr(state).split(" / ") if part.startswith("open:")]
    opened = {*(before[0].partition(":")[2].split() if before else []), str(crossing)}
    return read_state(" / ".join([*parts, f"open: {' '.join(sorted(opened, key=int))}"]))


def check_turn(world: State, seat: int, action: int, generator: Generator, about: str) -> None:
    """Play on, whoever is asked: until the turn is over it stays impossible."""
    turn = turn_of(world)
    for _ in range(LONGEST_WALK):
        asked = int(world.pending())
        if not asked:
            return
        actor = CHANCE if asked & CHANCE_BIT else any_of(seats_in(asked), generator)
        world.apply(actor, world.pick(actor, generator), None)
        if turn_of(world) != turn:
            return
        assert action not in world.legal(seat), f"it has become possible: {about}"


def turn_of(state: State) -> list[object]:
    fields = state.view(0).fields
    return [fields[name] for name in TURN[state.rules.game]]


def check_say(world: State, seat: int, action: int, generator: Generator, about: str) -> None:
    """Let the seat go on alone: it stays impossible until another seat or chance has to decide."""
    for _ in range(LONGEST_WALK):
        answers = world.silent_answer(seat) >= 0
        world.apply(seat, world.pick(seat, generator), None)
        if answers or world.pending() != 1 << seat:
            return
        assert action not in world.legal(seat), f"it has become possible: {about}"
