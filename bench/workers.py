"""Many games with heuristic bots on two processes and on a local Ray of two workers: the same rows, and both times."""

import argparse
import sys
import time
from contextlib import closing
from hashlib import sha256

import playouts
from rounds import Page

from howdah.lab.plans import Plan, make_plan
from howdah.lab.runner import Crew, in_order

WORKERS = 2
HEADS = ["workers", "seconds", "games a second", "digest of all rows"]


def played_by(plan: Plan, crew: Crew) -> tuple[str, float]:
    """A digest of all rows in the order of their numbers, and the seconds that they took."""
    start = time.monotonic()
    digest = sha256()
    with closing(crew.play([plan], range(plan.games))) as batches:
        for row in in_order(batches):
            digest.update(row.text().encode())
    return digest.hexdigest(), time.monotonic() - start


def main() -> None:
    parser = argparse.ArgumentParser(
        description="Play the same games on processes and on a local Ray, and compare rows and times.",
        epilog="example: python bench/workers.py --games 500",
    )
    parser.add_argument("--games", type=int, default=10_000, help="how many (10000)")
    parser.add_argument("--write", action="store_true", help="write a page of docs/lab-notebook")
    chosen = parser.parse_args()
    if chosen.games < 1:
        parser.error("--games is above zero")
    machine = playouts.machine(peers=False)
    print(machine, flush=True)
    plan = make_plan("raj", 2, bots="heuristic", games=chosen.games)
    rows: list[list[str]] = []
    digests = set()
    crews = {"two processes": Crew(WORKERS), "a local Ray of two, its start included": Crew(WORKERS, "local")}
    for name, crew in crews.items():
        digest, seconds = played_by(plan, crew)
        digests.add(digest)
        rows.append([name, f"{seconds:.1f}", f"{plan.games / seconds:.0f}", f"`{digest[:16]}`"])
        print(*rows[-1], sep="  ", flush=True)
    if len(digests) > 1:
        sys.exit("bench: the rows differ")
    if chosen.write:
        intro = [f"Games of raj for two, heuristic bots, seed {plan.seed}: the same rows."]
        Page("workers", "processes and Ray", intro, HEADS, rows).put(f"{plan.games} games", machine)


if __name__ == "__main__":
    main()
