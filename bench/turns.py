"""How long a level takes for a whole turn of its own, in every game: processor time, and whether it keeps its bounds.

One seat is the measured level, the others are medium. The time of a turn is that of all decisions that the seat takes
in it; answers in the turns of others are not counted. `bench/site.mjs` runs the same program in a browser, so it
imports nothing that a page does not have.

    bench/turns.py                                   hard and expert, at the fewest and the most seats of every game
    bench/turns.py --level hard --game raj --turns 5 --json
"""

import argparse
import json
import statistics
import time
from typing import NamedTuple

from howdah.bots.specs import make_bot
from howdah.engine.dealers import KeyedDealer
from howdah.engine.generator import Generator
from howdah.engine.match import Match
from howdah.engine.registry import find, set_table, settle_options
from howdah.review.turns import NOBODY, turn_of

BOUNDS = {"hard": (0.5, 1.5), "expert": (1.5, 4.0)}
"""Seconds that a turn of a level may take: on average, and at most."""
HOSTED = ("raj", "formula_e", "elephant_rally", "totem")
OTHERS = "medium"


class Spent(NamedTuple):
    """The seconds of each turn of a level at a table."""

    game: str
    seats: int
    level: str
    turns: list[float]

    @property
    def kept(self) -> bool:
        mean, most = BOUNDS[self.level]
        return statistics.fmean(self.turns) <= mean and max(self.turns) <= most


def turns_of(game: str, seats: int, level: str, turns: int) -> Spent:
    """So many turns of one seat, over as many games as that takes."""
    spent: list[float] = []
    seed = 0
    while len(spent) < turns:
        seed += 1
        spent += game_of(game, seats, level, seed, turns - len(spent))
    return Spent(game, seats, level, spent)


def game_of(game: str, seats: int, level: str, seed: int, most: int) -> list[float]:
    """The turns of the measured seat in one game, at most so many; the seat follows from the seed."""
    rules = set_table(game, seats, settle_options(game, seats, {}, Generator(seed)))
    match = Match(rules, KeyedDealer(seed))
    luck = Generator(seed)
    measured = seed % seats
    bots = [make_bot(level if seat == measured else OTHERS) for seat in range(seats)]
    spent: dict[int, float] = {}
    while match.waiting():
        seat = match.waiting()[0]
        infoset = match.information_set(seat, luck.split())
        turn = turn_of(infoset.world)
        start = time.process_time()
        action = bots[seat].choose(infoset, luck.split())
        if seat == measured and turn.number and turn.seat in (NOBODY, seat):
            spent[turn.number] = spent.get(turn.number, 0.0) + time.process_time() - start
        match.submit(seat, rules.actions[action])
        if len(spent) > most:
            return list(spent.values())[:most]
    return list(spent.values())


def row_of(spent: Spent) -> str:
    figures = [statistics.fmean(spent.turns), statistics.median(spent.turns), max(spent.turns)]
    mean, middle, most = (f"{figure:.3f}" for figure in figures)
    verdict = "kept" if spent.kept else "NOT KEPT"
    table = f"{spent.game:16} {spent.seats} {spent.level:8}"
    return f"{table} {len(spent.turns):4} {mean:>8} {middle:>8} {most:>8}  {verdict}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", choices=list(BOUNDS), action="append")
    parser.add_argument("--game", choices=HOSTED, action="append")
    parser.add_argument("--seats", type=int, help="only this many; else the fewest and the most")
    parser.add_argument("--turns", type=int, default=20, metavar="N", help="turns at each table (20)")
    parser.add_argument("--json", action="store_true", help="print the seconds of every turn")
    asked = parser.parse_args()
    if asked.turns < 1:
        parser.error("--turns is above zero")
    found: list[Spent] = []
    if not asked.json:
        print(f"{'game':14} seats {'level':8} turns mean, s   median     most", flush=True)
    for game in asked.game or HOSTED:
        meta = find(game)
        for seats in [asked.seats] if asked.seats else [meta.fewest_seats, meta.most_seats]:
            for level in asked.level or BOUNDS:
                found.append(turns_of(game, seats, level, asked.turns))
                if not asked.json:
                    print(row_of(found[-1]), flush=True)
    if asked.json:
        print(json.dumps([each._asdict() for each in found]))


main()
