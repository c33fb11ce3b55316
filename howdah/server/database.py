"""The database: SQLite that keeps its word (WAL, synchronous FULL), or PostgreSQL; migrated when a server starts."""

from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, text

from howdah.engine.errors import HowdahError

MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATION_LOCK: Final = 0x486F7764  # "Howd"
BUSY_MILLISECONDS: Final = 10_000
LARGEST_LOG: Final = 10_000
"""Pages in SQLite's write-ahead log (40 MB) after which it begins anew, even if writers have to wait for that."""


class DatabaseError(HowdahError):
    """A database that cannot be used as it is."""


def open_database(url: str) -> Engine:
    """The engine, with the schema in its present shape."""
    engine = make_engine(url)
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            # Several workers start at once; one of them migrates.
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
        migrate(connection)
    return engine


def make_engine(url: str) -> Engine:
    """The engine alone."""
    if url.startswith("sqlite"):
        engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": BUSY_MILLISECONDS / 1000})
        event.listen(engine, "connect", keep_the_word)
        return engine
    if url.startswith("postgresql"):
        try:
            return create_engine(url, pool_pre_ping=True, pool_size=4)
        except ModuleNotFoundError:
            raise DatabaseError("PostgreSQL needs a driver: pip install 'howdah[postgresql]'") from None
    raise DatabaseError("a database is sqlite:///FILE or postgresql://USER@HOST/NAME")


def keep_the_word(connection: Any, _record: object) -> None:
    """What was committed is on disk, whatever happens next."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA wal_autocheckpoint=0")
    cursor.close()


def checkpoint(connection: Connection, largest: int = LARGEST_LOG) -> None:
    """Copy what was committed from SQLite's log into the database file, beside the writer.

    Left to itself, SQLite does so within every few hundredth commit, and all who wait for that one wait for it.
    """
    _, pages, _ = connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").one()
    if pages > largest:
        # Little is left to copy now, so nobody waits long.
        connection.exec_driver_sql("PRAGMA wal_checkpoint(RESTART)")


def migrate(connection: Connection) -> None:
    """Run the steps that this database has not seen."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
