"""Habits over many games on a server: read from the own finished games of one kind, with where they show."""

from howdah.bots.specs import make_bot
from howdah.engine.contract import CHANCE
from howdah.review.habits.players import habitual
from howdah.review.simulated import play_record
from tests.server.after.test_branches import finished
from tests.server.harness import Guest, serving, settings_for
from tests.server.seats.test_people import play_out


async def bring_games(guest: Guest, count: int) -> list[str]:
    """Games of somebody who bids the highest card each time, in the first seat; the newest first."""
    tables: list[str] = []
    for seed in range(count):
        record = play_record("raj", [habitual("raj", "highest-first"), make_bot("rank")], seed)
        record.names = {0: "Me", 1: "bot:random"}
        # What is over cannot be brought: the last round, in which nobody has a choice, is played here.
        bids = [number for number, entry in enumerate(record.entries) if entry.seat != CHANCE]
        del record.entries[bids[-2] :]
        table = str((await guest.post("/api/records", {"text": record.text()}, 201))["id"])
        await play_out(guest, table)
        tables.append(table)
    return tables[::-1]


async def test_habits_are_read_from_the_own_games_and_say_where_they_show(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana, server.guest("Bo") as bo:
        assert await ana.get("/api/me/habits/raj") == {"game": "raj", "games": 0, "played": {}, "habits": []}
        assert await ana.get("/api/me/bids") == {"book": None}
        tables = await bring_games(ana, 3)
        await finished(ana, "totem", 1, turn_limit="1")
        found = await ana.get("/api/me/habits/raj")
        assert found["games"] == 3
        assert found["played"] == {"raj": 3, "totem": 1}
        first = found["habits"][0]
        assert first["code"] == "highest-first"
        assert first["strong"]
        assert first["facts"]["own"] == 100
        assert [place["seat"] for place in first["shown"]] == [1, 1, 1]
        for place in first["shown"]:
            assert place["table"] in tables
            replay = await ana.get(f"/api/tables/{place['table']}/replay/1")
            assert 0 <= place["moment"] < len(replay["moments"])
        assert (await bo.get("/api/me/habits/raj"))["games"] == 0, "of the own games alone"
        assert (await ana.get("/api/me/habits/chess"))["habits"] == []


async def test_bids_over_many_games_stand_by_stake_and_those_of_one_by_round(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana:
        await bring_games(ana, 1)
        one = (await ana.get("/api/me/bids"))["book"]
        assert [column["turn"] for column in one["columns"]] == list(range(1, 15))
        await bring_games(ana, 2)
        many = (await ana.get("/api/me/bids"))["book"]
        assert many["games"] == 3
        assert many["solved"]
        stakes = [column["stake"] for column in many["columns"]]
        assert stakes == sorted(set(stakes))
        for column in many["columns"]:
            assert abs(sum(column["own"]) - 1) < 0.01
            assert abs(sum(column["usual"]) - 1) < 0.01
        assert many["low"] < many["gain"] < many["high"]
        assert many["lost"] > 0.05, "who always bids the highest card gives something away"
