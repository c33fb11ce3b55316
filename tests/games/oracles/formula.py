"""Formula E, read from the FE clauses; `race` has what it shares with Elephant Rally."""

from collections.abc import Generator
from contextlib import suppress
from copy import copy

from tests.games.oracles.moving import AROUND, CHANCE_SEAT, STEPS, Cell, Over, Play, Question, Step
from tests.games.oracles.race import RaceOracle, take

CHANGING = ("where", "home", "cows", "laps", "stopped", "mouse", "pile", "discards", "winner")
"""What a movement may change before a chance node."""
EFFECTS = ("charge", "carpet", "juice")


class FormulaOracle(RaceOracle):
    """A Formula E race under way."""

    def __init__(
        self, seats: int, columns: list[str], deck: dict[str, int], limit: int, options: dict[str, str]
    ) -> None:
        self.tiger_duel = options.get("tiger_duel") == "on"
        self.all_are_rocks = options.get("bank") == "rock"
        self.wins_in_flight = options.get("carpet_finish") == "on"
        self.skips_idle = options.get("windows") != "always"
        self.stopped: set[str] = set()
        """Who was pushed before water and has not left (FE-4.1)."""
        self.laps = dict.fromkeys("ABCDEF"[:seats], 0)
        super().__init__(seats, columns, deck, limit)
        self.mouse = self.holes[0]  # FE-1.3

    # A turn (FE-2).

    def plays(self) -> list[str]:
        """FE-2.1: one card, or a green and a yellow one; FE-2.3: an effect only with a green card, as one movement."""
        single = [card for card in self.hand() if card not in EFFECTS and self.fits(colour(card))]
        pairs = [
            f"{card} with {effect}"
            for card in self.hand()
            for effect in EFFECTS
            if not self.played and colour(card) == "green" and self.hand()[effect]
            if effect != "carpet" or self.can_land(points_of(card))
        ]
        return [f"play {cards}" for cards in single + pairs]

    def fits(self, card_colour: str) -> bool:
        return not self.played or ("purple" not in (card_colour, *self.played) and card_colour not in self.played)

    def may_discard(self, discarded: int) -> bool:  # noqa: ARG002
        return not self.played

    def draw_up_to(self, limit: int) -> Play:
        """FE-2.5, FE-2.6: whoever drew any card discards one for each cobra."""
        drawn = yield from self.draw(limit)
        for _ in range(min(self.cobras[self.turn], self.hand().total()) if drawn else 0):
            act = yield from self.ask([f"discard {card}" for card in self.hand()])
            card = act.partition(" ")[2]
            take(self.hand(), card)
            self.discards[card] += 1

    def play(self, cards: str) -> Play:
        """FE-3: what was played may be cancelled before anything about it is chosen."""
        card, _, effect = cards.partition(" with ")
        for laid in (card, effect) if effect else (card,):
            take(self.hand(), laid)
            self.table[laid] += 1
            self.played.append(colour(laid))
        if self.skips_idle and self.is_idle(card, effect):
            pass
        elif not effect:
            cancelled, _ = yield from self.window(["tiger"], self.turn, self.tiger_duel)
            if cancelled:
                return
        else:
            lost = yield from self.windows_of_a_pair({"tiger movement": card, "tiger effect": effect})
            if card in lost:
                return
            effect = "" if effect in lost else effect
        yield from self.carry_out(card, effect)

    def windows_of_a_pair(self, named: dict[str, str]) -> Generator[Question, dict[int, str], set[str]]:
        """FE-3.3, FE-3.4: the first tiger names its card; then there is a window for the other."""
        card, effect = named["tiger movement"], named["tiger effect"]
        idle = self.skips_idle and self.ends_alike(card, effect)
        lost: set[str] = set()
        texts = ["tiger movement"] if idle else list(named)
        while texts:
            cancelled, said = yield from self.window(texts, self.turn, self.tiger_duel)
            if cancelled:
                lost.add(named[said])
                take(self.table, named[said])
                self.discards[named[said]] += 1
            other = "tiger effect" if said == "tiger movement" else "tiger movement"
            if not said or set(named) - set(texts) - ({"tiger effect"} if idle else set()):
                break
            nothing = (card in lost or idle) if other == "tiger effect" else effect in lost and self.is_idle(card, "")
            if self.skips_idle and nothing:
                break
            texts = [other]
        return lost

    def is_idle(self, card: str, effect: str) -> bool:
        """FE-3.5: open facts show that it changes nothing."""
        if card == "tiger":
            return self.cobras[self.turn] == 0
        if card == "priest":
            return not self.discards
        if card == "monkey":
            return all(seat == self.turn or not hand for seat, hand in enumerate(self.hands))
        if card == "cow":
            return not any(self.is_free(self.beyond(cow, STEPS[way])) for cow in self.cows for way in AROUND)
        return points_of(card) > 0 and effect != "carpet" and not self.ways(self.me(), "ahead", effect, "")

    def ends_alike(self, card: str, effect: str) -> bool:
        """Whether the movement leaves no choice and ends alike with the effect and without."""
        found: list[list[object]] = []
        for used in (effect, ""):
            real = {name: copy(getattr(self, name)) for name in CHANGING}
            trial = self.move_by(points_of(card), used)
            forked = False
            with suppress(StopIteration, Over):
                forked = CHANCE_SEAT not in next(trial).choices
            found.append(
                [forked, *[copy(getattr(self, name)) for name in ("where", "cows", "laps", "stopped", "home")]]
            )
            for name, value in real.items():
                setattr(self, name, value)
        return not found[0][0] and found[0] == found[1]

    def carry_out(self, card: str, effect: str) -> Play:
        if points_of(card):
            yield from self.move_by(points_of(card), effect)
        elif card == "mouse":
            yield from self.send_mouse()
        elif card == "monkey":
            yield from self.rob()
        elif card == "cow":
            yield from self.lead_cows(AROUND)
        elif card == "priest":
            yield from self.search()
        elif card == "charmer":
            self.give((yield from self.charm()))
        else:
            self.cobras[self.turn] = 0  # RACE-6.4

    def rob(self) -> Play:
        """FE-5.2: two cards of one player or one each of two, all named before a card is taken (RACE-6.7)."""
        claimed: list[int] = []
        for _ in range(2):
            victim = yield from self.victim(claimed)
            if victim is not None:
                claimed.append(victim)
        for seat in claimed:
            yield from self.steal(seat)

    # Moving.

    def me(self) -> str:
        return self.elephants[self.turn]

    def move_by(self, points: int, effect: str) -> Play:
        letter = self.me()
        if effect == "carpet":
            self.fly(letter, points)
            moved = True
        else:
            moved = yield from self.move(letter, points, effect)
        if moved and self.letter(self.where[letter]) == "B":
            yield from self.draw_up_to(9)

    def can_land(self, points: int) -> bool:
        """RACE-4.2: a free cell, beyond the line too; with `carpet_finish=on` a flight that ends the lap needs none."""
        letter = self.me()
        column, lane = self.where[letter]
        over = column + points >= len(self.columns)
        return (self.wins_in_flight and over and self.laps[letter] == 1) or self.is_free(
            ((column + points) % len(self.columns), lane)
        )

    def fly(self, letter: str, points: int) -> None:
        column, lane = cell = self.where[letter]
        self.go(letter, cell, ((column + points) % len(self.columns), lane), points)
        if letter in self.home and self.wins_in_flight:
            del self.where[letter]
        self.look_for_winner()

    def beyond(self, cell: Cell, step: Step) -> Cell:
        """FE-1.2: the track is closed."""
        return (cell[0] + step[0]) % len(self.columns), cell[1] + step[1]

    def arrived(self, letter: str, cell: Cell, columns: int) -> None:
        """FE-1.2: the second time across the line ends the race; back over it counts against it."""
        self.stopped.discard(letter)
        if columns > 0 and cell[0] < columns:
            self.laps[letter] += 1
        if columns < 0 and cell[0] == len(self.columns) - 1:
            self.laps[letter] -= 1
        if self.laps[letter] == 2:
            self.home.add(letter)

    def stands_firm(self, cell: Cell) -> bool:
        """FE-4.1: who was stopped there by a push; with `bank=rock` whoever stands right before water in its lane."""
        return self.is_bank(cell) if self.all_are_rocks else self.animal(cell) in self.stopped

    def is_bank(self, cell: Cell) -> bool:
        return self.letter(self.beyond(cell, STEPS["ahead"])) == "~"

    def was_pushed(self, letter: str, cell: Cell) -> None:
        if self.is_bank(cell) and not self.all_are_rocks:
            self.stopped.add(letter)

    def stops_pushed(self, cell: Cell) -> bool:
        return self.letter(cell) == "~"

    # The mouse (FE-5.1).

    def send_mouse(self) -> Play:
        for _ in range(6):
            steps = self.mouse_steps()
            if self.mouse in self.holes:
                steps |= {f"hole {self.name(hole)}": hole for hole in self.holes if hole != self.mouse}
            act = yield from self.ask(["done", *steps])
            if act == "done":
                return
            self.mouse = steps[act]
            scared = self.elephant_under_mouse()
            if scared:
                yield from self.scare(scared)
                homes = self.nearest_holes()
                hole = yield from self.choose([f"hole {self.name(home)}" for home in homes])
                self.mouse = self.cell(hole.split()[1])
                return

    def nearest_holes(self) -> list[Cell]:
        """By walking, nothing hindering."""
        assert self.mouse is not None
        reached = {self.mouse}
        while not reached & set(self.holes):
            near = {self.beyond(cell, STEPS[way]) for cell in reached for way in AROUND}
            reached |= {cell for cell in near if self.letter(cell) != "#"}
        return [hole for hole in self.holes if hole in reached]

    # How it stands.

    def facts(self) -> dict[str, str]:
        facts = super().facts()
        if self.home and self.home <= self.where.keys():
            # Whoever finishes by a step stands on the cell beyond the line.
            places = [f"{letter} {self.name(self.where[letter])}" for letter in self.elephants]
            facts["elephants"] = " ".join(places)
        laps = " ".join(f"{letter} {lap}" for letter, lap in self.laps.items())
        stopped = "" if self.all_are_rocks else " ".join(sorted(self.stopped)) or "none"
        return facts | {"stopped": stopped, "laps": laps, "open": "", "due": "none", "ready": "none", "halted": "none"}

    def column(self, letter: str) -> int:
        return self.where[letter][0] + self.laps[letter] * len(self.columns)


def colour(card: str) -> str:
    """FE-2.2: events and effects are yellow."""
    word = card.partition("-")[0]
    return word if word in ("green", "purple") else "yellow"


def points_of(card: str) -> int:
    return int(card.partition("-")[2] or 0)
