"""How long a bot may think. Bots poll an injected `Clock` and read the time in no other way.

Until it runs out, choices depend on the information set and the generator alone. When it has run out, thinking ends
early: the best action so far is played.
"""

from collections.abc import Callable
from math import inf
from time import perf_counter
from typing import Final


class OutOfTime(Exception):
    """What was begun cannot be finished in time."""


class Clock:
    """Tells when thinking must end. Whoever owns it may move `until` at any time, also while somebody thinks."""

    def __init__(self, seconds: Callable[[], float] | None = None) -> None:
        self.seconds = seconds
        """The time, in seconds from any beginning; without it the clock is never over."""
        self.until: float = inf

    def is_over(self, own: float = inf) -> bool:
        """Whether all thinking must end, or the caller's own time is up."""
        seconds = self.seconds
        if seconds is None:
            return False
        now = seconds()
        return now >= self.until or now >= own

    def after(self, seconds: float) -> float:
        """The moment that comes so much later."""
        return inf if self.seconds is None else self.seconds() + seconds

    def middle(self) -> float:
        """Half of the time that is left, for work that may come to nothing."""
        return inf if self.seconds is None or self.until == inf else (self.seconds() + self.until) / 2


NEVER: Final = Clock()


def machine_clock() -> Clock:
    """The machine's steady clock, for bots whose budget is time."""
    return Clock(perf_counter)
