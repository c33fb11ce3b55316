"""Whether every log replays to its end: what a server would do with each table when it opens it."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from howdah.engine.dealers import SystemDealer
from howdah.engine.errors import HowdahError
from howdah.engine.resuming import resume
from howdah.server.admin.access import Access
from howdah.server.admin.looking import load
from howdah.server.store import reads
from howdah.server.store.reads import Stored
from howdah.server.tables.beginning import record_of
from howdah.server.tables.info import is_decided


class Problem(NamedTuple):
    table: str
    what: str


class Checked(NamedTuple):
    tables: int
    entries: int
    problems: list[Problem]


def check(access: Access, tell: Callable[[Problem], None] = lambda _: None) -> Checked:
    """Replay all tables; `tell` hears of each problem at once."""
    rows = access.read(partial(reads.all_tables, phases=[], before=0))
    checked = 0
    entries = 0
    problems: list[Problem] = []
    for row in rows:
        if not access.read(partial(reads.phase_of, table=row.id)):
            continue  # removed meanwhile
        checked += 1
        try:
            stored = load(access, row.id)
            entries += len(stored.log)
            what = problem_of(stored, access.read(partial(reads.numbers, table=row.id)))
        except HowdahError as error:
            what = str(error)
        if what:
            problems.append(Problem(row.id, what))
            tell(problems[-1])
    return Checked(checked, entries, problems)


def problem_of(stored: Stored, numbers: list[int]) -> str:
    """What is wrong with a table; nothing if all is well. Raises `HowdahError` if it does not replay."""
    doc, log = stored.doc, stored.log
    gap = next((place for place, number in enumerate(numbers, start=1) if place != number), 0)
    if gap:
        return f"entry {gap} is missing"
    if doc.phase == "gathering":
        return "it has entries, but the game has not begun" if log else ""
    match = resume(record_of(stored), SystemDealer())
    if len(match.record.entries) != len(log):
        return f"after its last entry, {len(log)}, an outcome of chance is missing"
    over = match.result() is not None
    if over and doc.phase != "over":
        return f"the game is over, but the table is {doc.phase}"
    if not over and doc.phase == "over" and not doc.closed and not is_decided(doc):
        return "the table is over, but the game is not"
    return ""
