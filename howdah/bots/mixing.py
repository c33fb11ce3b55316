"""Several seats choose at once: regret matching, so that nobody can read what a bot will do.

A seat plays each action in proportion to how much it regrets not having played it; the average of what it has played
is its mixed strategy. Later rounds weigh more, since what follows was understood less well in the early ones.

What a moment passes on to those before it is what its present mixtures bring, not what the last playout happened to
bring: exploring below does not blur the choice above.
"""

from typing import Final

from mypy_extensions import i64

from howdah.bots.tree import Tree, fraction
from howdah.engine.generator import Generator
from howdah.engine.vectors import vec

RECENT: Final = 2.0
"""A mean counts its n-th value by this over n + 1: the later, the more."""


class Mixer:
    """Draws and learns mixed choices in a tree."""

    def __init__(self, tree: Tree, widest: int) -> None:
        self.tree = tree
        self.widest: i64 = widest
        self.played: vec[float] = vec[float]([0.0] * (2 * widest))
        """The present mixture of the seat, or of two: the second's from `widest` on."""
        self.worth: vec[float] = vec[float]([0.0] * widest)

    def positive(self, line: vec[i64], start: i64, count: i64) -> float:
        """The sum of the regrets above zero."""
        regret = self.tree.regret
        total: float = 0.0
        for place in range(start, start + count):
            one: float = regret[line[place]]
            if one > 0.0:
                total += one
        return total

    def draw(self, line: vec[i64], start: i64, count: i64, explore: float, generator: Generator) -> i64:
        """A slot in proportion to its regret; now and then any, so that none is forgotten."""
        regret = self.tree.regret
        if fraction(generator) >= explore:
            rest: float = fraction(generator) * self.positive(line, start, count)
            for place in range(start, start + count):
                one: float = regret[line[place]]
                if one > 0.0:
                    rest -= one
                    if rest < 0.0:
                        return line[place]
        return line[start + generator.below(count)]

    def mixture(self, line: vec[i64], start: i64, count: i64, out: i64) -> None:
        """Write what is played at present into `played` from `out` on."""
        regret = self.tree.regret
        played = self.played
        positive = self.positive(line, start, count)
        even: float = 1.0 / float(count)
        for place in range(count):
            one: float = regret[line[start + place]]
            if positive > 0.0:
                played[out + place] = one / positive if one > 0.0 else 0.0
            else:
                played[out + place] = even

    def regret_all(self, line: vec[i64], start: i64, count: i64, out: i64, weight: float) -> float:
        """Write down the regrets that `worth` gives rise to, and what was played; return what the mixture brings."""
        regret = self.tree.regret
        share = self.tree.share
        played = self.played
        worth = self.worth
        expected: float = 0.0
        for place in range(count):
            expected += played[out + place] * worth[place]
        for place in range(count):
            slot = line[start + place]
            regret[slot] += weight * (worth[place] - expected)
            share[slot] += weight * played[out + place]
        return expected

    # Any number of seats, each for itself.

    def learn(
        self, line: vec[i64], start: i64, count: i64, slot: i64, explore: float, value: float, weight: float
    ) -> float:
        """One seat's lesson: what the taken action brought, and for the others what they usually bring. The surprise is
        weighed by how seldom the action is drawn: an estimate without bias. Returns the mixture's worth."""
        tree = self.tree
        self.mixture(line, start, count, 0)
        usual: float = tree.mean[slot] if tree.taken[slot] > 0.0 else value
        calm: float = 0.0
        for place in range(count):
            one = line[start + place]
            known: float = tree.mean[one] if tree.taken[one] > 0.0 else value
            calm += self.played[place] * known
            self.worth[place] = known
            if one == slot:
                chance: float = explore / float(count) + (1.0 - explore) * self.played[place]
                self.worth[place] = known + (value - usual) / chance
        self.regret_all(line, start, count, 0, weight)
        self.remember(slot, value)
        return calm

    def remember(self, slot: i64, value: float) -> None:
        """The mean of a slot, the later the more."""
        tree = self.tree
        times: float = tree.taken[slot] + 1.0
        tree.taken[slot] = times
        tree.mean[slot] += (value - tree.mean[slot]) * RECENT / (times + 1.0)

    # Two seats, and all pairs of their actions: better estimates where the table of pairs is small.

    def learn_pair(
        self,
        moment: i64,
        line: vec[i64],
        starts: tuple[i64, i64],
        counts: tuple[i64, i64],
        slots: tuple[i64, i64],
        values: tuple[float, float],
        weight: float,
    ) -> tuple[float, float]:
        """Both seats' lesson: every action is judged by what it brings against the other's present mixture. Returns
        what the two mixtures bring."""
        first, second = starts
        rows, columns = counts
        cells = self.tree.cells_of(moment, rows * columns)
        row = slots[0] - line[first]
        column = slots[1] - line[second]
        self.remember_cell(cells + row * columns + column, values[0], values[1])
        self.remember(slots[0], values[0])
        self.remember(slots[1], values[1])
        self.mixture(line, first, rows, 0)
        self.mixture(line, second, columns, self.widest)
        self.judge_rows(line, first, rows, columns, cells, values[0])
        left = self.regret_all(line, first, rows, 0, weight)
        self.judge_columns(line, second, rows, columns, cells, values[1])
        return left, self.regret_all(line, second, columns, self.widest, weight)

    def remember_cell(self, cell: i64, row_value: float, column_value: float) -> None:
        tree = self.tree
        times: float = tree.met[cell] + 1.0
        tree.met[cell] = times
        rate: float = RECENT / (times + 1.0)
        tree.row_mean[cell] += (row_value - tree.row_mean[cell]) * rate
        tree.column_mean[cell] += (column_value - tree.column_mean[cell]) * rate

    def judge_rows(self, line: vec[i64], first: i64, rows: i64, columns: i64, cells: i64, value: float) -> None:
        """What every row brings against the columns' mixture; a pair never met counts as its row usually does."""
        tree = self.tree
        met = tree.met
        mean = tree.row_mean
        played = self.played
        for row in range(rows):
            slot = line[first + row]
            usual: float = tree.mean[slot] if tree.taken[slot] > 0.0 else value
            total: float = 0.0
            cell: i64 = cells + row * columns
            for column in range(columns):
                total += played[self.widest + column] * (mean[cell + column] if met[cell + column] > 0.0 else usual)
            self.worth[row] = total

    def judge_columns(self, line: vec[i64], second: i64, rows: i64, columns: i64, cells: i64, value: float) -> None:
        """The same for the columns."""
        tree = self.tree
        met = tree.met
        mean = tree.column_mean
        played = self.played
        for column in range(columns):
            slot = line[second + column]
            usual: float = tree.mean[slot] if tree.taken[slot] > 0.0 else value
            total: float = 0.0
            cell: i64 = cells + column
            for row in range(rows):
                total += played[row] * (mean[cell] if met[cell] > 0.0 else usual)
                cell += columns
            self.worth[column] = total
