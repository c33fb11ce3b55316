"""How random races go: length, wins by seat, stalls, blocked movements, leaders, endings. Prints the tables of
docs/lab-notebook/2026-11-15-races-random-games.md, and draws the lengths with `--svg`.

    python bench/races_report.py --workers 4 --svg docs/lab-notebook/2026-11-15-races-random-games.svg
"""

import argparse
import math
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

from howdah.engine.registry import set_table
from howdah.lab.races import Tally, run_races

HOT = 3
"""How many columns are named where movements end early."""


class Setting(NamedTuple):
    """A table with its players."""

    game: str
    seats: int
    circuit: str
    hasty: bool
    games: int
    seed: int

    def name(self) -> str:
        board = self.circuit if self.game == "elephant_rally" else "3-4" if self.seats <= 4 else "5-6"
        return f"{self.game} {self.seats} | {board}"


def run_setting(setting: Setting) -> Tally:
    options = {"circuit": setting.circuit} if setting.game == "elephant_rally" else {}
    rules = set_table(setting.game, setting.seats, options)
    return run_races(rules, setting.hasty, setting.games, setting.seed)


# Tables.


def percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "-"


def interval(part: int, whole: int) -> str:
    """Wilson's interval at 95 %."""
    z = 1.96
    share = part / whole
    middle = (share + z * z / 2 / whole) / (1 + z * z / whole)
    half = z * math.sqrt(share * (1 - share) / whole + z * z / 4 / whole / whole) / (1 + z * z / whole)
    return f"{100 * (middle - half):.1f} to {100 * (middle + half):.1f}"


def quantile(ordered: list[int], share: float) -> int:
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


COURSE_HEAD = """| table | board | games | turns: mean | 5 % | median | 95 % | longest | turns a seat |\
 half-way leader wins (95 %) | lead changes | pushed over the line |
| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- | ---: | ---: |"""
BLOCK_HEAD = """| table | board | movements a game | cancelled | no step | cut short | halted at water |\
 games with two rounds without progress | longest, in turns | columns where most end early |
| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |"""
WIN_HEAD = """| table | board | fair | wins by place in turn order, first player first (95 %) |
| --- | --- | ---: | --- |"""


def course_row(setting: Setting, tally: Tally) -> str:
    ordered, games = sorted(tally.turns), len(tally.turns)
    mean = sum(ordered) / games
    parts = [
        setting.name(),
        str(games),
        f"{mean:.0f}",
        *(str(quantile(ordered, share)) for share in (0.05, 0.5, 0.95)),
        str(ordered[-1]),
        f"{mean / tally.seats:.1f}",
        f"{percent(tally.half_won, tally.half_leaders)} ({interval(tally.half_won, tally.half_leaders)})",
        f"{tally.lead_changes / games:.1f}",
        percent(tally.pushed_over, games),
    ]
    return "| " + " | ".join(parts) + " |"


def block_row(setting: Setting, tally: Tally) -> str:
    games, played = len(tally.turns), tally.sums["played"]
    short = sum(tally.where_short.values())
    hot = [f"{column} ({percent(count, short)})" for column, count in tally.where_short.most_common(HOT)]
    parts = [
        setting.name(),
        f"{(played + tally.sums['cancelled']) / games:.1f}",
        percent(tally.sums["cancelled"], played + tally.sums["cancelled"]),
        *(percent(tally.sums[name], played) for name in ("stuck", "short", "halts")),
        percent(tally.stalled, games),
        str(tally.longest_quiet),
        ", ".join(hot),
    ]
    return "| " + " | ".join(parts) + " |"


def win_row(setting: Setting, tally: Tally) -> str:
    games = len(tally.turns)
    wins = ", ".join(f"{percent(won, games)} ({interval(won, games)})" for won in tally.wins)
    return f"| {setting.name()} | {100 / tally.seats:.1f} % | {wins} |"


def settings(hasty: bool, games: int, circuits: int, seed: int) -> list[Setting]:
    """Formula E; Elephant Rally at every seat count, and each further circuit in both lengths."""
    found = [Setting("formula_e", seats, "", hasty, games, seed) for seats in (3, 4, 5, 6)]
    found += [Setting("elephant_rally", seats, "first", hasty, games, seed) for seats in (2, 3, 4, 5, 6)]
    if circuits:
        further = [(circuit, seats) for circuit in "123456" for seats in (2, 4, 6)]
        found += [Setting("elephant_rally", seats, circuit, hasty, circuits, seed) for circuit, seats in further]
    return found


def svg(tallies: list[tuple[Setting, Tally]]) -> str:
    """The lengths as bars from 5 to 95 of a hundred, with the median."""
    left, width, row = 200, 560, 18
    longest = max(quantile(sorted(tally.turns), 0.95) for _, tally in tallies)
    lines = [
        '<svg xmlns="http://www.w3.org/2000/svg" font-family="sans-serif" font-size="12"',
        f' width="{left + width + 60}" height="{row * len(tallies) + 40}">',
        '<text x="8" y="16">turns in all: 5 % to 95 % of the games, and the median</text>',
    ]
    for number, (setting, tally) in enumerate(tallies):
        ordered = sorted(tally.turns)
        low, middle, high = (width * quantile(ordered, share) / longest for share in (0.05, 0.5, 0.95))
        top = 28 + row * number
        lines.append(f'<text x="8" y="{top + 11}">{setting.name().replace(" |", ",")}</text>')
        lines.append(f'<rect x="{left + low:.0f}" y="{top}" width="{high - low:.0f}" height="12" fill="#b9a06a"/>')
        lines.append(f'<rect x="{left + middle:.0f}" y="{top - 1}" width="2" height="14" fill="#333"/>')
        lines.append(f'<text x="{left + high + 4:.0f}" y="{top + 11}">{quantile(ordered, 0.5)}</text>')
    return "\n".join([*lines, "</svg>", ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="random races at each table (2000)")
    parser.add_argument("--circuits", type=int, default=500, help="and on each further circuit (500)")
    parser.add_argument("--hasty", type=int, default=500, help="races of the hasty player at each table (500)")
    parser.add_argument("--workers", type=int, default=1, help="processes (1); the figures do not depend on it")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--svg", type=Path, metavar="FILE", help="draw the lengths there")
    chosen = parser.parse_args()
    runs = {
        "random": settings(False, chosen.games, chosen.circuits, chosen.seed),
        "hasty": settings(True, chosen.hasty, 0, chosen.seed),
    }
    for title, tables in runs.items():
        with ProcessPoolExecutor(chosen.workers) as pool:
            tallies = list(zip(tables, pool.map(run_setting, tables), strict=True))
        for head, row in ((COURSE_HEAD, course_row), (BLOCK_HEAD, block_row), (WIN_HEAD, win_row)):
            print(f"\n{title} players\n\n{head}", *(row(*pair) for pair in tallies), sep="\n", flush=True)
        if chosen.svg and title == "random":
            chosen.svg.write_text(svg(tallies), encoding="utf-8")


if __name__ == "__main__":
    main()
