"""Bots take a turn, not a decision: so many seconds for all of it, however much there is to decide."""

from itertools import pairwise
from typing import Any

import pytest

from howdah.server.ops.timing import ManualTime
from howdah.server.tables.driver import MOST, Turn
from tests.server.harness import Player, Running, serving, settings_for

ROUNDING = 0.001
"""Of seconds that are added up."""


async def own_turn(server: Running, player: Player) -> list[dict[str, object]]:
    """Play the first action of everything until the others are asked; what came since then, up to the next own turn."""
    while 1 in player.updates[1]["waiting"]:
        legal = player.updates[1]["legal"]
        await player.act(1, "end" if "end" in legal else legal[0])
        await server.settle()
    before = len(player.came)
    while 1 not in player.updates[1]["waiting"] and "result" not in player.updates[1]:
        await server.pass_to_next_moment()
    return player.came[before:]


def test_the_decisions_of_a_long_turn_follow_each_other_evenly() -> None:
    """No rush at the end: each waits a little less than the one before, and together they keep within the turn."""
    turn = Turn(1)
    waits = []
    for _ in range(15):
        waits.append(turn.wait(3.0, lambda least, most: (least + most) / 2))
        turn.took(waits[-1])
    assert sum(waits) < 3.0 * MOST
    assert all(0.75 * before <= after < before for before, after in pairwise(waits[1:]))
    assert waits[-1] > 0.03


def test_what_a_bot_thinks_about_its_cards_does_not_change_what_it_waits_next() -> None:
    slow, quick = Turn(1), Turn(1)
    for _ in range(4):
        assert slow.wait(3.0, max) == quick.wait(3.0, max)
        slow.took(0.2)


@pytest.mark.parametrize(("pace", "seconds"), [("normal", 3.0), ("fast", 1.0)])
@pytest.mark.parametrize("bots", [1, 3])
async def test_a_bots_turn_takes_so_many_seconds_at_most(sqlite: str, pace: str, seconds: float, bots: int) -> None:
    async with serving(settings_for(sqlite, turn=3.0), ManualTime()) as server, server.guest("Ana") as ana:
        await server.worker.bots.warm_up()
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * bots]
        body = {"game": "totem", "seats": seats, "pace": pace, "start": True}
        table = (await ana.post("/api/tables", body))["id"]
        async with ana.at(table) as player:
            await player.has("update")
            while 1 not in player.updates[1]["waiting"]:
                await server.pass_to_next_moment()
            acts = 0
            for _ in range(3):
                began = server.app.time.steady()
                acts += len(await own_turn(server, player))
                assert server.app.time.steady() - began <= bots * seconds + ROUNDING
            assert acts > 3 * bots, "a turn is more than one decision"


@pytest.mark.parametrize(("pace", "seconds"), [("normal", 25.0), ("fast", 10.0)])
async def test_one_person_and_five_bots_wait_no_longer_than_this_in_a_round(
    sqlite: str, pace: str, seconds: float
) -> None:
    """Five turns and their windows, in which the person lets everything pass: by what a turn and a window may take."""
    async with serving(settings_for(sqlite, turn=3.0, window=2.5), ManualTime()) as server, server.guest("Ana") as ana:
        await server.worker.bots.warm_up()
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 5]
        body = {"game": "formula_e", "seats": seats, "pace": pace, "start": True}
        table = (await ana.post("/api/tables", body))["id"]
        async with ana.at(table) as player:
            await player.has("update")
            for _ in range(2):
                await play_own_turn(server, player)
                began = server.app.time.steady()
                while not is_own_turn(player.updates[1]) and "result" not in player.updates[1]:
                    if in_window(update := player.updates[1]) and len(update["legal"]) > 1 and not update.get("sealed"):
                        await player.act(1, "pass")
                    await server.pass_to_next_moment()
                assert server.app.time.steady() - began <= seconds + ROUNDING


def in_window(update: dict[str, Any]) -> bool:
    return "window" in update.get("clocks", {})


def is_own_turn(update: dict[str, Any]) -> bool:
    return 1 in update["waiting"] and not in_window(update)


async def play_own_turn(server: Running, player: Player) -> None:
    """Wait for an own decision, then take the first action of everything until the turn is another's."""
    while not is_own_turn(player.updates[1]):
        await server.pass_to_next_moment()
    while is_own_turn(player.updates[1]):
        legal = player.updates[1]["legal"]
        await player.act(1, "end" if "end" in legal else legal[0])
        await server.settle()


async def test_a_person_who_comes_back_is_not_hurried_by_the_pace_of_bots(sqlite: str) -> None:
    """The pace changes at once for bots, and for nobody else."""
    async with serving(settings_for(sqlite, turn=3.0), ManualTime()) as server, server.guest("Ana") as ana:
        await server.worker.bots.warm_up()
        table = await ana.table("raj", "me", "bot", start=True)
        async with ana.at(table) as player:
            for pace, most in (("normal", 3.0), ("fast", 1.0)):
                await ana.post(f"/api/tables/{table}/settings", {"pace": pace})
                await player.asked(1)
                turn = player.updates[1]["number"]
                await server.pass_time(most)
                # The bot has bid; the person has all the time in the world.
                assert player.updates[1]["waiting"] == [1]
                assert player.updates[1]["number"] > turn
                await player.act(1, player.updates[1]["legal"][0])
