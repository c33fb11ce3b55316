"""What is known of a game of Totem, which is everything, and its text.

    totem 1: j2            pieces 1: i2 j3 k3        reserve 1: 19
    out: 3 2=4             who went out, in order; `=` joins those who went together
    first: 2               who moved first; while it is absent and no totem stands, dice are rolled for it
    turn: 3                whose turn it is; `turn: 3 done` if only `end` is left
    round: 12              how many turns that seat has had, this one included
    dice: 5 6              the roll; then, once it is decided to move:
    points: 4              the points left
    moved: j3 k3           the pieces that have moved this turn
    piece: i2              the piece that moves, and
    trail: h1 h2           the cells that it has left this turn; or
    attack: i2             the piece that has moved and whose victim is to be chosen

While dice are rolled for the start: `contest: 1 3` those who roll (default all), `rolls: 4` what they have rolled.
A reserve that is not written is 19, or what the active pieces leave of the 25. `eliminated N` may be written too.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from howdah.engine.contract import Known
from howdah.engine.notation import Position, Section, Word
from howdah.games.totem.board import NUMBERS, PLACES, name_of, names_of
from howdah.games.totem.setup import FIRST_PIECES, PIECES

if TYPE_CHECKING:
    from howdah.games.totem.rules import TotemRules

NOBODY: Final = -1
NOWHERE: Final = 0
OF_A_SEAT: Final = ("totem", "pieces", "reserve", "eliminated")
OF_THE_TABLE: Final = (
    "out",
    "first",
    "contest",
    "rolls",
    "turn",
    "round",
    "dice",
    "points",
    "moved",
    "piece",
    "trail",
    "attack",
)
AFTER_THE_START_DICE: Final = ("out", "turn", "round", "dice", "points", "moved", "piece", "trail", "attack")


class TotemKnown(Known):
    """The facts of a position; places as `board` has them, lists by seat."""

    def __init__(self, rules: "TotemRules") -> None:
        self.rules = rules
        self.totems = [NOWHERE] * rules.seats
        self.pieces: list[list[int]] = [[] for _ in range(rules.seats)]
        self.reserve = [0] * rules.seats
        self.gone = [0] * rules.seats
        self.first = NOBODY
        """`NOBODY` while dice are rolled for it."""
        self.contest: list[int] = []
        self.rolls: list[int] = []
        self.turn = 0
        self.done = False
        self.round = 1
        self.dice: list[int] = []
        self.points = 0
        self.moved: list[int] = []
        self.moving = NOWHERE
        self.trail: list[int] = []
        self.attacking = False

    def is_whole(self) -> bool:
        return True

    def position(self, complete: bool = False) -> Position:
        sections = [Section(f"option {name}", value) for name, value in self.rules.options.items()]
        for seat in range(self.rules.seats):
            for name, value in self.seat_parts(seat, complete).items():
                sections.append(Section(f"{name} {seat + 1}", value))
        sections.extend(Section(name, value) for name, value in self.table_parts(complete).items() if value or complete)
        return Position("totem", self.rules.seats, sections)

    def seat_parts(self, seat: int, complete: bool) -> dict[str, str]:
        """What one seat has on the board and beside it."""
        active = len(self.pieces[seat])
        standing = self.totems[seat] != NOWHERE
        if not standing and not complete:
            return {}
        parts = {"totem": name_of(self.totems[seat]) if standing else ""}
        if active or complete:
            parts["pieces"] = " ".join(names_of(self.pieces[seat]))
        if self.reserve[seat] != usual_reserve(active) or complete:
            parts["reserve"] = str(self.reserve[seat])
        if complete:
            parts["eliminated"] = str(PIECES - active - self.reserve[seat])
        return parts

    def table_parts(self, complete: bool) -> dict[str, str]:
        """What all share; empty where it is as at the start of a turn."""
        if self.first == NOBODY:
            rollers = "" if len(self.contest) == self.rules.seats and not complete else numbers(self.contest)
            return {"contest": rollers, "rolls": " ".join(map(str, self.rolls))}
        setting_up = any(totem == NOWHERE and not gone for totem, gone in zip(self.totems, self.gone, strict=True))
        stands = complete or self.turn != self.first or self.done
        place = name_of(self.moving) if self.moving != NOWHERE else ""
        return {
            "out": out_text(self.gone),
            "first": str(self.first + 1) if self.first or setting_up or complete else "",
            "turn": f"{self.turn + 1}{' done' if self.done else ''}" if stands else "",
            "round": str(self.round) if self.round > 1 or complete else "",
            "dice": " ".join(map(str, self.dice)),
            "points": str(self.points) if self.points else "",
            "moved": " ".join(names_of([place for place in self.moved if place != self.moving])),
            "piece": "" if self.attacking else place,
            "trail": " ".join(names_of(self.trail)),
            "attack": place if self.attacking else "",
        }


def usual_reserve(active: int) -> int:
    """The reserve that need not be written (TOT-2.5)."""
    return min(PIECES - FIRST_PIECES, PIECES - active)


def numbers(seats: Sequence[int]) -> str:
    """Seats as the notation writes them."""
    return " ".join(str(seat + 1) for seat in seats)


def out_text(gone: list[int]) -> str:
    """Who went out, in order; `=` joins those who went together."""
    times = sorted({time for time in gone if time})
    return " ".join("=".join(str(seat + 1) for seat, when in enumerate(gone) if when == time) for time in times)


def read_known(rules: "TotemRules", position: Position) -> TotemKnown:
    """Read the sections of a position. Whether it can be played, the state's `check` says."""
    position.rest_after([*[f"{name} {seat + 1}" for seat in range(rules.seats) for name in OF_A_SEAT], *OF_THE_TABLE])
    known = TotemKnown(rules)
    reader = Reader(rules, position)
    reader.out(known)
    for seat in range(rules.seats):
        reader.seat(known, seat)
    reader.order(known)
    reader.dice(known)
    return known


class Reader:
    """Reads sections and keeps account of the cells that are taken."""

    def __init__(self, rules: "TotemRules", position: Position) -> None:
        self.rules = rules
        self.position = position
        self.taken: set[int] = set()

    def words(self, name: str) -> list[Word]:
        """The words of a section; none if it is absent or empty."""
        section = self.position.section(name)
        return [] if section is None else section.words()

    def word(self, name: str, expected: str) -> Word | None:
        """The only word of a section; None if it is absent or empty."""
        words = self.words(name)
        if len(words) > 1:
            raise words[1].wrong(f"only {expected}")
        return words[0] if words else None

    def cell(self, word: Word) -> int:
        if word.text not in NUMBERS:
            raise word.wrong("a cell: a row from a to s and a number that crosses it, such as j10")
        return PLACES[NUMBERS[word.text]]

    def own_cell(self, word: Word, known: TotemKnown) -> int:
        """A cell where the seat at turn has its totem or a piece."""
        place = self.cell(word)
        if place != known.totems[known.turn] and place not in known.pieces[known.turn]:
            raise word.wrong(f"a cell with a piece of seat {known.turn + 1}")
        return place

    def free_cell(self, word: Word) -> int:
        """A cell that no earlier word has taken."""
        place = self.cell(word)
        if place in self.taken:
            raise word.wrong("a cell that is not taken yet")
        self.taken.add(place)
        return place

    def seat_number(self, word: Word) -> int:
        seat = word.number(f"a seat from 1 to {self.rules.seats}")
        if not 1 <= seat <= self.rules.seats:
            raise word.wrong(f"a seat from 1 to {self.rules.seats}")
        return seat - 1

    def count(self, name: str, lowest: int, highest: int) -> int | None:
        word = self.word(name, "one number")
        if word is None:
            return None
        expected = f"a number from {lowest} to {highest}"
        if not lowest <= word.number(expected) <= highest:
            raise word.wrong(expected)
        return word.number(expected)

    def seat(self, known: TotemKnown, seat: int) -> None:
        """Totem, pieces and reserve of one seat."""
        totem = self.word(f"totem {seat + 1}", "one cell")
        pieces = self.words(f"pieces {seat + 1}")
        lowest, highest = 0, PIECES - len(pieces)
        if totem is None:
            if pieces:
                raise pieces[0].wrong(f"a section 'totem {seat + 1}' first")
            lowest = highest = known.reserve[seat] = 0 if known.gone[seat] else PIECES
        elif known.gone[seat]:
            raise totem.wrong(f"no totem of seat {seat + 1}, which is out")
        else:
            known.totems[seat] = self.free_cell(totem)
            known.pieces[seat] = [self.free_cell(word) for word in pieces]
            known.reserve[seat] = usual_reserve(len(pieces))
        if len(pieces) > PIECES:
            raise pieces[PIECES].wrong(f"at most {PIECES} pieces")
        reserve = self.count(f"reserve {seat + 1}", lowest, highest)
        if reserve is not None:
            known.reserve[seat] = reserve
        rest = PIECES - len(pieces) - known.reserve[seat]
        self.count(f"eliminated {seat + 1}", rest, rest)

    def out(self, known: TotemKnown) -> None:
        """Who is out, and in which order."""
        for time, word in enumerate(self.words("out"), start=1):
            for text in word.text.split("="):
                seat = self.seat_number(Word(text, word.line, word.column))
                if known.gone[seat]:
                    raise word.wrong("each seat once")
                known.gone[seat] = time

    def order(self, known: TotemKnown) -> None:
        """Who moves first, whose turn it is, and how often it has been."""
        first = self.word("first", "one seat")
        if first is None and not any(known.totems):
            for name in AFTER_THE_START_DICE:
                for word in self.words(name):
                    raise word.wrong(f"no '{name}' before it is known who moves first")
            self.contest(known)
            return
        for name in ("contest", "rolls"):
            for word in self.words(name):
                raise word.wrong(f"no '{name}' after it is known who moves first")
        known.first = 0 if first is None else self.seat_number(first)
        turn = self.words("turn")
        known.turn = self.seat_number(turn[0]) if turn else known.first
        if len(turn) > 1:
            turn[1].among(["done"])
            known.done = True
        known.round = self.count("round", 1, 1_000_001) or 1
        if turn and known.gone[known.turn]:
            raise turn[0].wrong("a seat that is not out")

    def contest(self, known: TotemKnown) -> None:
        """TOT-2.1: who rolls for the start, and what has been rolled."""
        words = self.words("contest")
        known.contest = sorted(self.seat_number(word) for word in words) or list(range(self.rules.seats))
        if len(set(known.contest)) != len(known.contest) or len(known.contest) < 2:
            raise words[0].wrong("at least two seats, each once")
        rolls = self.words("rolls")
        if len(rolls) >= len(known.contest):
            raise rolls[-1].wrong("somebody who has still to roll")
        known.rolls = [self.die(word) for word in rolls]

    def die(self, word: Word) -> int:
        if not 1 <= word.number("a die from 1 to 6") <= 6:
            raise word.wrong("a die from 1 to 6")
        return word.number()

    def dice(self, known: TotemKnown) -> None:
        """The roll and how far it has been used."""
        words = self.words("dice")
        known.dice = sorted(self.die(word) for word in words)
        if len(words) not in (0, 2):
            raise words[0].wrong("two dice")
        points = self.word("points", "one number")
        known.points = self.count("points", 1, 12) or 0
        if points is not None and known.points > sum(known.dice):
            raise points.wrong("no more points than were rolled")
        known.moved = [self.own_cell(word, known) for word in self.words("moved")]
        piece = self.word("piece", "one cell")
        attack = self.word("attack", "one cell")
        if piece is not None and attack is not None:
            raise attack.wrong("either 'piece' or 'attack'")
        mover = piece or attack
        if mover is not None:
            known.moving = self.own_cell(mover, known)
            known.attacking = piece is None
        known.trail = [self.trail_cell(word, piece) for word in self.words("trail")]

    def trail_cell(self, word: Word, piece: Word | None) -> int:
        if piece is None:
            raise word.wrong("a section 'piece' first")
        if self.cell(word) in self.taken:
            raise word.wrong("a cell that the moving piece has left, and that is free")
        return self.cell(word)
