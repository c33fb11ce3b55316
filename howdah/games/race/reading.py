"""Reading a position of a race (known.py says how it is written)."""

from howdah.engine.contract import CHANCE_BIT
from howdah.engine.notation import UNKNOWN, Position, Word
from howdah.games.cards.places import Cards
from howdah.games.cards.text import read_cards, section_names
from howdah.games.race.board import first_mouse
from howdah.games.race.kit import Kit
from howdah.games.race.known import (
    CARD_NAMES,
    HIDDEN,
    REGISTERS,
    SEAT_NAMES,
    RaceKnown,
    Table,
    colour_words,
    default_lap,
)
from howdah.games.race.moving import find_marks, find_options
from howdah.games.race.race import Race, new_race
from howdah.games.race.words import (
    AHEAD,
    BEHIND,
    CHARGE,
    COW,
    DEAL,
    DRAW,
    EFFECTS,
    ELEPHANT,
    ELEPHANTS,
    EMPTY,
    FIRST,
    GIVE_FROM,
    HOME,
    JUICE,
    LEFT,
    MOVE,
    NOBODY,
    OVER,
    PASS,
    PLACE,
    REVEAL,
    RIGHT,
    SCARE,
    STEAL,
    STEPS,
    TREE,
    TURN,
    WINDOW,
)

SECTIONS = (
    "elephants",
    "laps",
    "cows",
    "mouse",
    "open",
    "cobras",
    "first",
    "turn",
    "turns",
    "played",
    "due",
    "ready",
    "halted",
    "step",
)
MANGO_STEPS = 2
LAPS = 2


def read_race(kit: Kit, table: Table, position: Position) -> RaceKnown:
    """The sections of a position; one that no race can reach is refused."""
    seats = int(kit.seats)
    names = [*SECTIONS, *section_names(seats), *[f"answer {seat + 1}" for seat in range(seats)]]
    position.rest_after(names)
    race = new_race(kit)
    race.cards = Cards(0, 0)
    cards = read_cards(kit.deck, seats, position)
    reader = Reader(race, position)
    reader.board()
    reader.turn(table.event_colour)
    reader.step()
    reader.marks()
    sizes = [heap.size() for heap in cards.hands]
    reader.hands(sizes)
    reader.answers(sizes)
    reader.settle(cards.table)
    return RaceKnown(table, race, cards)


class Reader:
    """Reads sections into a race without cards."""

    def __init__(self, race: Race, position: Position) -> None:
        self.race = race
        self.position = position
        self.cells = race.kit.track.numbers()
        self.letters = ELEPHANTS[: int(race.kit.elephants)]

    def words(self, name: str) -> list[Word]:
        section = self.position.section(name)
        return [] if section is None else section.words()

    def only_word(self, name: str, expected: str) -> Word | None:
        """The single word of a section, if it is there."""
        section = self.position.section(name)
        return None if section is None else section.only_word(expected)

    def wrong(self, name: str, expected: str) -> Exception:
        section = self.position.section(name)
        return self.position.head.wrong(expected) if section is None else section.wrong(expected)

    def cell(self, word: Word) -> int:
        if word.text not in self.cells:
            last = int(self.race.kit.track.columns) - 1
            raise word.wrong(f"a cell of the track such as 'b0' (columns 0 to {last})")
        return self.cells[word.text]

    def letter(self, word: Word) -> int:
        return self.letters.index(word.among(self.letters))

    def seat(self, word: Word) -> int:
        expected = self.some_seat()
        number = word.number(expected)
        if not 1 <= number <= self.race.kit.seats:
            raise word.wrong(expected)
        return number - 1

    def some_seat(self) -> str:
        return f"a seat from 1 to {int(self.race.kit.seats)}"

    def pairs(self, name: str) -> list[tuple[Word, Word]]:
        words = self.words(name)
        if len(words) % 2:
            raise words[-1].wrong("two words for each elephant, such as 'A b3'")
        return list(zip(words[::2], words[1::2], strict=True))

    def board(self) -> None:
        self.cows()
        self.elephants()
        board, kit = self.race.board, self.race.kit
        mouse = self.only_word("mouse", "one cell of the track such as 'b0'")
        board.mouse = first_mouse(kit)
        if mouse is not None:
            if mouse.text == "beside" and kit.track.closed:
                raise mouse.wrong("a cell: in Formula E the mouse never leaves the track (FE-1.3)")
            board.mouse = NOBODY if mouse.text == "beside" else self.cell(mouse)
        for word in self.words("open"):
            number = word.number("the number of a crossing")
            if not 1 <= number <= len(kit.track.crossings):
                raise word.wrong(f"a crossing from 1 to {len(kit.track.crossings)}")
            board.opened |= 1 << (number - 1)
        self.cobras()

    def cows(self) -> None:
        board, track = self.race.board, self.race.kit.track
        if self.position.section("cows") is None:
            return
        for cell in track.cows:
            board.at[cell] = EMPTY
        cows: list[int] = []
        for word in self.words("cows"):
            cows.append(self.free(word))
            board.at[cows[-1]] = COW
        if len(cows) != len(track.cows):
            raise self.wrong("cows", f"{len(track.cows)} cows, as the track has")
        for place, cell in enumerate(sorted(cows)):
            board.cows[place] = cell

    def elephants(self) -> None:
        board = self.race.board
        for name, where in self.pairs("elephants"):
            elephant = self.letter(name)
            if board.where[elephant] != NOBODY:
                raise name.wrong("each elephant once")
            if where.text == "home":
                board.where[elephant] = HOME
                board.crossed |= 1 << elephant
            else:
                board.put(elephant, self.free(where))
        for elephant in range(len(self.letters)):
            board.laps[elephant] = default_lap(self.race, elephant)
        for name, lap in self.pairs("laps"):
            elephant = self.letter(name)
            board.laps[elephant] = lap.number("a number of laps")
            if board.laps[elephant] >= LAPS:
                board.crossed |= 1 << elephant

    def free(self, word: Word) -> int:
        cell = self.cell(word)
        if self.race.board.at[cell] != EMPTY:
            raise word.wrong("a cell where no other animal stands (RACE-1.3)")
        return cell

    def cobras(self) -> None:
        words = self.words("cobras")
        if not words:
            return
        counts = [word.number("a number of cobras") for word in words]
        most = int(self.race.kit.cobras)
        if len(counts) != self.race.kit.seats or sum(counts) > most or min(counts) < 0:
            raise self.wrong("cobras", f"a number for each seat, {most} cobras in all")
        for seat, count in enumerate(counts):
            self.race.cobras[seat] = count

    def turn(self, event_colour: str) -> None:
        race = self.race
        first, turn = self.only_word("first", self.some_seat()), self.only_word("turn", self.some_seat())
        turns = self.only_word("turns", "a number of turns")
        placed = [cell for cell in race.board.where if cell != NOBODY]
        if first is not None:
            race.first = self.seat(first)
        elif placed:
            race.first = 0
        race.active = race.first if turn is None else self.seat(turn)
        race.turns = 0 if turns is None else turns.number("a number of turns")
        colours = {word: colour for colour, word in colour_words(event_colour)}
        for word in self.words("played"):
            race.colours |= colours[word.among(colours)]
            race.played += 1
        if race.played > 2:
            raise self.wrong("played", "at most two cards")

    def step(self) -> None:
        race = self.race
        words = self.words("step")
        missing = any(cell == NOBODY for cell in race.board.where)
        race.step = FIRST if race.first == NOBODY else PLACE if missing else TURN
        if not words:
            return
        step = STEPS.index(words[0].among(STEPS))
        if step > PLACE and missing:
            raise words[0].wrong("all elephants on the track before a turn begins")
        race.step = step
        names = REGISTERS[step]
        for word in words[1:]:
            name, equals, value = word.text.partition("=")
            if not equals or name not in names:
                needs = ", ".join(f"{needed}=..." for needed in names)
                raise word.wrong(f"what this step depends on: {needs or 'nothing'}")
            place = Word(value, word.line, word.column + len(name) + 1)
            setattr(race, name, self.register(name, place))

    def register(self, name: str, word: Word) -> int:
        if name in CARD_NAMES:
            names = self.race.kit.deck.names
            return names.index(word.among(names))
        if name in SEAT_NAMES:
            return self.seat(word)
        if name == "mover":
            return self.letter(word)
        if name == "mode":
            return EFFECTS.index(word.among(EFFECTS))
        if name == "run":
            return {"left": LEFT, "right": RIGHT}[word.among(("left", "right"))]
        number = word.number()
        if not 0 <= number <= 99:
            raise word.wrong("a number from 0 to 99")
        return number

    def marks(self) -> None:
        """Due and ready follow from the board unless they are written; the movement goes on as its step says."""
        race = self.race
        if race.step > DEAL:
            find_marks(race)
        for name in ("due", "ready", "halted"):
            words = self.words(name)
            if words:
                letters = [word for word in words if word.text != "none"]
                setattr(race, name, sum(1 << self.letter(word) for word in letters))
        if race.step == SCARE:
            race.forward, race.mode = BEHIND, CHARGE
        elif race.step in (MOVE, TREE):
            race.forward = AHEAD
            if race.step == TREE:
                race.points, race.mode = MANGO_STEPS, JUICE
        if race.step in (MOVE, SCARE) and race.mover >= 0:
            race.options = find_options(race)
            if race.options & (race.options - 1) == 0:
                raise self.wrong("step", "a step where the player has a choice: forced ones are taken at once")

    def hands(self, sizes: list[int]) -> None:
        """Refuse a turn that nobody is asked about: with an empty hand it is passed at once."""
        race = self.race
        if race.step == TURN and race.played == 0 and sizes[int(race.active)] == 0:
            seat = int(race.active) + 1
            raise self.wrong(f"hand {seat}", f"a card in the hand of seat {seat}, whose turn begins (FE-2.1, ER-2.1)")

    def answers(self, sizes: list[int]) -> None:
        race = self.race
        choices = {UNKNOWN: HIDDEN}
        choices.update({race.kit.actions[answer]: answer for answer in range(PASS, int(race.kit.last_answer) + 1)})
        for seat in range(int(race.kit.seats)):
            section = self.position.section(f"answer {seat + 1}")
            if section is not None:
                if race.step != WINDOW:
                    raise section.wrong("answers in a tiger window only ('step: window ...')")
                text = " ".join(word.text for word in section.words())
                place = section.placed_rows[0]
                race.answers[seat] = choices[Word(text, place.line, place.column).among(choices)]
        race.asked = self.asked(sizes)

    def asked(self, sizes: list[int]) -> int:
        race = self.race
        if race.step in (FIRST, DEAL, STEAL, DRAW, REVEAL):
            return CHANCE_BIT
        if race.step == OVER:
            return 0
        if race.step == PLACE:
            seats = int(race.kit.seats)
            placed = sum(cell != NOBODY for cell in race.board.where)
            race.active = (int(race.first) + seats - 1 - placed % seats) % seats
        if race.step != WINDOW:
            return 1 << int(race.active)
        if race.striker == NOBODY:
            race.striker = race.active
        but = int(race.striker)
        asked = 0
        for seat, size in enumerate(sizes):
            if seat != but and size and race.answers[seat] == NOBODY:
                asked |= 1 << seat
        if not asked:
            raise self.wrong("step", "a seat that has not answered yet: when all have, the window closes")
        return asked

    def settle(self, table: list[int]) -> None:
        """Refuse a card that is being carried out and does not lie on the table."""
        race = self.race
        for bit, name in enumerate(CARD_NAMES):
            kind = int(getattr(race, name))
            if kind >= 0 and table[kind] == 0 and not race.cancelled >> bit & 1:
                raise self.wrong("table", f"the card that is being played, {race.kit.deck.names[kind]}, on the table")
        own = race.own(race.active) if race.active >= 0 else 0
        home = any(race.board.where[elephant] == HOME for elephant in range(race.kit.elephants) if own >> elephant & 1)
        if (race.step == ELEPHANT and home) or (race.step == GIVE_FROM and race.kit.seats == 2):
            raise self.wrong("step", "a step where the player has a choice: forced ones are taken at once")
        needs = REGISTERS[int(race.step)]
        if "card" in needs and race.card < 0:
            raise self.wrong("step", "card=... : which card is being played")
        if "mover" in needs and race.mover < 0 and race.step not in (5, 6, 7):
            raise self.wrong("step", "mover=... : which elephant moves")
