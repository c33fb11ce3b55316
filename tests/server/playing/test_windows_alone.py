"""Reaction windows where there is one person, whom nobody watches: short, and nothing shows what a bot holds."""

from typing import Any

import pytest

from howdah.engine.dealers import ScriptedDealer
from howdah.server.ops.timing import ManualTime
from tests.server.ambush import ALONE, ALONE_FAST, HENS, USUAL, WAITED, WITH_FOX, Transcript, closed, dealt, heard
from tests.server.harness import serving, settings_for


async def alone_world(database: str, hands: list[str], pace: str, wish: str, **more: Any) -> tuple[Transcript, float]:
    """A bot ends its turn, and the only person is asked. What the person receives, and how long the window was open."""
    async with serving(settings_for(database), ManualTime(), 5) as server, server.guest("Ana") as ana:
        server.worker.dealer = lambda: ScriptedDealer(list(hands))
        await server.worker.bots.warm_up()
        seats = [{"kind": "bot", "level": "random"}, {"kind": "me"}, {"kind": "bot", "level": "random"}]
        made = await ana.post("/api/tables", {"game": "ambush", "seats": seats, "pace": pace, "start": True, **more})
        table = made["id"]
        async with ana.at(table) as player:
            await player.has("update")
            while "pass" not in player.updates[2]["legal"]:
                await server.pass_time(0)
            opened = server.app.time.steady()
            if wish == "wait":
                assert (await player.ask("wait", seat=2))["type"] == "done"
            elif wish:
                await server.pass_time(0.1)
                assert (await player.act(2, wish))["type"] == "done"
            await server.pass_time(WAITED + 1)
            await player.until(lambda: closed(player, 2))
            when = next(when for when, text in player.raw if '"closed"' in text)
            return heard(table, {"seat 2": player}), when - opened


@pytest.mark.parametrize(
    ("pace", "hand", "wish", "seconds"),
    [
        ("normal", HENS, "", ALONE),
        ("fast", HENS, "", ALONE_FAST),
        ("normal", WITH_FOX, "", USUAL),
        ("fast", WITH_FOX, "", USUAL),
        ("normal", WITH_FOX, "pass", ALONE),
        ("normal", HENS, "pass", ALONE),
        ("normal", HENS, "wait", WAITED),
    ],
)
async def test_the_only_person_is_waited_for_only_with_something_to_decide(
    sqlite: str, pace: str, hand: list[str], wish: str, seconds: float
) -> None:
    _, lasted = await alone_world(sqlite, dealt(HENS, hand, HENS), pace, wish)
    assert lasted == pytest.approx(seconds)


async def test_a_bots_fox_does_not_show_to_the_only_person(sqlite: str) -> None:
    worlds = []
    for place, hand in enumerate((WITH_FOX, HENS)):
        told, lasted = await alone_world(f"{sqlite}.{place}", dealt(HENS, HENS, hand), "normal", "")
        assert lasted == pytest.approx(ALONE)
        worlds.append(told[: next(n for n, (_, _, text) in enumerate(told) if '"closed"' in text)])
    assert worlds[0] == worlds[1]


async def test_where_somebody_may_watch_one_person_has_the_usual_time(sqlite: str) -> None:
    _, lasted = await alone_world(sqlite, dealt(HENS, HENS, HENS), "normal", "", spectators="welcome")
    assert lasted == pytest.approx(USUAL)


async def test_watching_is_opened_in_the_own_turn_and_what_was_before_has_no_time(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite), ManualTime()) as server,
        server.guest("Ana") as ana,
        server.guest("Eve") as eve,
    ):
        await server.worker.bots.warm_up()
        table = await ana.table("ambush", "me", "bot", start=True)
        opening = f"/api/tables/{table}/settings", {"spectators": "welcome"}
        made = await ana.get(f"/api/tables/{table}")
        assert (made["spectators"], made["alone"]) == ("refused", True)
        async with ana.at(table) as player:
            async with eve.before_hello(table) as refused:
                assert (await refused.ask_hello())["reason"]["code"] == "watching-refused"
            await player.act(1, "step")
            await player.act(1, "end")
            await player.until(lambda: player.updates[1]["waiting"] == [2])
            assert (await ana.post(*opening, status=409))["reason"]["code"] == "own-turn-only"
            while 1 not in player.updates[1]["waiting"] or "pass" in player.updates[1]["legal"]:
                await server.pass_time(1)
            assert not {"spectators", "alone"} & set(await ana.post(*opening))
            before = len((await player.ask("read-log", seat=1))["events"])
            await server.pass_time(5)
            await player.act(1, "step")
            await player.act(1, "end")
            async with eve.at(table) as watcher:
                lines = (await watcher.ask("read-log", seat=0))["events"]
                assert not any("at" in line for line in lines[:before])
                assert all(line["at"] for line in lines[before:])
                assert len(lines) > before > 0
                # From now on the usual times hold, also if watching is refused again.
                assert "alone" not in await ana.post(f"/api/tables/{table}/settings", {"spectators": "refused"})
                assert player.updates[1]["clocks"]["window"] == 1000 * USUAL


async def test_with_a_host_who_has_no_seat_nobody_is_alone(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana, server.guest("Eve") as eve:
        table = await ana.table("ambush", "open", "bot")
        assert "alone" not in await eve.post(f"/api/tables/{table}/sit", {"seat": 1})
        assert (await eve.get(f"/api/tables/{table}"))["spectators"] == "refused"
        assert "alone" not in await ana.get(f"/api/tables/{table}")
