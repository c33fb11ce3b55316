"""Backups: all that a database holds in one file that SQLite and PostgreSQL can both be restored from.

The file is gzip of JSON lines: a head, then for each table its columns and its rows, then how many rows there were, by
which a file that was cut off is known. It holds the key that signs cookies and links: it is its owner's alone.
"""

import gzip
import os
import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, MetaData, func, insert, inspect, select

from howdah import __version__
from howdah.engine.errors import HowdahError
from howdah.server.admin.access import Access, alone, reading, writing
from howdah.server.store import schema
from howdah.server.store.database import (
    VERSIONS,
    DatabaseError,
    Served,
    check_schema,
    file_of,
    keep_private,
    make_engine,
    migrate,
    newest_schema,
    schema_of,
    upgrade,
)

FORMAT: Final = "howdah backup 1"
AT_ONCE: Final = 1000
"""Rows that are read or written together."""
LEFT_OUT: Final = ("closings",)
"""Wishes to the server that runs now are no matter of a later one."""
CONTENT: Final = (schema.tables, schema.guests, schema.tracks)
"""A database without these is empty: the rest comes with the first start of a server."""
Counts = dict[str, int]


class BackupError(HowdahError):
    """A file that is no backup, or a broken one."""


class Head(msgspec.Struct):
    format: str
    schema: str
    release: str
    made: str


class Part(msgspec.Struct):
    """The rows that follow are of this table."""

    table: str
    columns: list[str]


class End(msgspec.Struct):
    rows: Counts


# Writing one.


def back_up(access: Access, file: Path) -> Counts:
    """Write a backup of one moment, beside a server that plays on; how many rows each table has. Raises
    `BackupError`."""
    if file.exists():
        raise BackupError(f"{file} is there already; a backup takes the place of nothing")
    if not file.parent.is_dir():
        raise BackupError(f"there is no folder {file.parent}")
    unfinished = file.with_name(f"{file.name}.unfinished")
    try:
        with os.fdopen(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as raw:
            with gzip.GzipFile("", "wb", 6, raw) as out, moment_of(access, file.parent) as connection:
                counts = write_rows(connection, out)
            raw.flush()
            os.fsync(raw.fileno())
    except FileExistsError:
        raise BackupError(f"{unfinished} is there: another backup runs, or was broken off; remove it then") from None
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise
    unfinished.rename(file)
    return counts


@contextmanager
def moment_of(access: Access, folder: Path) -> Iterator[Connection]:
    """The database as it is now. SQLite's is copied first: whoever reads it for long keeps its log from being emptied,
    and then those who play have to wait."""
    file = file_of(access.engine)
    if file is None:
        with reading(access.engine) as connection:
            yield connection.execution_options(stream_results=True)
        return
    with TemporaryDirectory(prefix=".howdah-backup-", dir=folder) as beside:
        copy = Path(beside) / "copy.sqlite3"
        with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copy)) as target:
            source.backup(target)
        engine = make_engine(f"sqlite:///{copy}")
        try:
            with reading(engine) as connection:
                yield connection
        finally:
            engine.dispose()


def write_rows(connection: Connection, out: gzip.GzipFile) -> Counts:
    encode = msgspec.json.encode
    made = datetime.now(UTC).isoformat(timespec="seconds")
    out.write(encode(Head(FORMAT, newest_schema(), __version__, made)) + b"\n")
    counts: Counts = {}
    for table in schema.metadata.sorted_tables:
        if table.name in LEFT_OUT:
            continue
        out.write(encode(Part(str(table.name), [str(column.name) for column in table.columns])) + b"\n")
        counts[str(table.name)] = 0
        for rows in connection.execute(select(table)).partitions(AT_ONCE):
            out.write(b"".join(encode(list(row)) + b"\n" for row in rows))
            counts[str(table.name)] += len(rows)
    out.write(encode(End(counts)) + b"\n")
    return counts


# Reading one.


def restore(url: str, file: Path, replace: bool) -> Counts:
    """Fill a database from a backup, all or nothing; how many rows of each table. It must be empty, or `replace` is
    true: then what it holds is lost. No server may run on it. Raises `HowdahError`."""
    with opened_backup(file) as (head, lines):
        for _ in parts_of(lines, file):  # all of it is sound before anything is touched
            pass
    engine = make_engine(url)
    try:
        with alone(engine):
            keep_private(engine)
            with writing(engine) as connection:
                if not replace:
                    check_empty(connection)
                clear(connection)
                upgrade(connection, head.schema)
                with opened_backup(file) as (_, lines):
                    counts = insert_rows(connection, lines, file)
                migrate(connection)
            keep_private(engine)
    except Served:
        raise DatabaseError("a server runs on this database: stop it first") from None
    finally:
        engine.dispose()
    return counts


@contextmanager
def opened_backup(file: Path) -> Iterator[tuple[Head, gzip.GzipFile]]:
    """The head of a backup, and the lines that follow. What is wrong with the file is told as `BackupError`."""
    try:
        with gzip.open(file, "rb") as lines:
            head = msgspec.json.decode(lines.readline(), type=Head)
            if head.format != FORMAT:
                raise BackupError(f"{file} is of another kind ('{head.format}'); this release reads '{FORMAT}'")
            check_schema(head.schema, "this backup")
            yield head, lines
    except FileNotFoundError:
        raise BackupError(f"there is no file {file}") from None
    except (gzip.BadGzipFile, EOFError, zlib.error, msgspec.MsgspecError, UnicodeDecodeError):
        raise BackupError(f"{file} is no backup of Howdah, or it is broken") from None
    except OSError as error:
        raise BackupError(f"{file} cannot be read: {error.strerror or error}") from None


def parts_of(lines: gzip.GzipFile, file: Path) -> Iterator[tuple[Part, list[Any]]]:
    """The rows with what they belong to, some at a time. Raises `BackupError` if they are not all there."""
    decode = msgspec.json.decode
    counts: Counts = {}
    part: Part | None = None
    rows: list[Any] = []
    for line in lines:
        found = decode(line)
        if isinstance(found, list) and part is not None and len(found) == len(part.columns):
            rows.append(found)
            counts[part.table] += 1
            if len(rows) < AT_ONCE:
                continue
        elif isinstance(found, list):
            break
        if part is not None and rows:
            yield part, rows
            rows = []
        if isinstance(found, dict) and "rows" in found:
            if msgspec.convert(found, End).rows == counts:
                return
            break
        if isinstance(found, dict):
            part = msgspec.convert(found, Part)
            counts[part.table] = 0
    raise BackupError(f"{file} is broken: rows are missing")


def check_empty(connection: Connection) -> None:
    if schema_of(connection) is None:
        return
    there = {table: connection.execute(select(func.count()).select_from(table)).scalar_one() for table in CONTENT}
    if any(there.values()):
        found = ", ".join(
            f"{count} {table.name.removesuffix('s') if count == 1 else table.name}"
            for table, count in there.items()
            if count
        )
        raise DatabaseError(f"this database holds {found} already: --replace puts the backup in their place")


def clear(connection: Connection) -> None:
    """Drop all that is ours, and nothing else."""
    ours = {VERSIONS, *(table.name for table in schema.metadata.sorted_tables)}
    there = [name for name in inspect(connection).get_table_names() if name in ours]
    found = MetaData()
    found.reflect(connection, only=there)
    found.drop_all(connection)


def insert_rows(connection: Connection, lines: gzip.GzipFile, file: Path) -> Counts:
    shape = MetaData()
    shape.reflect(connection)
    counts: Counts = {}
    for part, rows in parts_of(lines, file):
        table = shape.tables.get(part.table)
        if table is None or not set(part.columns) <= set(table.columns.keys()):
            raise BackupError(f"{file} is broken: it holds '{part.table}', which its schema does not know")
        connection.execute(insert(table), [dict(zip(part.columns, row, strict=True)) for row in rows])
        counts[part.table] = counts.get(part.table, 0) + len(rows)
    return counts
