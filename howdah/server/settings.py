"""What whoever runs a server can decide. `howdah serve` and environment variables fill it; see docs/operations.md."""

from pathlib import Path
from typing import Final

import msgspec
import platformdirs

FILE_NAME: Final = "howdah.sqlite3"


class Limits(msgspec.Struct, frozen=True):
    """How much one guest may ask for. Each is a bucket: so many at once, refilled at so many a second."""

    message_burst: int = 120
    message_rate: float = 40.0
    request_burst: int = 120
    request_rate: float = 10.0
    table_burst: int = 20
    table_rate: float = 0.05
    hint_burst: int = 10
    hint_rate: float = 0.2
    trial_burst: int = 6
    trial_rate: float = 0.02
    chat_burst: int = 8
    chat_rate: float = 0.5
    sockets: int = 12
    """Open sockets of one guest at one table."""
    message_bytes: int = 16_384
    body_bytes: int = 65_536
    queue: int = 64
    """Messages that wait for one slow socket before it is resynchronised."""


class Settings(msgspec.Struct, frozen=True):
    """All settings, with their defaults."""

    host: str = "127.0.0.1"
    port: int = 8400
    database: str = ""
    """`postgresql://...`, `sqlite:///FILE`, or nothing for a file in the user's data folder."""
    public: str = ""
    """The address that people type, such as https://howdah.example; nothing: what each request names as its host."""
    workers: int = 1
    """Processes; more than one needs PostgreSQL."""
    bot_processes: int = 1
    bot_seconds: float = 20.0
    """A bot that thinks longer takes any legal action."""
    bot_delay: tuple[float, float] = (0.6, 1.6)
    """Seconds that a bot waits before it acts: drawn anew each time, without looking at anything."""
    window_delay: tuple[float, float] = (1.5, 3.5)
    """The same in a reaction window. A bot that has not made up its mind by the first of these passes: how long it
    thinks depends on its cards, and nobody may see that."""
    window: float = 10.0
    """Seconds that a reaction window stays open (on a daily clock: a day)."""
    lag: float = 0.6
    """Seconds of each decision that no clock counts: the way of the message."""
    drain: float = 3.0
    """Seconds that a stopping server gives open requests."""
    sweep: float = 1.0
    """Seconds between looks for tables without an owner, idle rooms and old tables."""
    plugins: tuple[str, ...] = ()
    """Modules to import first; they may register games."""
    log_level: str = "info"
    limits: Limits = Limits()

    def database_url(self) -> str:
        """The address of the database, for SQLAlchemy."""
        if self.database.startswith(("postgresql://", "postgres://")):
            return "postgresql+psycopg://" + self.database.partition("://")[2]
        if self.database:
            return self.database if "://" in self.database else f"sqlite:///{self.database}"
        return f"sqlite:///{data_folder() / FILE_NAME}"


def data_folder() -> Path:
    """Where this user's Howdah keeps its data."""
    return platformdirs.user_data_path("howdah", appauthor=False, ensure_exists=True)
