"""Who is called, when and how: at a server that runs, with endpoints of our own."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from howdah.server.ops.timing import ManualTime
from howdah.server.store import outbox
from tests.notices.receivers import Browser, Endpoint, claims, endpoint, mail_server
from tests.server.harness import Guest, Running, lasting_port, serving, settings_for
from tests.server.seats.test_reach import needs_network

QUIET_START = 1_800_000_000 // 86_400 * 86_400
"""Midnight in UTC."""


@asynccontextmanager
async def house(database: str, time: ManualTime | None = None, **more: Any) -> AsyncIterator[tuple[Running, Endpoint]]:
    settings = settings_for(database, loopback_notices=True, grace=0, sweep=0.05, **more)
    async with endpoint() as ours, serving(settings, time) as server:
        yield server, ours


async def subscribe(guest: Guest, ours: Endpoint, path: str, language: str = "en") -> Browser:
    browser = Browser(ours.base + path)
    await guest.post("/api/notices/push", {**browser.subscription(), "language": language})
    return browser


async def look(server: Running) -> None:
    """Let the server send all that is due by now."""
    assert server.worker.notice_sender is not None
    await server.worker.notice_sender.empty()


async def bid(guest: Guest, table: str, seat: int, action: str) -> None:
    async with guest.at(table) as player:
        await player.asked(seat)
        assert (await player.act(seat, action))["type"] == "done"


async def test_a_turn_at_a_slow_table_calls_once_and_says_nothing_secret(database: str) -> None:
    async with house(database) as (server, ours), server.guest("Ana") as ana, server.guest("Bo") as bo:
        mine, other = await subscribe(ana, ours, "/ana"), await subscribe(bo, ours, "/bo", "pt")
        table = await ana.table_with(bo, "raj", "me", "open", clock="daily")
        first = (await ours.until(lambda _: ours.at("/ana")))[0]
        told = mine.read(first.body)
        assert told["title"] == "Raj: your turn"
        assert told["text"] == "Ana's table is waiting for you."
        assert told["path"] == f"/table/{table}"
        assert set(told) == {"id", "tag", "title", "text", "path"}
        assert claims(first.headers["authorization"])["aud"] == ours.base
        assert first.headers["topic"] == told["tag"]
        assert (first.headers["ttl"], first.headers["content-encoding"]) == ("172800", "aes128gcm")
        theirs = other.read((await ours.until(lambda _: ours.at("/bo")))[0].body)
        assert theirs["title"] == "Raj: é a sua vez"
        await bid(ana, table, 1, "bid 7")
        await look(server)
        assert len(ours.came) == 2, "Bo was asked all the time"
        await bid(bo, table, 2, "bid 9")
        again = await ours.until(lambda _: len(ours.at("/ana")) == 2 and ours.at("/ana")[1])
        assert mine.read(again.body)["id"] != told["id"]
        assert mine.read(again.body)["tag"] == told["tag"], "the next call takes the place of the last"
        await ours.until(lambda _: len(ours.at("/bo")) == 2)
        await look(server)
        assert len(ours.came) == 4


async def test_at_a_quick_table_only_who_is_away_is_called(sqlite: str) -> None:
    async with house(sqlite) as (server, ours), server.guest("Ana") as ana, server.guest("Bo") as bo:
        await subscribe(ana, ours, "/ana")
        await subscribe(bo, ours, "/bo")
        table = await ana.table("raj", "me", "open")
        await bo.post(f"/api/tables/{table}/sit", {"seat": 2})
        async with ana.at(table) as player:
            await ana.post(f"/api/tables/{table}/start")
            await ours.until(lambda _: ours.at("/bo"))
            await player.asked(1)
            await player.act(1, "bid 1")
            await bid(bo, table, 2, "bid 2")
            await player.until(lambda: player.updates[1]["decision"] == 1)
            await look(server)
            assert not ours.at("/ana"), "Ana is here"


async def test_a_turn_is_called_once_though_what_led_to_it_is_taken_back_and_done_anew(database: str) -> None:
    """An action that is taken back and done anew asks the same seat for the same decision."""
    async with house(database) as (server, ours), server.guest("Ana") as ana, server.guest("Bo") as bo:
        await subscribe(bo, ours, "/bo")
        table = await ana.table_with(bo, "raj", "me", "open", clock="daily")
        await ours.until(lambda _: ours.at("/bo"))
        store = server.worker.store
        row = {"table": table, "seat": 1, "decision": 0, "aloud": True, "due": 1}
        while await store.read(partial(outbox.due, now=2**40)):
            await look(server)
        await store.change(partial(outbox.put, rows=[row]))
        assert await store.read(partial(outbox.due, now=2**40)) == []
        await store.change(partial(outbox.put, rows=[{**row, "decision": 1}]))
        (found,) = await store.read(partial(outbox.due, now=2**40))
        await store.change(partial(outbox.finish, finished=[found]))
        assert await store.read(partial(outbox.due, now=2**40)) == []
        assert len(ours.at("/bo")) == 1


async def test_where_nobody_wants_to_be_called_nothing_waits_and_who_does_later_is(database: str) -> None:
    async with house(database) as (server, ours), server.guest("Ana") as ana, server.guest("Bo") as bo:
        tables = [await ana.table_with(bo, "raj", "me", "open", clock="daily") for _ in range(3)]
        await look(server)
        now = int(server.worker.time.wall())
        assert await server.worker.store.read(partial(outbox.due, now=now)) == []
        await subscribe(bo, ours, "/bo")
        await look(server)
        assert ours.came == [], "this turn was over with"
        for guest, seat in ((ana, 1), (bo, 2)):
            await bid(guest, tables[0], seat, f"bid {seat}")
        await ours.until(lambda _: ours.at("/bo"))
        await look(server)
        assert len(ours.came) == 1


async def test_a_service_that_fails_is_tried_again_and_one_that_is_gone_forgotten(sqlite: str) -> None:
    time = ManualTime(QUIET_START)
    async with house(sqlite, time) as (server, ours), server.guest("Ana") as ana, server.guest("Bo") as bo:
        mine = await subscribe(ana, ours, "/busy")
        ours.answers["/busy"] = b"HTTP/1.1 503 Busy\r\nContent-Length: 0\r\n\r\n"
        await subscribe(bo, ours, "/gone")
        ours.answers["/gone"] = b"HTTP/1.1 410 Gone\r\nContent-Length: 0\r\n\r\n"
        await ana.table_with(bo, "raj", "me", "open", clock="daily")
        await ours.until(lambda _: ours.at("/busy") and ours.at("/gone"))
        await look(server)
        assert len(ours.at("/busy")) == 1, "not at once"
        assert (await bo.get("/api/notices"))["contacts"] == []
        del ours.answers["/busy"]
        await server.pass_time(31)
        await ours.until(lambda _: len(ours.at("/busy")) == 2)
        first, second = (mine.read(came.body) for came in ours.at("/busy"))
        assert first == second, "a repeat is the same notice"
        await server.pass_time(40_000)
        await look(server)
        assert len(ours.at("/busy")) == 2


async def test_quiet_hours_put_a_call_off(sqlite: str) -> None:
    time = ManualTime(QUIET_START + 23 * 3600)
    async with house(sqlite, time) as (server, ours), server.guest("Ana") as ana, server.guest("Bo") as bo:
        await subscribe(ana, ours, "/ana")
        await subscribe(bo, ours, "/bo")
        zone = {"begins": 22 * 60, "ends": 7 * 60, "zone": "UTC"}
        assert (await ana.post("/api/notices/quiet", zone))["quiet"] == zone
        bad = await ana.post("/api/notices/quiet", {**zone, "zone": "Nowhere/Land"}, 400)
        assert bad["reason"]["code"] == "bad-zone"
        await ana.table_with(bo, "raj", "me", "open", clock="daily")
        await ours.until(lambda _: ours.at("/bo"))
        await look(server)
        assert not ours.at("/ana")
        await server.pass_time(8 * 3600 + 1)
        await ours.until(lambda _: ours.at("/ana"))
        assert (await ana.post("/api/notices/quiet", {**zone, "ends": zone["begins"]}))["quiet"] is None


async def test_mail_comes_only_to_those_who_have_its_code(sqlite: str) -> None:
    async with (
        mail_server() as post,
        house(sqlite, smtp=post.url, mail_from="Howdah <us@howdah.example>") as (server, _),
        server.guest("Ana") as ana,
        server.guest("Bo") as bo,
    ):
        assert (await ana.get("/api/notices"))["mail"]
        await ana.post("/api/notices/mail", {"address": "not an address"}, 400)
        given = (await ana.post("/api/notices/mail", {"address": "ana@friends.example"}))["contacts"]
        assert given == [{"id": given[0]["id"], "kind": "mail", "label": "ana@friends.example", "confirmed": False}]
        code = code_in(await post.until(1))
        table = await ana.table_with(bo, "raj", "me", "open", clock="daily")
        await look(server)
        wrong = {"contact": given[0]["id"], "code": "AAAAAAAA"}
        assert (await ana.post("/api/notices/confirm", wrong, 403))["reason"]["code"] == "bad-code"
        assert (await bo.post("/api/notices/confirm", {**wrong, "code": code}, 404))["reason"]["code"] == "not-found"
        assert (await ana.post("/api/notices/confirm", {**wrong, "code": f" {code.lower()} "}))["contacts"][0][
            "confirmed"
        ]
        assert len(post.letters) == 1, "before the code nothing else comes"
        await bid(ana, table, 1, "bid 7")
        await bid(bo, table, 2, "bid 9")
        letter = await post.until(2)
        assert (letter["To"], letter["Subject"]) == ("ana@friends.example", "Raj: your turn")
        assert letter["Message-ID"].endswith("@howdah.example>")
        assert f"{server.base}/table/{table}" in letter.get_content()
        await ana.post("/api/notices/test")
        assert (await post.until(3))["Subject"] == "Howdah can reach you"


def code_in(letter: Any) -> str:
    return str(letter.get_content()).split(": ")[1].split()[0]


async def test_a_table_tells_its_chat_whose_turn_it_is(sqlite: str) -> None:
    house_ = house(sqlite, public="https://howdah.example")
    async with house_ as (server, ours), server.guest("Ana") as ana, server.guest("Bo") as bo:
        table = await ana.table("raj", "me", "open", clock="daily")
        await bo.post(f"/api/tables/{table}/sit", {"seat": 2})
        path = f"/api/tables/{table}/webhook"
        assert (await bo.post(path, {"url": f"{ours.base}/hook"}, 403))["reason"]["code"] == "not-host"
        ours.answers["/wrong"] = b"HTTP/1.1 404 No\r\nContent-Length: 0\r\n\r\n"
        assert (await ana.post(path, {"url": f"{ours.base}/wrong"}, 409))["reason"]["code"] == "not-delivered"
        assert (await ana.post(path, {"url": "https://10.0.0.1/x"}, 400))["reason"]["code"] == "bad-address"
        assert await ana.get(path) == {"form": None, "host": ""}
        kept = await ana.post(path, {"url": f"{ours.base}/hook", "form": "slack"})
        assert kept == {"form": "slack", "host": "127.0.0.1"}
        await ana.post(f"/api/tables/{table}/start")
        await ours.until(lambda _: len(ours.at("/hook")) == 3)
        first, *turns = (json.loads(came.body)["text"] for came in ours.at("/hook"))
        link = f"https://howdah.example/table/{table}"
        assert first == f"Howdah will say here whose turn it is. {link}"
        assert sorted(turns) == [f"Ana, it is your turn at Raj. {link}", f"Bo, it is your turn at Raj. {link}"]
        keys = [came.headers["idempotency-key"] for came in ours.at("/hook")]
        assert len(set(keys)) == 3
        answer = await ana.http.delete(path)
        assert answer.json() == {"form": None, "host": ""}


@needs_network
async def test_a_chat_is_given_no_link_that_only_the_server_itself_opens(sqlite: str) -> None:
    async with (
        house(sqlite, port=lasting_port()) as (server, ours),
        server.guest("Ana") as ana,
        server.guest("Bo") as bo,
    ):
        table = await ana.table("raj", "me", "open", clock="daily")
        await bo.post(f"/api/tables/{table}/sit", {"seat": 2})
        for form in ("slack", "ntfy"):
            await ana.post(f"/api/tables/{table}/webhook", {"url": f"{ours.base}/{form}", "form": form})
            (came,) = ours.at(f"/{form}")
            assert b"127.0.0.1:" not in came.body
            assert "x-click" not in came.headers
        opened = (await ana.post("/api/reach"))["base"]
        await ana.post(f"/api/tables/{table}/start")
        _, turn, _ = await ours.until(lambda _: len(ours.at("/ntfy")) == 3 and ours.at("/ntfy"))
        assert turn.headers["x-click"] == f"{opened}/table/{table}"


async def test_contacts_are_bounded_private_and_can_be_dropped(sqlite: str) -> None:
    async with house(sqlite) as (server, ours), server.guest("Ana") as ana, server.guest("Bo") as bo:
        for number in range(8):
            await subscribe(ana, ours, f"/{number}")
        await subscribe_refused(ana, ours)
        contacts = (await ana.get("/api/notices"))["contacts"]
        assert len(contacts) == 8
        assert (await bo.get("/api/notices"))["contacts"] == []
        refused = await bo.http.delete(f"/api/notices/contacts/{contacts[0]['id']}")
        assert refused.status_code == 404
        left = await ana.http.delete(f"/api/notices/contacts/{contacts[0]['id']}")
        assert len(left.json()["contacts"]) == 7
        trials = (await ana.post("/api/notices/test"))["trials"]
        assert [trial["outcome"] for trial in trials] == ["sent"] * 7
        assert len(ours.came) == 7


async def subscribe_refused(guest: Guest, ours: Endpoint) -> None:
    body = Browser(f"{ours.base}/more").subscription()
    refused = await guest.post("/api/notices/push", body, 409)
    assert refused["reason"] == {"code": "too-many-contacts", "facts": {"most": 8}}


async def test_no_loopback_without_the_setting(sqlite: str) -> None:
    async with endpoint() as ours, serving(settings_for(sqlite)) as server, server.guest("Ana") as ana:
        body = Browser(f"{ours.base}/ana").subscription()
        assert (await ana.post("/api/notices/push", body, 400))["reason"]["code"] == "bad-address"
