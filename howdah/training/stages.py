"""Training in stages: each makes one network, from those before it. A stage that is done stays on disk.

Every stage draws from a generator of its own, by the seed and its name: a run that was broken off and goes on makes the
same weights as one that was not.
"""

import json
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from howdah.engine.dealers import digest
from howdah.engine.errors import OptionError
from howdah.training.networks import Array, Net, fit

HIDDEN: Final = 48
SETTINGS: Final = "settings.json"


@dataclass(frozen=True)
class Effort:
    """How much is learned from."""

    seed: int = 1
    positions: int = 24_000
    """For each network."""
    epochs: int = 16
    """How often each of them is gone through."""


@dataclass(frozen=True)
class Learned:
    """How a stage went."""

    name: str
    rows: int
    error: float
    """The root of the mean squared error on rows that were not learned from."""
    spread: float
    """The same for a network that always says the mean."""
    seconds: float
    """Of one processor."""
    curve: list[float]
    """The error after each epoch."""


class Stage(ABC):
    """One network: where its examples come from."""

    name: str

    @abstractmethod
    def examples(self, effort: Effort, luck: np.random.Generator) -> tuple[Array, Array]:
        """Rows of features, and what each is worth."""

    @abstractmethod
    def keep(self, net: Net) -> None:
        """Keep this network: later stages are learned with it."""


class Done(NamedTuple):
    """A stage that is done."""

    learned: Learned
    net: Net


def run_stages(stages: Sequence[Stage], effort: Effort, folder: Path) -> Iterator[Done]:
    """Run all stages that the folder does not hold yet, one after the other."""
    check_folder(folder, effort)
    for stage in stages:
        path = folder / f"{stage.name.replace(' ', '-')}.npz"
        if path.exists():
            net, learned = read_stage(path)
        else:
            net, learned = learn(stage, effort)
            keep_stage(path, net, learned)
        stage.keep(net)
        yield Done(learned, net)


def learn(stage: Stage, effort: Effort) -> tuple[Net, Learned]:
    start = time.process_time()
    luck = np.random.default_rng(digest(f"{effort.seed} {stage.name}"))
    rows, targets = stage.examples(effort, luck)
    net = Net.drawn([rows.shape[1], HIDDEN, HIDDEN, targets.shape[1]], luck)
    curve: list[float] = []
    error = fit(net, rows, targets, effort.epochs, luck, lambda _epoch, error: curve.append(round(error, 5)))
    spread = float(np.sqrt(np.mean((targets - targets.mean(axis=0)) ** 2)))
    return net, Learned(stage.name, len(rows), error, spread, time.process_time() - start, curve)


def check_folder(folder: Path, effort: Effort) -> None:
    """The folder of a run belongs to its settings."""
    folder.mkdir(parents=True, exist_ok=True)
    place = folder / SETTINGS
    if not place.exists():
        place.write_text(json.dumps(asdict(effort)), encoding="utf-8")
        return
    try:
        before = Effort(**json.loads(place.read_text(encoding="utf-8")))
    except (TypeError, ValueError):
        raise OptionError(f"{place} does not hold the settings of a training run") from None
    if before != effort:
        raise OptionError(
            f"{folder} holds a run with --seed {before.seed} --positions {before.positions} --epochs {before.epochs}; "
            "go on with these, or name another folder"
        )


def keep_stage(path: Path, net: Net, learned: Learned) -> None:
    """Write a stage whole or not at all."""
    arrays = {f"weights{layer}": weights for layer, weights in enumerate(net.weights)}
    arrays |= {f"biases{layer}": biases for layer, biases in enumerate(net.biases)}
    half = path.with_suffix(".half")
    with half.open("wb") as file:
        np.savez(file, about=np.array(json.dumps(asdict(learned))), **arrays)  # type: ignore[arg-type]
    half.replace(path)


def read_stage(path: Path) -> tuple[Net, Learned]:
    with np.load(path) as kept:
        learned = Learned(**json.loads(str(kept["about"])))
        layers = sum(name.startswith("weights") for name in kept)
        net = Net([kept[f"weights{n}"] for n in range(layers)], [kept[f"biases{n}"] for n in range(layers)])
    return net, learned
