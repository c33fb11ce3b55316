"""A book of bids (`raj_book.py`) as plain data for pages: a picture by round or by stake, and what it says by kind."""

from collections.abc import Sequence
from typing import Final

from howdah.engine.contract import CHANCE
from howdah.engine.record import RESTATED, Record
from howdah.review.model import BidBook, BidColumn, BidKind
from howdah.review.raj_book import KINDS, Bid, Book, book_of

GAME: Final = "raj"
Games = Sequence[tuple[Record, int]]
"""Records of a player, each with the seat from 0."""


def book_for(games: Games) -> Book | None:
    """What the bids of a player of Raj tell; None at other games, and where the values of the table are unknown."""
    read = [(record, seat) for record, seat in games if record.game == GAME and not is_restated(record)]
    return book_of(read) if len(read) == len(games) and read else None


def is_restated(record: Record) -> bool:
    """Whether it went on under other rules: such a record is not read as one game."""
    return any(entry.seat == RESTATED for entry in record.entries)


def page_of(book: Book, games: Games) -> BidBook:
    """All that a page shows. The seat is that of the first game."""
    low, high = book.interval
    return BidBook(
        seat=games[0][1] + 1,
        games=book.games,
        solved=all(record.seats == 2 for record, _ in games),
        columns=by_round(book.bids, games[0][0]) if book.games == 1 else by_stake(book.bids),
        kinds=[of_kind(book, kind) for kind in KINDS if any(bid.kind == kind for bid in book.bids)],
        lost=book.lost,
        lost_error=book.lost_error,
        gain=book.gain,
        low=low,
        high=high,
        leak=book.leak.kind if book.leak is not None else "",
    )


def by_round(bids: list[Bid], record: Record) -> list[BidColumn]:
    """A column for each bid, as they were made."""
    return [column([bid], bid.turn, sum(entry.seat != CHANCE for entry in record.entries[: bid.entry])) for bid in bids]


def by_stake(bids: list[Bid]) -> list[BidColumn]:
    """A column for each stake, the lowest first."""
    return [column([bid for bid in bids if bid.stake == stake]) for stake in sorted({bid.stake for bid in bids})]


def column(bids: list[Bid], turn: int = 0, place: int = 0) -> BidColumn:
    """Own bids and the mixture of the same rounds, on the average."""
    cards = sorted({card for bid in bids for card in bid.cards})
    own = dict.fromkeys(cards, 0.0)
    usual = dict.fromkeys(cards, 0.0)
    for bid in bids:
        own[bid.bid] += 1 / len(bids)
        for card, share in zip(bid.cards, bid.mixture, strict=True):
            usual[card] += share / len(bids)
    lost = sum(bid.lost for bid in bids) / len(bids)
    return BidColumn(
        bids[0].stake,
        turn,
        place,
        len(bids),
        cards,
        [round(share, 4) for share in own.values()],
        [round(share, 4) for share in usual.values()],
        lost,
    )


def of_kind(book: Book, kind: str) -> BidKind:
    bids = [bid for bid in book.bids if bid.kind == kind]
    return BidKind(
        kind,
        len(bids),
        sum(bid.place for bid in bids) / len(bids),
        sum(bid.usual for bid in bids) / len(bids),
        sum(bid.lost for bid in bids) / book.games,
        sum(bid.gain for bid in bids) / book.games,
    )
