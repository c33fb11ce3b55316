"""Races, and bots that think, played through the server to the end."""

import random

import pytest

from tests.server.harness import serving, settings_for
from tests.server.playing.test_play import play_on


@pytest.mark.parametrize(
    ("game", "levels"),
    [
        ("formula_e", ["heuristic", "easy"]),
        ("elephant_rally", ["heuristic"]),
        ("elephant_rally", ["random", "heuristic", "search:n=20"]),
        ("totem", ["heuristic"]),
        ("raj", ["easy", "heuristic"]),
    ],
)
async def test_a_person_and_bots_of_several_levels_play_to_the_end(sqlite: str, game: str, levels: list[str]) -> None:
    settings = settings_for(sqlite, window=0.5)
    async with serving(settings) as server, server.guest("Ana") as ana:
        await server.worker.bots.warm_up()
        seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for level in levels)]
        options = {} if game == "raj" else {"turn_limit": "3"}
        made = await ana.post("/api/tables", {"game": game, "seats": seats, "options": options, "start": True})
        async with ana.at(made["id"], positions=True) as player:
            await play_on(player, 1, random.Random(4))
            result = player.updates[1]["result"]
            assert sorted(result["ranks"])[0] == 1
            assert len(result["ranks"]) == len(seats)
        assert server.worker.metrics.failed.value == 0
        assert server.worker.bots.failures == 0, "every bot has answered by itself"
        record = (await ana.http.get(f"/api/tables/{made['id']}/record")).text
        assert all(f"{seat}: " in record for seat in range(1, len(seats) + 1))
