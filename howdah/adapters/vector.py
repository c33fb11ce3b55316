"""Many games at once for Gymnasium: every seat is an environment of the vector, so one policy learns from all of them.

    from howdah.adapters.vector import SeatsVectorEnv
    env = SeatsVectorEnv("raj", seats=5, games=1024)      # 5,120 environments
    env = gymnasium.make_vec("howdah/Raj-v1", num_envs=5120, seats=5)      # the same
    observations, infos = env.reset(seed=1)
    observations["observation"], observations["action_mask"]

Environment game * seats + seat is that seat of that game. A seat that is not asked has an empty mask, and its action is
not looked at. Steps are taken by compiled code (`batch/`); the arrays are its own memory, read-only and without a copy,
and show the newest step: ask for `copy=True` to keep them. Games whose rows have no compiled writer (all but Raj) pay
for making arrays of views.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import gymnasium.spaces
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from howdah.adapters.batch.batch import ALL_LEGAL, WORD, Batch
from howdah.adapters.batch.raj_rows import RajRows
from howdah.adapters.batch.rows import NoRows, Rows
from howdah.adapters.buffers import looking_into
from howdah.adapters.observations import observer_of
from howdah.adapters.spaces import space_of
from howdah.adapters.tables import rules_for
from howdah.engine.contract import CUT, ENDINGS, Rules
from howdah.engine.errors import OptionError, Reason, Refusal
from howdah.engine.registry import find
from howdah.games.raj.rules import RajRules

Observations = dict[str, NDArray[Any]]


def masks_of(batch: Batch) -> NDArray[np.int8]:
    """The masks of all rows; each lies in whole words, of which the actions fill the front."""
    width = int(batch.words) * WORD
    shape = (int(batch.games) * int(batch.seats), width)
    return looking_into(batch.masks, np.int8, shape)[:, : int(batch.actions)]


def rows_for(rules: Rules, games: int) -> Rows:
    """The compiled writer of a game's rows, if it has one."""
    return RajRows(rules, games) if isinstance(rules, RajRules) else NoRows(games, rules.seats)


class SeatsVectorEnv(VectorEnv[Observations, NDArray[Any], NDArray[Any]]):
    """`autoreset_mode` is Gymnasium's: a finished game is reset in the next step (whose actions are then not looked
    at), in the same step (the last rows are in `infos["final_obs"]`), or when `reset` is asked for it."""

    def __init__(
        self,
        game: str = "raj",
        seats: int | None = None,
        games: int = 1,
        options: Mapping[str, str] | None = None,
        copy: bool = False,
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        normalized: bool = False,
    ) -> None:
        if games < 1:
            raise OptionError(f"games is a number from 1 on, not {games}")
        self.rules = rules_for(game, seats, options)
        self.observer = observer_of(self.rules)
        self.games = games
        self.seats = self.rules.seats
        self.num_envs = games * self.seats
        self.copy = copy
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.is_normalized = normalized
        self.metadata = {"autoreset_mode": self.autoreset_mode}
        self.single_observation_space = space_of(self.observer, normalized)
        self.single_action_space = gymnasium.spaces.Discrete(len(self.rules.actions))
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.batch = Batch(self.rules, games, rows_for(self.rules, games))
        self.by_view = isinstance(self.batch.rows, NoRows)
        """Rows are made here, of views."""
        rows = self.batch.rows
        shape = (self.num_envs, self.observer.size)
        self.rows: NDArray[np.int16] = (
            np.zeros(shape, np.int16) if self.by_view else looking_into(rows.cells, np.int16, shape)
        )
        self.masks = masks_of(self.batch)
        self.rewards = looking_into(self.batch.rewards, np.float64, (self.num_envs,))
        self.over = looking_into(self.batch.over, np.bool_, (self.num_envs,))
        self.has_limit = "turn_limit" in self.rules.options
        self.cut = np.zeros(self.num_envs, np.bool_)
        """Games that the limit ended in the last step; `over` has them too."""
        self.cut.flags.writeable = False

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """New games. A number seeds game g with seed + g; a list seeds each game. Without, the random streams continue.

        `options={"reset_mask": ...}` begins only the games whose first seats are marked.
        """
        seeds: list[int | None] = [None] * self.games
        if isinstance(seed, int):
            seeds = [seed + game for game in range(self.games)]
        elif seed is not None:
            seeds = list(seed)
            if len(seeds) != self.games:
                raise OptionError(f"give one seed, or one for each of the {self.games} games, not {len(seeds)}")
        chosen: NDArray[np.bool_] = np.ones(self.games, np.bool_)
        if options and "reset_mask" in options:
            chosen = np.asarray(options["reset_mask"], np.bool_)[:: self.seats]
        for game in np.flatnonzero(chosen).tolist():
            self.batch.reset(game, seeds[game])
        self.write_rows(range(self.games))
        return self.observations(), {}

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observations, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One action of every seat that is asked. All are checked first: a refused one leaves everything as it was."""
        ended = np.flatnonzero(self.over[:: self.seats]).tolist()
        data = self.action_bytes(actions)
        self.batch.step(data)
        infos: dict[str, Any] = {}
        if self.autoreset_mode == AutoresetMode.NEXT_STEP:
            for game in ended:
                self.batch.reset(game, None)
        self.write_rows(range(self.games))
        rewards, over, cut = self.rewards, self.over, self.find_cuts()
        if self.autoreset_mode == AutoresetMode.SAME_STEP and over.any():
            rewards, over = rewards.copy(), over.copy()
            infos = {"final_obs": {"observation": self.shown_rows().copy(), "action_mask": self.masks.copy()}}
            infos["_final_obs"] = over
            finished = np.flatnonzero(over[:: self.seats]).tolist()
            for game in finished:
                self.batch.reset(game, None)
            self.write_rows(finished)
        elif self.copy:
            rewards, over = rewards.copy(), over.copy()
        return self.observations(), rewards, over & ~cut if cut.any() else over, cut, infos

    def find_cuts(self) -> NDArray[np.bool_]:
        """Marks the games that `turn_limit` ended in the last step: truncated, not terminated."""
        if self.has_limit:
            cut = np.zeros(self.num_envs, np.bool_)
            for game in np.flatnonzero(self.over[:: self.seats]).tolist():
                result = self.batch.states[game].result()
                if result is not None and result.ending == ENDINGS[CUT]:
                    cut[game * self.seats : (game + 1) * self.seats] = True
            self.cut = cut
        return self.cut

    def action_bytes(self, actions: NDArray[Any]) -> bytes:
        """The actions as the batch reads them; raises `Refusal` for the first that is not legal."""
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise OptionError(f"actions are {self.num_envs} whole numbers, one for each seat of each game")
        # Two bytes each; what does not fit becomes an action that nobody has.
        data = given.astype("<u2").tobytes()
        row = int(self.batch.first_illegal(data))
        if row != ALL_LEGAL or ((given < 0) | (given > 65_535)).any():
            raise self.refusal(row, given)
        return data

    def refusal(self, row: int, given: NDArray[Any]) -> Exception:
        """Why an action is not possible, and where."""
        if row == ALL_LEGAL:
            row = int(np.flatnonzero((given < 0) | (given > 65_535))[0])
        game, seat = divmod(row, self.seats)
        action = int(given[row])
        if not 0 <= action < len(self.rules.actions):
            last = len(self.rules.actions) - 1
            return OptionError(f"game {game}, seat {seat + 1}: an action is a number from 0 to {last}, not {action}")
        reason = self.batch.states[game].explain(seat, action) or Reason("not-asked")
        facts = {"game": game, "seat": seat + 1, "action": self.rules.actions[action], **reason.facts}
        return Refusal(Reason(reason.code, reason.clause, facts))

    def write_rows(self, games: Sequence[int]) -> None:
        """Where no compiled code writes rows: make them of the views."""
        if not self.by_view:
            return
        for game in games:
            state = self.batch.states[game]
            for seat in range(self.seats):
                self.rows[game * self.seats + seat] = self.observer.observe(state.view(seat))

    def observations(self) -> Observations:
        rows = self.shown_rows()
        if self.copy:
            return {"observation": rows.copy(), "action_mask": self.masks.copy()}
        return {"observation": rows, "action_mask": self.masks}

    def shown_rows(self) -> NDArray[Any]:
        """The rows as they are asked for; fractions are made again at every step."""
        return self.observer.normalized(self.rows) if self.is_normalized else self.rows


def seats_vector_env(num_envs: int = 1, seats: int | None = None, game: str = "raj", **settings: Any) -> SeatsVectorEnv:
    """What `gymnasium.make_vec` makes: as many games as have `num_envs` seats together."""
    count = find(game).fewest_seats if seats is None else seats
    alone = [name for name in ("seat", "bots", "illegal") if name in settings]
    if alone:
        raise OptionError(
            f"{', '.join(alone)}: in this vector every seat is an environment and none is a bot's; for one seat among "
            'bots ask for vectorization_mode="sync"'
        )
    if num_envs % count:
        raise OptionError(f"num_envs counts seats, {count} of each game: {num_envs} is not a multiple of {count}")
    return SeatsVectorEnv(game, seats, num_envs // count, **settings)
