"""Decisions a second of every game through our adapters, on one core: what a researcher can expect of a night.

Random play everywhere, and the time of choosing counts:

- `whole games`: the engine plays to the end by itself (`play_out`), nothing is shown to anybody.
- `vector`: `SeatsVectorEnv` with 256 games; NumPy draws a random number for each action and takes the best legal one.
- `PettingZoo`: `seats_env`, one seat after another, by PettingZoo's own loop and sampling.
- `Gymnasium`: `SeatEnv` among random bots; the learner's decisions alone are counted, the bots' time counts too.

A decision is a choice among two or more actions in the first two, and a step in the others. Totem is cut after 100
turns a seat, races after 100. Time is the processor's: a busy machine blurs the figures less.
"""

import os
from collections.abc import Callable

import env as environments
import numpy as np
import playouts
import rounds
from rounds import Page, Player, Rates, spread

from howdah.adapters.gymnasium import SeatEnv
from howdah.adapters.pettingzoo import seats_env
from howdah.adapters.tables import rules_for
from howdah.adapters.vector import SeatsVectorEnv
from howdah.engine.generator import Generator
from howdah.engine.playout import play_out, play_out_listed
from howdah.engine.registry import find

LIMIT = {"turn_limit": "100"}
OPTIONS: dict[str, dict[str, str]] = {"raj": {}, "totem": LIMIT, "formula_e": LIMIT, "elephant_rally": LIMIT}
STEPS = 8
ADAPTERS = ("whole games", "vector", "PettingZoo", "Gymnasium")


def whole_games(game: str) -> Player:
    """Both ways play the same games, so the decisions of the listed one are those of the quick one."""
    opening = rules_for(game, None, OPTIONS[game]).new()
    decisions = [int(play_out_listed(opening.copy(), Generator(seed))) for seed in range(8)]
    seeds = iter(range(1 << 30))

    def play() -> int:
        seed = next(seeds) % len(decisions)
        play_out(opening.copy(), Generator(seed))
        return decisions[seed]

    return lambda seconds: environments.rate(play, seconds)


def vector(game: str, games: int) -> Player:
    env = SeatsVectorEnv(game, games=games, options=OPTIONS[game])
    env.reset(seed=1)
    luck = np.random.default_rng(1)

    def play() -> int:
        before = int(env.batch.decisions)
        for _ in range(STEPS):
            env.step((luck.random(env.masks.shape, np.float32) * env.masks).argmax(axis=1))
        return int(env.batch.decisions) - before

    return lambda seconds: environments.rate(play, seconds)


def gymnasium_player(game: str) -> Player:
    env = SeatEnv(game, bots="random", options=OPTIONS[game])
    seeds = iter(range(1 << 30))
    luck = np.random.default_rng(1)

    def play() -> int:
        observation, _ = env.reset(seed=next(seeds))
        over = cut = False
        steps = 0
        while not (over or cut):
            action = int(luck.choice(np.flatnonzero(observation["action_mask"])))
            observation, _, over, cut, _ = env.step(action)
            steps += 1
        return steps

    return lambda seconds: environments.rate(play, seconds)


def players(games: int) -> dict[str, Player]:
    """Everything that is measured, by game and adapter."""
    makers: dict[str, Callable[[str], Player]] = {
        "whole games": whole_games,
        "vector": lambda game: vector(game, games),
        "PettingZoo": lambda game: environments.one_by_one(seats_env(game, options=OPTIONS[game])),
        "Gymnasium": gymnasium_player,
    }
    return {f"{game} {adapter}": makers[adapter](game) for game in OPTIONS for adapter in ADAPTERS}


def rows(rates: Rates) -> list[list[str]]:
    """A line a game: thousands of decisions a second by each adapter."""
    return [
        [
            f"{game}, {find(game).fewest_seats} seats",
            *(spread(rates[f"{game} {adapter}"]).text(1000) for adapter in ADAPTERS),
        ]
        for game in OPTIONS
    ]


def main() -> None:
    parser = rounds.Arguments(
        "Measure every game through our adapters.",
        "python bench/adapters.py --rounds 5 --write",
        {"games": (256, "games in the vector")},
    )
    chosen = parser.read()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    rates = rounds.measure(players(chosen.games), chosen.rounds, chosen.seconds)
    heads = ["thousands of decisions a second, median (quartiles)", *ADAPTERS]
    rounds.show("Our adapters", heads, rows(rates))
    load = ", ".join(f"{figure:.1f}" for figure in os.getloadavg())
    intro = [f"The machine's load was {load} on {os.cpu_count()} cores. `bench/adapters.py` says what is measured."]
    if chosen.write:
        Page("adapters", "every game through our adapters", intro, heads, rows(rates)).write(
            chosen, playouts.machine(False)
        )
    rounds.keep({"machine": playouts.machine(False), "rates": rates}, chosen.json)


if __name__ == "__main__":
    main()
