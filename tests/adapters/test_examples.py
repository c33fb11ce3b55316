"""The examples run as they stand in `examples/`, with as little to do as proves them."""

import asyncio
import json
import os
import random
import subprocess
import sys
from pathlib import Path

from howdah.engine.dealers import SeededDealer
from howdah.engine.record import read_record
from howdah.engine.resuming import resume
from tests.patience import PATIENCE
from tests.server.harness import run, serving, settings_for
from tests.server.playing.test_play import play_on

EXAMPLES = Path(__file__).parents[2] / "examples"


def command(script: str, *arguments: object) -> list[str]:
    return [sys.executable, str(EXAMPLES / script), *map(str, arguments)]


def environment() -> dict[str, str]:
    """A script finds its neighbour in its own folder, as for whoever starts it by hand."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONSAFEPATH"}


def start(script: str, *arguments: object) -> str:
    done = subprocess.run(
        command(script, *arguments),
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
        timeout=3 * PATIENCE,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_random_play_in_every_door() -> None:
    said = start("random_play.py")
    for game in ("raj", "totem", "formula_e", "elephant_rally"):
        assert f"{game}: PettingZoo [" in said


def test_an_agent_is_trained_measured_and_seated(tmp_path: Path) -> None:
    """One test, since the agent is trained once: it beats `easy` beyond its interval, and plays in a real server."""
    path = tmp_path / "agent.npz"
    said = start("train_raj.py", path, "--rounds", 110, "--games", 384, "--proof", 300)
    words = said.strip().splitlines()[-1].split()
    low, even = float(words[words.index("interval") + 1]), float(words[-1])
    assert low > even, said
    said = start("evaluate_agent.py", path, "--levels", "random,heuristic", "--games", 40)
    assert [line.split(":")[0] for line in said.splitlines()] == ["against random", "against heuristic"]
    assert said.count("95 % interval") == 2
    run(sits_down(path, tmp_path / "table.sqlite3"))


async def sits_down(agent: Path, database: Path) -> None:
    """A person opens a table, the agent's process follows the link, and both play to the end."""
    async with serving(settings_for(database)) as server, server.guest("Ana") as ana:
        table = await ana.table("raj", "me", "invitation")
        links = await ana.get(f"/api/tables/{table}/links")
        link = f"{server.base}/join/{links['invitations']['2']['token']}"
        process = await asyncio.create_subprocess_exec(
            *command("seat_agent.py", agent, link), env=environment(), stdout=subprocess.PIPE
        )
        async with ana.at(table) as player:
            await player.until(lambda: any(seated(message) for message in player.came), "the agent to sit down")
            await ana.post(f"/api/tables/{table}/start")
            await play_on(player, 1, random.Random(1))
        said = (await process.communicate())[0].decode()
        assert process.returncode == 0
        assert said.count("plays bid") == 15
        record = read_record((await ana.http.get(f"/api/tables/{table}/record")).text)
        assert record.names[1] == "Agent"
        assert resume(record, SeededDealer(1)).result() is not None


def seated(message: dict[str, object]) -> bool:
    table = message.get("table")
    return isinstance(table, dict) and any(seat.get("name") == "Agent" for seat in table["seats"])


def test_games_are_exported_as_a_training_set(tmp_path: Path) -> None:
    import pyarrow.parquet

    path = tmp_path / "games.parquet"
    start("export_games.py", path, "--game", "raj", "--seats", 3, "--bots", "random", "--games", 4)
    table = pyarrow.parquet.read_table(path)
    rows = table.to_pylist()
    assert len(rows) == 4 * 3 * 15
    for row in rows:
        assert row["action"] in row["legal"]
        assert len(row["observation"]) == len(rows[0]["observation"])
    records = json.loads(table.schema.metadata[b"howdah.records"])
    for number, text in enumerate(records):
        result = resume(read_record(text), SeededDealer(1)).result()
        assert result is not None
        assert {row["payoff"] for row in rows if row["game"] == number} == set(result.payoffs)
