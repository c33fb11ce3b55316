"""What is known of a race, and its text. Board and turn are open to all; cards and sealed answers are not.

elephants: A b3 B c7 C home     where they stand
laps: A 1                       closed tracks; without it 0 in the starting columns, else 1
cows: a4 b4                     without it, where the track has them
mouse: c1
open: 1                         crossings that are open
stopped: A                      elephants that a push has stopped before water
cobras: 0 1 0                   in front of each seat
first: 2                        the first player
turn: 3                         whose turn it is; without it, the first player's
turns: 17                       turns that are over
played: green                   the colours of the cards played this turn
halted: A                       elephants; likewise `due` (mud) and `ready` (to cross), which follow from the board, and
                                `fed` (by a banana tree whose cards come at the end of the turn)
step: move card=green-5 mover=A points=3 run=left moved=1
plan: hole c9, mouse ahead      what the card is to do, as far as it has been named; the board has not changed yet
answer 2: tiger                 a sealed answer
"""

from typing import Final

from mypy_extensions import i64

from howdah.engine.contract import Known
from howdah.engine.generator import Generator
from howdah.engine.notation import UNKNOWN, Position, Section
from howdah.engine.vectors import vec
from howdah.engine.vocabulary import CARD, ELEPHANT, SEAT, TEXT, WAY, FactKind, Phase, Vocabulary
from howdah.games.race.cards.places import Cards
from howdah.games.race.cards.text import KnownCards, card_sections, deal_cards, know_cards
from howdah.games.race.cards.window import answers_into
from howdah.games.race.codes import (
    DEAL,
    EFFECTS,
    ELEPHANTS,
    EVENT,
    FIRST,
    GREEN,
    HOME,
    NOBODY,
    NOT_PLANNING,
    PLACE,
    PURPLE,
    TURN,
    WAYS,
)
from howdah.games.race.movement.board import Board
from howdah.games.race.race import Race
from howdah.games.race.vocabulary import REGISTERS

HIDDEN: Final = -2
"""An answer that lies there and is not known."""


class Table:
    """What a position's text says of its table."""

    def __init__(self, vocabulary: Vocabulary, options: dict[str, str], event_colour: str) -> None:
        self.game = vocabulary.game
        self.vocabulary = vocabulary
        self.options = options
        self.event_colour = event_colour
        """The word for the colour of events: red or yellow."""


class RaceKnown(Known):
    """The open facts as a race without cards, the cards as they are known, and the answers (HIDDEN where sealed)."""

    def __init__(self, table: Table, open_race: Race, cards: KnownCards) -> None:
        self.table = table
        self.race = open_race
        self.cards = cards

    def is_whole(self) -> bool:
        return self.cards.is_whole() and HIDDEN not in list(self.race.answers)

    def deal(self, generator: Generator) -> Race:
        """A race drawn from all that agree with this."""
        race = self.race.copy()
        race.cards = deal_cards(self.cards, generator)
        race.note_idle()
        buffer = vec[i64]([0] * 8)
        for seat in range(int(race.kit.seats)):
            if race.answers[seat] == HIDDEN:
                race.answers[seat] = buffer[generator.below(answers_into(race, seat, buffer))]
        return race

    def position(self, complete: bool = False) -> Position:
        options = self.table.options.items()
        sections = [Section(f"option {name}", value.replace(" | ", "\n")) for name, value in options]
        sections += board_sections(self.race, complete)
        sections += card_sections(self.cards, complete)
        sections += turn_sections(self.race, self.table, complete)
        return Position(self.table.game, int(self.race.kit.seats), sections)


def know_race(race: Race, table: Table, viewer: int, everything: bool) -> RaceKnown:
    """What a viewer (or `CHANCE`) knows for certain."""
    open_race = race.copy()
    open_race.cards = Cards(0, 0)
    for seat in range(int(race.kit.seats)):
        if not everything and seat != viewer and race.answers[seat] != NOBODY:
            open_race.answers[seat] = HIDDEN
    return RaceKnown(table, open_race, know_cards(race.cards, race.kit.deck, viewer, everything))


# Writing.


def default_lap(race: Race, elephant: int) -> int:
    """On a closed track, elephants in the starting columns have not left yet."""
    cell = int(race.real_board().where[elephant])
    if not race.kit.track.closed or cell < 0:
        return 0
    starting = race.kit.track.starts[0] // int(race.kit.track.lanes)
    return 0 if cell // int(race.kit.track.lanes) >= starting else 1


def where_text(race: Race, cell: int) -> str:
    return "home" if cell == HOME else race.kit.track.names[cell]


def board_sections(race: Race, complete: bool) -> list[Section]:
    board, track = race.real_board(), race.kit.track
    sections: list[Section] = []

    def put(name: str, text: str, default: bool) -> None:
        if complete or not default:
            sections.append(Section(name, text))

    standing = {ELEPHANTS[number]: int(cell) for number, cell in enumerate(board.where)}
    placed = [f"{letter} {where_text(race, cell)}" for letter, cell in standing.items() if cell != NOBODY]
    put("elephants", " ".join(placed), not placed)
    if track.closed:
        usual = [default_lap(race, elephant) for elephant in range(len(standing))]
        laps = [int(lap) for lap in board.laps]
        texts = [f"{ELEPHANTS[number]} {lap}" for number, lap in enumerate(laps) if complete or lap != usual[number]]
        put("laps", " ".join(texts), laps == usual)
    cows = [int(cell) for cell in board.cows]
    put("cows", " ".join(track.names[cell] for cell in cows), cows == track.cows)
    mouse = int(board.mouse)
    put("mouse", "beside" if mouse == NOBODY else track.names[mouse], mouse == race.kit.first_mouse)
    opened = [str(number + 1) for number in range(len(track.crossings)) if board.opened >> number & 1]
    put("open", " ".join(opened), not opened)
    if race.kit.marks_stopped != 0:
        put("stopped", letters_in(int(board.stopped)) or "none", board.stopped == 0)
    put("cobras", " ".join(str(count) for count in race.cobras), not any(race.cobras))
    return sections


def turn_sections(race: Race, table: Table, complete: bool) -> list[Section]:
    sections: list[Section] = []

    def put(name: str, text: str, default: bool) -> None:
        if complete or not default:
            sections.append(Section(name, text))

    first = int(race.first)
    placed = any(cell != NOBODY for cell in race.board.where)
    put("first", str(first + 1) if first >= 0 else "", first < 0 or (first == 0 and placed))
    active = int(race.active)
    put("turn", str(active + 1) if active >= 0 else "", active == (first if race.phase > PLACE else active))
    put("turns", str(race.turns), race.turns == 0)
    put("played", played_text(race, table.event_colour), race.played == 0)
    board, usual = race.real_board(), board_at_start(race)
    put("due", letters_in(int(board.stuck)) or "none", board.stuck == usual.stuck)
    put("ready", letters_in(int(board.may_cross)) or "none", board.may_cross == usual.may_cross)
    put("fed", letters_in(int(board.fed)) or "none", board.fed == 0)
    put("halted", letters_in(int(board.halted)) or "none", board.halted == 0)
    put("step", phase_text(race, table.vocabulary.phases[race.phase]), race.phase in (FIRST, PLACE, TURN))
    plan = ", ".join(race.kit.actions[action] for action in race.plan)
    if plan or race.planning != NOT_PLANNING:
        sections.append(Section("plan", plan or "none"))
    for seat in range(int(race.kit.seats)):
        answer = int(race.answers[seat])
        if answer != NOBODY:
            text = UNKNOWN if answer == HIDDEN else race.kit.actions[answer]
            sections.append(Section(f"answer {seat + 1}", text))
    return sections


def board_at_start(race: Race) -> Board:
    """The board as it would be if the turn began now."""
    board = race.real_board().copy()
    board.begin_turn(race.own(race.active) if race.active >= 0 and race.phase > DEAL else 0)
    return board


def letters_in(mask: int) -> str:
    return " ".join(letter for number, letter in enumerate(ELEPHANTS) if mask >> number & 1)


def played_text(race: Race, event_colour: str) -> str:
    """One word a card: two events are told from their number."""
    words = [word for colour, word in colour_words(event_colour) if race.colours & colour]
    return " ".join(words * 2 if len(words) == 1 and race.played == 2 else words)


def colour_words(event_colour: str) -> list[tuple[int, str]]:
    return [(GREEN, "green"), (EVENT, event_colour), (PURPLE, "purple")]


def phase_text(race: Race, phase: Phase) -> str:
    """`move card=green-5 mover=A points=3`."""
    words = [phase.name]
    for name in phase.registers:
        kind, value = REGISTERS[name], int(getattr(race, name))
        if value != (NOBODY if kind in (CARD, SEAT, ELEPHANT) else 0):
            words.append(f"{name}={register_text(race, kind, value)}")
    return " ".join(words)


def register_text(race: Race, kind: FactKind, value: int) -> str:
    if kind is CARD:
        return race.kit.deck.names[value]
    if kind is SEAT:
        return str(value + 1)
    if kind is ELEPHANT:
        return ELEPHANTS[value]
    if kind is TEXT:
        return EFFECTS[value]
    return WAYS[value] if kind is WAY else str(value)
