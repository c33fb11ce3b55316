"""A review from a record, as it grows: the picture first, then decisions, then luck and skill."""

import itertools
from collections.abc import Iterator
from math import inf, sqrt
from typing import Final

from howdah.bots.clock import NEVER, Clock, machine_clock
from howdah.engine.errors import OptionError
from howdah.engine.record import Record
from howdah.engine.seats import SPECTATOR
from howdah.review.bidding import book_for, page_of
from howdah.review.chances import Chances, known_by
from howdah.review.coach import tips_of_game
from howdah.review.grading.deciding import Opinion, judge_of
from howdah.review.grading.effort import USUAL, Effort
from howdah.review.grading.questions import questions_of
from howdah.review.model import DECISIONS, DONE, EVERYBODY, LUCK, PICTURE, Moment, Review, Share
from howdah.review.swings import Swings
from howdah.review.turns import turn_of
from howdah.review.walk import Boundary, Walk

USUAL_SECONDS: Final = 50.0
FIRST_LOOKS: Final = 0.6
"""The part of the time that first looks may take: closer ones need the rest."""


class Wish:
    """What is wanted. `seat` (from 1) draws the picture by what that seat knew and grades its decisions alone; 0 draws
    what everybody knew and grades all. Without `seconds` nothing is cut short, and equal records give equal reviews."""

    def __init__(self, seat: int = EVERYBODY, seconds: float | None = USUAL_SECONDS, effort: Effort = USUAL) -> None:
        self.seat = seat
        self.seconds = seconds
        self.effort = effort

    def clock(self) -> Clock:
        """A clock that is over when the time is."""
        if self.seconds is None:
            return NEVER
        clock = machine_clock()
        clock.until = clock.after(self.seconds)
        return clock


def review_of(record: Record, wish: Wish | None = None, clock: Clock | None = None) -> Iterator[Review]:
    """The same review again and again, each time with more in it; the first comes within seconds.

    Raises `RecordError` if the record cannot be replayed, `OptionError` if there is no such seat or nothing to review.
    Whoever owns the clock may end it early: what was found by then is there, marked as partial.
    """
    wish = Wish() if wish is None else wish
    if not 0 <= wish.seat <= record.seats:
        raise OptionError(f"there is no seat {wish.seat}; this game has {record.seats}")
    walk = Walk(record)
    if not walk.acts:
        raise OptionError("there is nothing to review: nobody has done anything in this game")
    yield from Reviewing(walk, wish, wish.clock() if clock is None else clock).run()


def check_over(record: Record) -> None:
    """Refuse a game that still runs: a review of all seats would tell each what the others hold."""
    if Walk(record).result is None:
        raise OptionError("this game still runs; it can be reviewed for one seat only")


class Reviewing:
    """One review under way."""

    def __init__(self, walk: Walk, wish: Wish, clock: Clock) -> None:
        self.walk = walk
        self.wish = wish
        self.clock = clock
        self.chances = Chances(walk.rules)
        self.viewer = SPECTATOR if wish.seat == EVERYBODY else wish.seat - 1
        self.boundaries: list[Boundary] = list(walk.boundaries())
        record, result = walk.record, walk.result
        self.review = Review(
            game=record.game,
            seats=record.seats,
            names=[record.names.get(seat, "") for seat in range(record.seats)],
            viewer=wish.seat,
            behaviour=record.behaviour,
            options=record.options,
            ranks=[] if result is None else result.ranks,
            ending="running" if result is None else result.ending,
        )
        self.opinions: list[Opinion] = []

    def run(self) -> Iterator[Review]:
        review = self.review
        review.moments = [self.moment(number) for number in range(len(self.boundaries))]
        swings = Swings(self.walk, self.chances, self.viewer)
        review.turning_points = swings.find(review.moments, self.boundaries)
        review.stage, review.progress = PICTURE, 0.05
        yield review
        review.stage = DECISIONS
        yield from self.decide()
        review.stage, review.progress = LUCK, 0.98
        yield review
        review.luck = [self.share(seat) for seat in self.seats()]
        for seat in self.seats():
            one = [(self.walk.record, seat)]
            book = book_for(one)
            review.books += [] if book is None else [page_of(book, one)]
            review.tips += tips_of_game(review, self.walk.record, seat + 1, book)
        review.stage, review.progress = DONE, 1.0
        yield review

    def seats(self) -> list[int]:
        """Whose decisions are looked at."""
        return list(range(self.review.seats)) if self.wish.seat == EVERYBODY else [self.wish.seat - 1]

    # The picture.

    def moment(self, number: int) -> Moment:
        boundary = self.boundaries[number]
        turn = turn_of(boundary.state)
        over = boundary.state.pending() == 0
        return Moment(
            entry=boundary.entry,
            place=boundary.place,
            turn=turn.number,
            seat=0 if over else turn.seat + 1,
            chances=self.chances.of_known(known_by(boundary.state, self.viewer)),
            progress=number / max(1, len(self.boundaries) - 1),
        )

    # Decisions.

    def decide(self) -> Iterator[Review]:
        """A first look at every decision, where most was at stake first; then a closer one at what is suspect."""
        judge = judge_of(self.walk.rules, self.chances, self.wish.effort)
        if judge is None:
            return
        seats = self.seats()
        questions = [question for question in questions_of(self.walk) if question.seat in seats]
        stakes = self.stakes()
        questions.sort(key=lambda question: (-stakes.get(question.turn, 0.0), question.entry))
        until = self.clock.until
        if self.clock.seconds is not None and until < inf:
            self.clock.until = self.clock.seconds() + FIRST_LOOKS * (until - self.clock.seconds())
        suspects: list[Opinion] = []
        for number, question in enumerate(questions):
            if self.clock.is_over():
                self.review.partial = True
                break
            opinion = judge.open(question)
            opinion.look(self.clock)
            self.opinions.append(opinion)
            if opinion.suspicion() > 0.0:
                suspects.append(opinion)
            else:
                self.add(opinion)
            self.review.progress = 0.05 + FIRST_LOOKS * 0.9 * (number + 1) / len(questions)
            yield self.review
        self.clock.until = until
        suspects.sort(key=lambda opinion: -opinion.suspicion())
        for number, opinion in enumerate(suspects):
            if self.clock.is_over():
                self.review.partial = True
            else:
                opinion.look_closely(self.clock)
            self.add(opinion)
            self.review.progress = 0.05 + 0.9 * (FIRST_LOOKS + (1 - FIRST_LOOKS) * (number + 1) / len(suspects))
            yield self.review

    def stakes(self) -> dict[int, float]:
        """By turn, how far chances went apart in it."""
        moments = self.review.moments
        found: dict[int, float] = {}
        for before, after in itertools.pairwise(moments):
            changes = [two.value - one.value for one, two in zip(before.chances, after.chances, strict=True)]
            found[before.turn] = max(abs(change) for change in changes)
        return found

    def add(self, opinion: Opinion) -> None:
        """Take a decision in, where it stands in the game."""
        decision = opinion.decision()
        place = sum(other.entry < decision.entry for other in self.review.decisions)
        self.review.decisions.insert(place, decision)

    # Luck and skill.

    def share(self, seat: int) -> Share:
        """What a seat's decisions gave against medium's in the same worlds; the rest is what came to it."""
        start = self.review.moments[0].chances[seat].value
        end = self.review.moments[-1].chances[seat].value
        gains = [opinion.gain() for opinion in self.opinions if opinion.question.seat == seat]
        skill = sum(gain for gain, _ in gains)
        decisions = [decision for decision in self.review.decisions if decision.seat == seat + 1]
        return Share(
            seat=seat + 1,
            start=start,
            end=end,
            luck=end - start - skill,
            skill=skill,
            skill_error=sqrt(sum(error * error for _, error in gains)),
            replays=len(gains),
            graded=len(decisions),
            lost=sum(decision.loss for decision in decisions),
        )
