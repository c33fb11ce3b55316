"""Totem once more, read from the rulebook alone and written for clarity: sets of cells, everything searched anew.

It shares no code with the rules, and knows no notation but the actions' texts. `test_totem` plays both side by side.
"""

from itertools import count

Cell = tuple[int, int]
"""Row and diagonal, both from -9 to 9 with the centre at 0, 0."""

AROUND = ((-1, -1), (-1, 0), (0, -1), (0, 1), (1, 0), (1, 1))
BOARD = {(row, line) for row in range(-9, 10) for line in range(-9, 10) if abs(row - line) <= 9}
CORNERS = [(-8, -8), (-8, 0), (0, 8), (8, 8), (8, 0), (0, -8)]
SIDES = [(-8, -4), (-4, 4), (4, 8), (8, 4), (4, -4), (-4, -8)]
STARTS = [cell for pair in zip(CORNERS, SIDES, strict=True) for cell in pair]


def text(cell: Cell) -> str:
    return f"{chr(ord('a') + cell[0] + 9)}{cell[1] + 10}"


CELLS = {text(cell): cell for cell in BOARD}


def neighbours(cell: Cell) -> set[Cell]:
    return {(cell[0] + row, cell[1] + line) for row, line in AROUND} & BOARD


def apart(one: Cell, other: Cell) -> int:
    """The number of steps between two cells on an empty board, found by taking them."""
    reached = {one}
    for steps in count():
        if other in reached:
            return steps
        reached |= {there for cell in reached for there in neighbours(cell)}
    raise AssertionError


def held(group: set[Cell], totem: Cell) -> set[Cell]:
    """What of a group is connected to its totem."""
    reached = {totem}
    while True:
        more = {there for cell in reached for there in neighbours(cell)} & group - reached
        if not more:
            return reached
        reached |= more


class Oracle:
    """A game of Totem under way."""

    def __init__(self, seats: int, limit: int) -> None:
        self.seats = seats
        self.limit = limit
        self.groups: list[set[Cell]] = [set() for _ in range(seats)]
        self.totems: list[Cell | None] = [None] * seats
        self.reserve = [25] * seats
        self.left: list[set[int]] = []
        """Those who went out, together in a set, in order."""
        self.rolling = list(range(seats))
        self.start_dice: dict[int, int] = {}
        self.first = -1
        self.turn = -1
        self.turns = [0] * seats
        self.stage = "die"
        self.dice = (0, 0)
        self.points = 0
        self.moved: set[Cell] = set()
        self.way: list[Cell] = []
        """Where the moving piece has been this turn; it stands on the last."""
        self.ending = ""

    # Who is asked for what.

    def asked(self) -> int | None:
        """The seat that decides; -1 for chance; None when it is over."""
        if self.stage == "over":
            return None
        return -1 if self.stage in ("die", "roll") else self.turn

    def legal(self) -> set[str]:
        if self.stage == "start":
            return {f"start {text(cell)}" for cell in self.open_starts()}
        if self.stage == "dice":
            return self.uses()
        if self.stage == "choice":
            return {f"piece {text(cell)}" for cell in self.movable()}
        if self.stage == "step":
            finish = {"finish"} if len(self.way) > 1 and self.movable() else set()
            return finish | {f"to {text(cell)}" for cell in self.steps(self.way[-1]) - set(self.way)}
        if self.stage == "victim":
            return {f"take {text(cell)}" for cell in self.victims()}
        return {"end"}

    def open_starts(self) -> set[Cell]:
        lead = self.totems[self.first]
        if lead is None:
            return set(STARTS)
        place = STARTS.index(lead)
        far = {STARTS[(place + turn * 12 // self.seats) % 12] for turn in range(self.seats)}
        return far - {totem for totem in self.totems if totem is not None}

    def uses(self) -> set[str]:
        entries: set[str] = set()
        if (sum(self.dice) >= 10 or self.dice[0] == self.dice[1]) and self.reserve[self.turn]:
            entries = {f"enter {text(cell)}" for cell in neighbours(self.totem()) - self.taken()}
        if not self.movable():
            return entries | {"pass"} if entries else set()
        return entries | {"both", *(f"use {die}" for die in self.dice)}

    def totem(self) -> Cell:
        totem = self.totems[self.turn]
        assert totem is not None
        return totem

    def taken(self) -> set[Cell]:
        return set().union(*self.groups)

    def steps(self, piece: Cell) -> set[Cell]:
        """TOT-4.1 to TOT-4.3, by trying each."""
        group = self.groups[self.turn]
        found = set()
        for there in neighbours(piece) - self.taken():
            others = group - {piece}
            after = others | {there}
            totem = there if piece == self.totem() else self.totem()
            if neighbours(there) & others and held(after, totem) == after:
                found.add(there)
        return found

    def movable(self) -> set[Cell]:
        moving = {self.way[-1]} if self.way else set()
        return {piece for piece in self.groups[self.turn] - self.moved - moving if self.steps(piece)}

    def victims(self) -> set[Cell]:
        """TOT-5.2: the farthest enemy pieces next to the attacker."""
        far: dict[Cell, int] = {}
        for seat, totem in enumerate(self.totems):
            if seat != self.turn and totem is not None:
                for piece in self.groups[seat] & neighbours(self.way[-1]):
                    far[piece] = apart(piece, totem)
        return {piece for piece, steps in far.items() if steps == max(far.values())}

    # What happens.

    def play(self, action: str) -> None:
        verb, _, what = action.partition(" ")
        if verb == "die":
            self.roll_for_start(int(what))
        elif verb == "roll":
            self.roll(int(what[0]), int(what[2]))
        elif verb == "start":
            self.choose_start(CELLS[what])
        elif verb in ("both", "use"):
            self.points = sum(self.dice) if verb == "both" else int(what)
            self.stage = "choice"
        elif verb == "enter":
            self.groups[self.turn].add(CELLS[what])
            self.reserve[self.turn] -= 1
            self.stage = "done"
        elif verb == "pass":
            self.stage = "done"
        elif verb == "piece":
            self.way = [CELLS[what]]
            self.stage = "step"
        elif verb == "to":
            self.step(CELLS[what])
        elif verb == "finish":
            self.finish()
        elif verb == "take":
            self.eliminate(CELLS[what])
            self.after_movement()
        elif self.stage == "started":
            self.next_start()
        else:
            self.end()

    def roll_for_start(self, die: int) -> None:
        self.start_dice[self.rolling[len(self.start_dice)]] = die
        if len(self.start_dice) < len(self.rolling):
            return
        highest = max(self.start_dice.values())
        self.rolling = [seat for seat, rolled in self.start_dice.items() if rolled == highest]
        self.start_dice = {}
        if len(self.rolling) == 1:
            self.first = self.turn = self.rolling[0]
            self.stage = "start"

    def set_down(self, seat: int, cell: Cell) -> None:
        self.totems[seat] = cell
        self.groups[seat] = {cell} | neighbours(cell)
        self.reserve[seat] = 19

    def choose_start(self, cell: Cell) -> None:
        order = [(self.first + place) % self.seats for place in range(self.seats)]
        self.set_down(self.turn, cell)
        if self.seats == 4 and self.turn == self.first:
            self.set_down(order[1], (-cell[0], -cell[1]))
        waiting = [seat for seat in order if self.totems[seat] is None]
        if len(waiting) == 1:
            self.set_down(waiting[0], self.open_starts().pop())
        self.stage = "started"

    def next_start(self) -> None:
        order = [(self.first + place) % self.seats for place in range(self.seats)]
        waiting = [seat for seat in order if self.totems[seat] is None]
        self.turn = waiting[0] if waiting else self.first
        self.stage = "start" if waiting else "roll"
        if not waiting:
            self.turns[self.turn] += 1

    def roll(self, low: int, high: int) -> None:
        self.dice = (low, high)
        self.moved = set()
        self.stage = "dice"
        if not self.uses():
            self.end()

    def step(self, cell: Cell) -> None:
        here = self.way[-1]
        self.groups[self.turn] = self.groups[self.turn] - {here} | {cell}
        if self.totems[self.turn] == here:
            self.totems[self.turn] = cell
        self.way.append(cell)
        self.points -= 1
        if self.points == 0 or not self.steps(cell) - set(self.way):
            self.finish()

    def finish(self) -> None:
        near = neighbours(self.way[-1])
        self.moved.add(self.way[-1])
        struck = {seat for seat, totem in enumerate(self.totems) if seat != self.turn and totem in near}
        if struck:
            self.left.append(struck)
            for seat in struck:
                self.totems[seat] = None
                self.groups[seat] = set()
                self.reserve[seat] = 0
            if len(self.inside()) == 1:
                self.over("won TOT-6.1")
                return
        elif len(self.victims()) > 1:
            self.stage = "victim"
            return
        elif self.victims():
            self.eliminate(self.victims().pop())
        self.after_movement()

    def eliminate(self, cell: Cell) -> None:
        for seat, totem in enumerate(self.totems):
            if cell in self.groups[seat]:
                assert totem is not None
                self.groups[seat] = held(self.groups[seat] - {cell}, totem)

    def after_movement(self) -> None:
        self.way = []
        if self.points and self.movable():
            self.stage = "choice"
        else:
            self.points = 0
            self.stage = "done"

    def inside(self) -> list[int]:
        return [seat for seat, totem in enumerate(self.totems) if totem is not None]

    def end(self) -> None:
        """TOT-3.5, then TOT-6.2 to TOT-6.4, then the next seat."""
        self.moved = set()
        self.stage = "roll"
        if self.dice == (6, 6):
            return
        counts = {(len(self.groups[seat]) - 1, self.reserve[seat]) for seat in self.inside()}
        self.turn = next(seat % self.seats for seat in count(self.turn + 1) if seat % self.seats in self.inside())
        if counts == {(1, 0)}:
            self.over("drawn TOT-6.2")
        elif counts == {(0, 0)}:
            self.over("drawn TOT-6.3")
        elif self.turns[self.turn] == self.limit:
            self.over("cut TOT-6.4")
        self.turns[self.turn] += 1

    def over(self, ending: str) -> None:
        self.ending = ending
        self.stage = "over"

    def ranks(self) -> list[int]:
        """TOT-6.5."""
        ranks = [0] * self.seats
        better = 0
        for together in [set(self.inside()), *reversed(self.left)]:
            for seat in together:
                ranks[seat] = better + 1
            better += len(together)
        return ranks
