"""What goes over HTTP after a game: positions that are set up, and the games that somebody has played."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from howdah.review.model import BidBook, Review
from howdah.server.protocol.from_client import Action
from howdah.server.protocol.from_server import Event, Reason, Suggestion, View, WayAhead
from howdah.server.protocol.resources import LONGEST_POSITION, Answer, Body, TableLine
from howdah.server.protocol.shared import Seat

Outcome = Literal["won", "shared", "lost", "open"]


class CheckPosition(Body):
    """Position text to be read; what it leaves open is dealt."""

    text: Annotated[str, Meta(max_length=LONGEST_POSITION)]
    seat: Annotated[int, Meta(ge=0, le=8)] = 0
    """With whose eyes it is shown; 0: everything."""


class NewPosition(Body):
    """An opening to set up a position from."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=8)]


class PositionFault(Answer):
    """What is wrong with a text, and where."""

    line: int
    """From 1; 0 where it is about the whole."""
    column: int
    found: str
    expected: str
    message: str


class PositionCheck(Answer):
    """A position as the engine reads it; empty with a fault."""

    fault: PositionFault | None = None
    game: str = ""
    seats: int = 0
    options: dict[str, str] = msgspec.field(default_factory=dict)
    position: str = ""
    """As short as it can be said, a section a line."""
    complete: str = ""
    """With all sections, also those that follow from others; what was left open is dealt in it."""
    leaves_open: bool = False
    """It has `?` in it: every game from here is re-dealt."""
    over: bool = False
    waiting: list[Seat] = msgspec.field(default_factory=list)
    """Who has to decide; nobody at a chance node."""
    view: View | None = None


class PlayedGame(Answer):
    """A game that somebody has played to its end."""

    table: TableLine
    seat: Seat
    """Whose result is yours."""
    outcome: Outcome
    """`open` where nobody can say who won: the host ended it."""
    branched: bool
    """It did not begin at the beginning."""


class PlayedGames(Answer):
    """Your finished games, the newest first."""

    games: list[PlayedGame]
    total: int
    """So many fit what was asked for."""
    everything: int
    """So many there are at all."""
    parquet: bool
    """The server can write them as Parquet."""


class Records(Answer):
    """Records by the name of a file."""

    files: dict[str, str]
    left_out: int
    """So many more there are: ask for a narrower choice."""


class HabitPlace(Answer):
    """Where a habit shows: to be looked at in a replay, and to be played again."""

    table: str
    seat: Seat
    moment: int
    """As in a replay: so many actions of seats lie before it."""
    seats: int
    """So many play at that table."""


class HabitLine(Answer):
    """Something that you do otherwise than reference players; the words are `habit-CODE` and `coach-habit-CODE`."""

    code: str
    facts: dict[str, int]
    """`times`: in so many situations; `own` and `usual`: what you do and what is usual there, in hundredths."""
    sure: float
    """How sure it is that this is no accident, from 0 to 1."""
    strong: bool
    """Sure enough to be named."""
    cost: float
    """What players with this habit win less, in chances to win a game; 0 where that is not known."""
    harmless: bool
    """Players with this habit were not seen to win less."""
    shown: list[HabitPlace]
    """Where it shows most, the clearest first."""


class Habits(Answer):
    """Your habits over many games of one kind, the surest first."""

    game: str
    games: int
    """Read from so many, the newest."""
    played: dict[str, int]
    """By game: how many of yours could be read."""
    habits: list[HabitLine]


class Bids(Answer):
    """Your bids over many games of Raj; nothing where none could be read."""

    book: BidBook | None


class ReviewAnswer(Answer):
    """How far a review is, and what is there of it."""

    state: Literal["waiting", "running", "done", "failed"]
    progress: float
    """From 0 to 1."""
    review: Review | None


class OwnPuzzle(Body):
    """A decision of an own game that went wrong, to be tried again."""

    seat: Annotated[int, Meta(ge=1, le=8)]
    position: Annotated[str, Meta(min_length=1, max_length=LONGEST_POSITION)]
    """As the seat knew it."""
    lines: Annotated[list[Annotated[list[Action], Meta(max_length=80)]], Meta(min_length=1, max_length=8)]
    """What solves it, the best first; whatever leads to the same place does as well."""
    wins: bool = False
    """A win was missed: any way that wins solves it."""


class PuzzleCard(Body):
    """A puzzle that was tried, or an own mistake, and when it comes again."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    name: Annotated[str, Meta(min_length=1, max_length=80)]
    changed: Annotated[int, Meta(ge=0, le=10**14)]
    """When, by the clock of the device, in milliseconds since 1970: of two the later one holds."""
    box: Annotated[int, Meta(ge=0, le=20)]
    due: Annotated[int, Meta(ge=0, le=10**6)]
    """The day it comes, counted since 1970."""
    lapses: Annotated[int, Meta(ge=0, le=10**6)]
    solved: bool
    own: OwnPuzzle | None = None
    table: Annotated[str, Meta(max_length=40)] = ""
    """Where an own mistake was made."""


class PuzzleCards(Body):
    """Cards of a person; a device sends those that it has changed."""

    cards: Annotated[list[PuzzleCard], Meta(max_length=200)]


class PuzzleAsk(Body):
    """A solver's place is what was done before."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    name: Annotated[str, Meta(max_length=80)] = ""
    own: OwnPuzzle | None = None
    """Instead of a name."""
    acts: Annotated[list[Action], Meta(max_length=80)] = msgspec.field(default_factory=list)
    wish: Literal["open", "try", "preview", "foresee", "why", "solve"] = "open"
    """`open` shows the table, `try` takes `actions`, `preview` and `foresee` say what would follow from them, `why` why
    the first is not possible, `solve` plays the solution from the beginning."""
    actions: Annotated[list[Action], Meta(max_length=80)] = msgspec.field(default_factory=list)


class PuzzleMoment(Answer):
    """Where a solver is. Words are `puzzle-...` of `puzzle.ftl`."""

    game: str
    seats: int
    seat: Seat
    options: dict[str, str]
    position: str
    """As the seat knows it, at the beginning: to be played on."""
    goal: str
    task: str
    """What is asked: the words are `puzzle-task-TASK`."""
    code: str
    """Why the solution is best; told when it is over."""
    facts: dict[str, int | str | list[int | str]]
    best: float | None
    next: float | None
    rating: int
    found: dict[str, float]
    """By level of bots: how often it finds a solution."""
    acts: list[str]
    """What was done so far."""
    over: bool
    right: bool
    reason: Reason | None
    suggestion: Suggestion | None
    events: list[Event]
    view: View
    legal: list[str]
    waiting: list[Seat]
    ways: list[WayAhead]


class PuzzleLine(Answer):
    """A puzzle in a list."""

    name: str
    game: str
    seats: int
    rating: int
    goal: str


class Puzzles(Answer):
    """All puzzles, by game the easiest first."""

    puzzles: list[PuzzleLine]
    daily: dict[str, str]
    """By game: the name of today's."""
    day: int
    """Days since 1970."""
