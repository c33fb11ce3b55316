"""The database: SQLite with full durability (WAL, synchronous=FULL), or PostgreSQL. A server that starts takes the lock
first and changes the schema then, so that one that is refused has changed nothing."""

import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError

from howdah.engine.errors import HowdahError
from howdah.server.store import releases

MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATION_LOCK: Final = 0x486F7764  # "Howd"
VERSIONS: Final = "alembic_version"
"""The table in which Alembic keeps the last step."""
BUSY_MILLISECONDS: Final = 10_000
CACHE_KILOBYTES: Final = 256
"""Of SQLite's file, for each connection. The usual two megabytes fill as the file grows, five times over; the system
keeps the file in its own memory anyway."""
LARGEST_LOG: Final = 10_000
"""Pages in SQLite's write-ahead log (40 MB) after which it is truncated, even if writers have to wait for that."""
REACH: Final = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
    "options": " ".join(
        [
            "-c synchronous_commit=on",
            "-c tcp_keepalives_idle=5",
            "-c tcp_keepalives_interval=2",
            "-c tcp_keepalives_count=3",
            "-c tcp_user_timeout=10000",
        ]
    ),
}
"""How PostgreSQL is spoken to: a connection that does not answer is given up after about ten seconds, at both ends, and
what was committed is on its disk."""


class DatabaseError(HowdahError):
    """A database that cannot be used as it is."""


class Served(DatabaseError):
    """A server runs on this database."""


class Database:
    """An open database, and the lock that keeps a second server off an SQLite file."""

    def __init__(self, engine: Engine, lock: IO[str] | None) -> None:
        self.engine = engine
        self.lock = lock

    def close(self) -> None:
        self.engine.dispose()
        if self.lock is not None:
            self.lock.close()


def open_database(url: str) -> Database:
    """A database with the current schema. Raises `DatabaseError` with one line for a person."""
    engine = make_engine(url)
    lock = lock_file(engine)
    try:
        keep_private(engine)
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                # Several workers start at once; one of them migrates.
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
            migrate(connection)
        keep_private(engine)
    except BaseException as error:
        Database(engine, lock).close()
        if isinstance(error, DBAPIError):
            raise DatabaseError(f"the database cannot be used: {reason_of(error)}") from None
        raise
    return Database(engine, lock)


def reason_of(error: DBAPIError) -> str:
    """What the driver says, in one line and without passwords."""
    return " ".join(str(error.orig).split())[:300]


def make_engine(url: str) -> Engine:
    """The engine alone."""
    try:
        if url.startswith("sqlite"):
            if make_url(url).database in (None, "", ":memory:"):
                raise DatabaseError("an SQLite database needs a file: sqlite:///FILE")
            engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": BUSY_MILLISECONDS / 1000})
            event.listen(engine, "connect", set_up)
            return engine
        if url.startswith("postgresql"):
            return create_engine(url, pool_pre_ping=True, pool_size=4, connect_args=REACH)
    except ModuleNotFoundError:
        raise DatabaseError("PostgreSQL needs a driver: pip install 'howdah[postgresql]'") from None
    except (ArgumentError, ValueError):
        pass
    raise DatabaseError("a database is sqlite:///FILE or postgresql://USER@HOST/NAME")


def set_up(connection: Any, _record: object) -> None:
    """What was committed is on disk, whatever happens next; and no connection keeps much of the file in memory."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA wal_autocheckpoint=0")
    cursor.execute(f"PRAGMA cache_size=-{CACHE_KILOBYTES}")
    cursor.close()


def file_of(engine: Engine) -> Path | None:
    """The file of an SQLite database, whatever links lead to it; None for any other."""
    name = engine.url.database
    if engine.dialect.name != "sqlite" or not name or name == ":memory:":
        return None
    return Path(name).resolve()


def keep_private(engine: Engine) -> None:
    """The key that signs cookies and links lies in the file: it is its owner's alone."""
    file = file_of(engine)
    if file is None or os.name != "posix":
        return
    try:
        if not file.exists():
            file.touch(stat.S_IRUSR | stat.S_IWUSR)
        for part in (file, Path(f"{file}-wal"), Path(f"{file}-shm")):
            with suppress(FileNotFoundError):
                part.chmod(stat.S_IRUSR | stat.S_IWUSR)
    except OSError as error:
        raise DatabaseError(f"the database {file} cannot be written: {error.strerror}") from None


def lock_file(engine: Engine) -> IO[str] | None:
    """Keep a second server off an SQLite file until this process ends, however it ends."""
    file = file_of(engine)
    if file is None:
        return None
    if not file.parent.is_dir():
        raise DatabaseError(f"the database {file} cannot be made: there is no folder {file.parent}")
    if file.is_dir():
        raise DatabaseError(f"{file} is a folder; a database is a file, such as {file / 'howdah.sqlite3'}")
    path = Path(f"{file}.lock")
    try:
        lock = path.open("w")
    except OSError as error:
        raise DatabaseError(f"the database {file} cannot be written: {error.strerror}") from None
    try:
        import fcntl

        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:
        return lock
    except OSError:
        lock.close()
        raise Served(f"another server runs on this database (it holds {path})") from None
    if os.name == "posix" and os.geteuid() == 0 and file.exists():
        # Root may look after the database of a server that runs as somebody else, who needs this file too.
        os.chown(path, file.stat().st_uid, file.stat().st_gid)
    return lock


def checkpoint(connection: Connection, largest: int = LARGEST_LOG) -> None:
    """Checkpoint: copy SQLite's write-ahead log into the database file, in parallel to the writer.

    Left to itself, SQLite does so within every few hundredth commit, and all who wait for that one wait for it.
    """
    _, pages, _ = connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").one()
    if pages > largest:
        # Little is left to copy now, so nobody waits long.
        connection.exec_driver_sql("PRAGMA wal_checkpoint(RESTART)")


def steps() -> list[str]:
    """The schema migrations of this release, by the names of their files: `s0001_first.py` is 0001."""
    return sorted(path.name[1:5] for path in (MIGRATIONS / "versions").glob("s*.py"))


def newest_schema() -> str:
    """The last migration of this release."""
    return steps()[-1]


def schema_of(connection: Connection) -> str | None:
    """The last migration that this database has run; None before the first. Refuses one of a newer release."""
    present = None
    if inspect(connection).has_table(VERSIONS):
        present = connection.execute(text(f"SELECT version_num FROM {VERSIONS}")).scalar()
    check_schema(present, "this database")
    return present


def check_schema(schema: str | None, what: str) -> None:
    """Refuse a schema that a newer release has made."""
    if schema is not None and schema not in steps():
        raise DatabaseError(
            f"{what} was made by a newer release of Howdah (schema {schema}, this release knows up to"
            f" {newest_schema()}): use that release, or restore a backup that is older"
        )


def upgrade(connection: Connection, schema: str) -> None:
    """Run the pending migrations up to this one."""
    # Seldom needed, and a quarter of what a server's start would have to load.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, schema)


def migrate(connection: Connection) -> None:
    """Run the pending migrations. Refuse a database that a newer release has changed, and one on which workers of
    another release run: nothing has changed then."""
    present = schema_of(connection)
    newest = newest_schema()
    mark = releases.mark_of(newest)
    before = None if present is None else releases.stored_mark(connection)
    if present is not None and before != mark and not releases.is_alone(connection):
        raise DatabaseError(
            f"workers of another release run on this database ({before or f'schema {present}'}; this one: {mark}):"
            " stop them first, releases share a database only with equal schema and rules"
        )
    if present != newest:
        upgrade(connection, newest)
    releases.write_mark(connection, mark)
