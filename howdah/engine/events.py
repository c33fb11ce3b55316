"""What happened, in causal order, and who may know it.

Rules append events to a `Sink`; `seen_by` is the one exit through which an event reaches anybody. Facts speak the
notation's language: seats count from 1, cards and cells are texts.
"""

from mypy_extensions import mypyc_attr

from howdah.engine.seats import CHANCE, EVERYONE

Fact = int | str | list[int] | list[str]


@mypyc_attr(acyclic=True)
class Event:
    """One thing that happened: a code for the words, and the facts that fill them."""

    def __init__(
        self,
        kind: str,
        facts: dict[str, Fact],
        secret: dict[str, Fact],
        knowers: int,
        audience: int,
        reveals: bool,
        transient: bool,
    ) -> None:
        self.kind = kind
        self.facts = facts
        self.secret = secret
        """Facts for `knowers` only; the others are told the event without them."""
        self.knowers = knowers
        self.audience = audience
        """Who learns that it happened at all."""
        self.reveals = reveals
        """It showed somebody what was hidden from them before: nothing before it can be taken back."""
        self.transient = transient
        """A log shows only the last one of its kind, for each seat it names, until the game is over (RAJ-4.1)."""


@mypyc_attr(acyclic=True)
class Seen:
    """An event as one receiver is told it."""

    def __init__(self, kind: str, facts: dict[str, Fact]) -> None:
        self.kind = kind
        self.facts = facts

    def __str__(self) -> str:
        return " ".join([self.kind, *[f"{name}={fact_text(fact)}" for name, fact in self.facts.items()]])

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seen) and self.kind == other.kind and self.facts == other.facts

    def __hash__(self) -> int:
        return hash(str(self))


class Sink:
    """Takes down what happens while a step is applied."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(
        self,
        kind: str,
        facts: dict[str, Fact],
        secret: dict[str, Fact] | None = None,
        knowers: int = 0,
        audience: int = EVERYONE,
        reveals: bool = False,
        transient: bool = False,
    ) -> None:
        """Append one event; `secret` facts reach the seats of `knowers` only (a set of seats as bits)."""
        self.events.append(Event(kind, facts, secret or {}, knowers, audience, reveals, transient))


def seen_by(event: Event, seat: int) -> Seen | None:
    """The event as this seat is told it; None if it is not told at all."""
    if seat != CHANCE and not event.audience >> seat & 1:
        return None
    if seat == CHANCE or event.knowers >> seat & 1:
        return Seen(event.kind, {**event.facts, **event.secret})
    return Seen(event.kind, event.facts)


def all_seen_by(events: list[Event], seat: int) -> list[Seen]:
    """What this seat is told of these events, in their order."""
    told = [seen_by(event, seat) for event in events]
    return [seen for seen in told if seen is not None]


def foreseen_by(events: list[Event], seat: int) -> list[Seen]:
    """What a seat may be told of events that have not happened: those before the first that reveals something."""
    before: list[Event] = []
    for event in events:
        if event.reveals:
            break
        before.append(event)
    return all_seen_by(before, seat)


def fact_text(fact: Fact) -> str:
    """A fact as scenarios and text logs write it: lists with commas, spaces as underscores."""
    if isinstance(fact, list):
        return ",".join(str(item).replace(" ", "_") for item in fact)
    return str(fact).replace(" ", "_")
