"""Positions and decks as text: what is written reads back, what is wrong is refused with its place."""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from howdah.engine.errors import HowdahError, NotationError
from howdah.engine.generator import Generator
from howdah.engine.notation import Position, number_text, read_position, words_of
from howdah.engine.registry import read_known, read_state, rules_of, set_table
from howdah.games.raj.deck import read_deck
from tests.engine.texts import DECKS, POSITIONS, any_text, check_message


def contents(position: Position) -> tuple[str, int, list[tuple[str, list[str]]]]:
    return position.game, position.seats, [(section.name, section.rows()) for section in position.sections]


# What is written reads back.


@given(any_text(POSITIONS))
@example("raj 2\nfoo:\n  a / b\n  c")
@example("raj 2 / a: x |  | y")
@example("raj 2\na:\n  x |\n  y")
@example("raj 2 / #a: x")
@example("/ #raj 2")
@example("raj 2\n  rows below the head")
@settings(max_examples=400)
def test_positions_are_fixed_points_and_garbage_is_refused(text: str) -> None:
    try:
        position = read_position(text)
    except NotationError as error:
        check_message(error)
        return
    for written in (position.text(), position.one_line()):
        assert contents(read_position(written)) == contents(position)


@given(any_text(POSITIONS))
@settings(max_examples=400)
def test_known_positions_are_fixed_points_and_garbage_is_refused(text: str) -> None:
    try:
        rules, known = read_known(text)
    except HowdahError as error:
        check_message(error)
        return
    for complete in (False, True):
        position = known.position(complete)
        for written in (position.text(), position.one_line()):
            again, known_again = read_known(written)
            assert known_again.position(complete).text() == position.text()
            assert again.options == rules.options
    assert rules.deal(known, Generator(0)).check() == []


@given(any_text(POSITIONS))
@settings(max_examples=200)
def test_states_are_fixed_points_and_garbage_is_refused(text: str) -> None:
    try:
        state = read_state(text)
    except HowdahError as error:
        check_message(error)
        return
    assert repr(read_state(repr(state))) == repr(state)
    assert state.check() == []


@given(any_text(DECKS))
@example("bids 1..999999999 prizes 1")
@example("bids 1\n2 prizes 1")
@settings(max_examples=400)
def test_decks_are_fixed_points_and_garbage_is_refused(text: str) -> None:
    try:
        deck = read_deck(text)
    except HowdahError as error:
        check_message(error)
        return
    again = read_deck(deck.text())
    assert (again.bids, again.prizes, again.text()) == (deck.bids, deck.prizes, deck.text())
    assert deck.bids == sorted(set(deck.bids))
    assert deck.prizes == sorted(deck.prizes)
    assert 1 <= len(deck.prizes) <= len(deck.bids) <= 30


@given(st.lists(st.integers(-99, 99), max_size=40))
def test_numbers_read_back_ascending(numbers: list[int]) -> None:
    position = read_position(f"raj 2 / stake: {number_text(numbers)}")
    section = position.section("stake")
    assert section is not None
    assert section.numbers(-99, 99) == sorted(numbers)


@given(st.text(max_size=60))
def test_words_stand_where_they_say(text: str) -> None:
    rows = text.split("\n")
    words = words_of(text)
    assert [word.text for word in words] == text.split()
    for word in words:
        assert rows[word.line - 1][word.column - 1 :].startswith(word.text)


def test_a_position_may_be_written_in_many_ways() -> None:
    expected = contents(read_position("raj 3 / used 1: 4 15 / stake: 6"))
    for text in (
        "raj 3\nused 1: 4 15\nstake: 6",
        "# a comment\nraj 3\n\n# another\nused 1:  4 15 \nstake:6\n",
        "raj   3 / used  1: 4 15\nstake : 6",
        "raj 3\r\nused 1: 4 15\r\n\r\nstake: 6\r\n",
        "raj 3\nused 1:\n  4 15\nstake:\n\t6",
    ):
        assert contents(read_position(text)) == expected, text


def test_rows_are_written_below_or_on_one_line() -> None:
    rows = ["a b", "c  d", "e"]
    for text in ("raj 2\nboard:\n  a b\n  c  d\n  e\nstake: 1", "raj 2 / board: a b | c  d | e / stake: 1"):
        position = read_position(text)
        assert contents(position)[2] == [("board", rows), ("stake", ["1"])]
        assert position.text() == "raj 2\nboard:\n  a b\n  c  d\n  e\nstake: 1"
        assert position.one_line() == "raj 2 / board: a b | c  d | e / stake: 1"


def test_defaults_are_left_out_and_complete_positions_have_them() -> None:
    state = set_table("raj", 2).new()
    assert repr(state) == "raj 2"
    assert state.position(complete=True).text().split("\n") == [
        "raj 2",
        "used 1:",
        "hand 1: 1..15",
        "sealed 1:",
        "taken 1:",
        "used 2:",
        "hand 2: 1..15",
        "sealed 2:",
        "taken 2:",
        "stake:",
        "pile: -5..-1 1..10",
    ]


def test_a_hand_alone_means_that_the_rest_was_used_in_ascending_order() -> None:
    text = "raj 2 / option deck: bids 1..4 prizes 1..4 / hand 1: 2 4 / hand 2: 1 2 / taken 1: 1 / taken 2: 3"
    assert repr(read_state(text)) == (
        "raj 2 / option deck: bids 1..4 prizes 1..4 / used 1: 1 3 / taken 1: 1 / used 2: 3 4 / taken 2: 3"
    )


def test_options_at_their_default_are_left_out() -> None:
    text = "raj 2 / option tie_rule: cancel / option payoff: points / option deck: bids 1..15 prizes -5..-1 1..10"
    assert repr(read_state(text)) == "raj 2 / option payoff: points"


def test_the_same_deck_in_other_words_is_the_same_deck() -> None:
    """Else two records of one game would differ, and a deck over two lines could not be recorded at all."""
    for value in ("bids 1..15 prizes 1..10 -5..-1", "bids  1..9 10..15\nprizes 1..10 -1 -2 -3 -4 -5"):
        assert set_table("raj", 2, {"deck": value}).options == {}
    options = set_table("raj", 2, {"deck": "bids 3 1\n2 prizes 2 1"}).options
    assert options == {"deck": "bids 1..3 prizes 1 2"}


# What is wrong is refused with its place.

WRONG = [
    ("", 1, 1, "", "a head line such as 'raj 3'"),
    ("raj", 1, 1, "'raj'", "a head line such as 'raj 3'"),
    ("raj three", 1, 5, "'three'", "a number of seats"),
    ("raj 3\nused 1 4", 2, 1, "'used 1 4'", "a section such as 'name: value'"),
    ("raj 3\n\n# x\nstake: 6\nstake: 6", 5, 1, "'stake: 6'", "the section 'stake' only once"),
    ("raj 3 / stake: 6 /  stake: 6", 1, 21, "'stake: 6'", "the section 'stake' only once"),
    ("raj 2\nused 1: 4 x", 2, 11, "'x'", "a bid card of the deck (1..15) or ?"),
    ("raj 2\nused 1: 4 16", 2, 11, "'16'", "a bid card of the deck (1..15) or ?"),
    ("raj 2 / used 1: 4 16 / stake: 3", 1, 19, "'16'", "a bid card of the deck (1..15) or ?"),
    ("raj 2\nused 1:\t4 16", 2, 11, "'16'", "a bid card of the deck (1..15) or ?"),
    ("raj 2\nused 1:\n  4\n\n    16", 5, 5, "'16'", "a bid card of the deck (1..15) or ?"),
    ("raj 2\nused 1: 4\n# why\n  16", 4, 3, "'16'", "a bid card of the deck (1..15) or ?"),
    ("raj 2 / used 1: 4 |  16", 1, 22, "'16'", "a bid card of the deck (1..15) or ?"),
    ("raj 2\nstake: 6 11", 2, 10, "'11'", "numbers from -5 to 10"),
    ("raj 2\nstake: 6..2", 2, 8, "'6..2'", "numbers from -5 to 10"),
    ("raj 2\nstake: 0", 2, 8, "'0'", "prize cards of the deck (-5..-1 1..10), each in one place"),
    ("raj 2\nstake: 6\ntaken 1: 6", 2, 8, "'6'", "prize cards of the deck (-5..-1 1..10), each in one place"),
    ("raj 2\nsealed 1: 3 4\nstake: 6", 2, 11, "'3 4'", "one bid card, or ?"),
    ("raj 2\nsealed 1: 3", 2, 11, "'3'", "no sealed bid before a prize is turned up"),
    ("raj 2\nused 1: 4 4\nused 2: 1 2", 2, 9, "'4 4'", "each bid card in one place"),
    ("raj 2\nused 1: 4\nstake: 6", 1, 1, "'raj'", "as many used bids as seat 1 has (1)"),
    ("raj 2\nhand 1: 4 5\nused 1: 4", 3, 9, "'4'", "each bid card in one place"),
    ("raj 2\nhand 1: 4 5\nused 1: 3", 2, 9, "'4 5'", "14 cards in hand after 1 bids"),
    ("raj 2\nstake: 1 2", 2, 8, "'1 2'", "0 or 1 prize cards taken or at stake after 0 turns"),
    ("raj 2\nstake: 6\npile: 1", 3, 7, "'1'", "the prize cards that lie nowhere else: -5..-1 1..5 7..10"),
    (
        "raj 2\nsealed 1: 3\nsealed 2: 4\nstake: 6",
        3,
        11,
        "'4'",
        "a seat that has not bid yet: when all have, the bids are opened",
    ),
]


@pytest.mark.parametrize(("text", "line", "column", "found", "expected"), WRONG)
def test_errors_say_where_and_what(text: str, line: int, column: int, found: str, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_state(text)
    error = caught.value
    assert (error.line, error.column, error.found, error.expected) == (line, column, found, expected)
    assert str(error) == f"line {line}, column {column}: found {found or 'nothing'}, expected {expected}"


def test_an_unknown_section_is_pointed_at() -> None:
    for text, line, column in (("raj 2\nstake: 6\nfoo: 3", 3, 1), ("raj 2 / stake: 6 / foo: 3", 1, 20)):
        with pytest.raises(NotationError) as caught:
            read_state(text)
        assert (caught.value.line, caught.value.column, caught.value.found) == (line, column, "'foo'")
        assert caught.value.expected == (
            "a section: used 1, used 2, hand 1, hand 2, sealed 1, sealed 2, taken 1, taken 2, stake, pile"
        )


WRONG_DECKS = [
    ("", 1, "nothing", "a deck such as 'bids 1..15 prizes -5..-1 1..10'"),
    ("bids 1 2", 1, "'bids 1 2'", "a deck such as 'bids 1..15 prizes -5..-1 1..10'"),
    ("bids 1..3 prizes 1 x", 20, "'x'", "numbers from -99 to 99"),
    ("bids 1 100 prizes 1", 8, "'100'", "numbers from 0 to 99"),
    ("bids 1 -1 prizes 1", 8, "'-1'", "numbers from 0 to 99"),
    ("bids 1..3 3 prizes 1", 1, "'bids 1..3 3 prizes 1'", "bid values that differ"),
    ("bids 1 prizes 1 2", 1, "'bids 1 prizes 1 2'", "1 to 30 bid cards, and at most as many prizes"),
    ("bids 1..31 prizes 1", 1, "'bids 1..31 prizes 1'", "1 to 30 bid cards, and at most as many prizes"),
    ("bids 1 prizes", 1, "'bids 1 prizes'", "1 to 30 bid cards, and at most as many prizes"),
]


@pytest.mark.parametrize(("text", "column", "found", "expected"), WRONG_DECKS)
def test_decks_that_cannot_be_played(text: str, column: int, found: str, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_deck(text)
    assert str(caught.value).startswith(f"line 1, column {column}: found {found}, expected {expected}")


def test_a_wrong_deck_of_a_table_is_named() -> None:
    with pytest.raises(HowdahError, match=r"^option deck, line 1, column 15: found 'x', expected numbers from"):
        read_state("raj 2\nstake: 1\noption deck: bids 1 prizes x")


def test_tables_that_cannot_be_set() -> None:
    for text, message in (
        ("chess 2", "there is no game 'chess'; there are: "),
        ("raj 1", "raj is for 2 to 5 players, not for 1"),
        ("raj 6", "raj is for 2 to 5 players, not for 6"),
        ("raj 2 / option colour: red", "raj has no option 'colour'; it has: tie_rule, open_history, payoff, deck"),
        ("raj 2 / option payoff: gold", "option payoff of raj is one of win, points, not 'gold'"),
    ):
        with pytest.raises(HowdahError) as caught:
            rules_of(read_position(text))
        assert str(caught.value).startswith(message)


def test_a_position_with_open_places_is_no_state() -> None:
    with pytest.raises(HowdahError, match="leaves things open"):
        read_state("raj 2 / sealed 1: ? / stake: 6")


def test_a_long_text_gives_a_short_message() -> None:
    with pytest.raises(NotationError) as caught:
        read_position("x" * 100_000)
    assert len(str(caught.value)) < 200
