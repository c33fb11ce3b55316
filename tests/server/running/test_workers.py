"""Two workers serve the same tables: players of one table on different ones, and what passes on when one dies."""

import asyncio
import random

from howdah.server.store.sharing import SharedOwners
from tests.server.harness import Running, serving, settings_for, until
from tests.server.playing.test_play import play_on


async def joined(first: Running, second: Running, game: str, *kinds: str) -> None:
    """Play a whole game: one guest by way of each worker, the rest as `kinds` say."""
    async with first.guest("Ana") as ana, second.guest("Bo") as bo:
        table = await ana.table(game, "me", "open", *kinds)
        await bo.post(f"/api/tables/{table}/sit", {"seat": 2})
        async with ana.at(table) as one, bo.at(table) as two:
            await ana.post(f"/api/tables/{table}/start")
            await asyncio.gather(play_on(one, 1, random.Random(1)), play_on(two, 2, random.Random(2)))
            assert one.updates[1]["result"] == two.updates[2]["result"]
            for player in (one, two):
                numbers = [message["number"] for message in player.came if message["type"] == "update"]
                assert numbers == sorted(numbers)
                assert numbers[-1] == one.updates[1]["number"]
            await two.shown(lambda news: all(seat.get("connected", False) for seat in news["table"]["seats"][:2]))
            await one.ask("chat", text="well played")
            assert (await two.has("said"))["text"] == "well played"


async def test_players_of_one_table_on_two_workers(postgresql: str) -> None:
    settings = settings_for(postgresql, sweep=0.1, window=0.25)
    async with serving(settings) as first, serving(settings, seed=2) as second:
        await joined(first, second, "raj", "bot")
        await joined(second, first, "ambush", "bot")


async def test_a_table_that_everybody_left_leaves_nothing_at_either_worker(postgresql: str) -> None:
    settings = settings_for(postgresql)
    async with serving(settings) as first, serving(settings, seed=2) as second:
        both = [running.worker.owners for running in (first, second)]
        async with first.guest("Ana") as ana, second.guest("Bo") as bo:
            table = await ana.table("raj", "me", "open")
            async with ana.at(table), bo.at(table):
                for owners in both:
                    assert isinstance(owners, SharedOwners)
                    await until(lambda owners=owners: owners.here.keys() & owners.there.keys() == {table})
        for owners in both:
            assert isinstance(owners, SharedOwners)
            await until(lambda owners=owners: not owners.here and not owners.there)


async def test_a_refusal_is_judged_by_what_the_disk_holds(postgresql: str) -> None:
    """A worker that has not yet heard what another one did looks before it says no."""
    settings = settings_for(postgresql)
    async with serving(settings) as first, serving(settings, seed=2) as second:
        owners = first.worker.owners
        assert isinstance(owners, SharedOwners)
        owners.hear = lambda _table: None
        async with first.guest("Ana") as ana, second.guest("Bo") as bo:
            table = await ana.table("raj", "me", "open")
            await bo.post(f"/api/tables/{table}/sit", {"seat": 2})
            started = await ana.post(f"/api/tables/{table}/start")
            assert (started["phase"], started["seats"][1]["name"]) == ("playing", "Bo")
            refused = await ana.post(f"/api/tables/{table}/start", status=409)
            assert refused["reason"]["code"] == "not-gathering"


async def test_bots_and_windows_pass_on_when_their_worker_goes(postgresql: str) -> None:
    settings = settings_for(postgresql, sweep=0.1, window=0.25)
    async with serving(settings) as staying:
        async with serving(settings, seed=2) as leaving, leaving.guest("Ana") as ana:
            table = await ana.table("ambush", "me", "bot", "bot", start=True)
            async with ana.at(table) as player:
                assert (await player.act(1, "step"))["type"] == "done"
        async with staying.guest() as again:
            again.http.cookies = ana.http.cookies
            async with again.at(table) as player:
                await player.asked(1)
                assert player.updates[1]["decision"] == 1
                await play_on(player, 1, random.Random(3))
