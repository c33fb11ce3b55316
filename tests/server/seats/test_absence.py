"""Tables that survive their host, and go on without somebody who is gone."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import pytest

from howdah.server.ops.timing import MachineTime, ManualTime, Time
from howdah.server.tables.info import ABSENT_SECONDS
from tests.server.harness import Guest, Player, Running, serving, settings_for
from tests.server.playing.test_play import play_on

ALMOST = ABSENT_SECONDS - 1


async def sees(player: Player, holds: Callable[[dict[str, Any]], object]) -> None:
    """Wait until the table that a player is shown is so."""

    def shown() -> object:
        told = [message["table"] for message in player.came if message["type"] in ("welcome", "table")]
        return holds(told[-1])

    await player.until(shown, "a change of the table")


class Leap(MachineTime):
    """The machine's time, which the test moves on."""

    ahead = 0

    def steady(self) -> float:
        return super().steady() + self.ahead


class Friends(NamedTuple):
    server: Running
    ana: Guest
    bo: Guest
    cy: Guest

    async def begin(self, game: str = "raj", options: dict[str, str] | None = None) -> str:
        """A game for three people."""
        table = await self.ana.table(game, "me", "open", "open", options=options or {})
        await self.bo.post(f"/api/tables/{table}/sit", {"seat": 2})
        await self.cy.post(f"/api/tables/{table}/sit", {"seat": 3})
        await self.ana.post(f"/api/tables/{table}/start")
        return table


@asynccontextmanager
async def friends(database: str, time: Time | None = None) -> AsyncIterator[Friends]:
    """Three people at a server whose time the test moves."""
    settings = settings_for(database, sweep=0.01, window=0.1)
    async with (
        serving(settings, time or ManualTime()) as server,
        server.guest("Ana") as ana,
        server.guest("Bo") as bo,
        server.guest("Cy") as cy,
    ):
        yield Friends(server, ana, bo, cy)


async def looks(guest: Guest, table: str) -> dict[str, Any]:
    info: dict[str, Any] = await guest.get(f"/api/tables/{table}")
    return info


async def test_the_host_role_passes_on_in_the_order_of_seats(sqlite: str) -> None:
    async with friends(sqlite) as (server, ana, bo, cy):
        table = await ana.table("raj", "me", "open", "open")
        await cy.post(f"/api/tables/{table}/sit", {"seat": 2})
        await bo.post(f"/api/tables/{table}/sit", {"seat": 3})
        async with bo.at(table) as third:
            async with ana.at(table):
                pass
            await server.pass_time(ALMOST)
            assert not (await looks(bo, table)).get("you_host", False)
            await server.pass_time(2)
            await sees(third, lambda info: info.get("you_host"))
            await bo.post(f"/api/tables/{table}/start")
        async with ana.at(table) as back:
            info = (await back.has("welcome"))["table"]
            assert (info["host"], info.get("you_host", False)) == ("Bo", False)
            assert info["seats"][0]["yours"]


async def test_whoever_sets_the_wall_clock_makes_nobody_absent(sqlite: str) -> None:
    time = ManualTime()
    async with friends(sqlite, time) as people:
        table = await people.begin()
        async with people.bo.at(table):
            time.set_by = 3600.0
            assert "absent" not in await looks(people.bo, table)


async def test_at_a_table_with_days_to_think_nobody_is_absent(sqlite: str) -> None:
    async with friends(sqlite) as (server, ana, bo, _cy):
        table = await ana.table_with(bo, "raj", "me", "open", clock="daily")
        async with bo.at(table):
            await server.pass_time(3 * ABSENT_SECONDS)
            info = await looks(bo, table)
            assert ("absent" in info, info.get("you_host", False)) == (False, False)


async def test_a_bot_plays_for_somebody_who_is_gone_until_they_are_back(sqlite: str) -> None:
    async with friends(sqlite) as people:
        server, ana, bo, cy = people
        table = await people.begin()
        wish, seat_of_cy = {"kind": "bot", "level": "random"}, f"/api/tables/{table}/seats/3"
        async with ana.at(table), bo.at(table) as second:
            assert (await bo.post(seat_of_cy, wish, 409))["reason"]["code"] == "not-absent"
            await server.pass_time(ABSENT_SECONDS)
            await sees(second, lambda info: info.get("absent") == [3])
            assert (await bo.post(f"/api/tables/{table}/seats/1", wish, 409))["reason"]["code"] == "not-absent"
            for kind in ("open", "invitation", "person"):
                assert (await bo.post(seat_of_cy, {"kind": kind}, 403))["reason"]["code"] == "not-host"
            await bo.post(seat_of_cy, wish)
            await sees(second, lambda info: info["seats"][2].get("played_by_bot") and "absent" not in info)
        back = await cy.post(f"{seat_of_cy}/settings", {"bot": False})
        assert not back["seats"][2].get("played_by_bot", False)
        async with server.guest("Eve") as eve:
            assert (await eve.post(seat_of_cy, wish, 403))["reason"]["code"] == "not-host"


async def test_a_game_that_somebody_has_left_is_ended_by_most_of_the_others(sqlite: str) -> None:
    async with friends(sqlite) as people:
        server, _ana, bo, cy = people
        table = await people.begin()
        ending = f"/api/tables/{table}/ending"
        async with bo.at(table) as second, cy.at(table):
            assert (await bo.post(ending, status=409))["reason"]["code"] == "nobody-absent"
            await server.pass_time(ABSENT_SECONDS)
            assert (await bo.post(ending))["ending"] == [2]
            assert "ending" not in (await bo.http.delete(ending)).json()
            assert (await cy.post(ending))["ending"] == [3]
            async with server.guest("Eve") as eve:
                assert (await eve.post(ending, status=403))["reason"]["code"] == "not-your-seat"
            assert (await bo.post(ending))["phase"] == "over"
            await sees(second, lambda info: info["phase"] == "over")
            await second.until(lambda: second.updates[2]["result"]["ending"] == "closed", "the end")


async def test_a_full_table_begins_by_itself(sqlite: str) -> None:
    async with friends(sqlite) as (_server, ana, bo, _cy):
        table = await ana.table("raj", "me", "open", "bot", auto_start=True)
        assert (await looks(ana, table))["auto_start"]
        assert (await bo.post(f"/api/tables/{table}/sit", {"seat": 2}))["phase"] == "playing"
        later = await ana.table("raj", "me", "invitation")
        link = await ana.post(f"/api/tables/{later}/seats/2/invitation")
        await ana.post(f"/api/tables/{later}/settings", {"auto_start": True})
        assert (await bo.post("/api/join", {"token": link["token"]}))["table"]["phase"] == "playing"
        waiting = await ana.table("raj", "me", "bot")
        assert (await looks(ana, waiting))["phase"] == "gathering"
        assert (await ana.post(f"/api/tables/{waiting}/settings", {"auto_start": True}))["phase"] == "playing"


@pytest.mark.parametrize("game", ["raj", "totem", "formula_e", "elephant_rally"])
async def test_a_game_is_finished_without_its_host(sqlite: str, game: str) -> None:
    """The host's browser is closed for good in the middle of a game."""
    options = {"turn_limit": "6"} if game != "raj" else {}
    time = Leap()
    async with friends(sqlite, time) as people:
        _server, ana, bo, cy = people
        table = await people.begin(game, options)
        async with bo.at(table) as second, cy.at(table) as third, asyncio.TaskGroup() as others:
            for player, seat in ((second, 2), (third, 3)):
                others.create_task(play_on(player, seat, random.Random(seat)))
            async with ana.at(table) as first:
                await play_on(first, 1, random.Random(1), most=5)
                assert "result" not in first.updates[1], "the middle of a game"
            time.ahead = ABSENT_SECONDS
            await sees(second, lambda info: info.get("you_host") and info.get("absent") == [1])
            await bo.post(f"/api/tables/{table}/seats/1", {"kind": "bot", "level": "random"})
            await sees(third, lambda info: info["phase"] == "over" and info["host"] == "Bo")
