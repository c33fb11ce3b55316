"""A client whose every byte is ours, cheap enough to press a server: HTTP and WebSocket over one TCP connection, from
any address of the loopback range."""

import asyncio
import base64
import json
import socket
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from tests.patience import PATIENCE as PATIENCE

TEXT, BINARY, CLOSE, PING, PONG = 0x1, 0x2, 0x8, 0x9, 0xA
NO_MASK = b"\x00\x00\x00\x00"
"""As good as any other mask, and nothing needs to be turned over."""
HELLO = b'{"type":"hello","version":1}'
KEY = base64.b64encode(bytes(16)).decode()


class Hung(Exception):
    """The other side has closed the connection."""


class Reply(NamedTuple):
    status: int
    head: str
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)

    def cookie(self) -> str:
        """The first cookie that it sets, as a client sends it back."""
        for line in self.head.split("\r\n"):
            name, _, value = line.partition(": ")
            if name.lower() == "set-cookie":
                return value.partition(";")[0]
        return ""


def address(number: int, within: int = 10) -> str:
    """One of many loopback addresses, each in a /24 of its own: 127.10.0.1, 127.10.1.1 ... for those `within` 10."""
    return f"127.{within + (number >> 8) % 40}.{number & 255}.{1 + (number >> 14) % 250}"


def neighbour(number: int, within: str) -> str:
    """One of the 254 addresses of a /24, such as `127.60.0`."""
    return f"{within}.{1 + number % 254}"


def frame(data: bytes, kind: int = TEXT, final: bool = True) -> bytes:
    """A frame as a client sends it (RFC 6455, 5.2)."""
    size = len(data)
    first = bytes([kind | (0x80 if final else 0)])
    if size < 126:
        return first + bytes([size | 0x80]) + NO_MASK + data
    if size < 65_536:
        return first + b"\xfe" + size.to_bytes(2, "big") + NO_MASK + data
    return first + b"\xff" + size.to_bytes(8, "big") + NO_MASK + data


def request(method: str, path: str, body: bytes | None = None, cookie: str = "", headers: Iterable[str] = ()) -> bytes:
    """An HTTP request as bytes."""
    lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", "X-Howdah: 1", *headers]
    lines += [f"Cookie: {cookie}"] if cookie else []
    if body is not None:
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    return "\r\n".join(lines).encode("latin-1", "replace") + b"\r\n\r\n" + (body or b"")


class Link:
    """One TCP connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def ask(self, data: bytes) -> Reply:
        """Send an HTTP request; its answer."""
        self.write(data)
        return await self.answer()

    async def answer(self) -> Reply:
        try:
            async with asyncio.timeout(PATIENCE):
                head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1")
                size = 0
                for line in head.split("\r\n"):
                    name, _, value = line.partition(":")
                    if name.lower() == "content-length":
                        size = int(value)
                return Reply(int(head.split(" ", 2)[1]), head, await self.reader.readexactly(size))
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            self.writer.close()
            raise Hung from error

    async def upgrade(self, table: str, cookie: str = "") -> None:
        """Open the socket of a table on this connection."""
        head = ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {KEY}"]
        reply = await self.ask(request("GET", f"/api/tables/{table}/socket", cookie=cookie, headers=head))
        if reply.status != 101:
            self.writer.close()
            raise Hung(f"the handshake was answered with {reply.status}")

    def write(self, data: bytes) -> None:
        if not self.writer.is_closing():
            self.writer.write(data)

    def say(self, **message: Any) -> None:
        self.write(frame(json.dumps(message).encode()))

    async def hear(self) -> bytes:
        """The next text message, as bytes."""
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    head = await self.reader.readexactly(2)
                    size = head[1] & 0x7F
                    if size >= 126:
                        size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
                    data = await self.reader.readexactly(size)
                    kind = head[0] & 0xF
                    if kind in (TEXT, BINARY):
                        return data
                    if kind == PING:
                        self.write(frame(data, PONG))
                    if kind == CLOSE:
                        self.writer.close()
                        raise Hung(f"closed with {int.from_bytes(data[:2], 'big')}")
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            self.writer.close()
            raise Hung from error

    async def hear_kind(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these types; others are dropped."""
        starts = tuple(f'{{"type":"{kind}"'.encode() for kind in kinds)
        while not (data := await self.hear()).startswith(starts):
            if data.startswith((b'{"type":"bye"', b'{"type":"refused","id":-1')):
                raise Hung(data.decode())
        found: dict[str, Any] = json.loads(data)
        return found

    def close(self) -> None:
        """Say goodbye to a socket (or just go)."""
        self.write(frame(b"\x03\xe8", CLOSE))
        self.writer.close()

    async def closed(self) -> None:
        """Wait until the other side is gone too."""
        try:
            async with asyncio.timeout(PATIENCE):
                while await self.reader.read(65_536):
                    pass
        except ConnectionError:
            pass


async def connect(port: int, source: str = "127.0.0.1", receive_buffer: int = 0) -> Link:
    """Connect to a server from an address of our own choice."""
    made = socket.socket()
    made.setblocking(False)
    made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    if receive_buffer:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    bind_without_port(made)
    made.bind((source, 0))
    try:
        async with asyncio.timeout(PATIENCE):
            await asyncio.get_running_loop().sock_connect(made, ("127.0.0.1", port))
    except ConnectionError as error:
        made.close()
        raise Hung from error
    return Link(*await asyncio.open_connection(sock=made, limit=1 << 24))


def bind_without_port(made: socket.socket) -> None:
    """Let the kernel choose the port when it knows the other end: an address has 28,000 of them for each server."""
    made.setsockopt(socket.IPPROTO_IP, 24, 1)  # IP_BIND_ADDRESS_NO_PORT


async def sit_down(port: int, table: str, cookie: str = "", source: str = "127.0.0.1", hello: bytes = HELLO) -> Link:
    """Open a socket at a table, say hello, and wait for the welcome."""
    link = await connect(port, source)
    try:
        await link.upgrade(table, cookie)
        link.write(frame(hello))
        await link.hear_kind("welcome")
    except BaseException:
        link.writer.close()
        raise
    return link


class Guest:
    """Somebody with a cookie and an address."""

    def __init__(self, port: int, source: str) -> None:
        self.port = port
        self.source = source
        self.cookie = ""
        self.link: Link | None = None

    async def ask(self, method: str, path: str, body: object = None) -> Reply:
        """An HTTP request over a connection that is kept."""
        data = None if body is None else json.dumps(body).encode()
        message = request(method, path, data, self.cookie)
        kept, self.link = self.link, self.link or await connect(self.port, self.source)
        try:
            reply = await self.link.ask(message)
        except Hung:
            if kept is None:
                raise
            # It was kept too long.
            self.link = await connect(self.port, self.source)
            reply = await self.link.ask(message)
        self.cookie = self.cookie or reply.cookie()
        return reply

    async def must(self, method: str, path: str, body: object = None) -> Any:
        """The same where it has to succeed."""
        reply = await self.ask(method, path, body)
        assert 200 <= reply.status < 300, (method, path, reply.status, reply.body[:300])
        return reply.json()

    async def table(self, game: str, *kinds: str, **more: Any) -> str:
        seats = [{"kind": kind} for kind in kinds]
        made = await self.must("POST", "/api/tables", {"game": game, "seats": seats, **more})
        return str(made["id"])

    async def sit_down(self, table: str, hello: bytes = HELLO) -> Link:
        return await sit_down(self.port, table, self.cookie, self.source, hello)

    def leave(self) -> None:
        if self.link is not None:
            self.link.writer.close()
            self.link = None


async def in_parallel(work: Callable[[int], Any], numbers: Iterable[int], width: int) -> None:
    """Do the same for many numbers, so many at a time."""
    rest = iter(numbers)

    async def worker() -> None:
        for number in rest:
            await work(number)

    async with asyncio.TaskGroup() as group:
        for _ in range(width):
            group.create_task(worker())
