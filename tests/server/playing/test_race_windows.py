"""Tiger windows of both races on the wire: whoever holds a tiger and passes looks, byte for byte and moment for moment,
like whoever holds none (ER-3.2, FE-3)."""

import re

import pytest

from howdah.engine.contract import State
from howdah.engine.dealers import Dealer
from howdah.server.ops.timing import ManualTime
from tests.server.harness import Guest, Player, Running, serving, settings_for

Transcript = list[tuple[str, float, str]]
START = 1_800_000_000.0

# What seat 1 does to open a window, and the hands that are dealt: those of seats 1 and 3 are the same in both worlds.
OPENING = {
    "elephant_rally": (
        ["play monkey", "rob 3"],
        ["monkey", "green-5", "green-6", "red-2", "cow", "mouse"],
        ["green-5", "green-5", "red-2", "red-2", "cow"],
        ["green-5", "green-6", "red-2", "mouse", "cow", "prayer"],
        "red-2",
    ),
    "formula_e": (
        ["play green-5 with juice"],
        ["green-5", "juice", "carpet", "cow", "mouse", "priest"],
        ["green-5", "green-4", "purple-6", "carpet", "cow"],
        ["green-4", "green-5", "purple-6", "cow", "mouse", "juice"],
        "purple-6",
    ),
}


class Stacked(Dealer):
    """Deals as it was told, then whatever comes first."""

    def __init__(self, texts: list[str]) -> None:
        self.texts = texts

    def answer(self, state: State) -> int:
        possible = {state.rules.outcomes[outcome]: outcome for outcome, _ in state.chances()}
        if self.texts and self.texts[0] in possible:
            return possible[self.texts.pop(0)]
        assert not self.texts, (self.texts[0], list(possible))
        return next(iter(possible.values()))


def deal_for(game: str, tiger: bool) -> Stacked:
    _, first, second, third, other = OPENING[game]
    hands = [first, ["tiger" if tiger else other, *second], third]
    return Stacked(["first 1", *(hand[place] for place in range(6) for hand in hands)])


async def place_elephants(server: Running, players: dict[int, Player]) -> None:
    """Everybody takes the first starting cell that is free."""
    while True:
        await server.pass_time(1)
        asked = [(seat, player) for seat, player in players.items() if player.updates[seat]["legal"]]
        if asked and not asked[0][1].updates[asked[0][0]]["legal"][0].startswith("start"):
            return
        for seat, player in asked:
            assert (await player.act(seat, player.updates[seat]["legal"][0]))["type"] == "done"


async def answer_window(server: Running, bo: Guest, table: str, two: Player, answer: str) -> None:
    await server.pass_time(1)
    if answer == "pass":
        assert (await two.act(2, "pass"))["type"] == "done"
    elif answer == "turn":
        await bo.post(f"/api/tables/{table}/seats/2/settings", {"pass_turn": True})
    await server.pass_time(12)


async def race_world(database: str, game: str, tiger: bool, answer: str) -> Transcript:
    """Seat 1 plays a card that a tiger could cancel; seat 2 answers as told; seat 3 is a bot; somebody watches.

    All that anybody but seat 2 received, from the card on.
    """
    async with (
        serving(settings_for(database), ManualTime(), 5) as server,
        server.guest("Ana") as ana,
        server.guest("Bo") as bo,
        server.guest("Eve") as eve,
    ):
        server.worker.dealer = lambda: deal_for(game, tiger)
        await server.worker.bots.warm_up()
        table = await ana.table(game, "me", "open", "bot")
        await bo.post(f"/api/tables/{table}/sit", {"seat": 2})
        if answer == "auto":
            await bo.post(f"/api/tables/{table}/seats/2/settings", {"auto_pass": True})
        await ana.post(f"/api/tables/{table}/start")
        async with ana.at(table, positions=True) as one, bo.at(table) as two, eve.at(table, positions=True) as watcher:
            for player in (one, two, watcher):
                await player.has("update")
            await place_elephants(server, {1: one, 2: two})
            for action in OPENING[game][0]:
                assert (await one.act(1, action))["type"] == "done", (action, one.updates[1]["legal"])
            await two.until(lambda: "pass" in two.updates[2]["legal"])
            assert ("tiger" in " ".join(two.updates[2]["legal"])) == tiger
            assert one.updates[1]["waiting"] == [2, 3]
            closed = one.updates[1]["number"]
            await answer_window(server, bo, table, two, answer)
            await one.until(lambda: one.updates[1]["number"] > closed and one.updates[1]["waiting"] == [1])
            await watcher.until(lambda: watcher.updates[0]["number"] == one.updates[1]["number"])
            return [
                (who, when - START, re.sub(table, "ID", text))
                for who, player in (("seat 1", one), ("watcher", watcher))
                for when, text in player.raw
            ]


@pytest.mark.parametrize("answer", ["pass", "nothing", "auto", "turn"])
@pytest.mark.parametrize("game", list(OPENING))
async def test_who_passes_with_a_tiger_looks_like_who_has_none(sqlite: str, game: str, answer: str) -> None:
    with_tiger = await race_world(f"{sqlite}.a", game, True, answer)
    without = await race_world(f"{sqlite}.b", game, False, answer)
    assert len(with_tiger) > 15
    assert with_tiger == without
