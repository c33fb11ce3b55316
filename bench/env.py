"""Decisions a second of environments for learning, ours and peers', as ratios of one run on one core.

Ours is `SeatsVectorEnv`: 1,024 games of Raj for five, the actions of all seats from NumPy, observations, masks and
rewards written for every seat. Two ways of choosing are measured, and their time counts:

- `shuffled`: every hand is shuffled in NumPy when a game begins and played in that order, which is random legal play.
- `masked`: in every step NumPy draws a random number for each action and takes the best legal one.

A decision is a choice among two or more actions: the last bid of a game is played, and not counted. Of peers every step
counts. pgx plays connect four on the CPU, once with actions from NumPy as ours and once wholly compiled, sampling
included; PettingZoo's classic connect four and rlcard's Leduc hold'em are played as their documentation shows.

Time is the processor's, and the process is kept on one core: a busy machine blurs the figures less, and nobody gains
by threads. A peer that cannot be imported is named and left out.
"""

import importlib.util
import os
import time
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import playouts
import rounds
from rounds import Page, Player, Rates, spread

from howdah.adapters.pettingzoo import seats_env
from howdah.adapters.vector import SeatsVectorEnv

GAMES = 1024
SEATS = 5
GOAL = 4_000_000
SCAN = 32
LABELS = {
    "shuffled": "howdah, Raj for 5 x 1,024, shuffled in NumPy",
    "masked": "howdah, the same, masked choice in NumPy",
    "adapter": "howdah through PettingZoo, Raj for 2",
    "pgx": "pgx connect four x 1,024, actions from NumPy",
    "pgx compiled": "pgx connect four x 1,024, sampling compiled too",
    "pettingzoo": "PettingZoo classic, connect four",
    "rlcard": "rlcard, Leduc hold'em",
}
NEEDS = {
    "pgx": ["pgx", "jax"],
    "pgx compiled": ["pgx", "jax"],
    "pettingzoo": ["pettingzoo", "pygame"],
    "rlcard": ["rlcard"],
}


def rate(play: Callable[[], int], seconds: float) -> float:
    """Decisions a second of processor time."""
    decisions = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds:
        decisions += play()
        spent = time.process_time() - start
    return decisions / spent


# Ours.


def vector(chooser: str, games: int) -> Player:
    env = SeatsVectorEnv("raj", seats=SEATS, games=games)
    env.reset(seed=1)
    luck = np.random.default_rng(1)
    hands = np.tile(np.arange(len(env.rules.actions)), (env.num_envs, 1))

    def shuffled() -> int:
        before = int(env.batch.decisions)
        order = luck.permuted(hands, axis=1).T.copy()
        for actions in order:
            env.step(actions)
        env.step(order[0])  # begins the next games
        return int(env.batch.decisions) - before

    def masked() -> int:
        before = int(env.batch.decisions)
        for _ in range(len(env.rules.actions) + 1):
            env.step((luck.random(env.masks.shape, np.float32) * env.masks).argmax(axis=1))
        return int(env.batch.decisions) - before

    return lambda seconds: rate(shuffled if chooser == "shuffled" else masked, seconds)


def one_by_one(env: Any) -> Player:
    """A PettingZoo environment, by its own loop and its own sampling."""
    seeds = iter(range(1 << 30))

    def game() -> int:
        env.reset(seed=next(seeds))
        decisions = 0
        for agent in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(observation["action_mask"]))
                decisions += 1
        return decisions

    return lambda seconds: rate(game, seconds)


# Peers.


def pgx_player(compiled: bool, games: int) -> Player:
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make("connect_four")
    step = jax.vmap(auto_reset(env.step, env.init))
    luck = np.random.default_rng(1)
    states = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), games))]
    one_step = jax.jit(step)

    def from_numpy() -> int:
        mask = np.asarray(states[0].legal_action_mask)
        actions = (luck.random(mask.shape, np.float32) * mask).argmax(axis=1)
        keys = jax.random.split(jax.random.PRNGKey(int(luck.integers(1 << 30))), games)
        states[0] = one_step(states[0], jnp.asarray(actions), keys)
        states[0].rewards.block_until_ready()
        return games

    def body(state: Any, key: Any) -> tuple[Any, None]:
        first, second = jax.random.split(key)
        actions = jax.random.categorical(first, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=-1)
        return step(state, actions, jax.random.split(second, games)), None

    scan = jax.jit(lambda state, keys: jax.lax.scan(body, state, keys)[0])

    def whole() -> int:
        keys = jax.random.split(jax.random.PRNGKey(int(luck.integers(1 << 30))), SCAN)
        states[0] = scan(states[0], keys)
        states[0].rewards.block_until_ready()
        return games * SCAN

    return lambda seconds: rate(whole if compiled else from_numpy, seconds)


def pettingzoo_player() -> Player:
    from pettingzoo.classic import connect_four_v3

    return one_by_one(connect_four_v3.env())


def rlcard_player() -> Player:
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("leduc-holdem")
    env.set_agents([RandomAgent(env.num_actions) for _ in range(env.num_players)])

    def game() -> int:
        trajectories, _ = env.run(is_training=False)
        return sum(len(trajectory) // 2 for trajectory in trajectories)

    return lambda seconds: rate(game, seconds)


def players(peers: bool, games: int) -> dict[str, Player]:
    """Everything that is measured, by name."""
    found = {
        "shuffled": vector("shuffled", games),
        "masked": vector("masked", games),
        "adapter": one_by_one(seats_env("raj")),
    }
    if not peers:
        return found
    makers: dict[str, Callable[[], Player]] = {
        "pgx": lambda: pgx_player(False, games),
        "pgx compiled": lambda: pgx_player(True, games),
        "pettingzoo": pettingzoo_player,
        "rlcard": rlcard_player,
    }
    for name, make in makers.items():
        missing = [module for module in NEEDS[name] if importlib.util.find_spec(module) is None]
        if missing:
            print(f"bench: left out, as {', '.join(missing)} cannot be imported: {LABELS[name]}", flush=True)
        else:
            found[name] = make()
    return found


def rows(rates: Rates) -> list[list[str]]:
    """The table: thousands of decisions a second, and how many times each peer's that is."""
    table = []
    for name, figures in rates.items():
        times = "" if name == "shuffled" else rounds.ratio(rates["shuffled"], figures).text()
        verdict = ""
        if name == "shuffled":
            verdict = f"goal {GOAL // 1000}: {'reached' if spread(figures).median >= GOAL else 'NOT REACHED'}"
        table.append([LABELS[name], spread(figures).text(1000), times, verdict])
    return table


HEADS = ["median (quartiles)", "k decisions/s", "shuffled is so many times", ""]


def main() -> None:
    reader = rounds.Arguments(
        "Measure environments for learning against peers, as ratios of one run on one core.",
        "python bench/env.py --quick --json figures.json",
        {"games": (GAMES, "games of a batch, ours and pgx's")},
    )
    chosen = reader.read()
    if chosen.write and chosen.games != GAMES:
        reader.error(f"--write is for a run of {GAMES} games: no other figure is kept")
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    warnings.simplefilter("ignore")  # Peers warn of their own future.
    machine = playouts.machine(False)
    print(machine, flush=True)
    rates = rounds.measure(players(not chosen.no_peers, chosen.games), chosen.rounds, chosen.seconds)
    table = rows(rates)
    rounds.show(f"decisions a second, {chosen.rounds} rounds of {chosen.seconds:g} s", HEADS, table)
    rounds.keep({"bench": "environments", "machine": machine, "rates": rates, "goal": GOAL}, chosen.json)
    if chosen.write:
        load = ", ".join(f"{figure:.1f}" for figure in os.getloadavg())
        intro = [f"Seconds are the processor's; the machine's load was {load} on {os.cpu_count()} cores."]
        Page("environments", "environments for learning", intro, HEADS, table).write(chosen, machine)


if __name__ == "__main__":
    main()
