"""From cases to what a review says of decisions, and what they gave against how medium decides."""

from abc import ABC, abstractmethod
from typing import Final

from howdah.bots.clock import NEVER, Clock
from howdah.engine.contract import Rules, State
from howdah.games.race.state import RaceRules
from howdah.games.raj.rules import RajRules
from howdah.games.totem.rules import TotemRules
from howdah.review.chances import Chances, known_by
from howdah.review.grading.cases import Case
from howdah.review.grading.effort import USUAL, Effort
from howdah.review.grading.questions import Question
from howdah.review.grading.races import RaceTurns
from howdah.review.grading.raj import BidsThought, RajJudge
from howdah.review.grading.totem import TotemTurns
from howdah.review.grading.turns import TurnGame
from howdah.review.grading.verdicts import LEAST_BLUNDER, grade_of
from howdah.review.model import BEST, BLUNDER, FORCED, GOOD, Alternative, Decision, Said
from howdah.review.why.races import RaceWhy
from howdah.review.why.raj import why_bid
from howdah.review.why.totem import TotemWhy

MOST_ALTERNATIVES: Final = 3


class Opinion(ABC):
    """A decision that is being looked at."""

    def __init__(self, question: Question) -> None:
        self.question = question

    @abstractmethod
    def look(self, clock: Clock) -> None:
        """Look at it quickly."""

    def suspicion(self) -> float:
        """How likely something better was missed; 0 where a closer look would change nothing."""
        return 0.0

    def look_closely(self, clock: Clock) -> None:  # noqa: B027 - where the first look tells all
        """Make sure of it."""

    @abstractmethod
    def decision(self) -> Decision:
        """What is said of it."""

    @abstractmethod
    def gain(self) -> tuple[float, float]:
        """What it gave against how medium decides here, and one standard error of that."""


class TurnOpinion(Opinion):
    """A line of a turn."""

    def __init__(self, judge: "TurnJudge", question: Question, effort: Effort) -> None:
        super().__init__(question)
        self.judge = judge
        self.case = Case(judge.game, judge.chances, question, effort)
        self.looked = False

    def look(self, clock: Clock) -> None:
        if len(self.case.candidates) > 1:
            self.case.screen(clock)
            self.looked = True

    def suspicion(self) -> float:
        return self.case.suspicion() if self.looked and self.case.is_suspect() else 0.0

    def look_closely(self, clock: Clock) -> None:
        self.case.check(clock)

    def gain(self) -> tuple[float, float]:
        gain = self.case.gain
        return (gain.mean(), gain.error()) if gain.count else (0.0, 0.0)

    def decision(self) -> Decision:
        case = self.case
        own = case.candidates[case.chosen]
        if not self.looked:
            end = case.game.follow(case.root, case.seat, self.question.actions)
            chance = self.judge.chances.of_world(end)[case.seat]
            grade = BEST if case.has_choice() else FORCED
            return made(self.question, case.position, grade, chance, 0.0, 0.0, [], None)
        chance = own.mean() if not case.checked_chances else sum(case.checked_chances) / len(case.checked_chances)
        loss, error, grade = 0.0, 0.0, BEST
        if case.fresh.count:
            loss, error = max(0.0, case.fresh.believed()), case.fresh.error()
            grade = grade_of(loss, error)
        elif case.rival != case.chosen and case.candidates[case.rival].mean() > own.mean():
            loss, error, grade = case.suspicion(), case.error_of_screen(), GOOD
        missed = case.is_sure_win_missed()
        if missed and 1.0 - chance >= LEAST_BLUNDER:
            loss, error, grade = 1.0 - chance, 0.0, BLUNDER
        alternatives = self.alternatives(chance, chance + loss)
        decision = made(self.question, case.position, grade, chance, loss, error, alternatives, None)
        decision.worlds = case.fresh.count or len(own.chances)
        decision.missed_win = missed
        if alternatives and grade not in (BEST, GOOD):
            decision.why = alternatives[0].why
        return decision

    def alternatives(self, chance: float, best: float) -> list[Alternative]:
        """The best others; the one that was looked at closely comes first."""
        case = self.case
        own = case.candidates[case.chosen]
        places = [place for place in range(len(case.candidates)) if place not in (case.chosen, case.rival)]
        places.sort(key=lambda place: -case.candidates[place].mean())
        made_of: list[Alternative] = []
        for place in [case.rival, *places][:MOST_ALTERNATIVES]:
            if place == case.chosen:
                continue
            other = case.candidates[place]
            there = best if place == case.rival else min(best, chance + other.mean() - own.mean())
            why = self.judge.why(case, other.actions) if there > chance else None
            texts = [self.judge.rules.actions[action] for action in other.actions]
            made_of.append(Alternative(texts, min(1.0, max(0.0, there)), 0.0, why))
        return made_of


class BidOpinion(Opinion):
    """A bid of Raj."""

    def __init__(self, judge: "BidJudge", question: Question) -> None:
        super().__init__(question)
        self.judge = judge
        self.known = known_by(question.state, question.seat)
        self.thought: BidsThought | None = None
        self.medium = 0.0

    def look(self, clock: Clock) -> None:  # noqa: ARG002 - a turn of Raj is thought through in milliseconds
        self.thought = self.judge.raj.think(self.known, self.question.seat)
        self.medium = self.judge.raj.medium_loss(self.known, self.question.seat, self.thought)

    def place(self) -> int:
        assert self.thought is not None
        return self.thought.actions.index(self.question.actions[0])

    def gain(self) -> tuple[float, float]:
        if self.thought is None:
            return 0.0, 0.0
        return self.medium - self.thought.losses[self.place()], self.thought.errors[self.place()]

    def decision(self) -> Decision:
        thought = self.thought
        assert thought is not None
        best = self.judge.chances.of_known(self.known)[self.question.seat].value
        loss, error = min(best, thought.losses[self.place()]), thought.errors[self.place()]
        order = sorted(range(len(thought.actions)), key=lambda place: (-thought.shares[place], thought.losses[place]))
        actions = self.judge.rules.actions
        others = [
            Alternative([actions[thought.actions[at]]], max(0.0, best - thought.losses[at]), thought.shares[at])
            for at in order
            if at != self.place()
        ]
        grade = grade_of(loss, error)
        why = why_bid(self.known, self.judge.rules, thought, self.question) if grade not in (BEST, GOOD) else None
        return made(self.question, str(self.known), grade, best - loss, loss, error, others[:MOST_ALTERNATIVES], why)


def made(
    question: Question,
    position: str,
    grade: str,
    chance: float,
    loss: float,
    error: float,
    alternatives: list[Alternative],
    why: Said | None,
) -> Decision:
    """What is said of a decision."""
    return Decision(
        seat=question.seat + 1,
        turn=question.turn,
        entry=question.entry,
        place=question.place,
        until=question.acts[-1].entry + 1,
        actions=question.texts,
        position=position,
        grade=grade,
        chance=chance,
        best=min(1.0, chance + loss),
        loss=loss,
        error=error,
        alternatives=alternatives,
        why=why,
    )


class Judge(ABC):
    """Opens opinions on the decisions of one table."""

    @abstractmethod
    def open(self, question: Question) -> Opinion:
        """Begin to look at a decision."""


class TurnJudge(Judge):
    """Games whose real decisions are whole turns."""

    def __init__(self, rules: Rules, chances: Chances, game: TurnGame, why: RaceWhy | TotemWhy, effort: Effort) -> None:
        self.rules = rules
        self.chances = chances
        self.game = game
        self.reasons = why
        self.effort = effort

    def open(self, question: Question) -> Opinion:
        return TurnOpinion(self, question, self.effort)

    def why(self, case: Case, actions: list[int]) -> Said | None:
        """What a line has over the one that was played."""
        better: State = self.game.follow(case.root, case.seat, actions)
        worse: State = self.game.follow(case.root, case.seat, case.question.actions)
        return self.reasons.compare(case.root, case.seat, better, worse, actions)


class BidJudge(Judge):
    """Raj."""

    def __init__(self, rules: Rules, chances: Chances, effort: Effort) -> None:
        self.rules = rules
        self.chances = chances
        self.raj = RajJudge(rules, effort)

    def open(self, question: Question) -> Opinion:
        return BidOpinion(self, question)


def judge_of(rules: Rules, chances: Chances, effort: Effort = USUAL) -> Judge | None:
    """Whoever judges the decisions of a table; None where nobody can."""
    if isinstance(rules, RajRules):
        return BidJudge(rules, chances, effort)
    if isinstance(rules, RaceRules):
        return TurnJudge(rules, chances, RaceTurns(rules), RaceWhy(rules), effort)
    if isinstance(rules, TotemRules):
        return TurnJudge(rules, chances, TotemTurns(rules), TotemWhy(rules), effort)
    return None


def graded(opinion: Opinion, clock: Clock = NEVER) -> Decision:
    """One decision from the first look to the last."""
    opinion.look(clock)
    if opinion.suspicion() > 0.0:
        opinion.look_closely(clock)
    return opinion.decision()
