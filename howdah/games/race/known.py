"""What is known of a race, and its text. Board and turn are open to all; cards and sealed answers are not.

elephants: A b3 B c7 C home     where they stand
laps: A 1                       closed tracks; without it 0 in the starting columns, else 1
cows: a4 b4                     without it, where the track has them
mouse: c1
open: 1                         crossings that are open
cobras: 0 1 0                   in front of each seat
first: 2                        the first player
turn: 3                         whose turn it is; without it, the first player's
turns: 17                       turns that are over
played: green                   the colours of the cards played this turn
halted: A                       elephants; likewise `due` (mud) and `ready` (to cross), which follow from the board
step: move card=green-5 mover=A points=3 run=left moved=1
answer 2: tiger                 a sealed answer
"""

from typing import Final

from mypy_extensions import i64

from howdah.engine.contract import Known
from howdah.engine.generator import Generator
from howdah.engine.notation import UNKNOWN, Position, Section
from howdah.engine.vectors import vec
from howdah.games.cards.places import Cards
from howdah.games.cards.text import KnownCards, card_sections, deal_cards, know_cards
from howdah.games.race.board import first_mouse
from howdah.games.race.moving import find_marks
from howdah.games.race.race import Race
from howdah.games.race.window import answers_into
from howdah.games.race.words import (
    BURROW,
    DEAL,
    DISCARD,
    DRAW,
    EFFECTS,
    ELEPHANT,
    ELEPHANTS,
    EVENT,
    FETCH,
    FIRST,
    GIVE_FROM,
    GIVE_TO,
    GREEN,
    HERD,
    HOLE,
    HOME,
    MOVE,
    NOBODY,
    OVER,
    PLACE,
    PURPLE,
    REVEAL,
    SCARE,
    STEAL,
    STEPS,
    TOLL,
    TREE,
    TURN,
    USE,
    VICTIM,
    WALK,
    WAYS,
    WINDOW,
)

HIDDEN: Final = -2
"""An answer that lies there and is not known."""

CARD_NAMES: Final = ("card", "partner")
SEAT_NAMES: Final = ("source", "target", "striker", "winner")
REGISTERS: Final = {
    FIRST: (),
    PLACE: (),
    DEAL: (),
    TURN: (),
    DISCARD: (),
    VICTIM: ("card", "source", "stall", "mover"),
    GIVE_FROM: ("card", "stall", "mover"),
    GIVE_TO: ("card", "source", "stall", "mover"),
    WINDOW: ("card", "partner", "source", "target", "chain", "striker", "window", "aim", "cancelled"),
    ELEPHANT: ("card",),
    USE: ("card", "mover", "points"),
    MOVE: ("card", "mover", "points", "mode", "run", "moved"),
    TREE: ("card", "mover"),
    HOLE: ("card",),
    WALK: ("card", "count"),
    SCARE: ("card", "mover", "points", "run"),
    BURROW: ("card",),
    HERD: ("card", "count"),
    FETCH: ("card",),
    STEAL: ("card", "count", "source", "target"),
    DRAW: ("count", "reason"),
    REVEAL: ("card", "mover"),
    TOLL: ("count", "reason"),
    OVER: ("winner",),
}
"""What each step depends on, besides what is open at every time."""
DEFAULTS: Final = {"card": -1, "partner": -1, "mover": -1, "source": -1, "target": -1, "striker": -1, "winner": -1}


class Table:
    """What a position's text says of its table."""

    def __init__(self, game: str, options: dict[str, str], event_colour: str) -> None:
        self.game = game
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
        sections += turn_sections(self.race, self.table.event_colour, complete)
        return Position(self.table.game, int(self.race.kit.seats), sections)


def know_race(race: Race, table: Table, watcher: int, everything: bool) -> RaceKnown:
    """What a watcher (or fate) knows for certain."""
    open_race = race.copy()
    open_race.due &= ~open_race.board.driven
    open_race.board.driven = 0
    open_race.cards = Cards(0, 0)
    for seat in range(int(race.kit.seats)):
        if not everything and seat != watcher and race.answers[seat] != NOBODY:
            open_race.answers[seat] = HIDDEN
    return RaceKnown(table, open_race, know_cards(race.cards, race.kit.deck, watcher, everything))


# Writing.


def default_lap(race: Race, elephant: int) -> int:
    """On a closed track, elephants in the starting columns have not left yet."""
    cell = int(race.board.where[elephant])
    if not race.kit.track.closed or cell < 0:
        return 0
    starting = race.kit.track.starts[0] // int(race.kit.track.lanes)
    return 0 if cell // int(race.kit.track.lanes) >= starting else 1


def where_text(race: Race, cell: int) -> str:
    return "home" if cell == HOME else race.kit.track.names[cell]


def board_sections(race: Race, complete: bool) -> list[Section]:
    board, track = race.board, race.kit.track
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
    put("mouse", "beside" if mouse == NOBODY else track.names[mouse], mouse == first_mouse(race.kit))
    opened = [str(number + 1) for number in range(len(track.crossings)) if board.opened >> number & 1]
    put("open", " ".join(opened), not opened)
    put("cobras", " ".join(str(count) for count in race.cobras), not any(race.cobras))
    return sections


def turn_sections(race: Race, event_colour: str, complete: bool) -> list[Section]:
    sections: list[Section] = []

    def put(name: str, text: str, default: bool) -> None:
        if complete or not default:
            sections.append(Section(name, text))

    first = int(race.first)
    placed = any(cell != NOBODY for cell in race.board.where)
    put("first", str(first + 1) if first >= 0 else "", first < 0 or (first == 0 and placed))
    active = int(race.active)
    usual = first if race.step > PLACE else active
    put("turn", str(active + 1) if active >= 0 else "", active == usual)
    put("turns", str(race.turns), race.turns == 0)
    put("played", played_text(race, event_colour), race.played == 0)
    due, ready = int(race.due), int(race.ready)
    usual_due, usual_ready = usual_marks(race)
    put("due", letters_in(due) or "none", due == usual_due)
    put("ready", letters_in(ready) or "none", ready == usual_ready)
    put("halted", letters_in(int(race.halted)) or "none", race.halted == 0)
    put("step", step_text(race), race.step in (FIRST, PLACE, TURN))
    for seat in range(int(race.kit.seats)):
        answer = int(race.answers[seat])
        if answer != NOBODY:
            text = UNKNOWN if answer == HIDDEN else race.kit.actions[answer]
            sections.append(Section(f"answer {seat + 1}", text))
    return sections


def usual_marks(race: Race) -> tuple[int, int]:
    """What `due` and `ready` would be if the turn began now."""
    if race.active < 0 or race.step <= DEAL:
        return 0, 0
    trial = race.copy()
    find_marks(trial)
    return int(trial.due), int(trial.ready)


def letters_in(mask: int) -> str:
    return " ".join(letter for number, letter in enumerate(ELEPHANTS) if mask >> number & 1)


def played_text(race: Race, event_colour: str) -> str:
    """One word a card: two events are told from their number."""
    words = [word for colour, word in colour_words(event_colour) if race.colours & colour]
    return " ".join(words * 2 if len(words) == 1 and race.played == 2 else words)


def colour_words(event_colour: str) -> list[tuple[int, str]]:
    return [(GREEN, "green"), (EVENT, event_colour), (PURPLE, "purple")]


def step_text(race: Race) -> str:
    """`move card=green-5 mover=A points=3`."""
    words = [STEPS[race.step]]
    for name in REGISTERS[int(race.step)]:
        value = int(getattr(race, name))
        if value != DEFAULTS.get(name, 0):
            words.append(f"{name}={register_text(race, name, value)}")
    return " ".join(words)


def register_text(race: Race, name: str, value: int) -> str:
    if name in CARD_NAMES:
        return race.kit.deck.names[value]
    if name in SEAT_NAMES:
        return str(value + 1)
    if name == "mover":
        return ELEPHANTS[value]
    if name == "mode":
        return EFFECTS[value]
    return WAYS[value] if name == "run" else str(value)
