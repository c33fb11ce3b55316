"""Orders for the next decision: done by the server as by somebody who is there, and nobody else's business."""

from typing import Any

from howdah.server.ops.timing import ManualTime
from tests.server.harness import Player, serving, settings_for

ORDER = {"at_least": -100, "then": "bid 12", "otherwise": "bid 2"}


def told(player: Player) -> list[dict[str, Any]]:
    return [message for message in player.came if message["type"] in ("table", "welcome")]


async def test_an_order_is_done_once_and_only_its_owner_knows(database: str) -> None:
    time = ManualTime()
    settings = settings_for(database, lag=0.0)
    async with serving(settings, time) as server, server.guest("Ana") as ana, server.guest("Bo") as bo:
        table = await ana.table_with(bo, "raj", "me", "open", clock="daily")
        seat = f"/api/tables/{table}/seats/1/settings"
        async with bo.at(table) as two:
            asked = await ana.post(seat, {"order": ORDER}, 409)
            assert asked["reason"]["code"] == "asked-now"
            async with ana.at(table) as one:
                await one.act(1, "bid 1")
                unknown = await ana.post(seat, {"order": {**ORDER, "then": "bid x"}}, 409)
                assert unknown["reason"]["code"] == "unknown-action"
                await two.catch_up()
                before = len(two.came)
                info = await ana.post(seat, {"order": ORDER})
                assert info["seats"][0]["ordered"]
                await two.catch_up()
                assert len(two.came) == before, "nothing at all is told to others"
            await two.act(2, "bid 3")
            await two.until(lambda: two.updates[2]["decision"] == 1)
            await server.settle()
            assert two.updates[2]["waiting"] == [1, 2], "a person needs a moment as well"
            await server.pass_time(10)
            assert two.updates[2]["waiting"] == [2]
            assert not [message for message in told(two) if message["table"]["seats"][0].get("ordered")]
            await two.act(2, "bid 4")
            await two.until(lambda: two.updates[2]["decision"] == 2)
            opened = [event for event in two.updates[2]["events"] if event["kind"] == "bids-opened"]
            assert opened[0]["facts"]["bids"] == [12, 4]
            await server.pass_time(10)
            assert two.updates[2]["waiting"] == [1, 2], "it was for one decision"
        mine = await ana.get(f"/api/tables/{table}")
        assert "ordered" not in mine["seats"][0]


async def test_an_order_is_not_for_what_was_taken_back(sqlite: str) -> None:
    time = ManualTime()
    async with (
        serving(settings_for(sqlite), time) as server,
        server.guest("Ana") as ana,
        server.guest("Bo") as bo,
    ):
        table = await ana.table_with(bo, "raj", "me", "open", clock="daily")
        async with ana.at(table) as one:
            await one.act(1, "bid 1")
            await ana.post(f"/api/tables/{table}/seats/1/settings", {"order": ORDER})
            for guest in (ana, bo):
                await guest.post(f"/api/tables/{table}/seats/1/take-back")
            await one.asked(1)
            await server.pass_time(10)
            assert one.updates[1]["waiting"] == [1, 2], "it was for the next stake, not for this one again"
            await one.act(1, "bid 2")
            assert "ordered" not in (await ana.get(f"/api/tables/{table}"))["seats"][0]


async def test_an_order_that_cannot_be_done_is_forgotten(sqlite: str) -> None:
    time = ManualTime()
    async with (
        serving(settings_for(sqlite), time) as server,
        server.guest("Ana") as ana,
        server.guest("Bo") as bo,
    ):
        table = await ana.table_with(bo, "raj", "me", "open", clock="daily")
        seat = f"/api/tables/{table}/seats/1/settings"
        async with ana.at(table) as one, bo.at(table) as two:
            await one.act(1, "bid 12")
            assert (await ana.post(seat, {"order": ORDER}))["seats"][0]["ordered"]
            assert "ordered" not in (await ana.post(seat, {"no_order": True}))["seats"][0]
            await ana.post(seat, {"order": {**ORDER, "at_least": 100, "otherwise": "bid 12"}})
            await two.act(2, "bid 3")
            await server.pass_time(10)
            await one.shown(lambda news: "ordered" not in news["table"]["seats"][0])
            assert one.updates[1]["waiting"] == [1, 2]
        totem = await ana.table_with(bo, "totem", "me", "open")
        order = {"order": {**ORDER, "then": "end", "otherwise": "end"}}
        refused = await ana.post(f"/api/tables/{totem}/seats/1/settings", order, 409)
        assert refused["reason"]["code"] == "no-orders"
