"""Fits the weights of `Fit` (calibration.py) to games, and tests them in others (NumPy)."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from howdah.engine.record import Record
from howdah.engine.seats import SPECTATOR
from howdah.review.calibration import PLAIN, Fit
from howdah.review.chances import Chances, known_by
from howdah.review.values import FEATURES, Values
from howdah.review.walk import Walk

Floats = NDArray[np.float64]

FOLDS: Final = 3
"""Games are dealt into so many parts: each is tested by what the others have taught."""
INDEPENDENT: Final = 6.0
"""The positions of one game tell as much as so many of different games."""
PULL: Final = 1.0
"""How strongly the weights of a game are kept near the evaluation's own word: as so many positions would."""
PULL_TABLE: Final = 8.0
"""How strongly those of a table are kept near those of all tables of its game."""
STEPS: Final = 60
TENTHS: Final = 10


class Sample:
    """The positions between the turns of one game, and who won it."""

    def __init__(self, record: Record) -> None:
        walk = Walk(record)
        values = Values(walk.rules)
        won = values.ended(walk.final)
        assert won is not None
        self.record = record
        states = [boundary.state for boundary in walk.boundaries()][:-1]
        self.rows: Floats = np.array([values.features(state) for state in states]).reshape(
            len(states), walk.rules.seats, len(FEATURES)
        )
        self.won: Floats = np.tile(np.array(won), (len(states), 1))
        self.weight: Floats = np.full(len(states), INDEPENDENT / max(1, len(states)))


def softmax(rows: Floats, weights: Floats) -> Floats:
    """By position and seat."""
    sums = rows @ weights
    odds = np.exp(sums - sums.max(axis=1, keepdims=True))
    return np.asarray(odds / odds.sum(axis=1, keepdims=True))


def fitted(tables: list[list[Sample]], start: Floats, pull: float) -> Floats:
    """The weights that predict best who wins (Newton's method), regularised towards those they start from."""
    weights = start.copy()
    drawn = pull * np.eye(len(weights))
    joined = [
        tuple(np.concatenate([getattr(one, part) for one in samples]) for part in ("rows", "won", "weight"))
        for samples in tables
        if samples
    ]
    for _ in range(STEPS):
        slope = -drawn @ (weights - start)
        bend = drawn.copy()
        for rows, won, weight in joined:
            seen = softmax(rows, weights)
            mean = np.einsum("ps,psf->pf", seen, rows)
            slope += np.einsum("p,ps,psf->f", weight, won - seen, rows)
            bend += np.einsum("p,ps,psf,psg->fg", weight, seen, rows, rows) - np.einsum(
                "p,pf,pg->fg", weight, mean, mean
            )
        step = np.linalg.solve(bend, slope)
        weights = weights + step / max(1.0, float(np.abs(step).max()))
        if float(np.abs(step).max()) < 1e-6:
            break
    return weights


def log_loss(seen: Floats, won: Floats) -> float:
    """What was foretold of who won, in nats a position."""
    return float(-(won * np.log(np.maximum(seen, 1e-9))).sum(axis=1).mean())


def curve_of(seen: Floats, won: Floats) -> list[list[float]]:
    """For each tenth: the mean chance, the share that was won, how many there were."""
    chance, share = seen.ravel(), won.ravel()
    tenth = np.minimum((chance * TENTHS).astype(int), TENTHS - 1)
    return [
        [round(float(chance[tenth == n].mean()), 4), round(float(share[tenth == n].mean()), 4), int((tenth == n).sum())]
        for n in range(TENTHS)
        if (tenth == n).any()
    ]


def calibration_error(curve: list[list[float]]) -> float:
    """How far chances and what came of them lie apart, on the average over positions."""
    total = sum(row[2] for row in curve)
    return sum(abs(row[0] - row[1]) * row[2] for row in curve) / total


def public_chances(record: Record) -> tuple[Floats, Floats]:
    """What a review's picture says of the positions of a game, and who won it."""
    walk = Walk(record)
    made = Chances(walk.rules)
    won = made.values.ended(walk.final)
    states = [boundary.state for boundary in walk.boundaries()][:-1]
    seen = [[chance.value for chance in made.of_known(known_by(state, SPECTATOR))] for state in states]
    return np.array(seen), np.tile(np.array(won), (len(states), 1))


def fold(samples: list[Sample], number: int, inside: bool) -> list[Sample]:
    """One part of the games, or all others."""
    return [sample for place, sample in enumerate(samples) if (place % FOLDS == number) == inside]


def fit_game(tables: dict[str, list[Sample]]) -> dict[str, Fit]:
    """Fit all tables of one game: what they share, then what is each table's own; tested part by part."""
    plain = np.array(PLAIN.weights)
    shared = fitted(list(tables.values()), plain, PULL)
    seen: dict[str, list[Floats]] = {name: [] for name in tables}
    for number in range(FOLDS):
        teaching = {name: fold(samples, number, False) for name, samples in tables.items()}
        taught = fitted(list(teaching.values()), plain, PULL)
        for name, samples in tables.items():
            weights = fitted([teaching[name]], taught, PULL_TABLE)
            seen[name] += [softmax(sample.rows, weights) for sample in fold(samples, number, True)]
    return {
        name: fit_of_table(samples, fitted([samples], shared, PULL_TABLE), np.concatenate(seen[name]))
        for name, samples in tables.items()
    }


def fit_of_table(samples: list[Sample], weights: Floats, seen: Floats) -> Fit:
    """The weights of a table, and how well those held that had not seen a game."""
    order = [sample for number in range(FOLDS) for sample in fold(samples, number, True)]
    rows = np.concatenate([one.rows for one in order])
    won = np.concatenate([one.won for one in order])
    curve = curve_of(seen, won)
    return Fit(
        weights=[round(float(weight), 4) for weight in weights],
        error=round(calibration_error(curve), 4),
        games=len(samples),
        loss=round(log_loss(seen, won), 4),
        plain=round(log_loss(softmax(rows, np.array(PLAIN.weights)), won), 4),
        even=round(log_loss(np.full(won.shape, 1 / won.shape[1]), won), 4),
        curve=curve,
    )
