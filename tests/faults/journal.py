"""What clients have sent and what they were told: all that the checker knows of a game while it was played."""

import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

Message = dict[str, Any]
Line = tuple[int, str, str]
"""A line of a receiver's log: its number, its kind, its facts as JSON."""
WATCHER = 0


@dataclass
class Sent:
    """An action or an undo, with what became of it."""

    seat: int
    decision: int
    """How many entries the seat had made, as the server had told it."""
    text: str
    at: float
    """When it was sent, by the clock of the journal."""
    sealed: bool = False
    """An answer in a reaction window: it is opened with the others, in seat order."""
    answer: str = ""
    """`done`, the code of a refusal, or nothing: then it may have happened or not."""
    answered: float = 0.0

    @property
    def is_acknowledged(self) -> bool:
        return self.answer == "done"

    @property
    def is_refused(self) -> bool:
        return self.answer not in ("", "done")


@dataclass(frozen=True)
class Told:
    """An update, as far as it can be looked up later."""

    number: int
    lines: tuple[Line, ...]
    view: str
    """A digest of the view."""


@dataclass(frozen=True, order=True)
class Said:
    """Something said at the table."""

    number: int
    seat: int
    text: str


@dataclass
class Session:
    """What one socket told one receiver, in order."""

    receiver: int
    told: list[Told] = field(default_factory=list)
    log: list[Line] = field(default_factory=list)
    """Lines that were read up."""
    said: list[Said] = field(default_factory=list)


@dataclass
class SentWords:
    """Something that a client wanted to say. Its text is said once in the life of a table."""

    seat: int
    text: str
    answer: str = ""


@dataclass
class TableJournal:
    """All that the clients of one table know."""

    table: str
    game: str
    people: list[int]
    """Seats that people hold; bots have the others."""
    sent: list[Sent] = field(default_factory=list)
    words: list[SentWords] = field(default_factory=list)
    sessions: list[Session] = field(default_factory=list)

    def acknowledged(self) -> int:
        return sum(sent.is_acknowledged for sent in self.sent)


def digest(view: Message) -> str:
    """Tells views apart. Position text is left out: a client may ask for it or not."""
    return hashlib.blake2b(json.dumps(view["fields"], sort_keys=True).encode(), digest_size=12).hexdigest()


def lines_of(events: Iterable[Message], first: int) -> tuple[Line, ...]:
    """Events of an update or of a replay, which say the number of the first line."""
    return tuple(line_of(event, number) for number, event in enumerate(events, start=first))


def line_of(event: Message, number: int) -> Line:
    return number, str(event["kind"]), json.dumps(event["facts"], sort_keys=True)
