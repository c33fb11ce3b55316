"""A table as it is stored, besides its entries: who sits where, and how it is played. One JSON text in one row."""

from typing import Literal

import msgspec

from howdah.server.protocol.from_server import BranchInfo
from howdah.server.protocol.resources import Clock, SeatOrder, TablePace, Watching, WindowLength

Phase = Literal["gathering", "playing", "paused", "over"]
Kind = Literal["open", "invited", "person", "screen", "bot"]


class SeatDoc(msgspec.Struct, omit_defaults=True):
    """One seat."""

    kind: Kind
    holders: list[str] = []
    """The guests who play it: first its owner, then whoever came by the owner's return link."""
    name: str = ""
    colour: str = ""
    level: str = ""
    """Of the bot that sits here, or that plays for a person who is away."""
    away: bool = False
    """A bot plays for the person."""
    resigned: bool = False
    auto_pass: bool = False
    pass_turn: bool = False
    """Until the turn is over."""
    waited: bool = False
    """Has waited in a reaction window since its own last turn."""
    lets_pass: bool = False
    """Lets everything pass in this game, as was said before the start."""
    watched: bool = False
    """Lets spectators see its hand."""
    lookers: list[str] = []
    """Guests who have done so in this game: they cannot take another seat of it."""
    given: int = 0
    """Seconds that others have given this seat since its last entry, the `given_at`-th."""
    given_at: int = 0
    invitation: int = 0
    """Which invitation is good; 0 for none. Links are made from it, so a higher number kills the old ones."""
    returning: int = 0
    """The same for the return link, which is good once."""
    returning_until: int = 0
    """When the return link ends, in seconds since 1970."""
    order: SeatOrder | None = None
    """What its owner wants done at the next decision,"""
    order_at: int = 0
    """which has this number: after a take-back it has another one, and the order waits for its owner."""
    vacation: int = 0
    """Its person is away until then, in seconds since 1970: where a decision has days, they stand still."""
    vacation_days: int = 0
    """So many days of this game were taken off."""
    handover: list[int] = []
    """Seats (from 0) that agree to give this one to somebody else in the middle of the game."""

    def owner(self) -> str:
        """The guest it belongs to; nobody's is empty."""
        return self.holders[0] if self.holders else ""

    def is_bot(self) -> bool:
        """Whether a bot decides here now."""
        return self.kind == "bot" or self.away

    def is_free(self) -> bool:
        return self.kind in ("open", "invited")


class TableDoc(msgspec.Struct, omit_defaults=True):
    """One table."""

    id: str
    game: str
    behaviour: int
    options: dict[str, str]
    seats: list[SeatDoc]
    host: str
    """A guest's id."""
    host_name: str
    created: int
    phase: Phase = "gathering"
    clock: Clock = "none"
    listed: bool = False
    spectators: Watching | None = "welcome"
    """None: as is usual at such a table (`watching`). Tables of old without this field welcomed everybody."""
    delay: int = 0
    windows: WindowLength = "usual"
    pace: TablePace = "normal"
    prolonged: int = -1
    """In the reaction window that was opened after so many entries somebody wants to wait."""
    timeless: int = 0
    """So many entries were made before watching was opened at a table of one person: their lines carry no time."""
    chosen: dict[str, str] = {}
    """The options as they were chosen, where something was drawn from them."""
    hints: bool | None = None
    """What the host has said about hints."""
    next: str = ""
    previous: str = ""
    closed: bool = False
    """The host has ended it."""
    serial: int = 0
    """Counts links that were made at this table."""
    agreed: list[int] = []
    """Seats (from 0) that want to pause, or to go on."""
    paused_by: list[int] = []
    """Seats that agreed to the present pause: whoever is not among them lifts it alone."""
    removed: list[str] = []
    """Guests whom the host has removed."""
    auto_start: bool = False
    """Begin as soon as every seat is taken."""
    ending: list[int] = []
    """Seats (from 0) that want to end a game which somebody has left."""
    taking_back: int = -1
    """The seat (from 0) that asks the others to be allowed to take its last action back; -1 for none. Until the next
    entry."""
    lets_back: list[int] = []
    """Seats (from 0) that agree."""

    start: str = ""
    """The position it begins with, where that is not the beginning."""
    branch: BranchInfo | None = None
    """The game it was branched off."""
    brought: bool = False
    """It was begun elsewhere and brought as a record: whoever brought it may have seen everything in it."""
    ranks: list[int] = []
    """How the rules ended it, by seat; empty before that, and where they did not."""

    def copy(self) -> "TableDoc":
        """A draft to change: the document that others read stays as it is until the draft is on disk."""
        return decode_doc(encode_doc(self))

    def allows_hints(self) -> bool:
        """As the host wants it; otherwise where nobody but bots could mind."""
        return len(self.people()) <= 1 if self.hints is None else self.hints

    def people(self) -> list[int]:
        """The seats (from 0) that are not bots' own: somebody has them, or they are for somebody."""
        return [place for place, seat in enumerate(self.seats) if seat.kind != "bot"]

    def watching(self) -> Watching:
        """Who may watch: as the host wants it; otherwise nobody where one person plays against bots."""
        return self.spectators or ("refused" if len(self.people()) == 1 else "welcome")

    def is_alone(self) -> bool:
        """Whether one person plays against bots, and nobody has watched or could."""
        return len(self.people()) == 1 and self.watching() == "refused" and self.timeless == 0

    def only_person(self) -> int | None:
        """The seat of that person; None where there is another one, or a host who looks on."""
        place = self.people()[0] if self.is_alone() else None
        return place if place is not None and self.host in self.seats[place].holders else None

    def seats_of(self, guest: str) -> list[int]:
        """The seats (from 0) that belong to a guest."""
        return [place for place, seat in enumerate(self.seats) if guest in seat.holders]

    def shares_screen(self, place: int) -> bool:
        """Whether somebody at this seat sits at another one too: several people at one screen."""
        return any(len(self.seats_of(holder)) > 1 for holder in self.seats[place].holders)

    def lets_watch(self, place: int) -> bool:
        """Whether spectators may choose the view of this seat (from 0; `SPECTATOR` is none)."""
        return 0 <= place < len(self.seats) and self.seats[place].watched and not self.shares_screen(place)

    def lets_look(self, guest: str, place: int) -> bool:
        """Whether this guest, who has no seat, is shown what this seat is shown."""
        return self.lets_watch(place) and guest in self.seats[place].lookers

    def has_looked(self, guest: str, but: int) -> bool:
        """Whether a guest knows what another seat than this one was shown."""
        return any(guest in seat.lookers for place, seat in enumerate(self.seats) if place != but)


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(TableDoc)


def encode_doc(doc: TableDoc) -> bytes:
    return _encoder.encode(doc)


def decode_doc(data: bytes | str) -> TableDoc:
    return _decoder.decode(data)
