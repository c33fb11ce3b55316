"""The elephant race once more, read from the RACE clauses alone and written as one reads them.

A game is a generator that asks whoever has a choice and goes on with the answer. Nothing is shared with the rules but
the texts of actions. `moving` has the track; `rally` and `formula` add what their own rulebooks say;
`test_race_oracles` plays them beside the engine.
"""

from collections import Counter
from collections.abc import Generator, Iterable

from tests.games.oracles.moving import (
    AROUND,
    CHANCE_SEAT,
    LETTERS,
    STEPS,
    Cell,
    Choice,
    MovingOracle,
    Over,
    Play,
    Question,
)


class RaceOracle(MovingOracle):
    """A race under way."""

    def __init__(self, seats: int, columns: list[str], deck: dict[str, int], limit: int) -> None:
        super().__init__(seats, columns)
        self.deck = deck
        self.limit = limit
        """Turns in all (RACE-7.4); 0 without a limit."""
        self.hands: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.pile = Counter(deck)
        self.discards: Counter[str] = Counter()
        self.table: Counter[str] = Counter()
        self.cobras = [0] * seats
        self.all_cobras = 4
        self.first = -1
        self.turns = 0
        self.played: list[str] = []
        """The colours of the cards that were played this turn."""
        self.is_over = False
        self.flow = self.game()
        self.question: Question | None = next(self.flow)
        self.answers: dict[int, str] = {}

    def answer(self, seat: int, text: str) -> None:
        """Whoever is asked together is heard together."""
        assert self.question is not None
        self.answers[seat] = text
        if self.answers.keys() == self.question.choices.keys():
            answers, self.answers = self.answers, {}
            try:
                self.question = self.flow.send(answers)
            except StopIteration:
                self.question = None

    # Asking.

    def card_from(self, heap: Counter[str]) -> Choice:
        answers = yield Question({CHANCE_SEAT: list(heap)}, heap)
        card = answers[CHANCE_SEAT]
        take(heap, card)
        return card

    # The race.

    def game(self) -> Play:
        answers = yield Question({CHANCE_SEAT: [f"first {seat + 1}" for seat in range(self.seats)]})
        self.first = int(answers[CHANCE_SEAT].split()[1]) - 1
        for number in range(len(self.elephants)):  # RACE-2.2
            self.turn = (self.first - 1 - number) % self.seats
            free = [f"start {self.name(cell)}" for cell in self.cells_with("^") if cell not in self.where.values()]
            start = yield from self.ask(free)
            mine = [letter for letter in self.elephants if self.owner(letter) == self.turn and letter not in self.where]
            self.where[mine[0]] = self.cell(start.split()[1])
        self.turn = self.first
        for number in range(6 * self.seats):  # RACE-2.3
            card = yield from self.card_from(self.pile)
            self.hands[(self.first + number) % self.seats][card] += 1
        try:
            while True:
                yield from self.whole_turn()
                self.turns += 1
                if self.turns == self.limit:
                    raise Over
                self.turn = (self.turn + 1) % self.seats
        except Over:
            self.is_over = True

    def whole_turn(self) -> Play:
        self.played = []
        self.begin_turn()
        discarded = 0
        while self.played or discarded or self.hand():
            choices = self.plays() if not discarded else []
            if self.may_discard(discarded):
                choices += [f"discard {card}" for card in self.hand()]
            if self.played or discarded:
                choices.append("end")
            act = yield from self.ask(choices)
            if act == "end":
                break
            word, _, cards = act.partition(" ")
            if word == "discard":
                take(self.hand(), cards)
                self.discards[cards] += 1
                discarded += 1
            else:
                yield from self.play(cards)
                self.discards += self.table  # RACE-6.5
                self.table = Counter()
        yield from self.draw_up_to(6)

    def draw(self, limit: int) -> Generator[Question, dict[int, str], int]:
        """How many cards were drawn. RACE-2.4: the discards are shuffled only when a card must be drawn."""
        drawn = 0
        while self.hand().total() < limit and self.has_pile():
            card = yield from self.card_from(self.pile)
            self.hand()[card] += 1
            drawn += 1
        return drawn

    def has_pile(self) -> bool:
        if not self.pile:
            self.pile, self.discards = self.discards, Counter()
        return bool(self.pile)

    def hand(self) -> Counter[str]:
        return self.hands[self.turn]

    # What each race says for itself.

    def begin_turn(self) -> None:
        """A turn begins."""

    def plays(self) -> list[str]:
        raise NotImplementedError

    def play(self, cards: str) -> Play:
        raise NotImplementedError

    def may_discard(self, discarded: int) -> bool:
        raise NotImplementedError

    def draw_up_to(self, limit: int) -> Play:
        raise NotImplementedError

    # Events (RACE-6).

    def lead_cows(self, ways: Iterable[str]) -> Play:
        """RACE-6.1."""
        for _ in range(8):
            steps = {
                f"cow {self.name(cow)} {way}": (cow, self.beyond(cow, STEPS[way]))
                for cow in self.cows
                for way in ways
                if self.is_free(self.beyond(cow, STEPS[way]))
            }
            if not steps:
                return
            act = yield from self.ask(["done", *steps])
            if act == "done":
                return
            cow, to = steps[act]
            self.cows.remove(cow)
            self.cows.add(to)

    def is_free(self, cell: Cell) -> bool:
        return self.letter(cell) != "#" and not self.animal(cell)

    def mouse_steps(self) -> dict[str, Cell]:
        """RACE-6.2: cows and water do not hinder it."""
        assert self.mouse is not None
        steps = {f"mouse {way}": self.beyond(self.mouse, STEPS[way]) for way in AROUND}
        return {text: cell for text, cell in steps.items() if self.letter(cell) != "#"}

    def elephant_under_mouse(self) -> str:
        return next((letter for letter, cell in self.where.items() if cell == self.mouse), "")

    def charm(self) -> Generator[Question, dict[int, str], tuple[int, int] | None]:
        """RACE-6.3: from whom (-1: the supply) and to whom a cobra goes; None where nothing can be given."""

        def receivers(giver: int) -> list[str]:
            return [f"give {seat + 1}" for seat in range(self.seats) if seat not in (self.turn, giver)]

        givers = [seat for seat in range(self.seats) if self.cobras[seat] and receivers(seat)]
        giver = -1
        if sum(self.cobras) == self.all_cobras:
            if not givers:
                return None
            chosen = yield from self.choose([f"from {seat + 1}" for seat in givers])
            giver = int(chosen.split()[1]) - 1
        chosen = yield from self.choose(receivers(giver))
        return giver, int(chosen.split()[1]) - 1

    def give(self, way: tuple[int, int] | None) -> None:
        if way is not None:
            giver, receiver = way
            if giver >= 0:
                self.cobras[giver] -= 1
            self.cobras[receiver] += 1

    def victim(self, claimed: list[int]) -> Generator[Question, dict[int, str], int | None]:
        """RACE-6.7: another player with a card that was not claimed yet."""
        others = [seat for seat in range(self.seats) if seat != self.turn]
        robbed = [f"rob {seat + 1}" for seat in others if self.hands[seat].total() > claimed.count(seat)]
        if not robbed:
            return None
        chosen = yield from self.choose(robbed)
        return int(chosen.split()[1]) - 1

    def steal(self, seat: int) -> Play:
        if self.hands[seat]:
            card = yield from self.card_from(self.hands[seat])
            self.hand()[card] += 1

    def search(self) -> Play:
        """Prayer and priest: one of the discards."""
        if self.discards:
            act = yield from self.ask([f"take {card}" for card in self.discards])
            card = act.partition(" ")[2]
            take(self.discards, card)
            self.hand()[card] += 1

    def window(self, texts: list[str], last: int, duel: bool) -> Generator[Question, dict[int, str], tuple[bool, str]]:
        """ER-3.2, FE-3: whether what was played is cancelled, and how the first tiger was said."""
        tigers = 0
        said = ""
        while True:
            asked = [seat for seat in range(self.seats) if seat != last and self.hands[seat]]
            answers: dict[int, str] = {}
            if asked:
                held = {seat: ["pass", *(texts if self.hands[seat]["tiger"] else [])] for seat in asked}
                answers = yield Question(dict(held))
            clockwise = [(last + 1 + place) % self.seats for place in range(self.seats)]
            first = next((seat for seat in clockwise if answers.get(seat, "pass") != "pass"), None)
            if first is None:
                break
            tigers += 1
            said = said or answers[first]
            texts = ["tiger"]
            take(self.hands[first], "tiger")
            self.table["tiger"] += 1
            last = first
            if not duel:
                break
        for _ in range(tigers):
            take(self.table, "tiger")
            self.discards["tiger"] += 1
        return tigers % 2 == 1, said

    # How it stands.

    def facts(self) -> dict[str, str]:
        """The position, as the sections of a position say it."""
        facts = {
            "elephants": " ".join(
                f"{letter} {'home' if letter in self.home else self.name(self.where[letter])}"
                for letter in self.elephants
                if letter in self.home or letter in self.where
            ),
            "cows": " ".join(self.name(cell) for cell in sorted(self.cows)),
            "mouse": "beside" if self.mouse is None else self.name(self.mouse),
            "cobras": " ".join(map(str, self.cobras)),
            "table": self.text(self.table),
            "discards": self.text(self.discards),
            "pile": self.text(self.pile),
            "turns": str(self.turns),
            "turn": str(self.turn + 1) if self.turn >= 0 else "",
        }
        return facts | {f"hand {seat + 1}": self.text(hand) for seat, hand in enumerate(self.hands)}

    def text(self, cards: Counter[str]) -> str:
        lying = [(card, cards[card]) for card in self.deck if cards[card]]
        return " ".join(card if count == 1 else f"{card} x{count}" for card, count in lying)

    def ranks(self) -> list[int]:
        """RACE-7.3."""
        far = [self.progress(seat) for seat in range(self.seats)]
        if self.winner is not None:
            far[self.winner] = (len(LETTERS), 0)
        return [1 + sum(other > mine for other in far) for mine in far]

    def progress(self, seat: int) -> tuple[int, int]:
        """Elephants across the line, then how far the rear one is."""
        own = [letter for letter in self.elephants if self.owner(letter) == seat]
        columns = [self.column(letter) for letter in own if letter in self.where and letter not in self.home]
        return sum(letter in self.home for letter in own), min(columns, default=0)

    def column(self, letter: str) -> int:
        return self.where[letter][0]


def take(heap: Counter[str], card: str) -> None:
    """One card leaves a heap."""
    heap[card] -= 1
    if not heap[card]:
        del heap[card]
