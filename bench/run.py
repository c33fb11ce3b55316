"""`make bench`: Raj's playouts against OpenSpiel's goofspiel, as ratios of one run.

Every round measures everything once, so that a machine that slows down slows all of them; a ratio is taken inside a
round, and the median of the rounds is printed with its quartiles. `playouts.py` says what is measured.
"""

import argparse
import datetime
import importlib.util
import json
import statistics
import sys
from pathlib import Path
from typing import NamedTuple

import playouts
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

SEATS = (2, 3, 5)
GOALS = {"generic": 4.0, "pick": 8.0}
"""How many times OpenSpiel's C++ rollouts: by the path that every game has, and by Raj's own `pick`."""
NOTEBOOK = Path(__file__).parent.parent / "docs" / "lab-notebook"
LABELS = {
    "generic": "Raj, generic path",
    "pick": "Raj, own pick",
    "rollouts": "OpenSpiel, C++ rollouts",
    "python": "OpenSpiel, Python API",
    "calibration": "calibration loops",
}

Rates = dict[int, dict[str, list[float]]]
"""By seat count and name: one figure a round."""


class Spread(NamedTuple):
    """The median of some rounds, between their quartiles."""

    low: float
    median: float
    high: float

    def text(self, unit: float = 1.0) -> str:
        return f"{self.median / unit:.1f} ({self.low / unit:.1f}..{self.high / unit:.1f})"


def spread(figures: list[float]) -> Spread:
    if len(figures) < 2:
        return Spread(figures[0], figures[0], figures[0])
    low, median, high = statistics.quantiles(figures, n=4, method="inclusive")
    return Spread(low, median, high)


def measure(rounds: int, seconds: float, peers: bool) -> Rates:
    """All rounds; the order turns from round to round, so that nobody always follows the same neighbour."""
    everything = [(seats, name, play) for seats in SEATS for name, play in playouts.players(seats, peers=peers).items()]
    rates: Rates = {seats: {} for seats in SEATS}
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("warming up", total=(rounds + 1) * len(everything))
        for number in range(rounds + 1):
            shift = number * len(everything) // (rounds + 1)
            for seats, name, play in everything[shift:] + everything[:shift]:
                if number:
                    progress.update(task, description=f"round {number} of {rounds}, {seats} seats, {name}")
                figure = play(seconds if number else seconds / 4)
                if number:
                    rates[seats].setdefault(name, []).append(figure)
                progress.advance(task)
    return rates


def ratios(rates: Rates, seats: int, ours: str, peer: str) -> Spread | None:
    """How many times the peer's rate, round by round; None if the peer was left out."""
    if peer not in rates[seats]:
        return None
    return spread([own / other for own, other in zip(rates[seats][ours], rates[seats][peer], strict=True)])


def rows(rates: Rates) -> list[list[str]]:
    """The table: figures by name, then ratios with their goals."""
    table: list[list[str]] = []
    for name, label in LABELS.items():
        if name in rates[SEATS[0]]:
            unit, unit_name = (1, "/s") if name == "calibration" else (1000, "k games/s")
            table.append([label, *(spread(rates[seats][name]).text(unit) for seats in SEATS), unit_name])
    for ours, title in (("generic", "generic path"), ("pick", "own pick")):
        for peer, of_what in (("rollouts", "C++ rollouts"), ("python", "Python API")):
            found = [ratio for seats in SEATS if (ratio := ratios(rates, seats, ours, peer)) is not None]
            if not found:
                continue
            goal = "times"
            if peer == "rollouts":
                reached = min(ratio.median for ratio in found) >= GOALS[ours]
                goal = f"times; goal {GOALS[ours]:g}: {'reached' if reached else 'NOT REACHED'}"
            table.append([f"{title} / {of_what}", *(ratio.text() for ratio in found), goal])
    return table


def print_rows(table: list[list[str]], title: str) -> None:
    shown = Table(title=title, title_justify="left")
    for place, name in enumerate(heads()):
        shown.add_column(name, justify="right" if 0 < place <= len(SEATS) else "left")
    for row in table:
        shown.add_row(*row)
    Console(width=max(Console().width, 125)).print(shown)


def heads() -> list[str]:
    return ["median (quartiles)", *(f"{seats} seats" for seats in SEATS), ""]


def as_json(rates: Rates, machine: str, seconds: float) -> dict[str, object]:
    """What a program may read: every figure of every round, and the ratios."""
    return {
        "bench": "raj-playouts",
        "machine": machine,
        "seconds": seconds,
        "rates": {str(seats): rates[seats] for seats in SEATS},
        "ratios": {
            f"{ours}/{peer}": {
                str(seats): found._asdict() for seats in SEATS if (found := ratios(rates, seats, ours, peer))
            }
            for ours in GOALS
            for peer in ("rollouts", "python")
        },
        "goals": GOALS,
    }


def write_page(table: list[list[str]], machine: str, rounds: int, seconds: float) -> Path:
    """A dated page of the lab notebook."""
    today = datetime.datetime.now(tz=datetime.UTC).date().isoformat()
    lines = [
        f"# {today}: Raj's playouts against OpenSpiel",
        "",
        f"Written by `bench/run.py --write`: {rounds} rounds, {seconds:g} s for each figure. {machine}.",
        "Whole random games on one core; a ratio is taken inside a round. `bench/playouts.py` says what is measured.",
        "",
        "| " + " | ".join(heads()) + " |",
        "| --- |" + " ---: |" * len(SEATS) + " --- |",
        *("| " + " | ".join(row) + " |" for row in table),
        "",
    ]
    NOTEBOOK.mkdir(parents=True, exist_ok=True)
    page = NOTEBOOK / f"{today}-raj-playouts.md"
    page.write_text("\n".join(lines), encoding="utf-8")
    return page


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description="Measure Raj's playouts against OpenSpiel's goofspiel, as ratios of one run.",
        epilog="example: python bench/run.py --quick --json figures.json",
    )
    parser.add_argument("--rounds", type=int, default=9, help="how often everything is measured (9)")
    parser.add_argument("--seconds", type=float, default=0.5, help="how long for each figure (0.5)")
    parser.add_argument("--proofs", type=int, default=500, help="games compared on both paths before (500)")
    parser.add_argument("--quick", action="store_true", help="3 rounds of 0.1 s: to see that it works")
    parser.add_argument("--no-peers", action="store_true", help="measure Howdah alone; needs no OpenSpiel")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every figure there")
    parser.add_argument("--write", action="store_true", help="write a page of docs/lab-notebook")
    chosen = parser.parse_args()
    if min(chosen.rounds, chosen.proofs) < 1 or chosen.seconds <= 0:
        parser.error("--rounds, --proofs and --seconds are above zero")
    if chosen.write and chosen.no_peers:
        parser.error("--write is for a run with its peers: a figure without a ratio is not kept")
    return chosen


def main() -> None:
    chosen = arguments()
    rounds, seconds = (3, 0.1) if chosen.quick else (chosen.rounds, chosen.seconds)
    if not chosen.no_peers and importlib.util.find_spec("pyspiel") is None:
        sys.exit("bench: OpenSpiel is not installed; `make bench` installs it, --no-peers does without")
    machine = playouts.machine(not chosen.no_peers)
    print(machine, flush=True)
    for seats in SEATS:
        playouts.prove(seats, chosen.proofs)
    print("equal seeds gave equal final positions on both paths, at every seat count")
    rates = measure(rounds, seconds, not chosen.no_peers)
    table = rows(rates)
    print_rows(table, f"Raj's playouts, {rounds} rounds of {seconds:g} s")
    if chosen.json:
        text = json.dumps(as_json(rates, machine, seconds), indent=2)
        chosen.json.write_text(text + "\n", encoding="utf-8")
        print(f"every figure: {chosen.json}")
    if chosen.write:
        print(f"written: {write_page(table, machine, rounds, seconds)}")


if __name__ == "__main__":
    main()
