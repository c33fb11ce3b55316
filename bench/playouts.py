"""Whole random games of one core, ours and OpenSpiel's: what is measured, and the proof that it is worth measuring.

The peer is goofspiel with 15 cards, which Raj is a cousin of: simultaneous bids, one prize a turn, its order random.
Of OpenSpiel two paths are measured:

- `rollouts`: games that never leave C++. OpenSpiel binds no function that plays a whole game, but its C++ MCTSBot asks
  its C++ RandomRolloutEvaluator for as many rollouts of a leaf as the evaluator was told. With one simulation the leaf
  is the root, so that one search is exactly that many random games from the first card, and nothing else.
  The bot and the evaluator know seats that act in turn only, hence the wrapper `turn_based_simultaneous_game`.
- `python`: the same games through the Python API, as a study in Python would write them.

Both peers play the last turn by themselves, since nobody has a choice left: 14 decisions a seat, as many as are
counted for us (our 15th bid is played, and not counted).
"""

import platform
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from howdah.engine import contract
from howdah.engine.contract import Rules
from howdah.engine.generator import Generator
from howdah.engine.playout import play_out, play_out_listed
from howdah.engine.registry import set_table

TURNS = 15
CHUNK = 20
CALIBRATION_STEPS = 200_000

Player = Callable[[float], float]
"""Plays for about so many seconds and gives the games (or loops) of one second."""


def players(seats: int, peers: bool) -> dict[str, Player]:
    """Everything that is measured at one seat count, by name."""
    rules = set_table("raj", seats)
    ours: dict[str, Player] = {
        "calibration": calibration,
        "generic": lambda seconds: ours_for(rules, play_out_listed, seconds),
        "pick": lambda seconds: ours_for(rules, play_out, seconds),
    }
    return ours | ({"rollouts": rollouts(seats), "python": python_games(seats)} if peers else {})


def rate(play: Callable[[int], None], chunk: int, seconds: float) -> float:
    """Games a second: as many chunks as fit, the clock read between them."""
    played = 0
    start = time.perf_counter()
    spent = 0.0
    while spent < seconds:
        play(chunk)
        played += chunk
        spent = time.perf_counter() - start
    return played / spent


# Ours.


def ours_for(rules: Rules, play: Callable[[Any, Generator], int], seconds: float) -> float:
    """Games of one stream of random numbers: chance seat and legality included, no event sink."""
    generator = Generator(1)

    def games(count: int) -> None:
        for _ in range(count):
            play(rules.new(), generator)

    return rate(games, CHUNK, seconds)


def prove(seats: int, games: int) -> None:
    """That the games are real and the same on both paths: run before anything is timed."""
    rules = set_table("raj", seats)
    for seed in range(games):
        listed, picked = rules.new(), rules.new()
        decisions = play_out_listed(listed, Generator(seed))
        steps = play_out(picked, Generator(seed))
        expected = {
            "one final position": repr(listed) == repr(picked),
            "a result": listed.result() is not None,
            "whole invariants": not listed.check(),
            f"{TURNS} cards and bids of everyone": steps == TURNS * (seats + 1),
            "decisions but for the last turn": decisions == (TURNS - 1) * seats,
        }
        for what, holds in expected.items():
            if not holds:
                raise SystemExit(
                    f"bench: game {seed} of {seats} seats: expected {what}, found {listed!r} and {picked!r}"
                )


def calibration(seconds: float) -> float:
    """A fixed loop of interpreted Python: places a figure without a peer among machines and moments."""

    def loops(count: int) -> None:
        for _ in range(count):
            word = 1
            for _ in range(CALIBRATION_STEPS):
                word = (word * 1664525 + 1013904223) & 0xFFFFFFFF

    return rate(loops, 1, seconds)


# OpenSpiel.


def goofspiel(seats: int) -> str:
    return f"goofspiel(num_cards={TURNS},players={seats},points_order=random,imp_info=False)"


def rollouts(seats: int) -> Player:
    """Random games inside C++: one search step whose leaf asks for all of them."""
    import pyspiel

    game = pyspiel.load_game(f"turn_based_simultaneous_game(game={goofspiel(seats)})")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])

    def games(count: int) -> None:
        evaluator = pyspiel.RandomRolloutEvaluator(count, 1)
        # uct_c, max_simulations, max_memory_mb, solve, seed, verbose
        root = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1, False, 1, False).mcts_search(state)
        if root.explore_count != 1:
            raise SystemExit(f"bench: expected one simulation of {count} rollouts, found {root.explore_count}")

    return lambda seconds: rate(games, max(1, int(seconds * 5000)), seconds)


def python_games(seats: int) -> Player:
    """Random games through the Python API, on the game as it is: seats choose together."""
    import pyspiel

    game = pyspiel.load_game(goofspiel(seats))
    source = random.Random(1)

    def games(count: int) -> None:
        for _ in range(count):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(source.random() * len(outcomes))][0])
                    continue
                chosen = []
                for seat in range(seats):
                    legal = state.legal_actions(seat)
                    chosen.append(legal[int(source.random() * len(legal))])
                state.apply_actions(chosen)

    return lambda seconds: rate(games, CHUNK, seconds)


# The setting.


def build() -> str:
    """Which of the two builds is measured."""
    return "interpreted" if Path(contract.__file__).suffix == ".py" else "compiled"


def machine(peers: bool) -> str:
    """One line on what the figures were measured with."""
    parts = [processor(), f"{platform.system()} {platform.machine()}"]
    parts += [f"Python {platform.python_version()}", f"howdah {build()}"]
    if peers:
        from importlib.metadata import version

        parts.append(f"OpenSpiel {version('open_spiel')}")
    return ", ".join(parts)


def processor() -> str:
    facts = Path("/proc/cpuinfo")
    lines = facts.read_text().splitlines() if facts.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    if not names:
        return platform.processor() or sys.platform
    return f"{len(names)} x {names[0]}"
