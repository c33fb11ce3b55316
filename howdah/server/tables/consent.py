"""What players do to a running table together or to themselves: pause, resign, close, go on without somebody. Each
function changes a draft of the document, or raises `Refusal`."""

from collections.abc import Collection, Iterable, Mapping
from typing import Final

from howdah.server.bots.budget import permitted
from howdah.server.playing.clocks import PRESETS
from howdah.server.playing.game import Game
from howdah.server.protocol.resources import SeatSettings
from howdah.server.refusals import refuse
from howdah.server.tables.documents import TableDoc
from howdah.server.tables.info import is_decided

DAY_SECONDS: Final = 86_400
MOST_DAYS_OFF: Final = 21
"""In one game, for one seat."""


def pause(doc: TableDoc, paused: bool, guest: str, here: Iterable[int]) -> bool:
    """A guest wants to stop the clocks and the bots, or to let them go on; whether that is done now. It is done when
    everybody who is here wants it: whoever has left the table alone cannot be asked. Whoever was not asked about a
    pause lifts it alone (`here` are the seats from 0 whose players are here, but for this guest's)."""
    if doc.phase != ("playing" if paused else "paused"):
        raise refuse("not-playing" if paused else "not-paused")
    mine = doc.seats_of(guest)
    doc.agreed = sorted({*doc.agreed, *mine})
    asked = {place for place in here if not doc.seats[place].is_bot()}
    not_asked = not paused and bool(mine) and not set(mine) & set(doc.paused_by)
    if not mine or not_asked or asked <= set(doc.agreed):
        doc.phase = "paused" if paused else "playing"
        doc.paused_by = doc.agreed if paused else []
        doc.agreed = []
        return True
    return False


def let_back(doc: TableDoc, place: int, guest: str) -> bool:
    """The owner of a seat asks to take its last action back, or somebody else agrees; whether all have now. Bots always
    agree, and so does whoever sits at the same screen."""
    if doc.phase != "playing":
        raise refuse("not-playing")
    mine = doc.seats_of(guest)
    if not mine:
        raise refuse("not-your-seat")
    if doc.taking_back != place:
        if place not in mine:
            raise refuse("nothing-asked", seat=place + 1)
        doc.taking_back, doc.lets_back = place, []
    doc.lets_back = sorted({*doc.lets_back, *(other for other in mine if other != place)})
    others = {other for other in doc.people() if other != place and doc.seats[other].holders}
    return all(doc.seats[other].is_bot() for other in others - set(doc.lets_back))


def let_stand(doc: TableDoc, guest: str) -> None:
    """Whoever asked withdraws, or somebody does not agree: everything stands."""
    if not doc.seats_of(guest):
        raise refuse("not-your-seat")
    doc.taking_back, doc.lets_back = -1, []


def set_order(doc: TableDoc, place: int, wanted: SeatSettings, game: Game | None) -> None:
    """What a seat is to do at its next decision: for what is not asked yet, in a game that knows orders."""
    order = wanted.order
    if order is not None:
        if doc.phase not in ("playing", "paused") or game is None:
            raise refuse("not-playing")
        if game.match.order_value() is None:
            raise refuse("no-orders")
        if place in game.match.waiting():
            raise refuse("asked-now")
        for text in (order.then, order.otherwise):
            if game.match.rules.number_of(place, text) < 0:
                raise refuse("unknown-action", action=text)
    if order is not None or wanted.no_order:
        doc.seats[place].order = order
        doc.seats[place].order_at = 0 if game is None else game.decisions(place)


def take_vacation(doc: TableDoc, guest: str, days: int, now: int) -> int:
    """The day clocks of a guest's seats stand still for so many days, as far as the game has days off left for them;
    how many. 0: they count again. Raises `Refusal` where no days are counted."""
    if doc.phase == "over" or not PRESETS[doc.clock].slow:
        raise refuse("no-clock")
    most = 0
    for place in doc.seats_of(guest):
        seat = doc.seats[place]
        seat.vacation_days -= max(0, seat.vacation - now) // DAY_SECONDS
        given = min(days, MOST_DAYS_OFF - seat.vacation_days)
        seat.vacation = now + given * DAY_SECONDS if given else 0
        seat.vacation_days += given
        most = max(most, given)
    return most


def begin_on_vacation(doc: TableDoc, away: Mapping[str, int], now: int) -> None:
    """The game begins: whoever is on vacation, here or (`away`, by guest) at another table, goes on being so, and only
    days from now on count as taken."""
    for seat in doc.seats:
        until = min(max(seat.vacation, away.get(seat.owner(), 0)), now + MOST_DAYS_OFF * DAY_SECONDS)
        slow = PRESETS[doc.clock].slow and until > now
        seat.vacation = until if slow else 0
        seat.vacation_days = -(-(until - now) // DAY_SECONDS) if slow else 0


def resign(doc: TableDoc, place: int, level: str) -> None:
    """A bot of this level plays on for good; the game is over when enough have resigned."""
    if doc.phase not in ("playing", "paused"):
        raise refuse("not-playing")
    seat = doc.seats[place]
    if seat.resigned:
        raise refuse("resigned")
    seat.resigned = seat.away = True
    seat.level = seat.level or level
    if is_decided(doc):
        doc.phase = "over"


def close(doc: TableDoc) -> None:
    """The host ends it without a winner."""
    if doc.phase not in ("playing", "paused"):
        raise refuse("over")
    doc.phase, doc.closed = "over", True


def pass_host(doc: TableDoc, gone: Collection[str], before: str) -> None:
    """The host has left: the next person in the order of seats who is here takes the role. The host may come back as a
    player. Raises `Refusal` if somebody else has it already, or nobody is here."""
    heirs = [
        (seat.owner(), seat.name)
        for seat in doc.seats
        if seat.holders and not seat.resigned and seat.owner() not in (*gone, before)
    ]
    if doc.host != before or not heirs:
        raise refuse("not-host")
    doc.host, doc.host_name = heirs[0]


def replace_absent(doc: TableDoc, place: int, level: str, absent: Collection[int]) -> None:
    """A bot plays a seat whose people have been away for too long, until they are back."""
    if place not in absent:
        raise refuse("not-absent", seat=place + 1)
    seat = doc.seats[place]
    seat.away, seat.level = True, permitted(level)


def vote_to_end(doc: TableDoc, guest: str, absent: Collection[int], wanted: bool) -> None:
    """End a game that somebody has left: done when more than half of the people who are still here want it."""
    if doc.phase not in ("playing", "paused"):
        raise refuse("not-playing")
    mine = doc.seats_of(guest)
    if not mine:
        raise refuse("not-your-seat")
    if not wanted:
        doc.ending = [place for place in doc.ending if place not in mine]
        return
    left = [seat for seat in doc.seats if seat.holders and (seat.away or seat.resigned)]
    if not absent and not left:
        raise refuse("nobody-absent")
    doc.ending = sorted({*doc.ending, *mine})
    voters = {
        seat.owner()
        for place, seat in enumerate(doc.seats)
        if seat.holders and place not in absent and not seat.away and not seat.resigned
    }
    wishes = voters & {doc.seats[place].owner() for place in doc.ending}
    if 2 * len(wishes) > len(voters):
        doc.phase, doc.closed = "over", True
