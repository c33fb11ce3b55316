"""The games as PettingZoo environments: one seat after another (AEC) for all of them, all at once (Parallel) for Raj.

    from howdah.adapters.pettingzoo import seats_env, together_env
    env = seats_env("totem", seats=3)

Observations are dictionaries: `observation`, a row of whole numbers made of the seat's view (docs/adapters.md lists its
fields; fractions from -1 to 1 with `normalized=True`), and `action_mask`. An action that is not legal raises `Refusal`
with the reason and changes nothing.
"""

from collections.abc import Mapping
from typing import Any

import gymnasium.spaces
from pettingzoo import AECEnv, ParallelEnv

from howdah.adapters.spaces import RENDER_MODES, space_of
from howdah.adapters.tables import Table, rules_for
from howdah.engine.errors import OptionError
from howdah.engine.registry import find

Observation = dict[str, Any]
Options = Mapping[str, str] | None


def seats_env(
    game: str,
    seats: int | None = None,
    options: Options = None,
    render_mode: str | None = None,
    normalized: bool = False,
) -> "SeatsEnv":
    """A table at which seats act one after another; choices made at the same time stay sealed until all are there."""
    return SeatsEnv(game, seats, options, render_mode, normalized)


def together_env(
    game: str = "raj",
    seats: int | None = None,
    options: Options = None,
    render_mode: str | None = None,
    normalized: bool = False,
) -> "TogetherEnv":
    """A table at which all seats act at once."""
    return TogetherEnv(game, seats, options, render_mode, normalized)


def agent_names(seats: int) -> list[str]:
    """Seats count from 1, as everywhere outside the code."""
    return [f"seat_{seat + 1}" for seat in range(seats)]


def observation_of(table: Table, seat: int) -> Observation:
    return {"observation": table.observation(seat), "action_mask": table.mask(seat)}


def shown(table: Table, mode: str | None) -> str | None:
    """The table as a spectator sees it: printed, or given back."""
    if mode is None:
        raise OptionError(f"to render, make the environment with render_mode: {' or '.join(RENDER_MODES)}")
    picture = table.picture()
    if mode == "human":
        print(picture)
        return None
    return picture


class SeatsEnv(AECEnv[str, Observation, int]):
    """One seat after another. A game that `turn_limit` cuts is truncated, not terminated."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1, "is_parallelizable": False}  # noqa: RUF012 - as their base class has it

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Options = None,
        render_mode: str | None = None,
        normalized: bool = False,
    ) -> None:
        super().__init__()
        self.table = Table(rules_for(game, seats, options), normalized)
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"howdah_{game}_v{find(game).behaviour}"}
        self.possible_agents = agent_names(self.table.rules.seats)
        space = space_of(self.table.observer, normalized)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(len(self.table.rules.actions)) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """A new game; without a seed the random stream continues."""
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.next_agent()

    def observe(self, agent: str) -> Observation:
        return observation_of(self.table, self.seat_of(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise OptionError(f"{agent} is asked: only agents whose game is over step with None")
        self.table.act(self.seat_of(agent), action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        payoffs = self.table.payoffs()
        if payoffs is not None:
            self.rewards = dict(zip(self.possible_agents, payoffs, strict=True))
            self.terminations = dict.fromkeys(self.agents, not self.table.is_cut())
            self.truncations = dict.fromkeys(self.agents, self.table.is_cut())
        self.agent_selection = self.next_agent()
        self._accumulate_rewards()

    def next_agent(self) -> str:
        """Who is asked; when the game is over, agents leave in seat order."""
        asked = self.table.asked()
        return self.possible_agents[asked[0] if asked else 0]

    def seat_of(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def render(self) -> str | None:
        return shown(self.table, self.render_mode)

    def close(self) -> None:
        pass


class TogetherEnv(ParallelEnv[str, Observation, int]):
    """All seats at once."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 - as their base class has it

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Options = None,
        render_mode: str | None = None,
        normalized: bool = False,
    ) -> None:
        if game != "raj":
            raise OptionError(f"in {game} seats act in turns: use seats_env, as for all games but raj")
        self.table = Table(rules_for(game, seats, options), normalized)
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"howdah_{game}_together_v{find(game).behaviour}"}
        self.possible_agents = agent_names(self.table.rules.seats)
        self.agents: list[str] = []
        space = space_of(self.table.observer, normalized)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(len(self.table.rules.actions)) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        return self.observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """One bid of each seat. All are checked first: a refused one leaves everything as it was."""
        agents = self.agents
        texts = self.table.rules.actions
        if set(actions) != set(agents):
            raise OptionError(f"all of {', '.join(agents)} act at once; given were: {', '.join(actions) or 'none'}")
        for seat, agent in enumerate(agents):
            number = int(actions[agent])
            if not 0 <= number < len(texts):
                raise OptionError(f"an action is a number from 0 to {len(texts) - 1}, not {number}")
            self.table.match.check(seat, [texts[number]])
        for seat, agent in enumerate(agents):
            self.table.act(seat, actions[agent])
        payoffs = self.table.payoffs()
        rewards = dict(zip(agents, payoffs or [0.0] * len(agents), strict=True))
        over = dict.fromkeys(agents, payoffs is not None)
        observations = self.observations()
        if payoffs is not None:
            self.agents = []
        return observations, rewards, over, dict.fromkeys(agents, False), {agent: {} for agent in agents}

    def observations(self) -> dict[str, Observation]:
        return {agent: observation_of(self.table, seat) for seat, agent in enumerate(self.agents)}

    def render(self) -> str | None:
        return shown(self.table, self.render_mode)

    def close(self) -> None:
        pass
