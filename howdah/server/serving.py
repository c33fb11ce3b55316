"""Run the application under uvicorn: one process on SQLite, as many as wanted on PostgreSQL."""

import errno
import os
import socket
import ssl
import threading
import webbrowser
from typing import Any, Final

import msgspec
import uvicorn

from howdah.engine.errors import HowdahError, OptionError
from howdah.server.app import App
from howdah.server.notices.sender import check_mail
from howdah.server.ops import logs, plugins
from howdah.server.settings import Settings
from howdah.server.sockets.protocol import Front
from howdah.server.store.database import open_database

VARIABLE: Final = "HOWDAH_SETTINGS"
"""Carries all settings, as JSON, to worker processes."""
BROWSE_SECONDS: Final = 1.5


class StartError(HowdahError):
    """A server that cannot start as it is told to."""


def check_start(settings: Settings) -> None:
    """Find out whether a server can start, and bring the database up to date, before any process is started: whatever
    stands in the way is told once, in one sentence. Raises `HowdahError`."""
    if settings.workers > 1 and not settings.database_url().startswith("postgresql"):
        raise OptionError("more than one worker needs PostgreSQL: SQLite has one writer")
    plugins.load(settings.plugins)
    check_address(settings.host, settings.port)
    check_certificate(settings)
    check_mail(settings)
    open_database(settings.database_url()).close()


def check_address(host: str, port: int) -> None:
    """Whether somebody can listen there."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, protocol) as probe:
            if os.name == "posix":
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
            probe.listen()
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise StartError(f"port {port} is in use: another program listens there; --port names another") from None
        raise StartError(f"nobody can listen at {host}, port {port}: {error.strerror}") from None


def check_certificate(settings: Settings) -> None:
    """Whether certificate and key can be read and belong together."""
    if not settings.is_encrypted():
        return
    try:
        ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(settings.certificate, settings.private_key)
    except (OSError, ssl.SSLError) as error:
        why = getattr(error, "reason", None) or error.strerror or error
        files = f"{settings.certificate} and {settings.private_key}"
        raise StartError(f"{files} are no certificate (PEM) and its key: {why}") from None


def serve(settings: Settings, browse: str = "") -> None:
    """Serve until somebody stops it; open a page in the browser when it is there."""
    logs.set_up(settings.log_level)
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()
    if browse:
        threading.Timer(BROWSE_SECONDS, webbrowser.open, [browse]).start()
    uvicorn.run(
        "howdah.server.serving:from_environment",
        factory=True,
        workers=settings.workers if settings.workers > 1 else None,
        host=settings.host,
        port=settings.port,
        **uvicorn_settings(settings),
    )


def uvicorn_settings(settings: Settings) -> dict[str, Any]:
    """How connections are treated; WebSockets are our own (`sockets.protocol`), and so is the reading of what proxies
    say (`http.addresses`)."""
    return {
        "http": Front,
        "ws": "none",
        "lifespan": "on",
        "proxy_headers": False,
        "timeout_graceful_shutdown": max(1, round(settings.drain)),
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "date_header": False,
        "ssl_certfile": settings.certificate or None,
        "ssl_keyfile": settings.private_key or None,
    }


def from_environment() -> App:
    """The application of a worker process."""
    settings = msgspec.json.decode(os.environ[VARIABLE], type=Settings)
    logs.set_up(settings.log_level)
    return App(settings)
