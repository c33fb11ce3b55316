"""Ambush: hidden hands, undo, and a reaction window that asks everyone.

Each seat is dealt two cards out of sight. In turn, a seat takes one to three steps, one at a time (each can be taken
back), and ends. Then all others answer at once and in secret: pass, or pounce if they hold a fox. The first fox
clockwise is shown and thrown away, and the steps bring nothing; the other answers are never shown.
"""

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
from howdah.engine.notation import UNKNOWN, Position, Section, Word
from howdah.engine.registry import Meta
from howdah.engine.vectors import vec
from howdah.engine.vocabulary import ACTION, CARD, NUMBER, SEAT, EventKind, ReasonCode, Vocabulary

ROUNDS = 2
HAND = 2
MOST_STEPS = 3
STEP, END, PASS, POUNCE = 0, 1, 2, 3
ACTIONS = ["step", "end", "pass", "pounce"]
CARDS = ["fox", "hen"]
FOX, HEN, HIDDEN = 0, 1, -1
NO_ANSWER = -1


class AmbushRules(Rules):
    """Three foxes, and as many hens as fill the hands."""

    def __init__(self, seats: int, options: dict[str, str], game: str = "ambush") -> None:
        super().__init__(game, seats, options, ACTIONS, CARDS)
        self.copies = [3, HAND * seats]

    def new(self) -> "AmbushState":
        return self.state([[] for _ in range(self.seats)])

    def state(self, hands: list[list[int]]) -> "AmbushState":
        return AmbushState(self, hands)

    def read(self, position: Position) -> "AmbushKnown":
        seats = range(self.seats)
        names = [f"{name} {n + 1}" for name in ("hand", "score", "answer") for n in seats]
        position.rest_after([*names, "turn", "steps", "discards"])
        known = AmbushKnown(self, [[] for _ in seats])
        for seat in seats:
            section = position.section(f"hand {seat + 1}")
            known.hands[seat] = sorted(read_card(word) for word in section.words()) if section else []
            section = position.section(f"score {seat + 1}")
            known.scores[seat] = section.number(0, 99) if section else 0
            section = position.section(f"answer {seat + 1}")
            if section:
                text = section.only_word("an answer").among([*ACTIONS[2:], UNKNOWN])
                known.answers[seat] = HIDDEN - 1 if text == UNKNOWN else ACTIONS.index(text)
        for name in ("turn", "steps", "discards"):
            section = position.section(name)
            number = section.number(0, 99) if section else 0
            setattr(known, name, number)
        return known

    def deal(self, known: Known, generator: Generator) -> "AmbushState":
        assert isinstance(known, AmbushKnown)
        state = self.state([hand[:] for hand in known.hands])
        state.scores, state.answers = known.scores[:], known.answers[:]
        state.turn, state.steps, state.discards = known.turn, known.steps, known.discards
        pool = [card for card in (FOX, HEN) for _ in range(state.left(card))]
        for seat in range(self.seats):
            drawn = [pool.pop(generator.below(len(pool))) if card == HIDDEN else card for card in state.hands[seat]]
            state.hands[seat] = sorted(drawn)
            if state.answers[seat] == HIDDEN - 1:
                state.answers[seat] = POUNCE if FOX in state.hands[seat] and generator.below(2) else PASS
        return state


def read_card(word: Word) -> int:
    return HIDDEN if word.text == UNKNOWN else CARDS.index(word.among(CARDS))


class AmbushKnown(Known):
    def __init__(self, rules: Rules, hands: list[list[int]]) -> None:
        self.rules = rules
        self.hands = hands
        self.scores = [0] * rules.seats
        self.answers = [NO_ANSWER] * rules.seats
        self.turn = 0
        self.steps = 0
        self.discards = 0

    def is_whole(self) -> bool:
        return HIDDEN - 1 not in self.answers and all(HIDDEN not in hand for hand in self.hands)

    def position(self, complete: bool = False) -> Position:
        sections = []
        for seat, hand in enumerate(self.hands):
            cards = " ".join(UNKNOWN if card == HIDDEN else CARDS[card] for card in hand)
            answer = self.answers[seat]
            parts = {
                "hand": cards,
                "score": str(self.scores[seat]) if self.scores[seat] else "",
                "answer": "" if answer == NO_ANSWER else UNKNOWN if answer < NO_ANSWER else ACTIONS[answer],
            }
            sections += [Section(f"{name} {seat + 1}", value) for name, value in parts.items() if value]
        for name, number in (("turn", self.turn), ("steps", self.steps), ("discards", self.discards)):
            if number or complete:
                sections.append(Section(name, str(number)))
        return Position(self.rules.game, self.rules.seats, sections)


class AmbushState(State):
    def __init__(self, rules: AmbushRules, hands: list[list[int]]) -> None:
        super().__init__(rules)
        self.ambush = rules
        self.hands = hands
        self.scores = [0] * rules.seats
        self.answers = [NO_ANSWER] * rules.seats
        """What each seat has answered in this window, unseen until all have."""
        self.turn = 0
        self.steps = 0
        """How far the active seat has come; more than the most while the window is open."""
        self.discards = 0

    def copy(self) -> "AmbushState":
        twin = self.ambush.state([hand[:] for hand in self.hands])
        twin.scores, twin.answers = self.scores[:], self.answers[:]
        twin.turn, twin.steps, twin.discards = self.turn, self.steps, self.discards
        return twin

    def active(self) -> int:
        return self.turn % self.rules.seats

    def window_is_open(self) -> bool:
        return self.steps > MOST_STEPS

    def left(self, card: int) -> int:
        held = sum(hand.count(card) for hand in self.hands)
        return self.ambush.copies[card] - held - (self.discards if card == FOX else 0)

    def pending(self) -> i64:
        if self.turn == ROUNDS * self.rules.seats:
            return 0
        if self.turn == 0 and any(len(hand) < HAND for hand in self.hands):
            return CHANCE_BIT
        if self.window_is_open():
            return self.asked_in_window()
        return 1 << self.active()

    def asked_in_window(self) -> int:
        others = [seat for seat in range(self.rules.seats) if seat != self.active()]
        return sum(1 << seat for seat in others if self.answers[seat] == NO_ANSWER)

    def reason(self, seat: int, action: int) -> str:
        """The one test of every action: why not, or nothing."""
        if not self.pending() >> seat & 1:
            return "not-asked"
        if self.window_is_open():
            if action in (STEP, END):
                return "answer-first"
            return "no-fox" if action == POUNCE and FOX not in self.hands[seat] else ""
        if action in (PASS, POUNCE):
            return "no-window"
        if action == STEP:
            return "too-far" if self.steps == MOST_STEPS else ""
        return "step-first" if self.steps == 0 else ""

    def explain(self, seat: int, action: int) -> Reason | None:
        code = self.reason(seat, action)
        return Reason(code, "AMB-1") if code else None

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        legal = [action for action in range(len(ACTIONS)) if not self.reason(int(seat), action)]
        for place, action in enumerate(legal):
            out[place] = action
        return len(legal)

    def outcomes_into(self, out: vec[i64], weights: vec[i64]) -> i64:
        possible = [card for card in (FOX, HEN) if self.left(card)]
        for place, card in enumerate(possible):
            out[place], weights[place] = card, self.left(card)
        return len(possible)

    def purpose(self) -> str:
        return f"deal {[len(hand) for hand in self.hands]}"

    def apply(self, seat: i64, action: i64, sink: Sink | None) -> None:
        if seat == CHANCE:
            taker = next(n for n, hand in enumerate(self.hands) if len(hand) < HAND)
            self.hands[taker] = sorted([*self.hands[taker], int(action)])
            if sink is not None:
                self.tell_draw(sink, taker, int(action))
        elif action == STEP:
            self.steps += 1
            if sink is not None:
                sink.tell("stepped", {"seat": seat + 1})
        elif action == END:
            self.steps += MOST_STEPS
            if sink is not None:
                sink.tell("ended", {"seat": seat + 1})
        else:
            self.answers[seat] = int(action)
            if sink is not None:
                self.tell_answer(sink, int(seat))
        if seat != CHANCE and self.window_is_open() and self.asked_in_window() == 0:
            self.close_window(sink)

    def tell_draw(self, sink: Sink, taker: int, card: int) -> None:
        sink.tell("drawn", {"seat": taker + 1}, secret={"card": CARDS[card]}, knowers=1 << taker)

    def tell_answer(self, sink: Sink, seat: int) -> None:
        sink.tell("answered", {"seat": seat + 1}, secret={"answer": ACTIONS[self.answers[seat]]}, knowers=1 << seat)

    def close_window(self, sink: Sink | None) -> None:
        seats = self.rules.seats
        order = [(self.active() + n) % seats for n in range(1, seats)]
        pouncer = next((seat for seat in order if self.answers[seat] == POUNCE), -1)
        if pouncer < 0:
            self.scores[self.active()] += self.steps - MOST_STEPS
        else:
            self.hands[pouncer].remove(FOX)
            self.discards += 1
        if sink is not None:
            sink.tell("closed", {"seat": pouncer + 1, "score": self.scores[self.active()]}, reveals=True)
        self.answers = [NO_ANSWER] * seats
        self.turn += 1
        self.steps = 0

    def silent_answer(self, seat: int) -> int:
        return PASS if self.window_is_open() and self.pending() >> seat & 1 else -1

    def is_final(self, seat: int, action: int) -> bool:  # noqa: ARG002
        return action in (END, PASS, POUNCE)

    def rank_into(self, ranks: vec[i64]) -> i64:
        if self.pending() != 0:
            return RUNNING
        for seat, score in enumerate(self.scores):
            ranks[seat] = 1 + sum(other > score for other in self.scores)
        return WON if self.scores.count(max(self.scores)) == 1 else DRAWN

    def result(self) -> Result | None:
        ranks = vec[i64]([0] * self.rules.seats)
        ending = self.rank_into(ranks)
        if ending == RUNNING:
            return None
        return Result(ENDINGS[ending], "AMB-2", list(ranks), self.scores[:], shared_payoffs(ending, ranks))

    def known(self, seat: int) -> AmbushKnown:
        known = AmbushKnown(self.rules, [])
        for n, hand in enumerate(self.hands):
            known.hands.append(hand[:] if seat in (n, CHANCE) else [HIDDEN] * len(hand))
            answer = self.answers[n]
            known.answers[n] = answer if seat in (n, CHANCE) or answer == NO_ANSWER else HIDDEN - 1
        known.scores, known.turn = self.scores[:], self.turn
        known.steps, known.discards = self.steps, self.discards
        return known

    def reopened_for(self, seat: int) -> "AmbushState":
        twin = self.copy()
        twin.answers = [answer if other == seat else NO_ANSWER for other, answer in enumerate(self.answers)]
        return twin

    def view(self, seat: int) -> View:
        known = self.known(seat)
        return View(self.rules.game, seat, str(known), {"hand": known.hands[seat] if seat < self.rules.seats else []})

    def check(self) -> list[str]:
        return [f"AMB-1: too many of {CARDS[card]}" for card in (FOX, HEN) if self.left(card) < 0]


class AmbushFields(TypedDict):
    """The fields of a view of Ambush."""

    hand: list[int]
    """Your own cards; none for a spectator."""


EVENTS = [
    EventKind("drawn", {"seat": SEAT}, secret={"card": CARD}),
    EventKind("stepped", {"seat": SEAT}),
    EventKind("ended", {"seat": SEAT}),
    EventKind("answered", {"seat": SEAT}, secret={"answer": ACTION}),
    EventKind("closed", {"seat": SEAT, "score": NUMBER}, reveals=True),
]
REASONS = ["not-asked", "answer-first", "no-fox", "no-window", "too-far", "step-first"]


def ambush_vocabulary(events: list[EventKind], game: str = "ambush") -> Vocabulary:
    reasons = [ReasonCode(code, "AMB-1") for code in REASONS]
    return Vocabulary(game, reasons=reasons, events=events, actions={a: [] for a in ACTIONS}, fields=AmbushFields)


AMBUSH = Meta("ambush", 2, 4, 1, 1, [], "AMB", AmbushRules, ambush_vocabulary(EVENTS))
