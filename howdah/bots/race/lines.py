"""A turn as a whole: the lines it can take through the real rules, up to the next chance node.

A beam search: lines grow action by action, and of many the best are followed. Of lines that reach the same position one
is followed. Other seats are assumed to let everything pass; rollouts try what happens if they do not.
"""

from mypy_extensions import i64

from howdah.bots.evaluation import Evaluation, evaluation_of
from howdah.bots.race.keys import key_of
from howdah.engine.contract import CHANCE_BIT
from howdah.engine.vectors import vec
from howdah.games.race.codes import BURROW, HERD, HOLE, PASS, SCARE, WALK, WINDOW
from howdah.games.race.state import RaceRules, RaceState


class Breadth:
    """How many lines are followed at once: in general, while a mouse walks, and while cows are led."""

    def __init__(self, lines: int, walks: int, herds: int, depth: int) -> None:
        self.lines = lines
        self.walks = walks
        self.herds = herds
        self.depth = depth


class Line:
    """Actions of one seat, and where they lead."""

    def __init__(self, state: RaceState, actions: list[int], windows: int, value: float = 0.0) -> None:
        self.state = state
        self.actions = actions
        self.windows = windows
        """How often somebody else could have answered."""
        self.value = value
        """What the position is worth to the seat, as the evaluation sees it."""

    def after(self, seat: int, action: int) -> "Line":
        """The line with one more action; others let it pass."""
        state = self.state.copy()
        state.apply(seat, action, None)
        return Line(state, [*self.actions, action], self.windows + let_pass(state, 1 << i64(seat)))


def by_value(line: Line) -> float:
    return -line.value


class Lines:
    """Finds the lines of turns at one table."""

    def __init__(self, rules: RaceRules) -> None:
        self.evaluation: Evaluation = evaluation_of(rules)
        self.values: vec[float] = vec[float]([0.0] * rules.seats)
        self.legal: vec[i64] = vec[i64]([0] * rules.widest)
        self.looked = 0
        """How many positions have been judged: what thinking costs, on any machine."""

    def worth(self, state: RaceState, seat: i64) -> float:
        self.looked += 1
        self.evaluation.judge(state, self.values)
        return self.values[seat]

    def find(self, start: RaceState, seat: int, breadth: Breadth) -> list[Line]:
        """Lines from here to the end of the turn or to the next chance node, the best first."""
        me: i64 = seat
        seen: set[int] = set()
        ended: list[Line] = []
        growing = [Line(start, [], 0)]
        for _ in range(breadth.depth):
            plain: list[Line] = []
            walking: list[Line] = []
            herding: list[Line] = []
            for line in growing:
                count = line.state.legal_into(me, self.legal)
                for action in [int(self.legal[place]) for place in range(count)]:
                    then = line.after(seat, action)
                    key = int(key_of(then.state.race))
                    if key in seen:
                        continue
                    seen.add(key)
                    then.value = self.worth(then.state, me)
                    if then.state.pending() != 1 << me:
                        ended.append(then)
                        continue
                    phase = then.state.race.phase
                    if phase == HERD:
                        herding.append(then)
                    elif phase in (WALK, HOLE, SCARE, BURROW):
                        walking.append(then)
                    else:
                        plain.append(then)
            growing = best_of(plain, breadth.lines) + best_of(walking, breadth.walks) + best_of(herding, breadth.herds)
            if not growing:
                break
        # What was broken off is a line as well: it is gone on with when it has been played so far.
        ended += growing
        ended.sort(key=by_value)
        return ended


def best_of(lines: list[Line], most: int) -> list[Line]:
    if len(lines) > most:
        lines.sort(key=by_value)
        return lines[:most]
    return lines


def let_pass(state: RaceState, but: i64) -> int:
    """All let pass what has been played, as long as none of these seats (as bits) is asked; how often there was
    something to let pass."""
    windows = 0
    race = state.race
    while race.phase == WINDOW and race.asked & (CHANCE_BIT | but) == 0:
        windows += 1
        asked = race.asked
        for other in range(race.kit.seats):
            if asked >> other & 1 != 0:
                state.apply(other, PASS, None)
    return windows
