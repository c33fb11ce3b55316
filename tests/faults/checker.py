"""Compares what clients were told with what is stored afterwards. It knows nothing of the server but the protocol.

An entry of the log has an address: the seat, and how many entries that seat had made before (`decision`). So an
acknowledged action is in the log exactly once if it stands at its address, and if everything else there was sent for
its own address. Whoever says nothing in a reaction window has passed, and that is an entry which nobody sent.
"""

from bisect import bisect_left
from collections import defaultdict, deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import Enum

from tests.faults.journal import Line, Said, Sent, Session, TableJournal, Told

LAPSE = "pass"
UNDO = "undo"


class Fault(Enum):
    """What can be wrong."""

    LOST = "acknowledged, but lost"
    DOUBLED = "there twice"
    REORDERED = "out of order"
    UNSTORED = "told, but not stored"
    REFUSED = "refused, but stored"
    UNSENT = "stored, but never sent"
    UNREADABLE = "unreadable table"
    STUCK = "does not play on"


@dataclass(frozen=True)
class Finding:
    """Something wrong at a table."""

    fault: Fault
    table: str
    about: str

    def __str__(self) -> str:
        return f"{self.table}: {self.fault.value}: {self.about}"


@dataclass(frozen=True)
class Moment:
    """What a receiver was shown after one entry, as the server replays it."""

    lines: tuple[Line, ...]
    view: str


@dataclass(frozen=True)
class Unreadable:
    """A table of which the server says nothing any more."""

    reason: str


@dataclass
class Stored:
    """A table as the server tells it after all faults, started anew."""

    entries: list[tuple[str, str]]
    """The record: who (`1`, `chance`) did what."""
    moments: dict[int, list[Moment]]
    """By receiver: its whole game."""
    said: list[Said]
    sealed: dict[int, tuple[int, str]] = field(default_factory=dict)
    """By seat: the decision and the answer that lay in an open window. The record is without it if the table was closed
    before that window."""
    numbers: dict[int, int] = field(default_factory=dict)
    """By receiver: the number of the last update."""


def check(journal: TableJournal, stored: Stored | Unreadable) -> list[Finding]:
    """All that is wrong at a table. What was acknowledged at a table that cannot be read is lost."""
    found: list[tuple[Fault, str]] = []
    if isinstance(stored, Unreadable):
        found.append((Fault.UNREADABLE, stored.reason))
        found += [(Fault.LOST, about(sent)) for sent in journal.sent if sent.is_acknowledged]
    else:
        found += check_readable(journal, stored)
    return [Finding(fault, f"{journal.game} {journal.table}", what) for fault, what in found]


def check_readable(journal: TableJournal, stored: Stored) -> list[tuple[Fault, str]]:
    places = places_of(stored)
    found: list[tuple[Fault, str]] = []
    for seat in journal.people:
        found += check_seat([sent for sent in journal.sent if sent.seat == seat], seat, stored, places)
    found += check_order(journal.sent, stored, places)
    for session in journal.sessions:
        found += check_told(session, stored)
    found += check_words(journal, stored)
    return found


def about(sent: Sent) -> str:
    return f"seat {sent.seat}, decision {sent.decision}: {sent.text}"


Places = dict[int, list[int]]
"""By seat: where its entries stand in the record."""


def places_of(stored: Stored) -> Places:
    places: Places = defaultdict(list)
    for place, (who, _) in enumerate(stored.entries):
        if who.isdecimal():
            places[int(who)].append(place)
    return places


# What was sent.


def check_seat(sent: list[Sent], seat: int, stored: Stored, places: Places) -> Iterator[tuple[Fault, str]]:
    """Each entry of a seat was sent for its address, and what was acknowledged stands at its own."""
    written = [stored.entries[place][1] for place in places[seat]]
    decision, answer = stored.sealed.get(seat, (-1, ""))
    if decision == len(written):
        written.append(answer)
    yield from check_acknowledged([one for one in sent if one.is_acknowledged], written)
    by_decision: dict[int, list[Sent]] = defaultdict(list)
    for one in sent:
        by_decision[one.decision].append(one)
    for decision, text in enumerate(written):
        tries = [one for one in by_decision[decision] if one.text == text]
        if text == LAPSE or any(not one.is_refused for one in tries):
            continue
        entry = f"seat {seat}, decision {decision}: {text}"
        if tries:
            yield Fault.REFUSED, f"{entry} ({tries[-1].answer})"
        elif any(one.text == text and one.decision in (decision - 1, decision + 1) for one in sent):
            yield Fault.DOUBLED, entry
        else:
            yield Fault.UNSENT, entry


def check_acknowledged(sent: list[Sent], written: list[str]) -> Iterator[tuple[Fault, str]]:
    taken: set[int] = set()
    for one in sent:
        if one.decision in taken:
            yield Fault.LOST, f"{about(one)}; another one was acknowledged there too"
        elif one.decision >= len(written):
            yield Fault.LOST, f"{about(one)}; the seat has {len(written)} entries"
        elif written[one.decision] != one.text:
            yield Fault.LOST, f"{about(one)}; {written[one.decision]} is there"
        else:
            taken.add(one.decision)


def check_order(sent: list[Sent], stored: Stored, places: Places) -> Iterator[tuple[Fault, str]]:
    """What was acknowledged before another one was sent stands before it. Sealed answers wait for the others, so they
    may come later than what was sent after them."""
    there = [
        (one, place)
        for one in sent
        for place in places[one.seat][one.decision : one.decision + 1]
        if one.is_acknowledged and stored.entries[place][1] == one.text
    ]
    before = deque(sorted((one.answered, place) for one, place in there if not one.sealed))
    latest = -1
    for one, place in sorted(there, key=lambda pair: pair[0].at):
        while before and before[0][0] < one.at:
            latest = max(latest, before.popleft()[1])
        if place < latest:
            yield Fault.REORDERED, about(one)


# What was told.


def check_told(session: Session, stored: Stored) -> Iterator[tuple[Fault, str]]:
    """Every update shows a moment of the stored game, in the order of that game; every line is one of its log."""
    moments = stored.moments[session.receiver]
    who = f"receiver {session.receiver}"
    after: list[int] = []
    stream: list[Line] = []
    by_view: dict[str, list[int]] = defaultdict(list)
    for place, moment in enumerate(moments):
        stream += moment.lines
        after.append(len(stream))
        by_view[moment.view].append(place)
    reached = 0
    for told in session.told:
        fitting = [place for place in later(by_view[told.view], reached) if ends(stream, after[place], told)]
        if not fitting:
            kinds = ", ".join(kind for _, kind, _ in told.lines) or "no event"
            yield Fault.UNSTORED, f"{who} was told update {told.number} ({kinds})"
        else:
            reached = fitting[0]
    last = max((told.number for told in session.told), default=0)
    if last > stored.numbers.get(session.receiver, last):
        yield Fault.UNSTORED, f"{who} was told update {last}, and now there are {stored.numbers[session.receiver]}"
    known = set(stream)
    for line in session.log:
        if line not in known:
            yield Fault.UNSTORED, f"{who} has read line {line[0]} ({line[1]})"


def later(places: list[int], first: int) -> list[int]:
    return places[bisect_left(places, first) :]


def ends(stream: list[Line], end: int, told: Told) -> bool:
    """Whether the lines of an update are the last ones before this place."""
    return tuple(stream[max(0, end - len(told.lines)) : end]) == told.lines


# What was said.


def check_words(journal: TableJournal, stored: Stored) -> Iterator[tuple[Fault, str]]:
    texts = [said.text for said in stored.said]
    for words in journal.words:
        count = texts.count(words.text)
        if words.answer == "done" and count == 0:
            yield Fault.LOST, f"seat {words.seat} said: {words.text}"
        elif words.answer not in ("", "done") and count > 0:
            yield Fault.REFUSED, f"seat {words.seat} said: {words.text} ({words.answer})"
        if count > 1:
            yield Fault.DOUBLED, f"seat {words.seat} said: {words.text}"
    known = set(stored.said)
    heard: Iterable[Said] = sorted({said for session in journal.sessions for said in session.said})
    for said in heard:
        if said not in known:
            yield Fault.UNSTORED, f"number {said.number} was said: {said.text}"
