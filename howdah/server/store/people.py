"""What is stored of one guest, and how it is removed. Each function takes a connection, as those of `reads` do."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from howdah.server.people.passkeys import Passkey
from howdah.server.store.schema import (
    cards,
    chat,
    contacts,
    guests,
    passkeys,
    quiet_hours,
    tracks,
)
from howdah.server.store.schema import (
    liked as liked_table,
)


class Said(NamedTuple):
    """Something that was said at a seat (from 1)."""

    table: str
    seat: int
    text: str


def said_at(connection: Connection, table: str, seats: Sequence[int]) -> list[Said]:
    """What was said from these seats (from 1)."""
    found = select(chat.c.table, chat.c.seat, chat.c.text).where(chat.c.table == table, chat.c.seat.in_(seats))
    return [Said(*row) for row in connection.execute(found.order_by(chat.c.number))]


def unsay(connection: Connection, table: str, seats: Sequence[int]) -> None:
    """Remove the text and name of what was said from these seats."""
    connection.execute(chat.update().where(chat.c.table == table, chat.c.seat.in_(seats)).values(name="", text=""))


def passkeys_of(connection: Connection, guest: str) -> list[Passkey]:
    return [Passkey(*row) for row in connection.execute(select(passkeys).where(passkeys.c.guest == guest))]


def passkey(connection: Connection, called: str) -> Passkey | None:
    row = connection.execute(select(passkeys).where(passkeys.c.id == called)).first()
    return None if row is None else Passkey(*row)


def add_passkey(connection: Connection, passkey: Passkey, most: int) -> bool:
    """Keep a passkey; whether there was room. Its guest is noted, so that what belongs to nobody can be told."""
    count = select(func.count()).select_from(passkeys).where(passkeys.c.guest == passkey.guest)
    if connection.execute(count).scalar_one() >= most:
        return False
    connection.execute(insert(passkeys).values(**passkey._asdict()))
    note_guest(connection, passkey.guest, passkey.created)
    return True


def note_guest(connection: Connection, guest: str, now: int) -> None:
    if connection.execute(select(guests.c.id).where(guests.c.id == guest)).first() is None:
        connection.execute(insert(guests).values(id=guest, name="", seen=now))


def count_passkey(connection: Connection, passkey: Passkey) -> None:
    connection.execute(update(passkeys).where(passkeys.c.id == passkey.id).values(uses=passkey.uses))


def drop_passkeys(connection: Connection, guest: str) -> None:
    connection.execute(delete(passkeys).where(passkeys.c.guest == guest))


def liked(connection: Connection, guest: str) -> str:
    found = select(liked_table.c.settings).where(liked_table.c.guest == guest)
    return connection.execute(found).scalar() or ""


def like(connection: Connection, guest: str, text: str, now: int) -> None:
    if connection.execute(update(liked_table).where(liked_table.c.guest == guest).values(settings=text)).rowcount == 0:
        connection.execute(insert(liked_table).values(guest=guest, settings=text))
        note_guest(connection, guest, now)


class CardRow(NamedTuple):
    """A puzzle of a person, with the card as JSON."""

    game: str
    name: str
    changed: int
    doc: str


def cards_of(connection: Connection, guest: str) -> list[str]:
    """The cards of a guest as JSON, what was changed last at the end."""
    found = select(cards.c.doc).where(cards.c.guest == guest).order_by(cards.c.changed, cards.c.game, cards.c.name)
    return list(connection.execute(found).scalars())


def keep_cards(connection: Connection, guest: str, rows: Sequence[CardRow], most: int, now: int) -> None:
    """Keep what is newer than what is here; beyond `most` the oldest go."""
    here = {
        (row.game, row.name): row.changed
        for row in connection.execute(select(cards.c.game, cards.c.name, cards.c.changed).where(cards.c.guest == guest))
    }
    for row in rows:
        if here.get((row.game, row.name), -1) < row.changed:
            drop_card(connection, guest, row.game, row.name)
            connection.execute(insert(cards).values(guest=guest, **row._asdict()))
            here[row.game, row.name] = row.changed
    for game, name in sorted(here, key=lambda key: (here[key], key))[: max(0, len(here) - most)]:
        drop_card(connection, guest, game, name)
    note_guest(connection, guest, now)


def drop_card(connection: Connection, guest: str, game: str, name: str) -> None:
    connection.execute(delete(cards).where(cards.c.guest == guest, cards.c.game == game, cards.c.name == name))


def forget_guest(connection: Connection, guest: str) -> None:
    """Remove all that belongs to the guest alone."""
    connection.execute(delete(contacts).where(contacts.c.owner == guest))
    connection.execute(delete(quiet_hours).where(quiet_hours.c.guest == guest))
    connection.execute(delete(tracks).where(tracks.c.guest == guest))
    connection.execute(delete(liked_table).where(liked_table.c.guest == guest))
    connection.execute(delete(cards).where(cards.c.guest == guest))
    drop_passkeys(connection, guest)
    connection.execute(delete(guests).where(guests.c.id == guest))
