"""Codes and facts of a review become sentences, in one reader's language."""

from itertools import groupby
from typing import Final

from howdah.engine.vocabulary import CARD, NUMBER, SEAT, WORTH, FactKind
from howdah.locale.sentences import Teller
from howdah.locale.words import Words
from howdah.review.model import BEST, BLUNDER, FORCED, GOOD, INACCURACY, MISTAKE, Decision, Moment, Review, Said

KINDS: Final[dict[str, FactKind]] = {
    "seat": SEAT,
    "victim": SEAT,
    "to": SEAT,
    "card": CARD,
    "cards": CARD,
    "worth": WORTH,
    "stake": WORTH,
    "count": NUMBER,
    "instead": NUMBER,
    "dice": NUMBER,
}
"""What the facts of a review are."""
CALLED: Final = (BLUNDER, MISTAKE, INACCURACY)
"""What is named, the worst first."""
IN_ORDER: Final = (BEST, GOOD, INACCURACY, MISTAKE, BLUNDER, FORCED)
ARROW: Final = "→"
MOST_ACTIONS: Final = 12
"""Longer lines are cut."""


class Speaker:
    """The words of one review."""

    def __init__(self, review: Review, words: Words) -> None:
        self.review = review
        self.words = words
        names = [name or words("table-name-person", seat=seat + 1) for seat, name in enumerate(review.names)]
        self.teller = Teller(words, review.game, names)
        self.names = names

    def title(self) -> str:
        return self.words("review-title", game=self.teller.title())

    def viewer(self) -> str:
        """Whose knowledge the picture is drawn by."""
        seat = self.review.viewer
        return (
            self.words("review-viewer-seat", player=self.names[seat - 1]) if seat else self.words("review-viewer-all")
        )

    def said(self, said: Said) -> str:
        """A code with its facts."""
        return self.words(f"review-{said.code}", **self.teller.facts(said.facts, KINDS))

    def when(self, turn: int) -> str:
        return self.words("review-when", turn=turn, game=self.review.game) if turn else self.words("review-setup")

    def at(self, moment: Moment) -> str:
        """The name of a moment."""
        is_last = moment is self.review.moments[-1]
        return self.words("review-end") if is_last and self.review.ranks else self.when(moment.turn)

    def actions(self, texts: list[str]) -> str:
        """A line in the reader's words; what is done several times is said once."""
        told: list[str] = []
        for text, times in repeated(shortened(texts)):
            said = text if ARROW in text else self.teller.action(text)
            told.append(f"{said} x{times}" if times > 1 else said)
        return ", ".join(told[:MOST_ACTIONS]) + (" …" if len(told) > MOST_ACTIONS else "")

    def points(self) -> list[str]:
        """The turning points, largest first."""
        return [
            self.words(
                "review-point",
                when=self.when(point.turn),
                what=self.said(point.said),
                player=self.names[point.about - 1],
                change=change(point.change),
            )
            for point in self.review.turning_points
        ]

    def tips(self) -> list[str]:
        """What the coach says."""
        return [self.words(f"coach-{tip.code}", **self.teller.facts(tip.facts, KINDS)) for tip in self.review.tips]

    def mistakes(self) -> list[Decision]:
        """What was surely worse, the worst first."""
        called = [decision for decision in self.review.decisions if decision.grade in CALLED]
        return sorted(called, key=lambda decision: -decision.loss)

    def decision(self, decision: Decision) -> list[str]:
        """A decision in a few sentences: what, how good, what would have been better and why."""
        words = self.words
        player = self.names[decision.seat - 1]
        lines = [
            words(
                "review-decision",
                when=self.when(decision.turn),
                player=player,
                actions=self.actions(decision.actions),
            ),
            words(
                "review-decision-loss",
                grade=words(f"review-grade-{decision.grade}"),
                chance=percent(decision.chance),
                best=percent(decision.best),
            ),
        ]
        if decision.missed_win:
            lines.append(words("review-missed-win"))
        lines += self.better(decision)
        if decision.why is not None:
            lines.append(self.said(decision.why))
        return lines

    def better(self, decision: Decision) -> list[str]:
        """The best alternative, or the mixture."""
        words = self.words
        mixed = [one for one in decision.alternatives if one.share > 0.0]
        if mixed:
            parts = [
                words("review-mixture-part", bid=self.actions(one.actions), share=percent(one.share)) for one in mixed
            ]
            return [words("review-mixture", bids=", ".join(parts))]
        if not decision.alternatives or decision.grade not in CALLED:
            return []
        best = decision.alternatives[0]
        return [words("review-better", actions=self.actions(best.actions), chance=percent(best.chance))]

    def grades(self, seat: int) -> str:
        """How often a seat got each grade."""
        own = [decision.grade for decision in self.review.decisions if decision.seat == seat]
        parts = [
            self.words("review-grade-count", count=own.count(grade), grade=self.words(f"review-grade-{grade}"))
            for grade in IN_ORDER
            if grade in own
        ]
        return self.words("review-grades", player=self.names[seat - 1], grades=", ".join(parts))


def shortened(texts: list[str]) -> list[str]:
    """Movements of single pieces (Totem) as where they begin and end."""
    made: list[str] = []
    for text in texts:
        verb, _, what = text.partition(" ")
        if verb == "piece":
            made.append(f"{what}{ARROW}{what}")
        elif verb == "to" and made and ARROW in made[-1]:
            made[-1] = made[-1].partition(ARROW)[0] + ARROW + what
        elif verb not in ("finish", "end"):
            made.append(text)
    return made or texts


def repeated(texts: list[str]) -> list[tuple[str, int]]:
    """Each text, and how often it comes in a row."""
    return [(text, len(list(group))) for text, group in groupby(texts)]


def percent(chance: float) -> str:
    return f"{chance:.0%}"


def change(points: float) -> str:
    """With its sign, as `-18 %` is written in this house: without a space."""
    return f"{points:+.0%}"
