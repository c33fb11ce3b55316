"""Simulations a second of our search and of OpenSpiel's C++ MCTSBot, from the first turn, as ratios of one run.

A simulation is one iteration: down the tree, a random game to its end from there, and back up. Ours plays Raj, the peer
goofspiel with 15 cards through `turn_based_simultaneous_game`, as `playouts.py` explains: its bot knows seats that act
in turn only. Both search for seat 1 after the first prize was turned up, each time with a fresh tree; the peer pays
for no redeal and no mixing, we pay for both. Every round measures everything once, in turning order.
"""

import argparse
import importlib.util
import json
import sys
from datetime import UTC, datetime
from pathlib import Path

import playouts
from rich.console import Console
from rich.table import Table
from rounds import Spread, spread

from howdah.bots.search import Search
from howdah.bots.settings import Settings
from howdah.engine.contract import CHANCE
from howdah.engine.generator import Generator
from howdah.engine.registry import set_table

SEATS = (2, 5)
GOAL = 5.0
MEMORY = 1000
"""Megabytes that the peer may use: more than it needs, so that it never throws its tree away."""


def ours(seats: int, simulations: int) -> playouts.Player:
    """Raj, from the first prize on."""
    state = set_table("raj", seats).new()
    generator = Generator(1)
    state.apply(CHANCE, state.pick(CHANCE, generator), None)

    def searches(count: int) -> None:
        for _ in range(count):
            search = Search(state, 0, Settings(simulations), generator)
            search.run()
            if search.tree.visits[0] != simulations:
                raise SystemExit("bench: the search has not done what it was told")

    return lambda seconds: simulations * playouts.rate(searches, 1, seconds)


def peer(seats: int, simulations: int) -> playouts.Player:
    """Goofspiel, from the first prize on."""
    import pyspiel

    game = pyspiel.load_game(f"turn_based_simultaneous_game(game={playouts.goofspiel(seats)})")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])

    def searches(count: int) -> None:
        for seed in range(count):
            evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
            # uct_c, max_simulations, max_memory_mb, solve, seed, verbose
            pyspiel.MCTSBot(game, evaluator, 1.0, simulations, MEMORY, False, seed, False).step(state)

    return lambda seconds: simulations * playouts.rate(searches, 1, seconds)


def measure(rounds: int, seconds: float, simulations: int, peers: bool) -> dict[int, dict[str, list[float]]]:
    """Simulations a second, by seat count and name, one figure a round; the order turns from round to round."""
    everything = [(seats, "howdah", ours(seats, simulations)) for seats in SEATS]
    if peers:
        everything += [(seats, "openspiel", peer(seats, simulations)) for seats in SEATS]
    rates: dict[int, dict[str, list[float]]] = {seats: {} for seats in SEATS}
    for number in range(rounds):
        shift = number % len(everything)
        for seats, name, play in everything[shift:] + everything[:shift]:
            rates[seats].setdefault(name, []).append(play(seconds))
    return rates


def ratios(rates: dict[int, dict[str, list[float]]]) -> list[Spread]:
    """Ours to the peer's, inside a round, by seat count."""
    return [
        spread([own / other for own, other in zip(rates[seats]["howdah"], rates[seats]["openspiel"], strict=True)])
        for seats in SEATS
    ]


def verdict(found: list[Spread]) -> str:
    reached = min(ratio.median for ratio in found) >= GOAL
    return f"goal {GOAL:g}: {'reached' if reached else 'NOT REACHED'}"


def print_rates(rates: dict[int, dict[str, list[float]]], simulations: int) -> None:
    """A row a name, and the ratio where there is a peer."""
    table = Table(title=f"thousand simulations a second, {simulations} a search", title_justify="left")
    for head in ("median (quartiles)", *(f"{seats} seats" for seats in SEATS), ""):
        table.add_column(head)
    for name in rates[SEATS[0]]:
        table.add_row(name, *(spread(rates[seats][name]).text(1000) for seats in SEATS), "")
    if "openspiel" in rates[SEATS[0]]:
        found = ratios(rates)
        table.add_row("howdah / openspiel", *(ratio.text() for ratio in found), verdict(found))
    Console(width=max(Console().width, 100)).print(table)


def page_of(rates: dict[int, dict[str, list[float]]], told: str) -> str:
    """The same for the lab's notebook."""
    lines = [f"# {datetime.now(UTC).date().isoformat()}: the search against OpenSpiel's MCTSBot", "", told, ""]
    lines += [
        f"| median (quartiles) | {' | '.join(f'{seats} seats' for seats in SEATS)} |  |",
        "| --- | ---: | ---: | --- |",
    ]
    for name in rates[SEATS[0]]:
        cells = " | ".join(spread(rates[seats][name]).text(1000) for seats in SEATS)
        lines.append(f"| {name} | {cells} | k simulations/s |")
    if "openspiel" in rates[SEATS[0]]:
        found = ratios(rates)
        lines.append(f"| howdah / openspiel | {' | '.join(one.text() for one in found)} | times; {verdict(found)} |")
    return "\n".join([*lines, ""])


def main() -> None:
    parser = argparse.ArgumentParser(
        description="Measure the search against OpenSpiel's MCTSBot, as ratios of one run.",
        epilog="example: python bench/search.py --rounds 3 --seconds 0.2",
    )
    parser.add_argument("--rounds", type=int, default=9, help="how often everything is measured (9)")
    parser.add_argument("--seconds", type=float, default=0.5, help="how long for each figure (0.5)")
    parser.add_argument("--simulations", type=int, default=5000, help="simulations of one search (5000)")
    parser.add_argument("--no-peers", action="store_true", help="measure Howdah alone; needs no OpenSpiel")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every figure there")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write a page for docs/lab-notebook")
    chosen = parser.parse_args()
    if min(chosen.rounds, chosen.simulations) < 1 or chosen.seconds <= 0:
        parser.error("--rounds, --simulations and --seconds are above zero")
    if not chosen.no_peers and importlib.util.find_spec("pyspiel") is None:
        sys.exit("bench: OpenSpiel is not installed; `make bench` installs it, --no-peers does without")
    machine = playouts.machine(not chosen.no_peers)
    print(machine, flush=True)
    rates = measure(chosen.rounds, chosen.seconds, chosen.simulations, not chosen.no_peers)
    print_rates(rates, chosen.simulations)
    if chosen.write:
        settings = f"--rounds {chosen.rounds} --seconds {chosen.seconds:g} --simulations {chosen.simulations}"
        told = f"Written by `bench/search.py {settings} --write FILE`. {machine}.\n"
        told += "One core; a ratio is taken inside a round. The file says what a simulation is on each side."
        chosen.write.write_text(page_of(rates, told), encoding="utf-8")
    if chosen.json:
        figures = {"bench": "raj-search", "machine": machine, "rates": {str(seats): rates[seats] for seats in SEATS}}
        chosen.json.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
