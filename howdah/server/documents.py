"""A table as it is stored, besides its entries: who sits where, and how it is played. One JSON text in one row."""

from typing import Literal

import msgspec

from howdah.server.resources import Clock, Watching

Phase = Literal["gathering", "playing", "paused", "over"]
Kind = Literal["open", "invited", "person", "screen", "bot"]


class SeatDoc(msgspec.Struct, omit_defaults=True):
    """One seat."""

    kind: Kind
    holders: list[str] = []
    """The guests it belongs to: one, and whoever came by its return link."""
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
    watched: bool = False
    """Lets watchers look over its shoulder."""
    lookers: list[str] = []
    """Guests who have done so in this game: they cannot take another seat of it."""
    given: int = 0
    """Seconds that others have given this seat since its last entry, the `given_at`-th."""
    given_at: int = 0
    invitation: int = 0
    """Which invitation is good; 0 for none. Links are made from it, so a higher number kills the old ones."""
    returning: int = 0
    """The same for the return link."""

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
    spectators: Watching = "welcome"
    delay: int = 0
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
    removed: list[str] = []
    """Guests whom the host has removed."""

    def copy(self) -> "TableDoc":
        """A draft to change: the document that others read stays as it is until the draft is on disk."""
        return decode_doc(encode_doc(self))

    def allows_hints(self) -> bool:
        """As the host wants it; otherwise where nobody but bots could mind."""
        people = sum(seat.kind != "bot" for seat in self.seats)
        return people <= 1 if self.hints is None else self.hints

    def seats_of(self, guest: str) -> list[int]:
        """The seats (from 0) that belong to a guest."""
        return [place for place, seat in enumerate(self.seats) if guest in seat.holders]

    def shares_screen(self, place: int) -> bool:
        """Whether somebody at this seat sits at another one too: several people at one screen."""
        return any(len(self.seats_of(holder)) > 1 for holder in self.seats[place].holders)

    def lets_watch(self, place: int) -> bool:
        """Whether watchers may choose the view of this seat (from 0; `SPECTATOR` is none)."""
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
