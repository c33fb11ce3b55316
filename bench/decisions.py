"""How long a level thinks: processor time of single decisions, in every game at every seat count.

Games are played on by a quick level; at every so many decisions the measured one is asked too, a fresh one each time,
so that nothing it has solved before helps. What it would do is not played. Processor time, not the clock: a machine
with other work to do makes nobody slow.
"""

import argparse
import time

import playouts
from rounds import Page

from howdah.bots.specs import make_bot
from howdah.engine.dealers import KeyedDealer
from howdah.engine.generator import Generator
from howdah.engine.match import Match
from howdah.engine.registry import games, set_table, settle_options

MEAN = 0.2
LONGEST = 1.0
"""Seconds that a decision of `hard` may take: on average, and at most."""
OTHERS = "easy"
HEADS = ["game", "seats", "decisions", "mean, s", "95 % within", "longest", ""]
HOSTED = ("raj", "formula_e", "elephant_rally", "totem")


def spent_at(game: str, seats: int, level: str, decisions: int, every: int) -> list[float]:
    """Seconds of so many decisions at one table."""
    spent: list[float] = []
    seed = 0
    asked = 0
    quick = make_bot(OTHERS)
    while len(spent) < decisions:
        seed += 1
        rules = set_table(game, seats, settle_options(game, seats, {}, Generator(seed)))
        match = Match(rules, KeyedDealer(seed))
        luck = Generator(seed)
        while match.waiting() and len(spent) < decisions:
            seat = match.waiting()[0]
            infoset = match.information_set(seat, luck.split())
            asked += len(infoset.legal) > 1
            if len(infoset.legal) > 1 and asked % every == 0:
                bot = make_bot(level)
                start = time.process_time()
                bot.choose(infoset, Generator(seed))
                spent.append(time.process_time() - start)
            match.submit(seat, rules.actions[quick.choose(infoset, luck.split())])
    return spent


def row_of(game: str, seats: int, spent: list[float]) -> list[str]:
    ordered = sorted(spent)
    mean = sum(spent) / len(spent)
    late = ordered[len(ordered) * 19 // 20]
    verdict = "kept" if mean <= MEAN and ordered[-1] <= LONGEST else "NOT KEPT"
    return [game, str(seats), str(len(spent)), f"{mean:.3f}", f"{late:.3f}", f"{ordered[-1]:.3f}", verdict]


def main() -> None:
    parser = argparse.ArgumentParser(
        description="Measure how long a level thinks about a decision, in every game at every seat count.",
        epilog="example: python bench/decisions.py --game raj --decisions 50",
    )
    parser.add_argument("--level", default="hard", help="the bot that is measured (hard)")
    parser.add_argument("--game", choices=HOSTED, action="append", help="only this one; may be given several times")
    parser.add_argument("--decisions", type=int, default=100, help="how many at each table (100)")
    parser.add_argument("--every", type=int, default=3, help="one in so many decisions of a game is measured (3)")
    parser.add_argument("--write", action="store_true", help="write a page of docs/lab-notebook")
    chosen = parser.parse_args()
    if min(chosen.decisions, chosen.every) < 1:
        parser.error("--decisions and --every are above zero")
    if chosen.write and chosen.game:
        parser.error("--write is for a run of all games")
    machine = playouts.machine(peers=False)
    print(machine)
    print(*HEADS, sep="  ", flush=True)
    rows: list[list[str]] = []
    for meta in games():
        if meta.name not in (chosen.game or HOSTED):
            continue
        for seats in range(meta.fewest_seats, meta.most_seats + 1):
            spent = spent_at(meta.name, seats, chosen.level, chosen.decisions, chosen.every)
            rows.append(row_of(meta.name, seats, spent))
            print(*rows[-1], sep="  ", flush=True)
    if chosen.write:
        how = f"{chosen.decisions} decisions a table, one in {chosen.every}"
        intro = [f"Processor time on one core. Goal: {MEAN:g} s on average, never over {LONGEST:g} s."]
        Page("decisions", f"how long {chosen.level} thinks", intro, HEADS, rows).put(how, machine)


if __name__ == "__main__":
    main()
