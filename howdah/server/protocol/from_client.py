"""What a client says at the socket of a table. `shared.py` beside it says how these classes are used.

A message never refers back to itself, so the garbage collector need not look at it (`gc=False`).
"""

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from howdah.server.protocol.shared import Request, Seat

LONGEST_ACTION: Final = 200
LONGEST_LIST: Final = 100
LONGEST_CHAT: Final = 300

Action = Annotated[str, Meta(min_length=1, max_length=LONGEST_ACTION)]
Actions = Annotated[list[Action], Meta(min_length=1, max_length=LONGEST_LIST)]


class ClientMessage(msgspec.Struct, forbid_unknown_fields=True, gc=False, tag_field="type"):
    """Unknown fields are refused: a client that means something else finds out at once."""


class Hello(ClientMessage, tag="hello"):
    """The first message. The answer is `welcome`, then an `update` for every seat of yours that missed something."""

    version: int
    have: dict[Seat, int] = {}
    """By seat, the number of the last update that the client holds; nothing for a fresh start."""
    positions: bool = False
    """Send every view as position text too."""
    watch: Seat = 0
    """For a spectator: whose view to begin with, as in `watch`. Where it is not open, the public view comes."""
    said: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None
    """The number of the last `said` that the client holds, 0 for none: what was said since comes again."""


class Act(ClientMessage, tag="act"):
    """One action, or a list taken all or none. Answered by `done` or `refused`; `update` comes on its own."""

    id: Request
    seat: Seat
    decision: int
    """As in the last update of this seat: a choice made before another tab's choice is refused as `stale`."""
    actions: Actions


class Undo(ClientMessage, tag="undo"):
    """Take back the last action of this seat."""

    id: Request
    seat: Seat
    decision: int
    all: bool = False
    """Take back all that can be taken back: begin the turn again."""


class Preview(ClientMessage, tag="preview"):
    """What would follow from these actions, as far as open facts tell. Answered by `previewed` or `refused`."""

    id: Request
    seat: Seat
    actions: Actions


class Foresee(ClientMessage, tag="foresee"):
    """Every way on from these actions (or from here) through the choices of the act that they begin. In a reaction
    window, without actions: what comes of the announced act if everybody lets it happen. Answered by `foreseen` or
    `refused`."""

    id: Request
    seat: Seat
    actions: Annotated[list[Action], Meta(max_length=LONGEST_LIST)]


class Why(ClientMessage, tag="why"):
    """Why can't I? Answered by `because`."""

    id: Request
    seat: Seat
    action: Action
    suggest: bool = True
    """Say also what would help. That takes longer than the rest: false for what is asked in passing."""


class Hint(ClientMessage, tag="hint"):
    """What would a bot do? Answered by `hinted`, if the table allows hints (`TableInfo.hints`); it takes a while."""

    id: Request
    seat: Seat
    level: Annotated[str, Meta(min_length=1, max_length=20)] = "hard"
    """One of `levels` of GET /api/games."""


class ReadLog(ClientMessage, tag="read-log"):
    """The game so far, as this seat may look it up. Answered by `log`."""

    id: Request
    seat: Seat


class Watch(ClientMessage, tag="watch"):
    """A spectator chooses what to look at. Answered by `done` or `refused`, after the `table` and `update` that follow
    from it."""

    id: Request
    seat: Seat
    """0 for what everybody may see, or a seat that lets spectators see its hand (`SeatInfo.watched`)."""


class Wait(ClientMessage, tag="wait"):
    """Whoever is asked in a reaction window wants more time: it stays open for ten seconds from its opening on. Once
    until the seat's own next turn, whatever it holds; nobody is told who it was. Answered by `done` or `refused`."""

    id: Request
    seat: Seat


class Chat(ClientMessage, tag="chat"):
    """Words for the others: players talk to the table, spectators among themselves until the game is over."""

    id: Request
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class Ping(ClientMessage, tag="ping"):
    """Answered by `pong` at once: tells the client how far away the server is, and the server's time."""

    id: Request


FromClient = Hello | Act | Undo | Preview | Foresee | Why | Hint | ReadLog | Watch | Wait | Chat | Ping
