"""Messages, bodies and heads that are too large in every way."""

import asyncio
from collections.abc import Awaitable, Callable

from tests.pressure.generator import Attack, Press
from tests.pressure.wire import HELLO, Hung, Link, frame, request

PART = b"x" * 60_000
PARTS = 100
CONTINUED = 0x0
MOST_HELD = 200
SECONDS = 20.0


async def endless_message(link: Link) -> None:
    link.write(frame(PART, final=False))
    for _ in range(PARTS):
        link.write(frame(PART, CONTINUED, final=False))
        await link.writer.drain()


async def promised_message(link: Link) -> None:
    link.write(b"\x81\xff" + (2**62).to_bytes(8, "big") + bytes(4) + PART)
    await link.writer.drain()


async def many_messages(link: Link) -> None:
    for _ in range(PARTS):
        link.write(frame(PART[:30_000]))
        await link.writer.drain()


async def endless_body(link: Link) -> None:
    link.write(request("POST", "/api/me", headers=["Transfer-Encoding: chunked", "Content-Type: application/json"]))
    for _ in range(PARTS):
        link.write(b"ea60\r\n" + PART + b"\r\n")
        await link.writer.drain()


async def endless_head(link: Link) -> None:
    link.write(b"GET /api/me HTTP/1.1\r\nHost: here\r\n")
    for number in range(PARTS):
        link.write(b"X-Filler-%d: " % number + PART + b"\r\n")
        await link.writer.drain()


ON_SOCKETS: list[Callable[[Link], Awaitable[None]]] = [endless_message, promised_message, many_messages]
ON_HTTP: list[Callable[[Link], Awaitable[None]]] = [endless_body, endless_head]


async def huge_messages(press: Press) -> None:
    """A piece is one of them, on a connection of its own that is kept for a while."""
    host = press.guest()
    table = await host.table("raj", "me", "screen", start=True)
    press.begin()
    ways = ON_SOCKETS + ON_HTTP
    number = 0
    while await press.more():
        number += 1
        way = ways[number % len(ways)]
        link = await press.connect(number)
        if link is None:
            continue
        try:
            async with asyncio.timeout(SECONDS):
                if way in ON_SOCKETS:
                    await link.upgrade(table, host.cookie)
                    link.write(frame(HELLO))
                await way(link)
            press.counts["written"] += 1
        except (Hung, OSError):
            press.counts["cut off"] += 1
        except TimeoutError:
            press.counts["stalled"] += 1
        press.hold(link, MOST_HELD)


ATTACKS: dict[str, Attack] = {"huge messages": huge_messages}
