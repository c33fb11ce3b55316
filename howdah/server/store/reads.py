"""What is read from the database, and nothing that changes it. Each question takes a connection; `Store.read` asks it
beside the event loop."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import Connection, func, select

from howdah.server.playing.steps import LoggedEntry
from howdah.server.store.schema import (
    bans,
    chat,
    closings,
    entries,
    facts,
    guests,
    held,
    places,
    reviews,
    tables,
    tracks,
    trials,
)
from howdah.server.tables.documents import TableDoc, decode_doc

if TYPE_CHECKING:
    from howdah.server.store.writes import Change

MOST_LISTED: Final = 100
MOST_SAID: Final = 500


class SaidRow(NamedTuple):
    """Something that was said."""

    number: int
    seat: int
    name: str
    text: str
    at: int


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
    said: list[SaidRow]


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


def revision(connection: Connection, table: str) -> int | None:
    """Of the document that is stored; None if the table is gone."""
    found: int | None = connection.execute(select(tables.c.revision).where(tables.c.id == table)).scalar()
    return found


def said_after(connection: Connection, table: str, number: int, most: int = MOST_SAID) -> list[SaidRow]:
    """The last of what was said after this number, in order."""
    columns = (chat.c.number, chat.c.seat, chat.c.name, chat.c.text, chat.c.at)
    found = connection.execute(
        select(*columns)
        .where(chat.c.table == table, chat.c.number > number, chat.c.text != "")
        .order_by(chat.c.number.desc())
        .limit(most)
    )
    return [SaidRow(*row) for row in found][::-1]


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


class TrialRow(NamedTuple):
    doc: str
    at: int


def trial(connection: Connection, trial: str) -> TrialRow | None:
    row = connection.execute(select(trials.c.doc, trials.c.at).where(trials.c.id == trial)).first()
    return None if row is None else TrialRow(*row)


class Visited(NamedTuple):
    """A table, and when somebody last had to do with it."""

    doc: TableDoc
    touched: int


def review(connection: Connection, table: str, seat: int) -> str | None:
    """The review of a table that was kept."""
    found = select(reviews.c.doc).where(reviews.c.table == table, reviews.c.seat == seat)
    return connection.execute(found).scalar()


EVERY: Final = 1_000_000
"""More tables than anybody has."""


def listed(connection: Connection) -> list[Visited]:
    """The public list, the newest first: those that gather and those that can be watched."""
    found = connection.execute(
        select(tables.c.doc, tables.c.touched)
        .where(tables.c.listed, tables.c.phase != "over")
        .order_by(tables.c.touched.desc())
        .limit(MOST_LISTED)
    )
    return [Visited(decode_doc(doc), touched) for doc, touched in found]


def tables_of(connection: Connection, guest: str) -> list[Visited]:
    """The newest tables that a guest has to do with, the newest first."""
    return every_table_of(connection, guest, MOST_LISTED)


def every_table_of(connection: Connection, guest: str, most: int = EVERY) -> list[Visited]:
    """Every table that a guest has to do with, the newest first; or so many of them."""
    found = connection.execute(
        select(tables.c.doc, tables.c.touched)
        .join(places, places.c.table == tables.c.id)
        .where(places.c.guest == guest)
        .order_by(tables.c.touched.desc())
        .limit(most)
    )
    return [Visited(decode_doc(doc), touched) for doc, touched in found]


def running(connection: Connection) -> list[str]:
    """The tables at which something may have to happen without anybody asking for it."""
    return list(connection.execute(select(tables.c.id).where(tables.c.phase == "playing")).scalars())


def secret(connection: Connection) -> bytes | None:
    """The key that signs cookies and links; None before it is made."""
    found = connection.execute(select(facts.c.value).where(facts.c.name == "secret")).scalar()
    return None if found is None else bytes.fromhex(found)


def holds(connection: Connection, change: "Change") -> bool:
    """Whether a change is stored, though nobody was told that it is."""
    if change.entries:
        first, last = change.entries[0], change.entries[-1]
        return all(
            entry_at(connection, change.table, row["number"]) == SeatEntry(row["seat"], row["text"])
            for row in (first, last)
        )
    if change.hold is not None:
        seat, opened, words = change.hold["seat"], change.hold["opened"], change.hold["text"]
        mine = select(held.c.text).where(held.c.table == change.table, held.c.seat == seat, held.c.opened == opened)
        if connection.execute(mine).scalar() == words:
            return True
        # Another worker may have closed the window since: then the answer is an entry.
        later = entries.c.table == change.table, entries.c.number > opened, entries.c.seat == seat
        return bool(
            connection.execute(select(entries.c.text).where(*later).order_by(entries.c.number)).scalar() == words
        )
    if change.said is not None:
        number = change.said["number"]
        there = connection.execute(
            select(chat.c.name, chat.c.text).where(chat.c.table == change.table, chat.c.number == number)
        ).first()
        return there is not None and tuple(there) == (change.said["name"], change.said["text"])
    row = connection.execute(select(tables.c.doc, tables.c.revision).where(tables.c.id == change.table)).first()
    if change.save is not None:
        return row is not None and (row.revision, row.doc) == (change.save.revision, change.save.row["doc"])
    return change.remove and row is None


class SeatEntry(NamedTuple):
    """Who acted, and how."""

    seat: int
    text: str


def entry_at(connection: Connection, table: str, number: int) -> SeatEntry | None:
    found = connection.execute(
        select(entries.c.seat, entries.c.text).where(entries.c.table == table, entries.c.number == number)
    ).first()
    return None if found is None else SeatEntry(found.seat, found.text)


def answers_at_all(connection: Connection) -> bool:
    """Whether the database answers."""
    return bool(connection.execute(select(1)).scalar())


def guest_name(connection: Connection, guest: str) -> str:
    """How a guest is called; empty if never said."""
    return connection.execute(select(guests.c.name).where(guests.c.id == guest)).scalar() or ""


def untouched(connection: Connection, phases: Sequence[str], before: int) -> list[str]:
    """Tables in these phases that nobody has touched since."""
    found = select(tables.c.id).where(tables.c.phase.in_(phases), tables.c.touched < before).limit(MOST_LISTED)
    return list(connection.execute(found).scalars())


# For whoever runs the server.


class BanRow(NamedTuple):
    """Somebody who is let in no more."""

    who: str
    why: str
    at: int


def banned(connection: Connection) -> list[BanRow]:
    """All bans, the oldest first."""
    return [BanRow(*row) for row in connection.execute(select(bans).order_by(bans.c.at, bans.c.who))]


class AdminRequests(NamedTuple):
    """What whoever runs the server wants of it."""

    banned: list[str]
    closings: list[str]


def admin_requests(connection: Connection) -> AdminRequests:
    who = connection.execute(select(bans.c.who).order_by(bans.c.who)).scalars()
    return AdminRequests(list(who), list(connection.execute(select(closings.c.table)).scalars()))


def is_to_close(connection: Connection, table: str) -> bool:
    """Whether a table still waits to be closed."""
    return connection.execute(select(closings.c.at).where(closings.c.table == table)).first() is not None


class TableRow(NamedTuple):
    """A table as it is listed for whoever runs the server; its document as it is stored, readable or not."""

    id: str
    phase: str
    touched: int
    doc: str
    entries: int


def all_tables(connection: Connection, phases: Sequence[str], before: int) -> list[TableRow]:
    """The tables in these phases (none: in all) that nobody has touched since `before` (0: all), the newest first."""
    last = select(func.coalesce(func.max(entries.c.number), 0)).where(entries.c.table == tables.c.id).scalar_subquery()
    found = select(tables.c.id, tables.c.phase, tables.c.touched, tables.c.doc, last)
    if phases:
        found = found.where(tables.c.phase.in_(phases))
    if before:
        found = found.where(tables.c.touched < before)
    found = found.order_by(tables.c.touched.desc(), tables.c.id)
    return [TableRow(*row) for row in connection.execute(found)]


def phase_of(connection: Connection, table: str) -> str:
    """The phase of a table; empty if there is none."""
    return connection.execute(select(tables.c.phase).where(tables.c.id == table)).scalar() or ""


def ids_like(connection: Connection, beginning: str) -> list[str]:
    """Some of the tables whose ids begin like this."""
    same = func.substr(tables.c.id, 1, len(beginning)) == beginning  # LIKE would take "a" for "A" in SQLite
    return list(connection.execute(select(tables.c.id).where(same).order_by(tables.c.id).limit(3)).scalars())


def numbers(connection: Connection, table: str) -> list[int]:
    """The numbers of a table's entries, in order: 1, 2, 3 and so on if all is well."""
    found = select(entries.c.number).where(entries.c.table == table).order_by(entries.c.number)
    return list(connection.execute(found).scalars())
