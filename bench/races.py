"""`make bench`: whole random races of one core against catanatron's random games, as ratios of one run.

What is counted are decisions: choices among two or more actions. Catanatron says what a player may do as a list, so
that the same is counted there; its dice rolls are not counted, nor are our outcomes of chance.
Its random player is taken over with its shuffles, and its check that an action is in the list is left out.

- `listed`: our games by the path that every game has, each choice from a written list.
- `pick`: the same games by the game's own `pick`.

Seconds are those of the process, not of the clock on the wall: other work on the machine hardly changes them. As in
`run.py` every round measures everything once, and a ratio is taken inside a round.
"""

import random
import time
from collections.abc import Callable

import playouts
import rounds
from rounds import Page, Player, Rates, Spread, spread

from howdah.engine.contract import Rules
from howdah.engine.generator import Generator
from howdah.engine.playout import play_out, play_out_listed
from howdah.engine.registry import set_table

TABLES = [("formula_e", seats) for seats in (3, 4, 5, 6)] + [("elephant_rally", seats) for seats in (2, 3, 4, 5, 6)]
PEER_SEATS = (2, 4)
PATHS = ("listed", "pick")
POOL = 100
"""Games in one go. Those of one seed are played again and again, long enough not to be remembered by a processor."""
GOAL_RATIO = 50.0
GOAL_RATE = 2e6


def rate(play: Callable[[], int], seconds: float) -> float:
    """Decisions a second: as many goes as fit, the clock read between them."""
    decisions = 0
    spent = 0.0
    start = time.process_time()
    while spent < seconds:
        decisions += play()
        spent = time.process_time() - start
    return decisions / spent


# Ours.


def name_of(game: str, seats: int) -> str:
    return f"{game} {seats}"


def ours(game: str, seats: int) -> dict[str, Player]:
    """Both paths of one table. What the games of the pool hold in decisions is counted, and proved, before."""
    rules = set_table(game, seats)
    decisions = prove(rules)

    def listed() -> int:
        generator = Generator(1)
        return sum(play_out_listed(rules.new(), generator) for _ in range(POOL))

    def picked() -> int:
        generator = Generator(1)
        for _ in range(POOL):
            play_out(rules.new(), generator)
        return decisions

    return {"listed": lambda seconds: rate(listed, seconds), "pick": lambda seconds: rate(picked, seconds)}


def prove(rules: Rules) -> int:
    """That the games of the pool are real and the same on both paths; returns their decisions."""
    one, other = Generator(1), Generator(1)
    decisions = 0
    for number in range(POOL):
        listed, picked = rules.new(), rules.new()
        decisions += play_out_listed(listed, one)
        play_out(picked, other)
        if repr(listed) != repr(picked) or listed.result() is None or listed.check():
            raise SystemExit(
                f"bench: game {number} of {rules.game} with {rules.seats} seats: expected one whole final position,"
                f" found {listed!r} and {picked!r}"
            )
    return decisions


# Catanatron.


def catan(seats: int) -> Player:
    """Random games of Catan, with the decisions that its lists of actions tell."""
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT

    colours = list(Color)[:seats]
    source = random.Random(1)

    def game() -> int:
        decisions = 0
        match = Game([RandomPlayer(colour) for colour in colours], seed=source.randrange(1, 1 << 30))
        state = match.state
        while match.winning_color() is None and state.num_turns < TURNS_LIMIT:
            actions = state.playable_actions
            count = len(actions)
            decisions += count > 1
            match.execute(actions[int(source.random() * count)], validate_action=False)
        return decisions

    return lambda seconds: rate(game, seconds)


# A run.


def players(peers: bool) -> dict[str, Player]:
    """Everything that is measured, by name. Each peer stands between our tables, never at one end only."""
    everything: dict[str, Player] = {}
    for place, (game, seats) in enumerate(TABLES):
        for path, play in ours(game, seats).items():
            everything[f"{name_of(game, seats)} {path}"] = play
        if peers and place in (2, 6):
            peer_seats = PEER_SEATS[place == 6]
            everything[name_of("catanatron", peer_seats)] = catan(peer_seats)
    return everything


def ratio(rates: Rates, name: str) -> Spread | None:
    """How many times catanatron's rate, at the seat count where it is faster in that round; None without it."""
    peers = [rates[peer] for seats in PEER_SEATS if (peer := name_of("catanatron", seats)) in rates]
    if not peers:
        return None
    return spread([own / max(others) for own, *others in zip(rates[name], *peers, strict=True)])


def rows(rates: Rates) -> list[list[str]]:
    """A row a table, then the peers."""
    made: list[list[str]] = []
    for game, seats in TABLES:
        names = [f"{name_of(game, seats)} {path}" for path in PATHS]
        found = [ratio(rates, name) for name in names]
        made.append(
            [
                name_of(game, seats),
                *(spread(rates[name]).text(1e6) for name in names),
                *("" if times is None else times.text() for times in found),
            ]
        )
    for seats in PEER_SEATS:
        name = name_of("catanatron", seats)
        if name in rates:
            made.append([name, spread(rates[name]).text(1e6, digits=4), "", "1", ""])
    return made


def verdicts(rates: Rates) -> list[str]:
    """Each goal at the table that is furthest from it, on each path."""
    said: list[str] = []
    for path in PATHS:
        names = [f"{name_of(game, seats)} {path}" for game, seats in TABLES]
        slowest = min(spread(rates[name]).median for name in names)
        reached = "reached" if slowest >= GOAL_RATE else "NOT REACHED"
        said.append(f"{path}: at least {slowest / 1e6:.2f} M decisions/s; goal {GOAL_RATE / 1e6:g} M: {reached}")
        times = [found.median for name in names if (found := ratio(rates, name)) is not None]
        if times:
            reached = "reached" if min(times) >= GOAL_RATIO else "NOT REACHED"
            said.append(f"{path}: at least {min(times):.0f} times catanatron; goal {GOAL_RATIO:g}: {reached}")
    return said


HEADS = ["seats", "listed, M decisions/s", "own pick, M decisions/s", "listed / catanatron", "own pick / catanatron"]


def machine(peers: bool) -> str:
    """One line on what the figures were measured with."""
    from importlib.metadata import version

    return playouts.machine(peers=False) + (f", catanatron {version('catanatron')}" if peers else "")


def main() -> None:
    chosen = rounds.Arguments(
        "Measure random races against catanatron's random games, as ratios of one run.",
        "python bench/races.py --quick --json figures.json",
    ).read("catanatron")
    peers = not chosen.no_peers
    setting = machine(peers)
    print(setting, flush=True)
    rates = rounds.measure(players(peers), chosen.rounds, chosen.seconds)
    table, said = rows(rates), verdicts(rates)
    rounds.show(f"Random races, {chosen.rounds} rounds of {chosen.seconds:g} s, median (quartiles)", HEADS, table)
    print(*said, sep="\n")
    rounds.keep({"bench": "races", "machine": setting, "seconds": chosen.seconds, "rates": rates}, chosen.json)
    if chosen.write:
        intro = [
            "Seconds of one core; median of the rounds (quartiles). A decision is a choice among two or more. Ratios",
            "are taken inside a round, against catanatron with two or four players, whichever is faster.",
        ]
        Page("races-playouts", "random races against catanatron", intro, HEADS, table, said).write(chosen, setting)


if __name__ == "__main__":
    main()
