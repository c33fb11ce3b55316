"""`make bench`: Raj's playouts against OpenSpiel's goofspiel, as ratios of one run.

Every round measures everything once, so that a machine that slows down slows all of them; a ratio is taken inside a
round, and the median of the rounds is printed with its quartiles. `playouts.py` says what is measured.
"""

import playouts
import rounds
from rounds import Page, Rates, Spread, spread

SEATS = (2, 3, 5)
GOALS = {"generic": 4.0, "pick": 8.0}
"""How many times OpenSpiel's C++ rollouts: by the path that every game has, and by Raj's own `pick`."""
LABELS = {
    "generic": "Raj, generic path",
    "pick": "Raj, own pick",
    "rollouts": "OpenSpiel, C++ rollouts",
    "python": "OpenSpiel, Python API",
    "calibration": "calibration loops",
}
HEADS = ["median (quartiles)", *(f"{seats} seats" for seats in SEATS), ""]


def name_of(seats: int, name: str) -> str:
    return f"{seats} {name}"


def ratios(rates: Rates, seats: int, ours: str, peer: str) -> Spread | None:
    """How many times the peer's rate, round by round; None if the peer was left out."""
    if name_of(seats, peer) not in rates:
        return None
    return rounds.ratio(rates[name_of(seats, ours)], rates[name_of(seats, peer)])


def rows(rates: Rates) -> list[list[str]]:
    """The table: figures by name, then ratios with their goals."""
    table: list[list[str]] = []
    for name, label in LABELS.items():
        if name_of(SEATS[0], name) in rates:
            unit, unit_name = (1, "/s") if name == "calibration" else (1000, "k games/s")
            table.append([label, *(spread(rates[name_of(seats, name)]).text(unit) for seats in SEATS), unit_name])
    for ours, title in (("generic", "generic path"), ("pick", "own pick")):
        for peer, of_what in (("rollouts", "C++ rollouts"), ("python", "Python API")):
            found = [ratio for seats in SEATS if (ratio := ratios(rates, seats, ours, peer)) is not None]
            if not found:
                continue
            goal = "times"
            if peer == "rollouts":
                reached = min(ratio.median for ratio in found) >= GOALS[ours]
                goal = f"times; goal {GOALS[ours]:g}: {'reached' if reached else 'NOT REACHED'}"
            table.append([f"{title} / {of_what}", *(ratio.text() for ratio in found), goal])
    return table


def as_json(rates: Rates, machine: str, seconds: float) -> dict[str, object]:
    """What a program may read: every figure of every round, and the ratios."""
    return {
        "bench": "raj-playouts",
        "machine": machine,
        "seconds": seconds,
        "rates": rates,
        "ratios": {
            f"{ours}/{peer}": {
                str(seats): found._asdict() for seats in SEATS if (found := ratios(rates, seats, ours, peer))
            }
            for ours in GOALS
            for peer in ("rollouts", "python")
        },
        "goals": GOALS,
    }


def main() -> None:
    chosen = rounds.Arguments(
        "Measure Raj's playouts against OpenSpiel's goofspiel, as ratios of one run.",
        "python bench/run.py --quick --json figures.json",
        {"proofs": (500, "games compared on both paths before")},
    ).read("pyspiel")
    peers = not chosen.no_peers
    machine = playouts.machine(peers)
    print(machine, flush=True)
    for seats in SEATS:
        playouts.prove(seats, chosen.proofs)
    print("equal seeds gave equal final positions on both paths, at every seat count")
    everything = {
        name_of(seats, name): play for seats in SEATS for name, play in playouts.players(seats, peers=peers).items()
    }
    rates = rounds.measure(everything, chosen.rounds, chosen.seconds)
    table = rows(rates)
    rounds.show(f"Raj's playouts, {chosen.rounds} rounds of {chosen.seconds:g} s", HEADS, table)
    rounds.keep(as_json(rates, machine, chosen.seconds), chosen.json)
    if chosen.write:
        intro = ["Whole random games on one core; ratios are taken inside a round. See `bench/playouts.py`."]
        Page("raj-playouts", "Raj's playouts against OpenSpiel", intro, HEADS, table).write(chosen, machine)


if __name__ == "__main__":
    main()
