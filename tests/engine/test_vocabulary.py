"""One declaration is enough: types and filters follow, what is owed for it is named, and without it nothing passes."""

from collections.abc import Iterator

import pytest
from mypy_extensions import i64

from howdah.engine.contract import CHANCE
from howdah.engine.events import Sink
from howdah.engine.registry import Meta, register, set_table, unregister
from howdah.engine.vocabulary import CARD, CELL, CELLS, NUMBER, SEAT, EventKind, Phase, ReasonCode, Vocabulary
from howdah.server.protocol.game_types import game_types
from tests.suites.conformance import check_vocabulary
from tests.suites.vocabulary import owed_rows, owed_words
from tests.toys.ambush import CARDS, EVENTS, AmbushRules, AmbushState, ambush_vocabulary

PEEKED = EventKind("peeked", {"seat": SEAT}, secret={"card": CARD})
"""The one declaration."""
NAME = "peeking"


class Peeking(AmbushState):
    """Ambush in which whoever ends a turn looks at the first card of their own hand, and all see that they do."""

    def apply(self, seat: i64, action: i64, sink: Sink | None) -> None:
        if sink is not None and seat != CHANCE and self.hands[seat]:
            card = CARDS[self.hands[seat][0]]
            sink.tell("peeked", {"seat": seat + 1}, secret={"card": card}, knowers=1 << seat)
        super().apply(seat, action, sink)


class PeekingRules(AmbushRules):
    def __init__(self, seats: int, options: dict[str, str]) -> None:
        super().__init__(seats, options, NAME)

    def state(self, hands: list[list[int]]) -> AmbushState:
        return Peeking(self, hands)


def peeking(events: list[EventKind]) -> Vocabulary:
    vocabulary = ambush_vocabulary(events, NAME)
    register(Meta(NAME, 2, 4, 1, 1, [], "AMB", PeekingRules, vocabulary))
    return vocabulary


@pytest.fixture(autouse=True)
def _forgotten() -> Iterator[None]:
    yield
    unregister(NAME)


def test_an_event_that_is_not_declared_fails() -> None:
    peeking(EVENTS)
    with pytest.raises(AssertionError, match="peeking declares no event 'peeked'"):
        check_vocabulary(set_table(NAME, 3), 1)


@pytest.mark.parametrize(
    ("declared", "complaint"),
    [
        (EventKind("peeked", {"seat": SEAT, "card": CARD}), "tells the public facts"),
        (EventKind("peeked", {"seat": SEAT}), "tells the secret facts"),
        (EventKind("peeked", {"seat": SEAT}, secret={"card": NUMBER}), "declared as number"),
        (EventKind("peeked", {"seat": SEAT}, secret={"card": CARD}, knowers=()), "to other seats than nobody"),
        (EventKind("peeked", {"seat": SEAT}, secret={"card": CARD}, reveals=True), "with reveals=True"),
    ],
)
def test_an_event_that_is_declared_otherwise_fails(declared: EventKind, complaint: str) -> None:
    peeking([*EVENTS, declared])
    with pytest.raises(AssertionError, match=complaint):
        check_vocabulary(set_table(NAME, 3), 1)


def test_types_and_the_filter_of_secrets_follow_from_one_declaration() -> None:
    without, declared = game_types([peeking(EVENTS)]), game_types([peeking([*EVENTS, PEEKED])])
    check_vocabulary(set_table(NAME, 3), 1)
    added = [line.strip() for line in declared.splitlines() if line not in without.splitlines()]
    assert added == [
        "| { kind: 'peeked'; facts: { seat: number; card?: string } }",
        """'peeked': {"seat": "seat", "card": "card"},""",
        """'peeked': ["card"],""",
    ]


def test_words_are_owed_for_the_event_and_for_its_secret() -> None:
    before = set(owed_words(peeking(EVENTS), {}))
    vocabulary = peeking([*EVENTS, PEEKED])
    owed = set(owed_words(vocabulary, {})) - before
    assert owed == {"no words for peeking-event-peeked", "no words for peeking-event-peeked-with-card"}
    said = {"peeking-event-peeked": {"player", "card"}, "peeking-event-peeked-with-card": {"player", "card"}}
    owed = set(owed_words(vocabulary, said)) - before
    assert owed == {"peeking-event-peeked speaks of 'card', which is not told there"}


def test_a_field_that_learners_are_not_shown_needs_a_reason() -> None:
    vocabulary = peeking(EVENTS)
    assert owed_rows(vocabulary, {}, {}) == ["hand has no place"]
    assert owed_rows(vocabulary, {}, {"hand": ""}) == ["hand has no place"]
    assert owed_rows(vocabulary, {}, {"hand": "a toy"}) == []
    assert owed_rows(vocabulary, {}, {"hand": "a toy", "foot": "none"}) == ["foot is left out, but it is not declared"]


@pytest.mark.parametrize(
    ("declare", "what"),
    [
        (lambda: Vocabulary("toy", phases=[Phase("a", "T-1", 1), Phase("b", "T-1", 1)]), "phase 'b'"),
        (lambda: Vocabulary("toy", phases=[Phase("a", "T-1", 1), Phase("a", "T-1", 2)]), "phase 'a'"),
        (lambda: Vocabulary("toy", reasons=[ReasonCode(code, "T-1", {}, 1) for code in "ab"]), "reason 'b'"),
        (lambda: Vocabulary("toy", events=[PEEKED, PEEKED]), "event 'peeked'"),
    ],
)
def test_nothing_is_declared_twice(declare, what: str) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(ValueError, match=f"toy declares the {what}, or its number, twice"):
        declare()


def test_kinds_know_what_fits_them() -> None:
    assert CELL.fits("a1")
    assert CELLS.fits(["a1", "a2"])
    assert SEAT.fits(2)
    assert not SEAT.fits("2")
    assert not CELL.fits(["a1"])
    assert not CELLS.fits("a1")
