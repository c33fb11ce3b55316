"""Fits what the evaluation of races weighs, and prints it as `howdah/bots/race/learned.py` has it.

Games of quick whole turns, one turn in eight not the best; what the evaluation counts of every seat when a turn
begins and when it ends; then the sums that foretell the winner best (multinomial logistic regression), drawn a little
to the weights that stand in the package. Games with a number that five divides are left out to measure the log-loss.

    python bench/race_weights.py elephant_rally --seats 2 --games 400 --seed 1
"""

import argparse
from math import exp, log

import numpy as np
from numpy.typing import NDArray

from howdah.bots.evaluations.racing import BLOCKED, COBRAS, FIRST_KIND, MIRED, STEPS, RaceEvaluation
from howdah.bots.race.lines import Lines
from howdah.bots.race.playing import QUICK, answer_all, play_line
from howdah.engine.contract import CHANCE, CHANCE_BIT
from howdah.engine.generator import Generator
from howdah.engine.registry import set_table
from howdah.games.race.codes import AT_END, DRAW, PASS, PLACE, TURN, WINDOW
from howdah.games.race.race import Race
from howdah.games.race.state import RaceRules

Array = NDArray[np.float64]
SELDOM = 8
"""One turn in so many begins with another line than the best."""
AMONG = 12
LONGEST = 200
"""Turns after which a race is left out."""
HELD = (STEPS, COBRAS, BLOCKED, MIRED)
"""Steps are the unit; the others are set by hand, since cobras go to who leads and few stand in dead ends and mud."""
ROUNDS = 500
RATE = 0.03
PULL = 0.002
"""How strongly weights are drawn to those of the package."""


class Rows:
    """What was counted of each seat, who won, and in which game."""

    def __init__(self, rules: RaceRules) -> None:
        self.rules = rules
        self.lines = Lines(rules)
        evaluation = self.lines.evaluation
        assert isinstance(evaluation, RaceEvaluation)
        self.evaluation = evaluation
        self.counted: list[list[list[float]]] = []
        self.winners: list[int] = []
        self.games: list[int] = []

    def look(self, race: Race) -> list[list[float]]:
        rows: list[list[float]] = []
        for seat in range(self.rules.seats):
            self.evaluation.count(race, seat)
            rows.append([float(number) for number in self.evaluation.counted])
        return rows

    def play(self, number: int, seed: int) -> None:
        """One game."""
        luck = Generator(seed * 100_000 + number)
        state = self.rules.new()
        race = state.race
        rows: list[list[list[float]]] = []
        looked = (-1, False)
        while race.asked != 0 and race.turns < LONGEST:
            begins = race.phase == TURN and race.played == 0
            if (begins or (race.phase == DRAW and race.reason == AT_END)) and looked != (race.turns, begins):
                looked = (int(race.turns), begins)
                rows.append(self.look(race))
            if race.asked & CHANCE_BIT:
                state.apply(CHANCE, state.pick(CHANCE, luck), None)
            elif race.phase == WINDOW:
                answer_all(self.lines, state, -1, PASS)
            elif race.phase == PLACE:
                state.apply(race.active, state.pick(race.active, luck), None)
            elif begins and luck.below(SELDOM) == 0:
                found = self.lines.find(state, int(race.active), QUICK)
                state.apply(race.active, found[int(luck.below(min(AMONG, len(found))))].actions[0], None)
            else:
                play_line(self.lines, state)
        if race.winner >= 0:
            self.counted += rows
            self.winners += [int(race.winner)] * len(rows)
            self.games += [number] * len(rows)


class Fit:
    """Weights with the logarithms of both spreads after them."""

    def __init__(self, counted: Array, winners: NDArray[np.int64], start: Array) -> None:
        self.counted = counted
        self.winners = winners
        self.nearest = counted[:, :, STEPS].min(axis=1)
        self.start = start

    def chances(self, weights: Array) -> tuple[Array, Array, Array]:
        """Chances of all seats, the sums that they come from, and how far races scatter."""
        spread = exp(weights[-2]) + exp(weights[-1]) * self.nearest
        sums = self.counted @ weights[:-2]
        powers = np.exp((sums - sums.max(axis=1, keepdims=True)) / spread[:, None])
        return powers / powers.sum(axis=1, keepdims=True), sums, spread

    def loss(self, weights: Array) -> float:
        chances, _, _ = self.chances(weights)
        return float(-np.log(chances[np.arange(len(chances)), self.winners] + 1e-12).mean())

    def slope(self, weights: Array) -> Array:
        chances, sums, spread = self.chances(weights)
        miss = chances / len(chances)
        miss[np.arange(len(miss)), self.winners] -= 1.0 / len(miss)
        slope = np.empty_like(weights)
        slope[:-2] = np.einsum("ns,nsf->f", miss / spread[:, None], self.counted)
        slope[:-2] += 2.0 * PULL * (weights - self.start)[:-2]
        wider = -(miss * sums).sum(axis=1) / spread**2
        slope[-2] = wider.sum() * exp(weights[-2])
        slope[-1] = (wider * self.nearest).sum() * exp(weights[-1])
        slope[list(HELD)] = 0.0
        return slope

    def best(self) -> Array:
        """Adam, with ever smaller steps."""
        weights = self.start.copy()
        mean, square = np.zeros_like(weights), np.zeros_like(weights)
        for done in range(ROUNDS):
            slope = self.slope(weights)
            mean = 0.9 * mean + 0.1 * slope
            square = 0.999 * square + 0.001 * slope * slope
            step = mean / (1.0 - 0.9 ** (done + 1)) / (np.sqrt(square / (1.0 - 0.999 ** (done + 1))) + 1e-9)
            weights -= RATE * (1.0 - done / ROUNDS) * step
        return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    rules = set_table(wish.game, wish.seats)
    assert isinstance(rules, RaceRules)
    rows = Rows(rules)
    for number in range(wish.games):
        rows.play(number, wish.seed)
    counted, winners = np.array(rows.counted), np.array(rows.winners)
    kept = np.array(rows.games) % 5 != 0
    evaluation = rows.evaluation
    spreads = [log(evaluation.least_spread), log(evaluation.spread)]
    start = np.array([*(float(weight) for weight in evaluation.weights), *spreads])
    learned = Fit(counted[kept], winners[kept], start).best()
    others = Fit(counted[~kept], winners[~kept], start)
    print(f"{len(winners)} positions; log-loss {others.loss(start):.3f} before, {others.loss(learned):.3f} after")
    weights = Fit(counted, winners, start).best()
    print([round(float(weight), 2) for weight in weights[:FIRST_KIND]])
    print(dict(zip(rules.kit.deck.names, [round(float(weight), 2) for weight in weights[FIRST_KIND:-2]], strict=True)))
    print(round(exp(weights[-2]), 2), round(exp(weights[-1]), 3))


if __name__ == "__main__":
    main()
