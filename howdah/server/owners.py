"""Who drives a table's bots and clocks. With SQLite there is one process, and it drives them all."""

import asyncio
from abc import ABC, abstractmethod
from pathlib import Path

from howdah.server import questions
from howdah.server.database import DatabaseError
from howdah.server.store import Store


class Owners(ABC):
    """Says which tables are this worker's to drive."""

    @abstractmethod
    def owns(self, table: str) -> bool: ...

    @abstractmethod
    async def claim(self) -> list[str]:
        """Tables that run and that this worker has just become the owner of."""

    async def take(self, table: str) -> None:  # noqa: ARG002
        """This worker is about to start a table, and would drive it."""
        return

    def want(self, table: str) -> None:  # noqa: ARG002
        """This worker has opened a table."""
        return

    def release(self, table: str) -> None:  # noqa: ARG002
        """This worker has closed a table."""
        return

    def elsewhere(self, table: str) -> set[str]:  # noqa: ARG002
        """Guests who are at a table by way of another worker."""
        return set()

    def came(self, table: str, guest: str) -> None:  # noqa: ARG002
        """A guest has come to a table by way of this worker."""
        return

    def went(self, table: str, guest: str) -> None:  # noqa: ARG002
        """A guest has gone."""
        return

    @abstractmethod
    async def close(self) -> None: ...


class SoleOwner(Owners):
    """One process, all tables. A lock on a file keeps a second server off the same database."""

    def __init__(self, store: Store, database: str) -> None:
        self.store = store
        self.claimed = False
        self.lock = lock_file(Path(f"{database}.lock")) if database and database != ":memory:" else None

    def owns(self, table: str) -> bool:  # noqa: ARG002
        return True

    async def claim(self) -> list[str]:
        """Once, at the start: the tables that were running when the server stopped."""
        if self.claimed:
            return []
        self.claimed = True
        return await self.store.read(questions.running)

    async def close(self) -> None:
        if self.lock is not None:
            await asyncio.to_thread(self.lock.close)


def lock_file(path: Path):  # type: ignore[no-untyped-def]
    """Hold a file until this process ends, however it ends."""
    file = path.open("w")
    try:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:
        return file
    except OSError:
        file.close()
        raise DatabaseError(f"another server runs on this database (it holds {path})") from None
    return file
