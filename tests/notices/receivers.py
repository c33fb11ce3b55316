"""Those who receive: an HTTP endpoint and a mail server of our own, and a browser's keys to read a message with."""

import asyncio
import email
import email.policy
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from email.message import EmailMessage
from typing import Any, NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from howdah.server.notices.webpush import decode, derive, encode, point
from tests.patience import PATIENCE


class Came(NamedTuple):
    """A request that came."""

    path: str
    headers: dict[str, str]
    body: bytes
    stage: int
    """Of the test, when it came."""


class Endpoint:
    """Takes POST requests, as a push service or a chat does."""

    def __init__(self) -> None:
        self.base = ""
        self.came: list[Came] = []
        self.answers: dict[str, bytes] = {}
        """By path: the answer; otherwise 201."""
        self.stage = 0
        """A test counts it up."""
        self.stirred = asyncio.Event()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError, asyncio.IncompleteReadError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            path = head[0].split()[1]
            headers = {
                name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:] if line)
            }
            body = await reader.readexactly(int(headers.get("content-length", "0")))
            self.came.append(Came(path, headers, body, self.stage))
            self.stirred.set()
            writer.write(self.answers.get(path, b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n"))
            await writer.drain()
        writer.close()

    async def until(self, holds: Callable[[list[Came]], Any]) -> Any:
        """Wait until something holds of what has come."""
        async with asyncio.timeout(PATIENCE):
            while not (found := holds(self.came)):
                self.stirred.clear()
                await self.stirred.wait()
        return found

    def at(self, path: str) -> list[Came]:
        return [came for came in self.came if came.path == path]


@asynccontextmanager
async def endpoint() -> AsyncIterator[Endpoint]:
    made = Endpoint()
    server = await asyncio.start_server(made.serve, "127.0.0.1", 0)
    made.base = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield made


class Browser:
    """The keys of one push subscription."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen bytes!!!"

    def subscription(self) -> dict[str, str]:
        return {"endpoint": self.url, "p256dh": encode(point(self.key.public_key())), "auth": encode(self.auth)}

    def read(self, body: bytes) -> dict[str, Any]:
        """Decrypt a message, by the letter of RFC 8291 and RFC 8188."""
        found = json.loads(decrypted(body, self.key, self.auth))
        assert isinstance(found, dict)
        return found


def decrypted(body: bytes, key: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    salt, length = body[:16], body[20]
    theirs, text = body[21 : 21 + length], body[21 + length :]
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    secret = derive(shared, auth, b"WebPush: info\0" + point(key.public_key()) + theirs, 32)
    content = derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    plain = AESGCM(content).decrypt(nonce, text, None)
    assert plain.endswith(b"\x02")
    return plain[:-1]


def claims(header: str) -> dict[str, Any]:
    """What a VAPID header says, its signature checked by the key that it names."""
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

    token, _, key = header.removeprefix("vapid t=").partition(", k=")
    signed, _, seal = token.rpartition(".")
    raw = decode(seal)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(key))
    public.verify(der, signed.encode(), ec.ECDSA(hashes.SHA256()))
    found = json.loads(decode(signed.partition(".")[2]))
    assert isinstance(found, dict)
    return found


class MailServer:
    """Speaks as much SMTP as it takes to be handed a letter."""

    def __init__(self) -> None:
        self.url = ""
        self.letters: list[EmailMessage] = []
        self.stirred = asyncio.Event()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 ours\r\n")
        with suppress(ConnectionError, asyncio.IncompleteReadError):
            while line := (await reader.readline()).strip().upper():
                if line == b"DATA":
                    writer.write(b"354 go on\r\n")
                    data = await reader.readuntil(b"\r\n.\r\n")
                    letter = email.message_from_bytes(data[:-3], policy=email.policy.default)
                    assert isinstance(letter, EmailMessage)
                    self.letters.append(letter)
                    self.stirred.set()
                writer.write(b"221 bye\r\n" if line == b"QUIT" else b"250 ours\r\n")
                await writer.drain()
        writer.close()

    async def until(self, count: int) -> EmailMessage:
        """Wait for so many letters; the last of them."""
        async with asyncio.timeout(PATIENCE):
            while len(self.letters) < count:
                self.stirred.clear()
                await self.stirred.wait()
        return self.letters[count - 1]


@asynccontextmanager
async def mail_server() -> AsyncIterator[MailServer]:
    made = MailServer()
    server = await asyncio.start_server(made.serve, "127.0.0.1", 0)
    made.url = f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield made
