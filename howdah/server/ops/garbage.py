"""Reference cycles that closed connections leave behind. Whatever has lived for a while lies among the oldest objects
when it is left, at which the collector practically never looks (decision 0028)."""

import gc
from typing import Final

from howdah.server.ops.timing import Time

FEWEST: Final = 500
"""Connections that must have ended before it is worth a look at everything: about a megabyte."""
PAUSE: Final = 200.0
"""So many times as long as a look took nobody looks again: it takes half a hundredth of the time at most."""


class Garbage:
    """Runs a full garbage collection when enough connections have ended."""

    def __init__(self, time: Time) -> None:
        self.time = time
        self.ended = 0
        """Connections that had ended at the last look."""
        self.next = time.steady()
        """When there may be another look."""

    def collect_if_due(self, ended: int) -> None:
        """To be called every second, with how many connections have ended so far."""
        began = self.time.steady()
        if ended - self.ended < FEWEST or began < self.next:
            return
        self.ended = ended
        gc.collect()
        now = self.time.steady()
        self.next = now + PAUSE * (now - began)
