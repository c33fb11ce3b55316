"""What is kept of one game: a row. Whole numbers and texts only, so that sums do not depend on their order."""

import json
from typing import Final, NamedTuple

from howdah.engine.errors import HowdahError

NOBODY: Final = -1
QUARTERS: Final = 3
"""Who led is looked up after one, two and three quarters of a game."""


class LabError(HowdahError):
    """Something that the lab needs is not there, or does not hold what it should."""


class Row(NamedTuple):
    """One game. Seats count from 0."""

    number: int
    ending: str
    clause: str
    winner: int
    """The seat that won alone, or `NOBODY`."""
    ranks: list[int]
    scores: list[int]
    first: int
    """The seat that had the first turn, or `NOBODY` where all act at once or the game does not say."""
    turns: int
    """How many turns there were; 0 where the game does not say."""
    steps: int
    """All entries, outcomes of chance included."""
    decisions: int
    """Choices among two or more actions."""
    choices: int
    """The actions to choose from, summed over all decisions."""
    widest: int
    """The most actions that a decision offered."""
    moments: int
    """How often it was looked who is ahead: 0 where the game does not say."""
    changes: int
    """How often somebody else took the lead."""
    leaders: list[int]
    """Who led after each quarter, or `NOBODY`."""
    last: int
    """Who was last, alone, at half-time, or `NOBODY`."""
    settled: int
    """From which part of the game on (in thousandths) the winner led to the end; 1000 if not even at the end."""
    uses: dict[str, list[int]]
    """For each kind of event, and each fact of it: how often it came; then, if it always names a seat, how often that
    was the later winner's."""

    def text(self) -> str:
        """As one line of JSON; `read_row` reads it back."""
        return json.dumps(self, ensure_ascii=False, separators=(",", ":"))


def read_row(text: str) -> Row:
    """A row from its text."""
    fields = json.loads(text)
    if not isinstance(fields, list) or len(fields) != len(Row._fields):
        raise ValueError("not a row")
    return Row(*fields)
