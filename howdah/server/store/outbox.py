"""The outbox on disk: what is to be sent, to whom, and what has been. Each function takes a connection, as those of
`reads` and `upkeep` do."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, delete, exists, insert, or_, select, text, update

from howdah.server.store.schema import contacts, delivered, guests, notices, places, quiet_hours, tables

PUT: Final = text(
    'INSERT INTO notices ("table", seat, decision, aloud, due, tries)'
    " VALUES (:table, :seat, :decision, :aloud, :due, 0) ON CONFLICT DO NOTHING"
)
MARK: Final = text(
    'INSERT INTO delivered ("table", seat, decision, contact)'
    " VALUES (:table, :seat, :decision, :contact) ON CONFLICT DO NOTHING"
)
ONE: Final = '"table" = :table AND seat = :seat'
FINISH: Final = (
    text(f"UPDATE notices SET due = NULL WHERE {ONE} AND decision = :decision"),
    text(f"DELETE FROM notices WHERE {ONE} AND decision < :decision"),
    text(f"DELETE FROM delivered WHERE {ONE} AND decision < :decision"),
)
MOST_AT_ONCE: Final = 500


class Notice(NamedTuple):
    """It has become a seat's turn."""

    table: str
    seat: int
    decision: int
    aloud: bool
    tries: int
    reachable: bool
    """Somebody at the table has said how to be reached, or the table has a webhook."""


class Contact(NamedTuple):
    """How a guest is reached, or those at a table."""

    id: str
    owner: str
    kind: str
    address: str
    language: str
    base: str
    confirmed: bool
    created: int


class Quiet(NamedTuple):
    """Quiet hours of a guest, in minutes after midnight."""

    guest: str
    begins: int
    ends: int
    zone: str


# The outbox.


def put(connection: Connection, rows: Sequence[dict[str, Any]]) -> None:
    """Within the action's own transaction. Each turn is notified once, whatever was taken back."""
    if rows:
        connection.execute(PUT, rows)


def due(connection: Connection, now: int) -> list[Notice]:
    """What is to be sent, the oldest first. A table that is paused waits; one that is over is forgotten with it."""
    there = select(places.c.guest).where(places.c.table == notices.c.table)
    reachable = exists().where(or_(contacts.c.owner == notices.c.table, contacts.c.owner.in_(there)))
    found = connection.execute(
        select(notices.c.table, notices.c.seat, notices.c.decision, notices.c.aloud, notices.c.tries, reachable)
        .join(tables, tables.c.id == notices.c.table)
        .where(notices.c.due <= now, tables.c.phase == "playing")
        .order_by(notices.c.due)
        .limit(MOST_AT_ONCE)
    )
    return [Notice(*row) for row in found]


def mark(connection: Connection, notice: Notice, contact: str) -> None:
    """It was sent there."""
    connection.execute(MARK, {**key_of(notice), "contact": contact})


def sent(connection: Connection, notice: Notice) -> set[str]:
    """Where it was sent already."""
    same = (
        delivered.c.table == notice.table,
        delivered.c.seat == notice.seat,
        delivered.c.decision == notice.decision,
    )
    return set(connection.execute(select(delivered.c.contact).where(*same)).scalars())


def finish(connection: Connection, finished: Sequence[Notice]) -> None:
    """Nothing more is to be sent. A row stays until the seat's next one is finished: an action that is taken back and
    done again notifies nobody twice."""
    keys = [key_of(notice) for notice in finished]
    for statement in FINISH:
        connection.execute(statement, keys)


def postpone(connection: Connection, notice: Notice, later: int, tries: int) -> None:
    connection.execute(update(notices).where(*is_notice(notice)).values(due=later, tries=tries))


def is_notice(notice: Notice) -> tuple[Any, ...]:
    return (
        notices.c.table == notice.table,
        notices.c.seat == notice.seat,
        notices.c.decision == notice.decision,
    )


def key_of(notice: Notice) -> dict[str, Any]:
    return {"table": notice.table, "seat": notice.seat, "decision": notice.decision}


# Whom it goes to.


def contacts_of(connection: Connection, owners: Sequence[str]) -> list[Contact]:
    """How these are reached, the oldest first."""
    found = select(contacts).where(contacts.c.owner.in_(owners)).order_by(contacts.c.created, contacts.c.id)
    return [Contact(*row) for row in connection.execute(found)]


def quiet_of(connection: Connection, guests_: Sequence[str]) -> list[Quiet]:
    return [Quiet(*row) for row in connection.execute(select(quiet_hours).where(quiet_hours.c.guest.in_(guests_)))]


def save_contact(connection: Connection, contact: Contact) -> None:
    """A new one, or the same address again. Its owner is known from now on, and so forgotten some day."""
    same = contacts.c.owner == contact.owner, contacts.c.kind == contact.kind, contacts.c.address == contact.address
    connection.execute(delete(contacts).where(*same))
    connection.execute(insert(contacts).values(contact._asdict()))
    if (
        contact.kind != "webhook"
        and not connection.execute(select(guests.c.id).where(guests.c.id == contact.owner)).first()
    ):
        connection.execute(insert(guests).values(id=contact.owner, name="", seen=contact.created))


def confirm_contact(connection: Connection, contact: str) -> None:
    connection.execute(update(contacts).where(contacts.c.id == contact).values(confirmed=True))


def drop_contact(connection: Connection, contact: str) -> None:
    connection.execute(delete(contacts).where(contacts.c.id == contact))


def drop_contacts_of(connection: Connection, owner: str) -> None:
    connection.execute(delete(contacts).where(contacts.c.owner == owner))


def keep_quiet(connection: Connection, quiet: Quiet) -> None:
    connection.execute(delete(quiet_hours).where(quiet_hours.c.guest == quiet.guest))
    connection.execute(insert(quiet_hours).values(quiet._asdict()))


def end_quiet(connection: Connection, guest: str) -> None:
    connection.execute(delete(quiet_hours).where(quiet_hours.c.guest == guest))
