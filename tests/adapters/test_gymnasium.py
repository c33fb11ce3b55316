"""Gymnasium's checker judges our environments, one by one and as a vector."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from howdah.adapters.gymnasium import IDS, SeatEnv
from howdah.adapters.pettingzoo import SeatsEnv, TogetherEnv, seats_env
from howdah.adapters.vector import SeatsVectorEnv
from howdah.bots.random import RandomBot
from howdah.engine.errors import OptionError, Refusal
from tests.adapters.tables import GAMES, SHORT


@pytest.mark.filterwarnings("ignore")  # It warns of int16 rows whose bounds are wide.
@pytest.mark.parametrize("game", GAMES)
def test_their_checker_passes(game: str) -> None:
    env = gymnasium.make(IDS[game], bots="random", options=SHORT[game], render_mode="ansi")
    check_env(env.unwrapped)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bots", ["random", "easy"])
def test_whole_games_with_bots(game: str, bots: str) -> None:
    env = SeatEnv(game, seat=2, bots=bots, options=SHORT[game])
    observation, _ = env.reset(seed=3)
    over, cut, reward = False, False, 0.0
    while not (over or cut):
        assert observation["action_mask"].any()
        action = int(np.flatnonzero(observation["action_mask"])[0])
        observation, reward, over, cut, info = env.step(action)
        assert info == {}
    result = env.table.match.result()
    assert result is not None
    assert cut == (result.ending == "cut")
    assert cut or game == "raj", "the limit of these tables is short"
    payoffs = env.table.payoffs()
    assert payoffs is not None
    assert reward == payoffs[1]
    with pytest.raises(OptionError, match="reset begins the next one"):
        env.step(0)


def test_a_seed_repeats_and_games_without_one_differ() -> None:
    records = []
    for _ in range(2):
        env = SeatEnv("raj", seats=3, bots=["random", RandomBot()])
        for seed in (8, None):
            env.reset(seed=seed)
            for action in range(15):
                env.step(action)
            records.append(env.table.record())
    assert records[:2] == records[2:]
    assert records[0] != records[1]


def test_an_illegal_action_loses_or_is_refused() -> None:
    env = SeatEnv("raj", bots="random")
    env.reset(seed=1)
    env.step(7)
    _, reward, over, _, info = env.step(7)
    assert (reward, over) == (-1.0, True)
    assert info["refusal"].startswith("card-used (RAJ-2.4)")
    env = SeatEnv("raj", bots="random", illegal="refuse")
    env.reset(seed=1)
    env.step(7)
    with pytest.raises(Refusal, match="card-used"):
        env.step(7)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"seat": 3}, "seat is a number from 1 to 2, not 3"),
        ({"bots": ["easy", "easy"]}, "one bot for all 1 other seats, or one for each, not 2"),
        ({"bots": "grandmaster"}, "there is no bot 'grandmaster'"),
        ({"illegal": "ignore"}, "illegal is lose or refuse"),
        ({"options": {"colour": "red"}}, "raj has no option 'colour'"),
        ({"seats": 9}, "raj is for 2 to 5 players"),
    ],
)
def test_wrong_settings_say_what_would_be_right(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        SeatEnv("raj", **wrong)


def test_the_class_says_how_it_renders() -> None:
    assert SeatEnv.metadata["render_modes"] == ["human", "ansi"]
    assert SeatsEnv.metadata["render_modes"] == TogetherEnv.metadata["render_modes"] == ["human", "ansi"]
    with pytest.warns(UserWarning, match="render_mode"):  # Gymnasium checks it against the class.
        gymnasium.make(IDS["raj"], render_mode="rgb_array")


@pytest.mark.parametrize("seats", [2, 5])
def test_worth_and_scores_are_bounded_by_the_deck(seats: int) -> None:
    """Raj's prizes: mice of 1 to 10, vultures of -1 to -5."""
    observer = SeatEnv("raj", seats=seats, bots="random").table.observer
    for name in ("worth", "scores"):
        assert (observer.fields[name].low, observer.fields[name].high) == (-15, 55)
    own = SeatEnv("raj", bots="random", options={"deck": "bids 1..3 prizes 2 3 4"}).table.observer
    assert (own.fields["scores"].low, own.fields["scores"].high) == (0, 9)


@pytest.mark.parametrize("game", GAMES)
def test_normalized_observations_are_the_same_rows_as_fractions(game: str) -> None:
    plain = SeatEnv(game, bots="random", options=SHORT[game])
    scaled = SeatEnv(game, bots="random", options=SHORT[game], normalized=True)
    whole, _ = plain.reset(seed=3)
    observation, _ = scaled.reset(seed=3)
    for _ in range(20):
        row = observation["observation"]
        assert row.dtype == np.float32
        assert scaled.observation_space.contains(observation)
        assert np.abs(row).max() <= 1
        for name, field in plain.table.observer.fields.items():
            numbers = plain.table.observer.parts(whole["observation"])[name].astype(float)
            divisor = np.abs(numbers) + 50 if field.high == 32_767 else max(abs(field.low), field.high)
            assert plain.table.observer.parts(row)[name] == pytest.approx(numbers / divisor), name
        action = int(np.flatnonzero(whole["action_mask"])[0])
        whole, _, over, cut, _ = plain.step(action)
        observation = scaled.step(action)[0]
        if over or cut:
            break
    seats = seats_env(game, options=SHORT[game], normalized=True)
    seats.reset(seed=3)
    assert seats.observation_space("seat_1").contains(seats.observe("seat_1"))
    vector = SeatsVectorEnv(game, games=2, options=SHORT[game], normalized=True)
    rows, _ = vector.reset(seed=3)
    assert vector.observation_space.contains(rows)
    assert rows["observation"].dtype == np.float32


def test_make_vec_gives_every_seat_of_every_game() -> None:
    env = gymnasium.make_vec("howdah/Raj-v1", num_envs=6, seats=3)
    assert isinstance(env.unwrapped, SeatsVectorEnv)
    assert (env.num_envs, env.unwrapped.games) == (6, 2)
    observations, _ = env.reset(seed=4)
    same, _ = SeatsVectorEnv("raj", seats=3, games=2).reset(seed=4)
    assert (observations["observation"] == same["observation"]).all()
    with pytest.raises(OptionError, match="3 of each game: 7 is not a multiple of 3"):
        gymnasium.make_vec("howdah/Raj-v1", num_envs=7, seats=3)
    with pytest.raises(OptionError, match="bots: in this vector every seat is an environment"):
        gymnasium.make_vec("howdah/Raj-v1", num_envs=6, bots="easy")
    among_bots = gymnasium.make_vec("howdah/Raj-v1", num_envs=3, vectorization_mode="sync", bots="random")
    assert among_bots.reset(seed=1)[0]["observation"].shape[0] == 3


def random_actions(env: SeatsVectorEnv, chooser: np.random.Generator) -> Any:
    """For every seat that is asked, one of its legal actions."""
    return (chooser.random(env.masks.shape) * env.masks).argmax(axis=1)


@pytest.mark.parametrize("game", GAMES)
def test_a_vector_follows_gymnasiums_rules(game: str) -> None:
    env = SeatsVectorEnv(game, games=3, options=SHORT[game])
    chooser = np.random.default_rng(1)
    observations, infos = env.reset(seed=4)
    assert env.observation_space.contains({key: value.copy() for key, value in observations.items()})
    assert infos == {}
    ended = np.zeros(env.num_envs, np.bool_)
    games = 0
    for _ in range(3000):
        observations, rewards, terminated, cut, _ = env.step(random_actions(env, chooser))
        assert not (terminated & cut).any()
        assert not (cut.any() and game == "raj")
        over = terminated | cut
        for place in np.flatnonzero(over[:: env.seats]).tolist():
            result = env.batch.states[place].result()
            assert result is not None
            assert cut[place * env.seats] == (result.ending == "cut")
        assert not rewards[ended].any(), "the step that begins anew pays nothing"
        assert not over[ended].any()
        for game_over in over.reshape(env.games, env.seats):
            assert game_over.all() or not game_over.any(), "a game ends for all of its seats"
        assert np.abs(rewards.reshape(env.games, env.seats).sum(axis=1)).max() < 1e-9
        asked = np.asarray(observations["action_mask"].any(axis=1)).reshape(env.games, env.seats)
        assert asked.any(axis=1).tolist() == (~over[:: env.seats]).tolist(), "somebody is asked until it is over"
        ended = over.copy()
        games += int(over.sum()) // env.seats
        if games >= 6:
            return
    pytest.fail("six games did not end")


def test_resetting_in_the_same_step_keeps_the_last_rows() -> None:
    env = SeatsVectorEnv("raj", seats=2, games=2, autoreset_mode=AutoresetMode.SAME_STEP, options={"payoff": "points"})
    env.reset(seed=4)
    for turn in range(14):
        env.step(np.full(4, turn))
    _, rewards, over, _, infos = env.step(np.full(4, 14))
    assert over.all()
    assert infos["_final_obs"].all()
    last = env.observer.parts(infos["final_obs"]["observation"])
    assert last["hand"].sum() == 0
    assert rewards == pytest.approx((last["scores"][:, 0] - last["scores"][:, 1]) / 2)
    assert env.observer.parts(env.rows)["hand"].all(), "the next game has begun"


def test_rows_are_the_batchs_own_memory() -> None:
    env = SeatsVectorEnv("raj", seats=5, games=4)
    observations, _ = env.reset(seed=1)
    before = observations["observation"].copy()
    env.step(np.zeros(20, np.int64))
    assert (observations["observation"] != before).any(), "the same array shows the next step"
    with pytest.raises(ValueError, match="read-only"):
        observations["observation"][0, 0] = 3
    kept = SeatsVectorEnv("raj", seats=5, games=4, copy=True)
    observations, _ = kept.reset(seed=1)
    before = observations["observation"].copy()
    kept.step(np.zeros(20, np.int64))
    assert (observations["observation"] == before).all()


def test_a_wrong_action_names_game_seat_and_reason_and_changes_nothing() -> None:
    env = SeatsVectorEnv("raj", seats=2, games=3)
    env.reset(seed=1)
    env.step(np.array([1, 2, 3, 4, 5, 6]))
    before, decisions = env.rows.copy(), int(env.batch.decisions)
    with pytest.raises(Refusal, match=r"card-used \(RAJ-2.4\) game=2 seat=1 action=bid 6 bid=6"):
        env.step(np.array([2, 3, 4, 5, 5, 7]))
    for wrong in (-1, 15, 70_000):
        with pytest.raises(OptionError, match=f"game 0, seat 2: an action is a number from 0 to 14, not {wrong}"):
            env.step(np.array([2, wrong, 4, 5, 6, 7]))
    with pytest.raises(OptionError, match="actions are 6 whole numbers"):
        env.step(np.zeros(5, np.int64))
    with pytest.raises(OptionError, match="actions are 6 whole numbers"):
        env.step(np.zeros(6))
    assert (env.rows == before).all()
    assert env.batch.decisions == decisions


def test_a_vectors_wrappers_work() -> None:
    env = RecordEpisodeStatistics(SeatsVectorEnv("raj", seats=2, games=2))
    env.reset(seed=1)
    for turn in range(14):
        env.step(np.full(4, turn))
    _, _, over, _, infos = env.step(np.full(4, 14))
    assert over.all()
    assert (infos["episode"]["l"] == 15).all()


def test_some_games_can_begin_anew() -> None:
    env = SeatsVectorEnv("raj", seats=2, games=2, autoreset_mode=AutoresetMode.DISABLED)
    env.reset(seed=1)
    env.step(np.zeros(4, np.int64))
    env.reset(options={"reset_mask": np.array([True, True, False, False])})
    assert env.observer.parts(env.rows)["turn"].ravel().tolist() == [1, 1, 2, 2]
    with pytest.raises(OptionError, match="one for each of the 2 games, not 3"):
        env.reset(seed=[1, 2, 3])
