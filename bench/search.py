"""Simulations a second of our search and of OpenSpiel's C++ MCTSBot, from the first turn, as ratios of one run.

A simulation is one iteration: down the tree, a random game to its end from there, and back up. Ours plays Raj, the peer
goofspiel with 15 cards through `turn_based_simultaneous_game`, as `playouts.py` explains: its bot knows seats that act
in turn only. Both search for seat 1 after the first prize was turned up, each time with a fresh tree; the peer pays
for no redeal and no mixing, we pay for both.
"""

import playouts
import rounds
from rounds import Page, Player, Rates, spread

from howdah.bots.mcts.search import Search
from howdah.bots.settings import Settings
from howdah.engine.contract import CHANCE
from howdah.engine.generator import Generator
from howdah.engine.registry import set_table

SEATS = (2, 5)
GOAL = 5.0
MEMORY = 1000
"""Megabytes that the peer may use: more than it needs, so that it never throws its tree away."""
LABELS = {"howdah": "Howdah", "openspiel": "OpenSpiel, C++ MCTSBot"}
HEADS = ["median (quartiles)", *(f"{seats} seats" for seats in SEATS), ""]


def ours(seats: int, simulations: int) -> Player:
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


def peer(seats: int, simulations: int) -> Player:
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


def players(simulations: int, peers: bool) -> dict[str, Player]:
    """Everything that is measured, by seats and name."""
    found = {f"{seats} howdah": ours(seats, simulations) for seats in SEATS}
    if peers:
        found |= {f"{seats} openspiel": peer(seats, simulations) for seats in SEATS}
    return found


def rows(rates: Rates) -> list[list[str]]:
    """The table: figures by name, then the ratio with its goal where there is a peer."""
    table = [
        [label, *(spread(rates[f"{seats} {name}"]).text(1000) for seats in SEATS), "k simulations/s"]
        for name, label in LABELS.items()
        if f"{SEATS[0]} {name}" in rates
    ]
    if f"{SEATS[0]} openspiel" in rates:
        found = [rounds.ratio(rates[f"{seats} howdah"], rates[f"{seats} openspiel"]) for seats in SEATS]
        reached = min(ratio.median for ratio in found) >= GOAL
        goal = f"times; goal {GOAL:g}: {'reached' if reached else 'NOT REACHED'}"
        table.append(["Howdah / OpenSpiel", *(ratio.text() for ratio in found), goal])
    return table


def main() -> None:
    chosen = rounds.Arguments(
        "Measure the search against OpenSpiel's MCTSBot, as ratios of one run.",
        "python bench/search.py --quick",
        {"simulations": (5000, "simulations of one search")},
    ).read("pyspiel")
    peers = not chosen.no_peers
    machine = playouts.machine(peers)
    print(machine, flush=True)
    rates = rounds.measure(players(chosen.simulations, peers), chosen.rounds, chosen.seconds)
    table = rows(rates)
    rounds.show(f"searches of {chosen.simulations} simulations", HEADS, table)
    rounds.keep({"bench": "raj-search", "machine": machine, "rates": rates}, chosen.json)
    if chosen.write:
        intro = [f"One core, {chosen.simulations} simulations a search; ratios are taken inside a round.",
                 "`bench/search.py` says what a simulation is on each side."]  # fmt: skip
        Page("search", "the search against OpenSpiel's MCTSBot", intro, HEADS, table).write(chosen, machine)


if __name__ == "__main__":
    main()
