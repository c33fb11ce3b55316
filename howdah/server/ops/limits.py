"""Rate limits: token buckets and budgets of bytes, by guest and by the network that an address is in."""

import ipaddress
from collections import OrderedDict
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

MOST_BUCKETS: Final = 5_000
"""Of guests or networks: whoever comes from more of them has as many bursts as there are anyway."""
IPV4_BITS: Final = 24
IPV6_BITS: Final = 64
"""What one customer is given: whoever has a /64 has all its addresses."""


@lru_cache(4096)
def network_of(address: str) -> str:
    """The network that an address counts for: the /24 of IPv4, the /64 of IPv6."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    mapped = getattr(found, "ipv4_mapped", None)
    if mapped is not None:
        found = mapped
    bits = IPV4_BITS if found.version == 4 else IPV6_BITS
    return str(ipaddress.ip_network(f"{found}/{bits}", strict=False))


class Bucket:
    """A token bucket: a burst of so many, refilled at so many a second."""

    __slots__ = ("amount", "burst", "rate", "then")

    def __init__(self, burst: float, rate: float, now: float) -> None:
        self.burst = burst
        self.rate = rate
        self.amount = float(burst)
        self.then = now

    def allow(self, now: float) -> bool:
        """Take one; whether there was one."""
        self.amount = min(self.burst, self.amount + max(0.0, now - self.then) * self.rate)
        self.then = now
        if self.amount < 1:
            return False
        self.amount -= 1
        return True

    def is_full(self, now: float) -> bool:
        return self.amount + (now - self.then) * self.rate >= self.burst


class Buckets:
    """One bucket for each key. One that is full again is as good as none, and is forgotten; so are the longest unused
    where there are too many."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.by_key: OrderedDict[str, Bucket] = OrderedDict()

    def allow(self, key: str, now: float) -> bool:
        """Take one; whether there was one."""
        found = self.by_key.get(key)
        if found is None:
            self.forget_some(now)
            found = self.by_key[key] = Bucket(self.burst, self.rate, now)
        else:
            self.by_key.move_to_end(key)
        return found.allow(now)

    def forget_some(self, now: float) -> None:
        """For each that is made two of the longest unused are looked at, so that they never pile up."""
        for _ in range(2):
            oldest = next(iter(self.by_key), None)
            if oldest is not None and (len(self.by_key) >= MOST_BUCKETS or self.by_key[oldest].is_full(now)):
                del self.by_key[oldest]


class Budget:
    """Bytes that are held for somebody: never more than so many."""

    __slots__ = ("most", "used")

    def __init__(self, most: int) -> None:
        self.most = most
        self.used = 0

    def reserve(self, size: int) -> bool:
        """Hold so many more; whether there was room."""
        if self.used + size > self.most:
            return False
        self.used += size
        return True

    def release(self, size: int) -> None:
        self.used -= size


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
