"""The checker finds each kind of fault in journals made by hand, and nothing in an honest one."""

from copy import deepcopy

import pytest

from tests.faults.checker import Fault, Moment, Stored, Unreadable, check
from tests.faults.journal import Line, Said, Sent, SentWords, Session, TableJournal, Told


def line(number: int) -> Line:
    return number, "bid", f'{{"card": {number}}}'


def sent(seat: int, decision: int, text: str, at: float, answer: str = "done", sealed: bool = False) -> Sent:
    return Sent(seat, decision, text, at, sealed, answer, at + 0.5 if answer else 0.0)


def journal(*made: Sent) -> TableJournal:
    """Two seats act in turn, and both are told of it."""
    own = list(made) or [sent(1, 0, "a", 1), sent(2, 0, "b", 2), sent(1, 1, "c", 3), sent(2, 1, "d", 4)]
    told = [Told(number, (line(number),), f"view {number}") for number in range(1, 5)]
    session = Session(1, told, [line(number) for number in range(1, 5)], [Said(1, 1, "hello")])
    return TableJournal("t", "raj", [1, 2], own, [SentWords(1, "hello", "done")], [session])


def stored(*entries: str) -> Stored:
    """The same game as it is stored; each entry is `SEAT TEXT`."""
    texts = entries or ("1 a", "2 b", "1 c", "2 d")
    moments = [Moment((), "view 0"), *(Moment((line(number),), f"view {number}") for number in range(1, 5))]
    pairs = [(text.split()[0], text.split()[1]) for text in ("chance x", *texts)]
    return Stored(pairs, {1: moments}, [Said(1, 1, "hello")], numbers={1: 4})


def faults(known: TableJournal, found: Stored | Unreadable) -> list[Fault]:
    return [finding.fault for finding in check(known, found)]


def test_an_honest_game() -> None:
    assert faults(journal(), stored()) == []


def test_a_table_that_cannot_be_read() -> None:
    assert faults(journal(), Unreadable("gone")) == [Fault.UNREADABLE, *[Fault.LOST] * 4]


@pytest.mark.parametrize(
    ("entries", "expected"),
    [
        (["1 a", "2 b", "1 c"], [Fault.LOST]),
        (["1 a", "2 b", "1 x", "2 d"], [Fault.LOST, Fault.UNSENT]),
        (["1 a", "2 b", "2 b", "1 c", "2 d"], [Fault.LOST, Fault.DOUBLED, Fault.DOUBLED]),
        (["1 a", "2 b", "1 c", "2 d", "2 d"], [Fault.DOUBLED]),
        (["2 b", "1 a", "1 c", "2 d"], [Fault.REORDERED]),
        (["1 a", "2 b", "1 c", "2 d", "2 never"], [Fault.UNSENT]),
        (["1 a", "2 b", "1 c", "2 d", "2 pass"], []),
    ],
    ids=["lost", "replaced", "doubled in the middle", "doubled at the end", "reordered", "never sent", "a lapse"],
)
def test_the_log_differs(entries: list[str], expected: list[Fault]) -> None:
    assert faults(journal(), stored(*entries)) == expected


def test_two_were_acknowledged_for_one_decision() -> None:
    known = journal(sent(1, 0, "a", 1), sent(1, 0, "a", 2))
    assert faults(known, stored("1 a")) == [Fault.LOST]


def test_what_was_refused_may_not_be_there() -> None:
    assert faults(journal(sent(1, 0, "a", 1, "internal")), stored("1 a")) == [Fault.REFUSED]
    assert faults(journal(sent(1, 0, "a", 1, "internal")), stored("2 pass")) == []
    again = journal(sent(1, 0, "a", 1, "internal"), sent(1, 0, "a", 2))
    assert faults(again, stored("1 a")) == []


def test_what_was_not_answered_may_be_there_or_not() -> None:
    known = journal(sent(1, 0, "a", 1, ""), sent(1, 0, "b", 2, "stale"))
    assert faults(known, stored("1 a")) == []
    assert faults(known, stored("2 pass")) == []
    assert faults(known, stored("1 b")) == [Fault.REFUSED]


def test_answers_of_a_window_are_opened_in_seat_order() -> None:
    known = journal(sent(2, 0, "b", 1, sealed=True), sent(1, 0, "a", 2, sealed=True))
    assert faults(known, stored("1 a", "2 b")) == []
    known.sent[0].sealed = False
    assert faults(known, stored("1 a", "2 b")) == [Fault.REORDERED]


def test_an_answer_in_a_window_that_is_still_open() -> None:
    known = journal(sent(1, 0, "a", 1, sealed=True))
    found = stored("2 pass")
    assert faults(known, found) == [Fault.LOST]
    found.sealed[1] = 0, "a"
    assert faults(known, found) == []
    found.entries.append(("1", "a"))
    assert faults(known, found) == []


def test_told_but_not_stored() -> None:
    for change in (
        Told(5, (), "view of nothing"),
        Told(5, (line(9),), "view 4"),
        Told(5, (), "view 1"),
        Told(5, (), "view 4"),
    ):
        known = deepcopy(journal())
        known.sessions[0].told.append(change)
        assert Fault.UNSTORED in faults(known, stored()), change
    read = journal()
    read.sessions[0].log.append(line(7))
    assert faults(read, stored()) == [Fault.UNSTORED]


def test_updates_that_jump_or_repeat_the_present() -> None:
    known = journal()
    known.sessions[0].told[1:3] = [Told(3, (), "view 3"), Told(3, (), "view 3")]
    assert faults(known, stored()) == []
    known.sessions[0].told[1:3] = [Told(3, (line(2), line(3)), "view 3")]
    assert faults(known, stored()) == []
    known.sessions[0].told[1:3] = [Told(3, (line(1), line(3)), "view 3")]
    assert faults(known, stored()) == [Fault.UNSTORED]


def test_words() -> None:
    found = stored()
    found.said.clear()
    assert faults(journal(), found) == [Fault.LOST, Fault.UNSTORED]
    found.said += [Said(1, 1, "hello"), Said(2, 1, "hello")]
    assert faults(journal(), found) == [Fault.DOUBLED]
    known = journal()
    known.words[0].answer = "too-fast"
    assert faults(known, stored()) == [Fault.REFUSED]
