"""A policy for Raj for two by plain PPO (proximal policy optimization) in self-play: the yardstick `ppo`.

What somebody would train in five minutes who knows the method and nothing about the game: both seats bid by the same
network, the reward is the result of the game, and there is no search. No level is made of it.

    python -m howdah.training.raj.ppo --seed 1 --rounds 400 --out raj-ppo.weights

Shows a line every tenth round. `--measure` plays the result against the simple bidders.
"""

import argparse
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from howdah.bots.learned.weights import write_weights
from howdah.engine.registry import find
from howdah.training.networks import Adam, Array, Net, backpropagated, gradients_of
from howdah.training.raj.measuring import Bidder, at_random, by_rank, by_remaining, measure
from howdah.training.raj.positions import CARDS, WORTH, Flags, Numbers, Positions, opened, opening, turned_up

SCALARS: Final = 4
WIDTH: Final = 3 * CARDS + SCALARS
HIDDEN: Final = 64
GAMES: Final = 1024
"""In each round."""
PASSES: Final = 3
"""How often each round's decisions are learned from."""
BATCH: Final = 2048
CLIP: Final = 0.2
"""A decision is not made more or less likely by more than this part in one round."""
DISCOUNT: Final = 0.95
"""Of later surprises (the lambda of generalized advantage estimation); rewards are not discounted."""
ENTROPY: Final = 0.01
"""What bidding at random is worth: without it the policy soon bids one card only, and stops learning."""
HIGHEST_RATE: Final = 0.002
LAST_PART: Final = 0.05
IMPOSSIBLE: Final = np.float32(-1e9)


@dataclass
class Round:
    """All decisions of some games, in rows."""

    rows: Array
    held: Flags
    bids: Numbers
    logs: NDArray[np.float64]
    """How likely each bid was: the logarithm."""
    gains: NDArray[np.float64]
    """How much better each bid turned out than expected."""
    returns: NDArray[np.float64]


def rows_of(positions: Positions, worth: Numbers) -> Array:
    """What the first seat sees when so much is at stake: both hands, the prizes to come, stake and lead."""
    made = np.empty((len(worth), WIDTH), dtype=np.float32)
    made[:, :CARDS] = positions.hands[:, 0]
    made[:, CARDS : 2 * CARDS] = positions.hands[:, 1]
    made[:, 2 * CARDS : 3 * CARDS] = positions.pile
    out = made[:, 3 * CARDS :]
    out[:, 0] = worth / 10.0
    out[:, 1] = np.abs(worth) / 10.0
    out[:, 2] = positions.lead() / 20.0
    out[:, 3] = positions.pile.sum(axis=1) / CARDS
    return made


def shares_of(sums: Array, held: Flags) -> NDArray[np.float64]:
    """How likely each card is bid: the softmax over the cards in hand."""
    masked = np.where(held, sums, IMPOSSIBLE).astype(np.float64)
    powers = np.exp(masked - masked.max(axis=1, keepdims=True))
    shares: NDArray[np.float64] = powers / powers.sum(axis=1, keepdims=True)
    return shares


def drawn(shares: NDArray[np.float64], luck: np.random.Generator) -> Numbers:
    """A card by these shares, in each row."""
    bids: Numbers = (shares.cumsum(axis=1) > luck.random((len(shares), 1)) * (1.0 - 1e-12)).argmax(axis=1)
    return bids


class Learner:
    """The policy, what it expects of positions, and how both are taught."""

    def __init__(self, seed: int) -> None:
        self.luck = np.random.default_rng(seed)
        self.policy = Net.drawn([WIDTH, HIDDEN, HIDDEN, CARDS], self.luck)
        self.policy.weights[-1] *= np.float32(0.01)
        self.value = Net.drawn([WIDTH, HIDDEN, HIDDEN, 1], self.luck)
        self.policy_steps = Adam(self.policy.parameters())
        self.value_steps = Adam(self.value.parameters())

    def play(self, games: int) -> Round:
        """Games against itself; the second seat's decisions are rows like the first's."""
        positions = opening(games, 2)
        rows, held, bids, logs, expected = [], [], [], [], []
        for _ in range(CARDS):
            positions, _ = turned_up(positions, self.luck)
            mirrored = positions._replace(hands=positions.hands[:, ::-1], scores=positions.scores[:, ::-1])
            seen = np.concatenate([rows_of(positions, positions.stake), rows_of(mirrored, positions.stake)])
            cards = np.concatenate([positions.hands[:, 0], positions.hands[:, 1]])
            shares = shares_of(self.policy.hidden(seen)[-1], cards)
            chosen = drawn(shares, self.luck)
            rows.append(seen)
            held.append(cards)
            bids.append(chosen)
            logs.append(np.log(shares[np.arange(2 * games), chosen]))
            expected.append(self.value.run(seen)[:, 0].astype(np.float64))
            positions = opened(positions, chosen.reshape(2, games).T)
        result = np.sign(positions.lead()).astype(np.float64)
        gains = advantages(np.stack(expected), np.concatenate([result, -result]))
        returns = (gains + np.stack(expected)).ravel()
        return Round(
            np.concatenate(rows),
            np.concatenate(held),
            np.concatenate(bids),
            np.concatenate(logs),
            gains.ravel(),
            returns,
        )

    def learn(self, made: Round, rate: float) -> None:
        """Some passes over a round, in batches."""
        gains = (made.gains - made.gains.mean()) / (made.gains.std() + 1e-8)
        for _ in range(PASSES):
            order = self.luck.permutation(len(gains))
            for start in range(0, len(order) - BATCH + 1, BATCH):
                batch = order[start : start + BATCH]
                rows = made.rows[batch]
                layers = self.policy.hidden(rows)
                error = policy_error(layers[-1], made.held[batch], made.bids[batch], made.logs[batch], gains[batch])
                self.policy_steps.step(backpropagated(self.policy, layers, error), rate)
                targets = made.returns[batch, None].astype(np.float32)
                self.value_steps.step(gradients_of(self.value, rows, targets), rate)

    def bidder(self) -> Bidder:
        """The policy, as measurements want it."""

        def bid(positions: Positions, prize: Numbers, _left: int, luck: np.random.Generator) -> Numbers:
            pile = positions.pile.copy()
            pile[np.arange(len(prize)), prize] = False
            rows = rows_of(positions._replace(pile=pile), positions.stake + WORTH[prize])
            return drawn(shares_of(self.policy.hidden(rows)[-1], positions.hands[:, 0]), luck)

        return bid


def advantages(expected: NDArray[np.float64], result: NDArray[np.float64]) -> NDArray[np.float64]:
    """How much better each decision `[turn, game]` went than expected, by generalized advantage estimation."""
    gains = np.zeros_like(expected)
    later = result - expected[-1]
    gains[-1] = later
    for turn in range(len(expected) - 2, -1, -1):
        later = expected[turn + 1] - expected[turn] + DISCOUNT * later
        gains[turn] = later
    return gains


def policy_error(
    sums: Array, held: Flags, bids: Numbers, logs: NDArray[np.float64], gains: NDArray[np.float64]
) -> Array:
    """Where PPO's clipped loss, less what entropy is worth, rises in the policy's sums."""
    here = np.arange(len(bids))
    shares = shares_of(sums, held)
    ratio = np.exp(np.log(shares[here, bids] + 1e-12) - logs)
    moves = np.where(gains >= 0, ratio < 1.0 + CLIP, ratio > 1.0 - CLIP)
    error = shares * (moves * gains * ratio)[:, None]
    error[here, bids] -= moves * gains * ratio
    written = np.log(shares + 1e-12)
    entropy = -(shares * written).sum(axis=1, keepdims=True)
    error += ENTROPY * shares * (written + entropy)
    return (error / len(bids)).astype(np.float32)


def train(learner: Learner, rounds: int, games: int = GAMES, tell: bool = False) -> None:
    """So many rounds of so many games; the rate falls."""
    start = time.process_time()
    for number in range(rounds):
        learner.learn(learner.play(games), HIGHEST_RATE * LAST_PART ** (number / max(1, rounds - 1)))
        if tell and number % 10 == 9:
            share = measure(learner.bidder(), by_rank(0), 500, np.random.default_rng(number))
            spent = time.process_time() - start
            print(f"round {number + 1} of {rounds}: {share.share:.1%} of rank:jitter=0, {spent:.0f} s", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Train the yardstick ppo of Raj for two.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=400, help="of 1,024 games each")
    parser.add_argument("--out", type=Path, help="write the weights there")
    parser.add_argument(
        "--measure", type=int, default=0, metavar="DEALS", help="play so many deals against each yardstick"
    )
    chosen = parser.parse_args()
    learner = Learner(chosen.seed)
    train(learner, chosen.rounds, tell=True)
    if chosen.out:
        command = f"python -m howdah.training.raj.ppo --seed {chosen.seed} --rounds {chosen.rounds}"
        networks = {"policy": (learner.policy.sizes(), learner.policy.flat())}
        chosen.out.write_bytes(write_weights("raj", find("raj").behaviour, command, networks))
    others: dict[str, Bidder] = {"random": at_random}
    others |= {f"rank:jitter={jitter}": by_rank(jitter) for jitter in range(4)}
    others |= {f"remaining:jitter={jitter}": by_remaining(jitter) for jitter in range(4)}
    for name, other in others.items() if chosen.measure else []:
        share = measure(learner.bidder(), other, chosen.measure, np.random.default_rng(chosen.seed))
        print(f"{share.share:.1%} of {name} ({share.low:.1%} to {share.high:.1%}, {share.games} games)", flush=True)


if __name__ == "__main__":
    main()
