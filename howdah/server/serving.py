"""Run the application under uvicorn: one process on SQLite, as many as wanted on PostgreSQL."""

import os
import threading
import webbrowser
from typing import Any, Final

import msgspec
import uvicorn

from howdah.engine.errors import OptionError
from howdah.server import logs
from howdah.server.app import App
from howdah.server.settings import Settings
from howdah.server.wire import Wire

VARIABLE: Final = "HOWDAH_SETTINGS"
"""Carries all settings, as JSON, to worker processes."""
PING_SECONDS: Final = 20.0
BROWSE_SECONDS: Final = 1.5


def serve(settings: Settings, browse: str = "") -> None:
    """Serve until somebody stops it; open a page in the browser when it is there."""
    if settings.workers > 1 and not settings.database_url().startswith("postgresql"):
        raise OptionError("more than one worker needs PostgreSQL: SQLite has one writer")
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
    """How sockets are treated. No deflate: it costs two fifths of the throughput and doubles the memory."""
    return {
        "ws": Wire,
        "ws_max_size": settings.limits.message_bytes * 2,
        "ws_per_message_deflate": False,
        "ws_ping_interval": PING_SECONDS,
        "ws_ping_timeout": PING_SECONDS,
        "timeout_graceful_shutdown": max(1, round(settings.drain)),
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "date_header": False,
    }


def from_environment() -> App:
    """The application of a worker process."""
    settings = msgspec.json.decode(os.environ[VARIABLE], type=Settings)
    logs.set_up(settings.log_level)
    return App(settings)
