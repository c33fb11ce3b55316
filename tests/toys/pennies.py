"""Pennies: two seats show a side at once; chance decides which of them wins when the sides are equal. Three turns."""

from typing import TypedDict

from mypy_extensions import i64

from howdah.engine.contract import (
    CHANCE,
    CHANCE_BIT,
    DRAWN,
    ENDINGS,
    RUNNING,
    WON,
    Known,
    Result,
    Rules,
    State,
    View,
    shared_payoffs,
)
from howdah.engine.errors import Reason
from howdah.engine.events import Sink
from howdah.engine.generator import Generator
from howdah.engine.notation import UNKNOWN, Position, Section
from howdah.engine.registry import Meta
from howdah.engine.vectors import vec
from howdah.engine.vocabulary import SEAT, TEXT, TEXTS, EventKind, ReasonCode, Vocabulary

TURNS = 3
SIDES = ["heads", "tails"]
NOT_SHOWN, HIDDEN = -1, -2


class PenniesRules(Rules):
    def __init__(self, seats: int, options: dict[str, str]) -> None:
        super().__init__("pennies", seats, options, SIDES, ["odd", "even"])

    def new(self) -> "PenniesState":
        return PenniesState(self, [0, 0], [NOT_SHOWN, NOT_SHOWN], 0)

    def read(self, position: Position) -> "PenniesKnown":
        names = ["score 1", "score 2", "shown 1", "shown 2"]
        position.rest_after(names)
        values = {name: position.section(name) for name in names}
        scores = [section.number(0, TURNS) if (section := values[f"score {n}"]) else 0 for n in (1, 2)]
        shown = []
        for n in (1, 2):
            section = values[f"shown {n}"]
            side = "" if section is None else section.only_word("a side").among([*SIDES, UNKNOWN])
            shown.append(SIDES.index(side) if side in SIDES else HIDDEN if side else NOT_SHOWN)
        if sum(scores) > TURNS:
            raise position.head.wrong(f"at most {TURNS} points")
        return PenniesKnown(self, scores, shown, sum(scores))

    def deal(self, known: Known, generator: Generator) -> "PenniesState":
        assert isinstance(known, PenniesKnown)
        shown = [int(generator.below(2)) if side == HIDDEN else side for side in known.shown]
        return PenniesState(self, known.scores[:], shown, known.turn)


class PenniesKnown(Known):
    def __init__(self, rules: Rules, scores: list[int], shown: list[int], turn: int) -> None:
        self.rules = rules
        self.scores = scores
        self.shown = shown
        self.turn = turn

    def is_whole(self) -> bool:
        return HIDDEN not in self.shown

    def position(self, complete: bool = False) -> Position:
        sections = [Section(f"score {n + 1}", str(score)) for n, score in enumerate(self.scores) if score or complete]
        for n, side in enumerate(self.shown):
            if side != NOT_SHOWN:
                sections.append(Section(f"shown {n + 1}", UNKNOWN if side == HIDDEN else SIDES[side]))
        return Position("pennies", 2, sections)


class PenniesState(State):
    def __init__(self, rules: Rules, scores: list[int], shown: list[int], turn: int) -> None:
        super().__init__(rules)
        self.scores = scores
        self.shown = shown
        self.turn = turn

    def copy(self) -> "PenniesState":
        return PenniesState(self.rules, self.scores[:], self.shown[:], self.turn)

    def pending(self) -> i64:
        if self.turn == TURNS:
            return 0
        waiting = sum(1 << seat for seat, side in enumerate(self.shown) if side == NOT_SHOWN)
        return waiting or CHANCE_BIT

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:  # noqa: ARG002
        out[0], out[1] = 0, 1
        return 2

    def outcomes_into(self, out: vec[i64], weights: vec[i64]) -> i64:
        out[0], out[1], weights[0], weights[1] = 0, 1, 3, 2
        return 2

    def apply(self, seat: i64, action: i64, sink: Sink | None) -> None:
        if seat != CHANCE:
            self.shown[seat] = int(action)
            if sink is not None:
                sink.tell("shown", {"seat": seat + 1}, secret={"side": SIDES[action]}, knowers=1 << seat)
            return
        winner = (0 if self.shown[0] == self.shown[1] else 1) ^ int(action)
        self.scores[winner] += 1
        if sink is not None:
            sides = [SIDES[side] for side in self.shown]
            sink.tell("opened", {"sides": sides, "seat": winner + 1}, reveals=True)
        self.shown = [NOT_SHOWN, NOT_SHOWN]
        self.turn += 1

    def rank_into(self, ranks: vec[i64]) -> i64:
        if self.turn < TURNS:
            return RUNNING
        for seat in (0, 1):
            ranks[seat] = 1 if self.scores[seat] == max(self.scores) else 2
        return WON if self.scores[0] != self.scores[1] else DRAWN

    def result(self) -> Result | None:
        ranks = vec[i64]([0, 0])
        ending = self.rank_into(ranks)
        if ending == RUNNING:
            return None
        return Result(ENDINGS[ending], "PEN-1", list(ranks), self.scores[:], shared_payoffs(ending, ranks))

    def known(self, seat: int) -> PenniesKnown:
        shown = [HIDDEN if side != NOT_SHOWN and seat not in (n, CHANCE) else side for n, side in enumerate(self.shown)]
        return PenniesKnown(self.rules, self.scores[:], shown, self.turn)

    def reopened_for(self, seat: int) -> "PenniesState":
        twin = self.copy()
        twin.shown = [side if other == seat else NOT_SHOWN for other, side in enumerate(self.shown)]
        return twin

    def view(self, seat: int) -> View:
        known = self.known(seat)
        return View("pennies", seat, str(known), {"scores": known.scores, "shown": known.shown})

    def explain(self, seat: int, action: int) -> Reason | None:  # noqa: ARG002
        if self.turn == TURNS:
            return Reason("game-over", "PEN-1")
        return None if self.shown[seat] == NOT_SHOWN else Reason("side-is-final", "PEN-2")

    def is_final(self, seat: int, action: int) -> bool:  # noqa: ARG002
        return True

    def check(self) -> list[str]:
        return [] if sum(self.scores) == self.turn else ["PEN-1: points and turns differ"]


class PenniesFields(TypedDict):
    """The fields of a view of Pennies; lists go by seat."""

    scores: list[int]
    shown: list[int]


VOCABULARY = Vocabulary(
    "pennies",
    reasons=[ReasonCode("game-over", "PEN-1"), ReasonCode("side-is-final", "PEN-2")],
    events=[
        EventKind("shown", {"seat": SEAT}, secret={"side": TEXT}),
        EventKind("opened", {"sides": TEXTS, "seat": SEAT}, reveals=True),
    ],
    actions={side: [] for side in SIDES},
    fields=PenniesFields,
)
PENNIES = Meta("pennies", 2, 2, 1, 1, [], "PEN", PenniesRules, VOCABULARY)
