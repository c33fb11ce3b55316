"""Reach a server's database from another process, while the server runs or while it does not.

Reading is safe at any time. Bans and wishes are rows of their own, which the server only reads or removes. A table's
document and log are written only by whoever is alone with the database.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from howdah.engine.errors import OptionError
from howdah.server.store import reads, releases
from howdah.server.store.database import (
    DatabaseError,
    Served,
    file_of,
    lock_file,
    make_engine,
    newest_schema,
    reason_of,
    schema_of,
)
from howdah.server.tables.names import ALPHABET

T = TypeVar("T")
FEWEST_LETTERS: Final = 3


class Access:
    """An open database with the schema of this release."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def read(self, question: Callable[[Connection], T]) -> T:
        """Ask the database something: one moment of it, however many queries that takes. It cannot change anything."""
        with reading(self.engine) as connection:
            return question(connection)

    def change(self, work: Callable[[Connection], T]) -> T:
        """Change something, all or nothing."""
        with writing(self.engine) as connection:
            return work(connection)

    def table(self, beginning: str) -> str:
        """The id of the one table whose id begins like this."""
        if len(beginning) < FEWEST_LETTERS or any(letter not in ALPHABET for letter in beginning):
            raise OptionError(f"'{beginning}' is not a table's id: that is at least its first {FEWEST_LETTERS} letters")
        found = self.read(lambda connection: reads.ids_like(connection, beginning))
        if not found:
            raise OptionError(f"there is no table '{beginning}'; `howdah admin list` shows them")
        if len(found) > 1:
            raise OptionError(f"more than one table begins with '{beginning}': give more letters of its id")
        return found[0]


@contextmanager
def opened(url: str) -> Iterator[Access]:
    """A database that is there and has the schema of this release. Raises `DatabaseError`."""
    engine = make_engine(url)
    file = file_of(engine)
    if file is not None and not file.is_file():
        raise DatabaseError(f"there is no database {file}; --database names another")
    try:
        with reading(engine) as connection:
            present = schema_of(connection)
        if present is None:
            raise DatabaseError("this database holds no tables of Howdah; --database names another")
        if present != newest_schema():
            raise DatabaseError(
                f"this database has the schema {present}, this release works with {newest_schema()}:"
                " start its server once, which brings the database up to date"
            )
        yield Access(engine)
    finally:
        engine.dispose()


@contextmanager
def alone(engine: Engine) -> Iterator[None]:
    """Nobody else serves this database meanwhile. Raises `Served` if a server runs."""
    if engine.dialect.name == "postgresql":
        with writing(engine) as connection:
            if not releases.is_alone(connection):
                raise Served("workers run on this database")
            yield
    else:
        lock = lock_file(engine)
        try:
            yield
        finally:
            if lock is not None:
                lock.close()


@contextmanager
def reading(engine: Engine) -> Iterator[Connection]:
    """A transaction that sees one moment and cannot write."""
    with plain_errors(), engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection = connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            with connection.begin():
                yield connection
        else:
            connection.exec_driver_sql("PRAGMA query_only=ON")
            connection.exec_driver_sql("BEGIN")
            try:
                yield connection
            finally:
                connection.rollback()
                connection.exec_driver_sql("PRAGMA query_only=OFF")


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """A transaction that is all or nothing, changes of the schema included."""
    with plain_errors(), engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        yield connection


@contextmanager
def plain_errors() -> Iterator[None]:
    """What the driver complains about, as one line for a person."""
    try:
        yield
    except DBAPIError as error:
        raise DatabaseError(f"the database cannot be used: {reason_of(error)}") from None
