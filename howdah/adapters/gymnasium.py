"""The games as Gymnasium environments: one seat learns, the others are bots by spec.

    import gymnasium
    import howdah.adapters.gymnasium
    env = gymnasium.make("howdah/Raj-v1", seats=3, bots=["easy", "random"])

Observations are dictionaries: `observation`, a row of whole numbers made of the seat's view (docs/adapters.md lists its
fields; fractions from -1 to 1 with `normalized=True`), and `action_mask`. `gymnasium.make_vec` makes a
`vector.SeatsVectorEnv`, which steps many games at once.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium
import gymnasium.spaces

from howdah.adapters.observations.layout import Mask
from howdah.adapters.seating import Bench, seat_bots
from howdah.adapters.spaces import RENDER_MODES, space_of
from howdah.adapters.tables import Table, rules_for
from howdah.bots.base import Bot
from howdah.engine.errors import OptionError, Refusal

Observation = dict[str, Any]
LOST: Final = -1.0
SEEDS: Final = 1 << 31
IDS: Final = {
    "raj": "howdah/Raj-v1",
    "totem": "howdah/Totem-v1",
    "formula_e": "howdah/FormulaE-v1",
    "elephant_rally": "howdah/ElephantRally-v1",
}


class SeatEnv(gymnasium.Env[Observation, int]):
    """One seat at a table of bots.

    `illegal` says what an action that is not legal does: `lose` ends the game with a reward of -1 and the reason in
    `info["refusal"]`, as Gymnasium wants it where actions are sampled blindly; `refuse` raises `Refusal` and changes
    nothing. With `action_mask` neither ever happens. A game that `turn_limit` cuts is truncated, not terminated.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 - as their base class has it

    def __init__(
        self,
        game: str = "raj",
        seats: int | None = None,
        seat: int = 1,
        bots: str | Bot | Sequence[str | Bot] = "easy",
        options: Mapping[str, str] | None = None,
        illegal: str = "lose",
        render_mode: str | None = None,
        normalized: bool = False,
    ) -> None:
        if illegal not in ("lose", "refuse"):
            raise OptionError(f"illegal is lose or refuse, not '{illegal}'")
        self.table = Table(rules_for(game, seats, options), normalized)
        rules = self.table.rules
        if not 1 <= seat <= rules.seats:
            raise OptionError(f"seat is a number from 1 to {rules.seats}, not {seat}")
        self.seat = seat - 1
        self.bench = Bench(seat_bots(bots, rules.seats, self.seat), rules.seats)
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space = space_of(self.table.observer, normalized)
        self.action_space = gymnasium.spaces.Discrete(len(rules.actions))  # type: ignore[assignment]  # of np.int64

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game: with a seed always the same one; without, the next of those that follow from the last seed."""
        super().reset(seed=seed, options=options)
        chosen = int(self.np_random.integers(SEEDS)) if seed is None else seed
        self.table.begin(chosen)
        self.bench.begin(chosen)
        self.bench.play(self.table.match)
        return self.observation(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if not self.table.asked():
            raise OptionError("this game is over: reset begins the next one")
        try:
            self.table.act(self.seat, action)
        except Refusal as refusal:
            if self.illegal == "refuse":
                raise
            return self.observation(), LOST, True, False, {"refusal": str(refusal)}
        self.bench.play(self.table.match)
        payoffs = self.table.payoffs()
        over, cut = payoffs is not None, self.table.is_cut()
        return self.observation(), payoffs[self.seat] if payoffs else 0.0, over and not cut, cut, {}

    def observation(self) -> Observation:
        return {"observation": self.table.observation(self.seat), "action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        """The legal actions; the name is the one that learners with masks look for."""
        return self.table.mask(self.seat)

    def render(self) -> Any:
        """What the learner sees: printed, or given back as text."""
        if self.render_mode is None:
            raise OptionError(f"to render, make the environment with render_mode: {' or '.join(RENDER_MODES)}")
        picture = self.table.picture(self.seat)
        if self.render_mode == "human":
            print(picture)
            return None
        return picture


for name, identifier in IDS.items():
    if identifier not in gymnasium.registry:
        gymnasium.register(
            identifier,
            "howdah.adapters.gymnasium:SeatEnv",
            kwargs={"game": name},
            vector_entry_point="howdah.adapters.vector:seats_vector_env",
        )
