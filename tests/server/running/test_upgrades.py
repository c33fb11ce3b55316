"""A release that changes a rule: tables that run go on with the rules they were begun with, new ones have the new."""

from tests.server.harness import Player, serving, settings_for
from tests.toys.next_raj import next_raj


async def two_rounds(player: Player) -> None:
    for bids in (("bid 4", "bid 9"), ("bid 5", "bid 3")):
        for seat, bid in enumerate(bids, start=1):
            await player.asked(seat)
            assert (await player.act(seat, bid))["type"] == "done"


async def test_a_running_table_goes_on_over_a_release_that_changes_a_rule(database: str) -> None:
    settings = settings_for(database)
    async with serving(settings) as server, server.guest("Ana") as ana:
        table = await ana.table("raj", "me", "screen", start=True)
        async with ana.at(table) as player:
            await two_rounds(player)
        cookies = ana.http.cookies
    with next_raj():
        async with serving(settings) as server, server.guest("Ana") as ana:
            ana.http.cookies = cookies
            async with ana.at(table) as player:
                await player.asked(1)
                assert player.updates[1]["view"]["fields"]["used"] is None, "old bids are covered, as they were"
                assert (await player.act(1, "bid 7"))["type"] == "done"
                assert (await player.act(2, "bid 8"))["type"] == "done"
            fresh = await ana.table("raj", "me", "screen", start=True)
            async with ana.at(fresh) as player:
                await two_rounds(player)
                await player.until(lambda: player.updates[1]["view"]["fields"]["used"] == [[4, 5], [9, 3]])
            await ana.post(f"/api/tables/{table}/close")
            record = (await ana.http.get(f"/api/tables/{table}/record")).text
            assert "behaviour: 1" in record
            assert "1: bid 7" in record
