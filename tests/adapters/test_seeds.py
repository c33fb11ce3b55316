"""One seed is one game: by a stream in the terminal and the adapters, by key in the lab, `measure` and exports."""

import importlib.util
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

from howdah.adapters.agents import AgentBot, measure
from howdah.adapters.gymnasium import SeatEnv
from howdah.adapters.text import TextTable
from howdah.bots.arena import play_game
from howdah.bots.specs import make_bot
from howdah.engine.generator import Generator
from howdah.engine.record import read_record
from howdah.engine.registry import find, set_table
from howdah.lab.plans import game_seed, make_plan
from howdah.lab.playing import Games
from tests.adapters.tables import GAMES, SHORT
from tests.cli.running import run

SEED = 7


def entries(text: str) -> list[tuple[int, str]]:
    return [(entry.seat, entry.text) for entry in read_record(text).entries]


class Played(NamedTuple):
    """A game against `easy` bots, played by the first seat."""

    said: list[str]
    typed: list[str]
    """The same without what the terminal does not ask: to let a card pass where nothing else can be done."""
    record: str


def by_text(game: str, seats: int) -> Played:
    table = TextTable(game, seats, SHORT[game], SEED, bots=dict.fromkeys(range(1, seats), "easy"))
    said: list[str] = []
    typed: list[str] = []
    while table.asked():
        legal = table.table.match.legal(0)
        said.append(legal[-1])
        if legal != ["pass"]:
            typed.append(legal[-1])
        assert table.say(0, said[-1]).taken
    return Played(said, typed, table.table.record())


@pytest.mark.parametrize("game", GAMES)
def test_play_gymnasium_and_text_play_one_game(game: str, tmp_path: Path) -> None:
    seats = find(game).fewest_seats
    said, typed, record = by_text(game, seats)
    env = SeatEnv(game, seats, bots="easy", options=SHORT[game])
    env.reset(seed=SEED)
    for text in said:
        env.step(env.table.rules.action_numbers[text])
    assert entries(env.table.record()) == entries(record)
    file = tmp_path / "game.txt"
    options = [f"--option={name}={value}" for name, value in SHORT[game].items()]
    answers = "\n".join([*typed, str(file), ""])
    run("play", game, "me", *["bot:easy"] * (seats - 1), "--seed", str(SEED), *options, typed=answers)
    assert entries(file.read_text(encoding="utf-8")) == entries(record)


def exported(game: str, seats: int, seed: int, number: int) -> str:
    """The record of a game as examples/export_games.py plays it."""
    path = Path(__file__).parents[2] / "examples" / "export_games.py"
    spec = importlib.util.spec_from_file_location("export_games", path)
    assert spec is not None
    assert spec.loader is not None
    module: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return str(module.play(set_table(game, seats, SHORT[game]), "easy", seed, number)[1])


@pytest.mark.parametrize("game", GAMES)
def test_the_lab_exports_and_the_arena_play_one_game(game: str) -> None:
    seats = find(game).fewest_seats
    rules = set_table(game, seats, SHORT[game])
    row = Games(make_plan(game, seats, SHORT[game], "easy", 3, SEED)).play(2)
    played = play_game(rules, [make_bot("easy")] * seats, game_seed(SEED, 2))
    assert (row.ranks, row.scores, row.ending) == (played.result.ranks, played.result.scores, played.result.ending)
    assert row.decisions == played.decisions
    record = played.match.record.text()
    assert row.steps == len(entries(record))
    assert entries(exported(game, seats, SEED, 2)) == entries(record)


def test_measure_plays_the_games_of_its_seeds() -> None:
    """Two agents that remember what they were shown: one in `measure`, one in the arena."""

    class Remembering:
        def __init__(self) -> None:
            self.rows: list[bytes] = []

        def __call__(self, row: Any, mask: Any, luck: Generator) -> int:
            self.rows.append(row.tobytes())
            return int(np.flatnonzero(mask)[int(luck.below(int(mask.sum())))])

    rules = set_table("raj", 2)
    one, other = Remembering(), Remembering()
    measure(one, rules, "random", games=2, seed=SEED)
    for seat in range(2):
        bots = [make_bot("random"), make_bot("random")]
        bots[seat] = AgentBot(other)
        play_game(rules, bots, SEED)
    assert one.rows == other.rows


def test_chance_by_a_stream_and_by_key_are_two_ways() -> None:
    """docs/adapters.md says so, and why."""
    page = (Path(__file__).parents[2] / "docs" / "adapters.md").read_text(encoding="utf-8")
    assert "## One seed, one game" in page
    table = TextTable("raj", 2, seed=SEED)
    keyed = play_game(set_table("raj", 2), [make_bot("random")] * 2, SEED)
    assert entries(table.table.record())[0] != entries(keyed.match.record.text())[0]
