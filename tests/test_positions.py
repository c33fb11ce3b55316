"""Positions that no game can reach are refused: whatever is accepted can be played to its end (docs/notation.md)."""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from howdah.engine.errors import HowdahError
from howdah.engine.generator import Generator
from howdah.engine.registry import read_known
from tests.suites.spoilt import Shelf, check_text, spoil
from tests.suites.tables import ALL_TABLES, table_name

STANDARD = [rules for rules in ALL_TABLES if "deck" not in rules.options]
GAMES = [rules for rules in STANDARD if rules.game in ("raj", "elephant_rally", "formula_e", "totem")]
"""With the standard deck: an own one may have nothing in it that brings an elephant home."""
SPOILT_TEXTS = 1_000_000
SAMPLE = 60


@cache
def shelf_of(number: int) -> Shelf:
    return Shelf(GAMES[number], range(1, 3))


@given(st.data())
@settings(max_examples=150, deadline=None)
def test_spoilt_positions_are_refused_or_can_be_played(data: st.DataObject) -> None:
    shelf = shelf_of(data.draw(st.integers(0, len(GAMES) - 1)))
    text = spoil(shelf, lambda bound: data.draw(st.integers(0, bound - 1)))
    check_text(text, 0)


@pytest.mark.parametrize("number", range(len(GAMES)), ids=lambda number: table_name(GAMES[number]))
def test_some_spoilt_positions_are_accepted_and_some_refused(number: int) -> None:
    generator = Generator(number)
    accepted = [check_text(spoil(shelf_of(number), generator.below), seed) for seed in range(SAMPLE)]
    assert True in accepted
    assert False in accepted


@pytest.mark.evidence
@pytest.mark.parametrize("number", range(len(GAMES)), ids=lambda number: table_name(GAMES[number]))
def test_a_million_spoilt_positions(number: int) -> None:
    generator = Generator(1_000 + number)
    for seed in range(SPOILT_TEXTS // len(GAMES) + 1):
        check_text(spoil(shelf_of(number), generator.below), seed)


UNKNOWN_HANDS = "formula_e 3 / elephants: A b5 B b6 C b7 / hand 1: ? x6 / hand 2: ? x6 / hand 3: ? x6"
FIRST_START = "totem 4: f14 / pieces 4: e13 e14 f13 f15 g14 g15"
SECOND_START = "totem 1: n6 / pieces 1: m5 m6 n5 n7 o6 o7"
"""Two of four: the fourth seat begins, and the first is set down opposite (TOT-2.4)."""
HELD = "formula_e 3 / elephants: A b5 B b6 C b7 / hand 1: green-4 / hand 2: tiger mouse / hand 3: cow"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("elephant_rally 3 / elephants: A b0", "RACE-2.2"),
        ("elephant_rally 2 / elephants: A b0 C a0", "RACE-2.2"),
        ("elephant_rally 3 / elephants: A home B a0 C b0 / hand 1: green-5 / hand 2: green-5", "RACE-7.1"),
        ("elephant_rally 3 / elephants: A c45 B a0 C b0 / hand 1: green-5", "ER-4.3"),
        ("elephant_rally 3 / elephants: A a5 B a0 C b0 / hand 1: green-5 / played: green green", "ER-2.1"),
        ("elephant_rally 3 / elephants: A a5 B a0 C b0 / hand 1: green-5 / mouse: b3", "ER-6.1"),
        ("elephant_rally 3 / elephants: A a5 B a0 C b0 / hand 1: green-5 / halted: B / played: red", "ER-4.4"),
        ("formula_e 3 / elephants: A b5 B b6 C b7 / hand 1: green-4 / laps: A 2", "RACE-7.1"),
        ("formula_e 3 / elephants: A b5 B b6 C b7 / hand 1: green-4 / laps: A 7", "FE-1.2"),
        ("formula_e 3 / elephants: A b5 B b6 C b7 / hand 1: green-4 / open: 1", "FE-4.3"),
        ("formula_e 3 / elephants: A b13 B b29 C b7 / hand 1: green-4 / stopped: B C", "FE-4.1: elephant C"),
        ("formula_e 3 / option bank: rock / elephants: A b13 B b6 C b7 / hand 1: green-4 / stopped: A", "no stopped"),
        ("elephant_rally 3 / elephants: A a5 B a0 C b0 / hand 1: green-5 / stopped: A", "no stopped elephants"),
        ("formula_e 3 / elephants: A home B b6 C b7 / laps: A 2 / step: over winner=1", "FE-1.2"),
        (f"{HELD} / table: monkey / played: yellow / step: steal card=monkey count=1", "RACE-6.7"),
        (f"{HELD} / table: priest / played: yellow / step: fetch card=priest", "RACE-2.5"),
        (f"{HELD} / cobras: 1 0 0 / played: green / step: toll", "FE-2.5"),
        (f"{HELD} / table: mouse / played: yellow / step: window card=mouse / answer 3: tiger", "a tiger in the hand"),
        (f"{HELD} / memory 1: hand-2 tiger | hand-2 mouse", "each place once"),
        (f"{HELD} / memory 2: hand-2 tiger", "places that are not seen"),
        (f"{HELD} / seers:", "somebody who has seen"),
        (f"{UNKNOWN_HANDS} / memory 1: hand-2 tiger / memory 2: hand-1 tiger", "one memory"),
        (f"totem 4 / first: 4 / {FIRST_START} / {SECOND_START} / dice: 1 1", "TOT-2.2"),
        (f"totem 4 / first: 4 / {FIRST_START} / {SECOND_START} / round: 2", "TOT-2.2"),
        (f"totem 4 / first: 1 / {FIRST_START} / {SECOND_START}", "TOT-2.2: starts are chosen in turn order"),
        (f"totem 4 / first: 4 / {FIRST_START}", "TOT-2.2: starts are chosen in turn order"),
        (f"totem 4 / first: 4 / {FIRST_START} / {SECOND_START.replace(' o7', '')}", "TOT-2.5: seat 1"),
        (f"totem 4 / first: 4 / {FIRST_START} / totem 1: n18 / pieces 1: m17 m18 n17 n19 o18 o19", "TOT-2.4"),
        (
            f"totem 4 / first: 4 / {FIRST_START} / {SECOND_START} / turn: 1 done",
            "TOT-2.2: starts are chosen in turn order",
        ),
        ("totem 3 / first: 1 / totem 1: j10 / pieces 1: i9 i10 j9 j11 k10 k11", "TOT-2.3"),
        ("totem 3 / first: 1 / totem 1: j18 / pieces 1: i17 i18 j17 j19 k18 k19 / reserve 1: 18", "TOT-2.5"),
        ("totem 2 / dice: 1 1", "before it is known who moves first"),
        ("totem 2 / out: 1", "before it is known who moves first"),
    ],
)
def test_what_is_refused_and_why(text: str, message: str) -> None:
    with pytest.raises(HowdahError, match=message):
        read_known(text)
