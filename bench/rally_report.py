"""Elephant Rally as it is read now and as it was under behaviour version 1 (`halting`, `tiger_window`, `windows`), on
paired seeds: how long races are, how often a bridge is blocked, and how many tiger windows there are. Prints the
tables of docs/lab-notebook/2026-11-17-elephant-rally-readings.md.

    python bench/rally_report.py --games 100
"""

import argparse
import math
from collections.abc import Callable
from typing import NamedTuple

from howdah.engine.contract import CHANCE, CHANCE_BIT
from howdah.engine.events import Sink
from howdah.engine.generator import Generator
from howdah.engine.registry import options_under, set_table
from howdah.engine.seats import seats_in
from howdah.games.elephant_rally.rules import RallyState
from howdah.games.race.codes import WINDOW
from howdah.games.race.race import Race
from howdah.lab.races import Watch, hasty_choice, random_choice

BEHAVIOURS = (2, 1)
TABLES = ((3, "4", "random"), (6, "4", "random"), (3, "4", "hasty"), (6, "4", "hasty"), (3, "first", "random"))
"""Seats, circuit and players. The fourth circuit has a bridge of one lane, the first a river."""
NEAR = 2
"""Whoever is in the column before the water, or so many columns behind it, waits for the crossing."""


class Counted(NamedTuple):
    """What is counted in one race."""

    turns: int
    windows: int
    cancelled: int
    halts: int
    stuck: int
    blocked_turns: int
    longest_block: int


def is_blocked(race: Race) -> bool:
    """Whether an elephant stands firm before a closed crossing while another waits beside or behind it."""
    lanes = int(race.kit.track.lanes)
    standing = [int(cell) for cell in race.board.where if cell >= 0]
    for rock in standing:
        if race.board.stands_firm(rock):
            column = rock // lanes
            return any(cell != rock and 0 <= column - cell // lanes <= NEAR for cell in standing)
    return False


def run(seats: int, circuit: str, player: str, behaviour: int, seed: int) -> Counted:
    """One race, its luck and its players drawn from the seed."""
    options = options_under("elephant_rally", behaviour, {"circuit": circuit})
    state = set_table("elephant_rally", seats, options).new()
    assert isinstance(state, RallyState)
    choose = hasty_choice if player == "hasty" else random_choice
    race, generator, watch = state.race, Generator(seed), Watch(state.race)
    windows = cancelled = blocked = longest = here = turns = 0
    was_open = False
    while asked := int(state.pending()):
        sink = Sink()
        for seat in [CHANCE] if asked == CHANCE_BIT else seats_in(asked):
            action = state.pick(CHANCE, generator) if seat == CHANCE else choose(state, race, seat, generator)
            state.apply(seat, action, sink)
        watch.hear(sink.events)
        cancelled += sum(event.kind == "card-cancelled" for event in sink.events)
        windows += race.phase == WINDOW and not was_open
        was_open = race.phase == WINDOW
        if race.turns != turns:
            turns = int(race.turns)
            here = here + 1 if is_blocked(race) else 0
            blocked += here > 0
            longest = max(longest, here)
    watch.finish_movement()
    return Counted(turns + 1, windows, cancelled, watch.halts, watch.stuck, blocked, longest)


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def half_width(values: list[float]) -> float:
    """Of the 95 % interval of a mean."""
    middle = mean(values)
    return 1.96 * math.sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1) / len(values))


def row(name: str, told: Callable[[Counted], float], games: dict[int, list[Counted]]) -> str:
    new, old = ([told(counted) for counted in games[behaviour]] for behaviour in BEHAVIOURS)
    apart = [a - b for a, b in zip(new, old, strict=True)]
    return f"| {name} | {mean(new):.2f} | {mean(old):.2f} | {mean(apart):+.2f} ± {half_width(apart):.2f} |"


def report(seats: int, circuit: str, player: str, count: int) -> None:
    games = {
        behaviour: [run(seats, circuit, player, behaviour, seed) for seed in range(1, count + 1)]
        for behaviour in BEHAVIOURS
    }
    print(f"\n## {seats} seats, circuit {circuit}, {player} players, {count} pairs of races\n")
    print("| a race | version 2 | version 1 | difference (95 %) |\n| --- | ---: | ---: | ---: |")
    print(row("turns", lambda counted: counted.turns, games))
    print(row("tiger windows", lambda counted: counted.windows, games))
    print(row("cards cancelled", lambda counted: counted.cancelled, games))
    print(row("movements that end by halting", lambda counted: counted.halts, games))
    print(row("movement cards without a step", lambda counted: counted.stuck, games))
    print(row("turns that end with a blocked crossing", lambda counted: counted.blocked_turns, games))
    print(row("longest such blockade, in turns", lambda counted: counted.longest_block, games), flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    wanted = parser.parse_args()
    for table_seats, table_circuit, table_player in TABLES:
        report(table_seats, table_circuit, table_player, wanted.games)
