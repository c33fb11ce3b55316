"""Small networks: what `howdah.bots.learned.network` runs, made and fitted with NumPy.

Two hidden layers with leaky ReLU; the output is squashed between -1 and 1 by z / sqrt(1 + z²). Fitted by Adam on
squared errors.
"""

from collections.abc import Callable
from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]
LEAK: Final = np.float32(0.1)
HIGHEST_RATE: Final = 0.003
LAST_PART: Final = 0.02
"""The rate falls to this part of the highest."""
MOMENTUM: Final = 0.9
FORGETTING: Final = 0.999
BATCH: Final = 256
SLACK: Final = np.float32(0.05)
"""Where the output is squashed flat, errors still move the weights a little."""


class Net:
    """Weights and biases by layer: `weights[layer][input, output]`."""

    def __init__(self, weights: list[Array], biases: list[Array]) -> None:
        self.weights = weights
        self.biases = biases

    @classmethod
    def drawn(cls, sizes: list[int], luck: np.random.Generator) -> "Net":
        """A network before it has learned anything."""
        weights, biases = [], []
        for inputs, outputs in pairwise(sizes):
            weights.append((luck.standard_normal((inputs, outputs)) / np.sqrt(inputs)).astype(np.float32))
            biases.append(np.zeros(outputs, dtype=np.float32))
        return cls(weights, biases)

    def hidden(self, rows: Array) -> list[Array]:
        """The layers' values, the last one not squashed."""
        layers = [rows]
        for weights, biases in zip(self.weights, self.biases, strict=True):
            sums = layers[-1] @ weights
            sums += biases
            if len(layers) < len(self.weights):
                np.maximum(sums, LEAK * sums, out=sums)
            layers.append(sums)
        return layers

    def run(self, rows: Array) -> Array:
        """What each row is worth."""
        return squashed(self.hidden(rows)[-1])

    def sizes(self) -> list[int]:
        return [len(self.weights[0]), *(len(biases) for biases in self.biases)]

    def flat(self) -> list[float]:
        """All weights as `howdah.bots.learned.network` wants them."""
        layers = zip(self.weights, self.biases, strict=True)
        return [float(number) for layer in layers for part in layer for number in part.ravel()]

    def parameters(self) -> list[Array]:
        return [*self.weights, *self.biases]


def squashed(sums: Array) -> Array:
    """Between -1 and 1, with operations that every machine rounds alike."""
    between: Array = sums / np.sqrt(np.float32(1.0) + sums * sums)
    return between


class Adam:
    """Moves the weights against the mean of their last gradients."""

    def __init__(self, parameters: list[Array]) -> None:
        self.parameters = parameters
        self.means = [np.zeros_like(parameter) for parameter in parameters]
        self.squares = [np.zeros_like(parameter) for parameter in parameters]
        self.steps = 0

    def step(self, gradients: list[Array], rate: float) -> None:
        self.steps += 1
        rate *= np.sqrt(1.0 - FORGETTING**self.steps) / (1.0 - MOMENTUM**self.steps)
        for place, gradient in enumerate(gradients):
            mean, square = self.means[place], self.squares[place]
            mean += np.float32(1.0 - MOMENTUM) * (gradient - mean)
            square += np.float32(1.0 - FORGETTING) * (gradient * gradient - square)
            self.parameters[place] -= np.float32(rate) * mean / (np.sqrt(square) + np.float32(1e-8))


def gradients_of(net: Net, rows: Array, targets: Array) -> list[Array]:
    """Where the squared error rises: for all weights, then for all biases."""
    layers = net.hidden(rows)
    sums = layers[-1]
    scale = np.float32(1.0) + sums * sums
    slope = np.float32(1.0) / (scale * np.sqrt(scale)) + SLACK
    return backpropagated(net, layers, (squashed(sums) - targets) * slope * np.float32(2.0 / len(rows)))


def backpropagated(net: Net, layers: list[Array], error: Array) -> list[Array]:
    """From where a loss rises in the last layer's sums to where it rises in all weights, then in all biases."""
    weights: list[Array] = []
    biases: list[Array] = []
    for layer in range(len(net.weights) - 1, -1, -1):
        weights.insert(0, layers[layer].T @ error)
        biases.insert(0, error.sum(axis=0))
        if layer:
            error = (error @ net.weights[layer].T) * np.where(layers[layer] > 0, np.float32(1.0), LEAK)
    return [*weights, *biases]


def fit(
    net: Net,
    rows: Array,
    targets: Array,
    epochs: int,
    luck: np.random.Generator,
    tell: Callable[[int, float], None] | None = None,
) -> float:
    """Fit to the first nine tenths; return the root of the mean squared error on the rest."""
    learned = len(rows) * 9 // 10
    adam = Adam(net.parameters())
    for epoch in range(epochs):
        rate = HIGHEST_RATE * LAST_PART ** (epoch / max(1, epochs - 1))
        order = luck.permutation(learned)
        for start in range(0, learned - BATCH + 1, BATCH):
            batch = order[start : start + BATCH]
            adam.step(gradients_of(net, rows[batch], targets[batch]), rate)
        if tell is not None:
            tell(epoch, error_of(net, rows[learned:], targets[learned:]))
    return error_of(net, rows[learned:], targets[learned:])


def error_of(net: Net, rows: Array, targets: Array) -> float:
    """The root of the mean squared error."""
    difference = net.run(rows) - targets
    return float(np.sqrt(np.mean(difference * difference)))
