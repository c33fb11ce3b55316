"""A puzzle being solved: through the real rules, in a world re-dealt from what the seat knows.

Others pass, and the attempt ends where chance or another seat has to decide, or with the game. Then it is
right if it won (where the goal is to win), or if it came to where one of the accepted lines leads.
"""

from typing import NamedTuple

from howdah.bots.base import Bot
from howdah.engine.contract import CHANCE_BIT, State, View
from howdah.engine.dealers import digest
from howdah.engine.errors import Reason, Refusal
from howdah.engine.events import Seen, Sink, all_seen_by
from howdah.engine.generator import Generator
from howdah.engine.registry import read_checked
from howdah.engine.seats import seats_in
from howdah.engine.updates import InformationSet, texts_of
from howdah.review.puzzles.model import WIN, Puzzle


class Shown(NamedTuple):
    """What the solver sees after an action."""

    events: list[Seen]
    view: View
    legal: list[str]
    over: bool


class Attempt:
    """One try at a puzzle."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.seat = puzzle.seat - 1
        self.state = world_of(puzzle)
        self.actions: list[str] = []

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to decide."""
        return int(self.state.pending()) != 1 << self.seat and not self.may_answer()

    def may_answer(self) -> bool:
        """At the beginning others may be asked together with the seat: in Raj, and in a tiger window."""
        return not self.actions and bool(self.state.pending() >> self.seat & 1)

    def shown(self, events: list[Seen] | None = None) -> Shown:
        """How the table looks to the solver now."""
        over = self.is_over
        legal = [] if over else texts_of(self.state, self.seat)
        return Shown(events or [], self.state.view(self.seat), legal, over)

    def play(self, text: str) -> Shown:
        """Take an action; raise `Refusal` and change nothing if that cannot be."""
        state, seat = self.state, self.seat
        action = state.rules.number_of(seat, text)
        if action < 0:
            raise Refusal(Reason("unknown-action", facts={"action": text}))
        if self.is_over or action not in state.legal(seat):
            reason = state.explain(seat, action)
            raise Refusal(reason if reason is not None else Reason("not-asked"))
        sink = Sink()
        step(state, seat, action, sink)
        self.actions.append(state.rules.actions[action])
        return self.shown(all_seen_by(sink.events, seat))

    def is_right(self) -> bool:
        """Whether the attempt, once it is over, has solved the puzzle."""
        if not self.is_over:
            return False
        if self.puzzle.goal == WIN:
            return has_won(self.state, self.seat)
        return repr(self.state) in ends_of(self.puzzle)


def world_of(puzzle: Puzzle) -> State:
    """The world in which a puzzle is played: drawn from its position, alike for everybody."""
    known, state = read_checked(puzzle.position)
    return state.rules.deal(known, Generator(digest(puzzle.position))).reopened_for(puzzle.seat - 1)


def step(state: State, seat: int, action: int, sink: Sink | None = None) -> None:
    """Take an action; others let pass what they may answer to."""
    state.apply(seat, action, sink)
    while not state.pending() & CHANCE_BIT:
        others = [other for other in seats_in(int(state.pending())) if other != seat]
        silent = [(other, state.silent_answer(other)) for other in others]
        if not silent or any(answer < 0 for _, answer in silent) or state.pending() >> seat & 1:
            return
        for other, answer in silent:
            state.apply(other, answer, sink)


def has_won(state: State, seat: int) -> bool:
    """Whether the game is over and this seat is the only first."""
    result = state.result()
    return result is not None and result.winners() == [seat]


def ends_of(puzzle: Puzzle) -> set[str]:
    """Where the accepted lines lead."""
    ends: set[str] = set()
    for line in puzzle.lines:
        attempt = Attempt(puzzle)
        for text in line:
            attempt.play(text)
        ends.add(repr(attempt.state))
    return ends


def attempt_by(bot: Bot, puzzle: Puzzle, generator: Generator, most: int = 60) -> Attempt:
    """A bot's try: it is given what the seat knows, action by action."""
    attempt = Attempt(puzzle)
    while not attempt.is_over and len(attempt.actions) < most:
        state, seat = attempt.state, attempt.seat
        legal = state.legal(seat)
        infoset = InformationSet(seat, state.view(seat), legal, state.redeal(seat, generator))
        action = legal[0] if len(legal) == 1 else bot.choose(infoset, generator)
        attempt.play(state.rules.actions[action])
    return attempt
