"""How a game at a table begins, and how it goes on from what was written down."""

from howdah.engine.branching import branch_text
from howdah.engine.contract import CHANCE
from howdah.engine.dealers import Dealer
from howdah.engine.match import Match
from howdah.engine.record import Record
from howdah.engine.registry import set_table
from howdah.engine.resuming import resume, starting_state
from howdah.server.playing.clocks import Now
from howdah.server.playing.game import Game
from howdah.server.playing.moments import receiver_of
from howdah.server.playing.pace import Pace
from howdah.server.playing.steps import LoggedEntry
from howdah.server.protocol.from_server import BranchInfo
from howdah.server.store.reads import Stored
from howdah.server.tables.documents import TableDoc


def begin(doc: TableDoc, dealer: Dealer, pace: Pace, now: Now) -> Game:
    """A new game. Its opening entries (outcomes of chance) are in the record and have to be written."""
    rules = set_table(doc.game, len(doc.seats), doc.options)
    start = starting_state(rules, doc.start, "start", doc.behaviour) if doc.start else None
    game = Game(doc.clock, Match(rules, dealer, seat_names(doc), start), [None] * rules.seats, pace)
    game.times.extend([now.wall] * game.written)
    game.go_on(now)
    return game


def reopen(stored: Stored, dealer: Dealer, pace: Pace, now: Now) -> Game:
    """The game that was written down. Clocks and windows go on from now: they have not run meanwhile."""
    doc = stored.doc
    seats = len(doc.seats)
    match = resume(record_of(stored), dealer)
    left: list[float | None] = [None] * seats
    for row in stored.log:
        if row.left is not None and 0 <= row.seat < seats:
            left[row.seat] = row.left / 1000
    game = Game(doc.clock, match, left, pace)
    game.times.extend(row.at for row in stored.log)
    for place, seat in enumerate(doc.seats):
        if seat.given and seat.given_at == game.counts[place]:
            game.clocks.give(place, seat.given)
    in_turn = turn_of(stored.log)
    if in_turn is not None:
        game.clocks.paid.add(in_turn)
    game.go_on(now)
    if game.window is not None:
        game.window.held.update(stored.held)
    return game


def turn_of(log: list[LoggedEntry]) -> int | None:
    """The seat whose turn, with its bonus, goes on after these entries.

    Answers in a window, and outcomes of chance after them, interrupt a turn; an outcome after its own action ends it.
    """
    by_chance = False
    for row in reversed(log):
        if row.seat == CHANCE:
            by_chance = True
        elif row.left is None:
            by_chance = False
        else:
            return None if by_chance else row.seat
    return None


def record_of(stored: Stored) -> Record:
    """The record of a table."""
    doc = stored.doc
    entries = [row.entry(number) for number, row in enumerate(stored.log, start=1)]
    branch = "" if doc.branch is None else branch_of(doc.branch)
    return Record(doc.game, doc.behaviour, len(doc.seats), doc.options, seat_names(doc), doc.start, entries, branch)


def branch_of(branch: BranchInfo) -> str:
    """As a record says it."""
    return branch_text(branch.table, branch.moment, receiver_of(branch.seat))


def record_text(stored: Stored) -> str:
    """The record as a text, with those who have resigned: the rules know nothing of that."""
    resigned = [f"# seat {place + 1} resigned\n" for place, seat in enumerate(stored.doc.seats) if seat.resigned]
    return record_of(stored).text() + "".join(resigned)


def seat_names(doc: TableDoc) -> dict[int, str]:
    """The seats as a record names them."""
    return {
        place: f"bot:{seat.level}" if seat.kind == "bot" else seat.name or "human"
        for place, seat in enumerate(doc.seats)
    }
