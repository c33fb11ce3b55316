"""A decision under judgement: the line that was played and the most promising others meet in the same worlds.

First a few worlds for all (`screen`); where something else seems better, that one and the line that was played meet
again in fresh worlds (`check`), since what looks best of several is partly luck. Worlds are dealt from what the seat
knew and from nothing else, by a generator that is seeded with the text of it.
"""

from math import inf
from typing import Final

from howdah.bots.base import added
from howdah.bots.clock import NEVER, Clock
from howdah.engine.dealers import digest
from howdah.engine.generator import Generator
from howdah.review.chances import Chances, known_by
from howdah.review.grading.effort import USUAL, Effort
from howdah.review.grading.questions import Question
from howdah.review.grading.turns import TurnGame
from howdah.review.grading.verdicts import LEAST_INACCURACY, SURE, Measured

SUSPECT: Final = 0.012
"""A loss that the first worlds make so likely is looked into."""
BATCH: Final = 8


class Candidate:
    """A line that is tried, and the seat's chance in each world."""

    def __init__(self, actions: list[int]) -> None:
        self.actions = actions
        self.chances: list[float] = []

    def mean(self) -> float:
        return added(self.chances) / len(self.chances)


class Case:
    """One decision."""

    def __init__(self, game: TurnGame, chances: Chances, question: Question, effort: Effort = USUAL) -> None:
        self.game = game
        self.chances = chances
        self.question = question
        self.effort = effort
        self.seat = question.seat
        self.known = known_by(question.state, self.seat)
        self.position = str(self.known)
        generator = Generator(digest(f"decision {self.position}"))
        self.root = chances.rules.deal(self.known, generator)
        self.lines = game.lines(self.root, self.seat)
        self.win = game.wins(self.root, self.seat)
        self.candidates: list[Candidate] = []
        self.places: dict[int, int] = {}
        """By what they lead to, where candidates stand."""
        self.chosen = self.add(question.actions)
        self.medium = self.add(game.medium_line(self.root, self.seat, generator))
        if self.win is not None:
            self.add(self.win[0])
        for line in self.lines[: effort.tried]:
            self.add(line.actions)
        self.generator = generator
        self.fresh = Measured()
        """What the best other had over the line that was played, in worlds that did not choose it."""
        self.gain = Measured()
        """What the line that was played had over medium's."""
        self.rival = self.chosen
        self.checked_chances: list[float] = []

    def add(self, actions: list[int]) -> int:
        """Take a line in, unless one that leads to the same is there; where it stands."""
        key = self.game.key(self.game.follow(self.root, self.seat, actions))
        if key not in self.places:
            self.places[key] = len(self.candidates)
            self.candidates.append(Candidate(actions))
        return self.places[key]

    def has_choice(self) -> bool:
        """Whether anything leads elsewhere."""
        return len({self.game.key(line.end) for line in self.lines}) > 1

    def screen(self, clock: Clock = NEVER) -> None:
        """Let all candidates meet the first worlds. One world is always looked at."""
        for _ in range(self.effort.screened):
            for candidate, chance in zip(self.candidates, self.meet(self.candidates), strict=True):
                candidate.chances.append(chance)
            if self.chosen != self.medium:
                seen = [self.candidates[place].chances[-1] for place in (self.chosen, self.medium)]
                self.gain.add(seen[0] - seen[1])
            if clock.is_over():
                break
        others = [place for place in range(len(self.candidates)) if place != self.chosen]
        self.rival = max(others, key=lambda place: self.candidates[place].mean(), default=self.chosen)

    def meet(self, candidates: list[Candidate]) -> list[float]:
        """The seat's chance with each of them in one more world, all with the same luck."""
        dealt = self.chances.rules.deal(self.known, self.generator)
        luck = self.generator.split()
        seen: list[float] = []
        for candidate in candidates:
            world = dealt.copy()
            self.game.roll_out(world, self.seat, candidate.actions, luck.copy())
            seen.append(self.chances.of_world(world)[self.seat])
        return seen

    def suspicion(self) -> float:
        """How much the first worlds let fear that something better was missed."""
        if self.is_sure_win_missed():
            return inf
        return max(0.0, self.first_difference().believed())

    def first_difference(self) -> Measured:
        """What the best other had over the line that was played, in the worlds that all have met."""
        found = Measured()
        best, own = self.candidates[self.rival], self.candidates[self.chosen]
        for one, other in zip(best.chances, own.chances, strict=True):
            found.add(one - other)
        return found

    def error_of_screen(self) -> float:
        return self.first_difference().error()

    def is_suspect(self) -> bool:
        return self.suspicion() >= SUSPECT

    def check(self, clock: Clock = NEVER) -> bool:
        """Let the line that was played and its best rival meet in fresh worlds until it is clear; whether it is."""
        self.generator = Generator(digest(f"check {self.position}"))
        rival, own = self.candidates[self.rival], self.candidates[self.chosen]
        while self.fresh.count < self.effort.most:
            best, chance = self.meet([rival, own])
            self.fresh.add(best - chance)
            self.checked_chances.append(chance)
            if self.rival == self.medium:
                self.gain.add(chance - best)
            if self.fresh.count % BATCH == 0:
                if self.fresh.believed() + SURE * self.fresh.error() < LEAST_INACCURACY:
                    return True
                if clock.is_over():
                    return False
        return True

    def is_sure_win_missed(self) -> bool:
        """A win that nobody could stop, and that was not taken."""
        if self.win is None or not self.win[1]:
            return False
        result = self.game.follow(self.root, self.seat, self.question.actions).result()
        return result is None or self.seat not in result.winners()
