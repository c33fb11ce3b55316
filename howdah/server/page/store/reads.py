"""What is read of a page's rows. The functions are those of `howdah.server.store.reads` that tables need."""

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from howdah.server.page.store.rows import Rows
from howdah.server.playing.steps import LoggedEntry
from howdah.server.tables.documents import TableDoc, decode_doc

if TYPE_CHECKING:
    from howdah.server.page.store.writes import Change

MOST_LISTED: Final = 100
MOST_SAID: Final = 500


class SaidRow(NamedTuple):
    """Something that was said."""

    number: int
    seat: int
    name: str
    text: str
    at: int


class Stored(NamedTuple):
    """All that is kept of one table."""

    doc: TableDoc
    revision: int
    log: list[LoggedEntry]
    held: dict[int, str]
    said: int


class News(NamedTuple):
    """What somebody else has changed at a table; in a page nobody does."""

    doc: TableDoc
    revision: int
    log: list[LoggedEntry]
    held: dict[int, str]
    said: list[SaidRow]


class TrackRow(NamedTuple):
    """A saved track."""

    id: str
    guest: str
    name: str
    game: str
    seats: int
    text: str
    created: int
    touched: int


class TrialRow(NamedTuple):
    doc: str
    at: int


class Visited(NamedTuple):
    """A table, and when somebody last had to do with it."""

    doc: TableDoc
    touched: int


def load(connection: Rows, table: str) -> Stored | None:
    """A whole table; None if there is none."""
    row = connection.get("table", table)
    if row is None:
        return None
    log = log_after(connection, table, 0)
    return Stored(decode_doc(row["doc"]), row["revision"], log, answers(connection, table), said(connection, table))


def log_after(connection: Rows, table: str, number: int) -> list[LoggedEntry]:
    """The entries after this number, in order."""
    return [LoggedEntry(*row) for key, row in connection.of("entry", table) if int(key[2]) > number]


def answers(connection: Rows, table: str) -> dict[int, str]:
    """The answers that lie face down, by seat."""
    last = len(connection.of("entry", table))
    return {int(key[2]): row["text"] for key, row in connection.of("held", table) if row["opened"] == last}


def said(connection: Rows, table: str) -> int:
    """How much has been said."""
    return len(connection.of("said", table))


def said_after(connection: Rows, table: str, number: int, most: int = MOST_SAID) -> list[SaidRow]:
    """The last of what was said after this number, in order."""
    found = [SaidRow(int(key[2]), *row) for key, row in connection.of("said", table) if int(key[2]) > number]
    return found[-most:]


def news(connection: Rows, table: str, written: int, said: int) -> News | None:
    """Everything after what is known already; None if the table is gone."""
    row = connection.get("table", table)
    if row is None:
        return None
    log = log_after(connection, table, written)
    told = said_after(connection, table, said)
    return News(decode_doc(row["doc"]), row["revision"], log, answers(connection, table), told)


def revision(connection: Rows, table: str) -> int | None:
    """Of the document that is kept; None if the table is gone."""
    row = connection.get("table", table)
    return None if row is None else int(row["revision"])


def holds(connection: Rows, change: "Change") -> bool:
    """Whether a change is kept, though nobody was told that it is. A transaction of the browser that failed has
    certainly changed nothing, and what is kept is in these rows at once."""
    if change.entries:
        last = change.entries[-1]
        row = connection.get("entry", change.table, last["number"])
        return row is not None and row[:2] == [last["seat"], last["text"]]
    if change.save is not None:
        return revision(connection, change.table) == change.save.revision
    return change.remove and connection.get("table", change.table) is None


def answers_at_all(connection: Rows) -> bool:  # noqa: ARG001
    """Whether the rows can be read: they are in memory."""
    return True


def guest_name(connection: Rows, guest: str) -> str:
    """How a guest is called; empty if never said."""
    return str(connection.get("guest", guest) or "")


def visited(rows: list[Any]) -> list[Visited]:
    newest = sorted(rows, key=lambda row: -row["touched"])[:MOST_LISTED]
    return [Visited(decode_doc(row["doc"]), row["touched"]) for row in newest]


EVERY: Final = 1_000_000
"""More tables than anybody has."""


def tables_of(connection: Rows, guest: str) -> list[Visited]:
    """The newest tables that a guest has to do with, the newest first."""
    return every_table_of(connection, guest)


def every_table_of(connection: Rows, guest: str, most: int = EVERY) -> list[Visited]:
    """Every table that a guest has to do with, the newest first; or so many of them."""
    return visited([row for row in connection.all("table") if guest in row["guests"]])[:most]


def listed(connection: Rows) -> list[Visited]:  # noqa: ARG001
    """The public list: in a page there is no public."""
    return []


def running(connection: Rows) -> list[str]:
    """The tables at which something may have to happen without anybody asking for it. In a page nothing does until
    somebody looks at one."""
    del connection
    return []


def track(connection: Rows, track: str) -> TrackRow | None:
    row = connection.get("track", track)
    return None if row is None else TrackRow(*row)


def tracks_of(connection: Rows, guest: str) -> list[TrackRow]:
    """A guest's own tracks, the newest first."""
    mine = [TrackRow(*row) for row in connection.all("track") if row[1] == guest]
    return sorted(mine, key=lambda row: (-row.created, row.id))


def trial(connection: Rows, trial: str) -> TrialRow | None:
    row = connection.get("trial", trial)
    return None if row is None else TrialRow(*row)


def review(connection: Rows, table: str, seat: int) -> str | None:
    """The review of a table that was kept."""
    found = connection.get("review", table, str(seat))
    return None if found is None else str(found)
