"""What chances are made of: a few numbers of each seat, from a state in which nothing is hidden.

The first is what the bots' evaluation of the game says, as the logarithm of a chance; `Fit` (calibration.py) weighs
them. They are asked only of worlds that were dealt from somebody's knowledge, never of the true state of a game under
review.
"""

from typing import Final

from mypy_extensions import i64

from howdah.bots.arithmetic import logarithm
from howdah.bots.evaluation import Evaluation, evaluation_of, win_chance
from howdah.engine.contract import CUT, RUNNING, Rules, State
from howdah.engine.vectors import vec
from howdah.games.raj.rules import RajState
from howdah.games.totem.codes import START_DONE
from howdah.games.totem.rules import TotemState
from howdah.lab.turns import USUAL
from howdah.review.turns import turn_of

LEAST: Final = 1e-3
"""No evaluation is surer than this before the end."""
FEATURES: Final = ("log", "log-late", "value", "value-late", "turn", "turn-late")
"""The evaluation's chance as a logarithm and as it is, whether the seat is at turn; each again, times how far the game
is."""


class Values:
    """Looks at states of one table."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.seats = rules.seats
        self.evaluation: Evaluation = evaluation_of(rules)
        self.usual = USUAL.get(rules.game, 0)
        self.buffer = vec[float]([0.0] * rules.seats)
        self.ranks = vec[i64]([0] * rules.seats)

    def ended(self, state: State) -> list[float] | None:
        """Each seat's share of the first place, if the game is over; a game that was cut is shared by all."""
        ending = state.rank_into(self.ranks)
        if ending == RUNNING:
            return None
        first = [ending == CUT or rank == 1 for rank in self.ranks]
        return [1.0 / sum(first) if won else 0.0 for won in first]

    def settled(self, state: State) -> list[float] | None:
        """The same for a game that goes on, but whose winner nobody can overtake any more."""
        if not isinstance(state, RajState) or state.raj.mouse_breaks_ties:
            return None
        scores = [int(state.worth_of(taken)) for taken in state.taken]
        left = sum(abs(int(state.worth_of(1 << card))) for card in range(int(state.turns)) if state.pile >> card & 1)
        best = max(scores)
        if best - sorted(scores)[-2] <= abs(int(state.stake_worth)) + left:
            return None
        return [1.0 if score == best else 0.0 for score in scores]

    def is_out(self, state: State, seat: int) -> bool:
        """Whether a seat has lost already, while others play on."""
        return isinstance(state, TotemState) and state.phase > START_DONE and state.totems[seat] == 0

    def glance(self, state: State) -> list[float]:
        """The evaluation's own chances of a state that is not over."""
        self.evaluation.begin(state)
        self.evaluation.judge(state, self.buffer)
        scale = self.evaluation.scale()
        return [win_chance(value / scale, self.seats) for value in self.buffer]

    def features(self, state: State) -> list[list[float]]:
        """By seat, the numbers of `FEATURES`."""
        turn = turn_of(state)
        late = min(1.0, turn.number / self.usual) if self.usual else 0.0
        rows: list[list[float]] = []
        for seat, chance in enumerate(self.glance(state)):
            log = logarithm(max(LEAST, chance))
            mine = 1.0 if turn.seat == seat else 0.0
            rows.append([log, log * late, chance, chance * late, mine, mine * late])
        return rows
