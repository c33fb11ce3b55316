"""Tracks and moving of the elephant race, read from RACE-1, RACE-3 and RACE-4 alone; `race` has turns and cards."""

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
CHANCE_SEAT = -1
LETTERS = "ABCDEF"


class Question:
    """Who is asked, and what each may answer; chance (-1) answers with a card, by weight, or the first player."""

    def __init__(self, choices: dict[int, Iterable[str]], weights: Counter[str] | None = None) -> None:
        self.choices = {seat: set(texts) for seat, texts in choices.items()}
        self.weights = weights


Play = Generator[Question, dict[int, str], None]
Moves = Generator[Question, dict[int, str], bool]
Choice = Generator[Question, dict[int, str], str]


class Over(Exception):
    """The race is over."""


class MovingOracle:
    """Where the animals of a race stand, and how they move."""

    def __init__(self, seats: int, columns: list[str]) -> None:
        self.seats = seats
        self.columns = columns
        self.elephants = LETTERS[:seats]
        self.where: dict[str, Cell] = {}
        self.home: set[str] = set()
        self.cows = set(self.cells_with("c"))
        self.holes = self.cells_with("h")
        self.mouse: Cell | None = None
        self.turn = -1
        self.winner: int | None = None

    # Asking.

    def ask(self, choices: Iterable[str]) -> Choice:
        answers = yield Question({self.turn: choices})
        return answers[self.turn]

    def choose(self, choices: list[str]) -> Choice:
        """RACE-3.1: what leaves no choice is done at once."""
        if len(choices) == 1:
            return choices[0]
        return (yield from self.ask(choices))

    def owner(self, letter: str) -> int:
        return self.elephants.index(letter)

    def own(self) -> list[str]:
        """The elephants of the seat at turn that are on the track."""
        return [letter for letter in self.elephants if self.owner(letter) == self.turn and letter in self.where]

    # What each race says for itself.

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
