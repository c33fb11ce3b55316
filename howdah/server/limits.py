"""How much is too much: token buckets by guest or address, and the checks that every request passes first."""

from collections import OrderedDict
from typing import Final
from urllib.parse import urlsplit

MOST_BUCKETS: Final = 20_000


class Buckets:
    """One bucket for each key: `burst` at once, refilled at `rate` a second."""

    def __init__(self, burst: int, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.full: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """By key: how much there was, and when. The longest unused are forgotten first."""

    def take(self, key: str, now: float) -> bool:
        """Take one; whether there was one."""
        amount, then = self.full.pop(key, (float(self.burst), now))
        amount = min(float(self.burst), amount + max(0.0, now - then) * self.rate)
        enough = amount >= 1
        self.full[key] = (amount - 1 if enough else amount, now)
        if len(self.full) > MOST_BUCKETS:
            self.full.popitem(last=False)
        return enough


class Bucket:
    """The same for one socket."""

    def __init__(self, burst: int, rate: float, now: float) -> None:
        self.burst = burst
        self.rate = rate
        self.amount = float(burst)
        self.then = now

    def take(self, now: float) -> bool:
        self.amount = min(float(self.burst), self.amount + max(0.0, now - self.then) * self.rate)
        self.then = now
        if self.amount < 1:
            return False
        self.amount -= 1
        return True


def is_own_origin(origin: str | None, host: str | None, public: str) -> bool:
    """Whether a request comes from our own pages, or from no page at all (a program)."""
    if origin is None:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    if public and origin == public.rstrip("/"):
        return True
    return parts.scheme in ("http", "https") and bool(parts.netloc) and parts.netloc == host
