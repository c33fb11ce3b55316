"""Attacks over HTTP, and by connections that say nothing or not enough."""

import asyncio
from contextlib import suppress

from tests.pressure.generator import Attack, Press
from tests.pressure.wire import PATIENCE, Hung, Link, request

PIPELINED = 20
"""Requests that are sent at once over one connection."""
MOST_HELD = 1_500
REFUSED_OFTEN = 500


async def flooded(press: Press, data: bytes, number: int, prefix: str, link: Link | None) -> Link | None:
    """Send a request many times at once, and count the answers by their status. The connection, if it lasts."""
    link = link or await press.connect(number, prefix)
    if link is None:
        return None
    link.write(data * PIPELINED)
    try:
        for _ in range(PIPELINED):
            press.counts[str((await link.answer()).status)] += 1
    except Hung:
        press.counts["turned away"] += 1
        return None
    return link


def is_met(press: Press) -> bool:
    """A short attack has seen enough when it was refused often."""
    return press.pieces > 0 and press.counts["429"] > REFUSED_OFTEN


async def openapi(press: Press) -> None:
    """The description of the protocol, again and again. A piece is twenty requests."""
    press.begin()
    links: list[Link | None] = [None] * 8
    number = 0
    while await press.more():
        number += 1
        place = number % len(links)
        links[place] = await flooded(press, request("GET", "/api/openapi.json"), place, "127.60.0", links[place])


async def many_addresses(press: Press) -> None:
    """Requests from all addresses of three /24. A piece is twenty requests."""
    press.begin()
    number = 0
    while await press.more() and not is_met(press):
        number += 1
        link = await flooded(press, request("GET", "/api/me"), number // 3, f"127.62.{number % 3}", None)
        if link is not None:
            link.writer.close()


async def one_v6_prefix(press: Press) -> None:
    """Requests from many addresses of one /64, by way of a proxy on this machine. A piece is twenty requests."""
    press.begin()
    number = 0
    link: Link | None = None
    while await press.more() and not is_met(press):
        number += 1
        forwarded = f"X-Forwarded-For: 2001:db8:1:2:{number % 4096:x}::{number:x}"
        link = await flooded(press, request("GET", "/api/me", headers=[forwarded]), 0, "127.0.0", link)


async def rematches(press: Press) -> None:
    """Tables that are made, closed, and made again by way of a rematch, from all addresses of a /24. A piece is one."""
    press.begin()
    host = press.guest()
    table = ""
    number = 0
    while await press.more():
        number += 1
        if number % 20 == 0:  # another address of the same prefix, the same guest
            host.leave()
            host.source = f"127.60.0.{1 + number // 20 % 250}"
        try:
            if not table:
                table = await host.table("raj", "me", "screen", start=True)
                press.counts["tables"] += 1
            await host.must("POST", f"/api/tables/{table}/close")
            table = (await host.must("POST", f"/api/tables/{table}/rematch"))["table"]
            press.counts["rematches"] += 1
        except AssertionError:
            press.counts["refused"] += 1
            table = ""
            await asyncio.sleep(0.05)


async def silence(press: Press) -> None:
    """Connections that say nothing, half a head, half a body, or a handshake without a hello; all are kept, and
    must be ended by the server. A piece is one of them."""
    host = press.guest()
    table = await host.table("raj", "me", "screen", start=True)
    host.leave()
    body = request("POST", "/api/me", b'{"name":"' + b"x" * 500 + b'"}')
    beginnings = [b"", b"GET /api/me HTT", b"GET /api/me HTTP/1.1\r\nHost: here\r\nX-Half", body[:-200], b"upgrade"]
    press.begin()
    number = 0
    while await press.more():
        number += 1
        link = await press.connect(number)
        if link is None:
            await asyncio.sleep(0.01)
            continue
        beginning = beginnings[number % len(beginnings)]
        try:
            if beginning == b"upgrade":
                await link.upgrade(table)
            else:
                link.write(beginning)
        except Hung:
            press.counts["turned away"] += 1
        press.counts["opened"] += 1
        press.hold(link, MOST_HELD)
    await asyncio.gather(*(ended(press, link) for link in press.held))


async def ended(press: Press, link: Link) -> None:
    """Wait until the server ends a connection, and count it."""
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            await link.closed()
            press.counts["ended"] += 1


ATTACKS: dict[str, Attack] = {
    "openapi": openapi,
    "many addresses": many_addresses,
    "one v6 prefix": one_v6_prefix,
    "rematches": rematches,
    "silence": silence,
}
