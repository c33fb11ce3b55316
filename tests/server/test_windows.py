"""Reaction windows on the wire: nothing that anyone else receives, and no moment at which they receive it, depends on
who holds what, has answered what, or has answered at all."""

import asyncio
import re
from typing import Any

import pytest

from howdah.engine.dealers import ScriptedDealer
from howdah.server.timing import ManualTime
from tests.server.harness import Player, Running, run, serving, settings_for

FOX, HEN = "fox", "hen"
OTHERS_HANDS = [HEN, HEN]
Transcript = list[tuple[str, float, str]]
"""Who received what, and when."""


def dealt(*hands: list[str]) -> list[str]:
    return [card for hand in hands for card in hand]


async def window_world(database: str, hands: list[str], answer: str, seed: int) -> tuple[Transcript, str]:
    """One turn of ambush: seat 1 acts and ends; seat 2 answers as told; seat 3 is a bot; somebody watches.

    What all but seat 2 received during and after the window, with the table's id made equal; and who pounced.
    """
    time = ManualTime()
    async with (
        serving(settings_for(database, window_delay=(2.0, 5.0)), time, seed) as server,
        server.guest("Ana") as ana,
        server.guest("Bo") as bo,
        server.guest("Eve") as eve,
    ):
        server.hall.dealer = lambda: ScriptedDealer(list(hands))
        await server.hall.bots.warm_up()
        table = await ana.table("ambush", "me", "open", "bot")
        await bo.post(f"/api/tables/{table}/sit", {"seat": 2})
        if answer == "auto":
            await bo.post(f"/api/tables/{table}/seats/2/settings", {"auto_pass": True})
        await ana.post(f"/api/tables/{table}/start")
        async with ana.at(table, positions=True) as one, bo.at(table) as two, eve.at(table, positions=True) as watcher:
            await one.act(1, "step")
            await one.act(1, "end")
            await two.asked(2)
            await answer_window(server, two, answer)
            async with ana.at(table, positions=True) as late:
                await late.has("update")
                await server.pass_time(12)
                await one.until(lambda: any(m["kind"] == "closed" for m in one.updates[1]["events"]))
                await watcher.until(lambda: watcher.updates[0]["number"] == one.updates[1]["number"])
                await late.until(lambda: late.updates[1]["number"] == one.updates[1]["number"])
                seen = {"seat 1": one, "watcher": watcher, "seat 1 again": late}
                told = [
                    (who, when - 1_800_000_000.0, re.sub(table, "ID", text))
                    for who, player in seen.items()
                    for when, text in player.raw
                ]
            closed = next(m["facts"] for m in one.updates[1]["events"] if m["kind"] == "closed")
            return told, str(closed["seat"])


async def answer_window(server: Running, two: Player, answer: str) -> None:
    """Seat 2 answers after a second, or lets the time pass."""
    await server.pass_time(1)
    if answer == "pass":
        assert (await two.act(2, "pass"))["type"] == "done"
        assert two.updates[2]["sealed"] == ["pass"]
        assert two.updates[2]["legal"] == []
    await server.pass_time(0.25)


@pytest.mark.parametrize("answer", ["pass", "nothing", "auto"])
def test_who_passes_with_a_fox_looks_like_who_has_none(sqlite: str, answer: str) -> None:
    async def test() -> None:
        with_fox, first = await window_world(f"{sqlite}.a", dealt(OTHERS_HANDS, [FOX, HEN], OTHERS_HANDS), answer, 7)
        without, second = await window_world(f"{sqlite}.b", dealt(OTHERS_HANDS, [HEN, HEN], OTHERS_HANDS), answer, 7)
        assert (first, second) == ("0", "0")
        assert len(with_fox) > 12
        assert with_fox == without

    run(test())


def test_a_bot_that_passes_with_a_fox_looks_like_one_that_has_none(sqlite: str) -> None:
    async def test() -> None:
        compared = 0
        for seed in range(6):
            hands = [dealt(OTHERS_HANDS, [HEN, HEN], cards) for cards in ([FOX, HEN], [HEN, HEN])]
            with_fox, pounced = await window_world(f"{sqlite}.{seed}a", hands[0], "pass", seed)
            if pounced == "0":
                without, _ = await window_world(f"{sqlite}.{seed}b", hands[1], "pass", seed)
                assert with_fox == without
                compared += 1
                if compared == 2:
                    return
        assert compared

    run(test())


def test_until_it_closes_nobody_is_told_who_has_answered(sqlite: str) -> None:
    async def test() -> None:
        time = ManualTime()
        async with serving(settings_for(sqlite), time) as server, server.guest("Ana") as ana, server.guest("Bo") as bo:
            table = await ana.table_with(bo, "ambush", "me", "open", "screen")
            async with ana.at(table) as one, bo.at(table) as two:
                await one.act(1, "step")
                await one.act(1, "end")
                await two.asked(2)
                assert one.updates[1]["waiting"] == [2, 3]
                assert one.updates[1]["clocks"]["window"] == 10_000
                before = len(one.raw)
                assert (await two.act(2, "pass"))["type"] == "done"
                assert (await two.act(2, "pass"))["reason"]["code"] == "already-answered"
                assert (await two.ask("undo", seat=2, decision=1))["reason"]["code"] == "undo-sealed"
                await server.pass_time(5)
                assert len(one.raw) == before
                async with ana.at(table) as late, bo.at(table) as other_tab:
                    await late.until(lambda: 1 in late.updates)
                    shown = late.updates[1]
                    assert (shown["waiting"], shown["view"]) == ([2, 3], one.updates[1]["view"])
                    assert shown["clocks"]["window"] == 5_000
                    await other_tab.until(lambda: 2 in other_tab.updates)
                    assert other_tab.updates[2]["sealed"] == ["pass"]
                    assert other_tab.updates[2]["waiting"] == [2, 3]
                await server.pass_time(4.9)
                assert len(one.raw) - before <= 2  # the other tab came and went
                await server.pass_time(0.2)
                await one.until(lambda: one.updates[1]["waiting"] == [2])
                kinds = [event["kind"] for message in one.came[-3:] for event in message.get("events", [])]
                assert kinds[:3] == ["answered", "answered", "closed"] or "closed" in kinds

    run(test())


def test_an_answer_that_lies_face_down_survives_a_restart(database: str) -> None:
    async def test() -> None:
        time = ManualTime()
        settings = settings_for(database, sweep=0.1)
        async with serving(settings, time) as server, server.guest("Ana") as ana:
            table = await ana.table("ambush", "me", "screen", "screen", start=True)
            async with ana.at(table) as player:
                await player.act(1, "step")
                await player.act(1, "end")
                assert (await player.act(2, "pass"))["type"] == "done"
            cookies = ana.http.cookies
        time.move_to(time.now() + 3600)
        async with serving(settings, time) as server, server.guest() as again:
            again.http.cookies = cookies
            async with again.at(table) as player:
                await player.until(lambda: set(player.updates) == {1, 2, 3})
                assert player.updates[2]["sealed"] == ["pass"]
                assert player.updates[1]["waiting"] == [2, 3]
                assert player.updates[1]["clocks"]["window"] == 10_000
                assert (await player.act(3, "pass"))["type"] == "done"
                await player.until(lambda: player.updates[1]["waiting"] == [2])

    run(test())


def test_a_slow_clock_gives_a_window_a_day(sqlite: str) -> None:
    async def test() -> None:
        async with serving(settings_for(sqlite), ManualTime()) as server, server.guest("Ana") as ana:
            table = await ana.table("ambush", "me", "screen", start=True, clock="daily")
            async with ana.at(table) as player:
                await player.act(1, "step")
                await player.act(1, "end")
                await player.asked(2)
                assert player.updates[2]["clocks"]["window"] == 86_400_000
                await server.pass_time(3600)
                assert player.updates[2]["legal"]

    run(test())


def windows(messages: list[dict[str, Any]]) -> list[int]:
    return [message["clocks"]["window"] for message in messages if "window" in message.get("clocks", {})]


def test_two_windows_in_a_row_each_have_their_own_time(sqlite: str) -> None:
    async def test() -> None:
        async with serving(settings_for(sqlite), ManualTime()) as server, server.guest("Ana") as ana:
            table = await ana.table("ambush", "me", "screen", start=True)
            async with ana.at(table) as player:
                for seat in (1, 2):
                    await player.asked(seat)
                    await player.act(seat, "step")
                    await player.act(seat, "end")
                    await server.pass_time(10.5)
                await player.until(lambda: player.updates[1]["waiting"] == [1])
                await asyncio.sleep(0)
                assert set(windows(player.came)) == {10_000}

    run(test())
