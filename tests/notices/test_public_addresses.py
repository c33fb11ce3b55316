"""No address that somebody enters leads into the server's own network, and none holds it up."""

import asyncio

import pytest

from howdah.engine.errors import Refusal
from howdah.server.notices.public_addresses import PublicClient, Unsent, is_public, target_of
from tests.notices.receivers import endpoint

BAD = [
    "http://push.example/x",
    "ftp://push.example/x",
    "https://localhost/x",
    "https://intranet/x",
    "https://127.0.0.1/x",
    "https://10.1.2.3/x",
    "https://192.168.1.1/x",
    "https://169.254.169.254/latest/meta-data",
    "https://100.64.0.1/x",
    "https://0.0.0.0/x",
    "https://224.0.0.1/x",
    "https://[::1]/x",
    "https://[fe80::1]/x",
    "https://[fd00::1]/x",
    "https://[::ffff:127.0.0.1]/x",
    "https://[64:ff9b::7f00:1]/x",
    "https://[2002:7f00:1::]/x",
    "https://ana@push.example/x",
    "https://push.example:99999/x",
    "https://push.example/a b",
    "https://push.example/é",
    "https://püsh.example/x",
    "https:///x",
    "https://",
    "nonsense",
    "https://push.example/" + "x" * 1000,
]


@pytest.mark.parametrize("url", BAD)
def test_addresses_that_nobody_is_called_at(url: str) -> None:
    with pytest.raises(Refusal, match="bad-address"):
        target_of(url)


def test_addresses_that_are_good() -> None:
    assert target_of("https://fcm.googleapis.com/fcm/send/a:b?c=d") == (
        "https",
        "fcm.googleapis.com",
        443,
        "/fcm/send/a:b?c=d",
    )
    assert target_of("https://push.example:8443")[2:] == (8443, "/")
    assert is_public("8.8.8.8")
    assert is_public("2606:4700::1111")


async def test_what_a_name_stands_for_is_checked_once_and_then_used() -> None:
    looked: list[str] = []

    async def look_up(host: str, _port: int) -> list[str]:
        looked.append(host)
        return ["127.0.0.1"]

    async with endpoint() as ours:
        port = ours.base.rpartition(":")[2]
        await PublicClient(loopback=True, look_up=look_up).post(f"http://friend.example:{port}/x", {"A": "b"}, b"body")
        assert looked == ["friend.example"]
        assert ours.came[0].headers["host"] == f"friend.example:{port}"
        assert ours.came[0].body == b"body"
        with pytest.raises(Unsent, match="not-public"):
            await PublicClient(look_up=look_up).post(f"https://friend.example:{port}/x", {}, b"")
        assert len(ours.came) == 1


async def test_one_bad_address_among_good_ones_is_enough() -> None:
    async def look_up(_host: str, _port: int) -> list[str]:
        return ["93.184.216.34", "10.0.0.1"]

    with pytest.raises(Unsent, match="not-public"):
        await PublicClient(look_up=look_up).post("https://friend.example/x", {}, b"")


async def test_redirects_are_not_followed_and_bodies_not_read() -> None:
    async with endpoint() as ours:
        outside = PublicClient(loopback=True)
        ours.answers["/moved"] = b"HTTP/1.1 302 Found\r\nLocation: /secret\r\nContent-Length: 0\r\n\r\n"
        ours.answers["/long"] = b"HTTP/1.1 200 OK\r\nContent-Length: 999999999\r\n\r\n" + b"x" * 1000
        ours.answers["/gone"] = b"HTTP/1.1 410 Gone\r\nContent-Length: 0\r\n\r\n"
        ours.answers["/odd"] = b"HTTP/1.1 200 OK\r\n" + b"X: " + b"y" * 300_000
        with pytest.raises(Unsent, match="status-302"):
            await outside.post(f"{ours.base}/moved", {}, b"")
        await outside.post(f"{ours.base}/long", {}, b"")
        with pytest.raises(Unsent) as gone:
            await outside.post(f"{ours.base}/gone", {}, b"")
        assert gone.value.gone
        with pytest.raises(Unsent, match="unreachable"):
            await outside.post(f"{ours.base}/odd", {}, b"")
        assert [came.path for came in ours.came] == ["/moved", "/long", "/gone", "/odd"]


async def test_somebody_who_never_answers_is_left() -> None:
    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()

    server = await asyncio.start_server(silent, "127.0.0.1", 0)
    async with server:
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(Unsent, match="too-slow"):
            await PublicClient(loopback=True, seconds=0.1).post(f"http://127.0.0.1:{port}/x", {}, b"")
