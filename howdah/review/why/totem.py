"""Totem: pieces, and how many points a strike still costs, where two lines lead."""

from typing import Final

from howdah.bots.evaluation import evaluation_of
from howdah.bots.evaluations.totem import TotemEvaluation
from howdah.engine.contract import Rules, State
from howdah.games.totem.board import distance
from howdah.games.totem.rules import TotemState
from howdah.review.model import Said

USUAL_ROLL: Final = 7
NEAR: Final = 2 * USUAL_ROLL
"""Strikes that cost more are nobody's worry yet."""


class TotemWhy:
    """Compares where lines lead."""

    def __init__(self, rules: Rules) -> None:
        evaluation = evaluation_of(rules)
        assert isinstance(evaluation, TotemEvaluation)
        self.evaluation = evaluation
        self.seats = rules.seats

    def strike(self, state: TotemState, seat: int, victim: int) -> int:
        """The points that a seat needs at least to stand beside another's totem."""
        totem = state.totems[victim]
        self.evaluation.measure(state, seat, totem)
        return int(self.evaluation.cost(distance(state.totems[seat], totem), 0))

    def compare(self, root: State, seat: int, better: State, worse: State, actions: list[int]) -> Said | None:  # noqa: ARG002
        """Why the first is better for a seat; None where nothing certain can be said."""
        assert isinstance(root, TotemState)
        assert isinstance(better, TotemState)
        assert isinstance(worse, TotemState)
        result = better.result()
        if result is not None:
            return Said("why-wins") if result.winners() == [seat] else None
        if worse.result() is not None:
            return None
        others = [other for other in range(self.seats) if other != seat]
        for other in others:
            if root.totems[other] and not better.totems[other] and worse.totems[other]:
                return Said("why-knocks-out", {"seat": other + 1})
        found = self.pieces(seat, others, better, worse) + self.strikes(seat, others, better, worse)
        found.sort(key=lambda one: -one[0])
        return found[0][1] if found else None

    def pieces(self, seat: int, others: list[int], better: TotemState, worse: TotemState) -> list[tuple[float, Said]]:
        """Who has more of them on the board."""
        said: list[tuple[float, Said]] = []
        own = int(better.active[seat]) - int(worse.active[seat])
        if own > 0:
            said.append((2.0 * own, Said("why-pieces", {"count": own})))
        for other in others:
            fewer = int(worse.active[other]) - int(better.active[other])
            if fewer > 0 and better.totems[other]:
                said.append((2.0 * fewer, Said("why-takes", {"seat": other + 1, "count": fewer})))
        return said

    def strikes(self, seat: int, others: list[int], better: TotemState, worse: TotemState) -> list[tuple[float, Said]]:
        """Whose totem is nearer to its fall."""
        said: list[tuple[float, Said]] = []
        for other in others:
            if not (better.totems[other] and worse.totems[other]):
                continue
            attack, before = self.strike(better, seat, other), self.strike(worse, seat, other)
            if attack < before and attack <= NEAR:
                facts = {"seat": other + 1, "count": attack, "instead": before}
                said.append(((before - attack) * USUAL_ROLL / (USUAL_ROLL + attack), Said("why-strike", {**facts})))
            danger, spared = self.strike(worse, other, seat), self.strike(better, other, seat)
            if spared > danger and danger <= NEAR:
                facts = {"seat": other + 1, "count": spared, "instead": danger}
                said.append(((spared - danger) * USUAL_ROLL / (USUAL_ROLL + danger), Said("why-guard", {**facts})))
        return said
