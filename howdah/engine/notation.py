"""The notation that all games share: a position is a head line and named sections.

    raj 3                        one line:   raj 3 / used 1: 4 15 / stake: 6
    used 1: 4 15
    stake: 6

A section's value may go on in rows, indented on the lines below or separated by ` | ` on one line; empty rows do not
count. A line that starts with `#` is a comment. Every word remembers its place, so that an error can point at it.
"""

from collections.abc import Iterable, Sequence

from howdah.engine.errors import NotationError, Reason

UNKNOWN = "?"
SEPARATORS = ("/", "|")


class Word:
    """A word of a text and where it stands."""

    def __init__(self, text: str, line: int, column: int) -> None:
        self.text = text
        self.line = line
        self.column = column

    def wrong(self, expected: str, reason: Reason | None = None) -> NotationError:
        """The error that this word is not what it should be."""
        return NotationError(self.line, self.column, f"'{self.text}'" if self.text else "", expected, "", reason)

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

    def __init__(self, name: str, value: str, place: Word | None = None, rows: list[Word] | None = None) -> None:
        self.name = name
        self.value = value
        """Rows are separated by line ends."""
        self.place = place or Word(name, 1, 1)
        """Where the section begins."""
        self.placed_rows = rows or [Word(row.strip(), 1 + number, 1) for number, row in enumerate(value.split("\n"))]
        """The rows of the value with their places; at least one, which may be empty."""

    def rows(self) -> list[str]:
        """The rows of the value, trimmed."""
        return [row.text for row in self.placed_rows]

    def words(self) -> list[Word]:
        """The words of the value with their places."""
        return [word for row in self.placed_rows for word in words_of(row.text, row.line, row.column)]

    def only_word(self, expected: str) -> Word:
        """The value, which is a single word."""
        words = self.words()
        if len(words) != 1:
            raise self.wrong(expected)
        return words[0]

    def numbers(self, lowest: int, highest: int) -> list[int]:
        """The value as whole numbers, with `4..9` for 4 5 6 7 8 9."""
        return numbers_in(self.words(), lowest, highest)

    def number(self, lowest: int, highest: int) -> int:
        """The value as one whole number."""
        expected = f"a number from {lowest} to {highest}"
        number = self.only_word(expected).number(expected)
        if not lowest <= number <= highest:
            raise self.wrong(expected)
        return number

    def wrong(self, expected: str) -> NotationError:
        """The error that this value is not what it should be."""
        first = self.placed_rows[0]
        return NotationError(first.line, first.column, f"'{self.value}'" if self.value else "", expected)


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
                place = section.place
                raise Word(section.name, place.line, place.column).wrong("a section: " + ", ".join(handled))

    def text(self) -> str:
        """One section a line; rows below their name."""
        return "\n".join([f"{self.game} {self.seats}", *[section_text(section) for section in self.sections]])

    def one_line(self) -> str:
        """The same on one line."""
        parts = [f"{section.name}: {' | '.join(section.rows())}".rstrip() for section in self.sections]
        return " / ".join([f"{self.game} {self.seats}", *parts])

    def __str__(self) -> str:
        return self.one_line()

    def __repr__(self) -> str:
        return self.one_line()


def section_text(section: Section) -> str:
    """A section as lines of text."""
    rows = section.rows()
    if len(rows) == 1:
        return f"{section.name}: {rows[0]}".rstrip()
    return "\n".join([f"{section.name}:", *[f"  {row}" for row in rows]])


def read_position(text: str) -> Position:
    """Read a position's sections. What they mean is the game's business; `registry.read_state` asks it."""
    parts = parts_of(text)
    if not parts:
        raise NotationError(1, 1, "", "a head line such as 'raj 3'")
    head = parts[0][0]
    words = words_of(head.text, head.line, head.column)
    if len(words) != 2 or head.text.startswith("#"):
        raise head.wrong("a head line such as 'raj 3'")
    if len(parts[0]) > 1:
        raise parts[0][1].wrong("a section such as 'name: value', not indented")
    position = Position(words[0].text, words[1].number("a number of seats"), [])
    position.head = words[0]
    for part in parts[1:]:
        section = read_section(part)
        if position.section(section.name) is not None:
            raise part[0].wrong(f"the section '{section.name}' only once")
        position.sections.append(section)
    return position


def read_section(part: list[Word]) -> Section:
    """`name: value` and the rows below it."""
    first = part[0]
    name, colon, value = first.text.partition(":")
    if not colon or not name.strip() or name.startswith("#") or value.split()[:1] in (["/"], ["|"]):
        raise first.wrong("a section such as 'name: value'")
    value = value.strip()
    rows = [Word(value, first.line, first.column + len(first.text) - len(value))] if value else []
    rows += part[1:]
    return Section(
        " ".join(name.split()),
        "\n".join(row.text for row in rows),
        first,
        rows or [Word("", first.line, first.column)],
    )


def parts_of(text: str) -> list[list[Word]]:
    """The head and the sections of a position text, each as its first row and those that follow.

    A lone `/` begins a section and a lone `|` a row, as a new line and a new indented line do.
    """
    parts: list[list[Word]] = []
    for number, line in enumerate(text.split("\n"), start=1):
        if line.startswith("#"):
            continue
        goes_on = line[:1] in (" ", "\t")
        start = 0
        for mark in [*[word for word in words_of(line, number) if word.text in SEPARATORS], None]:
            end = len(line) if mark is None else mark.column - 1
            piece = line[start:end]
            row = Word(piece.strip(), number, start + 1 + len(piece) - len(piece.lstrip()))
            if row.text and goes_on and parts:
                parts[-1].append(row)
            elif row.text:
                parts.append([row])
            if mark is not None:
                goes_on = mark.text == "|"
                start = mark.column
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


def numbers_in(words: list[Word], lowest: int, highest: int) -> list[int]:
    """Words as whole numbers, with `4..9` for 4 5 6 7 8 9."""
    expected = f"numbers from {lowest} to {highest}"
    found: list[int] = []
    for word in words:
        first, dots, last = word.text.partition("..")
        low = Word(first, word.line, word.column).number(expected)
        high = Word(last, word.line, word.column + len(first) + len(dots)).number(expected) if dots else low
        if not lowest <= low <= high <= highest:
            raise word.wrong(expected)
        found.extend(range(low, high + 1))
    return found


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
