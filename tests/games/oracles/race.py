"""The elephant race once more, read from the RACE clauses alone and written as one reads them.

A game is a generator that asks whoever has a choice and goes on with the answer. Nothing is shared with the rules but
the texts of actions. `rally` and `formula` add what their own rulebooks say; `test_race_oracles` plays them beside the
engine.
"""

from collections import Counter
from collections.abc import Generator, Iterable

Cell = tuple[int, int]
"""Column and lane."""
Step = tuple[int, int]
"""Columns and lanes that a step goes on."""

STEPS: dict[str, Step] = {
    "ahead": (1, 0),
    "left": (0, -1),
    "right": (0, 1),
    "behind": (-1, 0),
    "diagonal-left": (1, -1),
    "diagonal-right": (1, 1),
}
AROUND = ("ahead", "left", "right", "behind")
SIDES = ("left", "right")
DIAGONALS = ("diagonal-left", "diagonal-right")
FATE = -1
LETTERS = "ABCDEF"


class Question:
    """Who is asked, and what each may answer; fate (-1) answers with a card, by weight, or the first player."""

    def __init__(self, choices: dict[int, Iterable[str]], weights: Counter[str] | None = None) -> None:
        self.choices = {seat: set(texts) for seat, texts in choices.items()}
        self.weights = weights


Play = Generator[Question, dict[int, str], None]
Moves = Generator[Question, dict[int, str], bool]
Choice = Generator[Question, dict[int, str], str]


class Over(Exception):
    """The race is over."""


class RaceOracle:
    """A race under way."""

    def __init__(self, seats: int, columns: list[str], deck: dict[str, int], limit: int) -> None:
        self.seats = seats
        self.columns = columns
        self.deck = deck
        self.limit = limit
        """Turns in all (RACE-7.4); 0 without a limit."""
        self.elephants = LETTERS[:seats]
        self.where: dict[str, Cell] = {}
        self.home: set[str] = set()
        self.cows = set(self.cells_with("c"))
        self.holes = self.cells_with("h")
        self.mouse: Cell | None = None
        self.hands: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.pile = Counter(deck)
        self.discards: Counter[str] = Counter()
        self.table: Counter[str] = Counter()
        self.cobras = [0] * seats
        self.all_cobras = 4
        self.first = -1
        self.turn = -1
        self.turns = 0
        self.played: list[str] = []
        """The colours of the cards that were played this turn."""
        self.winner: int | None = None
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

    def ask(self, choices: Iterable[str]) -> Choice:
        answers = yield Question({self.turn: choices})
        return answers[self.turn]

    def choose(self, choices: list[str]) -> Choice:
        """RACE-3.1: what leaves no choice is done at once."""
        if len(choices) == 1:
            return choices[0]
        return (yield from self.ask(choices))

    def card_from(self, heap: Counter[str]) -> Choice:
        answers = yield Question({FATE: list(heap)}, heap)
        card = answers[FATE]
        take(heap, card)
        return card

    # The race.

    def game(self) -> Play:
        answers = yield Question({FATE: [f"first {seat + 1}" for seat in range(self.seats)]})
        self.first = int(answers[FATE].split()[1]) - 1
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

    def owner(self, letter: str) -> int:
        return self.elephants.index(letter)

    def own(self) -> list[str]:
        """The elephants of the seat at turn that are on the track."""
        return [letter for letter in self.elephants if self.owner(letter) == self.turn and letter in self.where]

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

    def stands_firm(self, cell: Cell) -> bool:
        raise NotImplementedError

    def is_stopped(self, letter: str) -> bool:  # noqa: ARG002
        return False

    def stops_pushed(self, cell: Cell) -> bool:  # noqa: ARG002
        return False

    def was_pushed(self, letter: str, cell: Cell) -> None:
        """An elephant was pushed onto a cell, neither by a charge nor by a scare."""

    def may_slip(self, letter: str, to: Cell) -> bool:  # noqa: ARG002
        """Whether an elephant may step diagonally onto this cell, which is free."""
        return True

    def arrived(self, letter: str, cell: Cell, columns: int) -> None:
        """An elephant came to a cell, by so many columns."""

    def stepped(self, letter: str) -> None:
        """An elephant made a step ahead of its own."""

    # The track (RACE-1).

    def letter(self, cell: Cell) -> str:
        """What the track has there; `#` for nothing."""
        column, lane = cell
        if not 0 <= column < len(self.columns) or not 0 <= lane < len(self.columns[0]):
            return "#"
        return self.columns[column][lane]

    def cells_with(self, letter: str) -> list[Cell]:
        lanes = range(len(self.columns[0]))
        return [(column, lane) for column, text in enumerate(self.columns) for lane in lanes if text[lane] == letter]

    def name(self, cell: Cell) -> str:
        return f"{'abcdef'[cell[1]]}{cell[0]}"

    def cell(self, name: str) -> Cell:
        return int(name[1:]), "abcdef".index(name[0])

    def beyond(self, cell: Cell, step: Step) -> Cell:
        return cell[0] + step[0], cell[1] + step[1]

    def is_line(self, cell: Cell) -> bool:  # noqa: ARG002
        """Whether this is beyond the line that takes an elephant off the track."""
        return False

    def animal(self, cell: Cell) -> str:
        """The letter of an elephant, `cow`, or nothing."""
        if cell in self.cows:
            return "cow"
        return next((letter for letter, there in self.where.items() if there == cell), "")

    # Moving (RACE-3, RACE-4).

    def chain(self, letter: str, way: str, charge: bool) -> list[Cell] | None:
        """RACE-3.4 to RACE-3.6: who moves when an elephant steps this way, from the back; None if it cannot."""
        moving = [self.where[letter]]
        own = {other for other in self.elephants if self.owner(other) == self.owner(letter)}
        while True:
            to = self.beyond(moving[-1], STEPS[way])
            if self.is_line(to) and way == "ahead":
                return None if moving[-1] in self.cows else moving
            if self.letter(to) == "#" or to in moving:
                return None
            if len(moving) > 1 and not charge and self.stops_pushed(to):
                return None
            animal = self.animal(to)
            if not animal:
                return moving
            if not charge and (animal == "cow" or animal in own or self.stands_firm(to)):
                return None
            moving.append(to)

    def shift(self, moving: list[Cell], way: str, charge: bool) -> None:
        """The chain moves on, the front first."""
        for place, cell in reversed(list(enumerate(moving))):
            animal, to = self.animal(cell), self.beyond(cell, STEPS[way])
            self.go(animal, cell, to, STEPS[way][0])
            if place > 0 and not charge:
                self.was_pushed(animal, to)
        self.look_for_winner()

    def go(self, animal: str, cell: Cell, to: Cell, columns: int) -> None:
        if animal == "cow":
            self.cows.remove(cell)
            self.cows.add(to)
        elif self.is_line(to):
            del self.where[animal]
            self.home.add(animal)
        else:
            self.where[animal] = to
            self.arrived(animal, to, columns)

    def look_for_winner(self) -> None:
        """RACE-7.1: all elephants of a seat are across the line."""
        for seat in range(self.seats):
            if all(letter in self.home for letter in self.elephants if self.owner(letter) == seat):
                self.winner = seat
                raise Over

    def ways(self, letter: str, forward: str, mode: str, run: str) -> list[str]:
        """RACE-3.2, RACE-3.7, RACE-4.3: the steps that may come next."""
        charge = mode == "charge"
        if self.chain(letter, forward, charge) is not None:
            found = [forward]
        else:
            found = [side for side in SIDES if run in ("", side) and self.chain(letter, side, charge) is not None]
        if mode == "juice":
            for way in DIAGONALS:
                to = self.beyond(self.where[letter], STEPS[way])
                if (
                    self.letter(to) != "#"
                    and not self.animal(to)
                    and not self.is_line(to)
                    and self.may_slip(letter, to)
                ):
                    found.append(way)
        return found

    def move(self, letter: str, points: int, mode: str) -> Moves:
        """A movement of an own elephant; whether it made a step (RACE-5.1)."""
        run = ""
        moved = False
        while points > 0 and letter in self.where and not self.is_stopped(letter):
            ways = self.ways(letter, "ahead", mode, run)
            if not ways:
                break
            way = yield from self.choose(ways)
            moving = [self.where[letter]] if way in DIAGONALS else self.chain(letter, way, mode == "charge")
            assert moving is not None
            self.shift(moving, way, mode == "charge")
            self.stepped(letter)
            run = way if way in SIDES else ""
            moved = True
            points -= 1
        return moved

    def scare(self, letter: str) -> Play:
        """RACE-4.4: three cells back, pushing like a charge; sideways where the way back is blocked."""
        run = ""
        for _ in range(3):
            ways = self.ways(letter, "behind", "charge", run)
            if not ways:
                break
            way = yield from self.choose(ways)
            moving = self.chain(letter, way, True)
            assert moving is not None
            self.shift(moving, way, charge=True)
            run = way if way in SIDES else ""

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
