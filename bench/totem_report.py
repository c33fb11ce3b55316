"""How random and simple games of Totem go: length, endings, advantage of the first player. Prints the tables of
docs/lab-notebook/2026-11-15-totem-random-games.md.

    python bench/totem_report.py --games 2000 --greedy 200
"""

import argparse
import math
import time
from collections import Counter

from howdah.engine.contract import CHANCE, CHANCE_BIT, State
from howdah.engine.generator import Generator
from howdah.engine.registry import set_table
from howdah.games.totem.board import distance
from howdah.games.totem.codes import BOTH, CHOICE, DICE, ENTER, FINISH, PIECE, STEP, TO
from howdah.games.totem.rules import TotemState

LIMIT = 400
"""TOT-6.4: turns a seat."""


class Greedy:
    """A simple player. It touches a totem if it can, else eliminates as much as it can, else closes in on a totem.

    It looks at one piece's movement at a time, never ahead, and does not guard its own totem.
    """

    def __init__(self) -> None:
        self.plan: list[int] = []

    def choose(self, state: TotemState, seat: int, generator: Generator) -> int:
        legal = state.legal(seat)
        if state.phase == DICE:
            self.plan = []
            entries = [action for action in legal if action >= ENTER]
            if entries and state.active[seat] < 6:
                return entries[generator.below(len(entries))]
            return BOTH if BOTH in legal else legal[0]
        if state.phase == CHOICE:
            self.plan = best_movement(state, seat, legal, generator)
        if state.phase in (CHOICE, STEP) and self.plan and self.plan[0] in legal:
            return self.plan.pop(0)
        return legal[generator.below(len(legal))]


def best_movement(state: TotemState, seat: int, pieces: list[int], generator: Generator) -> list[int]:
    """The actions of the best movement of one piece: the piece, its steps, and `finish` where it is needed."""
    best: list[int] = []
    most = -math.inf
    for piece in pieces:
        start = state.copy()
        start.apply(seat, piece, None)
        seen = {int(start.moving)}
        edge: list[tuple[TotemState, list[int]]] = [(start, [piece])]
        while edge:
            here, path = edge.pop(0)
            for action in here.legal(seat):
                after = here.copy()
                after.apply(seat, action, None)
                if action == FINISH or after.phase != STEP:
                    worth = gain(state, here, after, seat, path, action) + generator.below(1000) / 1000
                    if worth > most:
                        most, best = worth, [*path, action]
                elif int(after.moving) not in seen:
                    seen.add(int(after.moving))
                    edge.append((after, [*path, action]))
    return best


def gain(before: TotemState, here: TotemState, after: TotemState, seat: int, path: list[int], action: int) -> float:
    """What a movement is worth: totems, pieces, and how much nearer to the nearest enemy totem it ends."""
    others = [who for who in range(before.seats) if who != seat and before.totems[who] != 0]
    struck = sum(after.totems[who] == 0 for who in others)
    taken = sum(before.active[who] - after.active[who] for who in others)
    left = before.totem_rules.places[path[0] - PIECE]
    ends = here.moving if action == FINISH else before.totem_rules.places[action - TO]
    nearer = nearest(before, others, left) - nearest(before, others, ends)
    totem_moves = left == before.totems[seat]
    return 10_000 * struck + 100 * taken + nearer - (50 if totem_moves else 0)


def nearest(state: TotemState, others: list[int], place: int) -> int:
    return min(int(distance(place, state.totems[who])) for who in others)


class Tally:
    """What many games came to."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.endings: Counter[str] = Counter()
        self.rounds: list[int] = []
        self.decisions: list[int] = []
        self.first_wins = 0
        self.eliminated = 0
        self.games = 0

    def add(self, state: TotemState, decisions: int) -> None:
        result = state.result()
        assert result is not None
        self.games += 1
        self.endings[f"{result.ending} {result.clause}"] += 1
        self.decisions.append(decisions)
        self.rounds.append(int(state.round))
        self.eliminated += 25 * self.seats - sum(map(int, state.active)) - sum(map(int, state.reserve))
        if result.ending == "won":
            self.first_wins += result.ranks[state.first] == 1

    def row(self) -> str:
        won = self.endings["won TOT-6.1"]
        drawn = self.endings["drawn TOT-6.2"] + self.endings["drawn TOT-6.3"]
        rounds = sorted(self.rounds)
        middle = rounds[len(rounds) // 2]
        parts = [
            str(self.seats),
            str(self.games),
            f"{percent(won, self.games)} {interval(won, self.games)}",
            percent(drawn, self.games) if drawn else "0",
            percent(self.games - won - drawn, self.games),
            f"{sum(rounds) / len(rounds):.0f} ({middle})",
            f"{sum(self.decisions) / self.games:.0f}",
            f"{self.eliminated / self.games:.1f}",
            f"{percent(self.first_wins, won)} {interval(self.first_wins, won)}" if won else "-",
            f"{100 / self.seats:.0f} %",
        ]
        return "| " + " | ".join(parts) + " |"


def percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %"


def interval(part: int, whole: int) -> str:
    """Wilson's interval at 95 %."""
    z = 1.96
    share = part / whole
    middle = (share + z * z / 2 / whole) / (1 + z * z / whole)
    half = z * math.sqrt(share * (1 - share) / whole + z * z / 4 / whole / whole) / (1 + z * z / whole)
    return f"({100 * (middle - half):.1f} to {100 * (middle + half):.1f})"


def play(state: State, players: list[Greedy | None], generator: Generator) -> int:
    """One game to its end; returns how many choices among two or more were made."""
    assert isinstance(state, TotemState)
    decisions = 0
    while state.pending():
        asked = int(state.pending())
        if asked == CHANCE_BIT:
            state.apply(CHANCE, state.pick(CHANCE, generator), None)
            continue
        seat = asked.bit_length() - 1
        player = players[seat]
        decisions += len(state.legal(seat)) > 1
        action = int(state.pick(seat, generator)) if player is None else player.choose(state, seat, generator)
        state.apply(seat, action, None)
    return decisions


def report(seats: int, games: int, greedy: int, seed: int) -> Tally:
    """Many games; the first `greedy` seats are played by the simple player, the others at random."""
    rules = set_table("totem", seats, {"turn_limit": str(LIMIT)})
    tally = Tally(seats)
    generator = Generator(seed)
    for _ in range(games):
        state = rules.new()
        assert isinstance(state, TotemState)
        players = [Greedy() if seat < greedy else None for seat in range(seats)]
        tally.add(state, play(state, players, generator))
    return tally


HEAD = """| seats | games | ended by itself (95 %) | drawn | cut | rounds, mean (median) | decisions | eliminated |\
 first player wins, of those won (95 %) | fair |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500, help="random games for each seat count")
    parser.add_argument("--greedy", type=int, default=50, help="games of the simple player for each seat count")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    for title, games, greedy in (("random", chosen.games, 0), ("simple player in every seat", chosen.greedy, 4)):
        print(f"\n{title}, {LIMIT} turns a seat\n\n{HEAD}")
        for seats in (2, 3, 4):
            begun = time.perf_counter()
            tally = report(seats, games, greedy, chosen.seed)
            seconds = time.perf_counter() - begun
            print(tally.row(), f"  <!-- {seconds:.1f} s, {dict(tally.endings)} -->", flush=True)
    if chosen.greedy:
        print("\nthe simple player in seat 1 against random ones")
        for seats in (2, 3, 4):
            print(f"| {seats} | {chosen.greedy} | {against_random(seats, chosen.greedy, chosen.seed)} |", flush=True)


def against_random(seats: int, games: int, seed: int) -> str:
    rules = set_table("totem", seats, {"turn_limit": str(LIMIT)})
    generator = Generator(seed)
    won: Counter[str] = Counter()
    rounds = 0
    for _ in range(games):
        state = rules.new()
        assert isinstance(state, TotemState)
        play(state, [Greedy(), *[None] * (seats - 1)], generator)
        result = state.result()
        assert result is not None
        won["won" if result.ending == "won" and result.ranks[0] == 1 else f"not: {result.ending}"] += 1
        rounds += int(state.round)
    return f"{percent(won['won'], games)} {interval(won['won'], games)} | {rounds / games:.1f} rounds"


if __name__ == "__main__":
    main()
