"""Clocks: counted alone, and at a table whose time is moved by hand."""

from howdah.server.ops.timing import ManualTime
from howdah.server.playing.clocks import PRESETS, Clocks
from tests.server.harness import serving, settings_for

QUICK = PRESETS["quick"]


def test_a_turn_brings_a_bonus_and_thinking_is_charged_less_the_lag() -> None:
    clocks = Clocks(QUICK, [None, None], lag=0.5)
    clocks.run([0], 100.0)
    assert clocks.left == [132.0, 120.0]
    clocks.charge(0, 110.5)
    assert clocks.left[0] == 122.0
    clocks.run([0], 110.5)
    assert clocks.left[0] == 122.0, "the same turn brings no second bonus"
    clocks.run([1], 110.5)
    assert clocks.left == [122.0, 132.0]
    assert clocks.ends() == [(110.5 + 0.5 + 132.0, 1)]


def test_in_simultaneous_phases_all_clocks_run() -> None:
    clocks = Clocks(QUICK, [None, None, None], lag=0.0)
    clocks.run([0, 1, 2], 0.0)
    clocks.charge(1, 10.0)
    clocks.run([0, 2], 10.0)
    told = clocks.told(20.0, None)
    assert told is not None
    assert told.running == [1, 3]
    assert told.left == [112_000, 122_000, 112_000]


def test_a_pause_costs_nothing() -> None:
    clocks = Clocks(QUICK, [None, None], lag=0.0)
    clocks.run([0], 0.0)
    clocks.stop(30.0)
    clocks.run([0], 1000.0)
    assert clocks.left[0] == 102.0


def test_without_a_clock_nothing_counts() -> None:
    clocks = Clocks(PRESETS["none"], [None, None], lag=0.0)
    clocks.run([0], 0.0)
    assert clocks.ends() == []
    assert clocks.told(5.0, None) is None
    assert clocks.milliseconds(0) is None


def test_a_day_for_every_decision() -> None:
    clocks = Clocks(PRESETS["daily"], [None], lag=0.0)
    clocks.run([0], 0.0)
    clocks.charge(0, 80_000.0)
    clocks.run([], 80_000.0)
    clocks.run([0], 90_000.0)
    assert clocks.left == [86_400.0]


async def test_when_time_is_out_a_bot_decides_once_and_the_person_comes_back(sqlite: str) -> None:
    async with serving(settings_for(sqlite, lag=1.0), ManualTime()) as server, server.guest("Ana") as ana:
        await server.worker.bots.warm_up()
        table = await ana.table("raj", "me", "screen", start=True, clock="quick")
        async with ana.at(table) as player:
            await player.asked(1)
            assert player.updates[1]["clocks"] == {"left": [132_000, 132_000], "running": [1, 2]}
            await server.pass_time(30)
            await player.act(2, "bid 5")
            assert player.updates[1]["clocks"] == {"left": [103_000, 103_000], "running": [1]}
            await server.pass_time(102.9)
            assert player.updates[1]["decision"] == 0
            await server.pass_time(0.2)
            await player.until(lambda: player.updates[1]["decision"] == 1)
            assert player.updates[1]["legal"], "the next decision is the person's own"
            assert player.updates[1]["clocks"]["left"][0] == 12_000


async def test_clocks_stand_while_paused_and_while_the_server_is_down(database: str) -> None:
    time = ManualTime()
    settings = settings_for(database, lag=0.0, sweep=0.1)
    async with serving(settings, time) as server, server.guest("Ana") as ana:
        table = await ana.table("raj", "me", "screen", start=True, clock="relaxed")
        async with ana.at(table) as player:
            await server.pass_time(100)
            await player.act(1, "bid 5")
            await ana.post(f"/api/tables/{table}/pause")
            assert (await player.act(2, "bid 5"))["reason"]["code"] == "paused"
            await server.pass_time(5000)
            await ana.post(f"/api/tables/{table}/resume")
            await player.ask("ping")
            assert player.updates[2]["clocks"]["left"] == [540_000, 540_000]
        cookies = ana.http.cookies
    time.move_to(time.steady() + 5000)
    async with serving(settings, time) as server, server.guest() as again:
        again.http.cookies = cookies
        async with again.at(table) as player:
            await player.until(lambda: 2 in player.updates)
            assert player.updates[1]["clocks"]["left"][0] == 540_000
            assert player.updates[2]["legal"]
