"""Matrix games of two players, solved exactly: the row player's payoff is what the column player loses.

The linear program of a matrix game (von Neumann, Dantzig) by the simplex method on a condensed tableau: it ends after
finitely many exchanges with an optimal strategy for both sides, up to the rounding of floats.
"""

from typing import Final

from mypy_extensions import i64

from howdah.engine.vectors import vec

TINY: Final = 1e-12
PATIENCE: Final = 200
"""After so many exchanges the choice goes by Bland's rule, which never runs in circles."""


class MatrixGame:
    """A game of up to `rows` times `columns`; fill it with `put`, then `solve`."""

    def __init__(self, rows: int, columns: int) -> None:
        self.rows: i64 = rows
        self.columns: i64 = columns
        self.payoffs: vec[float] = vec[float]([0.0] * (rows * columns))
        self.tableau: vec[float] = vec[float]([0.0] * ((rows + 1) * (columns + 1)))
        self.row_label: vec[i64] = vec[i64]([0] * rows)
        self.column_label: vec[i64] = vec[i64]([0] * columns)
        self.row_share: vec[float] = vec[float]([0.0] * rows)
        self.column_share: vec[float] = vec[float]([0.0] * columns)
        self.value: float = 0.0

    def put(self, row: i64, column: i64, payoff: float) -> None:
        self.payoffs[row * self.columns + column] = payoff

    def solve(self) -> float:
        """The value; `row_share` and `column_share` are then optimal strategies."""
        if not self.has_saddle():
            self.fill_tableau()
            self.exchange_all()
            self.read_off()
        return self.value

    def worth_of_row(self, row: i64) -> float:
        """What a row brings against the columns' optimal strategy; after `solve`."""
        total: float = 0.0
        for column in range(self.columns):
            total += self.payoffs[row * self.columns + column] * self.column_share[column]
        return total

    def has_saddle(self) -> bool:
        """A pure equilibrium (saddle point): maximin equals minimax."""
        rows = self.rows
        columns = self.columns
        payoffs = self.payoffs
        best_row: i64 = 0
        highest: float = 0.0
        for row in range(rows):
            worst: float = payoffs[row * columns]
            for column in range(columns):
                worst = min(worst, payoffs[row * columns + column])
            if row == 0 or worst > highest:
                highest = worst
                best_row = row
        best_column: i64 = 0
        lowest: float = 0.0
        for column in range(columns):
            most: float = payoffs[column]
            for row in range(rows):
                most = max(most, payoffs[row * columns + column])
            if column == 0 or most < lowest:
                lowest = most
                best_column = column
        if highest < lowest:
            return False
        for row in range(rows):
            self.row_share[row] = 1.0 if row == best_row else 0.0
        for column in range(columns):
            self.column_share[column] = 1.0 if column == best_column else 0.0
        self.value = highest
        return True

    def fill_tableau(self) -> None:
        """Payoffs lifted above zero, a column of ones and a row of minus ones."""
        rows = self.rows
        columns = self.columns
        least: float = self.payoffs[0]
        for place in range(rows * columns):
            least = min(least, self.payoffs[place])
        width: i64 = columns + 1
        for row in range(rows):
            for column in range(columns):
                self.tableau[row * width + column] = self.payoffs[row * columns + column] - least + 1.0
            self.tableau[row * width + columns] = 1.0
            self.row_label[row] = -1 - row
        for column in range(columns):
            self.tableau[rows * width + column] = -1.0
            self.column_label[column] = column
        self.tableau[rows * width + columns] = 0.0
        self.value = least - 1.0

    def exchange_all(self) -> None:
        exchanges = 0
        while True:
            column = self.entering(exchanges > PATIENCE)
            if column < 0:
                return
            self.exchange(self.leaving(column), column)
            exchanges += 1

    def entering(self, by_label: bool) -> i64:
        """A column that still gains, or -1: the one that gains most, or (Bland) the one of the lowest label."""
        start: i64 = self.rows * (self.columns + 1)
        best: i64 = -1
        for column in range(self.columns):
            gain: float = self.tableau[start + column]
            if gain >= -TINY:
                continue
            if (
                best < 0
                or (by_label and self.column_label[column] < self.column_label[best])
                or (not by_label and gain < self.tableau[start + best])
            ):
                best = column
        return best

    def leaving(self, column: i64) -> i64:
        """The row that bounds the column first; ties go to the lowest label (Bland)."""
        width: i64 = self.columns + 1
        best: i64 = -1
        smallest: float = 0.0
        for row in range(self.rows):
            slope: float = self.tableau[row * width + column]
            if slope <= TINY:
                continue
            bound: float = self.tableau[row * width + self.columns] / slope
            if best < 0 or bound < smallest or (bound == smallest and self.row_label[row] < self.row_label[best]):
                best = row
                smallest = bound
        return best

    def exchange(self, row: i64, column: i64) -> None:
        """Swap the labels of a row and a column, and everything that goes with it."""
        tableau = self.tableau
        width: i64 = self.columns + 1
        own: i64 = row * width
        pivot: float = tableau[own + column]
        for place in range(width):
            tableau[own + place] = tableau[own + place] / pivot
        for other in range(self.rows + 1):
            if other == row:
                continue
            start: i64 = other * width
            factor: float = tableau[start + column]
            if factor == 0.0:
                continue
            for place in range(width):
                tableau[start + place] -= factor * tableau[own + place]
            tableau[start + column] = -factor / pivot
        tableau[own + column] = 1.0 / pivot
        label = self.row_label[row]
        self.row_label[row] = self.column_label[column]
        self.column_label[column] = label

    def read_off(self) -> None:
        """The value and both strategies from the last tableau."""
        width: i64 = self.columns + 1
        last: i64 = self.rows * width
        lifted: float = 1.0 / self.tableau[last + self.columns]
        self.value += lifted
        for row in range(self.rows):
            self.row_share[row] = 0.0
        for column in range(self.columns):
            self.column_share[column] = 0.0
        for row in range(self.rows):
            label = self.row_label[row]
            if label >= 0:
                self.column_share[label] = max(0.0, self.tableau[row * width + self.columns] * lifted)
        for column in range(self.columns):
            label = self.column_label[column]
            if label < 0:
                self.row_share[-1 - label] = max(0.0, self.tableau[last + column] * lifted)
