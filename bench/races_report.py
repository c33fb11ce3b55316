"""How random races go: length, wins by seat, stalls, blocked movements, leaders, endings. Prints the tables of
docs/lab-notebook/2026-11-15-races-random-games.md, and draws the lengths with `--svg`.

    python bench/races_report.py --workers 4 --svg docs/lab-notebook/2026-11-15-races-random-games.svg
"""

import argparse
import math
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

from howdah.engine.contract import CHANCE, CHANCE_BIT, State
from howdah.engine.events import Event, Sink
from howdah.engine.generator import Generator
from howdah.engine.registry import set_table
from howdah.engine.seats import seats_in
from howdah.games.elephant_rally.boards import players, read_layouts
from howdah.games.elephant_rally.rules import RallyState
from howdah.games.formula_e.boards import read_board
from howdah.games.formula_e.rules import FormulaState
from howdah.games.race.race import Race
from howdah.games.race.words import DONE, HERD, TURN

MOVED = ("elephant-stepped", "elephant-flew")
CARD_ENDS = ("card-played", "cards-played", "card-revealed", "card-discarded", "turn-began", "race-won", "race-cut")
HOT = 3
"""How many columns are named where movements end early."""

Chooser = Callable[[State, Race, int, Generator], int]


def random_choice(state: State, race: Race, seat: int, generator: Generator) -> int:  # noqa: ARG001
    return int(state.pick(seat, generator))


def hasty_choice(state: State, race: Race, seat: int, generator: Generator) -> int:
    """A player who always plays the movement of most points, leads no cow, and chooses all else at random."""
    if race.step == HERD:
        return DONE
    if race.step == TURN:
        kit = race.kit
        legal = state.legal(seat)
        points = dict.fromkeys(legal, 0)
        for action in legal:
            if kit.play_block <= action < kit.pair_block:
                points[action] = int(kit.points[action - kit.play_block])
            elif kit.pair_block <= action < kit.discard_block:
                points[action] = int(kit.points[kit.pair_movement[action - kit.pair_block]])
        best = max(points.values())
        if best > 0:
            legal = [action for action in legal if points[action] == best]
            return legal[int(generator.below(len(legal)))]
    return int(state.pick(seat, generator))


class Movement:
    """A movement card under way: its points, and what became of them."""

    def __init__(self, points: int, cell: str) -> None:
        self.points = points
        self.steps = 0
        self.halted = False
        self.cell = cell
        """Where it has come to; empty while that is open (ER-7.2: which elephant is chosen later)."""


class Watch:
    """What one race tells, gathered while it is run."""

    def __init__(self, race: Race) -> None:
        self.race = race
        self.movement: Movement | None = None
        self.played = 0
        self.stuck = 0
        self.short = 0
        self.halts = 0
        self.cancelled = 0
        self.where_short: Counter[int] = Counter()
        self.half_leader = -1
        self.leader = -1
        self.lead_changes = 0
        self.best = [0.0] * int(race.kit.seats)
        self.quiet = 0
        self.longest_quiet = 0
        self.turns = 0
        self.pushed_over = False
        columns = int(race.kit.track.columns)
        self.whole = 2.0 * columns if race.kit.track.closed else float(columns)
        self.half = 1.5 * columns if race.kit.track.closed else columns / 2

    def far(self, seat: int) -> float:
        """How far a seat is, in columns: the mean of its elephants."""
        race, track = self.race, self.race.kit.track
        own = [elephant for elephant in range(int(race.kit.elephants)) if race.own(seat) >> elephant & 1]
        total = 0.0
        for elephant in own:
            cell = int(race.board.where[elephant])
            if race.board.crossed >> elephant & 1:
                total += self.whole
            elif cell >= 0:
                total += cell // int(track.lanes) + int(race.board.laps[elephant]) * int(track.columns)
        return total / len(own)

    def look(self) -> None:
        """At the end of a turn: who leads, and whether anybody has got further than before."""
        self.turns = int(self.race.turns)
        fars = [self.far(seat) for seat in range(len(self.best))]
        self.quiet = 0 if any(far > best for far, best in zip(fars, self.best, strict=True)) else self.quiet + 1
        self.longest_quiet = max(self.longest_quiet, self.quiet)
        self.best = [max(pair) for pair in zip(fars, self.best, strict=True)]
        top = max(fars)
        leaders = [seat for seat, far in enumerate(fars) if far == top]
        if len(leaders) == 1 and leaders[0] != self.leader:
            self.lead_changes += self.leader >= 0
            self.leader = leaders[0]
        if self.half_leader < 0 and top >= self.half and len(leaders) == 1:
            self.half_leader = leaders[0]

    def hear(self, events: list[Event]) -> None:
        for place, event in enumerate(events):
            if event.kind == "elephant-finished" and place:
                before = events[place - 1]
                self.pushed_over = (
                    before.kind == "elephant-pushed" and before.facts["elephant"] == event.facts["elephant"]
                )
            self.follow(event)

    def follow(self, event: Event) -> None:
        """The movement cards: which of them spend all their points."""
        if event.kind in CARD_ENDS:
            self.finish_movement()
        if event.kind in ("card-played", "cards-played", "card-revealed"):
            names = self.race.kit.deck.names
            points = int(self.race.kit.points[names.index(str(event.facts["card"]))])
            if points:
                self.movement = Movement(points, self.cell_of(int(str(event.facts["seat"])) - 1))
            return
        movement = self.movement
        if movement is None:
            return
        if event.kind == "card-cancelled":
            names = self.race.kit.deck.names
            if self.race.kit.points[names.index(str(event.facts["card"]))]:
                self.cancelled += 1
                self.movement = None
        elif event.kind in MOVED:
            movement.steps += movement.points if event.kind == "elephant-flew" else 1
            movement.cell = str(event.facts["to"])
        elif event.kind == "elephant-freed":
            movement.points -= int(str(event.facts["points"]))
        elif event.kind == "mango-eaten":
            movement.points += 2
        elif event.kind == "elephant-halted":
            movement.halted = True
        elif event.kind == "elephant-finished":
            movement.steps = movement.points

    def cell_of(self, seat: int) -> str:
        race = self.race
        cell = int(race.board.where[seat]) if race.kit.elephants == race.kit.seats else -1
        return race.kit.track.names[cell] if cell >= 0 else ""

    def finish_movement(self) -> None:
        movement = self.movement
        self.movement = None
        if movement is None:
            return
        self.played += 1
        if movement.halted:
            self.halts += 1
        elif movement.steps < movement.points:
            self.short += movement.steps > 0
            self.stuck += movement.steps == 0
            if movement.cell[1:].isdigit():
                self.where_short[int(movement.cell[1:])] += 1


class Tally:
    """What many races at one table came to."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.turns: list[int] = []
        self.wins = [0] * seats
        """By place in turn order from the first player."""
        self.half_leaders = 0
        self.half_won = 0
        self.lead_changes = 0
        self.pushed_over = 0
        self.stalled = 0
        self.longest_quiet = 0
        self.sums: Counter[str] = Counter()
        self.where_short: Counter[int] = Counter()

    def add(self, race: Race, watch: Watch) -> None:
        winner = int(race.winner)
        self.turns.append(int(race.turns) + 1)
        self.wins[(winner - int(race.first)) % self.seats] += 1
        if watch.half_leader >= 0:
            self.half_leaders += 1
            self.half_won += watch.half_leader == winner
        self.lead_changes += watch.lead_changes
        self.pushed_over += watch.pushed_over
        self.stalled += watch.longest_quiet >= 2 * self.seats
        self.longest_quiet = max(self.longest_quiet, watch.longest_quiet)
        for name in ("played", "stuck", "short", "halts", "cancelled"):
            self.sums[name] += getattr(watch, name)
        self.where_short += watch.where_short


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


def run_races(setting: Setting) -> Tally:
    options = {"circuit": setting.circuit} if setting.game == "elephant_rally" else {}
    if setting.track:
        options = {"track": setting.track}
    rules = set_table(setting.game, setting.seats, options)
    choose: Chooser = hasty_choice if setting.hasty else random_choice
    tally, generator = Tally(setting.seats), Generator(setting.seed)
    for _ in range(setting.games):
        state = rules.new()
        assert isinstance(state, FormulaState | RallyState)
        watch = Watch(state.race)
        run_race(state, state.race, watch, choose, generator)
        tally.add(state.race, watch)
    return tally


def run_race(state: State, race: Race, watch: Watch, choose: Chooser, generator: Generator) -> None:
    while asked := int(state.pending()):
        if asked == CHANCE_BIT:
            state.apply(CHANCE, state.pick(CHANCE, generator), None)
        else:
            sink = Sink()
            for seat in seats_in(asked):
                state.apply(seat, choose(state, race, seat, generator), sink)
            watch.hear(sink.events)
        if race.turns != watch.turns:
            watch.look()
    watch.finish_movement()


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
            tallies = list(zip(tables, pool.map(run_races, tables), strict=True))
        for head, row in ((COURSE_HEAD, course_row), (BLOCK_HEAD, block_row), (WIN_HEAD, win_row)):
            print(f"\n{title} players\n\n{head}", *(row(*pair) for pair in tallies), sep="\n", flush=True)
        if chosen.svg and title == "random":
            chosen.svg.write_text(svg(tallies), encoding="utf-8")


if __name__ == "__main__":
    main()
