"""A match as text: a header and an append-only list of entries. The log is the game; everything else follows from it.

howdah record 1
game: raj
behaviour: 1
seats: 2
option tie_rule: mouse
seat 1: Ana
start: raj 2 / stake: 6              only for a match that did not begin at the beginning
from: game.txt@12 as seat 2          branched off another match: after its 12th action, by what seat 2 knew

chance: prize 6
1: bid 14
2: bid 3
2: undo
1: take back                         by consent: all that happened since this seat's last action is taken back
restated: 2 raj 2 / stake: 6         from here on under this behaviour version, from this position
"""

from typing import Final

from mypy_extensions import mypyc_attr

from howdah.engine.errors import NotationError
from howdah.engine.notation import Word
from howdah.engine.seats import CHANCE, MOST_SEATS, seat_text

FORMAT: Final = "howdah record 1"
UNDO: Final = "undo"
TAKE_BACK: Final = "take back"
HEADER: Final = ("game", "behaviour", "seats", "start", "from")
RESTATED: Final = -1
"""Stands in an entry's `seat` when it states the position again."""


@mypyc_attr(acyclic=True)
class Entry:
    """One line of a match: who (a seat, or chance) did what."""

    def __init__(self, seat: int, text: str, line: int = 0) -> None:
        self.seat = seat
        self.text = text
        self.line = line
        """Where it stood in the text it was read from, for errors."""

    def __str__(self) -> str:
        return f"{'restated' if self.seat == RESTATED else seat_text(self.seat)}: {self.text}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Entry) and self.seat == other.seat and self.text == other.text

    def __hash__(self) -> int:
        return hash(str(self))


class Record:
    """A match's header and entries."""

    def __init__(
        self,
        game: str,
        behaviour: int,
        seats: int,
        options: dict[str, str],
        names: dict[int, str] | None = None,
        start: str = "",
        entries: list[Entry] | None = None,
        branch: str = "",
    ) -> None:
        self.game = game
        self.behaviour = behaviour
        self.seats = seats
        self.options = options
        self.names = {seat: " ".join(name.split()) for seat, name in (names or {}).items()}
        """Who sat where, by seat from 0. A name is one line, whatever its owner typed."""
        self.start = start
        self.entries: list[Entry] = entries or []
        self.branch = " ".join(branch.split())
        """Which match it was branched off, after which action and by whose knowledge; empty for most. On one line."""

    def text(self) -> str:
        """The record as text; `read_record` reads it back."""
        lines = [FORMAT, f"game: {self.game}", f"behaviour: {self.behaviour}", f"seats: {self.seats}"]
        lines += [f"option {name}: {value}" for name, value in self.options.items()]
        lines += [f"seat {seat + 1}: {name}" for seat, name in sorted(self.names.items())]
        if self.start:
            lines.append(f"start: {self.start}")
        if self.branch:
            lines.append(f"from: {self.branch}")
        return "\n".join([*lines, "", *map(str, self.entries), ""])

    def outcomes(self) -> list[str]:
        """The outcomes of chance, in order: the script for a recorded dealer."""
        return [entry.text for entry in self.entries if entry.seat == CHANCE]


def read_record(text: str) -> Record:
    """A record from its text."""
    lines = [
        Word(line.strip(), number, 1 + len(line) - len(line.lstrip()))
        for number, line in enumerate(text.split("\n"), start=1)
        if not line.lstrip().startswith("#")
    ]
    if not lines or lines[0].text != FORMAT:
        raise NotationError(1, 1, f"'{lines[0].text}'" if lines and lines[0].text else "", f"'{FORMAT}'")
    blank = next((place for place, line in enumerate(lines) if not line.text), len(lines))
    record = read_header(lines[1:blank], lines[0])
    record.entries = [read_entry(line, record.seats) for line in lines[blank:] if line.text]
    return record


def read_header(lines: list[Word], head: Word) -> Record:
    """The lines between the first and the first blank one."""
    fields: dict[str, Word] = {}
    for line in lines:
        key, value = split_line(line)
        kind, _, argument = key.partition(" ")
        if key not in HEADER and not (kind in ("option", "seat") and argument):
            raise line.wrong("game, behaviour, seats, option NAME, seat N, start or from")
        if key in fields:
            raise line.wrong(f"'{key}' only once")
        fields[key] = value
    for key in ("game", "behaviour", "seats"):
        if key not in fields:
            raise NotationError(head.line, head.column, f"no '{key}:' below '{FORMAT}'", f"'{key}: ...'")
    seats = fields["seats"].number("a number of seats")
    options: dict[str, str] = {}
    names: dict[int, str] = {}
    for key, value in fields.items():
        kind, _, argument = key.partition(" ")
        if kind == "option":
            options[argument] = value.text
        elif kind == "seat":
            names[read_named_seat(Word(argument, value.line, head.column + len("seat ")), seats)] = value.text
    return Record(
        fields["game"].text,
        fields["behaviour"].number("a behaviour version"),
        seats,
        options,
        names,
        fields["start"].text if "start" in fields else "",
        branch=fields["from"].text if "from" in fields else "",
    )


def read_named_seat(word: Word, seats: int) -> int:
    """The N of `seat N: NAME`."""
    expected = f"a seat from 1 to {seats}"
    seat = word.number(expected)
    if not 1 <= seat <= min(seats, MOST_SEATS):
        raise word.wrong(expected)
    return seat - 1


def read_entry(line: Word, seats: int) -> Entry:
    """One entry: `1: bid 7`, `chance: prize 6`, `1: undo`, `1: take back`, `restated: VERSION POSITION`."""
    who, what = split_line(line)
    if not what.text:
        raise what.wrong("an action")
    if who == "restated":
        read_restated(what)
        return Entry(RESTATED, what.text, line.line)
    return Entry(read_seat(Word(who, line.line, line.column), seats), what.text, line.line)


def read_restated(what: Word) -> tuple[int, str]:
    """The behaviour version and the position that an entry states."""
    version, _, position = what.text.partition(" ")
    if not position:
        raise what.wrong("a behaviour version and a position")
    return Word(version, what.line, what.column).number("a behaviour version"), position


def read_seat(word: Word, seats: int) -> int:
    """A seat as the notation writes it, `chance` included."""
    if word.text == "chance":
        return CHANCE
    choices = [str(seat + 1) for seat in range(min(max(seats, 1), MOST_SEATS))]
    return int(word.among([*choices, "chance"])) - 1


def split_line(line: Word) -> tuple[str, Word]:
    """`key: value` into its two parts."""
    key, colon, value = line.text.partition(":")
    if not colon:
        raise line.wrong("'name: value'")
    column = line.column + len(line.text) - len(value.lstrip())
    return " ".join(key.split()), Word(" ".join(value.split()), line.line, column)
