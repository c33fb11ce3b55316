"""What goes over HTTP: bodies of requests and answers. OpenAPI and the browser's types are made from here."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from howdah.server.protocol.from_client import LONGEST_ACTION, Action
from howdah.server.protocol.from_server import Event, Reason, Result, Suggestion, TableInfo, View
from howdah.server.protocol.shared import Seat

LONGEST_NAME: Final = 30
LONGEST_OPTION: Final = 4000
LONGEST_POSITION: Final = 12_000
COLOURS: Final = ("ruby", "indigo", "marigold", "parrot", "lotus", "night")
"""The six seat colours of the visual design, in seat order; with more seats than that, none is shared by choice."""

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Level = Annotated[str, Meta(max_length=60)]
Colour = Literal["", "ruby", "indigo", "marigold", "parrot", "lotus", "night"]
Token = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
OptionName = Annotated[str, Meta(min_length=1, max_length=40)]
OptionValue = Annotated[str, Meta(min_length=1, max_length=LONGEST_OPTION)]
Options = Annotated[dict[OptionName, OptionValue], Meta(max_length=40)]
Clock = Literal["none", "relaxed", "quick", "daily", "days", "week"]
Watching = Literal["welcome", "delayed", "refused"]
WindowLength = Literal["short", "usual", "long"]
TablePace = Literal["normal", "fast"]
ReachKind = Literal["public", "network", "machine"]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """A request's body."""


class Answer(msgspec.Struct):
    """An answer's body."""


# Games.


class OptionInfo(Answer):
    name: str
    choices: list[str]
    """Empty where any text may be valid."""
    default: str


class GameInfo(Answer):
    name: str
    fewest_seats: int
    most_seats: int
    minutes: int
    options: list[OptionInfo]
    clauses: str


class ClockInfo(Answer):
    name: Clock
    start: int
    """Seconds at the beginning."""
    bonus: int
    """Seconds that each decision adds."""


class GamesAnswer(Answer):
    games: list[GameInfo]
    levels: list[str]
    """Of bots, weakest first."""
    clocks: list[ClockInfo]
    colours: list[str]


# The guest.


class Rename(Body):
    name: Name


class BringRecord(Body):
    text: Annotated[str, Meta(min_length=1, max_length=60_000)]
    """The record of a game that goes on."""


class TableLine(Answer):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, str]
    seats: int
    free: list[Seat]
    host: str
    players: list[str]
    colours: list[str]
    """By seat, as `players`."""
    phase: Literal["gathering", "playing", "paused", "over"]
    clock: Clock
    touched: int
    """Seconds since 1970."""
    your_turn: bool = False


class Me(Answer):
    name: str
    tables: list[TableLine]
    """Those where you have a seat or are the host, the newest first."""


class Tables(Answer):
    tables: list[TableLine]


# A table.


class NewSeat(Body):
    kind: Literal["me", "screen", "invitation", "open", "bot"]
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    """For `screen`: who sits there."""
    level: Level = ""
    """For `bot`; empty for the usual level."""
    colour: Colour = ""


class Branch(Body):
    """Where a game is branched off another one that is over."""

    table: Annotated[str, Meta(min_length=1, max_length=32)]
    moment: Annotated[int, Meta(ge=0, le=1_000_000)]
    """As replays count them: after so many actions."""
    seat: Annotated[int, Meta(ge=0, le=8)] = 0
    """Whose knowledge it is dealt from; 0 for what everybody knew."""


class NewTable(Body):
    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: Options = {}
    listed: bool = False
    clock: Clock = "none"
    spectators: Watching | None = None
    """Without a word: refused where one person plays against bots, welcome among people."""
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0
    windows: WindowLength = "usual"
    """How long reaction windows stay open: 1.5, 2.5 or 6 seconds."""
    pace: TablePace = "normal"
    """What bots take for a turn: at most three seconds, or one."""
    hints: bool | None = None
    """Whether players may ask for hints; without a word: where one person plays against bots, not among people."""
    auto_start: bool = False
    """Begin as soon as every seat is taken, whoever is here then."""
    start: bool = False
    """Start at once, if every seat is taken: play now against bots in one request."""
    branch: Branch | None = None
    """Begin where another game was; its options count, not those above."""
    position: Annotated[str, Meta(max_length=LONGEST_POSITION)] = ""
    """Begin at this position, which says its options itself; what it leaves open is dealt."""


class TableSettings(Body):
    """Host: what may be changed before the start (and all but options, clock and windows at any time; watching is
    opened to others where one person plays only in that person's own turn)."""

    options: Options | None = None
    listed: bool | None = None
    clock: Clock | None = None
    spectators: Watching | None = None
    delay: Annotated[int, Meta(ge=0, le=3600)] | None = None
    windows: WindowLength | None = None
    pace: TablePace | None = None
    hints: bool | None = None
    auto_start: bool | None = None


class Sit(Body):
    """Take an open seat, or change the colour or the name of an own one."""

    seat: Annotated[int, Meta(ge=1, le=8)]
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    colour: Colour = ""
    invitation: Annotated[str, Meta(max_length=64)] = ""


class SeatChange(Body):
    """Host, before the start: make the seat open, by invitation, a bot's. While it is played: put a bot on a
    person's seat (`bot`), or give it back (`person`)."""

    kind: Literal["open", "invitation", "bot", "person", "screen", "me"]
    level: Level = ""
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""


class SeatOrder(Body):
    """What to do at the seat's next decision, said before it comes. Nobody else is told."""

    at_least: Annotated[int, Meta(ge=-1_000, le=1_000)]
    """If what is at stake is worth so much,"""
    then: Annotated[str, Meta(min_length=1, max_length=200)]
    """this action;"""
    otherwise: Annotated[str, Meta(min_length=1, max_length=200)]
    """if not, that one. Where it is not possible then, the seat is asked as ever."""


class SeatSettings(Body):
    """The owner of a seat."""

    auto_pass: bool | None = None
    """Answer every reaction window with a pass, whatever is in the hand."""
    pass_turn: bool | None = None
    """The same until the present turn is over."""
    lets_pass: bool | None = None
    """Before the start: let everything pass in this game. Where all people do, nobody waits for them. Everybody at the
    table sees it."""
    watched: bool | None = None
    """Let spectators see your hand; everybody at the table sees that you do."""
    order: SeatOrder | None = None
    """Do this at the next decision; while the seat is asked, there is none to wait for (`asked-now`)."""
    no_order: bool = False
    """Forget the order."""
    bot: bool | None = None
    """True hands the seat to a bot, false takes it back."""
    level: Level = ""


class GiveTime(Body):
    """A present to somebody else's clock."""

    seconds: Annotated[int, Meta(ge=1, le=86_400)]


class Reach(Answer):
    """Who can open the links that are made here."""

    base: str
    """What stands before the path of a link: scheme and host."""
    kind: ReachKind
    """`public`: everybody; `network`: those on the same network; `machine`: nobody but this machine."""
    can_open: bool
    """Whether you may let the network in (`POST /api/reach`)."""


class Link(Answer):
    """A link that lets in whoever holds it."""

    token: str
    path: str
    url: str
    """The whole link, with the address under which others reach this server."""
    qr: str
    """A QR code of the whole link, as SVG."""


class Links(Answer):
    invitations: dict[str, Link]
    """By seat, for the host: the open invitations."""
    table: Link
    """Leads to the table itself; only those whom the table lets in get further."""


class Join(Body):
    token: Token
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""


class Invited(Body):
    token: Token


class Invitation(Answer):
    """What a link leads to, for whoever holds it."""

    game: str
    host: str
    seats: int
    players: list[str]
    """The people who sit there already, by name."""


class Joined(Answer):
    table: TableInfo
    seat: Seat


class Rematch(Answer):
    table: str
    """The id of the new table; the seats have moved on by one."""


# After the end.


class MomentInfo(Answer):
    """One entry of the record and what the receiver is shown after it."""

    place: int
    """Counts entries from 1; 0 is the opening."""
    seat: str
    """`1`, `2` ..., `chance`, or empty for the opening."""
    action: str
    events: list[Event]
    view: View
    line: int = 0
    """The line of the receiver's log that the first event is; the others follow."""


class Replay(Answer):
    moments: list[MomentInfo]
    total: int
    result: Result | None


# The rulebook.


class BookOption(Answer):
    """An option that changes a clause."""

    name: str
    choices: list[str]
    default: str
    about: str


class BookExample(Answer):
    """A scenario, played out and drawn."""

    name: str
    title: str
    options: list[str]
    """Those of its table that are not the usual ones, as `name=value`."""
    lines: list[str]
    """What happens, and what is not possible and why."""
    light: str
    """Before and after as SVG without styles and scripts; empty where nobody draws the game."""
    dark: str


class ClauseExtras(Answer):
    number: str
    options: list[BookOption]
    examples: list[BookExample]


class RulebookAnswer(Answer):
    """What belongs to clauses besides their text, which clients hold themselves."""

    clauses: list[ClauseExtras]


class Failure(Answer):
    """Every answer that is not 2xx."""

    reason: Reason


# Lessons.


class LessonAsk(Body):
    """A learner's place is what was done before: one act a step, empty where a step is only read."""

    acts: Annotated[list[Annotated[str, Meta(max_length=LONGEST_ACTION)]], Meta(max_length=40)] = []
    wish: Literal["open", "try", "skip", "preview"] = "open"
    """`open` shows the step, `try` takes the first of `actions`, `skip` lets the step be done as it is meant (or leaves
    one that is only read), `preview` says what would follow from all of them."""
    actions: Annotated[list[Action], Meta(max_length=8)] = []


class LessonMoment(Answer):
    """Where a learner is, and what came of it. The words are in `lesson-GAME.ftl`."""

    step: str
    """Its name; empty after the last."""
    place: int
    """From 0."""
    steps: int
    kind: Literal["read", "try", "refuse", "over"]
    clauses: list[str]
    """What the step teaches."""
    fresh: bool
    """The step begins with another position: nothing leads there."""
    seats: int
    outcome: Literal["", "done", "hint", "refused"]
    reason: Reason | None
    suggestion: Suggestion | None
    """What would help, where an action was refused and that is certain."""
    act: str
    """What was done, for the list of acts."""
    events: list[Event]
    view: View
    legal: list[str]
    waiting: list[Seat]
    wanted: list[str] = []
    """Actions that the step asks for; of a step about a refusal, those that are refused. Empty where any will do."""
