"""My games: listed, searched and taken home."""

import pytest

from howdah.engine.record import read_record
from tests.server.after.test_branches import finished
from tests.server.harness import serving, settings_for


async def test_games_are_listed_searched_and_exported(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana, server.guest("Bo") as bo:
        one = await finished(ana)
        two = await finished(ana, "formula_e", 2, turn_limit="1")
        running = await ana.table("raj", "me", "bot", start=True)
        found = await ana.get("/api/me/games")
        assert [game["table"]["id"] for game in found["games"]] == [two, one]
        assert (found["total"], found["everything"]) == (2, 2)
        assert running not in str(found)
        assert found["games"][1]["outcome"] in ("won", "lost", "shared")
        outcome = found["games"][1]["outcome"]
        for query, ids in (
            ("game=raj", [one]),
            (f"game=raj&outcome={outcome}", [one]),
            ("seat=2", []),
            ("with=RANDOM", [two, one]),
            ("with=nobody", []),
            ("from=1&count=1", [one]),
        ):
            got = await ana.get(f"/api/me/games?{query}")
            assert [game["table"]["id"] for game in got["games"]] == ids, query
        assert (await bo.get("/api/me/games"))["everything"] == 0
        files = (await ana.get("/api/me/games/records?game=raj"))["files"]
        assert list(files) == [f"raj-{one}.txt"]
        assert read_record(files[f"raj-{one}.txt"]).game == "raj"
        await ana.get("/api/me/games?count=1000", 400)
        await ana.get("/api/me/games?seat=9", 404)


async def test_games_as_parquet(sqlite: str) -> None:
    pa = pytest.importorskip("pyarrow")
    parquet = pytest.importorskip("pyarrow.parquet")
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana:
        table = await finished(ana)
        answer = await ana.http.get("/api/me/games/parquet")
        assert answer.headers["content-type"] == "application/vnd.apache.parquet"
        (row,) = parquet.read_table(pa.BufferReader(answer.content)).to_pylist()
        assert (row["table"], row["seat"], row["players"]) == (table, 1, ["Ana", "bot:random"])
        assert read_record(row["record"]).game == "raj"
