"""Turning points: the largest swings of a picture, and what brought them.

A swing is looked into act by act, by the same chances; what happened in the act that brought most of it names it.
"""

from itertools import pairwise
from typing import Final

from howdah.engine.contract import State
from howdah.engine.events import Event
from howdah.review.chances import Chances, known_by
from howdah.review.model import EVERYBODY, Facts, Moment, Said, TurningPoint
from howdah.review.turns import NOBODY
from howdah.review.walk import Act, Boundary, Walk

MOST: Final = 6
"""Turning points that are told."""
LEAST: Final = 0.06
"""Swings below this are no turning points."""


class Swings:
    """Finds the turning points of one game."""

    def __init__(self, walk: Walk, chances: Chances, viewer: int) -> None:
        self.walk = walk
        self.chances = chances
        self.viewer = viewer

    def find(self, moments: list[Moment], boundaries: list[Boundary]) -> list[TurningPoint]:
        """The largest swings, largest first."""
        swings: list[tuple[float, int, list[float]]] = []
        for number in range(1, len(moments)):
            before, after = moments[number - 1].chances, moments[number].chances
            changes = [two.value - one.value for one, two in zip(before, after, strict=True)]
            swings.append((max(abs(change) for change in changes), number, changes))
        swings.sort(key=lambda swing: (-swing[0], swing[1]))
        large = [swing for swing in swings[:MOST] if swing[0] >= LEAST]
        return [self.told(number, changes, moments, boundaries) for _, number, changes in large]

    def told(
        self, number: int, changes: list[float], moments: list[Moment], boundaries: list[Boundary]
    ) -> TurningPoint:
        """One swing and its cause."""
        about = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
        acts = self.walk.acts[boundaries[number - 1].act : boundaries[number].act]
        cause = self.cause(acts, about, changes[about])
        seat, said = name_of(self.walk, acts, cause, changes)
        return TurningPoint(
            moment=number,
            entry=cause.entry,
            place=cause.place,
            turn=moments[number - 1].turn,
            seat=seat,
            about=about + 1,
            change=changes[about],
            changes=changes,
            said=said,
        )

    def cause(self, acts: list[Act], about: int, change: float) -> Act:
        """The act that brought most of a seat's change. Answers that lie face down have brought nothing yet."""
        if acts[0].turn().seat == NOBODY:
            return acts[-1]
        seen = [self.chance(act.before, about) for act in acts]
        seen.append(self.chance(acts[-1].after, about))
        sign = 1.0 if change > 0 else -1.0
        steps = [sign * (after - before) for before, after in pairwise(seen)]
        return acts[steps.index(max(steps))]

    def chance(self, state: State, seat: int) -> float:
        return self.chances.of_known(known_by(state, self.viewer))[seat].value


TELLING: Final = [
    ("race-won", "turn-won"),
    ("totem-eliminated", "turn-totem"),
    ("tiger-played", "turn-tiger"),
    ("stake-taken", "turn-stake"),
    ("stake-carried", "turn-carried"),
    ("stake-lost", "turn-carried"),
    ("eliminated", "turn-eliminated"),
    ("cut-off", "turn-cut-off"),
]
"""What names a turn in which it happened, the most telling first: the event and its code."""
TELLING_ACT: Final = [("cobra-given", "turn-cobra"), ("card-stolen", "turn-stolen")]
"""What names only the act that brought it."""


def name_of(walk: Walk, acts: list[Act], cause: Act, changes: list[float]) -> tuple[int, Said]:
    """Whose doing it was, and the words for it: by the act itself, else by all of its turn. What helped somebody does
    not name a swing against them."""
    for events, kinds in (
        (cause.events, TELLING + TELLING_ACT),
        ([event for act in acts for event in act.events], TELLING),
    ):
        for kind, code in kinds:
            for event in events:
                if event.kind == kind:
                    seat, said = told_of(event, code, cause)
                    if fits(seat, said, changes):
                        return seat, said
    turn = cause.turn().seat
    played = [event for act in acts for event in act.events if event.kind in ("card-played", "cards-played")]
    if played and turn >= 0:
        cards: list[int | str] = [str(event.facts["card"]) for event in played]
        return turn + 1, Said("turn-cards", {"seat": turn + 1, "cards": cards})
    dice = last_roll(walk, cause)
    if dice and turn >= 0:
        return turn + 1, Said("turn-roll", {"seat": turn + 1, "dice": dice})
    seat = turn if turn >= 0 else cause.seat
    return seat + 1, Said("turn-played", {"seat": seat + 1})


def fits(seat: int, said: Said, changes: list[float]) -> bool:
    """Whether who did it gained by it, or whom it was done to lost."""
    if seat == EVERYBODY:
        return True
    worth, receiver = said.facts.get("worth", 1), said.facts.get("to")
    if isinstance(receiver, int):
        return changes[receiver - 1] < 0
    return (changes[seat - 1] > 0) == (isinstance(worth, int) and worth >= 0)


def last_roll(walk: Walk, cause: Act) -> list[int | str]:
    """The dice that an act of Totem used."""
    for act in reversed(walk.acts[: walk.acts.index(cause)]):
        for event in reversed(act.events):
            if event.kind == "rolled":
                dice = event.facts["dice"]
                return [int(die) for die in dice] if isinstance(dice, list) else []
    return []


def told_of(event: Event, code: str, cause: Act) -> tuple[int, Said]:
    """An event as a turning point: who did it, and to whom."""
    facts = {name: fact for name, fact in event.facts.items() if isinstance(fact, int | str)}
    told: Facts = {"seat": facts.get("seat", cause.seat + 1)}
    if code in ("turn-totem", "turn-eliminated", "turn-cut-off"):
        told = {"seat": facts["by"], "victim": facts["seat"]}
    elif code == "turn-cobra":
        told = {"seat": cause.seat + 1, "to": facts["to"]}
    elif code == "turn-stolen":
        told["victim"] = facts["victim"]
    elif code == "turn-stake":
        told["worth"] = facts["worth"]
    elif code == "turn-carried":
        return EVERYBODY, Said(code, {"worth": facts["worth"]})
    seat = told["seat"]
    assert isinstance(seat, int)
    return seat, Said(code, told)
