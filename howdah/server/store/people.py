"""What is stored of one guest, and how it is removed. Each function takes a connection, as those of `reads` do."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, select

from howdah.server.store.reads import Visited
from howdah.server.store.schema import chat, contacts, guests, places, quiet_hours, tables, tracks
from howdah.server.tables.documents import decode_doc


class Said(NamedTuple):
    """Something that was said at a seat (from 1)."""

    table: str
    seat: int
    text: str


def all_tables_of(connection: Connection, guest: str) -> list[Visited]:
    """Every table that a guest has to do with, the newest first."""
    found = connection.execute(
        select(tables.c.doc, tables.c.touched)
        .join(places, places.c.table == tables.c.id)
        .where(places.c.guest == guest)
        .order_by(tables.c.touched.desc())
    )
    return [Visited(decode_doc(doc), touched) for doc, touched in found]


def said_at(connection: Connection, table: str, seats: Sequence[int]) -> list[Said]:
    """What was said from these seats (from 1)."""
    found = select(chat.c.table, chat.c.seat, chat.c.text).where(chat.c.table == table, chat.c.seat.in_(seats))
    return [Said(*row) for row in connection.execute(found.order_by(chat.c.number))]


def unsay(connection: Connection, table: str, seats: Sequence[int]) -> None:
    """Remove the text and name of what was said from these seats."""
    connection.execute(chat.update().where(chat.c.table == table, chat.c.seat.in_(seats)).values(name="", text=""))


def forget_guest(connection: Connection, guest: str) -> None:
    """Remove all that belongs to the guest alone."""
    connection.execute(delete(contacts).where(contacts.c.owner == guest))
    connection.execute(delete(quiet_hours).where(quiet_hours.c.guest == guest))
    connection.execute(delete(tracks).where(tracks.c.guest == guest))
    connection.execute(delete(guests).where(guests.c.id == guest))
