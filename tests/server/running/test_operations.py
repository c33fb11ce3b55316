"""Running a server: logs without secrets, health, metrics, farewell, housekeeping, the page without a client."""

import io
import json
import logging
import random

import httpx
import msgspec
from sqlalchemy import select

from howdah.server.ops import logs
from howdah.server.ops.housekeeping import DAY, GUEST_SECONDS, POLICY, tidy
from howdah.server.ops.timing import ManualTime
from howdah.server.store import reads
from howdah.server.store.schema import guests
from tests.server.harness import OPEN_LIMITS, PATIENCE, Running, serving, settings_for
from tests.server.playing.test_play import play_on


async def test_logs_hold_no_secrets(sqlite: str) -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.JsonLines())
    root = logging.getLogger()
    before = root.level
    root.addHandler(handler)
    root.setLevel("DEBUG")
    secrets: list[str] = []
    try:
        for chatty in ("httpcore", "websockets", "asyncio"):  # the test's own clients
            logging.getLogger(chatty).setLevel("WARNING")
        logs.set_up("debug")
        root.addHandler(handler)
        async with serving(settings_for(sqlite)) as server, server.guest("Anastasia") as ana:
            table = await ana.table("raj", "me", "bot", start=True)
            link = await ana.post(f"/api/tables/{table}/seats/1/return-link")
            async with ana.at(table) as player:
                await player.ask("chat", text="whispered words")
                await play_on(player, 1, random.Random(1))
            server.worker.complain("made-up", ValueError("bid 7 of Anastasia"), table=table)
            secrets.extend([table, link["token"], ana.cookie.partition("=")[2], "Anastasia", "whispered", "bid "])
    finally:
        root.removeHandler(handler)
        root.setLevel(before)
    written = stream.getvalue()
    lines = [json.loads(line) for line in written.splitlines()]
    assert {"open", "closed", "made-up"} <= {line["event"] for line in lines}
    for secret in secrets:
        assert secret not in written, f"the log holds {secret[:6]}..."


async def test_health_metrics_and_the_page_without_a_client(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        httpx.AsyncClient(base_url=server.base, timeout=PATIENCE) as http,
    ):
        assert (await http.get("/healthz")).text == "ok\n"
        text = (await http.get("/metrics")).text
        assert "howdah_actions_total 0" in text
        assert 'howdah_action_seconds_bucket{le="+Inf"} 0' in text
        assert (await http.get("/metrics", headers={"X-Forwarded-For": "1.2.3.4"})).status_code == 404
        page = await http.get("/table/whatever")
        assert page.status_code == 200
        assert "text/html" in page.headers["content-type"]
        assert (await http.get("/../../etc/passwd.txt")).status_code == 404
        assert (await http.get("/api/nothing")).json() == {"reason": {"code": "not-found"}}
        assert (await http.get("/api/openapi.json")).json()["openapi"] == "3.1.0"


async def test_a_server_that_stops_says_goodbye(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana:
        table = await ana.table("raj", "me", "bot", start=True)
        async with ana.at(table) as player:
            await player.has("update")
            server.server.should_exit = True
            await player.until(lambda: player.closed)
            assert [m for m in player.came if m["type"] == "bye"] == [{"type": "bye", "code": "shutdown", "after": 2}]


async def test_a_slow_reader_holds_up_nobody_and_is_given_the_present(sqlite: str) -> None:
    limits = msgspec.structs.replace(OPEN_LIMITS, queue_bytes=20_000)
    settings = settings_for(sqlite, limits=limits)
    async with serving(settings) as server, server.guest("Ana") as ana, server.guest("Eve") as eve:
        table = await ana.table("ambush", "me", "screen", start=True)
        async with ana.at(table, positions=True) as player, eve.at(table, positions=True) as slow:
            await slow.has("update")
            shown = server.worker.tables[table]
            connection = next(c for c in shown.audience.connections if c.guest not in shown.doc.seats[0].holders)
            outlet = connection._outlet  # noqa: SLF001
            assert outlet is not None
            outlet.ready = False
            for _ in range(100):
                await player.act(1, "step")
                await player.ask("undo", seat=1, decision=player.updates[1]["decision"])
                await player.ask("ping")
            assert connection._behind  # noqa: SLF001
            held = slow.updates[0]["number"]
            outlet.ready = True
            connection.drain()
            await slow.until(lambda: slow.updates[0]["number"] > held + 150)
            assert slow.updates[0]["events"] == []
            assert slow.updates[0]["number"] == player.updates[1]["number"]


async def test_tables_that_nobody_touches_are_cleaned_up(sqlite: str) -> None:
    time = ManualTime()
    async with serving(settings_for(sqlite), time) as server, server.guest("Ana") as ana:
        gathering = await ana.table("raj", "me", "open")
        playing = await ana.table("raj", "me", "screen", start=True)
        assert await tidy(server.worker) == 0
        time.move_to(time.steady() + POLICY["gathering"] + 10)
        assert await tidy(server.worker) == 1
        await ana.get(f"/api/tables/{gathering}", status=404)
        await ana.get(f"/api/tables/{playing}")
        time.move_to(time.steady() + POLICY["playing"] + 10)
        assert await tidy(server.worker) == 1
        assert await server.worker.store.read(reads.running) == []


async def test_names_of_guests_who_do_not_come_back_are_deleted(database: str) -> None:
    time = ManualTime()
    settings = settings_for(database)
    async with serving(settings, time) as server, server.guest("Ana") as ana, server.guest("Bo") as bo:
        table = await ana.table("raj", "me", "open")
        await bo.post(f"/api/tables/{table}/sit", {"seat": 2})
        await server.worker.note_visits()
        first = await seen(server)
        time.move_to(time.steady() + GUEST_SECONDS - DAY)
        async with ana.at(table):  # a socket alone is a visit too
            await tidy(server.worker)
        renewed = await seen(server)
        assert renewed["Ana"] > first["Ana"]
        assert renewed["Bo"] == first["Bo"]
        time.move_to(time.steady() + 3600)
        await ana.get("/api/me")
        await tidy(server.worker)
        assert await seen(server) == renewed, "a visit is noted once a day"
        time.move_to(time.steady() + DAY)
        await tidy(server.worker)
        assert set(await seen(server)) == {"Ana"}
        assert (await bo.get("/api/me"))["name"] == ""
        assert (await ana.get("/api/me"))["name"] == "Ana"


async def seen(server: Running) -> dict[str, int]:
    """When each guest was here last, by name."""
    found = await server.worker.store.read(lambda connection: connection.execute(select(guests)).all())
    return {row.name: row.seen for row in found}
