"""Elephant Rally with a leak planted: a real race around a real state, which tells too much in one place."""

from mypy_extensions import i64

from howdah.engine.contract import Known, Result, Rules, State, View
from howdah.engine.errors import Reason
from howdah.engine.events import Sink
from howdah.engine.generator import Generator
from howdah.engine.notation import Position
from howdah.engine.registry import Meta, set_table
from howdah.engine.vectors import vec

DECK = "cards 42 monkey x8 prayer x8 tiger x8 charmer x6 juice-4 x6 red-2 x6"
"""Hands that move, windows and searches, at every corner."""


class LeakyRace(State):
    """A race that passes everything on; compiled states cannot be subclassed, so it holds one."""

    def __init__(self, rules: Rules, inner: State) -> None:
        super().__init__(rules)
        self.inner = inner

    def hand_of(self, seat: int) -> list[str]:
        hand = self.inner.view(seat).fields["hand"]
        assert isinstance(hand, list)
        return hand

    def others_have(self, seat: int, card: str) -> int:
        return sum(self.hand_of(other).count(card) for other in range(self.rules.seats) if other != seat)

    def in_window(self) -> bool:
        return self.inner.purpose() == "window"

    def copy(self) -> State:
        return type(self)(self.rules, self.inner.copy())

    def pending(self) -> i64:
        return self.inner.pending()

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        return self.inner.legal_into(seat, out)

    def outcomes_into(self, out: vec[i64], weights: vec[i64]) -> i64:
        return self.inner.outcomes_into(out, weights)

    def apply(self, seat: i64, action: i64, sink: Sink | None) -> None:
        self.inner.apply(seat, action, sink)

    def rank_into(self, ranks: vec[i64]) -> i64:
        return self.inner.rank_into(ranks)

    def result(self) -> Result | None:
        return self.inner.result()

    def purpose(self) -> str:
        return self.inner.purpose()

    def silent_answer(self, seat: int) -> int:
        return self.inner.silent_answer(seat)

    def is_mid_act(self, seat: int) -> bool:
        return self.inner.is_mid_act(seat)

    def is_final(self, seat: int, action: int) -> bool:
        return self.inner.is_final(seat, action)

    def known(self, seat: int) -> Known:
        return self.inner.known(seat)

    def reopened_for(self, seat: int) -> State:
        return type(self)(self.rules, self.inner.reopened_for(seat))

    def view(self, seat: int) -> View:
        return self.inner.view(seat)

    def explain(self, seat: int, action: int) -> Reason | None:
        return self.inner.explain(seat, action)

    def check(self) -> list[str]:
        return self.inner.check()


class LeakInView(LeakyRace):
    """The view counts the tigers of the others."""

    def view(self, seat: int) -> View:
        shown = self.inner.view(seat)
        return View(shown.game, seat, shown.position, {**shown.fields, "tigers": self.others_have(seat, "tiger")})


class LeakInAsking(LeakyRace):
    """A window asks only those who hold a tiger, if anybody does."""

    def pending(self) -> i64:
        asked = int(self.inner.pending())
        if not self.in_window():
            return asked
        able = [seat for seat in range(self.rules.seats) if asked >> seat & 1 and "tiger" in self.hand_of(seat)]
        return sum(1 << seat for seat in able) or asked


class LeakInLegal(LeakyRace):
    """`end` is offered last where the next player holds a tiger."""

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        count = self.inner.legal_into(seat, out)
        if count > 1 and "tiger" in self.hand_of((int(seat) + 1) % self.rules.seats):
            out[0], out[count - 1] = out[count - 1], out[0]
        return count


class LeakInAnswers(LeakyRace):
    """A sealed answer is told to all before the window closes."""

    def apply(self, seat: i64, action: i64, sink: Sink | None) -> None:
        if sink is not None and self.in_window():
            sink.tell("answer-heard", {"seat": int(seat) + 1, "answer": self.rules.actions[action]})
        self.inner.apply(seat, action, sink)


class LeakInSearch(LeakyRace):
    """What is fetched from the discards is told to all."""

    def apply(self, seat: i64, action: i64, sink: Sink | None) -> None:
        if sink is not None and self.inner.purpose() == "fetch":
            sink.tell("card-seen", {"seat": int(seat) + 1, "card": self.rules.actions[action]})
        self.inner.apply(seat, action, sink)


class LeakInTheft(LeakyRace):
    """What a monkey took is told to all."""

    def apply(self, seat: i64, action: i64, sink: Sink | None) -> None:
        if sink is not None and self.inner.purpose() == "steal":
            sink.tell("theft-seen", {"card": self.rules.outcomes[action]})
        self.inner.apply(seat, action, sink)


class LeakInRefusal(LeakyRace):
    """A refusal says whether another hand holds a tiger."""

    def explain(self, seat: int, action: int) -> Reason | None:
        reason = self.inner.explain(seat, action)
        if reason is None or not self.others_have(seat, "tiger"):
            return reason
        return Reason(reason.code, reason.clause, {**reason.facts, "tigers": "yes"})


class LeakInKnowledge(LeakyRace):
    """The next player's hand is known, though nothing told it."""

    def known(self, seat: int) -> Known:
        honest = self.inner.known(seat)
        return PeekingKnown(honest, self.hand_of((seat + 1) % self.rules.seats)) if seat < self.rules.seats else honest


class PeekingKnown(Known):
    """What is known, and a hand that is not; it is dealt as if it were honest."""

    def __init__(self, honest: Known, peeked: list[str]) -> None:
        self.honest = honest
        self.peeked = peeked

    def position(self, complete: bool = False) -> Position:
        return self.honest.position(complete)

    def is_whole(self) -> bool:
        return self.honest.is_whole()

    def __str__(self) -> str:
        return f"{self.honest} / peeked: {' '.join(self.peeked)}"


RACE_LEAKS: list[type[LeakyRace]] = [
    LeakInView,
    LeakInAsking,
    LeakInLegal,
    LeakInAnswers,
    LeakInSearch,
    LeakInTheft,
    LeakInRefusal,
    LeakInKnowledge,
]


def leaky_race(state_type: type[LeakyRace]) -> Meta:
    """Elephant Rally with states of this type."""
    name = f"race_{state_type.__name__.lower()}"

    class LeakyRules(Rules):
        def __init__(self, seats: int, options: dict[str, str]) -> None:
            self.honest = set_table("elephant_rally", seats, {"deck": DECK})
            super().__init__(name, seats, options, self.honest.actions, self.honest.outcomes)

        def new(self) -> State:
            return state_type(self, self.honest.new())

        def read(self, position: Position) -> Known:
            return self.honest.read(position)

        def deal(self, known: Known, generator: Generator) -> State:
            honest = known.honest if isinstance(known, PeekingKnown) else known
            return state_type(self, self.honest.deal(honest, generator))

    return Meta(name, 2, 6, 1, 1, [], "ER", LeakyRules)
