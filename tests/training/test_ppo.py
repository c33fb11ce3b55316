"""Plain PPO for Raj: its loss falls where its gradient says, it learns, and the bot sees what was taught."""

import numpy as np
import pytest
from numpy.typing import NDArray

from howdah.bots.learned.weights import weights_of
from howdah.bots.specs import make_bot
from howdah.engine.generator import Generator
from howdah.engine.registry import find
from howdah.training.networks import backpropagated
from howdah.training.raj.measuring import at_random, measure
from howdah.training.raj.positions import CARDS
from howdah.training.raj.ppo import (
    CLIP,
    ENTROPY,
    Learner,
    advantages,
    policy_error,
    rows_of,
    shares_of,
    train,
)
from tests.bots.moments import infoset_in
from tests.training.raj_tables import position_of, state_of, table, taught


def test_the_gradient_is_that_of_the_clipped_loss() -> None:
    luck = np.random.default_rng(1)
    count = 40
    sums = luck.standard_normal((count, CARDS)).astype(np.float32)
    held = luck.random((count, CARDS)) < 0.6
    held[:, 3] = True
    bids = np.array([luck.choice(np.flatnonzero(hand)) for hand in held])
    gains = luck.standard_normal(count)
    here = np.arange(count)
    logs = np.log(shares_of(sums, held)[here, bids]) + 0.3 * luck.standard_normal(count)

    def loss(moved: NDArray[np.floating]) -> float:
        shares = shares_of(moved, held)
        ratio = np.exp(np.log(shares[here, bids]) - logs)
        clipped = np.minimum(ratio * gains, np.clip(ratio, 1 - CLIP, 1 + CLIP) * gains)
        entropy = -(shares * np.log(shares + 1e-12)).sum(axis=1)
        return float(-(clipped + ENTROPY * entropy).mean())

    found = policy_error(sums, held, bids, logs, gains)
    step = 1e-3
    for row in range(0, count, 3):
        for card in range(CARDS):
            there, back = sums.astype(np.float64), sums.astype(np.float64)
            there[row, card] += step
            back[row, card] -= step
            assert found[row, card] == pytest.approx((loss(there) - loss(back)) / (2 * step), abs=2e-5)


def test_advantages_are_what_came_less_what_was_expected() -> None:
    expected = np.array([[0.0, 0.2], [0.5, 0.2]])
    found = advantages(expected, np.array([1.0, -1.0]))
    assert found[1] == pytest.approx([0.5, -1.2])
    assert found[0] == pytest.approx([0.5 + 0.95 * 0.5, 0.0 + 0.95 * -1.2])


def test_a_few_rounds_teach_something() -> None:
    learner = Learner(1)
    before = measure(learner.bidder(), at_random, 200, np.random.default_rng(1))
    assert before.low < 0.5 < before.high
    train(learner, 16, games=256)
    assert measure(learner.bidder(), at_random, 200, np.random.default_rng(1)).low > 0.55


def test_the_bot_bids_as_it_was_taught() -> None:
    weights = weights_of("raj-ppo")
    assert weights is not None
    assert weights.behaviour == find("raj").behaviour
    assert weights.command.startswith("python -m howdah.training.raj.ppo ")
    net = taught(weights.networks["policy"])
    for seed in range(8):
        state = state_of(table(2), seed, seed)
        position = position_of(state)
        hand = position.hands[:, 0]
        theirs = shares_of(net.hidden(rows_of(position, position.stake))[-1], hand)[0]
        thoughts = make_bot("ppo").think(infoset_in(state, 0, seed), Generator(seed))
        assert [thought.share for thought in thoughts] == pytest.approx(list(theirs[hand[0]]), abs=1e-4)


def test_errors_reach_every_layer() -> None:
    learner = Learner(2)
    made = learner.play(16)
    layers = learner.policy.hidden(made.rows)
    error = policy_error(layers[-1], made.held, made.bids, made.logs, made.gains)
    gradients = backpropagated(learner.policy, layers, error)
    assert [gradient.shape for gradient in gradients] == [one.shape for one in learner.policy.parameters()]
    assert all(float(np.abs(gradient).max()) > 0 for gradient in gradients)
