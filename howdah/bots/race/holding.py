"""Who holds a tiger, by what everybody saw: who let a card pass, who exchanged cards, who drew new ones.

A seat that lets a card pass which hurts it probably has no tiger, and one that has just played a tiger seldom has
another. Each such event shifts a number for its seat, by weights that were fitted to games (`howdah train`); new
cards in a hand dilute it. Of the worlds that are dealt from what a seat knows, those that fit these numbers are
preferred.
"""

from typing import Final

from mypy_extensions import i64

from howdah.bots.arithmetic import exponential
from howdah.bots.luck import uniform
from howdah.engine.contract import Known
from howdah.engine.events import Fact, Seen
from howdah.engine.generator import Generator
from howdah.games.race.codes import WINDOW
from howdah.games.race.kit import Kit
from howdah.games.race.state import RaceRules, RaceState

# What is counted as evidence, in the order of the weights.
PASSED_MOVE: Final = 0
"""It let a movement pass."""
PASSED_EVENT: Final = 1
"""It let an event pass that did not name it."""
PASSED_AIMED: Final = 2
"""It let an event pass that named it: who is robbed, who gets a cobra."""
PASSED_TIGER: Final = 3
"""It let a tiger pass, or could not answer one."""
DISCARDED: Final = 4
"""It threw a card away that was no tiger."""
PLAYED_TIGER: Final = 5
"""It played a tiger."""
KINDS_OF_EVIDENCE: Final = 6

SAMPLED_WORLDS: Final = 4
"""So many worlds are dealt, and one is kept, by weight."""


class Evidence:
    """What the past says of every seat: counts, each diluted by the cards that were drawn since."""

    def __init__(self, seats: int, kit: Kit) -> None:
        self.seats = seats
        self.kit = kit
        self.counts: list[list[float]] = [[0.0] * KINDS_OF_EVIDENCE for _ in range(seats)]
        self.sizes = [0] * seats
        self.answered: list[int] = []
        """Who has answered in the window that is open."""
        self.passed_kind = PASSED_EVENT
        """What they let pass, if they do."""
        self.aimed = -1

    def observe(self, seen: Seen) -> None:
        """Take one event in."""
        facts = seen.facts
        seat = seat_in(facts, "seat")
        kind = seen.kind
        if kind == "answer-sealed":
            self.answered.append(seat)
            return
        if kind == "tiger-played":
            # Others may have answered too, and are not shown: nothing is known of them.
            self.answered.clear()
            self.passed_kind = PASSED_TIGER
            self.lose(seat)
            self.counts[seat][PLAYED_TIGER] += 1.0
            return
        self.close_window()
        if kind == "card-played" or kind == "cards-played":
            card = facts.get("card")
            self.aimed = -1
            self.passed_kind = PASSED_MOVE if self.is_movement(card) else PASSED_EVENT
            self.lose(seat)
            if kind == "cards-played":
                self.lose(seat)
        elif kind == "victim-named":
            self.aimed = seat_in(facts, "victim")
        elif kind == "receiver-named":
            self.aimed = seat_in(facts, "to")
        elif kind == "plan-made":
            self.aimed = aimed_at(facts.get("plan"))
        elif kind == "card-discarded":
            self.lose(seat)
            if facts.get("card") != self.tiger():
                self.counts[seat][DISCARDED] += 1.0
        elif kind == "card-drawn" or kind == "card-fetched":
            self.gain(seat)
        elif kind == "card-stolen":
            self.lose(seat_in(facts, "victim"))
            self.gain(seat)

    def close_window(self) -> None:
        """All who answered have let it pass."""
        for seat in self.answered:
            named = self.passed_kind == PASSED_EVENT and seat == self.aimed
            self.counts[seat][PASSED_AIMED if named else self.passed_kind] += 1.0
        self.answered.clear()

    def gain(self, seat: int) -> None:
        """A card of which nothing is known joins a hand."""
        size = self.sizes[seat]
        self.sizes[seat] = size + 1
        kept = float(size) / float(size + 1)
        self.counts[seat] = [count * kept for count in self.counts[seat]]

    def lose(self, seat: int) -> None:
        if self.sizes[seat] > 0:
            self.sizes[seat] -= 1

    def is_movement(self, card: Fact | None) -> bool:
        return isinstance(card, str) and card in self.kit.deck.names and self.points_of(card) > 0

    def points_of(self, card: str) -> int:
        return int(self.kit.points[self.kit.deck.names.index(card)])

    def tiger(self) -> str:
        return self.kit.deck.names[self.kit.tiger] if self.kit.tiger >= 0 else ""


def seat_in(facts: dict[str, Fact], name: str) -> int:
    """A seat that an event names, from 0; -1 if it names none."""
    seat = facts.get(name, 0)
    return seat - 1 if isinstance(seat, int) else -1


def aimed_at(plan: Fact | None) -> int:
    """Whom a plan names to be robbed or to get a cobra, from 0; -1 if nobody."""
    for text in plan if isinstance(plan, list) else []:
        verb, _, seat = str(text).partition(" ")
        if verb in ("rob", "give") and seat.isdecimal():
            return int(seat) - 1
    return -1


def evidence_in(past: list[Seen], state: RaceState) -> Evidence:
    """What a seat has seen, taken in. Answers in a window that is still open say nothing yet."""
    evidence = Evidence(state.rules.seats, state.kit)
    for seen in past:
        evidence.observe(seen)
    if state.race.phase != WINDOW:
        evidence.close_window()
    return evidence


def tiger_factors(past: list[Seen], state: RaceState, weights: list[float]) -> list[float]:
    """For each seat the factor by which a tiger in its hand is likelier than by dealing alone."""
    if not past:
        return [1.0] * state.rules.seats
    evidence = evidence_in(past, state)
    factors: list[float] = []
    for counts in evidence.counts:
        total: float = 0.0
        for count, weight in zip(counts, weights, strict=True):
            total += count * weight
        factors.append(exponential(total))
    return factors


class WeightedSampler:
    """Deals worlds that agree with what a seat knows, and as often as the past says."""

    def __init__(self, rules: RaceRules, known: Known, factors: list[float]) -> None:
        self.rules = rules
        self.known = known
        self.factors = factors
        self.is_uniform = rules.kit.tiger < 0 or all(factor == 1.0 for factor in factors)

    def deal(self, generator: Generator) -> RaceState:
        if self.is_uniform:
            return self.rules.deal(self.known, generator)
        worlds = [self.rules.deal(self.known, generator) for _ in range(SAMPLED_WORLDS)]
        weights = [self.weight(world) for world in worlds]
        total: float = 0.0
        for weight in weights:
            total += weight
        rest = uniform(generator) * total
        for world, weight in zip(worlds, weights, strict=True):
            rest -= weight
            if rest < 0.0:
                return world
        return worlds[0]

    def weight(self, world: RaceState) -> float:
        """How likely a world is against others, by who holds tigers in it."""
        kit = world.kit
        weight: float = 1.0
        for seat in range(world.rules.seats):
            place: i64 = seat * kit.kinds + kit.tiger
            for _ in range(int(world.race.cards.hands[place])):
                weight *= self.factors[seat]
        return weight
