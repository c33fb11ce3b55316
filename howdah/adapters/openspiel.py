"""The games in OpenSpiel: chance nodes, simultaneous nodes, information states and observations.

    import pyspiel
    import howdah.adapters.openspiel
    game = pyspiel.load_game("howdah_raj", {"seats": 3})
    game = pyspiel.load_game("howdah_raj", {"options": "deck: bids 1..4 prizes 1..4; payoff: points"})

In `howdah_raj` all seats bid in one simultaneous node. With `{"in_turns": True}` they bid one after another, face down,
which is what CFR, MCTS and IS-MCTS of OpenSpiel expect; the other games are always played in turns, and answers to a
card that are given at the same time stay sealed until all are there.

The information state of a seat is all that it did and was told, in order: the same events that a player gets; in Raj it
is a tensor too. Its observation is what it is shown now. IS-MCTS re-deals worlds by the games' own `redeal`: use
OpenSpiel's in Python, since the one in C++ crashes on every game that is written in Python.
"""

from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

from howdah.adapters.histories import RajHistory
from howdah.adapters.observations import observer_of
from howdah.adapters.tables import rules_for
from howdah.engine.contract import CHANCE, CHANCE_BIT, Rules, State
from howdah.engine.errors import OptionError
from howdah.engine.events import Sink, all_seen_by
from howdah.engine.generator import Generator
from howdah.engine.record import Entry, Record
from howdah.engine.registry import Meta, find, games, read_state
from howdah.engine.seats import seats_in
from howdah.games.raj.rules import RajRules, RajState

PREFIX: Final = "howdah_"
TOGETHER: Final = ("raj",)
"""Games whose every decision is one of all seats at once."""
RECALLED: Final = ("raj",)
"""Games of a known length, whose information states are tensors too (histories.py)."""
LONGEST: Final = 1_000_000
"""Steps of a game that has no limit: races and Totem end, but nobody can say when."""


def read_options(text: str) -> dict[str, str]:
    """`name: value; name: value` as options. Not with `=` and `,`: OpenSpiel takes a game's text apart at those."""
    options: dict[str, str] = {}
    for part in filter(None, (piece.strip() for piece in text.split(";"))):
        name, colon, value = part.partition(":")
        if not colon:
            raise OptionError(f"options are written 'name: value; name: value', not '{part}'")
        options[name.strip()] = value.strip()
    return options


def type_of(meta: Meta, in_turns: bool) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"{PREFIX}{meta.name}",
        long_name=f"Howdah {meta.name.replace('_', ' ').title()}",
        dynamics=kinds.Dynamics.SEQUENTIAL if in_turns else kinds.Dynamics.SIMULTANEOUS,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=meta.most_seats,
        min_num_players=meta.fewest_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=meta.name in RECALLED,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=defaults(meta),
    )


def defaults(meta: Meta) -> dict[str, Any]:
    return {"seats": meta.fewest_seats, "options": "", "start": "", "in_turns": meta.name not in TOGETHER}


class HowdahGame(pyspiel.Game):
    """A table. `start` is a position text to begin from instead of the opening."""

    meta: Meta

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        meta = self.meta
        chosen = {**defaults(meta), **(params or {})}
        self.name = f"{PREFIX}{meta.name}"
        self.chosen = chosen
        self.rules: Rules = rules_for(meta.name, int(chosen["seats"]), read_options(str(chosen["options"])))
        self.start = str(chosen["start"])
        self.together = not chosen["in_turns"]
        if self.together and meta.name not in TOGETHER:
            raise OptionError(f"{meta.name} is played in turns; simultaneous is: {', '.join(TOGETHER)}")
        self.opening: State = self.rules.new()
        if self.start:
            self.opening = read_state(self.start)
            there = self.opening.rules
            if (there.game, there.seats, there.options) != (self.rules.game, self.rules.seats, self.rules.options):
                raise OptionError("start: this position has another game, seat count or options")
        bound = payoff_bound(self.rules)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.actions),
            max_chance_outcomes=len(self.rules.outcomes),
            num_players=self.rules.seats,
            min_utility=-bound,
            max_utility=bound,
            utility_sum=0.0,
            max_game_length=longest(self.rules, self.together),
        )
        super().__init__(type_of(meta, not self.together), info, chosen)

    def new_initial_state(self) -> "HowdahState":
        return HowdahState(self, Played(self, self.opening.copy(), [], [()] * self.rules.seats))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "HowdahObserver":
        if params:
            raise OptionError("observations of howdah have no parameters")
        return HowdahObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class Played:
    """A state of the engine, and how it was reached. OpenSpiel clones states by copying their attributes deeply: one
    attribute that knows how to copy itself is all that they have."""

    def __init__(self, game: HowdahGame, state: State, entries: list[Entry], told: list[tuple[str, ...]]) -> None:
        self.game = game
        self.state = state
        self.entries = entries
        self.told = told
        """All that each seat did and was told, in order."""
        self.asked = int(state.pending())

    def __deepcopy__(self, memo: dict[int, Any]) -> "Played":
        return Played(self.game, self.state.copy(), self.entries[:], self.told[:])

    def __reduce__(self) -> tuple[Any, ...]:
        """How OpenSpiel writes a state: the position as text says it all."""
        entries = [(entry.seat, entry.text) for entry in self.entries]
        return reread, (self.game.name, self.game.chosen, repr(self.state), entries, self.told)

    def apply(self, seat: int, action: int) -> None:
        sink = Sink()
        self.state.apply(seat, action, sink)
        self.asked = int(self.state.pending())
        self.entries.append(Entry(seat, self.game.rules.text_of(seat, action)))
        if seat != CHANCE:
            # An own action is known even where it brings no event: to take no further step is one.
            self.told[seat] += (self.entries[-1].text,)
        for receiver in range(len(self.told)):
            self.told[receiver] += tuple(str(seen) for seen in all_seen_by(sink.events, receiver))


def reread(
    name: str, chosen: dict[str, Any], position: str, entries: list[tuple[int, str]], told: list[tuple[str, ...]]
) -> Played:
    game = pyspiel.load_game(name, chosen)
    return Played(game, read_state(position), [Entry(seat, text) for seat, text in entries], told)


class HowdahState(pyspiel.State):
    """A state as OpenSpiel asks for it."""

    def __init__(self, game: HowdahGame, played: Played) -> None:
        super().__init__(game)
        self.played = played

    # Who acts, and what is possible.

    def current_player(self) -> int:
        if self.played.asked == 0:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.played.asked & CHANCE_BIT:
            return int(pyspiel.PlayerId.CHANCE)
        if self.played.game.together:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return seats_in(self.played.asked)[0]

    def _legal_actions(self, player: int) -> list[int]:
        return self.played.state.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chances = self.played.state.chances()
        total = sum(weight for _, weight in chances)
        return [(outcome, weight / total) for outcome, weight in chances if weight > 0]

    def is_terminal(self) -> bool:
        return self.played.asked == 0

    def returns(self) -> list[float]:
        result = self.played.state.result()
        return [0.0] * self.played.game.rules.seats if result is None else result.payoffs

    # What happens.

    def _apply_action(self, action: int) -> None:
        seat = CHANCE if self.played.asked & CHANCE_BIT else seats_in(self.played.asked)[0]
        self.played.apply(seat, action)

    def _apply_actions(self, actions: list[int]) -> None:
        for seat, action in enumerate(actions):
            self.played.apply(seat, action)

    # What it looks like.

    def _action_to_string(self, player: int, action: int) -> str:
        seat = CHANCE if player == pyspiel.PlayerId.CHANCE else player
        return self.played.game.rules.text_of(seat, action)

    def __str__(self) -> str:
        """The whole truth as a position text."""
        return repr(self.played.state)

    def record(self) -> str:
        """The game so far as a record: `howdah replay` reads it."""
        rules = self.played.game.rules
        made = Record(rules.game, find(rules.game).behaviour, rules.seats, rules.options, None, self.played.game.start)
        made.entries = self.played.entries[:]
        return made.text()

    # Search.

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "HowdahState":
        """A state that this player cannot tell from the true one: all it does not know is re-dealt.

        What others were told on the way is not dealt; what they know in that world stands for it.
        """
        world = self.played.state.redeal(player, Generator(int(sampler() * (1 << 62))))
        told = [told if seat == player else (str(world.known(seat)),) for seat, told in enumerate(self.played.told)]
        game = self.played.game
        return HowdahState(game, Played(game, world, self.played.entries[:], told))


class HowdahObserver:
    """What a seat is shown now or, with perfect recall, all that it did and was told: as a text and as a tensor."""

    def __init__(self, game: HowdahGame, kind: Any) -> None:
        self.kind = kind
        self.observer = observer_of(game.rules)
        self.history: RajHistory | None = None
        if isinstance(game.rules, RajRules) and isinstance(game.opening, RajState):
            self.history = RajHistory(game.rules, game.opening)
        recalled = 0 if self.history is None else self.history.size
        self.tensor: Any = np.zeros(recalled if kind.perfect_recall else self.observer.size, np.float32)
        self.dict: dict[str, Any] = {}
        if not kind.perfect_recall:
            self.dict = self.observer.parts(self.tensor)
        elif self.history is not None:
            self.dict = self.history.parts(self.tensor)

    def set_from(self, state: HowdahState, player: int) -> None:
        played = state.played
        if not self.kind.perfect_recall:
            self.tensor[:] = self.observer.observe(played.state.view(player))
        elif self.history is not None and isinstance(played.state, RajState):
            self.history.write(self.dict, played.state, played.entries, player)

    def string_from(self, state: HowdahState, player: int) -> str:
        if self.kind.perfect_recall:
            return f"{player + 1}: " + "; ".join(state.played.told[player])
        return f"{player + 1}: {state.played.state.view(player).position}"


def payoff_bound(rules: Rules) -> float:
    """The most that a seat can win or lose: 1, or all points on the table."""
    if rules.options.get("payoff") != "points":
        return 1.0
    return float(sum(abs(int(text.split()[-1])) for text in rules.outcomes) * rules.seats)


def longest(rules: Rules, together: bool) -> int:
    """The most decisions of a game, without chance nodes."""
    if rules.game not in TOGETHER:
        return LONGEST
    return len(rules.actions) * (1 if together else rules.seats)


def register_all() -> None:
    """Make all games known to OpenSpiel. It keeps what it is given until after Python has ended, which only classes
    survive: so each game gets a class."""
    for meta in games():
        name = f"{PREFIX}{meta.name}"
        if name not in pyspiel.registered_names():
            made = type(name, (HowdahGame,), {"meta": meta})
            pyspiel.register_game(type_of(meta, meta.name not in TOGETHER), made)


register_all()
