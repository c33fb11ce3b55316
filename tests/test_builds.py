"""Interpreted and compiled are one program: the same seeds give the same games, to the letter."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[1]
PLAY = """
from howdah.bots.arena import play_game
from howdah.bots.specs import make_bot
from howdah.engine.contract import Rules
from howdah.engine.dealers import KeyedDealer
from howdah.engine.generator import Generator
from howdah.engine.match import Match
from howdah.engine.playout import play_out
from howdah.engine.registry import games, set_table

for game in games():
    limit = {"turn_limit": "20"} if any(option.name == "turn_limit" for option in game.options) else {}
    short = {"turn_limit": "2"} if limit else {}
    for seats in range(game.fewest_seats, game.most_seats + 1):
        rules = set_table(game.name, seats, limit)
        for seed in range(20):
            state = rules.new()
            play_out(state, Generator(seed))
            print(repr(state), state.result())
        match = Match(rules, KeyedDealer(7))
        generator = Generator(7)
        while match.waiting():
            seat = match.waiting()[-1]
            legal = match.legal(seat)
            match.submit(seat, legal[generator.below(len(legal))])
        print(match.record.text(), *match.log(0), sep="\\n")
    bots = [make_bot("search:n=40,cut=20"), *[make_bot("heuristic:noise=0.1")] * (game.fewest_seats - 1)]
    print(play_game(set_table(game.name, game.fewest_seats, short), bots, 3).match.record.text())
"""


def games_of(build: dict[str, str]) -> str:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    command = [sys.executable, "-c", PLAY]
    done = subprocess.run(command, env={**environment, **build}, capture_output=True, text=True, check=True)
    return done.stdout


@pytest.mark.skipif(os.environ.get("HOWDAH_BUILD") != "compiled", reason="compares the other build with this one")
def test_both_builds_play_the_same_games() -> None:
    compiled = games_of({"PYTHONSAFEPATH": "1"})
    interpreted = games_of({"PYTHONPATH": str(CHECKOUT)})
    assert len(compiled) > 1000
    assert compiled == interpreted
