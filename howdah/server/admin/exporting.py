"""Records of games, as texts that `howdah replay` reads. The record of a game that runs holds everybody's secrets: only
who asks for that by name gets it."""

from functools import partial
from pathlib import Path
from typing import NamedTuple

from howdah.engine.errors import HowdahError, OptionError
from howdah.server.admin.access import Access
from howdah.server.admin.looking import load, shown_id
from howdah.server.store import reads
from howdah.server.tables.beginning import record_text


class Exported(NamedTuple):
    written: int
    problems: list[str]


def export(access: Access, table: str, running: bool) -> str:
    """The record of one table. Raises `HowdahError`."""
    stored = load(access, table)
    if stored.doc.phase == "gathering":
        raise OptionError("this game has not begun, so there is no record of it")
    if stored.doc.phase != "over" and not running:
        raise OptionError("this game is not over, and its record holds everybody's hand: --running exports it")
    return record_text(stored)


def export_all(access: Access, folder: Path, running: bool) -> Exported:
    """Write the records of all tables into a folder, a file each; what could not be written is told."""
    folder.mkdir(parents=True, exist_ok=True)
    phases = ["over", *(["playing", "paused"] if running else [])]
    written = 0
    problems: list[str] = []
    for row in access.read(partial(reads.all_tables, phases=phases, before=0)):
        try:
            text = export(access, row.id, running)
        except HowdahError as error:
            problems.append(f"{shown_id(row.id)}: {error}")
            continue
        (folder / f"{row.id}.txt").write_text(text, encoding="utf-8")
        written += 1
    return Exported(written, problems)
