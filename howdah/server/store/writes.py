"""What is written together: a change is all or nothing, and changes that wait are committed in one go."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from howdah.server.store import outbox, schema, upkeep

CHANNEL: Final = "howdah"
Row = dict[str, Any]


class Conflict(Exception):
    """Another writer was first: what this change was based on is no longer so. Nothing was written."""


class Save(msgspec.Struct, gc=False):
    """A table's document, and what is looked up by."""

    row: Row
    """id, phase, listed, touched, doc."""
    revision: int
    """The new one; it takes the place of the one before, or none if this is the first."""
    guests: list[str]


class Change(msgspec.Struct, gc=False):
    """All that one request changes at one table."""

    table: str
    entries: list[Row] = []
    hold: Row | None = None
    drop_held: bool = False
    save: Save | None = None
    said: Row | None = None
    notices: list[Row] = []
    """Whose turn it has become: rows of the outbox."""
    remove: bool = False
    """Forget the table and all that belongs to it."""

    def is_entries(self) -> bool:
        """Whether it adds entries and does nothing else, as nearly every action does."""
        more = self.drop_held or self.notices or self.remove
        return self.hold is None and self.save is None and self.said is None and not more


INSERT_ENTRY: Final = insert(schema.entries)
INSERT_AT_ONCE: Final = """
INSERT INTO entries ("table", number, seat, text, "left", at)
SELECT json_extract(value, '$.table'), json_extract(value, '$.number'), json_extract(value, '$.seat'),
    json_extract(value, '$.text'), json_extract(value, '$.left'), json_extract(value, '$.at')
FROM json_each(?)
"""
INSERT_HELD: Final = insert(schema.held)
INSERT_CHAT: Final = insert(schema.chat)
INSERT_TABLE: Final = insert(schema.tables)
INSERT_PLACE: Final = insert(schema.places)
DROP_HELD: Final = delete(schema.held).where(schema.held.c.table == bindparam("key"))
DROP_PLACES: Final = delete(schema.places).where(schema.places.c.table == bindparam("key"))
UPDATE_TABLE: Final = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("key"), schema.tables.c.revision == bindparam("before"))
    .values(
        phase=bindparam("phase_"),
        listed=bindparam("listed_"),
        touched=bindparam("touched_"),
        revision=bindparam("revision_"),
        doc=bindparam("doc_"),
    )
)
ENTRIES_SINCE: Final = (
    select(schema.entries.c.number)
    .where(schema.entries.c.table == bindparam("key"), schema.entries.c.number > bindparam("opened"))
    .limit(1)
)
LOCK_WINDOW: Final = text("SELECT pg_advisory_xact_lock(hashtextextended(:table, 2))")
NOTIFY: Final = text("SELECT pg_notify(:channel, :payload)")


def apply_all(connection: Connection, changes: Iterable[Change], notice: str = "") -> None:
    """Write these changes in the present transaction; `notice` names the worker that other workers hear it from."""
    changes = sorted(changes, key=lambda change: change.table)  # so that two workers never wait for each other
    try:
        for change in changes:
            if change.hold is not None or change.drop_held:
                guard_window(connection, change)
        insert_entries(connection, [row for change in changes for row in change.entries])
        many(connection, DROP_HELD, [{"key": change.table} for change in changes if change.drop_held])
        many(connection, INSERT_HELD, [change.hold for change in changes if change.hold is not None])
        many(connection, INSERT_CHAT, [change.said for change in changes if change.said is not None])
        for change in changes:
            if change.save is not None:
                save(connection, change.save)
        outbox.put(connection, [row for change in changes for row in change.notices])
        gone = [change.table for change in changes if change.remove]
        if gone:
            upkeep.remove(connection, gone)
        if notice:
            for table in dict.fromkeys(change.table for change in changes):
                connection.execute(NOTIFY, {"channel": CHANNEL, "payload": f"{notice} {table}"})
    except IntegrityError as error:
        raise Conflict from error


def entries_alone(changes: list[Change]) -> list[Row]:
    """The rows of changes that are entries and nothing else; none if there is more to do."""
    if not all(change.is_entries() for change in changes):
        return []
    return [row for change in changes for row in change.entries]


def insert_at_once(connection: Connection, rows: list[Row]) -> None:
    """All rows by one statement of SQLite: a thread that lets others run after each row waits each time."""
    try:
        connection.exec_driver_sql(INSERT_AT_ONCE, (msgspec.json.encode(rows).decode(),))
    except IntegrityError as error:
        raise Conflict from error


def guard_window(connection: Connection, change: Change) -> None:
    """An answer may be put aside only while its window is open: whoever closes it waits for this, or this for them."""
    if connection.dialect.name == "postgresql":
        connection.execute(LOCK_WINDOW, {"table": change.table})
    if change.hold is not None:
        opened = {"key": change.table, "opened": change.hold["opened"]}
        if connection.execute(ENTRIES_SINCE, opened).first() is not None:
            raise Conflict


def insert_entries(connection: Connection, rows: list[Row]) -> None:
    if rows and connection.dialect.name == "sqlite":
        insert_at_once(connection, rows)
    else:
        many(connection, INSERT_ENTRY, rows)


def many(connection: Connection, statement: Any, rows: list[Row]) -> None:
    if rows:
        connection.execute(statement, rows)


def save(connection: Connection, what: Save) -> None:
    """Insert or replace a document. Raises `Conflict` if it is not the one that was read."""
    row = what.row
    if what.revision == 1:
        connection.execute(INSERT_TABLE, [{**row, "revision": 1}])
    else:
        names = {f"{name}_": row[name] for name in ("phase", "listed", "touched", "doc")}
        keys = {"key": row["id"], "before": what.revision - 1, "revision_": what.revision}
        if connection.execute(UPDATE_TABLE, {**names, **keys}).rowcount != 1:
            raise Conflict
        connection.execute(DROP_PLACES, {"key": row["id"]})
    many(connection, INSERT_PLACE, [{"guest": guest, "table": row["id"]} for guest in what.guests])
