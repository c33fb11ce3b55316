"""Close a table from outside: by the server that runs, or, where none does, by ourselves."""

import time
from functools import partial
from typing import Final

from howdah.engine.errors import OptionError, Refusal
from howdah.server.admin.access import Access, alone
from howdah.server.ops.admin_requests import close_stored
from howdah.server.store import reads, upkeep
from howdah.server.store.database import Served

PATIENCE_SECONDS: Final = 15.0
STEP_SECONDS: Final = 0.1


def close(access: Access, table: str) -> str:
    """Close a table; how it went, as a sentence. Raises `OptionError` where nothing can be closed."""
    stored = access.read(lambda connection: reads.phase_of(connection, table))
    if stored == "over":
        raise OptionError("this game is over already")
    try:
        with alone(access.engine):
            access.change(partial(close_stored, table=table, now=int(time.time())))
    except Served:
        return ask_server(access, table)
    except Refusal:
        raise OptionError("the document of this table cannot be read, so it cannot be closed") from None
    return outcome(access, table)


def ask_server(access: Access, table: str) -> str:
    """Leave a wish for the server, and wait until it is done."""
    access.change(partial(upkeep.wish_closed, table=table, now=int(time.time())))
    deadline = time.monotonic() + PATIENCE_SECONDS
    while access.read(lambda connection: reads.is_to_close(connection, table)):
        if time.monotonic() > deadline:
            return "the server has not answered yet; it closes the table as soon as it can"
        time.sleep(STEP_SECONDS)
    return outcome(access, table)


def outcome(access: Access, table: str) -> str:
    phase = access.read(lambda connection: reads.phase_of(connection, table))
    if phase == "over":
        return "closed: the game is over, without a winner"
    if not phase:
        return "closed: the game had not begun, so the table is gone"
    raise OptionError("the server could not close this table; its log says why")
