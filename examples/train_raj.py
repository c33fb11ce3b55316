"""Train a small agent on Raj by playing against itself: NumPy alone, under a minute.

    python examples/train_raj.py agent.npz
    python examples/evaluate_agent.py agent.npz

Policy gradients: after a batch of games every bid that was followed by points becomes likelier, every bid that was
followed by losses less likely. All seats of all games share one policy, so each game is a lesson twice.
"""

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
from agent import Array, Policy
from numpy.typing import NDArray

from howdah.adapters.agents import measure
from howdah.adapters.vector import SeatsVectorEnv

HIDDEN = 64
RATE = 0.01
CURIOSITY = 0.02
"""How much an even mixture is worth: bids that can be foreseen can be beaten."""


def play_batch(env: SeatsVectorEnv, policy: Policy, chooser: np.random.Generator) -> tuple[list[NDArray[Any]], ...]:
    """Whole games of all seats at once: by turn, the rows, masks, actions and what was gained since."""
    observations, _ = env.reset()
    rows, masks, actions, leads = [], [], [], []
    for _ in range(len(env.rules.actions)):
        rows.append(observations["observation"].copy())
        masks.append(observations["action_mask"].copy())
        _, hidden = policy.hidden(rows[-1])
        chances = policy.chances(hidden, masks[-1])
        points = chooser.random((len(chances), 1), np.float32)
        chosen = (chances.cumsum(axis=1) < points * chances.sum(axis=1, keepdims=True)).sum(axis=1)
        chosen = np.where(masks[-1][np.arange(len(chosen)), chosen] > 0, chosen, masks[-1].argmax(axis=1))
        actions.append(chosen)
        observations = env.step(chosen)[0]
        scores = env.observer.parts(observations["observation"])["scores"].astype(np.float32)
        leads.append(scores[:, 0] - scores[:, 1:].mean(axis=1))
    before = [np.zeros_like(leads[0]), *leads[:-1]]
    gains = [np.asarray(leads[-1] - lead, np.float32) for lead in before]
    return rows, masks, actions, gains


class Adam:
    """Steps that are as long in flat directions as in steep ones."""

    def __init__(self, weights: dict[str, Array]) -> None:
        self.means = {name: np.zeros_like(weight) for name, weight in weights.items()}
        self.squares = {name: np.zeros_like(weight) for name, weight in weights.items()}
        self.steps = 0

    def step(self, weights: dict[str, Array], slopes: dict[str, Array], rate: float) -> None:
        self.steps += 1
        for name, slope in slopes.items():
            self.means[name] += 0.1 * (slope - self.means[name])
            self.squares[name] += 0.01 * (slope * slope - self.squares[name])
            mean = self.means[name] / (1 - 0.9**self.steps)
            square = self.squares[name] / (1 - 0.99**self.steps)
            weights[name] += (rate * mean / (np.sqrt(square) + 1e-6)).astype(np.float32)


def slopes_of(
    policy: Policy, rows: NDArray[Any], masks: NDArray[Any], actions: NDArray[Any], gains: NDArray[Any]
) -> dict[str, Array]:
    """In which direction the weights make good bids likelier."""
    inputs, hidden = policy.hidden(rows)
    chances = policy.chances(hidden, masks)
    wanted = -chances * gains[:, None]
    wanted[np.arange(len(actions)), actions] += gains
    logs = np.log(np.maximum(chances, 1e-12))
    mixed = -(chances * (logs + 1 - (chances * (logs + 1)).sum(axis=1, keepdims=True)))
    pull = (wanted + CURIOSITY * mixed) / len(actions)
    back = (pull @ policy.weights["second"].T) * (1 - hidden * hidden)
    return {
        "first": inputs.T @ back,
        "first_bias": back.sum(axis=0),
        "second": hidden.T @ pull,
        "second_bias": pull.sum(axis=0),
    }


def train(seats: int, rounds: int, games: int, seed: int, silent: bool = False) -> Policy:
    """A policy for this many seats."""
    env = SeatsVectorEnv("raj", seats=seats, games=games)
    env.reset(seed=seed)
    chooser = np.random.default_rng(seed)
    policy = Policy.new(env.observer, len(env.rules.actions), HIDDEN, chooser)
    steps = Adam({name: weight for name, weight in policy.weights.items() if name != "scale"})
    start = time.monotonic()
    for number in range(rounds):
        rows, masks, actions, gains = play_batch(env, policy, chooser)
        advantages = [gain - gain.mean() for gain in gains]
        spread = np.float32(np.std(np.concatenate(advantages)) + 1e-6)
        slopes = slopes_of(
            policy,
            np.concatenate(rows),
            np.concatenate(masks),
            np.concatenate(actions),
            np.concatenate(advantages) / spread,
        )
        steps.step(policy.weights, slopes, RATE * (1 - 0.9 * number / rounds))
        if not silent and number % 25 == 24:
            print(f"round {number + 1} of {rounds}, {time.monotonic() - start:.0f} s", flush=True)
    return policy


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("file", type=Path, help="where the agent is written, such as agent.npz")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=150)
    parser.add_argument("--games", type=int, default=512, help="games of a round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--proof", type=int, default=400, help="games against easy afterwards")
    chosen = parser.parse_args()
    policy = train(chosen.seats, chosen.rounds, chosen.games, chosen.seed)
    policy.save(chosen.file)
    print(f"written: {chosen.file}")
    rules = SeatsVectorEnv("raj", seats=chosen.seats).rules
    print(f"against easy: {measure(policy, rules, 'easy', chosen.proof)}")


if __name__ == "__main__":
    main()
