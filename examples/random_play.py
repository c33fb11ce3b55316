"""Random play in every game and adapter: the shortest program for each.

python examples/random_play.py
"""

import gymnasium
import numpy as np
import pyspiel

import howdah.adapters.gymnasium
import howdah.adapters.openspiel
from howdah.adapters.pettingzoo import seats_env
from howdah.adapters.text import TextTable
from howdah.adapters.vector import SeatsVectorEnv

SHORT = {"totem": {"turn_limit": "3"}, "formula_e": {"turn_limit": "20"}, "elephant_rally": {"turn_limit": "20"}}
"""Random races can be long."""
GAMES = ("raj", "totem", "formula_e", "elephant_rally")


def by_pettingzoo(game: str) -> list[float]:
    env = seats_env(game, options=SHORT.get(game))
    env.reset(seed=1)
    rewards = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, cut, _ = env.last()
        rewards[agent] += reward
        env.step(None if over or cut else env.action_space(agent).sample(observation["action_mask"]))
    return list(rewards.values())


def by_gymnasium(game: str) -> float:
    env = gymnasium.make(howdah.adapters.gymnasium.IDS[game], bots="random", options=SHORT.get(game))
    observation, _ = env.reset(seed=1)
    reward, over, cut = 0.0, False, False
    while not (over or cut):
        action = env.action_space.sample(mask=observation["action_mask"])
        observation, earned, over, cut, _ = env.step(action)
        reward += float(earned)
    return reward


def by_vector(games: int) -> float:
    """Whole games of Raj at once; the mean reward of the first seats."""
    env = SeatsVectorEnv("raj", seats=3, games=games)
    chooser = np.random.default_rng(1)
    observations, _ = env.reset(seed=1)
    total = np.zeros(env.num_envs)
    for _ in range(len(env.rules.actions)):
        actions = (chooser.random(env.masks.shape) * observations["action_mask"]).argmax(axis=1)
        observations, rewards, _, _, _ = env.step(actions)
        total += rewards
    return float(total.reshape(games, 3)[:, 0].mean())


def by_openspiel(game: str) -> list[float]:
    options = "; ".join(f"{name}: {value}" for name, value in SHORT.get(game, {}).items())
    state = pyspiel.load_game(f"howdah_{game}", {"options": options, "in_turns": True}).new_initial_state()
    chooser = np.random.default_rng(1)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chooser.choice(outcomes, p=shares)))
        else:
            state.apply_action(int(chooser.choice(state.legal_actions())))
    return list(state.returns())


def by_text(game: str) -> str:
    """What a reader is told at the end."""
    table = TextTable(game, options=SHORT.get(game), seed=1)
    chooser = np.random.default_rng(1)
    while table.asked():
        seat = table.asked()[0]
        table.say(seat, str(chooser.choice(table.table.match.legal(seat))))
    return table.prompt(0).splitlines()[-1].strip()


def main() -> None:
    for game in GAMES:
        print(f"{game}: PettingZoo {by_pettingzoo(game)}")
        print(f"  Gymnasium {by_gymnasium(game):g}, OpenSpiel {by_openspiel(game)}")
        print(f"  in words: {by_text(game)}")
    print(f"raj, 1,000 games at once: mean reward of the first seats {by_vector(1000):.3f}")


if __name__ == "__main__":
    main()
