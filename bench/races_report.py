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
from howdah.games.elephant_rally.tracks import players, read_layouts
from howdah.games.formula_e.tracks import read_board
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
    track: str = ""
    """An own track instead, for changes that are proposed."""

    def name(self) -> str:
        board = self.circuit if self.game == "elephant_rally" else "3-4" if self.seats <= 4 else "5-6"
        return f"{self.game} {self.seats} | {board}"


def run_setting(setting: Setting) -> Tally:
    options = {"circuit": setting.circuit} if setting.game == "elephant_rally" else {}
    if setting.track:
        options = {"track": setting.track}
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


class Proposal(NamedTuple):
    """A change of the house's data: in these rows, such columns become others."""

    name: str
    game: str
    circuit: str
    changes: dict[str, tuple[str, str]]
    """By piece (Formula E: one, without a name): what becomes what."""


PROPOSALS = [
    Proposal("a bridge of two cells (column 14)", "formula_e", "", {"": ("#~#", "#~~")}),
    Proposal("face j: a bridge of two cells", "elephant_rally", "1", {"j": ("#~#", "~~#")}),
    Proposal("face j: a bridge of two cells", "elephant_rally", "4", {"j": ("#~#", "~~#")}),
    Proposal("face j: a bridge of two cells", "elephant_rally", "5", {"j": ("#~#", "~~#")}),
    Proposal("face j: a bridge of two cells", "elephant_rally", "6", {"j": ("#~#", "~~#")}),
    Proposal("face L: a lane for one column, not two", "elephant_rally", "4", {"L": ("#.# #.#", "#.# ...")}),
    Proposal("cows of k leave the stall's lane", "elephant_rally", "first", {"k": ("cc.", ".cc")}),
    Proposal("cows of G before the mud", "elephant_rally", "first", {"G": ("..h 232 343 .cc", "cch 232 343 ...")}),
]


def changed_track(proposal: Proposal, seats: int) -> str:
    """The track with the change, as an own track."""
    if proposal.game == "formula_e":
        board = " ".join(word.text for word in read_board(seats))
        before, after = proposal.changes[""]
        assert board.count(before) == 1
        return board.replace(before, after)
    rows: list[str] = []
    changed = set()
    for piece in read_layouts()[f"{proposal.circuit} {players(seats)}"]:
        name, columns = piece.name, " ".join(piece.columns)
        before, after = proposal.changes.get(name, ("", ""))
        if before and before in columns:
            changed.add(name)
            name, columns = "own", columns.replace(before, after)
        rows.append(f"{name} {columns}")
    assert changed == set(proposal.changes), f"circuit {proposal.circuit} has no such columns: {proposal.changes}"
    return " | ".join(rows)


TRIED_HEAD = """| change | table | board | players | no step | cut short | longest stall, in turns | turns: median | \
half-way leader wins | first player wins |
| --- | --- | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |"""


def tried_row(change: str, setting: Setting, tally: Tally) -> str:
    games, played = len(tally.turns), tally.sums["played"]
    parts = [
        change,
        setting.name(),
        "hasty" if setting.hasty else "random",
        percent(tally.sums["stuck"], played),
        percent(tally.sums["short"], played),
        str(tally.longest_quiet),
        str(quantile(sorted(tally.turns), 0.5)),
        percent(tally.half_won, tally.half_leaders),
        percent(tally.wins[0], games),
    ]
    return "| " + " | ".join(parts) + " |"


def try_proposals(games: int, seed: int, workers: int) -> None:
    """Each proposed change beside the board as it is, with four players."""
    settings: list[tuple[str, Setting]] = []
    for proposal in PROPOSALS:
        for hasty in (False, True):
            plain = Setting(proposal.game, 4, proposal.circuit, hasty, games, seed)
            if ("as it is", plain) not in settings:
                settings.append(("as it is", plain))
            settings.append((proposal.name, plain._replace(track=changed_track(proposal, 4))))
    with ProcessPoolExecutor(workers) as pool:
        tallies = pool.map(run_races, [setting for _, setting in settings])
        print(f"\nproposals\n\n{TRIED_HEAD}")
        for (change, setting), tally in zip(settings, tallies, strict=True):
            print(tried_row(change, setting, tally), flush=True)


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
    parser.add_argument(
        "--proposals", type=int, default=0, metavar="N", help="try the proposed changes in N races each"
    )
    parser.add_argument("--svg", type=Path, metavar="FILE", help="draw the lengths there")
    chosen = parser.parse_args()
    if chosen.proposals:
        try_proposals(chosen.proposals, chosen.seed, chosen.workers)
        return
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
