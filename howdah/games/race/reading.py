"""Reading a position of a race (known.py says how it is written)."""

from howdah.engine.contract import CHANCE_BIT
from howdah.engine.notation import UNKNOWN, Position, Word
from howdah.engine.vectors import append
from howdah.engine.vocabulary import CARD, ELEPHANT, SEAT, TEXT, WAY, FactKind, Vocabulary
from howdah.games.race.cards.places import Cards
from howdah.games.race.cards.text import KnownCards, read_cards, section_names
from howdah.games.race.codes import (
    AHEAD,
    BEHIND,
    CHARGE,
    COW,
    DEAL,
    DRAW,
    EFFECTS,
    ELEPHANTS,
    EMPTY,
    FIRST,
    HOME,
    JUICE,
    LEFT,
    MOVE,
    NOBODY,
    NOT_PLANNING,
    OVER,
    PASS,
    PLACE,
    PLANNING,
    REVEAL,
    RIGHT,
    SCARE,
    STEAL,
    TREE,
    TURN,
    WINDOW,
)
from howdah.games.race.known import (
    HIDDEN,
    RaceKnown,
    Table,
    colour_words,
    default_lap,
)
from howdah.games.race.movement.moving import find_options
from howdah.games.race.opening import next_to_place
from howdah.games.race.race import Race
from howdah.games.race.vocabulary import REGISTERS

SECTIONS = (
    "elephants",
    "laps",
    "cows",
    "mouse",
    "open",
    "stopped",
    "cobras",
    "first",
    "turn",
    "turns",
    "played",
    "due",
    "ready",
    "fed",
    "halted",
    "step",
    "plan",
)
MANGO_STEPS = 2
LAPS = 2


def read_race(race: Race, table: Table, position: Position) -> RaceKnown:
    """The sections of a position, read into a new race. Whether a race can reach it, the state's `check` says."""
    kit = race.kit
    seats = int(kit.seats)
    names = [*SECTIONS, *section_names(seats), *[f"answer {seat + 1}" for seat in range(seats)]]
    position.rest_after(names)
    race.cards = Cards(0, 0)
    cards = read_cards(kit.deck, seats, position)
    reader = Reader(race, position)
    reader.board()
    reader.turn(table.event_colour)
    reader.phase(table.vocabulary)
    reader.marks()
    reader.plan()
    reader.answers(cards)
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
        board.mouse = kit.first_mouse
        if mouse is not None:
            if mouse.text == "beside" and kit.first_mouse != NOBODY:
                raise mouse.wrong("a cell: in this race the mouse never leaves the track")
            board.mouse = NOBODY if mouse.text == "beside" else self.cell(mouse)
        for word in self.words("open"):
            number = word.number("the number of a crossing")
            if not 1 <= number <= len(kit.track.crossings):
                raise word.wrong(f"a crossing from 1 to {len(kit.track.crossings)}")
            board.opened |= 1 << (number - 1)
        board.stopped = self.elephants_in("stopped", 0)
        if board.stopped != 0 and kit.marks_stopped == 0:
            raise self.wrong("stopped", "no stopped elephants: at this table nobody is stopped by a push")
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

    def phase(self, vocabulary: Vocabulary) -> None:
        race = self.race
        words = self.words("step")
        missing = any(cell == NOBODY for cell in race.board.where)
        race.phase = FIRST if race.first == NOBODY else PLACE if missing else TURN
        if not words:
            return
        phase = vocabulary.phase_names[words[0].among(vocabulary.phase_names)]
        if phase > PLACE and missing:
            raise words[0].wrong("all elephants on the track before a turn begins")
        if phase == PLACE and race.first == NOBODY:
            raise words[0].wrong("a first player before elephants are placed ('first: 1')")
        race.phase = phase
        names = vocabulary.phases[phase].registers
        for word in words[1:]:
            name, equals, value = word.text.partition("=")
            if not equals or name not in names:
                needs = ", ".join(f"{needed}=..." for needed in names)
                raise word.wrong(f"what this step depends on: {needs or 'nothing'}")
            place = Word(value, word.line, word.column + len(name) + 1)
            setattr(race, name, self.register(REGISTERS[name], place))

    def register(self, kind: FactKind, word: Word) -> int:
        if kind is CARD:
            names = self.race.kit.deck.names
            return names.index(word.among(names))
        if kind is SEAT:
            return self.seat(word)
        if kind is ELEPHANT:
            return self.letter(word)
        if kind is TEXT:
            return EFFECTS.index(word.among(EFFECTS))
        if kind is WAY:
            return {"left": LEFT, "right": RIGHT}[word.among(("left", "right"))]
        number = word.number()
        if not 0 <= number <= 99:
            raise word.wrong("a number from 0 to 99")
        return number

    def marks(self) -> None:
        """Due and ready follow from the board unless they are written; the movement goes on as its phase says."""
        race = self.race
        board = race.board
        if race.phase > DEAL:
            board.begin_turn(race.own(race.active))
        board.stuck = self.elephants_in("due", int(board.stuck))
        board.may_cross = self.elephants_in("ready", int(board.may_cross))
        board.fed = self.elephants_in("fed", 0)
        board.halted = self.elephants_in("halted", 0)
        if race.phase == SCARE:
            race.forward, race.mode = BEHIND, CHARGE
        elif race.phase in (MOVE, TREE):
            race.forward = AHEAD
            if race.phase == TREE:
                race.points, race.mode = MANGO_STEPS, JUICE
        if race.phase in (MOVE, SCARE) and race.mover >= 0 and race.board.where[race.mover] >= 0:
            race.options = find_options(race)

    def plan(self) -> None:
        """What the card is to do. The race that has plans tries it (`RaceRules.try_plan`)."""
        race = self.race
        section = self.position.section("plan")
        if section is None:
            return
        race.planning = NOT_PLANNING if race.phase == WINDOW else PLANNING
        race.other_board = race.board
        words = section.words()
        if [word.text for word in words] == ["none"]:
            return
        texts: list[list[Word]] = [[]]
        for word in words:
            texts[-1].append(Word(word.text.removesuffix(","), word.line, word.column))
            if word.text.endswith(","):
                texts.append([])
        for parts in texts:
            text = " ".join(part.text for part in parts)
            if text not in race.kit.actions:
                raise (parts or words)[0].wrong("actions with commas between them, such as 'hole c9, mouse ahead'")
            race.plan = append(race.plan, race.kit.actions.index(text))

    def elephants_in(self, name: str, usual: int) -> int:
        """The elephants that a section names, as bits; `usual` without it."""
        words = self.words(name)
        return sum(1 << self.letter(word) for word in words if word.text != "none") if words else usual

    def answers(self, cards: KnownCards) -> None:
        race = self.race
        choices = {UNKNOWN: HIDDEN}
        choices.update({race.kit.actions[answer]: answer for answer in range(PASS, int(race.kit.last_answer) + 1)})
        for seat in range(int(race.kit.seats)):
            section = self.position.section(f"answer {seat + 1}")
            if section is not None:
                if race.phase != WINDOW:
                    raise section.wrong("answers in a tiger window only ('step: window ...')")
                text = " ".join(word.text for word in section.words())
                place = section.placed_rows[0]
                race.answers[seat] = choices[Word(text, place.line, place.column).among(choices)]
                tiger = int(race.kit.tiger)
                if race.answers[seat] > PASS and (tiger < 0 or cards.hands[seat].counts[tiger] == 0):
                    raise section.wrong(f"a tiger in the hand of seat {seat + 1}, or another answer")
        race.asked = self.asked([heap.size() for heap in cards.hands])

    def asked(self, sizes: list[int]) -> int:
        race = self.race
        if race.phase in (FIRST, DEAL, STEAL, DRAW, REVEAL):
            return CHANCE_BIT
        if race.phase == OVER:
            return 0
        if race.phase == PLACE:
            race.active = next_to_place(race, sum(cell != NOBODY for cell in race.board.where))
        if race.phase != WINDOW:
            return 1 << int(race.active)
        if race.striker == NOBODY:
            race.striker = race.active
        but = int(race.striker)
        asked = 0
        for seat, size in enumerate(sizes):
            if seat != but and size and race.answers[seat] == NOBODY:
                asked |= 1 << seat
        return asked
