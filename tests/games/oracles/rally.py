"""Elephant Rally, read from the ER clauses; `race` has what it shares with Formula E."""

from collections.abc import Generator
from copy import copy

from tests.games.oracles.moving import AROUND, CHANCE_SEAT, STEPS, Cell, Over, Play, Question
from tests.games.oracles.race import RaceOracle, take

CHANGING = (
    "where",
    "home",
    "cows",
    "mouse",
    "open",
    "stuck",
    "began_before",
    "halted",
    "fed",
    "pile",
    "discards",
    "winner",
)
"""What an effect may change before a chance node."""
EFFECTS = ("charge", "carpet", "juice")
Targets = Generator[Question, dict[int, str], tuple[int, int] | None]


class RallyOracle(RaceOracle):
    """An Elephant Rally under way."""

    def __init__(
        self, seats: int, columns: list[str], deck: dict[str, int], limit: int, options: dict[str, str]
    ) -> None:
        self.cow_ways = AROUND if options.get("cow_steps") == "any" else ("ahead", "behind")
        self.names_plans = options.get("tiger_window") != "card"
        self.skips_idle = options.get("windows") != "always"
        self.plan_is_idle = False
        self.planned: list[str] = []
        """What the card is to do, as far as it has been named (ER-3.2)."""
        self.real: dict[str, object] = {}
        """While that is named: how it really stands."""
        self.lands_to_finish = options.get("carpet_finish") == "off"
        self.pays_exactly = options.get("mud") == "letter"
        self.feeds_late = options.get("banana") == "end"
        self.fed: set[str] = set()
        """The elephants that ended a movement at a banana tree this turn, where that counts at its end (ER-2.6)."""
        self.whole_columns_halt = options.get("halting") == "column"
        self.water = crossings(columns)
        self.open: set[int] = set()
        """The crossings that are open, by their place among all (ER-4.3)."""
        self.stuck: set[str] = set()
        """The elephants at turn that have still to get free of mud (ER-5.3)."""
        self.began_before: dict[str, int] = {}
        """The crossing before which an elephant began the turn (ER-4.4)."""
        self.halted: set[str] = set()
        super().__init__(seats, columns, deck, limit)
        if seats == 2:  # ER-7.1
            self.elephants = "ABCD"
            self.all_cobras = 2

    def owner(self, letter: str) -> int:
        """ER-7.2: of four elephants the first player rides A and C."""
        place = self.elephants.index(letter)
        return (self.first + place) % 2 if self.seats == 2 else place

    # A turn (ER-2).

    def begin_turn(self) -> None:
        self.halted = set()
        self.fed = set()
        self.stuck = {letter for letter in self.own() if self.letter(self.where[letter]).isdigit()}
        before = {letter: self.closed_ahead(self.where[letter]) for letter in self.own()}
        self.began_before = {letter: crossing for letter, crossing in before.items() if crossing is not None}

    def plays(self) -> list[str]:
        """ER-2.1: one card, or two but two green ones; ER-5.4."""
        if len(self.played) == 2:
            return []
        return [
            f"play {card}"
            for card in self.hand()
            if not (self.played == ["green"] and colour(card) == "green")
            and (points_of(card) == 0 or any(self.can_leave(letter, card) for letter in self.own()))
        ]

    def may_discard(self, discarded: int) -> bool:
        """ER-2.1: any number instead of playing, or one after one card."""
        return not self.played or (len(self.played) == 1 and not discarded)

    def draw_up_to(self, limit: int) -> Play:
        """ER-2.5, ER-2.6: one fewer for each cobra."""
        yield from self.draw((9 if self.fed else limit) - self.cobras[self.turn])

    def play(self, cards: str) -> Play:
        """ER-3: a red card names its target and may be cancelled; a green one may not."""
        card = cards
        take(self.hand(), card)
        self.table[card] += 1
        self.played.append(colour(card))
        target = yield from self.name_target(card)
        if colour(card) == "red":
            if self.names_plans and (points_of(card) or card in ("mouse", "cow")):
                yield from self.make_plan(card)
            if not (self.skips_idle and self.is_idle(card, target)):
                cancelled, _ = yield from self.window(["tiger"], self.turn, True)
                if cancelled:
                    self.planned = []
                    return
        named, self.planned = self.planned, []
        yield from self.follow(self.carry_out(card, target, ""), named)

    def make_plan(self, card: str) -> Play:
        """ER-3.2: all choices are made as if, until a chance node; then it stands as it stood."""
        self.real = {name: copy(getattr(self, name)) for name in CHANGING}
        before = self.stands()
        trial = self.carry_out(card, None, "")
        try:
            question = next(trial)
            while CHANCE_SEAT not in question.choices:
                answers = yield question
                self.planned.append(answers[self.turn])
                question = trial.send(answers)
        except (StopIteration, Over):
            pass
        self.plan_is_idle = self.stands() == before
        for name, value in self.real.items():
            setattr(self, name, value)
        self.real = {}

    def stands(self) -> list[object]:
        """All on the board that a card can change."""
        return [copy(getattr(self, name)) for name in CHANGING if name not in ("pile", "discards")]

    def is_idle(self, card: str, target: tuple[int, int] | None) -> bool:
        """ER-3.4: open facts show that it changes nothing."""
        if card in ("monkey", "charmer"):
            return target is None
        if card == "tiger":
            return self.cobras[self.turn] == 0
        if card == "prayer":
            return not self.discards
        if self.names_plans:
            return self.plan_is_idle
        if card == "mouse":
            return False
        if card == "cow":
            steps = [self.beyond(cow, STEPS[way]) for cow in self.cows for way in self.cow_ways]
            return not any(self.is_free(cell) for cell in steps)
        movable = [letter for letter in self.own() if self.can_leave(letter, card)]
        return all(
            not self.owed(letter) and (self.is_stopped(letter) or not self.ways(letter, "ahead", "", ""))
            for letter in movable
        )

    def follow(self, effect: Play, named: list[str]) -> Play:
        """The effect, with the choices that were named."""
        try:
            question = next(effect)
            for text in named:
                question = effect.send({self.turn: text})
            while True:
                question = effect.send((yield question))
        except StopIteration:
            return

    def name_target(self, card: str) -> Targets:
        if card == "monkey":
            victim = yield from self.victim([])
            return None if victim is None else (victim, victim)
        if card == "charmer":
            return (yield from self.charm())
        return None

    def carry_out(self, card: str, target: tuple[int, int] | None, standing: str) -> Play:
        """`standing`: the elephant on the market stall that revealed this card (ER-5.2)."""
        if points_of(card):
            yield from self.move_by(card, standing)
        elif card == "mouse":
            yield from self.send_mouse()
        elif card == "monkey":
            for _ in range(2 if target is not None else 0):  # ER-6.2
                assert target is not None
                yield from self.steal(target[0])
        elif card == "cow":
            yield from self.lead_cows(self.cow_ways)
        elif card == "prayer":
            yield from self.search()
        elif card == "charmer":
            self.give(target)
        else:
            self.cobras[self.turn] = 0  # RACE-6.4

    # Moving.

    def move_by(self, card: str, standing: str) -> Play:
        """ER-7.2, ER-5.3, ER-2.2: which elephant, what it spends to get free, whether the effect is used."""
        points = points_of(card)
        movable = [standing] if standing else [letter for letter in self.own() if self.can_leave(letter, card)]
        if not movable:
            return
        chosen = yield from self.choose([f"elephant {letter}" for letter in movable])
        letter = chosen.split()[1]
        if points >= self.owed(letter):
            points -= self.owed(letter)
            self.stuck.discard(letter)
        else:
            points = 0
        effect = card.partition("-")[0]
        used = effect in EFFECTS and points > 0 and self.can_use(letter, effect, points)
        if used:
            used = (yield from self.ask(["use", "plain"])) == "use"
        if used and effect == "carpet":
            self.fly(letter, points)
            moved = True
        else:
            moved = yield from self.move(letter, points, effect if used else "")
        yield from self.end_on_terrain(letter, moved)

    def can_leave(self, letter: str, card: str) -> bool:
        """ER-5.4: with more than the mud's number, or by its letter with any green card."""
        if self.pays_exactly and letter in self.stuck:
            return colour(card) == "green"
        return self.owed(letter) < points_of(card)

    def owed(self, letter: str) -> int:
        return int(self.letter(self.where[letter])) if letter in self.stuck else 0

    def end_on_terrain(self, letter: str, moved: bool) -> Play:
        """ER-5: where a movement of at least one step ends."""
        ground = self.letter(self.where[letter]) if moved and letter in self.where else ""
        if ground == "B" and self.feeds_late:
            self.fed.add(letter)
        elif ground == "B":
            yield from self.draw_up_to(9)
        elif ground == "M":
            can_go = not self.is_stopped(letter) and self.ways(letter, "ahead", "juice", "")
            if can_go and (yield from self.ask(["go", "stay"])) == "go":
                again = yield from self.move(letter, 2, "juice")
                yield from self.end_on_terrain(letter, again)
        elif ground == "S" and self.has_pile():
            card = yield from self.card_from(self.pile)
            self.table[card] += 1
            target = yield from self.name_target(card)
            yield from self.carry_out(card, target, letter)

    def can_use(self, letter: str, effect: str, points: int) -> bool:
        """RACE-4.2, ER-4.5: a carpet must land, or reach the line; only a leader flies over a closed crossing."""
        if self.is_stopped(letter):
            return False
        if effect != "carpet":
            return True
        to = self.landing(letter, points)
        front = max(column for column, _ in self.where.values())
        if self.where[letter][0] < front and self.closed_between(self.where[letter], to):
            return False
        return (self.is_line(to) and not self.lands_to_finish) or self.is_free(to)

    def landing(self, letter: str, points: int) -> Cell:
        column, lane = self.where[letter]
        return min(column + points, len(self.columns)), lane

    def fly(self, letter: str, points: int) -> None:
        cell, to = self.where[letter], self.landing(letter, points)
        self.open |= self.closed_between(cell, to)
        self.go(letter, cell, to, points)
        self.look_for_winner()
        self.stepped(letter)

    def is_line(self, cell: Cell) -> bool:
        return cell[0] == len(self.columns) and 0 <= cell[1] < len(self.columns[0])

    # River and bridge (ER-4).

    def closed_ahead(self, cell: Cell) -> int | None:
        """ER-4.1: the closed crossing whose water is right ahead, or whose first column is the next."""
        crossing = self.water.get(cell[0] + 1)
        if not self.whole_columns_halt and self.letter(self.beyond(cell, STEPS["ahead"])) != "~":
            return None
        return None if crossing in self.open or cell[0] in self.water else crossing

    def may_slip(self, letter: str, to: Cell) -> bool:
        """ER-4.1: diagonally too, a closed crossing is entered in a turn that began before it only."""
        crossing = self.water.get(to[0])
        return crossing is None or crossing in self.open or self.began_before.get(letter) == crossing

    def closed_between(self, cell: Cell, to: Cell) -> set[int]:
        passed = {self.water[column] for column in range(cell[0] + 1, to[0] + 1) if column in self.water}
        return passed - self.open

    def stands_firm(self, cell: Cell) -> bool:
        """ER-4.1, ER-4.4."""
        return self.closed_ahead(cell) is not None

    def is_stopped(self, letter: str) -> bool:
        """ER-4.2: it halted this turn. ER-4.4: it may cross only what it began the turn before."""
        ahead = self.closed_ahead(self.where[letter])
        return letter in self.halted or (ahead is not None and self.began_before.get(letter) != ahead)

    def stepped(self, letter: str) -> None:
        if letter in self.where and self.is_stopped(letter):
            self.halted.add(letter)

    def arrived(self, letter: str, cell: Cell, columns: int) -> None:  # noqa: ARG002
        self.stuck.discard(letter)  # ER-5.3: driven off its mud
        if cell[0] in self.water:
            self.open.add(self.water[cell[0]])  # ER-4.3

    # The mouse (ER-6.1).

    def send_mouse(self) -> Play:
        hole = yield from self.ask([f"hole {self.name(cell)}" for cell in self.holes])
        self.mouse = self.cell(hole.split()[1])
        for _ in range(6):
            if self.elephant_under_mouse():
                break
            steps = self.mouse_steps()
            act = yield from self.ask(["done", *steps])
            if act == "done":
                break
            self.mouse = steps[act]
        scared = self.elephant_under_mouse()
        if scared:
            yield from self.scare(scared)
        self.mouse = None

    # How it stands.

    def facts(self) -> dict[str, str]:
        """What is tried while a plan is made is no fact."""
        tried = {name: getattr(self, name) for name in self.real}
        for name, value in self.real.items():
            setattr(self, name, value)
        found = self.real_facts() | {"plan": ", ".join(self.planned) or ("none" if self.real else "")}
        for name, value in tried.items():
            setattr(self, name, value)
        return found

    def real_facts(self) -> dict[str, str]:
        may_cross = [letter for letter, crossing in self.began_before.items() if crossing not in self.open]
        return super().facts() | {
            "open": " ".join(str(crossing + 1) for crossing in sorted(self.open)),
            "due": " ".join(sorted(self.stuck)) or "none",
            "ready": " ".join(sorted(may_cross)) or "none",
            "fed": " ".join(sorted(self.fed)) or "none",
            "halted": " ".join(sorted(self.halted)) or "none",
        }


def crossings(columns: list[str]) -> dict[int, int]:
    """ER-1.7: by column of water, which crossing it belongs to; neighbouring ones are one."""
    found: dict[int, int] = {}
    for column, letters in enumerate(columns):
        if "~" in letters:
            found[column] = found[column - 1] if column - 1 in found else len(set(found.values()))
    return found


def colour(card: str) -> str:
    """ER-2.2: movement is green, or red with value 2; events are red."""
    return "green" if card.partition("-")[0] in ("green", *EFFECTS) else "red"


def points_of(card: str) -> int:
    return int(card.partition("-")[2] or 0)
