"""What is read from the database. Each question takes a connection; `Store.read` asks it beside the event loop."""

import secrets
from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from howdah.server.documents import TableDoc, decode_doc
from howdah.server.playing.steps import LoggedEntry
from howdah.server.schema import chat, entries, facts, guests, held, places, tables, tracks, trials

MOST_LISTED: Final = 100
SECRET_BYTES: Final = 32
DAY_SECONDS: Final = 86_400


class Stored(NamedTuple):
    """All that is stored of one table."""

    doc: TableDoc
    revision: int
    log: list[LoggedEntry]
    held: dict[int, str]
    said: int
    """How much has been said."""


def load(connection: Connection, table: str) -> Stored | None:
    """A whole table; None if there is none."""
    row = connection.execute(select(tables.c.doc, tables.c.revision).where(tables.c.id == table)).first()
    if row is None:
        return None
    said = connection.execute(select(func.max(chat.c.number)).where(chat.c.table == table)).scalar()
    return Stored(
        decode_doc(row.doc), row.revision, log_after(connection, table, 0), answers(connection, table), said or 0
    )


def log_after(connection: Connection, table: str, number: int) -> list[LoggedEntry]:
    """The entries after this number, in order."""
    found = connection.execute(
        select(entries.c.seat, entries.c.text, entries.c.left, entries.c.at)
        .where(entries.c.table == table, entries.c.number > number)
        .order_by(entries.c.number)
    )
    return [LoggedEntry(seat, text, left, at) for seat, text, left, at in found]


def answers(connection: Connection, table: str) -> dict[int, str]:
    """The answers that lie face down, by seat."""
    last = select(func.coalesce(func.max(entries.c.number), 0)).where(entries.c.table == table).scalar_subquery()
    found = connection.execute(select(held.c.seat, held.c.text).where(held.c.table == table, held.c.opened == last))
    return {row.seat: row.text for row in found}


class News(NamedTuple):
    """What another worker has changed at a table."""

    doc: TableDoc
    revision: int
    log: list[LoggedEntry]
    held: dict[int, str]
    said: Sequence[tuple[int, int, str, str, int]]


def news(connection: Connection, table: str, written: int, said: int) -> News | None:
    """Everything after what is known already; None if the table is gone."""
    row = connection.execute(select(tables.c.doc, tables.c.revision).where(tables.c.id == table)).first()
    if row is None:
        return None
    return News(
        decode_doc(row.doc),
        row.revision,
        log_after(connection, table, written),
        answers(connection, table),
        said_after(connection, table, said),
    )


def said_after(connection: Connection, table: str, number: int) -> Sequence[tuple[int, int, str, str, int]]:
    """What was said: number, seat, name, text, at."""
    columns = (chat.c.number, chat.c.seat, chat.c.name, chat.c.text, chat.c.at)
    found = connection.execute(
        select(*columns).where(chat.c.table == table, chat.c.number > number).order_by(chat.c.number)
    )
    return [(row[0], row[1], row[2], row[3], row[4]) for row in found]


class TrackRow(NamedTuple):
    """A saved track."""

    id: str
    guest: str
    name: str
    game: str
    seats: int
    text: str
    created: int
    touched: int


def track(connection: Connection, track: str) -> TrackRow | None:
    row = connection.execute(select(tracks).where(tracks.c.id == track)).first()
    return None if row is None else TrackRow(*row)


def tracks_of(connection: Connection, guest: str) -> list[TrackRow]:
    """A guest's own tracks, the newest first."""
    found = select(tracks).where(tracks.c.guest == guest).order_by(tracks.c.created.desc(), tracks.c.id)
    return [TrackRow(*row) for row in connection.execute(found)]


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


class TrialRow(NamedTuple):
    doc: str
    at: int


def trial(connection: Connection, trial: str) -> TrialRow | None:
    row = connection.execute(select(trials.c.doc, trials.c.at).where(trials.c.id == trial)).first()
    return None if row is None else TrialRow(*row)


def save_trial(connection: Connection, trial: str, doc: str, now: int) -> None:
    if connection.execute(update(trials).where(trials.c.id == trial).values(doc=doc, at=now)).rowcount == 0:
        connection.execute(insert(trials).values(id=trial, doc=doc, at=now))


def forget_tracks(connection: Connection, tracks_before: int, trials_before: int) -> int:
    """Remove tracks that nobody has looked at since, and old trials; how many tracks."""
    connection.execute(delete(trials).where(trials.c.at < trials_before))
    return connection.execute(delete(tracks).where(tracks.c.touched < tracks_before)).rowcount


def listed(connection: Connection) -> list[tuple[TableDoc, int]]:
    """The public list, the newest first: those that gather and those that can be watched."""
    found = connection.execute(
        select(tables.c.doc, tables.c.touched)
        .where(tables.c.listed, tables.c.phase != "over")
        .order_by(tables.c.touched.desc())
        .limit(MOST_LISTED)
    )
    return [(decode_doc(doc), touched) for doc, touched in found]


def tables_of(connection: Connection, guest: str) -> list[tuple[TableDoc, int]]:
    """The tables that a guest has to do with, the newest first."""
    found = connection.execute(
        select(tables.c.doc, tables.c.touched)
        .join(places, places.c.table == tables.c.id)
        .where(places.c.guest == guest)
        .order_by(tables.c.touched.desc())
        .limit(MOST_LISTED)
    )
    return [(decode_doc(doc), touched) for doc, touched in found]


def running(connection: Connection) -> list[str]:
    """The tables at which something may have to happen without anybody asking for it."""
    return list(connection.execute(select(tables.c.id).where(tables.c.phase == "playing")).scalars())


def secret(connection: Connection) -> bytes:
    """The key that signs cookies and links; made once for each database."""
    question = select(facts.c.value).where(facts.c.name == "secret")
    if connection.execute(question).scalar() is None:
        connection.execute(insert(facts).values(name="secret", value=secrets.token_hex(SECRET_BYTES)))
    return bytes.fromhex(connection.execute(question).scalar_one())


def guest_name(connection: Connection, guest: str) -> str:
    """How a guest is called; empty if never said."""
    return connection.execute(select(guests.c.name).where(guests.c.id == guest)).scalar() or ""


def name_guest(connection: Connection, guest: str, name: str, now: int) -> None:
    """Write down how a guest is called."""
    if connection.execute(update(guests).where(guests.c.id == guest).values(name=name, seen=now)).rowcount == 0:
        connection.execute(insert(guests).values(id=guest, name=name, seen=now))


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
    ):
        connection.execute(delete(part).where(column.in_(ids)))
    connection.execute(delete(tables).where(tables.c.id.in_(ids)))


def untouched(connection: Connection, phases: Sequence[str], before: int) -> list[str]:
    """Tables in these phases that nobody has touched since."""
    found = select(tables.c.id).where(tables.c.phase.in_(phases), tables.c.touched < before).limit(MOST_LISTED)
    return list(connection.execute(found).scalars())
