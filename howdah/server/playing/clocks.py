"""Clocks: presets in words, and how time is counted. Nothing here waits; `now` is injected, in seconds of a monotonic
clock.

A turn brings a bonus when the seat is first asked; thinking is charged when it decides, less an allowance for the way
of the message. In simultaneous phases all clocks run. A reaction window has its own time, the same for everyone.
Whoever takes an action back goes on with the time that is left; all other clocks are as if it had not happened.
"""

from typing import Final, NamedTuple

from msgspec import UNSET

from howdah.server.protocol import from_server
from howdah.server.protocol.resources import Clock, ClockInfo


class Now(NamedTuple):
    """One moment by two clocks."""

    steady: float
    """Seconds of a clock that only goes forward: only differences mean something."""
    wall: int
    """Seconds since 1970, as people read it."""


class Preset(NamedTuple):
    """Seconds."""

    name: Clock
    start: float
    bonus: float
    slow: bool = False
    """Days for every turn, and as many for every reaction window."""


DAY: Final = 86_400.0
MOST_LEFT: Final = 30 * DAY
PRESETS: Final = {
    preset.name: preset
    for preset in [
        Preset("none", 0, 0),
        Preset("relaxed", 600, 40),
        Preset("quick", 120, 12),
        Preset("daily", DAY, DAY, slow=True),
        Preset("days", 3 * DAY, 3 * DAY, slow=True),
        Preset("week", 7 * DAY, 7 * DAY, slow=True),
    ]
}


def presets() -> list[ClockInfo]:
    return [ClockInfo(preset.name, int(preset.start), int(preset.bonus)) for preset in PRESETS.values()]


class Kept(NamedTuple):
    """The clocks right after an action, as they stand again if it is taken back."""

    left: list[float]
    running: frozenset[int]
    paid: frozenset[int]


class Clocks:
    """The clocks of one table."""

    def __init__(self, preset: Preset, left: list[float | None], lag: float) -> None:
        self.preset = preset
        self.counts = preset.start > 0
        self.left = [preset.start if seconds is None else seconds for seconds in left]
        self.lag = lag
        self.since: dict[int, float] = {}
        """Whose clock runs, and since when."""
        self.paid: set[int] = set()
        """Who has had the bonus of the present turn."""
        self.resting: dict[int, float] = {}
        """Until when the clock of a seat stands still, whatever it is asked: its person is on vacation."""

    def run(self, seats: list[int], now: float) -> None:
        """These seats have to decide now: their clocks run, the others are stopped."""
        if not self.counts:
            return
        for seat in seats:
            if seat not in self.since:
                self.since[seat] = now
            if seat not in self.paid:
                self.paid.add(seat)
                self.left[seat] = self.preset.bonus if self.preset.slow else self.left[seat] + self.preset.bonus
        for seat in [seat for seat in self.since if seat not in seats]:
            del self.since[seat]
        self.paid &= set(seats)

    def charge(self, seat: int, now: float) -> None:
        """A seat has decided something: subtract its thinking time."""
        if seat in self.since:
            self.left[seat] = self.remaining(seat, now)
            self.since[seat] = now

    def end_turn(self, seat: int) -> None:
        """What this seat is asked next is a new turn."""
        self.since.pop(seat, None)
        self.paid.discard(seat)

    def stop(self, now: float) -> None:
        """Nobody's clock runs: the table is paused, or a reaction window is open."""
        for seat in list(self.since):
            self.left[seat] = self.remaining(seat, now)
            del self.since[seat]

    def give(self, seat: int, seconds: float) -> None:
        """Somebody gives a seat more time."""
        self.left[seat] = min(MOST_LEFT, self.left[seat] + seconds)

    def rest(self, seat: int, until: float, now: float) -> None:
        """Let a seat's clock stand still until then. What it has thought before counts."""
        if abs(self.resting.get(seat, 0.0) - until) > 1.0:
            self.charge(seat, now)
            self.resting[seat] = until

    def rested(self, seat: int, since: float) -> float:
        """From when on a clock counts that was started then."""
        return max(since, self.resting.get(seat, since))

    def keep(self) -> Kept:
        return Kept(list(self.left), frozenset(self.since), frozenset(self.paid))

    def take_back(self, seat: int, kept: Kept, now: float) -> None:
        """A seat takes an action back: it has used its own time, but nobody else has been asked anything."""
        mine = self.remaining(seat, now) if seat in self.since else kept.left[seat]
        self.left = list(kept.left)
        self.left[seat] = mine
        self.since = {other: now if other == seat else self.since.get(other, now) for other in kept.running}
        self.paid = set(kept.paid)

    def remaining(self, seat: int, now: float) -> float:
        if seat not in self.since:
            return max(0.0, self.left[seat])
        return max(0.0, self.left[seat] - max(0.0, now - self.rested(seat, self.since[seat]) - self.lag))

    def milliseconds(self, seat: int) -> int | None:
        """What is written beside an entry."""
        return int(self.left[seat] * 1000) if self.counts else None

    def ends(self) -> list[tuple[float, int]]:
        """When each running clock runs out, and whose it is."""
        return [(self.rested(seat, since) + self.lag + self.left[seat], seat) for seat, since in self.since.items()]

    def told(self, now: float, window: float | None) -> from_server.Clocks | None:
        """As everyone is told; `window` is when the open one closes. None where no time counts."""
        if not self.counts and window is None:
            return None
        left = [int(self.remaining(seat, now) * 1000) if self.counts else None for seat in range(len(self.left))]
        running = [seat + 1 for seat in sorted(self.since) if self.resting.get(seat, now) <= now]
        return from_server.Clocks(left, running, UNSET if window is None else max(0, int((window - now) * 1000)))
