"""Measure a trained agent against our levels, with intervals.

    python examples/evaluate_agent.py agent.npz --levels random,easy,medium --games 400

The agent sits in each seat in turn; equal seeds meet equal luck. A share whose interval reaches the even one proves
nothing yet: play more games.
"""

import argparse
from pathlib import Path

from agent import Policy

from howdah.adapters.agents import measure
from howdah.engine.registry import set_table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("file", type=Path, help="an agent that train_raj.py wrote")
    parser.add_argument("--levels", default="random,easy,heuristic", help="bots by spec, parted by commas")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1000)
    chosen = parser.parse_args()
    policy = Policy.load(chosen.file)
    rules = set_table("raj", chosen.seats)
    for level in chosen.levels.split(","):
        print(f"against {level}: {measure(policy, rules, level, chosen.games, chosen.seed)}", flush=True)


if __name__ == "__main__":
    main()
