"""Requests to addresses that people have entered: https and public, so that none leads into the server's own network
(SSRF protection).

A name is looked up once, what it stands for is checked, and the connection goes to what was checked. Redirects are not
followed, an answer's body is not read, and all of it together is bounded in time.
"""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable, Iterable
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import httpcore

from howdah.server.refusals import refuse

SECONDS: Final = 10.0
"""For one request, from the look-up to the answer's head."""
LONGEST_URL: Final = 1000
TRANSLATED: Final = tuple(map(ipaddress.ip_network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")))
"""Networks whose addresses stand for IPv4 ones, which could be anybody's."""


class Unsent(Exception):
    """It did not arrive. `code` says why, in a word for logs and pages."""

    def __init__(self, code: str, gone: bool = False) -> None:
        super().__init__(code)
        self.code = code
        self.gone = gone
        """The address exists no more: not to be tried again."""


class Target(NamedTuple):
    """Where a request goes."""

    scheme: str
    host: str
    port: int
    path: str


def is_public(text: str) -> bool:
    """Whether an address belongs to the internet."""
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        elif any(address in network for network in TRANSLATED):
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def is_loopback(text: str) -> bool:
    return ipaddress.ip_address(text.partition("%")[0]).is_loopback


def target_of(url: str, loopback: bool = False) -> Target:
    """Take an address apart. Raises `Refusal` where no notice may go there; `loopback` is for tests alone."""
    try:
        parts = urlsplit(url)
        port = parts.port
        host = parts.hostname or ""
        host.encode("ascii")
    except ValueError:
        raise refuse("bad-address") from None
    plain = loopback and parts.scheme == "http"
    named = "@" in parts.netloc or any(letter <= " " or letter > "~" for letter in url)
    if len(url) > LONGEST_URL or named or not host or (parts.scheme != "https" and not plain):
        raise refuse("bad-address")
    if (is_number(host) and not may_reach(host, loopback)) or (not is_number(host) and "." not in host):
        raise refuse("bad-address")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme, host, port or (80 if plain else 443), path)


def is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def may_reach(address: str, loopback: bool) -> bool:
    return is_public(address) or (loopback and is_loopback(address))


LookUp = Callable[[str, int], Awaitable[list[str]]]


async def addresses_of(host: str, port: int) -> list[str]:
    """What a name stands for now. Raises `OSError`."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(where[4][0]) for where in found]


class CheckedNetwork(httpcore.AsyncNetworkBackend):
    """Looks a name up once, and connects to nothing else than what it has checked."""

    def __init__(self, loopback: bool, look_up: LookUp) -> None:
        self.loopback = loopback
        self.look_up = look_up
        self.network = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        try:
            addresses = await self.look_up(host, port)
        except OSError:
            raise Unsent("no-such-host") from None
        if not addresses or not all(may_reach(address, self.loopback) for address in addresses):
            raise Unsent("not-public")
        return await self.network.connect_tcp(addresses[0], port, timeout, local_address, socket_options)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class PublicClient:
    """Sends requests out."""

    def __init__(self, loopback: bool = False, seconds: float = SECONDS, look_up: LookUp | None = None) -> None:
        self.loopback = loopback
        self.look_up = look_up or addresses_of
        self.seconds = seconds
        self.context = ssl.create_default_context()

    async def post(self, url: str, headers: dict[str, str], body: bytes) -> None:
        """Send one request; a connection of its own, since the next goes somewhere else. Raises `Unsent`."""
        target = target_of(url, self.loopback)
        network = CheckedNetwork(self.loopback, self.look_up)
        sent = {"Host": netloc(target), "Content-Length": str(len(body)), **headers}
        try:
            async with (
                asyncio.timeout(self.seconds),
                httpcore.AsyncConnectionPool(
                    ssl_context=self.context, max_connections=1, keepalive_expiry=0.0, network_backend=network
                ) as pool,
                pool.stream(
                    "POST",
                    httpcore.URL(
                        scheme=target.scheme.encode(),
                        host=target.host.encode(),
                        port=target.port,
                        target=target.path.encode(),
                    ),
                    headers=list(sent.items()),
                    content=body,
                ) as answer,
            ):
                status = answer.status
        except TimeoutError:
            raise Unsent("too-slow") from None
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException, OSError):
            raise Unsent("unreachable") from None
        if status in (404, 410):
            raise Unsent("gone", gone=True)
        if not 200 <= status < 300:
            raise Unsent(f"status-{status}")


def netloc(target: Target) -> str:
    host = f"[{target.host}]" if ":" in target.host else target.host
    usual = {"http": 80, "https": 443}[target.scheme]
    return host if target.port == usual else f"{host}:{target.port}"
