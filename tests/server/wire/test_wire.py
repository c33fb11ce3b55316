"""Frames as they may come over a wire: in pieces, several at once, with control frames between them, or wrong."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from socket import socketpair as pair
from typing import Any

from tests.server.harness import PATIENCE, Guest, serving, settings_for

TEXT, CONTINUED, CLOSE, PING, PONG = 0x1, 0x0, 0x8, 0x9, 0xA
FINAL, MASKED = 0x80, 0x80
MASK = b"\x1a\x2b\x3c\x4d"


def frame(data: bytes, kind: int = TEXT, final: bool = True, masked: bool = True) -> bytes:
    """A frame as a client sends it (RFC 6455, 5.2)."""
    size = len(data)
    length = bytes([size]) if size < 126 else b"\x7e" + size.to_bytes(2, "big")
    length = bytes([length[0] | (MASKED if masked else 0)]) + length[1:]
    body = bytes(byte ^ MASK[place % 4] for place, byte in enumerate(data)) if masked else data
    return bytes([kind | (FINAL if final else 0)]) + length + (MASK if masked else b"") + body


def ping(number: int, words: str = "") -> bytes:
    return json.dumps({"type": "ping", "id": number, **({"words": words} if words else {})}).encode()


class Raw:
    """A socket whose every byte is ours."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def send(self, *packets: bytes) -> None:
        for packet in packets:
            self.writer.write(packet)
            await self.writer.drain()
            await asyncio.sleep(0.05)

    async def frame(self) -> tuple[int, bytes]:
        head = await self.reader.readexactly(2)
        size = head[1]
        if size == 126:
            size = int.from_bytes(await self.reader.readexactly(2), "big")
        return head[0] & 0xF, await self.reader.readexactly(size)

    async def answers(self, count: int) -> list[dict[str, Any]]:
        """The next messages that answer something."""
        found: list[dict[str, Any]] = []
        async with asyncio.timeout(PATIENCE):
            while len(found) < count:
                kind, data = await self.frame()
                if kind == TEXT and json.loads(data)["type"] in ("pong", "refused"):
                    found.append(json.loads(data))
        return found


@asynccontextmanager
async def upgraded(guest: Guest, table: str) -> AsyncIterator[Raw]:
    """A socket on which nothing was said yet."""
    host, port = guest.server.base.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    head = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {host}:{port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        f"Cookie: {guest.cookie}",
    ]
    writer.write(("\r\n".join(head) + "\r\n\r\n").encode())
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    try:
        yield Raw(reader, writer)
    finally:
        writer.close()


@asynccontextmanager
async def raw(guest: Guest, table: str) -> AsyncIterator[Raw]:
    """The same after hello."""
    async with upgraded(guest, table) as socket:
        await socket.send(frame(b'{"type":"hello","version":1}'))
        yield socket


async def test_messages_come_whole_however_they_are_packed(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana:
        table = await ana.table("raj", "me", "bot", start=True)
        async with raw(ana, table) as socket:
            one, two, three = frame(ping(1)), frame(ping(2)), frame(ping(3))
            await socket.send(one + two + three)
            assert [answer["id"] for answer in await socket.answers(3)] == [1, 2, 3]
            await socket.send(one[:1], one[1:5], one[5:9], one[9:] + two[:7], two[7:], three)
            assert [answer["id"] for answer in await socket.answers(3)] == [1, 2, 3]
            text = ping(4)
            pieces = [frame(text[:5], final=False), frame(b"hey", PING), frame(text[5:], CONTINUED)]
            await socket.send(*pieces, frame(ping(5)))
            assert [answer["id"] for answer in await socket.answers(2)] == [4, 5]
            await socket.send(frame(ping(6, "x" * 90)), frame(ping(7, "x" * 200)), frame(ping(8, "x" * 20_000)))
            codes = [answer["reason"]["code"] for answer in await socket.answers(3)]
            assert codes == ["malformed", "malformed", "too-large"]
            await socket.send(frame(b""), frame(b"\xff\xfe{"), frame(ping(9)))
            kinds = [answer["type"] for answer in await socket.answers(3)]
            assert kinds == ["refused", "refused", "pong"]


async def test_a_message_that_comes_just_as_the_last_one_is_done_with_is_not_forgotten(sqlite: str) -> None:
    """The second one is sent right after the server has read the first, so that it is read when the first is done."""

    loop = asyncio.get_running_loop()
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana:
        table = await ana.table("raj", "me", "bot", start=True)
        bell, button = pair()
        with bell, button:
            async with raw(ana, table) as socket:

                def follow() -> None:
                    socket.writer.write(frame(ping(int.from_bytes(bell.recv(1)) + 1)))

                loop.add_reader(bell, follow)
                for number in range(0, 40, 2):
                    socket.writer.write(frame(ping(number)))
                    button.send(bytes([number]))
                    assert [answer["id"] for answer in await socket.answers(2)] == [number, number + 1]
                loop.remove_reader(bell)


async def test_wrong_frames_close_the_socket_and_change_nothing(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana:
        table = await ana.table("raj", "me", "bot", start=True)
        bid = b'{"type":"act","id":1,"seat":1,"decision":0,"actions":["bid 1"]}'
        for wrong in (
            frame(bid, masked=False),
            frame(bid, 0x3),
            bytes([frame(bid)[0] | 0x40]) + frame(bid)[1:],
            frame(bid, CONTINUED),
            frame(bid[:9], final=False) + frame(bid),
            frame(b"x" * 130, PING),
        ):
            async with raw(ana, table) as socket:
                await socket.send(wrong)
                async with asyncio.timeout(PATIENCE):
                    while (await socket.frame())[0] != CLOSE:
                        pass
        room = server.worker.tables[table]
        assert room.game is not None
        assert room.game.counts[0] == 0
        assert server.worker.metrics.failed.value == 0
