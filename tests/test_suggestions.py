"""What is suggested to whoever was refused: true in every game, the smallest first, said in every language."""

from collections import Counter
from collections.abc import Iterator

import pytest

from howdah.engine.contract import CHANCE, CHANCE_BIT, Rules, State
from howdah.engine.generator import Generator
from howdah.engine.registry import read_state, vocabulary_of
from howdah.engine.seats import seats_in
from howdah.engine.suggestions import suggest
from howdah.locale.clauses import rulebooks
from howdah.locale.languages import LANGUAGES
from howdah.locale.sentences import Teller
from howdah.locale.words import Words
from tests.suites.suggestions import check_suggestion, check_suggestions, is_own, tries
from tests.suites.tables import ALL_TABLES, table_name
from tests.suites.walking import any_of

TABLES = [rules for rules in ALL_TABLES if rules.game in rulebooks()]
GAMES = sorted({rules.game for rules in TABLES})
SAMPLE = 25_000
"""Refusals of each game: a hundred thousand of the four."""
LONGEST_GAME = 4_000

RALLY = "elephant_rally 3 / elephants: A b0 B a5 C c0 / hand 2: green-5 / hand 3: green-5"
MUD = (
    "elephant_rally 3 / elephants: A a40 B c37 C c36 / cows: a14 b16 c20 b21 b26 a27 b34 c38 b46 a47"
    " / hand 1: cow / hand 2: green-6 carpet-4 red-2 monkey / hand 3: green-5 / turn: 2 / turns: 88"
)
BANK = (
    "elephant_rally 3 / elephants: A b39 B c40 C b40 / table: juice-4 / played: green"
    " / step: move card=juice-4 mover=A points=3 mode=juice run=left moved=1"
)
FORK = (
    "elephant_rally 2 / elephants: A a23 B c37 C a22 D c27 / cows: b13 a14 b20 c20 b26 a28 b37 c38 b44 a46"
    " / hand 1: green-5 / hand 2: green-5 / table: juice-4 / first: 2 / turns: 96 / played: green"
    " / step: move card=juice-4 mover=C points=2 mode=juice moved=1"
)
TOTEM = "totem 2 / totem 1: j10 / pieces 1: i9 i10 j9 j11 k11 l11 l12 / totem 2: b2 / pieces 2: b3"
FORMULA = "formula_e 3 / elephants: A b47 B a47 C c46 / hand 2: green-4 / hand 3: green-4"

SAID = [
    # A bid card that lies in the stack; a bid that cannot be taken back.
    ("raj 3 / used 1: 9 / used 2: 3 / used 3: 4 / taken 1: 4 / stake: 6", 0, "bid 9", "another action=bid 8"),
    ("raj 3 / sealed 1: 9 / stake: 6", 0, "bid 3", "nothing-turn"),
    # Another card of the hand, the other order of two, or none: two green ones cannot be played.
    (f"{RALLY} / hand 1: green-5 red-2 / played: green", 0, "play green-5", "another-card action=play red-2"),
    (f"{RALLY} / hand 1: green-5 / played: green", 0, "play green-5", "nothing-turn"),
    (MUD, 1, "play red-2", "order action=play green-6 count=2"),
    (f"{FORMULA} / hand 1: carpet green-5", 0, "play carpet", "another-card action=play green-5 with carpet"),
    (f"{FORMULA} / hand 1: carpet monkey", 0, "play carpet", "another-card action=play monkey"),
    # Something must have been done before the turn ends; a monkey is played before somebody is robbed.
    (f"{FORMULA} / hand 1: green-5", 0, "end", "first action=discard green-5 count=1"),
    (f"{RALLY} / hand 1: monkey", 0, "rob 2", "first action=play monkey count=1"),
    # Nothing more is discarded after cards were played, but at the end of the turn a cobra takes one (FE-2.5).
    (f"{FORMULA} / cobras: 1 0 0 / hand 1: green-5 / played: green yellow", 0, "discard green-5", "nothing-now"),
    # Whoever can move must, until the dice are rolled again (TOT-3.3); a piece enters beside the totem (TOT-3.4).
    (f"{TOTEM} / dice: 1 6", 0, "pass", "nothing-now"),
    (f"{TOTEM} / dice: 5 5", 0, "enter n10", "another action=enter k10"),
    # One step elsewhere first; waiting for the crossing.
    (FORK, 1, "ahead", "first action=right count=2"),
    (BANK, 0, "ahead", "crossing crossing=1"),
    (FORK, 1, "behind", "nothing-turn"),
]


@pytest.mark.parametrize("rules", TABLES, ids=table_name)
def test_every_suggestion_is_true(rules: Rules) -> None:
    check_suggestions(rules, len(table_name(rules)))


@pytest.mark.parametrize(("position", "seat", "text", "said"), SAID)
def test_the_smallest_change_is_said(position: str, seat: int, text: str, said: str) -> None:
    state = read_state(position)
    action = state.rules.action_numbers[text]
    suggestion = suggest(state, seat, action)
    assert str(suggestion) == said
    assert suggestion is not None
    check_suggestion(state, seat, action, suggestion, Generator(1))


def test_what_is_possible_needs_no_suggestion_and_who_is_not_asked_gets_none() -> None:
    state = read_state(f"{RALLY} / hand 1: monkey")
    assert suggest(state, 0, state.rules.action_numbers["play monkey"]) is None
    assert suggest(state, 1, state.rules.action_numbers["play green-5"]) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_suggestion_is_a_sentence(lang: str) -> None:
    for position, seat, text, _ in SAID:
        state = read_state(position)
        suggestion = suggest(state, seat, state.rules.action_numbers[text])
        assert suggestion is not None
        names = ["Ana", "Bo", "Cy"][: state.rules.seats]
        sentence = Teller(Words(lang, strict=True), state.rules.game, names).suggestion(suggestion)
        assert sentence.endswith(".")
        assert sentence[0].isupper()
        assert "green-" not in sentence, "cards are said in words"


def refusals(game: str, count: int) -> Iterator[tuple[State, int, int]]:
    """Refusals of the present phase on own cards and shown targets: random games, tables take turns."""
    generator = Generator(17)
    tables = [rules for rules in TABLES if rules.game == game]
    found = 0
    while True:
        state = any_of(tables, generator).new()
        for _ in range(LONGEST_GAME):
            asked = int(state.pending())
            if not asked:
                break
            actor = CHANCE if asked & CHANCE_BIT else any_of(seats_in(asked), generator)
            if actor != CHANCE and generator.below(3) == 0:
                for action in {*tries(state.rules, generator), *tries(state.rules, generator)}:
                    if is_own(state, actor, action):
                        yield state, actor, action
                        found += 1
                        if found == count:
                            return
            state.apply(actor, state.pick(actor, generator), None)


@pytest.mark.evidence
@pytest.mark.parametrize("game", GAMES)
def test_a_hundred_thousand_refusals(game: str) -> None:
    """Every suggestion is true; the share that gets one is printed by reason, for the page in the notebook."""
    generator = Generator(1)
    shares: dict[str, Counter[str]] = {}
    for state, seat, action in refusals(game, SAMPLE):
        reason = state.explain(seat, action)
        assert reason is not None
        suggestion = suggest(state, seat, action)
        shares.setdefault(reason.code, Counter())["none" if suggestion is None else suggestion.code] += 1
        if suggestion is not None:
            check_suggestion(state, seat, action, suggestion, generator)
    codes = [*vocabulary_of(game).suggestions, "none"]
    total = sum(shares.values(), Counter[str]())
    for name, counts in [*sorted(shares.items(), key=lambda entry: -entry[1].total()), (game, total)]:
        helped = 100 * (1 - counts["none"] / counts.total())
        print(f"| {name} | {counts.total()} | {helped:.1f} % |", *(f"{counts[code] or ''} |" for code in codes))
    assert total.total() == SAMPLE
    assert total["none"] < SAMPLE / 2
