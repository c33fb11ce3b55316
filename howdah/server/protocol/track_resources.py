"""What goes over HTTP about own tracks of the races: checking, saving, sharing, trying."""

from typing import Annotated, Literal

from msgspec import Meta

from howdah.server.protocol.resources import LONGEST_OPTION, Answer, Body, Link, Name

Race = Literal["elephant_rally", "formula_e"]
TrackText = Annotated[str, Meta(min_length=1, max_length=LONGEST_OPTION)]
Players = Annotated[int, Meta(ge=2, le=6)]


class CheckTrack(Body):
    """A track of Elephant Rally (rows from `start` to `finish`) or a circuit of Formula E (columns)."""

    game: Race
    text: TrackText
    seats: Players = 4


class TrackFault(Answer):
    """Why it cannot be raced: where it stands, what is there, what should be."""

    line: int
    column: int
    found: str
    expected: str
    """In English; the code and its facts say the same in other languages."""
    code: str
    clause: str
    facts: dict[str, int | str]
    piece: int
    """The row in which it stands, from 0; -1 for the whole track."""
    place: int
    """The column of the track, from 0; -1 for none."""


class TrackWarning(Answer):
    """What the rulebook advises against; it can be raced all the same."""

    clause: str
    text: str
    """In English."""
    code: str
    facts: dict[str, int | str]


class TrackPiece(Answer):
    """A piece of a track of Elephant Rally."""

    name: str
    """A face's letter, `start`, `finish` or `own`."""
    shape: str
    """How it bends: `straight`, `left-45`, `right-45`, `left-90`, `right-90`."""
    columns: int


class TrackStretch(Answer):
    """Some columns as they are drawn."""

    name: str
    columns: int
    turn: int
    """Degrees, to the left below zero."""


class TrackPicture(Answer):
    """What is needed to draw a track."""

    columns: list[str]
    """A letter for each lane, from left to right."""
    stretches: list[TrackStretch]
    closed: bool


class TrackShape(Answer):
    """A track, read; one with a fault as well as it can be drawn."""

    columns: list[str]
    """From the start; a letter for each lane, from left to right."""
    lanes: int
    closed: bool
    pieces: list[TrackPiece]
    """A piece for each row; empty for a circuit."""
    starts: list[str]
    """Cells by name: a lane's letter and a column's number from 0."""
    holes: list[str]
    cows: list[str]
    crossings: list[list[int]]
    """Columns of water; those that touch are one crossing."""
    option: str
    """The value of the option `track` of a table that races on it."""
    stretches: list[TrackStretch]
    free: list[str]
    """Cells on which a cow or a mouse hole may lie, those where one lies included."""


class TrackCheck(Answer):
    fault: TrackFault | None
    warnings: list[TrackWarning]
    track: TrackShape | None
    """None where nothing can be drawn."""
    unused: list[str]
    """The faces of pieces that do not lie in it yet."""


class TrackFace(Answer):
    """One side of a piece of Elephant Rally."""

    name: str
    other: str
    """The other side; empty for start and finish."""
    turn: int
    """Degrees, to the left below zero."""
    columns: list[str]


class TrackStarter(Answer):
    """A track to begin with."""

    game: Race
    name: str
    """The circuit (ER-1.2, ER-1.3), or `board`."""
    seats: int
    """The most players it is for."""
    text: str
    picture: TrackPicture | None


class TrackKit(Answer):
    """What tracks are made of."""

    faces: list[TrackFace]
    starters: list[TrackStarter]
    letters: dict[str, str]
    """By game, the letters that a cell may have."""


class NewTrack(Body):
    name: Name
    game: Race
    text: TrackText
    seats: Players = 4


class TrackLine(Answer):
    """A saved track in a list."""

    id: str
    name: str
    game: Race
    seats: int
    created: int
    """Seconds since 1970."""
    picture: TrackPicture | None


class Tracks(Answer):
    tracks: list[TrackLine]


class SavedTrack(Answer):
    """A track that whoever holds its link can see and race on."""

    id: str
    name: str
    game: Race
    seats: int
    text: str
    created: int
    yours: bool
    link: Link
    check: TrackCheck


class TryTrack(Body):
    """Let players who choose at random, or hasty ones who always play the longest movement, race on it."""

    game: Race
    text: TrackText
    seats: Players = 4
    games: Annotated[int, Meta(ge=20, le=1000)] = 200
    hasty: bool = True


class Share(Answer):
    """A part of the whole, from 0 to 1, and the interval in which it lies with 95 %."""

    share: float
    low: float
    high: float


class BlockedColumn(Answer):
    column: int
    share: float
    """Of all movements that end early."""


class TrialFigures(Answer):
    """How the races went."""

    games: int
    turns_mean: float
    turns_low: int
    """5 % are shorter."""
    turns_median: int
    turns_high: int
    """5 % are longer."""
    cut: int
    """Races that did not end by themselves."""
    wins: list[Share]
    """By place in turn order, the first player first."""
    moves: float
    """Movement cards played in a race."""
    stuck: float
    """Of them, those that moved nobody."""
    short: float
    """Those that ended before their points were spent."""
    halted: float
    """Those that were halted at water."""
    blocked: list[BlockedColumn]
    """Where most movements end early."""
    stalled: float
    """Races in which nobody got further for two rounds."""


class TrackTrial(Answer):
    """A trial: it goes on by itself; ask for it again until it is done."""

    id: str
    state: Literal["waiting", "running", "done", "failed"]
    done: int
    """Races run so far."""
    total: int
    figures: TrialFigures | None
    """Of the races so far."""
