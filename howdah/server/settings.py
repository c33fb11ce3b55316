"""What whoever runs a server can decide. `howdah serve` and environment variables fill it; see docs/operations.md."""

import ipaddress
from pathlib import Path
from typing import Final

import msgspec

from howdah.engine.errors import OptionError
from howdah.server.playing.pace import USUAL_WINDOW

FILE_NAME: Final = "howdah.sqlite3"
OWN_MACHINE: Final = ("127.0.0.1", "::1")
SCALED: Final = ("_burst", "_rate", "sockets", "connections")
"""How the names of the limits end that a factor multiplies: not those in bytes."""


class Limits(msgspec.Struct, frozen=True):
    """How much one guest or one network may ask for; docs/operations.md gives the reasons.

    A *burst* is how many at once, a *rate* how many a second after that. A network is the /24 of an IPv4 address, the
    /64 of an IPv6 address: sixty people behind one address (a school) stay far below its limits.
    """

    message_burst: int = 240
    message_rate: float = 40.0
    """Messages of one guest, over all its sockets."""
    network_message_burst: int = 6_000
    network_message_rate: float = 600.0
    request_burst: int = 120
    request_rate: float = 10.0
    """HTTP requests of one guest."""
    network_request_burst: int = 3_000
    network_request_rate: float = 100.0
    anonymous_request_burst: int = 300
    anonymous_request_rate: float = 10.0
    """HTTP requests without a cookie, from one network: each of them makes a guest."""
    handshake_burst: int = 400
    handshake_rate: float = 10.0
    """WebSockets that one network opens."""
    anonymous_burst: int = 60
    anonymous_rate: float = 1.0
    """Of them those without a cookie."""
    table_burst: int = 20
    table_rate: float = 0.05
    """New tables of one guest, rematches included."""
    network_table_burst: int = 200
    network_table_rate: float = 1.0
    hint_burst: int = 10
    hint_rate: float = 0.2
    trial_burst: int = 6
    trial_rate: float = 0.02
    contact_burst: int = 6
    contact_rate: float = 0.01
    """Notification addresses, codes and tests of one guest; attempts at phrases and passkeys from one network."""
    chat_burst: int = 8
    chat_rate: float = 0.5
    """What one guest says, over all its sockets."""
    sockets: int = 12
    """Open sockets of one guest at one table."""
    connections: int = 20_000
    """Open connections of all kinds."""
    network_connections: int = 1_000
    message_bytes: int = 16_384
    body_bytes: int = 65_536
    queue_bytes: int = 262_144
    """What waits for one slow socket before it is resynchronised."""
    network_queue_bytes: int = 16_777_216
    """What waits for all slow sockets of one network."""
    delayed_bytes: int = 8_388_608
    """What one table keeps back for spectators who are behind."""


def scaled(limits: Limits, factor: float) -> Limits:
    """These limits, so many times as wide."""
    changes: dict[str, float] = {
        name: value * factor if isinstance(value, float) else max(1, round(value * factor))
        for name, value in msgspec.structs.asdict(limits).items()
        if name.endswith(SCALED)
    }
    return msgspec.structs.replace(limits, **changes)


def read_proxy(address: str) -> str:
    """The address of a proxy. Raises `OptionError`."""
    try:
        return str(ipaddress.ip_address(address))
    except ValueError:
        raise OptionError(f"--proxy {address}: this is not an address such as 10.0.0.1 or 2001:db8::1") from None


class Settings(msgspec.Struct, frozen=True):
    """All settings, with their defaults."""

    host: str = "127.0.0.1"
    port: int = 8400
    database: str = ""
    """`postgresql://...`, `sqlite:///FILE`, or nothing for a file in the user's data folder."""
    public: str = ""
    """The address that people type, such as https://howdah.example; nothing: what each request names as its host."""
    certificate: str = ""
    """A file with a certificate (PEM), and those that vouch for it: the server speaks https itself."""
    private_key: str = ""
    """The file with its key."""
    proxies: tuple[str, ...] = OWN_MACHINE
    """Addresses of proxies that are believed when they say for whom they ask."""
    workers: int = 1
    """Processes; more than one needs PostgreSQL."""
    bot_processes: int = 1
    bot_seconds: float = 20.0
    """A bot that thinks longer is killed, and `easy` decides in its place."""
    background_niceness: int = 10
    """How far the process for hints, replays and trials of tracks stands back behind all others of the machine."""
    turn: float = 3.0
    """Seconds that a bot's turn takes at normal pace, windows apart; 0: as long as it thinks."""
    window: float = USUAL_WINDOW
    """Seconds that a usual reaction window stays open; all others change in proportion (on a daily clock: a day)."""
    lag: float = 0.6
    """Seconds of each decision that no clock counts: the way of the message."""
    drain: float = 3.0
    """Seconds that a stopping server gives open requests."""
    idle: float = 300.0
    """Seconds after which a table that nobody looks at and nothing drives leaves memory."""
    sweep: float = 1.0
    """Seconds between looks for tables without an owner, idle tables and old tables."""
    smtp: str = ""
    """The mail server for notices, smtp://USER:PASSWORD@HOST:PORT; nothing: no mail."""
    mail_from: str = ""
    """Whom such mail is from."""
    grace: int = 120
    """Seconds before somebody is called who looks at a slow table anyway."""
    loopback_notices: bool = False
    """For tests: notices may go to this machine, and without https."""
    site: str = ""
    """A folder that `make site` built: it is served below /offline/, where the games run in the browser itself."""
    plugins: tuple[str, ...] = ()
    """Modules to import first; they may register games."""
    log_level: str = "info"
    limits: Limits = Limits()

    def is_encrypted(self) -> bool:
        """Whether the server itself speaks https."""
        return bool(self.certificate)

    def scheme(self) -> str:
        """What an address of the server itself begins with."""
        return "https" if self.is_encrypted() else "http"

    def database_url(self) -> str:
        """The address of the database, for SQLAlchemy."""
        if self.database.startswith(("postgresql://", "postgres://")):
            return "postgresql+psycopg://" + self.database.partition("://")[2]
        if self.database:
            return self.database if "://" in self.database else f"sqlite:///{self.database}"
        return f"sqlite:///{data_folder() / FILE_NAME}"


def data_folder() -> Path:
    """Where this user's Howdah keeps its data."""
    # Imported late: a page does without it.
    import platformdirs

    return platformdirs.user_data_path("howdah", appauthor=False, ensure_exists=True)
