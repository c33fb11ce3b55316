"""The evaluation of Totem: pieces on the board and in reserve, and how many steps it takes to stand beside a totem.

A totem falls to whoever ends a movement beside it (TOT-5.3), and groups stay connected (TOT-4.3): the spearhead needs a
shaft. So a strike takes a piece at distance 1, the next at 2, and so on until those that follow stand near enough
already; the steps that these pieces lack are the points that the strike costs at least. It is exact for a line of
pieces, whose last must walk to the front, and for a crowd, whose first ones go alone.

Two things are made of it. The *threat* counts the steps as things stand, and the last ones most. The *march* counts
them as if the totem had fled to the rim already: without that, every step of a totem that flees would undo a step of
each of its hunters, all would stay in their corners, and no game would end. Points that the seat at turn still has
count as walked, so that a turn is worth as much before it as after it.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from howdah.bots.arithmetic import power
from howdah.bots.evaluation import Evaluation, pay_points
from howdah.bots.mcts.tree import FIRST_KEY, mixed
from howdah.engine.contract import Rules, State
from howdah.engine.vectors import vec
from howdah.games.totem.board import CENTRE, PLANE, ROWS, SIDE, distance
from howdah.games.totem.codes import DICE, ROLL, STEP
from howdah.games.totem.ending import rolls_again
from howdah.games.totem.group import MOVED, TRAIL
from howdah.games.totem.rules import TotemRules, TotemState

FEW: Final = 3.0
"""What the pieces on the board are worth together, by the root of their number: one or two can hardly move."""
MANY: Final = 0.5
"""What each of them is worth besides."""
RESERVE: Final = 0.5
"""A piece in reserve: it enters with some rolls only (TOT-3.4)."""
MARCH: Final = 0.7
"""What it is worth to have the whole group one cell nearer."""
BUSY: Final = 0.6
"""How much more it is worth with more rivals, as a power of their number: else all would wait for the others."""
WARY: Final = -1.0
"""The same for a wary seat: who marches first is probably struck by a third, so it lets the others meet."""
THREAT: Final = 6.0
"""What a strike is worth that costs nothing any more; half of it when it costs `SOON`."""
SOON: Final = 4.0
OUT: Final = -40.0
"""A seat whose totem is gone, while others play on."""
SPREAD: Final = 6.0
MIDDLE: Final = 4
"""In the middle of a movement one part in so many of a search is enough."""
USUAL_ROLL: Final = 7
FARTHEST: Final = 2 * (SIDE - 1) + SIDE


class TotemEvaluation(Evaluation):
    """Judges by material and threats."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.points: vec[float] = vec[float]([0.0] * rules.seats)
        self.at: vec[i64] = vec[i64]([0] * (FARTHEST + 1))
        """How many of the group that was measured last stand at each distance from a totem."""

    def guess(self, state: State, values: vec[float]) -> None:
        assert isinstance(state, TotemState)
        points = self.points
        for seat in range(self.seats):
            active: float = float(state.active[seat])
            points[seat] = FEW * sqrt(active) + MANY * active + RESERVE * float(state.reserve[seat])
            if state.gone[seat] != 0:
                points[seat] = OUT + float(state.gone[seat])
        for seat in range(self.seats):
            if state.totems[seat] != 0:
                self.value_attack(state, seat)
        pay_points(points, self.seats, SPREAD, values)

    def value_attack(self, state: TotemState, seat: i64) -> None:
        """What a seat gains by how near it stands to others' totems, and what they lose."""
        points = self.points
        least: i64 = -1
        walked: i64 = self.points_left(state) if seat == state.turn else 0
        rivals: float = self.rivals(state)
        for other in range(self.seats):
            totem: i64 = state.totems[other]
            if seat == other or totem == 0:
                continue
            self.measure(state, seat, totem)
            home = distance(state.totems[seat], totem)
            left: i64 = self.cost(home, 0) - walked
            threat: float = THREAT * SOON / (SOON + float(left if left > 0 else 0))
            points[seat] += threat / rivals
            points[other] -= threat
            far = self.cost(home, SIDE - 1 - distance(totem, CENTRE))
            if least < 0 or far < least:
                least = far
        if least > 0:
            pull: float = WARY if self.wary else BUSY
            points[seat] -= MARCH * power(rivals, pull) * float(least - walked) / float(state.active[seat] + 1)

    def rivals(self, state: TotemState) -> float:
        """How many others each seat has: who strikes one of three wins a third, whom it strikes loses all."""
        count: float = -1.0
        for seat in range(self.seats):
            if state.totems[seat] != 0:
                count += 1.0
        return count if count > 0.0 else 1.0

    def points_left(self, state: TotemState) -> i64:
        """What the seat at turn can still walk, or probably will."""
        if state.phase == ROLL:
            return USUAL_ROLL
        return state.low + state.high if state.phase == DICE else state.points

    def measure(self, state: TotemState, seat: i64, totem: i64) -> None:
        """Count a seat's pieces by their distance from a totem."""
        at = self.at
        board = state.board
        for away in range(i64(FARTHEST + 1)):
            at[away] = 0
        for row in range(i64(1), i64(ROWS + 1)):
            cells: i64 = board[seat * PLANE + row]
            place: i64 = row * 32
            while cells != 0:
                if cells & 1 != 0:
                    at[distance(place, totem)] += 1
                cells >>= 1
                place += 1
        at[distance(state.totems[seat], totem)] -= 1

    def cost(self, home: i64, flight: i64) -> i64:
        """The points that it takes at least to stand beside the totem, if it flees so many cells first.

        `home` is how far the own totem stands from it: the last of the chain."""
        at = self.at
        steps: i64 = 0
        wanted: i64 = 1
        for away in range(i64(1), i64(FARTHEST + 1) - flight):
            for _ in range(at[away]):
                if away + flight <= wanted:
                    return steps
                steps += away + flight - wanted
                wanted += 1
        left: i64 = home + flight - wanted
        return steps + left if left > 0 else steps

    def key(self, state: State) -> i64:
        """All that matters from here on: moves in another order are transpositions. Set-up has none."""
        assert isinstance(state, TotemState)
        phase: i64 = state.phase
        if phase < ROLL:
            return 0
        board = state.board
        # Once it is used, all that matters of a roll is whether another one follows (TOT-3.5).
        roll: i64 = state.low * 8 + state.high
        if phase != DICE:
            roll = 1 if rolls_again(state) else 0
        key = mixed(mixed(FIRST_KEY, (phase * 4 + state.turn) * 64 + roll), state.round * 4 + state.first)
        key = mixed(key, state.points * 1024 + state.moving)
        for seat in range(self.seats):
            key = mixed(key, (state.totems[seat] * 32 + state.reserve[seat]) * 8 + state.gone[seat])
            key = with_plane(key, board, seat * PLANE)
        key = with_plane(key, board, MOVED)
        return with_plane(key, board, TRAIL) if phase == STEP else key

    def effort(self, state: State) -> i64:
        """The piece that moves was thought of when it was chosen."""
        assert isinstance(state, TotemState)
        return MIDDLE if state.phase == STEP else 1

    def apart(self) -> float:
        """A step among many changes little."""
        return 0.2


def with_plane(key: i64, board: vec[i64], plane: i64) -> i64:
    """A key that goes on with a set of cells: its rows that are not empty, and a mark where it ends."""
    for row in range(i64(1), i64(ROWS + 1)):
        if board[plane + row] != 0:
            key = mixed(key, board[plane + row] * 32 + row)
    return mixed(key, 0)


def make(rules: Rules) -> TotemEvaluation:
    assert isinstance(rules, TotemRules)
    return TotemEvaluation(rules)
