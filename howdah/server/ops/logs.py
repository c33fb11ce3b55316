"""Logs: one JSON object a line, with what happened and where. No action, no hand, no name, no cookie, no link."""

import logging
import sys
import traceback
from typing import Final

import msgspec

ALLOWED: Final = (
    "table",
    "worker",
    "status",
    "path",
    "method",
    "seconds",
    "count",
    "error",
    "where",
    "address",
    "database",
)
"""The only facts that a line may carry; `path` is a route's pattern, never the address that was asked for."""

SHOWN_LETTERS: Final = 5
"""Of a table's id: enough to find it in the database, too few to open it."""

logger = logging.getLogger("howdah.server")


class JsonLines(logging.Formatter):
    """Formats what `note` logs; other libraries' lines become their message."""

    def format(self, record: logging.LogRecord) -> str:
        line = {"time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"), "level": record.levelname.lower()}
        facts = getattr(record, "facts", None)
        line |= {"event": record.getMessage()} if facts is None else {"event": str(record.msg), **facts}
        return msgspec.json.encode(line).decode()


def set_up(level: str) -> None:
    """Log to stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # What these say at their leisure names addresses, and the address of a private table is a secret.
    for chatty in ("alembic", "uvicorn", "websockets", "httpx", "httpcore"):
        logging.getLogger(chatty).setLevel("WARNING")


def note(event: str, level: int = logging.INFO, **facts: object) -> None:
    """Log an event with facts; a fact that is not allowed is a mistake of ours."""
    if "table" in facts:
        facts["table"] = f"{str(facts['table'])[:SHOWN_LETTERS]}..."
    assert set(facts) <= set(ALLOWED), f"may not be logged: {set(facts) - set(ALLOWED)}"
    logger.log(level, event, extra={"facts": facts})


def note_error(event: str, error: BaseException, **facts: object) -> None:
    """Log an error of ours: its type and the lines of code, not its text, which may quote what a player sent."""
    frames = traceback.extract_tb(error.__traceback__)
    where = [f"{frame.filename.rpartition('/')[2]}:{frame.lineno}:{frame.name}" for frame in frames]
    note(event, logging.ERROR, error=type(error).__name__, where=where, **facts)
