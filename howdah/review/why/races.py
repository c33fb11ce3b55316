"""Races: the largest of what the bots' evaluation counts where two lines lead, for the own seat and for rivals."""

from typing import Final

from howdah.bots.evaluation import evaluation_of
from howdah.bots.evaluations.racing import (
    BEST,
    BLOCKED,
    COBRAS,
    DRAWS,
    FIRST_KIND,
    HALTS,
    IN_REACH,
    MIRED,
    MOVES,
    SECOND_BEST,
    SECOND_MOVE,
    STEPS,
    RaceEvaluation,
)
from howdah.engine.contract import Rules, State
from howdah.games.race.codes import PASS, WINDOW
from howdah.games.race.state import RaceState
from howdah.review.model import Facts, Said

WORTH_SAYING: Final = 0.5
"""Steps: what counts for less is no reason."""
HANDS: Final = (MOVES, SECOND_MOVE, BEST, SECOND_BEST)
OWN_CODES: Final = {
    STEPS: "steps",
    COBRAS: "cobras",
    HALTS: "crossing",
    BLOCKED: "free",
    MIRED: "mud",
    IN_REACH: "reach",
    DRAWS: "draws",
}
"""What is better with fewer, or with more, for the own seat."""
RIVAL_CODES: Final = {STEPS: "rival-steps", COBRAS: "rival-cobras", BLOCKED: "rival-blocked"}


class RaceWhy:
    """Compares where lines lead."""

    def __init__(self, rules: Rules) -> None:
        evaluation = evaluation_of(rules)
        assert isinstance(evaluation, RaceEvaluation)
        self.evaluation = evaluation
        self.seats = rules.seats

    def counted(self, state: RaceState, seat: int) -> list[float]:
        """What is counted of a seat."""
        self.evaluation.count(state.race, seat)
        return [float(number) for number in self.evaluation.counted]

    def compare(self, root: State, seat: int, better: State, worse: State, actions: list[int]) -> Said | None:
        """Why the first is better for a seat; None where nothing certain can be said."""
        assert isinstance(root, RaceState)
        assert isinstance(better, RaceState)
        assert isinstance(worse, RaceState)
        if better.race.winner == seat:
            return Said("why-wins")
        if better.race.winner >= 0 or worse.race.winner >= 0:
            return None
        if root.race.phase == WINDOW:
            return self.answer(root, seat, actions)
        found: list[tuple[float, Said]] = []
        weights = [float(weight) for weight in self.evaluation.weights]
        for other in range(self.seats):
            best, chosen = self.counted(better, other), self.counted(worse, other)
            gains = [weight * (one - two) for weight, one, two in zip(weights, best, chosen, strict=True)]
            if other == seat:
                found += self.own(better, gains, best, chosen)
            else:
                found += self.rivals(other, gains, best, chosen)
        found.sort(key=lambda one: -one[0])
        return found[0][1] if found and found[0][0] >= WORTH_SAYING else None

    def own(
        self, state: RaceState, gains: list[float], best: list[float], chosen: list[float]
    ) -> list[tuple[float, Said]]:
        """What the seat itself has of it."""
        said: list[tuple[float, Said]] = []
        for feature, code in OWN_CODES.items():
            count = round(abs(best[feature] - chosen[feature]))
            if gains[feature] > 0 and count > 0:
                said.append((gains[feature], Said(f"why-{code}", {"count": count})))
        names = state.kit.deck.names
        kept = [kind for kind in range(len(names)) if best[FIRST_KIND + kind] > chosen[FIRST_KIND + kind]]
        if kept:
            card = max(kept, key=lambda kind: gains[FIRST_KIND + kind])
            worth = gains[FIRST_KIND + card]
            if state.kit.points[card] > 0:
                worth += sum(max(0.0, gains[feature]) for feature in HANDS)
            said.append((worth, Said("why-keeps", {"card": str(names[card])})))
        return said

    def rivals(
        self, other: int, gains: list[float], best: list[float], chosen: list[float]
    ) -> list[tuple[float, Said]]:
        """What a rival loses by it."""
        said: list[tuple[float, Said]] = []
        for feature, code in RIVAL_CODES.items():
            count = round(abs(best[feature] - chosen[feature]))
            if gains[feature] < 0 and count > 0:
                facts: Facts = {"seat": other + 1, "count": count}
                said.append((-gains[feature], Said(f"why-{code}", facts)))
        return said

    def answer(self, root: RaceState, seat: int, actions: list[int]) -> Said | None:
        """In a window: to stop what was played, or to keep the card."""
        if actions[0] == PASS:
            return Said("why-keeps-tiger")
        if root.race.active == seat or root.race.chain % 2 == 1:
            return Said("why-saves-card")
        return Said("why-stops", {"seat": int(root.race.active) + 1})
