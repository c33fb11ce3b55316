"""Around the game: taking a whole turn back, giving time, who is away, what was said, passing for a turn, closing."""

import asyncio
from typing import Any

from howdah.server.ops.timing import ManualTime
from howdah.server.playing.clocks import PRESETS, Clocks
from tests.server.harness import Player, serving, settings_for

START = 1_800_000_000


def test_whoever_takes_back_has_used_time_and_nobody_else_has() -> None:
    clocks = Clocks(PRESETS["quick"], [None, None], lag=0.0)
    clocks.run([0], 0.0)
    clocks.charge(0, 10.0)
    kept = clocks.keep()
    clocks.run([1], 10.0)
    assert clocks.left == [122.0, 132.0]
    clocks.take_back(0, kept, 40.0)
    clocks.run([0], 40.0)
    assert clocks.left == [122.0, 120.0]
    assert clocks.remaining(0, 45.0) == 117.0, "no second bonus, and the clock goes on"
    clocks.charge(0, 45.0)
    clocks.run([1], 45.0)
    assert clocks.left == [117.0, 132.0]


def test_in_ones_own_turn_taking_back_gives_no_time_back() -> None:
    clocks = Clocks(PRESETS["quick"], [None, None], lag=0.0)
    clocks.run([0], 0.0)
    clocks.charge(0, 10.0)
    kept = clocks.keep()
    clocks.run([0], 10.0)
    clocks.take_back(0, kept, 60.0)
    assert clocks.left[0] == 72.0


def clocks_of(player: Player, seat: int) -> object:
    return player.updates[seat]["clocks"]["left"]


async def test_taking_a_turn_back_at_a_table_restores_the_clocks(database: str) -> None:
    time = ManualTime()
    settings = settings_for(database, lag=0.0, sweep=0.1)
    async with serving(settings, time) as server, server.guest("Ana") as ana:
        table = await ana.table("ambush", "me", "screen", start=True, clock="quick")
        async with ana.at(table) as player:
            await player.asked(1)
            await server.pass_time(10)
            await player.act(1, "step")
            await server.pass_time(10)
            await player.act(1, "step", "step")
            assert clocks_of(player, 1) == [112_000, 120_000]
            await server.pass_time(10)
            lone = await player.ask("undo", seat=1, decision=3)
            assert lone["type"] == "done"
            await player.until(lambda: player.updates[1]["decision"] == 4)
            assert clocks_of(player, 1) == [102_000, 120_000]
            assert (await player.ask("undo", seat=1, decision=4, all=True)) == {
                "type": "done",
                "id": player.requests,
                "decision": 6,
            }
            assert player.updates[1]["undo"]["code"] == "undo-fate"
            assert (await player.ask("undo", seat=1, decision=6, all=True))["reason"]["code"] == "undo-fate"
            log = (await player.ask("read-log", seat=1))["events"]
            assert [event["kind"] for event in log if event["kind"] == "stepped"] == []
        cookies = ana.http.cookies
    async with serving(settings, time) as server, server.guest() as again:
        again.http.cookies = cookies
        async with again.at(table) as player:
            await player.asked(1)
            assert clocks_of(player, 1) == [102_000, 120_000], "a restart in a turn brings no second bonus"


async def test_time_can_be_given_and_outlasts_a_restart(database: str) -> None:
    time = ManualTime()
    settings = settings_for(database, lag=0.0, sweep=0.1)
    async with serving(settings, time) as server, server.guest("Ana") as ana, server.guest("Bo") as bo:
        table = await ana.table("raj", "me", "open", clock="quick")
        await bo.post(f"/api/tables/{table}/sit", {"seat": 2})
        path = f"/api/tables/{table}/seats"
        assert (await ana.post(f"{path}/2/give-time", {"seconds": 60}, 409))["reason"]["code"] == "not-playing"
        await ana.post(f"/api/tables/{table}/start")
        async with bo.at(table) as player, server.guest("W") as watcher:
            await player.asked(2)
            await ana.post(f"{path}/2/give-time", {"seconds": 60})
            await ana.post(f"{path}/2/give-time", {"seconds": 40})
            await player.until(lambda: clocks_of(player, 2) == [132_000, 232_000])
            assert (await ana.post(f"{path}/1/give-time", {"seconds": 60}, 403))["reason"]["code"]
            assert (await watcher.post(f"{path}/1/give-time", {"seconds": 60}, 403))["reason"]["code"]
            await ana.post(f"{path}/2/give-time", {"seconds": 0}, 400)
        untimed = await ana.table("raj", "me", "bot", start=True)
        refused = await ana.post(f"/api/tables/{untimed}/seats/2/give-time", {"seconds": 9}, 409)
        assert refused["reason"]["code"] == "no-clock"
        cookies = bo.http.cookies
    async with serving(settings, time) as server, server.guest() as again:
        again.http.cookies = cookies
        async with again.at(table) as player:
            await player.asked(2)
            assert clocks_of(player, 2) == [132_000, 232_000]
            await player.act(2, "bid 3")
            await player.until(lambda: player.updates[2]["decision"] == 1)
            assert clocks_of(player, 2) == [132_000, 232_000]


def second_seat(player: Player) -> dict[str, Any]:
    """Seat 2, as the last message about the table shows it."""
    shown = [message["table"]["seats"][1] for message in player.came if "table" in message]
    return dict(shown[-1]) if shown else {}


async def test_who_is_away_and_since_when(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite), ManualTime()) as server,
        server.guest("Ana") as ana,
        server.guest("Bo") as bo,
    ):
        table = await ana.table("raj", "me", "open", "bot")
        await bo.post(f"/api/tables/{table}/sit", {"seat": 2})
        async with ana.at(table) as player:
            async with bo.at(table):
                await player.until(lambda: second_seat(player).get("connected"))
                await server.pass_time(50)
            await player.until(lambda: second_seat(player).get("away_since"))
            await server.pass_time(50)
            seats = (await ana.get(f"/api/tables/{table}"))["seats"]
            assert [seat.get("away_since", 0) for seat in seats] == [0, START + 50, 0]


async def test_what_was_said_comes_again(database: str) -> None:
    async with serving(settings_for(database)) as server, server.guest("Ana") as ana, server.guest("W") as watcher:
        table = await ana.table("raj", "me", "bot", start=True, spectators="welcome")
        async with ana.at(table) as player, watcher.at(table) as watching:
            await player.has("update")
            await watching.has("update")
            for text in ("one", "two"):
                await player.ask("chat", text=text)
            await watching.ask("chat", text="psst")
            await player.ask("chat", text="three")
        for guest, after, expected in (
            (ana, 0, ["one", "two", "three"]),
            (ana, 1, ["two", "three"]),
            (watcher, 0, ["one", "two", "psst", "three"]),
            (ana, None, []),
        ):
            async with guest.at(table, said=after) as again:
                await again.has("update")
                await again.ask("ping")
                assert [m["text"] for m in again.came if m["type"] == "said"] == expected


async def test_passing_for_a_turn_lasts_a_turn_and_nobody_else_hears_of_it(database: str) -> None:
    time = ManualTime()
    async with (
        serving(settings_for(database, sweep=0.05), time) as server,
        server.guest("Ana") as ana,
        server.guest("Bo") as bo,
    ):
        table = await ana.table_with(bo, "ambush", "me", "open", "screen")
        async with ana.at(table) as one, bo.at(table) as two:
            await one.asked(1)
            await two.has("update")
            await one.ask("ping")
            before = len(one.came)
            info = await bo.post(f"/api/tables/{table}/seats/2/settings", {"pass_turn": True})
            assert info["seats"][1]["pass_turn"]
            await one.ask("ping")
            assert [message["type"] for message in one.came[before:]] == ["pong"]
            await one.act(1, "step")
            await one.act(1, "end")
            await two.asked(2)
            while not server.worker.owns(table):
                await asyncio.sleep(0.05)
            await server.pass_time(2.5)
            await one.until(lambda: one.updates[1]["waiting"] == [2])
            assert "pass_turn" not in (await bo.get(f"/api/tables/{table}"))["seats"][1]
            tables = [m["table"]["seats"][1] for m in two.came if m["type"] == "table"]
            assert "pass_turn" not in tables[-1]


async def test_the_host_can_close_a_table(database: str) -> None:
    async with serving(settings_for(database)) as server, server.guest("Ana") as ana, server.guest("Bo") as bo:
        gathering = await ana.table("raj", "me", "open", listed=True)
        assert (await bo.post(f"/api/tables/{gathering}/close", status=403))["reason"]["code"] == "not-host"
        async with bo.at(gathering) as waiting:
            await waiting.has("welcome")
            await ana.post(f"/api/tables/{gathering}/close")
            assert (await waiting.has("bye"))["code"] == "closed"
        assert (await ana.get("/api/tables"))["tables"] == []
        await ana.get(f"/api/tables/{gathering}", 404)
        table = await ana.table("raj", "me", "bot", start=True)
        async with ana.at(table) as player:
            await player.asked(1)
            assert (await ana.post(f"/api/tables/{table}/close"))["phase"] == "over"
            await player.until(lambda: "result" in player.updates[1])
            assert player.updates[1]["result"] == {
                "ending": "closed",
                "clause": "",
                "ranks": [1, 1],
                "scores": [0, 0],
                "winners": [],
            }
            assert (await player.act(1, "bid 1"))["reason"]["code"] == "over"
        assert (await ana.post(f"/api/tables/{table}/close", status=409))["reason"]["code"] == "over"


async def test_a_table_pauses_when_everybody_who_is_here_wants_it(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana, server.guest("Bo") as bo:
        table = await ana.table_with(bo, "raj", "me", "open", "bot")
        path = f"/api/tables/{table}"
        async with ana.at(table) as host, bo.at(table) as guest, server.guest("Eve") as eve:
            await host.asked(1)
            await guest.asked(2)
            await eve.post(f"{path}/pause", status=403)
            await eve.post(f"{path}/decline", status=403)
            asked = await ana.post(f"{path}/pause")
            assert (asked["phase"], asked["agreed"]) == ("playing", [1])
            await guest.until(lambda: any(m["type"] == "table" and m["table"].get("agreed") for m in guest.came))
            assert (await bo.post(f"{path}/decline")).get("agreed", []) == []
            await bo.post(f"{path}/pause")
            paused = await ana.post(f"{path}/pause")
            assert (paused["phase"], paused.get("agreed", [])) == ("paused", [])
            assert (await guest.act(2, "bid 5"))["reason"]["code"] == "paused"
            assert (await bo.post(f"{path}/pause", status=409))["reason"]["code"] == "not-playing"
            assert (await bo.post(f"{path}/resume"))["agreed"] == [2]
            assert (await ana.post(f"{path}/resume"))["phase"] == "playing"
            await bo.post(f"{path}/seats/2/settings", {"bot": True})
            assert (await ana.post(f"{path}/pause"))["phase"] == "paused", "a bot is not asked"
            await ana.post(f"{path}/resume")


async def test_whoever_is_away_is_not_asked_about_a_pause(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana, server.guest("Bo") as bo:
        table = await ana.table_with(bo, "raj", "me", "open")
        path = f"/api/tables/{table}"
        async with ana.at(table) as host:
            await host.asked(1)
            assert (await ana.post(f"{path}/pause"))["phase"] == "paused"


async def test_old_lines_of_a_running_game_are_shown_to_those_who_were_told_them(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana, server.guest("Eve") as eve:
        table = await ana.table("totem", "me", "screen", start=True)
        path = f"/api/tables/{table}/lines"
        async with ana.at(table) as player:

            def asked() -> list[int]:
                return [seat for seat, update in player.updates.items() if seat in update["waiting"]]

            for _ in range(12):
                await player.until(lambda: len(asked()) == 1)
                seat = asked()[0]
                await player.act(seat, player.updates[seat]["legal"][0])
            log = (await player.ask("read-log", seat=1))["events"]
        opening = await ana.get(f"{path}/1/1")
        assert [moment["place"] for moment in opening["moments"]] == [0]
        last = log[-1]
        before, after = (await ana.get(f"{path}/1/{last['line']}"))["moments"]
        assert last["kind"] in [event["kind"] for event in after["events"]]
        assert before["place"] == after["place"] - 1
        assert (await ana.get(f"{path}/1/{last['line'] + 50}", status=404))["reason"]["code"] == "no-such-line"
        assert (await ana.get(f"{path}/1/0", status=400))["reason"]["code"] == "malformed"
        assert (await eve.get(f"{path}/1/1", status=403))["reason"]["code"] == "not-your-seat"
        assert (await eve.get(f"{path}/0/1"))["moments"], "who watches may look back as well"


async def test_where_the_log_withholds_something_old_positions_stay_closed(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana:
        for options, allowed in (({}, False), ({"open_history": "on"}, True)):
            table = await ana.table("raj", "me", "screen", start=True, options=options)
            async with ana.at(table) as player:
                for bid in (3, 4):
                    await player.act(1, f"bid {bid}")
                    await player.act(2, f"bid {bid + 5}")
            if allowed:
                assert (await ana.get(f"/api/tables/{table}/lines/1/2"))["moments"]
            else:
                refused = await ana.get(f"/api/tables/{table}/lines/1/2", status=403)
                assert refused["reason"]["code"] == "withheld"
