"""Ambush with a leak planted: the secrecy suite must find each of them."""

from howdah.engine.contract import Awaited, View
from howdah.engine.errors import Reason
from howdah.engine.events import Sink
from howdah.engine.generator import Generator
from howdah.engine.registry import Meta
from tests.toys.ambush import CARDS, FOX, NO_ANSWER, POUNCE, AmbushRules, AmbushState


class LeakInView(AmbushState):
    """A view that counts the foxes that are still to come."""

    def view(self, seat: int) -> View:
        shown = super().view(seat)
        return View(shown.game, shown.seat, shown.position, {**shown.fields, "foxes": self.left(FOX)})


class LeakInAudience(AmbushState):
    """A draw that is told to all with its card."""

    def tell_draw(self, sink: Sink, taker: int, card: int) -> None:
        sink.tell("drawn", {"seat": taker + 1, "card": CARDS[card]})


class LeakInAsking(AmbushState):
    """A window that asks only those who could pounce."""

    def asked_in_window(self) -> int:
        asked = super().asked_in_window()
        return sum(1 << seat for seat in range(self.rules.seats) if asked >> seat & 1 and FOX in self.hands[seat])


class LeakInOrder(AmbushState):
    """Answers that are told late, those who pounced first."""

    def tell_answer(self, sink: Sink, seat: int) -> None:  # noqa: ARG002
        missing = [n for n in range(self.rules.seats) if n != self.active() and self.answers[n] == NO_ANSWER]
        if not missing:
            others = [n for n in range(self.rules.seats) if n != self.active()]
            for n in sorted(others, key=lambda n: self.answers[n] != POUNCE):
                super().tell_answer(sink, n)


class LeakInRefusal(AmbushState):
    """A refusal that names what another seat holds."""

    def reason(self, seat: int, action: int) -> str:
        code = super().reason(seat, action)
        rival = (seat + 1) % self.rules.seats
        return f"{code}-rival-has-fox" if code and FOX in self.hands[rival] else code


class Wide(AmbushState):
    """A world in which everything is possible."""

    def explain(self, seat: int, action: int) -> Reason | None:  # noqa: ARG002
        return None


class LeakInSuggestion(AmbushState):
    """A world that is dealt anew, and still suggests to wait for the fox that another seat really holds."""

    truth: AmbushState | None = None

    def redeal(self, seat: int, generator: Generator) -> AmbushState:
        dealt = super().redeal(seat, generator)
        assert isinstance(dealt, LeakInSuggestion)
        dealt.truth = self
        return dealt

    def awaited(self) -> list[Awaited]:
        foxes = 0 if self.truth is None else sum(hand.count(FOX) for hand in self.truth.hands)
        return [Awaited("fox", {"foxes": foxes}, Wide(self.ambush, self.hands))]


LEAKS: list[type[AmbushState]] = [
    LeakInView,
    LeakInAudience,
    LeakInAsking,
    LeakInOrder,
    LeakInRefusal,
    LeakInSuggestion,
]


def leaky(state_type: type[AmbushState]) -> Meta:
    """A game like Ambush, whose states are of this type."""
    name = state_type.__name__.lower()

    class LeakyRules(AmbushRules):
        def __init__(self, seats: int, options: dict[str, str]) -> None:
            super().__init__(seats, options, name)

        def state(self, hands: list[list[int]]) -> AmbushState:
            return state_type(self, hands)

    return Meta(name, 2, 4, 1, 1, [], "AMB", LeakyRules)
