"""When guests were here last: it decides how long their names are kept. Noted at most once a day for each."""

from typing import Final

from howdah.server.ops.timing import Time
from howdah.server.store.upkeep import DAY_SECONDS

MOST_NOTED: Final = 5_000
"""Guests that are remembered to have been noted; beyond that some are noted twice a day."""


class Visits:
    """Guests who were here."""

    def __init__(self, time: Time) -> None:
        self.time = time
        self.noted: dict[str, float] = {}
        """When each of them was noted."""
        self.waiting: set[str] = set()
        """Those whose visit is not written down yet."""

    def note(self, guest: str) -> None:
        """This guest is here now."""
        now = self.time.steady()
        if now - self.noted.get(guest, float("-inf")) > DAY_SECONDS:
            if len(self.noted) >= MOST_NOTED:
                self.noted.clear()
            self.noted[guest] = now
            self.waiting.add(guest)

    def drain(self) -> list[str]:
        """Those to be written down now."""
        drained, self.waiting = list(self.waiting), set()
        return drained

    def put_back(self, guests: list[str]) -> None:
        """They could not be written down."""
        self.waiting.update(guests)
