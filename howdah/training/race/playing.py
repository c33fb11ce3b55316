"""Games of quick whole turns, one turn in eight not the best, and what is kept of them to learn from.

Of every turn, as it begins and as it ends: what the evaluation counts of each seat. Of every third one: what everybody
saw of who may hold a tiger, who held one in worlds dealt from what the seat at turn knew, and who held one in truth.
"""

from typing import Final, TypedDict

from howdah.bots.evaluations.racing import RaceEvaluation
from howdah.bots.race.holding import Evidence
from howdah.bots.race.lines import Lines
from howdah.bots.race.rollouts import QUICK, answer_all, play_line
from howdah.engine.contract import CHANCE, CHANCE_BIT
from howdah.engine.events import Sink, all_seen_by
from howdah.engine.generator import Generator
from howdah.engine.seats import SPECTATOR
from howdah.games.race.codes import AT_END, DRAW, PASS, PLACE, TURN, WINDOW
from howdah.games.race.state import RaceRules, RaceState

SELDOM: Final = 8
"""One turn in so many begins with another line than the best."""
AMONG: Final = 12
LONGEST: Final = 200
"""Turns after which a race is left out."""
HELD_EVERY: Final = 3
WORLDS: Final = 24


class Held(TypedDict):
    """Who may hold a tiger at a moment."""

    viewer: int
    counts: list[list[float]]
    """The evidence, by seat."""
    dealt: list[list[int]]
    """Tigers by seat in worlds that the viewer cannot tell apart."""
    true: list[int]


class Played(TypedDict):
    """What is kept of one game."""

    number: int
    winner: int
    """-1 if there was none in time."""
    counted: list[list[list[float]]]
    """By moment and seat, what the evaluation counts."""
    held: list[Held]


class QuickGames:
    """Plays the games of one table."""

    def __init__(self, rules: RaceRules) -> None:
        self.rules = rules
        self.lines = Lines(rules)
        evaluation = self.lines.evaluation
        assert isinstance(evaluation, RaceEvaluation)
        self.evaluation = evaluation

    def play(self, number: int, seed: int) -> Played:
        luck = Generator(seed * 100_000 + number)
        dealing = luck.split()
        state = self.rules.new()
        race = state.race
        evidence = Evidence(self.rules.seats, self.rules.kit)
        played: Played = {"number": number, "winner": -1, "counted": [], "held": []}
        looked = (-1, False)
        while race.asked != 0 and race.turns < LONGEST:
            begins = race.phase == TURN and race.played == 0
            if (begins or (race.phase == DRAW and race.reason == AT_END)) and looked != (race.turns, begins):
                looked = (int(race.turns), begins)
                played["counted"].append(self.look(state))
                if begins and race.turns % HELD_EVERY == 0:
                    played["held"].append(self.held(state, evidence, dealing))
            sink = Sink()
            self.step(state, begins, luck, sink)
            for seen in all_seen_by(sink.events, SPECTATOR):
                evidence.observe(seen)
        played["winner"] = int(race.winner)
        return played

    def step(self, state: RaceState, begins: bool, luck: Generator, sink: Sink) -> None:
        """Whoever is asked decides."""
        race = state.race
        if race.asked & CHANCE_BIT:
            state.apply(CHANCE, state.pick(CHANCE, luck), sink)
        elif race.phase == WINDOW:
            answer_all(self.lines, state, -1, PASS, sink)
        elif race.phase == PLACE:
            state.apply(race.active, state.pick(race.active, luck), sink)
        elif begins and luck.below(SELDOM) == 0:
            found = self.lines.find(state, int(race.active), QUICK)
            state.apply(race.active, found[int(luck.below(min(AMONG, len(found))))].actions[0], sink)
        else:
            play_line(self.lines, state, sink)

    def look(self, state: RaceState) -> list[list[float]]:
        """What is counted of every seat."""
        rows: list[list[float]] = []
        for seat in range(self.rules.seats):
            self.evaluation.count(state.race, seat)
            rows.append([float(number) for number in self.evaluation.counted])
        return rows

    def held(self, state: RaceState, evidence: Evidence, dealing: Generator) -> Held:
        """Who may hold a tiger, and who does."""
        viewer = int(state.race.active)
        known = state.known(viewer)
        dealt = [self.tigers(self.rules.deal(known, dealing)) for _ in range(WORLDS)]
        counts = [[round(count, 4) for count in counts] for counts in evidence.counts]
        return {"viewer": viewer, "counts": counts, "dealt": dealt, "true": self.tigers(state)}

    def tigers(self, state: RaceState) -> list[int]:
        kit = state.kit
        return [int(state.race.cards.hands[seat * kit.kinds + kit.tiger]) for seat in range(self.rules.seats)]
