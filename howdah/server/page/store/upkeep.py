"""What is written besides tables: the guest's name, tracks, trials. The functions are those of
`howdah.server.store.upkeep` that tables need."""

import secrets
from collections.abc import Sequence
from typing import Final

from howdah.server.page.store.reads import TrackRow
from howdah.server.page.store.rows import Draft
from howdah.server.page.store.writes import OF_TABLES

SECRET_BYTES: Final = 32
DAY_SECONDS: Final = 86_400


def secret(connection: Draft) -> bytes:
    """The key that signs links; made once for each browser."""
    known = connection.rows.get("fact", "secret")
    made = secrets.token_bytes(SECRET_BYTES) if known is None else bytes.fromhex(known)
    if known is None:
        connection.put("fact", "secret", value=made.hex())
    return made


def save_track(connection: Draft, row: TrackRow) -> None:
    connection.put("track", row.id, value=list(row))


def replace_track(connection: Draft, row: TrackRow) -> None:
    save_track(connection, row)


def touch_track(connection: Draft, track: str, now: int) -> None:
    """Somebody looks at it: in a page nothing is forgotten, so it need not be noted."""
    del connection, track, now


def drop_track(connection: Draft, track: str) -> None:
    connection.drop("track", track)


def save_trial(connection: Draft, trial: str, doc: str, now: int) -> None:
    connection.put("trial", trial, value=[doc, now])


def save_review(connection: Draft, table: str, seat: int, doc: str, now: int) -> None:
    """Keep a review, in the place of an older one."""
    del now
    connection.put("review", table, str(seat), value=doc)


def name_guest(connection: Draft, guest: str, name: str, now: int) -> None:
    """Write down how a guest is called."""
    del now
    connection.put("guest", guest, value=name)


def note_guests(connection: Draft, ids: Sequence[str], now: int) -> None:
    """These guests were here: in a page there is one, and nobody forgets them."""
    del connection, ids, now


def touch(connection: Draft, ids: Sequence[str], now: int) -> None:
    """These tables are in use."""
    for table in ids:
        row = connection.rows.get("table", table)
        if row is not None:
            connection.put("table", table, value={**row, "touched": now})


def remove(connection: Draft, ids: Sequence[str]) -> None:
    """Forget tables and all that belongs to them."""
    for table in ids:
        connection.drop_table(OF_TABLES, table)
        connection.drop("table", table)
