"""What the benches share: rounds that measure everything once, figures with quartiles, and a page that keeps them.

A machine that slows down within a round slows all that is measured in it, so ratios are taken inside a round.
"""

import argparse
import datetime
import importlib.util
import json
import statistics
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

NOTEBOOK = Path(__file__).parent.parent / "docs" / "lab-notebook"

Player = Callable[[float], float]
"""Plays for about so many seconds and gives its figure for one second."""
Rates = dict[str, list[float]]
"""By name: one figure a round."""


class Spread(NamedTuple):
    """The median of some rounds, between their quartiles."""

    low: float
    median: float
    high: float

    def text(self, unit: float = 1.0, digits: int = 1) -> str:
        low, median, high = (f"{figure / unit:.{digits}f}" for figure in self)
        return f"{median} ({low}..{high})"


def spread(figures: list[float]) -> Spread:
    if len(figures) < 2:
        return Spread(figures[0], figures[0], figures[0])
    low, median, high = statistics.quantiles(figures, n=4, method="inclusive")
    return Spread(low, median, high)


def ratio(ours: list[float], theirs: list[float]) -> Spread:
    """How many times theirs, round by round."""
    return spread([own / other for own, other in zip(ours, theirs, strict=True)])


def measure(everything: Mapping[str, Player], rounds: int, seconds: float) -> Rates:
    """All rounds; the order turns from round to round, so that nobody always follows the same neighbour.

    The first is for warming up, shorter and not kept.
    """
    names = list(everything)
    rates: Rates = {name: [] for name in names}
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("warming up", total=(rounds + 1) * len(names))
        for number in range(rounds + 1):
            shift = number * len(names) // (rounds + 1)
            for name in names[shift:] + names[:shift]:
                progress.update(task, description=f"round {number} of {rounds}, {name}" if number else "warming up")
                figure = everything[name](seconds if number else seconds / 4)
                if number:
                    rates[name].append(figure)
                progress.advance(task)
    return rates


def show(title: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """A table in the terminal; every column but the first and an unnamed last one is of figures."""
    table = Table(title=title, title_justify="left")
    for place, head in enumerate(heads):
        table.add_column(head, justify="right" if place and head else "left")
    for row in rows:
        table.add_row(*row)
    Console(width=max(Console().width, 130)).print(table)


class Page(NamedTuple):
    """What a page of the lab notebook says."""

    name: str
    title: str
    intro: Sequence[str]
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    notes: Sequence[str] = ()

    def write(self, chosen: argparse.Namespace, machine: str) -> None:
        """Write it, as measured in rounds."""
        self.put(f"{chosen.rounds} rounds, {chosen.seconds:g} s for each figure", machine)

    def put(self, how: str, machine: str) -> None:
        """Write it, under today's date."""
        today = datetime.datetime.now(tz=datetime.UTC).date().isoformat()
        made = f"Written by `bench/{Path(sys.argv[0]).name} --write`"
        marks = ["---:" if place and head else "---" for place, head in enumerate(self.heads)]
        lines = [
            f"# {today}: {self.title}",
            "",
            f"{made}: {how}. {machine}.",
            *self.intro,
            "",
            *("| " + " | ".join(row) + " |" for row in (self.heads, marks, *self.rows)),
            *(["", *(f"- {note}" for note in self.notes)] if self.notes else []),
            "",
        ]
        NOTEBOOK.mkdir(parents=True, exist_ok=True)
        page = NOTEBOOK / f"{today}-{self.name}.md"
        page.write_text("\n".join(lines), encoding="utf-8")
        print(f"written: {page}")


def keep(figures: dict[str, object], file: Path | None) -> None:
    """Every figure, for programs, where a file was named."""
    if file is not None:
        file.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
        print(f"every figure: {file}")


class Arguments(argparse.ArgumentParser):
    """The arguments of every bench, checked; a bench may add its own counts."""

    def __init__(self, description: str, example: str, counts: Mapping[str, tuple[int, str]] | None = None) -> None:
        super().__init__(description=description, epilog=f"example: {example}")
        self.counts = {"rounds": (9, "how often everything is measured"), **(counts or {})}
        for name, (usual, text) in self.counts.items():
            self.add_argument(f"--{name}", type=int, default=usual, help=f"{text} ({usual})")
        self.add_argument("--seconds", type=float, default=0.5, help="how long for each figure (0.5)")
        self.add_argument("--quick", action="store_true", help="3 rounds of 0.1 s: to see that it works")
        self.add_argument("--no-peers", action="store_true", help="measure Howdah alone; needs no peers")
        self.add_argument("--json", type=Path, metavar="FILE", help="write every figure there")
        self.add_argument("--write", action="store_true", help="write a page of docs/lab-notebook")

    def read(self, *peers: str) -> argparse.Namespace:
        """What was asked for. Without these modules it cannot be measured against anything."""
        chosen = self.parse_args()
        if min(getattr(chosen, name) for name in self.counts) < 1 or chosen.seconds <= 0:
            self.error(f"{', '.join(f'--{name}' for name in self.counts)} and --seconds are above zero")
        if chosen.write and chosen.no_peers:
            self.error("--write is for a run with its peers: a figure without a ratio is not kept")
        missing = [peer for peer in peers if not chosen.no_peers and importlib.util.find_spec(peer) is None]
        if missing:
            sys.exit(f"bench: not installed: {', '.join(missing)}; `make bench` installs it, --no-peers does without")
        if chosen.quick:
            chosen.rounds, chosen.seconds = 3, 0.1
        return chosen
