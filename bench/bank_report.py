"""Two readings of Formula E's banks (FE-4.1), `bank=pushed` and `bank=rock`, on paired seeds: how long races are, how
long an elephant that stands firm blocks the one-lane bridge, and how many tiger windows there are. Prints the tables
of docs/lab-notebook/2026-11-17-formula-e-banks.md.

    python bench/bank_report.py --games 400
"""

import argparse
import math
from collections.abc import Callable
from typing import NamedTuple

from howdah.engine.contract import CHANCE, CHANCE_BIT
from howdah.engine.events import Sink
from howdah.engine.generator import Generator
from howdah.engine.registry import set_table
from howdah.engine.seats import seats_in
from howdah.games.formula_e.rules import FormulaState
from howdah.games.race.codes import WINDOW
from howdah.games.race.race import Race
from howdah.games.race.tracks.track import Track
from howdah.lab.races import Watch, hasty_choice, random_choice

READINGS = ("pushed", "rock")
TABLES = ((3, "random"), (4, "random"), (6, "random"), (3, "hasty"), (4, "hasty"), (6, "hasty"))
NEAR = 2
"""Whoever is so many columns behind the bank, or beside it, waits for the bridge."""


class Counted(NamedTuple):
    """What is counted in one race."""

    turns: int
    windows: int
    stops: int
    no_step: int
    blocked_turns: int
    longest_block: int
    short_there: int


def bridge_banks(track: Track) -> list[int]:
    """The cells before bridges of one lane."""
    lanes = int(track.lanes)
    bridges = [place for place, letters in enumerate(track.letters) if letters.count("~") == 1 and "." not in letters]
    return [(place - 1) * lanes + track.letters[place].index("~") for place in bridges]


def is_blocked(race: Race, banks: list[int]) -> bool:
    """Whether an elephant stands firm before a one-lane bridge while another waits right behind or beside it."""
    lanes = int(race.kit.track.lanes)
    for bank in banks:
        if not 1 <= race.board.at[bank] <= race.kit.elephants or not race.board.stands_firm(bank):
            continue
        for cell in race.board.where:
            if cell != bank and 0 <= bank // lanes - cell // lanes <= NEAR and cell >= 0:
                return True
    return False


def run(seats: int, player: str, reading: str, seed: int) -> Counted:
    """One race, its luck and its players drawn from the seed."""
    state = set_table("formula_e", seats, {"bank": reading}).new()
    assert isinstance(state, FormulaState)
    choose = hasty_choice if player == "hasty" else random_choice
    race, generator, watch = state.race, Generator(seed), Watch(state.race)
    banks = bridge_banks(race.kit.track)
    windows = stops = no_step = blocked = longest = here = turns = 0
    was_open = False
    while asked := int(state.pending()):
        sink = Sink()
        for seat in [CHANCE] if asked == CHANCE_BIT else seats_in(asked):
            action = state.pick(CHANCE, generator) if seat == CHANCE else choose(state, race, seat, generator)
            state.apply(seat, action, sink)
        watch.hear(sink.events)
        stops += sum(event.kind == "elephant-stopped" for event in sink.events)
        no_step += sum(event.kind == "elephant-blocked" for event in sink.events)
        windows += race.phase == WINDOW and not was_open
        was_open = race.phase == WINDOW
        if race.turns != turns:
            turns = int(race.turns)
            here = here + 1 if is_blocked(race, banks) else 0
            blocked += here > 0
            longest = max(longest, here)
    watch.finish_movement()
    lanes = int(race.kit.track.lanes)
    columns = {bank // lanes - back for bank in banks for back in range(NEAR)}
    short = sum(watch.where_short[column] for column in columns)
    return Counted(turns + 1, windows, stops, no_step, blocked, longest, short)


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def half_width(values: list[float]) -> float:
    """Of the 95 % interval of a mean."""
    middle = mean(values)
    return 1.96 * math.sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1) / len(values))


def row(name: str, told: Callable[[Counted], float], games: dict[str, list[Counted]]) -> str:
    new, old = ([told(counted) for counted in games[reading]] for reading in READINGS)
    apart = [a - b for a, b in zip(new, old, strict=True)]
    return f"| {name} | {mean(new):.2f} | {mean(old):.2f} | {mean(apart):+.2f} ± {half_width(apart):.2f} |"


def report(seats: int, player: str, count: int) -> None:
    games = {reading: [run(seats, player, reading, seed) for seed in range(1, count + 1)] for reading in READINGS}
    print(f"\n### {seats} seats, {player} players, {count} pairs of races\n")
    print("| a race | `pushed` | `rock` | difference (95 %) |\n| --- | ---: | ---: | ---: |")
    print(row("turns", lambda counted: counted.turns, games))
    print(row("tiger windows", lambda counted: counted.windows, games))
    print(row("elephants stopped by a push", lambda counted: counted.stops, games))
    print(row("movement cards without a step", lambda counted: counted.no_step, games))
    if seats <= 4:
        print(row("turns that end with the one-lane bridge blocked", lambda counted: counted.blocked_turns, games))
        print(row("longest such blockade, in turns", lambda counted: counted.longest_block, games))
        print(row("movements cut short right before that bridge", lambda counted: counted.short_there, games))
    worst = [max(counted.longest_block for counted in games[reading]) for reading in READINGS]
    if seats <= 4:
        print(f"\nThe longest blockade of all: {worst[0]} turns with `pushed`, {worst[1]} with `rock`.")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    wanted = parser.parse_args()
    for table_seats, table_player in TABLES:
        report(table_seats, table_player, wanted.games)
