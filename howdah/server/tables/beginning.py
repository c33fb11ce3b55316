"""How a table is set, how its game begins, and how it goes on from what was written down."""

from howdah.engine.branching import branch_text
from howdah.engine.contract import CHANCE
from howdah.engine.dealers import Dealer
from howdah.engine.generator import Generator
from howdah.engine.match import Match
from howdah.engine.record import Record
from howdah.engine.registry import find, set_table, settle_options
from howdah.engine.resuming import resume, starting_state
from howdah.server.after.starts import Start
from howdah.server.playing.clocks import Now
from howdah.server.playing.game import Game
from howdah.server.playing.moments import receiver_of
from howdah.server.playing.pace import Pace
from howdah.server.playing.steps import LoggedEntry
from howdah.server.protocol.from_server import BranchInfo
from howdah.server.protocol.resources import NewTable
from howdah.server.refusals import refuse
from howdah.server.store.reads import Stored
from howdah.server.tables.documents import SeatDoc, TableDoc
from howdah.server.tables.names import new_id
from howdah.server.tables.seating import give_colour, good_options, set_seat


def new_table(wanted: NewTable, guest: str, name: str, now: int, start: Start | None = None) -> TableDoc:
    """The table that somebody asks for; `start` is the position that it begins with, if it has one of its own."""
    if start is not None and (start.game, start.seats) != (wanted.game, len(wanted.seats)):
        raise refuse("bad-option", message=f"this position is of {start.game} with {start.seats} seats")
    options = good_options(wanted.game, len(wanted.seats), wanted.options if start is None else start.options)
    doc = TableDoc(
        new_id(),
        wanted.game,
        find(wanted.game).behaviour,
        options,
        [],
        guest,
        name,
        now,
        clock=wanted.clock,
        listed=wanted.listed,
        spectators=wanted.spectators,
        delay=wanted.delay,
        windows=wanted.windows,
        pace=wanted.pace,
        hints=wanted.hints,
        auto_start=wanted.auto_start,
        start="" if start is None else start.position,
    )
    if start is not None and wanted.branch is not None:
        doc.branch = BranchInfo(wanted.branch.table, wanted.branch.moment, wanted.branch.seat)
    doc.seats = [SeatDoc("open") for _ in wanted.seats]
    for place, seat in enumerate(wanted.seats):
        set_seat(doc, place, seat, guest, name)
    for seat_doc in doc.seats:
        give_colour(doc, seat_doc, seat_doc.colour)
    return doc


def rematch(doc: TableDoc, now: int) -> TableDoc:
    """The next table: everyone moves on by one seat, so that another begins. From a position of its own it is played
    again as it was."""
    seats = [
        SeatDoc(seat.kind, list(seat.holders), seat.name, seat.colour, seat.level if seat.kind == "bot" else "")
        if seat.kind == "bot" or seat.holders
        else SeatDoc("open", colour=seat.colour)  # Whoever gave it up has left.
        for seat in doc.seats
    ]
    return TableDoc(
        new_id(),
        doc.game,
        find(doc.game).behaviour,
        dict(doc.chosen or doc.options),
        seats if doc.start else seats[-1:] + seats[:-1],
        doc.host,
        doc.host_name,
        now,
        clock=doc.clock,
        listed=doc.listed,
        spectators=doc.spectators,
        delay=doc.delay,
        windows=doc.windows,
        pace=doc.pace,
        hints=doc.hints,
        previous=doc.id,
        removed=list(doc.removed),
        start=doc.start,
        branch=doc.branch,
    )


def draw_options(doc: TableDoc, generator: Generator) -> None:
    """Draw what is drawn once before the match (a random layout); a rematch draws it again."""
    drawn = settle_options(doc.game, len(doc.seats), doc.options, generator)
    if drawn != doc.options:
        doc.chosen, doc.options = doc.options, drawn


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
