"""Running a server: logs without secrets, health, metrics, farewell, housekeeping, the page without a client."""

import asyncio
import io
import json
import logging
import random

import httpx

from howdah.server import logs, questions
from howdah.server.housekeeping import POLICY, tidy
from howdah.server.timing import ManualTime
from tests.server.harness import run, serving, settings_for
from tests.server.test_play import play_on


def test_logs_hold_no_secrets(sqlite: str) -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.JsonLines())
    root = logging.getLogger()
    before = root.level
    root.addHandler(handler)
    root.setLevel("DEBUG")
    secrets: list[str] = []

    async def test() -> None:
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
            server.hall.complain("made-up", ValueError("bid 7 of Anastasia"), table=table)
            secrets.extend([table, link["token"], ana.cookie.partition("=")[2], "Anastasia", "whispered", "bid "])

    try:
        run(test())
    finally:
        root.removeHandler(handler)
        root.setLevel(before)
    written = stream.getvalue()
    lines = [json.loads(line) for line in written.splitlines()]
    assert {"open", "closed", "made-up"} <= {line["event"] for line in lines}
    for secret in secrets:
        assert secret not in written, f"the log holds {secret[:6]}..."


def test_health_metrics_and_the_page_without_a_client(sqlite: str) -> None:
    async def test() -> None:
        async with serving(settings_for(sqlite)) as server, httpx.AsyncClient(base_url=server.base) as http:
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

    run(test())


def test_a_server_that_stops_says_goodbye(sqlite: str) -> None:
    async def test() -> None:
        async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana:
            table = await ana.table("raj", "me", "bot", start=True)
            async with ana.at(table) as player:
                await player.has("update")
                server.server.should_exit = True
                await player.until(lambda: player.closed)
                assert [m for m in player.came if m["type"] == "bye"] == [
                    {"type": "bye", "code": "shutdown", "after": 2}
                ]

    run(test())


def test_a_slow_reader_holds_up_nobody_and_is_given_the_present(sqlite: str) -> None:
    async def test() -> None:
        async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana, server.guest("Eve") as eve:
            table = await ana.table("ambush", "me", "screen", start=True)
            async with ana.at(table, positions=True) as player, eve.at(table, positions=True) as slow:
                await slow.has("update")
                room = server.hall.rooms[table]
                connection = next(c for c in room.connections if c.guest not in room.doc.seats[0].holders)
                wire = connection._wire  # noqa: SLF001
                wire.ready = False
                for _ in range(100):
                    await player.act(1, "step")
                    await player.ask("undo", seat=1, decision=player.updates[1]["decision"])
                    await player.ask("ping")
                assert connection.behind
                held = slow.updates[0]["number"]
                wire.ready = True
                connection.drain()
                await slow.until(lambda: slow.updates[0]["number"] > held + 150)
                assert slow.updates[0]["events"] == []
                assert slow.updates[0]["number"] == player.updates[1]["number"]

    run(test())


def test_tables_that_nobody_touches_are_cleaned_up(sqlite: str) -> None:
    async def test() -> None:
        time = ManualTime()
        async with serving(settings_for(sqlite), time) as server, server.guest("Ana") as ana:
            gathering = await ana.table("raj", "me", "open")
            playing = await ana.table("raj", "me", "screen", start=True)
            assert await tidy(server.hall) == 0
            time.move_to(time.now() + POLICY["gathering"] + 10)
            assert await tidy(server.hall) == 1
            await ana.get(f"/api/tables/{gathering}", status=404)
            await ana.get(f"/api/tables/{playing}")
            time.move_to(time.now() + POLICY["playing"] + 10)
            assert await tidy(server.hall) == 1
            assert await server.hall.store.read(questions.running) == []
            await asyncio.sleep(0)

    run(test())
