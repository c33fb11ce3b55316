"""What one request brings: entries to write down, and frames to send when they are on disk."""

from mypy_extensions import mypyc_attr

from howdah.engine.record import Entry
from howdah.server.playing.telling import Told


@mypyc_attr(acyclic=True)
class LoggedEntry:
    """An entry as it is stored."""

    def __init__(self, seat: int, text: str, left: int | None, at: int = 0) -> None:
        self.seat = seat
        self.text = text
        self.left = left
        self.at = at
        """Seconds since 1970."""

    def entry(self, number: int) -> Entry:
        return Entry(self.seat, self.text, number)


@mypyc_attr(acyclic=True)
class Step:
    """What one request has brought."""

    def __init__(
        self,
        log: list[LoggedEntry],
        first: int,
        told: Told,
        hold: tuple[int, str] | None = None,
        drop_held: bool = False,
        over: bool = False,
    ) -> None:
        self.log = log
        """To be written."""
        self.first = first
        """The number of the first of them."""
        self.told = told
        """To be told when that is done."""
        self.hold = hold
        """An answer to be put aside."""
        self.drop_held = drop_held
        self.over = over


@mypyc_attr(acyclic=True)
class Window:
    """An open reaction window."""

    def __init__(self, asked: list[int], opened: int, closes: float | None) -> None:
        self.asked = asked
        self.opened = opened
        """How many entries there were: tells one window from the next."""
        self.closes = closes
        """By itself; none while the table pauses."""
        self.held: dict[int, str] = {}

    def missing(self) -> list[int]:
        return [seat for seat in self.asked if seat not in self.held]
