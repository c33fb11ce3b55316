"""Many games with heuristic bots on two processes and on a local Ray of two workers: the same rows, and both times."""

import argparse
import sys
import time
from contextlib import closing
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

import playouts

from howdah.lab.plans import Plan, make_plan
from howdah.lab.runner import Crew, in_order

WORKERS = 2


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
    parser.add_argument("--write", type=Path, metavar="FILE", help="write a page for docs/lab-notebook")
    chosen = parser.parse_args()
    if chosen.games < 1:
        parser.error("--games is above zero")
    machine = playouts.machine(peers=False)
    print(machine, flush=True)
    plan = make_plan("raj", 2, bots="heuristic", games=chosen.games)
    rows = ["| workers | seconds | games a second | digest of all rows |", "| --- | ---: | ---: | --- |"]
    digests = set()
    crews = {"two processes": Crew(WORKERS), "a local Ray of two, its start included": Crew(WORKERS, "local")}
    for name, crew in crews.items():
        digest, seconds = played_by(plan, crew)
        digests.add(digest)
        rows.append(f"| {name} | {seconds:.1f} | {plan.games / seconds:.0f} | `{digest[:16]}` |")
        print(rows[-1], flush=True)
    if len(digests) > 1:
        sys.exit("bench: the rows differ")
    if chosen.write:
        today = datetime.now(UTC).date().isoformat()
        told = f"Written by `bench/workers.py --games {plan.games} --write FILE`. {machine}.\n"
        told += f"{plan.games} games of raj for two, heuristic bots, seed {plan.seed}: the same rows."
        page = [f"# {today}: processes and Ray", "", told, "", *rows, ""]
        chosen.write.write_text("\n".join(page), encoding="utf-8")


if __name__ == "__main__":
    main()
