"""What is written together: the changes of `howdah.server.store.writes`, as operations on a page's rows."""

from typing import Any

import msgspec

from howdah.server.page.store.rows import Draft

Row = dict[str, Any]
OF_TABLES = ("entry", "held", "said", "review")


class Conflict(Exception):
    """What this change was based on is no longer so. Nothing was written."""


class Save(msgspec.Struct, gc=False):
    """A table's document, and what is looked up by."""

    row: Row
    revision: int
    guests: list[str]


class Change(msgspec.Struct, gc=False):
    """All that one request changes at one table."""

    table: str
    entries: list[Row] = []
    hold: Row | None = None
    drop_held: bool = False
    save: Save | None = None
    said: Row | None = None
    notices: list[Row] = []
    """A page calls nobody: whoever plays in it sits before it."""
    remove: bool = False


def write(draft: Draft, change: Change) -> None:
    """Note what a change does to the rows. Raises `Conflict`."""
    rows, table = draft.rows, change.table
    for row in change.entries:
        if rows.get("entry", table, row["number"]) is not None:
            raise Conflict
        draft.put("entry", table, row["number"], value=[row["seat"], row["text"], row["left"], row["at"]])
    if change.drop_held:
        draft.drop_table(["held"], table)
    if change.hold is not None:
        hold = change.hold
        draft.put("held", table, hold["seat"], value={"opened": hold["opened"], "text": hold["text"]})
    if change.said is not None:
        said = change.said
        draft.put("said", table, said["number"], value=[said["seat"], said["name"], said["text"], said["at"]])
    if change.save is not None:
        save(draft, change.save)
    if change.remove:
        draft.drop_table(OF_TABLES, table)
        draft.drop("table", table)


def save(draft: Draft, what: Save) -> None:
    """Insert or replace a document. Raises `Conflict` if it is not the one that was read."""
    known = draft.rows.get("table", what.row["id"])
    if (0 if known is None else known["revision"]) != what.revision - 1:
        raise Conflict
    value = {**what.row, "revision": what.revision, "guests": what.guests}
    draft.put("table", what.row["id"], value=value)
