"""What the server tells at the socket of a table. `shared.py` beside it says how these classes are used.

Replies over HTTP use some of them too (`TableInfo`, `View`). A message never refers back to itself, so the garbage
collector need not look at it (`gc=False`).
"""

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from howdah.server.protocol.shared import Request, Seat

Fact = int | str | list[int | str]


class ServerMessage(msgspec.Struct, omit_defaults=True, gc=False, tag_field="type"):
    """A client skips fields that it does not know, and messages of a type that it does not know."""


class Event(msgspec.Struct, omit_defaults=True, gc=False):
    """Something that happened: a code for the words, and the facts that fill them. Seats in facts count from 1."""

    kind: str
    facts: dict[str, Fact]
    line: int = 0
    """In a log: the number of this line, its address. The same for all who were told the same."""
    at: int = 0
    """In a log: when it happened, in seconds since 1970; 0 where that is nobody's business any more."""


class Reason(msgspec.Struct, omit_defaults=True, gc=False):
    """Why not: a code for the words, the clause of the rulebook, the facts."""

    code: str
    clause: str = ""
    facts: dict[str, int | str] = {}


class Suggestion(msgspec.Struct, omit_defaults=True, gc=False):
    """The smallest change that would make a refused action possible, found by the rules in what its seat knows: a code
    for the words, and the facts that fill them. `nothing-turn` and `nothing-now` say that no change would."""

    code: str
    facts: dict[str, int | str] = {}


class View(msgspec.Struct, gc=False):
    """What a seat is shown."""

    fields: dict[str, Any]
    """Plain data; each game has its own fields (see the game's `view.py`)."""
    position: str | UnsetType = UNSET
    """The same in the notation, with `?` for what is hidden, if `hello` asked for it."""


class Result(msgspec.Struct, omit_defaults=True, gc=False):
    """How it ended."""

    ending: Literal["won", "drawn", "cut", "resigned", "closed"]
    """`closed`: the host has ended it; nobody has won."""
    clause: str
    ranks: list[int]
    """By seat, from 1; equals share a rank."""
    scores: list[int]
    winners: list[Seat]


class Clocks(msgspec.Struct, omit_defaults=True, gc=False):
    """Time, as it was when the message was sent."""

    left: list[int | None]
    """Milliseconds by seat; null where no clock counts."""
    running: list[Seat]
    """Whose clock counts down now."""
    window: int | UnsetType = UNSET
    """Milliseconds until the open reaction window closes by itself, the same for everyone."""


class Update(ServerMessage, tag="update"):
    """The current update for one seat, or for a spectator. Replaces the one before, whole."""

    seat: Seat
    """Whose view it is. A spectator who looks at an open hand is told what that seat is told, without `legal`,
    `decision` and `undo`."""
    number: int
    """Counts this receiver's updates without gaps. The same number again, or a jump, brings a view and no events:
    draw it without animation."""
    events: list[Event]
    """What happened since the update before, in order."""
    view: View
    legal: list[str]
    """The actions that this seat may submit now; the only source of what is possible."""
    waiting: list[Seat]
    """Who has to decide. In a reaction window: everyone who was asked, until it closes."""
    decision: int
    """How many entries this seat has made, and how often all went back by consent: goes with `act`."""
    clocks: Clocks | UnsetType = UNSET
    """Absent where no time counts."""
    sealed: list[str] | UnsetType = UNSET
    """Your own answer that lies face down until the window closes."""
    undo: Reason | UnsetType | None = UNSET
    """For a player: null if your last action can be taken back, else why not."""
    result: Result | UnsetType = UNSET
    line: int = 0
    """The line of the log that the first event is; the others follow. An `undone` is not in the log."""
    at: int = 0
    """When the events happened, in seconds since 1970."""
    take_back: bool = False
    """Your last action can be taken back if all others agree: nothing hidden has been shown since."""


class SeatInfo(msgspec.Struct, omit_defaults=True):
    """A place at the table."""

    seat: Seat
    kind: Literal["open", "invited", "person", "screen", "bot"]
    """`open` may be taken by anyone who sees the table, `invited` with its link only; `screen`: a second person at
    the same device."""
    name: str
    colour: str
    level: str = ""
    """Of the bot that plays here: its own seat, or for a person who is away or handed it over."""
    yours: bool = False
    played_by_bot: bool = False
    """A person's seat that a bot plays now."""
    connected: bool = False
    resigned: bool = False
    auto_pass: bool = False
    """Only told to its owner: passes in every reaction window, which shortens none."""
    pass_turn: bool = False
    """Only told to its owner: the same until the present turn is over."""
    away_since: int = 0
    """Since when nobody of this seat has been here, in seconds since 1970; 0 while somebody is, and for bots."""
    watched: bool = False
    """Spectators may see the hand of whoever sits here. Everybody is told."""
    waited: bool = False
    """Only told to its owner: has waited in a window since its own last turn."""
    lets_pass: bool = False
    """Lets everything pass in this game, as was said before the start. Everybody is told."""
    handover: list[Seat] = []
    """Those who agree to give this seat to somebody else: it is done when all other players do."""
    vacation: int = 0
    """Its person is or was away until then, in seconds since 1970: days to think stand still. Everybody is told."""
    ordered: bool = False
    """Only told to its owner: an order stands for the next decision."""


class BranchInfo(msgspec.Struct):
    """Where a game was branched off another one."""

    table: str
    moment: int
    seat: Seat
    """Whose knowledge it was dealt from; 0 for what everybody knew."""


class TableInfo(msgspec.Struct, omit_defaults=True):
    """A table as one guest sees it."""

    id: str
    game: str
    options: dict[str, str]
    seats: list[SeatInfo]
    phase: Literal["gathering", "playing", "paused", "over"]
    clock: Literal["none", "relaxed", "quick", "daily", "days", "week"]
    listed: bool
    host: str
    """The host's name."""
    created: int
    """Seconds since 1970."""
    you_host: bool = False
    spectators: Literal["welcome", "delayed", "refused"] = "welcome"
    delay: int = 0
    """Seconds that spectators are behind."""
    watchers: int = 0
    next: str = ""
    """The table of the rematch, when there is one."""
    previous: str = ""
    hints: bool = False
    """Players may ask for hints."""
    windows: Literal["short", "usual", "long"] = "usual"
    """How long reaction windows stay open."""
    pace: Literal["normal", "fast"] = "normal"
    """What bots take for a turn."""
    agreed: list[Seat] = []
    """Those who want to pause, or, at a paused table, to go on: it is done when everybody who is here wants it."""
    auto_start: bool = False
    """It begins as soon as every seat is taken."""
    absent: list[Seat] = []
    """Seats whose people have been away for so long that any player may let a bot play them, or propose to end."""
    ending: list[Seat] = []
    """Those who want to end it: it is done when more than half of the people who are still here do."""
    taking_back: Seat = 0
    """Who asks the others to be allowed to take the last action back; 0 for nobody."""
    lets_back: list[Seat] = []
    """Those who have agreed to that: it is done when all other people have."""
    set_up: bool = False
    """It begins with a position of its own. That holds what is hidden in it: only the record says it, after the end."""
    branch: BranchInfo | UnsetType = UNSET
    """The game that it was branched off."""
    brought: bool = False
    """It was begun elsewhere: whoever brought it may have seen every card. It counts in nobody's results."""
    alone: bool = False
    """Only told to the one person among bots: nobody else can watch, the host included, or has been let in."""


class Welcome(ServerMessage, tag="welcome"):
    """The answer to `hello`."""

    version: int
    time: int
    """The server's clock, in milliseconds since 1970."""
    table: TableInfo
    seats: list[Seat]
    """Whose updates this socket gets: your seats; for a spectator 0 alone, or the one seat that was chosen."""


class Table(ServerMessage, tag="table"):
    """The table changed: someone sat down, left, connected, paused, resigned; it was started, or ended."""

    table: TableInfo
    seats: list[Seat]
    """Whose updates this socket gets from now on. A spectator whose chosen seat is no longer open is back at 0."""


class Done(ServerMessage, tag="done"):
    """The request is on disk."""

    id: Request
    decision: int


class Refused(ServerMessage, tag="refused"):
    """Nothing has changed. `id` is -1 where no request could be read."""

    id: int
    reason: Reason
    position: int = 0
    """Which action of a list was refused, from 0."""
    suggestion: Suggestion | UnsetType = UNSET
    """To an `act`: what would help, where that is certain."""


class Previewed(ServerMessage, tag="previewed"):
    id: Request
    events: list[Event]


class WayAhead(msgspec.Struct, omit_defaults=True):
    """What would follow if the seat went on in this way and all others let it happen."""

    actions: list[str]
    ready: int
    """So many of the actions can be sent as one list now; before the others somebody else may answer."""
    events: list[Event]
    whole: bool = True
    """False where there are more choices than were followed."""


class Foreseen(ServerMessage, tag="foreseen"):
    id: Request
    ways: list[WayAhead]


class Because(ServerMessage, tag="because"):
    """Null: it is possible now."""

    id: Request
    reason: Reason | None
    suggestion: Suggestion | UnsetType = UNSET
    """What would help, where that is certain."""


class Thought(msgspec.Struct):
    """What a bot thinks of one action."""

    action: str
    chance: float
    """To win with it, from 0 to 1."""
    share: float
    """How often the bot would choose it, from 0 to 1."""


class HintReason(msgspec.Struct, omit_defaults=True, gc=False):
    """One thing that speaks for what a hint puts first: a code for the words (`GAME-why-CODE`), and the facts that fill
    them. It holds in all that the seat can know."""

    code: str
    facts: dict[str, int | str] = {}


class Hinted(ServerMessage, tag="hinted"):
    """From what the seat knows, and nothing else."""

    id: Request
    seat: Seat
    decision: int
    """As in the update that the hint is about: another one has come meanwhile if they differ."""
    level: str
    thoughts: list[Thought]
    """Every legal action, the best first: none has a better chance."""
    why: HintReason | UnsetType = UNSET
    """Absent where nothing certain can be said."""
    move: list[str] = []
    """The best action, and what the bot would do after it until the move that it begins is complete: in Totem dice,
    piece, way and victim. Elsewhere that action alone."""


class Log(ServerMessage, tag="log"):
    id: Request
    seat: Seat
    number: int
    """Up to and with the update of this number."""
    events: list[Event]


class Said(ServerMessage, tag="said"):
    """Someone said something."""

    number: int
    """Counts what was said at this table."""
    name: str
    seat: Seat
    text: str
    """Plain text from a stranger: show it as text."""
    at: int
    """Seconds since 1970."""


class Pong(ServerMessage, tag="pong"):
    id: Request
    time: int


class Storage(ServerMessage, tag="storage"):
    """The server has lost its storage (`away`), or has it back. Meanwhile nothing is taken (`storage-away`) and nothing
    is told; then the current update comes, and all go on."""

    away: bool


class Bye(ServerMessage, tag="bye"):
    """The server closes this socket: `shutdown` and `storage` (come back after `after` seconds), `slow`, `removed`,
    `banned`, `flood`, `version`, `closed`."""

    code: str
    after: int = 0


FromServer = (
    Welcome
    | Table
    | Update
    | Done
    | Refused
    | Previewed
    | Foreseen
    | Because
    | Hinted
    | Log
    | Said
    | Pong
    | Storage
    | Bye
)
