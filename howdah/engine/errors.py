"""The few things that can go wrong, each with what is wrong and what would be right.

`HowdahError` is their common parent: whoever drives the engine catches that one. A failed call has changed nothing.
"""

from typing import Final

from mypy_extensions import mypyc_attr

LONGEST: Final = 1000
MOST_QUOTED: Final = 80
"""How much of a wrong text an error repeats."""


class HowdahError(Exception):
    """Input that the table cannot take. Its text is one line for a person, whatever the input was."""

    def __init__(self, message: str) -> None:
        super().__init__(shortened(on_one_line(message), LONGEST))


class NotationError(HowdahError):
    """Text that does not follow its notation: where it stands, what was found, what was expected."""

    def __init__(
        self, line: int, column: int, found: str, expected: str, source: str = "", reason: "Reason | None" = None
    ) -> None:
        found = shortened(on_one_line(found), MOST_QUOTED)
        place = f"line {line}, column {column}"
        where = f"{source}, {place}" if source else place
        super().__init__(f"{where}: found {found or 'nothing'}, expected {expected}")
        self.line = line
        self.column = column
        self.found = found
        self.expected = expected
        self.source = source
        self.reason = reason
        """The same as a code with facts, for words in other languages."""

    def within(self, source: str) -> "NotationError":
        """The same error, naming the file it stands in."""
        return NotationError(self.line, self.column, self.found, self.expected, source, self.reason)


class OptionError(HowdahError):
    """An option, a seat count or a game's name that does not exist, or a value it cannot have."""


class RecordError(HowdahError):
    """A record that reads well but cannot be replayed: it was made under other rules, or an entry is not legal."""


class DealerError(HowdahError):
    """A dealer that has no answer: its script is used up, or names an outcome that cannot come now."""


class Refusal(HowdahError):
    """An action that is not possible now. `reason` carries the code, the clause and the facts."""

    def __init__(self, reason: "Reason", position: int = 0, message: str = "") -> None:
        super().__init__(message or str(reason))
        self.reason = reason
        self.position = position
        """Which action of a submitted list was refused, from 0."""


@mypyc_attr(acyclic=True)
class Reason:
    """Why something is not possible: a code for the words, the clause that says so, and the facts that stop it."""

    def __init__(self, code: str, clause: str = "", facts: "dict[str, int | str] | None" = None) -> None:
        self.code = code
        self.clause = clause
        self.facts: dict[str, int | str] = {} if facts is None else facts

    def __str__(self) -> str:
        parts = [self.code]
        if self.clause:
            parts.append(f"({self.clause})")
        parts.extend(f"{name}={value}" for name, value in self.facts.items())
        return " ".join(parts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))


@mypyc_attr(acyclic=True)
class Suggestion:
    """What would help: a code for the words, and the facts that fill them."""

    def __init__(self, code: str, facts: "dict[str, int | str] | None" = None) -> None:
        self.code = code
        self.facts: dict[str, int | str] = {} if facts is None else facts

    def __str__(self) -> str:
        return " ".join([self.code, *[f"{name}={value}" for name, value in self.facts.items()]])

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Suggestion) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))


def on_one_line(text: str) -> str:
    """The text with nothing in it that would break a line or drive a terminal."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def shortened(text: str, most: int = MOST_QUOTED) -> str:
    """The text, or as much of it as helps."""
    return text if len(text) <= most else text[:most] + "..."
