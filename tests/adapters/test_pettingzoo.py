"""PettingZoo's own tests judge our environments; ours add what theirs do not ask."""

from collections.abc import Callable

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from howdah.adapters.pettingzoo import SeatsEnv, seats_env, together_env
from howdah.engine.errors import OptionError, Refusal
from howdah.engine.registry import find
from tests.adapters.tables import GAMES, SHORT

pytestmark = pytest.mark.filterwarnings("ignore")  # They warn of what they find unusual, such as a mask without ones.


def maker(game: str, seats: int | None = None) -> Callable[..., SeatsEnv]:
    return lambda render_mode=None: seats_env(game, seats, SHORT[game], render_mode)


@pytest.mark.parametrize("game", GAMES)
def test_their_api_test_passes(game: str) -> None:
    meta = find(game)
    for seats in {meta.fewest_seats, meta.most_seats}:
        api_test(maker(game, seats)(), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_their_seed_test_passes(game: str) -> None:
    seed_test(maker(game), num_cycles=50)


@pytest.mark.parametrize("game", GAMES)
def test_their_render_test_passes(game: str) -> None:
    render_test(maker(game))


@pytest.mark.parametrize("seats", [2, 5])
def test_their_parallel_tests_pass(seats: int) -> None:
    parallel_api_test(together_env(seats=seats), num_cycles=60)
    parallel_seed_test(lambda: together_env(seats=seats), num_cycles=30)


def test_rewards_are_the_payoffs_and_sum_to_zero() -> None:
    env = seats_env("raj", 3)
    env.reset(seed=5)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        assert observation is not None
        total[agent] += reward
        env.step(None if over else int(np.flatnonzero(observation["action_mask"])[-1]))
    result = env.table.match.result()
    assert result is not None
    assert list(total.values()) == pytest.approx(result.payoffs)
    assert sum(total.values()) == pytest.approx(0)


def test_bids_of_others_stay_hidden_until_all_are_there() -> None:
    rows = []
    for bid in (3, 11):
        env = seats_env("raj", 2)
        env.reset(seed=1)
        env.step(bid)
        assert env.agent_selection == "seat_2"
        rows.append(env.observe("seat_2"))
    assert (rows[0]["observation"] == rows[1]["observation"]).all()
    assert (rows[0]["action_mask"] == rows[1]["action_mask"]).all()


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    env = seats_env("raj", 2)
    env.reset(seed=1)
    for action in (4, 4):
        env.step(action)
    before = env.table.save()
    with pytest.raises(Refusal, match=r"card-used \(RAJ-2.4\)"):
        env.step(4)
    with pytest.raises(OptionError, match="from 0 to 14, not 15"):
        env.step(15)
    with pytest.raises(OptionError, match="only agents whose game is over"):
        env.step(None)
    assert env.table.save() == before
    together = together_env(seats=2)
    together.reset(seed=1)
    together.step({"seat_1": 3, "seat_2": 4})
    before = together.table.save()
    with pytest.raises(Refusal, match="card-used"):
        together.step({"seat_1": 5, "seat_2": 4})
    with pytest.raises(OptionError, match="seat_1, seat_2 act at once; given were: seat_1"):
        together.step({"seat_1": 5})
    assert together.table.save() == before


def test_only_raj_is_played_together() -> None:
    with pytest.raises(OptionError, match="in totem seats act in turns: use seats_env"):
        together_env("totem")


def test_rendering_needs_a_mode() -> None:
    env = seats_env("raj")
    env.reset(seed=1)
    with pytest.raises(OptionError, match="render_mode: human or ansi"):
        env.render()
