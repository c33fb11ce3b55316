"""The addresses of this machine that others on its network can type."""

import ipaddress
import socket
from typing import Final

import ifaddr

VIRTUAL: Final = ("br-", "docker", "lxc", "podman", "vboxnet", "veth", "virbr", "vmnet")
"""How the names of networks inside this machine begin: a phone is not on them, so they come last."""
ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address of documentation (RFC 5737). Nothing is sent there: the way that a packet would take is all we ask for."""
LOOPBACK_NAMES: Final = ("localhost", "ip6-localhost")


def is_loopback(name: str) -> bool:
    """Whether a host's name or address, without a port, means the machine itself."""
    name = name.strip("[]").lower().rstrip(".")
    if name in LOOPBACK_NAMES or name.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def host_name(host: str) -> str:
    """The host of a `Host` header, without its port."""
    return host if host.endswith("]") or ":" not in host else host.rpartition(":")[0]


def typed(host: str) -> str:
    """A host as it stands in an address: IPv6 in brackets."""
    return f"[{host}]" if ":" in host else host


def is_everywhere(host: str) -> bool:
    """Whether somebody who listens there listens on all networks."""
    try:
        return ipaddress.ip_address(host.strip("[]")).is_unspecified
    except ValueError:
        return False


def network_addresses() -> list[str]:
    """The IPv4 addresses of this machine, the likeliest first: the one that leads outside, then real networks."""
    outward = outward_address()
    found = [
        (own.ip != outward, adapter.name.startswith(VIRTUAL), str(own.ip))
        for adapter in ifaddr.get_adapters()
        for own in adapter.ips
        if own.is_IPv4 and is_usable(str(own.ip))
    ]
    return [address for _, _, address in sorted(found, key=lambda each: each[:2])]


def is_usable(address: str) -> bool:
    """Whether others can type it: not the machine's own, not one that it gave itself for want of a network."""
    parsed = ipaddress.ip_address(address)
    return not (parsed.is_loopback or parsed.is_link_local or parsed.is_unspecified)


def outward_address() -> str:
    """The address that packets to the world carry; nothing without a way there."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return ""
        return str(probe.getsockname()[0])
