"""A small policy in NumPy alone: one hidden layer, a chance for every legal action. The other examples share it."""

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from howdah.adapters.observations import Observer
from howdah.adapters.observations.layout import Mask, Row
from howdah.engine.generator import Generator

Array = NDArray[np.float32]
WORD = 2**32


class Policy:
    """Weights, and how they are used. Rows are scaled to about 1 by what their fields can hold."""

    def __init__(self, weights: dict[str, Array]) -> None:
        self.weights = weights

    @classmethod
    def new(cls, observer: Observer, actions: int, hidden: int, chooser: np.random.Generator) -> "Policy":
        scale = 1 / np.clip(np.abs(observer.high.astype(np.float32)), 1, 15)
        return cls(
            {
                "scale": scale.astype(np.float32),
                "first": (chooser.normal(size=(observer.size, hidden)) / np.sqrt(observer.size)).astype(np.float32),
                "first_bias": np.zeros(hidden, np.float32),
                "second": np.zeros((hidden, actions), np.float32),
                "second_bias": np.zeros(actions, np.float32),
            }
        )

    def hidden(self, rows: NDArray[Any]) -> tuple[Array, Array]:
        """The scaled rows, and the hidden layer."""
        inputs = rows.astype(np.float32) * self.weights["scale"]
        return inputs, np.tanh(inputs @ self.weights["first"] + self.weights["first_bias"])

    def chances(self, hidden: Array, masks: NDArray[Any]) -> Array:
        """How likely each action is; nothing for what is not legal."""
        logits = hidden @ self.weights["second"] + self.weights["second_bias"]
        logits = np.where(masks > 0, logits, -1e9)
        raised = np.exp(logits - logits.max(axis=-1, keepdims=True))
        return np.asarray(raised / raised.sum(axis=-1, keepdims=True), np.float32)

    def __call__(self, row: Row, mask: Mask, luck: Generator) -> int:
        """One decision: what howdah.adapters.agents calls an agent."""
        _, hidden = self.hidden(row)
        point = float(luck.word()) / WORD
        place = int(np.searchsorted(np.cumsum(self.chances(hidden, mask)), point, side="right"))
        legal = np.flatnonzero(mask)
        return place if place < len(mask) and mask[place] else int(legal[-1])

    def save(self, path: Path) -> None:
        np.savez(path, **self.weights)  # type: ignore[arg-type]  # of any names

    @classmethod
    def load(cls, path: Path) -> "Policy":
        with np.load(path) as file:
            return cls({name: file[name] for name in file.files})
