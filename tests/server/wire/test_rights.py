"""Nobody acts for another seat, reads another seat's view, or gets past the checks; wrong input changes nothing."""

import asyncio
import random
from pathlib import Path

import httpx
import pytest
import websockets

from howdah.server.ops.limits import Bucket, Buckets, is_own_origin
from howdah.server.settings import Limits
from howdah.server.tables.identity import Keys, read_link
from howdah.server.tables.names import clean, clean_name
from tests.pressure.mutations import nonsense
from tests.server.harness import PATIENCE, Guest, serving, settings_for


def test_forged_cookies_are_nobody() -> None:
    keys = Keys(b"secret")
    cookie = keys.cookie("A" * 16)
    assert keys.guest(cookie) == "A" * 16
    for forged in (cookie[:-1], "B" + cookie[1:], cookie + "x", "", ".", "A" * 16, Keys(b"other").cookie("A" * 16)):
        assert keys.guest(forged) is None


def test_links_are_for_one_seat_and_one_time() -> None:
    keys = Keys(b"secret")
    token = keys.link("i", "T" * 16, 2, 5)
    link = read_link(token)
    assert link is not None
    assert (link.kind, link.table, link.seat) == ("i", "T" * 16, 2)
    assert keys.is_good(link, 5)
    assert not keys.is_good(link, 6)
    assert not keys.is_good(link, 0)
    other = read_link(token.replace("T2", "T3", 1))
    assert other is not None
    assert not keys.is_good(other, 5)
    for wrong in ("", "x" * 40, "i" + "!" * 40, "i" + "T" * 16):
        assert read_link(wrong) is None


@pytest.mark.parametrize(
    ("origin", "own"),
    [
        (None, True),
        ("http://here:1", True),
        ("https://play.example", True),
        ("http://here", False),
        ("http://evil", False),
        ("null", False),
        ("http://here:1.evil", False),
        ("http://[", False),
        ("", False),
    ],
)
def test_origins(origin: str | None, own: bool) -> None:
    assert is_own_origin(origin, "here:1", "https://play.example") is own


def test_buckets_fill_again() -> None:
    buckets = Buckets(2, 1.0)
    assert [buckets.allow("a", 0.0) for _ in range(3)] == [True, True, False]
    assert buckets.allow("b", 0.0)
    assert [buckets.allow("a", 1.5), buckets.allow("a", 1.5)] == [True, False]
    bucket = Bucket(1, 1.0, 0.0)
    assert [bucket.allow(0.0), bucket.allow(0.5), bucket.allow(1.6)] == [True, False, True]


def test_a_bucket_that_is_full_again_is_forgotten_and_no_other() -> None:
    buckets = Buckets(2, 1.0)
    assert [buckets.allow("busy", 0.0) for _ in range(3)] == [True, True, False]
    for number in range(1000):
        assert buckets.allow(f"guest {number}", number / 1000)
    assert not buckets.allow("busy", 0.999), "others came meanwhile, and changed nothing"
    for number in range(1000, 5000):
        buckets.allow(f"guest {number}", number / 1000)
    assert len(buckets.by_key) < 1100, "each takes a second to fill again"


def test_names_and_words_are_made_harmless() -> None:
    assert clean("a\u202eb\x00c\n d\u200b") == "a b c d"
    assert clean_name("  Zoë\t" + "x" * 100) == ("Zoë " + "x" * 100)[:30]
    assert clean_name("\u2066\u200f") == ""


async def test_the_site_may_run_webassembly_and_no_other_page_may(sqlite: str, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("the site")
    async with serving(settings_for(sqlite, site=str(tmp_path))) as server, httpx.AsyncClient(timeout=PATIENCE) as http:
        site, page = await http.get(f"{server.base}/offline/"), await http.get(f"{server.base}/")
    assert site.text == "the site"
    assert "script-src 'self' 'wasm-unsafe-eval';" in site.headers["content-security-policy"]
    assert "script-src 'self';" in page.headers["content-security-policy"]


async def test_requests_from_elsewhere_are_refused(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana:
        table = await ana.table("raj", "me", "bot")
        path = f"{server.base}/api/tables/{table}/start"
        async with httpx.AsyncClient(cookies=ana.http.cookies, timeout=PATIENCE) as http:
            bare = await http.post(path)
            evil = await http.post(path, headers={"X-Howdah": "1", "Origin": "http://evil.example"})
            assert (bare.status_code, evil.status_code) == (403, 403)
            page = await http.get(f"{server.base}/")
            assert "default-src 'none'" in page.headers["content-security-policy"]
            assert page.headers["referrer-policy"] == "no-referrer"
            assert page.headers["x-content-type-options"] == "nosniff"
        async with httpx.AsyncClient(timeout=PATIENCE) as nobody:
            fresh = await nobody.get(f"{server.base}/api/me")
        cookie = fresh.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        socket = f"ws{server.base.removeprefix('http')}/api/tables/{table}/socket"
        evil_page = websockets.Origin("http://evil.example")
        with pytest.raises(websockets.InvalidStatus):
            await websockets.connect(socket, origin=evil_page, open_timeout=PATIENCE)
        with pytest.raises(websockets.InvalidStatus):
            await websockets.connect(socket.replace(table, "A" * 16), open_timeout=PATIENCE)


async def test_nobody_acts_for_another_or_reads_another(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana, server.guest("Eve") as eve:
        table = await ana.table("raj", "me", "screen", start=True)
        async with eve.at(table) as thief, ana.at(table) as player:
            await player.asked(1)
            await thief.until(lambda: 0 in thief.updates)
            assert set(thief.updates) == {0}
            before = len(player.came)
            for kind, more in (
                ("act", {"decision": 0, "actions": ["bid 1"]}),
                ("undo", {"decision": 0}),
                ("preview", {"actions": ["bid 1"]}),
                ("why", {"action": "bid 1"}),
                ("read-log", {}),
            ):
                for seat in (1, 2, 3, 8):
                    answer = await thief.ask(kind, seat=seat, **more)
                    assert answer["reason"]["code"] == "not-your-seat", answer
            for what in ("resign", "leave", "return-link"):
                await eve.post(f"/api/tables/{table}/seats/1/{what}", status=403)
            await eve.post(f"/api/tables/{table}/seats/1/settings", {"bot": True}, status=403)
            for what in ("pause", "start"):
                await eve.post(f"/api/tables/{table}/{what}", status=403)
            await eve.get(f"/api/tables/{table}/record", status=409)
            await eve.get(f"/api/tables/{table}/replay/1", status=409)
            await player.ask("ping")
            assert [m for m in player.came[before:] if m["type"] != "pong"] == []
        private = (await eve.get("/api/tables"))["tables"]
        assert private == []


async def test_limits_on_size_speed_and_sockets(sqlite: str) -> None:
    limits = Limits(message_burst=20, message_rate=0.001, body_bytes=2000, table_burst=2, table_rate=0.0001)
    async with serving(settings_for(sqlite, limits=limits)) as server, server.guest("Ana") as ana:
        table = await ana.table("raj", "me", "screen", start=True)
        big = await ana.post("/api/me", {"name": "x" * 3000}, status=413)
        assert big["reason"]["code"] == "too-large"
        await ana.table("raj", "me", "screen")
        refused = await ana.post("/api/tables", {"game": "raj", "seats": [{"kind": "me"}] * 2}, status=429)
        assert refused["reason"]["code"] == "too-fast"
        async with ana.at(table) as player:
            for _ in range(30):
                await player.send(type="ping", id=1)
            assert (await player.has("bye"))["code"] == "flood"


@pytest.mark.parametrize("seed", range(3))
async def test_a_fuzzer_at_the_socket_changes_nothing(sqlite: str, seed: int) -> None:
    """Malformed, oversized, out of turn, stale, replayed, for a forged seat, from two clients at once."""

    luck = random.Random(seed)
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana, server.guest("Eve") as eve:
        table = await ana.table("ambush", "me", "screen", "screen", start=True)
        async with ana.at(table, positions=True) as player:
            await player.asked(1)
            await player.act(1, "step")
            await player.until(lambda: player.updates[1]["decision"] == 1)
            before = server.worker.tables[table].game
            assert before is not None
            record = before.match.record.text()
            await asyncio.gather(
                *(fuzz(guest, table, luck.randrange(1 << 30)) for guest in (ana, eve, ana)),
            )
            after = server.worker.tables[table].game
            assert after is not None
            assert after.match.record.text() == record
            assert server.worker.metrics.failed.value == 0
            assert (await player.act(1, "step"))["type"] == "done"


async def fuzz(guest: Guest, table: str, seed: int) -> None:
    luck = random.Random(seed)
    async with guest.at(table) as player:
        await player.has("welcome")
        for _ in range(150):
            await player.connection.send(nonsense(luck))
        assert (await player.ask("ping"))["type"] == "pong"
        assert not any(m["type"] == "done" for m in player.came)
        assert not any(m["type"] == "refused" and m["reason"]["code"] == "internal" for m in player.came)
