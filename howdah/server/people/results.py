"""How somebody's games ended."""

from howdah.server.tables.documents import TableDoc
from howdah.server.tables.info import ending_outside


def own_seat(doc: TableDoc, guest: str) -> int:
    """The one seat whose result is the guest's: the others at the same screen are other people's."""
    seats = doc.seats_of(guest)
    return next((place for place in seats if doc.seats[place].kind == "person"), seats[0])


def ranks_of(doc: TableDoc) -> list[int]:
    """By seat; empty where nobody can say: the host ended it, or it was before results were kept."""
    if doc.closed:
        return []
    return doc.ranks or (ending_outside(doc).ranks if any(seat.resigned for seat in doc.seats) else [])


def has_won(doc: TableDoc, place: int) -> bool | None:
    """Whether a seat has won; None where nobody can say, and where the game was brought from elsewhere."""
    ranks = [] if doc.brought else ranks_of(doc)
    return ranks[place] == 1 if ranks else None
