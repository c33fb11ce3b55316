"""Taking back by consent: the others are asked, bots agree, and nothing that was shown is unseen."""

from typing import Any

import pytest

from howdah.server.ops.timing import ManualTime
from tests.server.harness import Guest, Player, serving, settings_for
from tests.server.seats.test_absence import friends, sees


def path(table: str, seat: int = 1) -> str:
    return f"/api/tables/{table}/seats/{seat}/take-back"


async def delete(guest: Guest, address: str) -> dict[str, Any]:
    answer = await guest.http.delete(address)
    assert answer.is_success, answer.text
    info: dict[str, Any] = answer.json()
    return info


async def bid(player: Player, seat: int, worth: int) -> None:
    assert (await player.act(seat, f"bid {worth}"))["type"] == "done"


async def told_waiting(player: Player, seats: list[int]) -> None:
    """Wait until a player is told that these have to decide; the bot may have decided or not."""
    await player.until(lambda: player.updates, "an update")
    await player.until(lambda: all(set(one["waiting"]) - {3} == set(seats) for one in player.updates.values()))


async def test_a_bid_is_taken_back_when_all_others_agree(sqlite: str) -> None:
    async with friends(sqlite) as people:
        _server, ana, bo, cy = people
        table = await people.begin()
        async with ana.at(table) as one, bo.at(table) as two, cy.at(table) as three:
            await bid(one, 1, 14)
            await bid(two, 2, 3)
            await one.until(lambda: one.updates[1]["take_back"])
            await three.until(lambda: three.updates[3]["waiting"] == [3])
            assert "take_back" not in three.updates[3]
            assert (await bo.post(path(table), status=409))["reason"]["code"] == "nothing-asked"
            asked = await ana.post(path(table))
            assert (asked["taking_back"], asked.get("lets_back")) == (1, None)
            await sees(three, lambda info: info.get("taking_back") == 1)
            assert (await bo.post(path(table)))["lets_back"] == [2]
            before = {player: player.updates[seat]["decision"] for seat, player in ((1, one), (2, two), (3, three))}
            assert "taking_back" not in await cy.post(path(table))
            for seat, player in ((1, one), (2, two), (3, three)):
                await player.catch_up()
                update = player.updates[seat]
                assert [str(event) for event in update["events"]] == [str({"kind": "taken-back", "facts": {"seat": 1}})]
                assert (update["waiting"], update["decision"] > before[player]) == ([1, 2, 3], True)
            late = await two.act(2, "bid 4", decision=before[two])
            assert late["reason"]["code"] == "stale", "what was on its way was meant for another position"
            for seat, player in ((1, one), (2, two), (3, three)):
                await bid(player, seat, 4 + seat)
            await one.until(lambda: "take_back" not in one.updates[1])
            refused = await ana.post(path(table), status=409)
            assert refused["reason"]["code"] == "undo-fate", "bids that were opened stay"


async def test_one_no_or_the_next_move_ends_the_question(sqlite: str) -> None:
    async with friends(sqlite) as people:
        server, ana, bo, cy = people
        table = await people.begin()
        async with ana.at(table) as one, bo.at(table) as two:
            await bid(one, 1, 14)
            await ana.post(path(table))
            assert "taking_back" not in await delete(bo, path(table))
            await ana.post(path(table))
            await cy.post(path(table))
            await bid(two, 2, 3)
            await sees(one, lambda info: "taking_back" not in info and "lets_back" not in info)
            async with server.guest("Eve") as eve:
                assert (await eve.post(path(table), status=403))["reason"]["code"] == "not-your-seat"


async def test_bots_agree_and_a_restart_finds_it_so(database: str) -> None:
    time = ManualTime()
    settings = settings_for(database, lag=0.0, turn=30.0)
    async with serving(settings, time) as server, server.guest("Ana") as ana:
        table = await ana.table("raj", "me", "bot", "bot", clock="quick", start=True)
        async with ana.at(table) as one:
            await one.asked(1)
            await server.pass_time(2)
            await bid(one, 1, 14)
            await ana.post(path(table))
            await one.catch_up()
            assert one.updates[1]["clocks"]["left"][0] == 130_000, "what was thought is gone; no second bonus"
            assert "bid 14" in one.updates[1]["legal"]
            decision = one.updates[1]["decision"]
        cookies = ana.http.cookies
    async with serving(settings, time) as server, server.guest() as again:
        again.http.cookies = cookies
        async with again.at(table) as one:
            update = await one.asked(1)
            assert (update["decision"], update["clocks"]["left"][0]) == (decision, 130_000)
            await bid(one, 1, 2)
            await again.post(f"/api/tables/{table}/seats/1/resign")
            record = (await again.http.get(f"/api/tables/{table}/record")).text
            assert "1: bid 14\n1: take back\n" in record
            moments = (await again.get(f"/api/tables/{table}/replay/1"))["moments"]
            assert [(one["seat"], one["action"]) for one in moments[1:4]] == [
                ("1", "bid 14"),
                ("1", "take back"),
                ("1", "bid 2"),
            ]


@pytest.mark.parametrize("asker", [1, 2])
async def test_it_is_asked_across_two_workers(postgresql: str, asker: int) -> None:
    settings = settings_for(postgresql)
    async with (
        serving(settings) as first,
        serving(settings, seed=2) as second,
        first.guest("Ana") as ana,
        second.guest("Bo") as bo,
    ):
        table = await ana.table_with(bo, "raj", "me", "open", "bot")
        async with ana.at(table) as one, bo.at(table) as two:
            guests, players = (ana, bo), (one, two)
            await bid(players[asker - 1], asker, 14)
            for player in players:
                await told_waiting(player, [3 - asker])
            await guests[asker - 1].post(path(table, asker))
            await guests[2 - asker].post(path(table, asker))
            for player in players:
                await told_waiting(player, [1, 2])
