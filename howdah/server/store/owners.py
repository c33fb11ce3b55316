"""Who drives a table's bots and clocks. With SQLite there is one process, and it drives them all."""

from abc import ABC, abstractmethod

from howdah.server.store import reads
from howdah.server.store.store import Store


class Owners(ABC):
    """Says which tables are this worker's to drive."""

    @abstractmethod
    def owns(self, table: str) -> bool: ...

    @abstractmethod
    async def claim(self) -> list[str]:
        """Tables that run and that this worker has just become the owner of."""

    async def acquire(self, table: str) -> None:  # noqa: ARG002
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
    """One process, all tables."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.claimed = False

    def owns(self, table: str) -> bool:  # noqa: ARG002
        return True

    async def claim(self) -> list[str]:
        """Once, at the start: the tables that were running when the server stopped."""
        if self.claimed:
            return []
        found = await self.store.read(reads.running)
        self.claimed = True
        return found

    async def close(self) -> None:
        return
