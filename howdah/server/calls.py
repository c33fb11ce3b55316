"""One HTTP request, after all checks: who asks, what for, and the table it is about."""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec
import segno

from howdah.server import questions
from howdah.server.documents import SeatDoc
from howdah.server.hall import Hall
from howdah.server.identity import is_id
from howdah.server.messages import TableInfo
from howdah.server.resources import Answer, Link
from howdah.server.room import Room
from howdah.server.seating import refuse, seat_at


class Call:
    """What a handler is given."""

    def __init__(self, hall: Hall, guest: str, address: str, base: str, path: dict[str, str], query: dict[str, str]):
        self.hall = hall
        self.guest = guest
        self.address = address
        """Where the request came from; for limits only."""
        self.base = base
        """Scheme and host, as people type them."""
        self.path = path
        self.query = query

    async def name(self) -> str:
        """How the guest is called."""
        return await self.hall.store.read(lambda connection: questions.guest_name(connection, self.guest)) or "Guest"

    async def room(self) -> Room:
        """The table that the path names."""
        table = self.path["table"]
        if not is_id(table):
            raise refuse("no-such-table")
        return await self.hall.room(table)

    async def hosted(self) -> Room:
        """The same, for its host only."""
        room = await self.room()
        if room.doc.host != self.guest:
            raise refuse("not-host")
        return room

    def place(self, room: Room) -> int:
        """The seat that the path names, from 0."""
        text = self.path["seat"]
        place = int(text) - 1 if text.isascii() and text.isdecimal() and len(text) < 4 else -1
        seat_at(room.doc, place)
        return place

    async def owned(self) -> tuple[Room, int]:
        """The seat that the path names, for those who hold it."""
        room = await self.room()
        place = self.place(room)
        self.check_owner(room.doc.seats[place])
        return room, place

    def check_owner(self, seat: SeatDoc) -> None:
        if self.guest not in seat.holders:
            raise refuse("not-your-seat")

    def info(self, room: Room) -> TableInfo:
        return room.info(self.guest)

    def link(self, token: str, path: str) -> Link:
        code = segno.make(f"{self.base}{path}", error="m")
        return Link(token, path, code.svg_inline(scale=4, border=2))


Handler = Callable[..., Awaitable[Any]]


class Route(NamedTuple):
    """One thing that can be asked for. The application and its OpenAPI description are made from these."""

    method: str
    path: str
    handler: Handler
    answer: type[Answer] | type[msgspec.Struct] | None
    body: type[msgspec.Struct] | None = None
    status: int = 200
    text: bool = False
    """The answer is plain text."""
