"""How long it takes to open a long match: read it from the database and stand ready to play it."""

import time
from pathlib import Path
from typing import NamedTuple

from howdah.engine.dealers import SystemDealer
from howdah.engine.errors import Refusal
from howdah.engine.match import Match
from howdah.engine.registry import games, set_table
from howdah.server.playing.clocks import Now
from howdah.server.playing.pace import pace_of
from howdah.server.playing.steps import LoggedEntry
from howdah.server.store import reads
from howdah.server.store.database import open_database
from howdah.server.store.writes import Change, Save, apply_all
from howdah.server.tables.beginning import reopen
from howdah.server.tables.documents import SeatDoc, TableDoc, encode_doc

ENTRIES = 5000


class Opened(NamedTuple):
    """Which match was opened, and the fastest time."""

    game: str
    entries: int
    milliseconds: float


def long_log(game: str) -> list[LoggedEntry]:
    """A log of so many entries: random play that goes back and forth where it can; none if this game cannot."""
    match = Match(set_table(game, 2), SystemDealer())
    while len(match.record.entries) < ENTRIES and match.waiting():
        seat = match.waiting()[0]
        for action in match.legal(seat):
            match.submit(seat, action)
            try:
                while len(match.record.entries) < ENTRIES:
                    match.undo(seat)
                    match.submit(seat, action)
            except Refusal:
                pass
            break
    entries = match.record.entries
    return [LoggedEntry(entry.seat, entry.text, None) for entry in entries] if len(entries) >= ENTRIES else []


def opened(folder: Path) -> Opened:
    """Read a long match from the database and stand ready to play it."""
    for meta in games():
        log = long_log(meta.name)
        if not log:
            continue
        engine = open_database(f"sqlite:///{folder / 'long.sqlite3'}").engine
        doc = TableDoc("T" * 16, meta.name, meta.behaviour, {}, [SeatDoc("open"), SeatDoc("open")], "g", "g", 0)
        doc.phase = "playing"
        row = {"id": doc.id, "phase": doc.phase, "listed": False, "touched": 0, "doc": encode_doc(doc).decode()}
        rows = [
            {"table": doc.id, "number": number, "seat": one.seat, "text": one.text, "left": None, "at": 0}
            for number, one in enumerate(log, start=1)
        ]
        with engine.begin() as connection:
            apply_all(connection, [Change(doc.id, rows, save=Save(row, 1, ["g"]))])
        times = []
        for _ in range(5):
            start = time.perf_counter()
            with engine.begin() as connection:
                stored = reads.load(connection, doc.id)
            assert stored is not None
            reopen(stored, SystemDealer(), pace_of(2.5, 0, 0), Now(0.0, 0))
            times.append((time.perf_counter() - start) * 1000)
        engine.dispose()
        return Opened(meta.name, len(log), min(times))
    raise SystemExit("bench: no game here can make a match of so many entries")
