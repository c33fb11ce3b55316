"""Several seats choose at once: regret matching, whose mixed strategies cannot be predicted.

A seat plays each action in proportion to how much it regrets not having played it (never less than nothing: the variant
called RM+); the average of what it has played is its mixed strategy. Later rounds weigh more, since values below were
less exact in the early ones.

What a node passes on to those before it is what its present mixtures bring, not what the last rollout happened to
bring: exploring below does not blur the choice above. Chance nodes pass on the mean of their outcomes likewise. Where
two seats have few actions, all pairs are known and the node passes on the value of their matrix game.
"""

from typing import Final

from mypy_extensions import i64

from howdah.bots.luck import uniform
from howdah.bots.matrix import MatrixGame
from howdah.bots.mcts.tree import Tree
from howdah.engine.generator import Generator
from howdah.engine.vectors import vec

RECENT: Final = 2.0
"""A mean counts its n-th value by this over n + 1: the later, the more."""
MOST_ACTIONS: Final = 8
"""Two seats with up to so many actions each learn from all pairs; more pairs are met too seldom and cost too much."""

OFTEN: Final = 4
"""A matrix game is solved again at each of its first so many visits, then at every n-th."""


class Mixer:
    """Draws and learns mixed choices in a tree. The edges of
    a choice lie in a row of a vector: where they start, how many."""

    def __init__(self, tree: Tree, widest: int) -> None:
        self.tree = tree
        self.widest: i64 = widest
        self.played: vec[float] = vec[float]([0.0] * (2 * widest))
        """The present mixtures of two seats: the second's from `widest` on."""
        self.worth: vec[float] = vec[float]([0.0] * widest)
        self.games: list[MatrixGame | None] = [None] * (MOST_ACTIONS + 1) ** 2
        """By rows and columns: room to solve in."""

    def draw(self, edges: vec[i64], start: i64, count: i64, explore: float, generator: Generator) -> i64:
        """An edge in proportion to its regret; now and then a uniform one (exploration)."""
        regret = self.tree.regret
        if uniform(generator) >= explore:
            total: float = 0.0
            for place in range(start, start + count):
                total += regret[edges[place]]
            rest: float = uniform(generator) * total
            for place in range(start, start + count):
                rest -= regret[edges[place]]
                if rest < 0.0:
                    return edges[place]
        return edges[start + generator.below(count)]

    def least_taken(self, edges: vec[i64], start: i64, count: i64) -> i64:
        """The edge that was tried least; the first of equals."""
        taken = self.tree.taken
        least: i64 = edges[start]
        for place in range(start + 1, start + count):
            if taken[edges[place]] < taken[least]:
                least = edges[place]
        return least

    def least_met(self, node: i64, row: i64, rows: i64, columns: i64) -> i64:
        """The column that was met least in a row of a node's pairs."""
        first: i64 = self.tree.cells_of(node, rows * columns) + row * columns
        met = self.tree.met
        least: i64 = 0
        for column in range(columns):
            if met[first + column] < met[first + least]:
                least = column
        return least

    def remember(self, edge: i64, value: float) -> None:
        """The mean of an edge, the later the more."""
        tree = self.tree
        times: float = tree.taken[edge] + 1.0
        tree.taken[edge] = times
        tree.mean[edge] += (value - tree.mean[edge]) * RECENT / (times + 1.0)

    # Chance nodes.

    def update_outcome(self, edges: vec[i64], start: i64, count: i64, place: i64, value: float, solved: bool) -> float:
        """One seat's value of an outcome; returns the mean of all outcomes that were met, by their weights."""
        tree = self.tree
        self.remember(edges[start + place], value)
        if solved:
            tree.mean[edges[start + place]] = value
        total: float = 0.0
        weights: float = 0.0
        for n in range(start, start + count):
            edge = edges[n]
            if tree.taken[edge] > 0.0:
                total += tree.share[edge] * tree.mean[edge]
                weights += tree.share[edge]
        return total / weights

    # Any number of seats, each for itself.

    def update_regrets(
        self, edges: vec[i64], start: i64, count: i64, edge: i64, explore: float, value: float, weight: float
    ) -> float:
        """Update one seat's regrets: the value of the taken action, and the mean values of the others. The difference
        is weighted by the inverse probability of the action (an unbiased estimate). Returns the value of the
        mixture."""
        tree = self.tree
        regret = tree.regret
        share = tree.share
        worth = self.worth
        total: float = 0.0
        brought: float = 0.0
        even: float = 0.0
        for place in range(count):
            one = edges[start + place]
            known: float = tree.mean[one] if tree.taken[one] > 0.0 else value
            worth[place] = known
            total += regret[one]
            brought += regret[one] * known
            even += known
        number: float = float(count)
        own: float = 1.0 / number
        calm: float = even / number
        by_regret: float = 0.0
        evenly: float = weight * own
        if total > 0.0:
            own = regret[edge] / total
            calm = brought / total
            by_regret = weight / total
            evenly = 0.0
        usual: float = tree.mean[edge] if tree.taken[edge] > 0.0 else value
        surprise: float = (value - usual) / (explore / number + (1.0 - explore) * own)
        expected: float = calm + own * surprise
        for place in range(count):
            one = edges[start + place]
            old: float = regret[one]
            share[one] += by_regret * old + evenly
            gained: float = worth[place] - expected
            if one == edge:
                gained += surprise
            old += weight * gained
            regret[one] = old if old > 0.0 else 0.0
        self.remember(edge, value)
        return calm

    # Two seats, and all pairs of their actions: better estimates where the table of pairs is small.

    def update_pair(
        self,
        node: i64,
        edges: vec[i64],
        starts: tuple[i64, i64],
        counts: tuple[i64, i64],
        taken: tuple[i64, i64],
        values: tuple[float, float],
        weight: float,
        solved: bool,
    ) -> tuple[float, float]:
        """Update both seats' regrets: every action is valued against the other's current mixture. Returns the value of
        both mixtures. A value that was `solved` below replaces what the pair was worth before."""
        first, second = starts
        rows, columns = counts
        cells = self.tree.cells_of(node, rows * columns)
        row = taken[0] - edges[first]
        column = taken[1] - edges[second]
        self.remember_cell(cells + row * columns + column, values[0], values[1], solved)
        self.remember(taken[0], values[0])
        self.remember(taken[1], values[1])
        self.mixture(edges, first, rows, 0)
        self.mixture(edges, second, columns, self.widest)
        self.judge_rows(edges, first, rows, columns, cells, values[0])
        left = self.regret_all(edges, first, rows, 0, weight)
        self.judge_columns(edges, second, rows, columns, cells, values[1])
        return left, self.regret_all(edges, second, columns, self.widest, weight)

    def mixture(self, edges: vec[i64], start: i64, count: i64, out: i64) -> None:
        """Write the current mixture into `played` from `out` on."""
        regret = self.tree.regret
        total: float = 0.0
        for place in range(start, start + count):
            total += regret[edges[place]]
        even: float = 1.0 / float(count)
        for place in range(count):
            self.played[out + place] = regret[edges[start + place]] / total if total > 0.0 else even

    def regret_all(self, edges: vec[i64], start: i64, count: i64, out: i64, weight: float) -> float:
        """Add the regrets that follow from `worth`, and what was played; return the value of the mixture."""
        regret = self.tree.regret
        share = self.tree.share
        played = self.played
        worth = self.worth
        expected: float = 0.0
        for place in range(count):
            expected += played[out + place] * worth[place]
        for place in range(count):
            edge = edges[start + place]
            new: float = regret[edge] + weight * (worth[place] - expected)
            regret[edge] = new if new > 0.0 else 0.0
            share[edge] += weight * played[out + place]
        return expected

    def remember_cell(self, cell: i64, row_value: float, column_value: float, solved: bool) -> None:
        tree = self.tree
        times: float = tree.met[cell] + 1.0
        tree.met[cell] = times
        rate: float = 1.0 if solved else RECENT / (times + 1.0)
        tree.row_mean[cell] += (row_value - tree.row_mean[cell]) * rate
        tree.column_mean[cell] += (column_value - tree.column_mean[cell]) * rate

    def value(self, node: i64, edges: vec[i64], starts: tuple[i64, i64], rows: i64, columns: i64) -> float:
        """The value of the matrix game of all pairs. It changes little with a visit: it is solved now and then."""
        tree = self.tree
        visits = tree.visits[node]
        if visits <= OFTEN or visits % OFTEN == 0:
            tree.worth[node] = self.solve(node, edges, starts, rows, columns).value
        return tree.worth[node]

    def solve(self, node: i64, edges: vec[i64], starts: tuple[i64, i64], rows: i64, columns: i64) -> MatrixGame:
        """The matrix game of all pairs as they are known now; one never met counts as its row and column usually do."""
        first, second = starts
        tree = self.tree
        game = self.games[rows * (MOST_ACTIONS + 1) + columns]
        if game is None:
            game = MatrixGame(int(rows), int(columns))
            self.games[rows * (MOST_ACTIONS + 1) + columns] = game
        cell: i64 = tree.cells_of(node, rows * columns)
        for row in range(rows):
            usual: float = tree.mean[edges[first + row]]
            for column in range(columns):
                payoff: float = tree.row_mean[cell]
                if tree.met[cell] == 0.0:
                    payoff = (usual - tree.mean[edges[second + column]]) * 0.5
                game.put(row, column, payoff)
                cell += 1
        game.solve()
        return game

    def judge_rows(self, edges: vec[i64], first: i64, rows: i64, columns: i64, cells: i64, value: float) -> None:
        """What every row brings against the columns' mixture; a pair never met counts as its row usually does."""
        tree = self.tree
        met = tree.met
        mean = tree.row_mean
        played = self.played
        for row in range(rows):
            edge = edges[first + row]
            usual: float = tree.mean[edge] if tree.taken[edge] > 0.0 else value
            total: float = 0.0
            cell: i64 = cells + row * columns
            for column in range(columns):
                total += played[self.widest + column] * (mean[cell + column] if met[cell + column] > 0.0 else usual)
            self.worth[row] = total

    def judge_columns(self, edges: vec[i64], second: i64, rows: i64, columns: i64, cells: i64, value: float) -> None:
        """The same for the columns."""
        tree = self.tree
        met = tree.met
        mean = tree.column_mean
        played = self.played
        for column in range(columns):
            edge = edges[second + column]
            usual: float = tree.mean[edge] if tree.taken[edge] > 0.0 else value
            total: float = 0.0
            cell: i64 = cells + column
            for row in range(rows):
                total += played[row] * (mean[cell] if met[cell] > 0.0 else usual)
                cell += columns
            self.worth[column] = total
