"""Bans: guests and networks that the server refuses."""

import ipaddress
from collections.abc import Iterable
from typing import Final, NamedTuple

from howdah.engine.errors import OptionError
from howdah.server.tables.identity import is_id

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
WIDEST: Final = {4: 8, 6: 16}
"""Bits of the widest network that can be banned: a slip such as `/0` would ban everybody."""


class Kind(NamedTuple):
    """Networks of one size."""

    version: int
    bits: int


class Bans:
    """All bans, as they were last read from the database."""

    def __init__(self) -> None:
        self.present: frozenset[str] = frozenset()
        self.networks: dict[Kind, set[int]] = {}

    def replace(self, who: Iterable[str]) -> bool:
        """Take these in place of those known before; whether they differ."""
        found = frozenset(who)
        if found == self.present:
            return False
        self.present = found
        self.networks = {}
        for one in found:
            if not is_id(one):
                network = ipaddress.ip_network(one)
                kind = Kind(network.version, network.prefixlen)
                self.networks.setdefault(kind, set()).add(leading(network.network_address, kind.bits))
        return True

    def forbid(self, address: str, guest: str | None) -> bool:
        """Whether this guest, or whoever comes from this address, is banned."""
        if guest is not None and guest in self.present:
            return True
        found = read_address(address) if self.networks else None
        return found is not None and any(
            kind.version == found.version and leading(found, kind.bits) in same for kind, same in self.networks.items()
        )


def leading(address: Address, bits: int) -> int:
    """The first bits of an address."""
    return int(address) >> (address.max_prefixlen - bits)


def read_address(text: str) -> Address | None:
    """An address; an IPv4-mapped IPv6 address as IPv4."""
    try:
        found = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None) or found


def read_ban(text: str) -> str:
    """A guest's id, or an address or network as it is stored. Raises `OptionError`."""
    if is_id(text):
        return text
    try:
        network = ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise OptionError(
            f"'{text}' is neither a guest's id (16 letters and digits, `howdah admin look TABLE` shows them)"
            " nor an address or network such as 203.0.113.7 or 203.0.113.0/24"
        ) from None
    if network.prefixlen < WIDEST[network.version]:
        raise OptionError(
            f"{network} is too wide: the widest network that can be banned is a /{WIDEST[network.version]}"
        )
    return str(network)
