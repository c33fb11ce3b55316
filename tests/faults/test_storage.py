"""One action while the storage is away: nothing is told that is not stored, everybody hears why, and all go on."""

import asyncio
from typing import Any

import pytest

from howdah.server.store import reads
from tests.faults.proxy import Mode, Proxy
from tests.server.harness import Player, Running, serving, settings_for


def told(player: Player, kind: str) -> list[dict[str, Any]]:
    return [message for message in player.came if message["type"] == kind]


def hears(player: Player, *away: bool) -> Any:
    """Whether the storage was said to be away, and back."""
    return lambda: [message["away"] for message in told(player, "storage")] == list(away)


async def bids(server: Running, table: str) -> list[str]:
    """What the disk holds of them."""
    log = await server.worker.store.read(lambda connection: reads.log_after(connection, table, 0))
    return [row.text for row in log if row.text.startswith("bid")]


@pytest.mark.parametrize("mode", [Mode.REFUSING, Mode.TREACHEROUS], ids=["refused", "answers-cut-off"])
async def test_what_is_told_is_stored_and_all_go_on_when_the_storage_is_back(proxy: Proxy, mode: Mode) -> None:
    async with serving(settings_for(proxy.address)) as server, server.guest("Ana") as ana, server.guest("Bo") as bo:
        table = await ana.table_with(bo, "raj", "me", "open")
        async with ana.at(table) as one, bo.at(table) as two:
            await one.asked(1)
            await two.asked(2)
            before = [len(told(player, "update")) for player in (one, two)]
            await asyncio.to_thread(proxy.turn, mode)
            asking = asyncio.create_task(one.act(1, "bid 7"))
            for player in (one, two):
                await player.until(hears(player, True), "that the storage is away")
            assert (await two.act(2, "bid 3"))["reason"]["code"] == "storage-away"
            assert (await bo.post(f"/api/tables/{table}/pause", status=503))["reason"]["code"] == "storage-away"
            async with ana.before_hello(table) as late:
                await late.send(type="hello", version=1)
                assert (await late.has("bye"))["code"] == "storage"
            assert [len(told(player, "update")) for player in (one, two)] == before, "nobody was shown what is in doubt"
            assert not asking.done()
            await asyncio.to_thread(proxy.turn, Mode.OPEN)
            answer = await asking
            for player in (one, two):
                await player.until(hears(player, True, False), "that the storage is back")
            if answer["type"] == "refused":
                assert answer["reason"]["code"] == "storage-away"
                assert await bids(server, table) == []
                answer = await one.act(1, "bid 7")
            assert answer["type"] == "done"
            assert await bids(server, table) == ["bid 7"]
            assert (await two.act(2, "bid 3"))["type"] == "done"
            await one.until(lambda: one.updates[1]["decision"] == 1 and one.updates[1]["legal"], "the next round")
            assert await bids(server, table) == ["bid 7", "bid 3"]
        assert server.worker.metrics.failed.value == 0
