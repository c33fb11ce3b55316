"""Where a request comes from. A proxy in front of the server says for whom it asks; anybody else who says so is not
believed."""

import re
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from howdah.server.reach.addresses import host_name, is_loopback

LOCAL: Final = ("127.0.0.1", "::1")
FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-real-ip", "via")
"""Each of these says that somebody else stands behind the request."""
FOR: Final = re.compile(r'for="?(\[[0-9a-f:.]+\]|[^";, ]+)', re.IGNORECASE)
PROTO: Final = re.compile(r'proto="?(https?)', re.IGNORECASE)


class Origin(NamedTuple):
    """Who asks: the address that limits count, and the scheme that people type."""

    address: str
    scheme: str


def origin_of(peer: str, scheme: str, headers: Mapping[str, str], proxies: Iterable[str]) -> Origin:
    """Believe the last proxy, if it is one of ours."""
    if peer not in proxies:
        return Origin(peer, scheme)
    address = headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
    proto = headers.get("x-forwarded-proto", "").rpartition(",")[2].strip().lower()
    last = headers.get("forwarded", "").rpartition(",")[2]
    if not address and (found := FOR.search(last)) is not None:
        address = without_port(found.group(1))
    if not proto and (found := PROTO.search(last)) is not None:
        proto = found.group(1).lower()
    return Origin(without_port(address) or peer, proto if proto in ("http", "https") else scheme)


def without_port(address: str) -> str:
    """`[::1]:80` and `1.2.3.4:80` without brackets and port."""
    if address.startswith("["):
        return address[1:].partition("]")[0]
    return address.partition(":")[0] if address.count(":") == 1 else address


def is_local(peer: str, headers: Mapping[str, str]) -> bool:
    """Whether the machine itself asks, by its own name, and no proxy or tunnel for somebody else."""
    own = is_loopback(host_name(headers.get("host", "")))
    return peer in LOCAL and own and not any(name in headers for name in FORWARDED)
