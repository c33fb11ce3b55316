"""Which releases may share a database: those with the same schema and the same behaviour of every game.

Each worker on PostgreSQL holds a shared lock as long as its session lives. A worker of another release is refused while
anybody holds it; alone, it renews the mark and goes on. docs/operations.md says how to upgrade.
"""

from typing import Final

from sqlalchemy import Connection, insert, select, text, update

from howdah.engine.registry import games
from howdah.server.store.schema import facts

RELEASE_LOCK: Final = 0x486F7765
NAME: Final = "release"
TRY_ALONE: Final = text("SELECT pg_try_advisory_xact_lock(:key)")


def mark_of(schema: str) -> str:
    """What two releases must have in common."""
    return f"schema {schema}, " + ", ".join(f"{game.name} {game.behaviour}" for game in games())


def stored_mark(connection: Connection) -> str | None:
    """The mark of the release that opened this database last; None for a new one."""
    return connection.execute(select(facts.c.value).where(facts.c.name == NAME)).scalar()


def is_alone(connection: Connection) -> bool:
    """Whether no other worker runs on this database; asked while the lock of migrations is held."""
    if connection.dialect.name != "postgresql":
        return True
    return bool(connection.execute(TRY_ALONE, {"key": RELEASE_LOCK}).scalar())


def write_mark(connection: Connection, mark: str) -> None:
    if connection.execute(update(facts).where(facts.c.name == NAME).values(value=mark)).rowcount == 0:
        connection.execute(insert(facts).values(name=NAME, value=mark))
