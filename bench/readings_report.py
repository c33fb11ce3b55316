"""The races as their rules are read now, beside older readings, on paired seeds. Prints the tables of
docs/lab-notebook/2026-11-17-elephant-rally-readings.md and docs/lab-notebook/2026-11-17-formula-e-readings.md.

    python bench/readings_report.py rally --games 100
    python bench/readings_report.py formula --player medium --games 40
    python bench/readings_report.py bank --player random --games 400
"""

import argparse
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from paired import Counted, report

from howdah.engine.registry import options_under, set_table

COMMON: Final[Mapping[str, Callable[[Counted], float]]] = {
    "turns": lambda counted: counted.turns,
    "tiger windows": lambda counted: counted.windows,
    "cards cancelled": lambda counted: counted.events["card-cancelled"],
    "movement cards without a step": lambda counted: counted.watch.stuck,
    "turns that end with a blocked crossing": lambda counted: counted.blocked_turns,
    "longest such blockade, in turns": lambda counted: counted.longest_block,
}
RALLY: Final = {**COMMON, "movements that end by halting": lambda counted: counted.watch.halts}
FORMULA: Final = {
    **COMMON,
    "elephants stopped by a push": lambda counted: counted.events["elephant-stopped"],
    "movements cut short right before the one-lane bridge": lambda counted: counted.short_there,
}


class Comparison(NamedTuple):
    """Two readings of a game, and the tables at which they are compared."""

    game: str
    names: tuple[str, str]
    options: tuple[dict[str, str], dict[str, str]]
    seats: tuple[int, ...]
    rows: Mapping[str, Callable[[Counted], float]]


def versions(game: str, seats: tuple[int, ...], rows: Mapping[str, Callable[[Counted], float]]) -> Comparison:
    """A game under its present behaviour version and under the first."""
    return Comparison(game, ("version 2", "version 1"), ({}, options_under(game, 1, {})), seats, rows)


COMPARED: Final = {
    "rally": versions("elephant_rally", (3, 6), RALLY),
    "formula": versions("formula_e", (4, 6), FORMULA),
    "bank": Comparison("formula_e", ("`pushed`", "`rock`"), ({}, {"bank": "rock"}), (3, 4, 6), FORMULA),
}
CIRCUIT: Final = {"elephant_rally": {"circuit": "4"}, "formula_e": {}}
"""The fourth circuit has a bridge of one lane; so has Formula E's board for three and four."""

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("compared", choices=COMPARED)
    parser.add_argument("--player", action="append", help="random, hasty or a bot's spec (random and hasty)")
    parser.add_argument("--games", type=int, default=100)
    wanted = parser.parse_args()
    compared = COMPARED[wanted.compared]
    for player in wanted.player or ["random", "hasty"]:
        for seats in compared.seats:
            new, old = (
                set_table(compared.game, seats, {**CIRCUIT[compared.game], **options}) for options in compared.options
            )
            print(f"\n## {seats} seats, {player} players, {wanted.games} pairs of races\n")
            report((new, old), compared.names, player, wanted.games, compared.rows)
