"""A small neural network (multilayer perceptron) with the same results on every machine and build.

Linear layers with leaky ReLU between them; the output is linear (`squashed` maps it between -1 and 1). Only + - * / and
the square root are used, on doubles: these five are rounded alike everywhere. No exponential, no fused multiplication
(every build passes `-ffp-contract=off`), and sums run in one fixed order.
"""

from itertools import pairwise
from math import sqrt
from typing import Final

from mypy_extensions import i64

from howdah.engine.vectors import vec

LEAK: Final = 0.1
"""How much of a sum below zero goes on."""


class Network:
    """One network. `sizes` counts the values of each layer, from the inputs to the outputs.

    `weights` has the layers one after the other: for each input its weights to all outputs, then the outputs' biases.
    """

    def __init__(self, sizes: list[int], weights: list[float]) -> None:
        if len(weights) != weight_count(sizes):
            raise ValueError(f"a network of {sizes} has {weight_count(sizes)} weights, not {len(weights)}")
        self.sizes: vec[i64] = vec[i64](sizes)
        self.layers: i64 = len(sizes)
        self.weights: vec[float] = vec[float](weights)
        self.widest: i64 = max(sizes)
        self.inputs: vec[float] = vec[float]([0.0] * sizes[0])
        """Fill these, then `run`."""
        self.sums: vec[float] = vec[float]([0.0] * sizes[1])
        """What the first layer has so far: see `begin`."""
        self.values: vec[float] = vec[float]([0.0] * (2 * max(sizes)))
        self.outputs: vec[float] = vec[float]([0.0] * sizes[len(sizes) - 1])

    def run(self) -> None:
        """From `inputs` to `outputs`."""
        self.begin()
        self.add(0, self.sizes[0])
        self.finish()

    # The same in three steps, for callers that look at many rows with inputs in common: what they share is added once
    # and kept by `kept`, and each row goes on from there.

    def begin(self) -> None:
        """The first layer's sums without any input: the biases."""
        outputs: i64 = self.sizes[1]
        start: i64 = self.sizes[0] * outputs
        for place in range(outputs):
            self.sums[place] = self.weights[start + place]

    def add(self, first: i64, end: i64) -> None:
        """Add what the inputs from `first` up to `end` bring."""
        outputs: i64 = self.sizes[1]
        weights = self.weights
        sums = self.sums
        for place in range(first, end):
            value: float = self.inputs[place]
            if value == 0.0:
                continue
            start: i64 = place * outputs
            for output in range(outputs):
                sums[output] += value * weights[start + output]

    def kept(self) -> vec[float]:
        """A copy of the first layer's sums; `go_on` takes them up again."""
        return self.sums[:]

    def go_on(self, kept: vec[float]) -> None:
        for place in range(self.sizes[1]):
            self.sums[place] = kept[place]

    def finish(self) -> None:
        """From the first layer's sums to `outputs`."""
        size: i64 = self.sizes[1]
        values = self.values
        weights = self.weights
        here: i64 = 0
        there: i64 = self.widest
        for place in range(size):
            values[place] = self.sums[place]
        start: i64 = (self.sizes[0] + 1) * size
        for layer in range(2, self.layers):
            outputs: i64 = self.sizes[layer]
            bias: i64 = start + size * outputs
            for place in range(outputs):
                values[there + place] = weights[bias + place]
            for place in range(size):
                value: float = values[here + place]
                if value < 0.0:
                    value = value * LEAK
                row: i64 = start + place * outputs
                for output in range(outputs):
                    values[there + output] += value * weights[row + output]
            start = bias + outputs
            size = outputs
            here, there = there, here
        for place in range(size):
            self.outputs[place] = values[here + place]


def weight_count(sizes: list[int]) -> int:
    """How many weights and biases a network has."""
    return sum((inputs + 1) * outputs for inputs, outputs in pairwise(sizes))


def squashed(number: float) -> float:
    """A sum as a value between -1 and 1."""
    return number / sqrt(1.0 + number * number)
