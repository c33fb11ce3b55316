"""The result of one request: entries to store, and messages to send when they are on disk."""

from typing import NamedTuple

from mypy_extensions import mypyc_attr

from howdah.engine.record import Entry
from howdah.server.playing.moments import Told
from howdah.server.playing.pace import Pace


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


class Held(NamedTuple):
    """An answer in a reaction window that lies face down."""

    seat: int
    text: str


@mypyc_attr(acyclic=True)
class Step:
    """The result of one request."""

    def __init__(
        self,
        log: list[LoggedEntry],
        first: int,
        told: Told,
        hold: Held | None = None,
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

    def __init__(self, asked: list[int], opened: int, pace: Pace, seconds: float, for_all: bool) -> None:
        self.asked = asked
        self.opened = opened
        """How many entries there were: tells one window from the next."""
        self.pace = pace
        """As it was when it opened."""
        self.seconds = seconds
        """How long it stays open by itself."""
        self.for_all = for_all
        """It closes as soon as all have answered: where a window lasts a day."""
        self.began: float | None = None
        """When time began to run; none while the table pauses."""
        self.prolonged = False
        """Somebody wants to wait."""
        self.rests = 0.0
        """Until when somebody who is asked is on vacation: its time is counted from then."""
        self.held: dict[int, str] = {}

    def missing(self) -> list[int]:
        return [seat for seat in self.asked if seat not in self.held]

    def lasts(self) -> float:
        """Seconds from its opening on. No answer changes it, but that of the only person, whom nobody watches."""
        if self.pace.only in self.held:
            return self.pace.alone
        return self.pace.waited if self.prolonged else self.seconds

    def closes(self) -> float | None:
        """When it closes by itself; None while the table pauses."""
        return None if self.began is None else max(self.began, self.rests) + self.lasts()
