"""Records: text both ways, and the match that a record tells."""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from howdah.engine.contract import SPECTATOR
from howdah.engine.dealers import KeyedDealer, ScriptedDealer, SeededDealer
from howdah.engine.errors import HowdahError, NotationError, RecordError
from howdah.engine.generator import Generator
from howdah.engine.match import Match
from howdah.engine.record import Entry, Record, read_record
from howdah.engine.registry import read_state, register, set_table
from howdah.engine.resuming import resume
from tests.engine.texts import RECORDS, any_text, check_message
from tests.toys.ambush import AMBUSH
from tests.toys.next_raj import next_raj

register(AMBUSH)

HEADER = "howdah record 1\ngame: raj\nbehaviour: 1\nseats: 2\n"


def play_on(match: Match, seed: int, most: int = 10_000) -> Match:
    """Random legal actions, of a random seat among those asked."""
    generator = Generator(seed)
    for _ in range(most):
        waiting = match.waiting()
        if not waiting:
            break
        seat = waiting[generator.below(len(waiting))]
        legal = match.legal(seat)
        match.submit(seat, legal[generator.below(len(legal))])
    return match


def replayed(text: str) -> Match:
    return resume(read_record(text), SeededDealer(1))


def all_that_can_be_asked(match: Match) -> list[object]:
    """Everything that a match tells anybody."""
    result = match.result()
    return [
        str(match.truth(complete=True)),
        match.record.text(),
        match.waiting(),
        str(result),
        [match.legal(seat) for seat in range(match.rules.seats)],
        [match.view(receiver).fields for receiver in match.receivers],
        [[str(seen) for seen in match.log(receiver)] for receiver in match.receivers],
        [match.present(receiver).number for receiver in match.receivers],
        [str(match.why_not_undo(seat)) for seat in range(match.rules.seats)],
    ]


# Text both ways.


@given(any_text(RECORDS))
@example(HEADER + "seat " + "9" * 5000 + ": x\n\n")
@example(HEADER + "seat ٣: x\n\n")
@settings(max_examples=300)
def test_records_are_fixed_points_and_garbage_is_refused(text: str) -> None:
    try:
        record = read_record(text)
    except NotationError as error:
        check_message(error)
        return
    again = read_record(record.text())
    assert again.text() == record.text()
    assert again.entries == record.entries
    assert (again.options, again.names, again.start) == (record.options, record.names, record.start)


@given(any_text(RECORDS))
@example(HEADER + "\nrestated: " + "9" * 5000 + " raj 2\n")
@example(HEADER + "start: raj 3 / stake: 6\n\n1: bid 3\n2: bid 3\n")
@example(HEADER.replace("behaviour: 1", "behaviour: 0") + "\nrestated: 1 raj 3 / stake: 6\n1: bid 3\n2: bid 3\n")
@settings(max_examples=300)
def test_resuming_garbage_is_refused(text: str) -> None:
    try:
        match = replayed(text)
    except HowdahError as error:
        check_message(error)
        return
    assert read_state(str(match.truth())).check() == []
    assert all_that_can_be_asked(replayed(match.record.text())) == all_that_can_be_asked(match)
    play_on(match, 0)
    assert match.result() is not None


@given(st.dictionaries(st.integers(0, 1), st.text(max_size=20)))
@example({0: "Ana\n\n1: bid 3"})
@example({0: "# no comment", 1: ": : :"})
@settings(max_examples=100)
def test_any_name_can_be_recorded(names: dict[int, str]) -> None:
    """A name comes from a stranger: it must not be able to write entries."""
    match = Match(set_table("raj", 2), ScriptedDealer(["prize 6"]), names)
    again = read_record(match.record.text())
    assert again.entries == match.record.entries
    assert again.names == {seat: " ".join(name.split()) for seat, name in names.items()}


def test_a_record_as_text() -> None:
    rules = set_table("raj", 2, {"tie_rule": "mouse", "deck": "bids 1 2 prizes 4 4"})
    match = Match(rules, ScriptedDealer(["prize 4", "prize 4"]), {0: "Ana"})
    for seat, action in ((1, "bid 2"), (0, "bid 2"), (0, "bid  1"), (1, "bid 1")):
        match.submit(seat, action)
    assert match.record.text() == (
        "howdah record 1\ngame: raj\nbehaviour: 1\nseats: 2\noption tie_rule: mouse\n"
        "option deck: bids 1 2 prizes 4 4\nseat 1: Ana\n\n"
        "chance: prize 4\n2: bid 2\n1: bid 2\nchance: prize 4\n1: bid 1\n2: bid 1\n"
    )


def test_comments_blanks_and_white_space_do_not_matter() -> None:
    text = "# mine\n" + HEADER.replace("\n", "\r\n") + "\r\n  chance:   prize   6\n# hm\n\n 1:bid 3\n"
    record = read_record(text)
    assert record.entries == [Entry(30, "prize 6"), Entry(0, "bid 3")]
    assert record.outcomes() == ["prize 6"]


WRONG = [
    ("", 1, 1, "", "'howdah record 1'"),
    ("howdah record 2\n", 1, 1, "'howdah record 2'", "'howdah record 1'"),
    ("howdah record 1\ngame: raj\nseats: 2\n", 1, 1, "no 'behaviour:' below 'howdah record 1'", "'behaviour: ...'"),
    (HEADER.replace("seats: 2", "seats: two"), 4, 8, "'two'", "a number of seats"),
    (HEADER + "colour: red\n", 5, 1, "'colour: red'", "game, behaviour, seats, option NAME, seat N, start or from"),
    (HEADER + "seat 3: Ana\n", 5, 6, "'3'", "a seat from 1 to 2"),
    (HEADER + "seat x: Ana\n", 5, 6, "'x'", "a seat from 1 to 2"),
    (HEADER + "seats: 3\n", 5, 1, "'seats: 3'", "'seats' only once"),
    (
        HEADER + "option payoff: win\noption payoff: points\n",
        6,
        1,
        "'option payoff: points'",
        "'option payoff' only once",
    ),
    (HEADER + "\nchance prize 6\n", 6, 1, "'chance prize 6'", "'name: value'"),
    (HEADER + "\n3: bid 4\n", 6, 1, "'3'", "one of: 1, 2, chance"),
    (HEADER + "\n  3: bid 4\n", 6, 3, "'3'", "one of: 1, 2, chance"),
    (HEADER + "\n1:\n", 6, 3, "", "an action"),
    (HEADER + "\nrestated: 1\n", 6, 11, "'1'", "a behaviour version and a position"),
    (HEADER + "\nrestated: x raj 2\n", 6, 11, "'x'", "a behaviour version"),
]


@pytest.mark.parametrize(("text", "line", "column", "found", "expected"), WRONG)
def test_errors_say_where_and_what(text: str, line: int, column: int, found: str, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_record(text)
    error = caught.value
    assert (error.line, error.column, error.found, error.expected) == (line, column, found, expected)


# The match that a record tells.


@given(st.integers(2, 5), st.integers(0, 2**32), st.integers(0, 80), st.booleans())
@settings(max_examples=40)
def test_resume_equals_play(seats: int, seed: int, steps: int, mouse: bool) -> None:
    rules = set_table("raj", seats, {"tie_rule": "mouse" if mouse else "cancel"})
    match = play_on(Match(rules, SeededDealer(seed), {0: "Ana"}), seed, steps)
    again = replayed(match.record.text())
    assert all_that_can_be_asked(again) == all_that_can_be_asked(match)


def test_a_resumed_match_goes_on_with_its_dealer() -> None:
    for moment in range(14):
        match = play_on(Match(set_table("raj", 2), KeyedDealer(7)), 5, moment)
        dealer = KeyedDealer(7)
        dealer.counts["prize"] = len(match.record.outcomes())
        again = resume(read_record(match.record.text()), dealer)
        assert play_on(again, 9).record.text() == play_on(match, 9).record.text()


def test_a_record_cut_before_an_answer_of_fate_goes_on() -> None:
    """A crash may come between an action and the answer it asks for."""
    again = resume(read_record(HEADER + "\nchance: prize 6\n1: bid 3\n2: bid 4\n"), ScriptedDealer(["prize 9"]))
    assert [str(entry) for entry in again.record.entries][-1] == "chance: prize 9"
    again = resume(read_record(HEADER), ScriptedDealer(["prize 9"]))
    assert [str(entry) for entry in again.record.entries] == ["chance: prize 9"]


def test_undo_is_an_entry() -> None:
    match = Match(set_table("ambush", 2), SeededDealer(3))
    match.submit(0, "step")
    match.submit(0, "step")
    before = str(match.truth())
    match.submit(0, "step")
    batch = match.undo(0)
    assert [str(entry) for entry in batch.entries] == ["1: undo"]
    assert str(match.truth()) == before
    match.undo(0)
    match.submit(0, "end")
    assert [str(entry) for entry in match.record.entries if entry.seat == 0] == [
        "1: step",
        "1: step",
        "1: step",
        "1: undo",
        "1: undo",
        "1: end",
    ]
    assert all_that_can_be_asked(replayed(match.record.text())) == all_that_can_be_asked(match)


def test_a_match_from_a_position_keeps_it_in_its_record() -> None:
    start = read_state("raj 2 / option payoff: points / used 1: 1 / used 2: 1 / stake: 6")
    match = Match(start.rules, ScriptedDealer(["prize -1"]), None, start)
    assert "start: raj 2 / option payoff: points / used 1: 1 / used 2: 1 / stake: 6\n" in match.record.text()
    match.submit(1, "bid 15")
    again = replayed(match.record.text())
    assert all_that_can_be_asked(again) == all_that_can_be_asked(match)
    assert again.rules.options == {"payoff": "points"}


def test_restated_under_the_same_version() -> None:
    match = play_on(Match(set_table("raj", 3), SeededDealer(1)), 1, 5)
    match.restate()
    assert str(match.record.entries[-1]) == f"restated: 1 {match.truth()}"
    assert match.why_not_undo(0) is not None
    play_on(match, 2, 5)
    again = replayed(match.record.text())
    assert all_that_can_be_asked(again) == all_that_can_be_asked(match)


OLD = "howdah record 1\ngame: raj\nbehaviour: 0\nseats: 2\n\nchance: prize 6\n1: a bid of old rules\n"


def test_a_record_of_another_version_is_refused() -> None:
    with pytest.raises(RecordError, match="was made under behaviour version 0; this is version 1"):
        replayed(OLD)
    with pytest.raises(RecordError, match="was made under behaviour version 2; this is version 1"):
        replayed(HEADER + "\nchance: prize 6\nrestated: 2 raj 2 / stake: 6\n")


def test_a_record_of_another_version_goes_on_from_where_it_was_restated() -> None:
    text = OLD + "restated: 1 raj 2 / used 1: 1 / used 2: 1 / taken 1: 6 / stake: 5\n1: bid 3\n"
    match = replayed(text)
    assert match.waiting() == [1]
    assert match.record.text() == text
    match.submit(1, "bid 9")
    again = replayed(match.record.text())
    assert all_that_can_be_asked(again) == all_that_can_be_asked(match)


def test_records_do_not_share_entries_with_the_match_they_open() -> None:
    record = read_record(HEADER + "\nchance: prize 6\n")
    first = resume(record, SeededDealer(1))
    first.submit(0, "bid 3")
    assert len(record.entries) == 1
    assert resume(record, SeededDealer(1)).waiting() == [0, 1]


TAMPERED = [
    ("chance: prize 6\n1: bid 3\n1: bid 4\n", "line 8: '1: bid 4' cannot be replayed: bid-is-final"),
    ("chance: prize 6\n1: bid 16\n", "line 7: '1: bid 16' cannot be replayed: unknown-action"),
    ("chance: prize 6\n1: undo\n", "line 7: '1: undo' cannot be replayed: undo-fate"),
    ("chance: prize 6\n1: bid 3\n1: undo\n", "line 8: '1: undo' cannot be replayed: undo-final"),
    ("chance: prize 60\n", "prize 60"),
    ("1: bid 3\nchance: prize 6\n", "another order"),
    ("chance: prize 6\nchance: prize 5\n1: bid 3\n2: bid 4\n", "another order"),
    ("chance: prize 6\n1: bid 3\nchance: prize 5\n", "the last outcome of chance was not asked for: 'prize 5'"),
    ("chance: prize 6\n1: bid 3\n2: bid 4\nchance: prize 6\n", "prize 6"),
    ("chance: prize 6\nrestated: 1 raj 2 / stake: 7\n", "restated"),
]


@pytest.mark.parametrize(("entries", "message"), TAMPERED)
def test_tampered_entries_are_refused(entries: str, message: str) -> None:
    with pytest.raises(RecordError) as caught:
        replayed(f"{HEADER}\n{entries}")
    assert message in str(caught.value)


@pytest.mark.parametrize(
    "start",
    [
        "raj 3 / stake: 6",
        "raj 2 / option tie_rule: mouse / stake: 6",
        "raj 2 / stake: ?",
        "raj 2 / sealed 1: ? / stake: 6",
        "nonsense",
    ],
)
def test_a_start_that_does_not_fit_the_header_is_refused(start: str) -> None:
    with pytest.raises(RecordError, match=r"start"):
        replayed(HEADER + f"start: {start}\n\n1: bid 3\n")
    with pytest.raises(RecordError, match=r"restated"):
        replayed(OLD + f"restated: 1 {start}\n")


def test_entries_are_compared_by_what_they_say() -> None:
    assert Entry(0, "bid 3", 7) == Entry(0, "bid 3", 9)
    assert Entry(0, "bid 3") != Entry(1, "bid 3")
    assert Entry(0, "bid 3") != "1: bid 3"
    assert len({Entry(0, "bid 3"), Entry(0, "bid 3")}) == 1
    assert Record("raj", 1, 2, {}).entries == []


def test_spectators_are_told_the_same_after_a_replay() -> None:
    match = play_on(Match(set_table("raj", 4), SeededDealer(8)), 8)
    again = replayed(match.record.text())
    assert [str(seen) for seen in again.log(SPECTATOR)] == [str(seen) for seen in match.log(SPECTATOR)]


@next_raj()
def test_a_match_goes_on_under_the_rules_it_was_begun_with() -> None:
    """A change of the rules is an option: an older behaviour number means its old value."""
    old = HEADER + "\nchance: prize 6\n1: bid 4\n2: bid 9\nchance: prize 1\n1: bid 5\n2: bid 3\nchance: prize 2\n"
    fresh = old.replace("behaviour: 1", "behaviour: 2")
    assert "used 2: ? 3" in replayed(old).view(0).position
    assert "used 2: 9 3" in replayed(fresh).view(0).position
    match = replayed(old)
    assert match.record.text() == old
    match.submit(0, "bid 1")
    again = replayed(match.record.text())
    assert all_that_can_be_asked(again) == all_that_can_be_asked(match)
    restated = OLD + "restated: 1 raj 2 / used 1: 1 7 / used 2: 1 8 / taken 1: 6 / taken 2: 4 / stake: 5\n1: bid 3\n"
    assert "used 2: ? 8" in replayed(restated).view(0).position
