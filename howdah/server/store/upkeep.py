"""What is written besides tables: guests' names, tracks, trials, and what is forgotten. `Store.change` runs each in a
transaction of its own."""

import secrets
from collections.abc import Callable, Sequence
from typing import Final

from sqlalchemy import Connection, delete, insert, select, text, update

from howdah.server.store import reads
from howdah.server.store.reads import TrackRow
from howdah.server.store.schema import (
    bans,
    cards,
    chat,
    closings,
    contacts,
    delivered,
    entries,
    facts,
    guests,
    held,
    liked,
    notices,
    passkeys,
    places,
    quiet_hours,
    reviews,
    tables,
    tracks,
    trials,
)

SECRET_BYTES: Final = 32
DAY_SECONDS: Final = 86_400
PUT_FACT: Final = text("INSERT INTO facts (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")


def secret(connection: Connection) -> bytes:
    """The key that signs cookies and links; made once for each database."""
    known = reads.secret(connection)
    if known is not None:
        return known
    made = secrets.token_bytes(SECRET_BYTES)
    connection.execute(insert(facts).values(name="secret", value=made.hex()))
    return made


def fact(connection: Connection, name: str, make: Callable[[], str]) -> str:
    """What all workers share under this name; made once for each database."""
    ours = select(facts.c.value).where(facts.c.name == name)
    if connection.execute(ours).first() is None:
        connection.execute(PUT_FACT, {"name": name, "value": make()})
    return str(connection.execute(ours).scalar_one())


def note_ready(connection: Connection, now: int) -> None:
    """Write something, to know that it can be done."""
    if connection.execute(update(facts).where(facts.c.name == "ready").values(value=str(now))).rowcount == 0:
        connection.execute(insert(facts).values(name="ready", value=str(now)))


def save_track(connection: Connection, row: TrackRow) -> None:
    connection.execute(insert(tracks).values(row._asdict()))


def replace_track(connection: Connection, row: TrackRow) -> None:
    connection.execute(update(tracks).where(tracks.c.id == row.id).values(row._asdict()))


def touch_track(connection: Connection, track: str, now: int) -> None:
    """Somebody looks at it; noted once a day."""
    connection.execute(
        update(tracks).where(tracks.c.id == track, tracks.c.touched < now - DAY_SECONDS).values(touched=now)
    )


def drop_track(connection: Connection, track: str) -> None:
    connection.execute(delete(tracks).where(tracks.c.id == track))


def save_trial(connection: Connection, trial: str, doc: str, now: int) -> None:
    if connection.execute(update(trials).where(trials.c.id == trial).values(doc=doc, at=now)).rowcount == 0:
        connection.execute(insert(trials).values(id=trial, doc=doc, at=now))


def save_review(connection: Connection, table: str, seat: int, doc: str, now: int) -> None:
    """Keep a review, in the place of an older one."""
    connection.execute(delete(reviews).where(reviews.c.table == table, reviews.c.seat == seat))
    connection.execute(insert(reviews).values(table=table, seat=seat, doc=doc, at=now))


def forget_tracks(connection: Connection, tracks_before: int, trials_before: int) -> int:
    """Remove tracks that nobody has looked at since, and old trials and reviews; how many tracks."""
    connection.execute(delete(reviews).where(reviews.c.at < trials_before))
    connection.execute(delete(trials).where(trials.c.at < trials_before))
    return connection.execute(delete(tracks).where(tracks.c.touched < tracks_before)).rowcount


def name_guest(connection: Connection, guest: str, name: str, now: int) -> None:
    """Write down how a guest is called."""
    if connection.execute(update(guests).where(guests.c.id == guest).values(name=name, seen=now)).rowcount == 0:
        connection.execute(insert(guests).values(id=guest, name=name, seen=now))


def note_guests(connection: Connection, ids: Sequence[str], now: int) -> None:
    """These guests were here; noted once a day."""
    connection.execute(update(guests).where(guests.c.id.in_(ids), guests.c.seen < now - DAY_SECONDS).values(seen=now))


def forget_guests(connection: Connection, before: int) -> int:
    """Remove the names of guests who were not here since, and how they were reached; how many."""
    old = select(guests.c.id).where(guests.c.seen < before)
    connection.execute(delete(contacts).where(contacts.c.owner.in_(old)))
    connection.execute(delete(quiet_hours).where(quiet_hours.c.guest.in_(old)))
    connection.execute(delete(passkeys).where(passkeys.c.guest.in_(old)))
    connection.execute(delete(liked).where(liked.c.guest.in_(old)))
    connection.execute(delete(cards).where(cards.c.guest.in_(old)))
    return connection.execute(delete(guests).where(guests.c.seen < before)).rowcount


def touch(connection: Connection, ids: Sequence[str], now: int) -> None:
    """These tables are in use."""
    connection.execute(update(tables).where(tables.c.id.in_(ids)).values(touched=now))


def remove(connection: Connection, ids: Sequence[str]) -> None:
    """Forget tables and all that belongs to them."""
    for part, column in (
        (entries, entries.c.table),
        (held, held.c.table),
        (chat, chat.c.table),
        (places, places.c.table),
        (notices, notices.c.table),
        (delivered, delivered.c.table),
        (contacts, contacts.c.owner),
        (reviews, reviews.c.table),
    ):
        connection.execute(delete(part).where(column.in_(ids)))
    connection.execute(delete(tables).where(tables.c.id.in_(ids)))


# For whoever runs the server.


def ban(connection: Connection, who: str, why: str, now: int) -> None:
    if connection.execute(update(bans).where(bans.c.who == who).values(why=why, at=now)).rowcount == 0:
        connection.execute(insert(bans).values(who=who, why=why, at=now))


def unban(connection: Connection, who: str) -> bool:
    """Lift a ban; whether there was one."""
    return connection.execute(delete(bans).where(bans.c.who == who)).rowcount == 1


def wish_closed(connection: Connection, table: str, now: int) -> None:
    """Ask the server that runs to close a table."""
    if connection.execute(update(closings).where(closings.c.table == table).values(at=now)).rowcount == 0:
        connection.execute(insert(closings).values(table=table, at=now))


def drop_closing(connection: Connection, table: str) -> None:
    """That is done."""
    connection.execute(delete(closings).where(closings.c.table == table))
