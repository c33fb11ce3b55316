"""Playing through the server: two guests and a bot, to the end, and everything around it."""

import asyncio
import random
from contextlib import AsyncExitStack

from tests.server.harness import Player, serving, settings_for


async def play_on(player: Player, seat: int, luck: random.Random, most: int = 1_000_000) -> None:
    """Take random actions until the game is over, or so many."""
    tried = [-1]

    def is_asked() -> bool:
        update = player.updates.get(seat, {})
        return "result" in update or (bool(update.get("legal")) and update["decision"] != tried[0])

    for _ in range(most):
        await player.until(is_asked)
        update = player.updates[seat]
        if "result" in update:
            return
        tried[0] = update["decision"]
        answer = await player.act(seat, luck.choice(update["legal"]), decision=tried[0])
        # A window may have closed meanwhile, and with it the turn or the game.
        assert answer["type"] == "done" or answer["reason"]["code"] in ("stale", "not-asked", "over"), answer


async def test_two_guests_and_a_bot_play_raj(database: str) -> None:
    async with serving(settings_for(database)) as server, server.guest("Ana") as ana, server.guest("Bo") as bo:
        table = await ana.table("raj", "me", "invitation", "bot")
        links = await ana.get(f"/api/tables/{table}/links")
        joined = await bo.post("/api/join", {"token": links["invitations"]["2"]["token"]})
        assert joined["seat"] == 2
        async with ana.at(table) as first, bo.at(table) as second:
            await ana.post(f"/api/tables/{table}/start")
            await asyncio.gather(play_on(first, 1, random.Random(1)), play_on(second, 2, random.Random(2)))
            assert first.updates[1]["result"] == second.updates[2]["result"]
            assert [message["number"] for message in first.came if message["type"] == "update"][-1] > 30
            await first.shown(lambda news: news["table"]["phase"] == "over")
        record = (await ana.http.get(f"/api/tables/{table}/record")).text
        assert record.startswith("howdah record 1\ngame: raj\n")
        assert record.count("chance: prize") == 15
        replay = await bo.get(f"/api/tables/{table}/replay/2?from=0&count=3")
        assert [moment["place"] for moment in replay["moments"]] == [0, 1, 2]
        assert replay["result"] == first.updates[1]["result"]
        again = await bo.post(f"/api/tables/{table}/rematch")
        info = await bo.get(f"/api/tables/{again['table']}")
        assert [seat["kind"] for seat in info["seats"]] == ["bot", "person", "person"]
        assert [seat["name"] for seat in info["seats"]] == ["", "Ana", "Bo"]


async def test_updates_are_numbered_without_gaps_and_end_alike_for_all(sqlite: str) -> None:
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(serving(settings_for(sqlite)))
        guests = [await stack.enter_async_context(server.guest(f"G{n}")) for n in range(4)]
        table = await guests[0].table("ambush", "me", "open", "open")
        for seat in (2, 3):
            await guests[seat - 1].post(f"/api/tables/{table}/sit", {"seat": seat})
        players = [await stack.enter_async_context(guest.at(table)) for guest in guests]
        await guests[0].post(f"/api/tables/{table}/start")
        await asyncio.gather(*(play_on(players[n], n + 1, random.Random(n)) for n in range(3)))
        await players[3].until(lambda: "result" in players[3].updates.get(0, {}))
        for seat, player in zip((1, 2, 3, 0), players, strict=True):
            numbers = [message["number"] for message in player.came if message["type"] == "update"]
            assert sorted(set(numbers)) == list(range(numbers[0], numbers[-1] + 1))
            assert numbers == sorted(numbers)
            assert all(message["seat"] == seat for message in player.came if message["type"] == "update")
            assert player.updates[seat]["result"] == players[0].updates[1]["result"]


async def test_two_tabs_of_one_guest_stay_in_step_and_a_stale_one_is_told(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana:
        table = await ana.table("ambush", "me", "screen", start=True)
        async with ana.at(table) as one, ana.at(table) as two:
            await one.asked(1)
            await two.asked(1)
            assert set(one.updates) == {1, 2}
            assert (await one.act(1, "step"))["type"] == "done"
            await two.until(lambda: two.updates[1]["decision"] == 1)
            late = await two.act(1, "step", decision=0)
            assert late["reason"]["code"] == "stale"
            assert (await two.ask("undo", seat=1, decision=1))["type"] == "done"
            await one.until(lambda: one.updates[1]["decision"] == 2)
            assert one.updates[1]["view"] == two.updates[1]["view"]


async def test_who_comes_back_gets_the_present_and_nothing_withdrawn(database: str) -> None:
    async with serving(settings_for(database)) as server, server.guest("Ana") as ana, server.guest("Bo") as bo:
        table = await ana.table_with(bo, "raj", "me", "open")
        async with ana.at(table) as first:
            async with bo.at(table) as second:
                await second.act(2, "bid 3")
                number = second.updates[2]["number"]
            for bid in (1, 2):
                assert (await first.act(1, f"bid {bid}"))["type"] == "done"
                async with bo.at(table) as second:
                    await second.has("update")
                    if bid == 1:
                        await second.act(2, "bid 4")
            async with bo.at(table, have={"2": number}) as second:
                await second.until(lambda: 2 in second.updates)
                update = second.updates[2]
                assert update["number"] > number + 1
                assert update["events"] == []
                assert update["view"]["fields"]["used"] is None
                log = await second.ask("read-log", seat=2)
                opened = [event for event in log["events"] if event["kind"] == "bids-opened"]
                assert [event["facts"]["turn"] for event in opened] == [2]
                assert log["number"] == update["number"]
            current = update["number"]
            async with bo.at(table, have={"2": current}) as second:
                await second.has("welcome")
                assert (await second.ask("ping"))["type"] == "pong"
                assert second.updates == {}


async def test_previews_reasons_and_chat(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana, server.guest("W") as watcher:
        table = await ana.table("ambush", "me", "bot", start=True, spectators="welcome")
        async with ana.at(table) as player, watcher.at(table) as watching:
            await player.asked(1)
            assert (await player.ask("why", seat=1, action="end"))["reason"]["code"] == "step-first"
            assert (await player.ask("why", seat=1, action="step"))["reason"] is None
            assert (await player.ask("preview", seat=1, actions=["step"]))["events"] == [
                {"kind": "stepped", "facts": {"seat": 1}}
            ]
            assert (await player.act(1, "pounce"))["reason"] == {"code": "no-window", "clause": "AMB-1"}
            await player.ask("chat", text="hello <b>\u202e there</b>\n")
            said = await watching.has("said")
            assert (said["text"], said["name"], said["seat"]) == ("hello <b> there</b>", "Ana", 1)
            await watching.ask("chat", text="psst")
            await player.ask("ping")
            assert [message["text"] for message in player.came if message["type"] == "said"] == [said["text"]]


async def test_a_table_may_leave_memory_between_the_opening_of_a_socket_and_its_hello(sqlite: str) -> None:
    settings = settings_for(sqlite, sweep=0.05, idle=0.1)
    async with serving(settings) as server, server.guest("Ana") as ana:
        table = await ana.table("raj", "me", "screen", start=True)
        async with ana.before_hello(table) as player:
            while table in server.worker.tables:
                await asyncio.sleep(0.02)
            await player.hello()
            assert (await player.asked(1))["legal"]
