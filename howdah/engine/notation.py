"""The notation that all games share: a position is a head line and named sections.

    raj 3                        one line:   raj 3 / used 1: 4 15 / stake: 6
    used 1: 4 15
    stake: 6

A section's value may go on in rows, indented on the lines below or separated by ` | ` on one line. A line that starts
with `#` is a comment. Every word remembers its place, so that an error can point at it.
"""

from collections.abc import Iterable, Sequence

from howdah.engine.errors import NotationError

UNKNOWN = "?"


class Word:
    """A word of a text and where it stands."""

    def __init__(self, text: str, line: int, column: int) -> None:
        self.text = text
        self.line = line
        self.column = column

    def wrong(self, expected: str) -> NotationError:
        """The error that this word is not what it should be."""
        return NotationError(self.line, self.column, f"'{self.text}'" if self.text else "", expected)

    def number(self, expected: str = "a number") -> int:
        """This word as a whole number."""
        digits = self.text.removeprefix("-").removeprefix("+")
        if not (digits.isascii() and digits.isdigit() and len(digits) <= 9 and len(self.text) - len(digits) <= 1):
            raise self.wrong(expected)
        return int(self.text)

    def among(self, choices: Iterable[str]) -> str:
        """This word, if it is one of these."""
        allowed = list(choices)
        if self.text not in allowed:
            raise self.wrong("one of: " + ", ".join(allowed))
        return self.text


class Section:
    """A named part of a position."""

    def __init__(self, name: str, value: str, line: int = 1, column: int = 1) -> None:
        self.name = name
        self.value = value
        """Rows are separated by line ends."""
        self.line = line
        self.column = column
        """Where the value begins (or would)."""

    def rows(self) -> list[str]:
        """The rows of the value, trimmed."""
        return [row.strip() for row in self.value.split("\n")]

    def words(self) -> list[Word]:
        """The words of the value with their places."""
        return words_of(self.value, self.line, self.column)

    def only_word(self, expected: str) -> Word:
        """The value, which is a single word."""
        words = self.words()
        if len(words) != 1:
            raise self.wrong(expected)
        return words[0]

    def numbers(self, lowest: int, highest: int) -> list[int]:
        """The value as whole numbers, with `4..9` for 4 5 6 7 8 9."""
        expected = f"numbers from {lowest} to {highest}"
        found: list[int] = []
        for word in self.words():
            first, dots, last = word.text.partition("..")
            ends = [Word(first, word.line, word.column).number(expected)]
            if dots:
                ends.append(Word(last, word.line, word.column).number(expected))
            if ends[0] < lowest or ends[-1] > highest or ends[0] > ends[-1]:
                raise word.wrong(expected)
            found.extend(range(ends[0], ends[-1] + 1))
        return found

    def wrong(self, expected: str) -> NotationError:
        """The error that this value is not what it should be."""
        return NotationError(self.line, self.column, f"'{self.value}'" if self.value else "", expected)


class Position:
    """A head (game and seat count) and sections in order."""

    def __init__(self, game: str, seats: int, sections: list[Section]) -> None:
        self.game = game
        self.seats = seats
        self.sections = sections
        self.head = Word(f"{game} {seats}", 1, 1)

    def section(self, name: str) -> Section | None:
        """The section of this name, if it is there."""
        for section in self.sections:
            if section.name == name:
                return section
        return None

    def rest_after(self, handled: Sequence[str]) -> None:
        """Refuse sections that this game does not have. Options are the registry's business."""
        for section in self.sections:
            if section.name not in handled and not section.name.startswith("option "):
                raise Word(section.name, section.line, 1).wrong("a section: " + ", ".join(handled))

    def text(self) -> str:
        """One section a line; rows below their name."""
        return "\n".join([f"{self.game} {self.seats}", *(section_text(section) for section in self.sections)])

    def one_line(self) -> str:
        """The same on one line."""
        parts = [f"{section.name}: {' | '.join(section.rows())}".rstrip() for section in self.sections]
        return " / ".join([f"{self.game} {self.seats}", *parts])

    def __str__(self) -> str:
        return self.one_line()


def section_text(section: Section) -> str:
    """A section as lines of text."""
    rows = section.rows()
    if len(rows) == 1:
        return f"{section.name}: {rows[0]}".rstrip()
    return "\n".join([f"{section.name}:", *(f"  {row}" for row in rows)])


def read_position(text: str) -> Position:
    """Read a position's sections. What they mean is the game's business; `registry.read_state` asks it."""
    lines = unfolded_lines(text)
    if not lines:
        raise NotationError(1, 1, "", "a head line such as 'raj 3'")
    head = lines[0]
    words = words_of(head.text, head.line, head.column)
    if len(words) != 2:
        raise NotationError(head.line, head.column, f"'{head.text}'", "a head line such as 'raj 3'")
    position = Position(words[0].text, words[1].number("a number of seats"), [])
    position.head = words[0]
    for part in lines[1:]:
        name, colon, value = part.text.partition(":")
        if not colon or not name.strip():
            raise part.wrong("a section such as 'name: value'")
        name = " ".join(name.split())
        if position.section(name) is not None:
            raise part.wrong(f"the section '{name}' only once")
        start = part.column + len(part.text) - len(value.lstrip(" ")) if value.strip() else part.column
        rows = [row.strip() for row in value.split("\n")]
        kept = [row for number, row in enumerate(rows) if row or number]
        position.sections.append(Section(name, "\n".join(kept), part.line, start))
    return position


def unfolded_lines(text: str) -> list[Word]:
    """The head and sections of a position text, each as one word; rows are separated by line ends."""
    parts: list[Word] = []
    for number, line in enumerate(text.split("\n"), start=1):
        if not line.strip() or line.startswith("#"):
            continue
        if line[0] in " \t" and parts:
            parts[-1].text += "\n" + line.strip()
            continue
        column = 1
        for part in line.split(" / "):
            lead = len(part) - len(part.lstrip())
            if part.strip():
                parts.append(Word(part.strip().replace(" | ", "\n"), number, column + lead))
            column += len(part) + len(" / ")
    return parts


def words_of(text: str, line: int = 1, column: int = 1) -> list[Word]:
    """Split at white space, remembering places."""
    words: list[Word] = []
    for row_number, row in enumerate(text.split("\n")):
        start = column if row_number == 0 else 1
        place = 0
        for piece in row.split():
            place = row.index(piece, place)
            words.append(Word(piece, line + row_number, start + place))
            place += len(piece)
    return words


def number_text(numbers: Iterable[int]) -> str:
    """Numbers in ascending order, runs of three and more as `4..9`."""
    parts: list[str] = []
    run: list[int] = []
    for number in [*sorted(numbers), None]:
        if run and number is not None and number == run[-1] + 1:
            run.append(number)
            continue
        parts.extend([f"{run[0]}..{run[-1]}"] if len(run) > 2 else map(str, run))
        run = [] if number is None else [number]
    return " ".join(parts)
