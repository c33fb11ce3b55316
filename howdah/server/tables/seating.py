"""Who sits where: the rules of gathering around a table. Each function changes a draft, or raises `Refusal`.

Seats count from 0 here. Nothing is read or written; `Table` saves the draft when the function has returned.
"""

from typing import Final

from howdah.bots.specs import DEFAULT_LEVEL
from howdah.engine.errors import HowdahError
from howdah.engine.generator import Generator
from howdah.engine.registry import find, one_line_option, set_table, settle_options
from howdah.server.bots.budget import permitted
from howdah.server.playing.game import Game
from howdah.server.protocol.resources import COLOURS, NewSeat, SeatChange, SeatSettings, Sit, TableSettings
from howdah.server.refusals import refuse
from howdah.server.tables.documents import SeatDoc, TableDoc
from howdah.server.tables.names import UNNAMED, clean_name

MOST_HOLDERS: Final = 6
"""Devices that play one seat: the owner's, and the last that came by its return links."""
RETURN_SECONDS: Final = 600
"""That a return link is good."""
PLAYER: Final = "Player {}"
"""Somebody without a name at a shared screen, by place. Clients say it, and `UNNAMED`, in the reader's language."""
MOST_LOOKERS: Final = 200
"""Who are remembered to have seen one open hand."""


def set_seat(doc: TableDoc, place: int, wanted: NewSeat | SeatChange, guest: str, name: str) -> None:
    """Make a seat what the host wants it to be. No link to what it was is good any more."""
    old = doc.seats[place]
    seat = SeatDoc("open", colour=wanted.colour if isinstance(wanted, NewSeat) else old.colour)
    if wanted.kind == "me":
        seat.kind, seat.holders, seat.name = "person", [guest], name
    elif wanted.kind == "screen":
        own = clean_name(wanted.name) or PLAYER.format(place + 1)
        seat.kind, seat.holders, seat.name = "screen", [guest], free_name(doc, own)
    elif wanted.kind == "bot":
        seat.kind, seat.level = "bot", permitted(wanted.level)
    elif wanted.kind == "invitation":
        seat.kind = "invited"
        doc.serial += 1
        seat.invitation = doc.serial
    elif wanted.kind == "person":
        raise refuse("not-playing")
    doc.seats[place] = seat
    number_unnamed(doc, guest)


def number_unnamed(doc: TableDoc, guest: str) -> None:
    """At a shared screen whoever gave no name is called by the place: "Guest" would not say which of them."""
    if any(seat.kind == "screen" and guest in seat.holders for seat in doc.seats):
        for place, seat in enumerate(doc.seats):
            if seat.kind == "person" and guest in seat.holders and seat.name == UNNAMED:
                seat.name = free_name(doc, PLAYER.format(place + 1))


def good_options(game: str, seats: int, options: dict[str, str]) -> dict[str, str]:
    """The options that differ from their defaults, each on one line; what is drawn before play stays to be drawn."""
    chosen = {name: one_line_option(value) for name, value in options.items()}
    try:
        listed = {name: value for name, value in chosen.items() if find(game).option(name).choices}
        set_table(game, seats, listed)
        rules = set_table(game, seats, settle_options(game, seats, chosen, Generator(0)))
    except HowdahError as error:
        raise refuse("bad-option", message=str(error)) from None
    return {name: chosen[name] for name in rules.options}


def give_colour(doc: TableDoc, seat: SeatDoc, wanted: str) -> None:
    """The wanted colour, or the first that is free. With more seats than colours, some are shared."""
    taken = {other.colour for other in doc.seats if other is not seat}
    if wanted and wanted in taken:
        raise refuse("colour-taken", colour=wanted)
    free = [colour for colour in COLOURS if colour not in taken]
    seat.colour = wanted or seat.colour or (free[0] if free else COLOURS[0])


def free_name(doc: TableDoc, name: str) -> str:
    """The name, with a number if somebody at the table has it already."""
    taken = {seat.name.casefold() for seat in doc.seats}
    if name.casefold() not in taken:
        return name
    return next(made for n in range(2, 20) if (made := f"{name[:26]} {n}").casefold() not in taken)


def sit(doc: TableDoc, place: int, guest: str, name: str, wanted: Sit, invited: bool) -> None:
    """Take a free seat, or change name and colour of an own one."""
    seat = seat_at(doc, place)
    if guest in doc.removed:
        raise refuse("removed")
    if guest not in seat.holders:
        if doc.phase != "gathering":
            raise refuse("not-gathering")
        if not seat.is_free() or (seat.kind == "invited" and not invited):
            raise refuse("seat-taken", seat=place + 1)
        seat.kind, seat.holders, seat.name, seat.invitation = "person", [guest], free_name(doc, name), 0
    elif wanted.name:
        chosen = clean_name(wanted.name)
        others = {other.name.casefold() for other in doc.seats if other is not seat}
        if not chosen or chosen.casefold() in others:
            raise refuse("name-taken" if chosen else "bad-name", name=chosen)
        seat.name = chosen
    if wanted.colour and wanted.colour != seat.colour:
        # Whoever comes first chooses first; a bot or an empty seat gives way.
        for other in doc.seats:
            if other.colour == wanted.colour and not other.holders:
                other.colour = seat.colour
        give_colour(doc, seat, wanted.colour)


def take_over(doc: TableDoc, place: int, guest: str, name: str) -> None:
    """Take over a seat in play that the host gave up for somebody else: not for who plays here, and knows a hand."""
    seat = seat_at(doc, place)
    if doc.phase == "over":
        raise refuse("over")
    if doc.seats_of(guest):
        raise refuse("has-a-seat")
    if seat.kind == "bot" or seat.holders:
        raise refuse("seat-taken", seat=place + 1)
    seat.holders, seat.name, seat.away, seat.invitation = [guest], "", False, 0
    seat.name = free_name(doc, name)


def change_seat(doc: TableDoc, place: int, wanted: SeatChange, guest: str, name: str) -> None:
    """The host changes a seat: anything before the start; later a bot for a person, and back."""
    seat = seat_at(doc, place)
    if doc.phase == "over":
        raise refuse("over")
    if doc.phase == "gathering":
        doc.removed += [holder for holder in seat.holders if holder != doc.host and wanted.kind != "person"]
        set_seat(doc, place, wanted, guest, name)
        give_colour(doc, doc.seats[place], "")
    elif wanted.kind == "bot" and seat.kind != "bot":
        seat.away, seat.level = True, permitted(wanted.level)
    elif wanted.kind == "person" and seat.kind != "bot" and not seat.resigned:
        seat.away = False
    elif wanted.kind == "invitation" and seat.kind != "bot":
        agree_to_hand_over(doc, place, guest)
    else:
        raise refuse("not-gathering")


def agree_to_hand_over(doc: TableDoc, place: int, guest: str) -> None:
    """Somebody agrees that somebody else plays a seat on. Its owner decides alone. Where the owner is gone, it is done
    when all other players agree, and at least two people do: whoever takes the seat sees its hand."""
    seat = seat_at(doc, place)
    if doc.phase not in ("playing", "paused"):
        raise refuse("not-playing")
    if seat.kind == "bot":
        raise refuse("seat-taken", seat=place + 1)
    if seat.resigned:
        raise refuse("resigned")
    if guest in seat.holders:
        check_owner(doc, place, guest)
        hand_over(doc, place)
        return
    if not doc.seats_of(guest) and guest != doc.host:
        raise refuse("not-your-seat")
    others = [other for other, one in enumerate(doc.seats) if other != place and one.holders and not one.resigned]
    people = {doc.host, *(doc.seats[other].owner() for other in others)} - {seat.owner()}
    if len(people) < 2:
        raise refuse("owner-decides", seat=place + 1)
    seat.handover = sorted({*seat.handover, *doc.seats_of(guest)})
    if set(others) <= set(seat.handover):
        hand_over(doc, place)


def hand_over(doc: TableDoc, place: int) -> None:
    """The seat is for whoever comes by its new invitation; a bot plays until then."""
    seat = doc.seats[place]
    doc.serial += 1
    seat.holders, seat.away, seat.invitation, seat.returning = [], True, doc.serial, 0
    seat.watched = seat.auto_pass = seat.pass_turn = False
    seat.vacation, seat.order = 0, None
    seat.level = seat.level or DEFAULT_LEVEL
    seat.handover = []


def object_to_hand_over(doc: TableDoc, place: int, guest: str) -> None:
    """Whoever plays here, the owner included, can stop it."""
    seat = seat_at(doc, place)
    if not doc.seats_of(guest) and guest != doc.host:
        raise refuse("not-your-seat")
    seat.handover = []


def make_return_link(doc: TableDoc, place: int, guest: str, now: int) -> int:
    """The owner wants to play from another device: a link that is good once, and not for long."""
    seat = check_owner(doc, place, guest)
    doc.serial += 1
    seat.returning, seat.returning_until = doc.serial, now + RETURN_SECONDS
    return doc.serial


def drop_return_link(doc: TableDoc, place: int, guest: str) -> None:
    """No return link is good any more, and whoever came by one leaves the seat."""
    seat = check_owner(doc, place, guest)
    seat.returning, seat.holders = 0, [guest]


def come_back(doc: TableDoc, place: int, guest: str) -> None:
    """Use a return link. The owner stays the owner, however many come."""
    seat = seat_at(doc, place)
    seat.returning = 0
    seat.holders = [seat.holders[0], *[*seat.holders[1:], guest][-(MOST_HOLDERS - 1) :]]


def check_owner(doc: TableDoc, place: int, guest: str) -> SeatDoc:
    """A seat, for its owner: whoever came by a link plays it, but does not decide who else does."""
    seat = seat_at(doc, place)
    if guest not in seat.holders:
        raise refuse("not-your-seat")
    if guest != seat.owner():
        raise refuse("owner-decides", seat=place + 1)
    return seat


def apply_seat_settings(doc: TableDoc, place: int, wanted: SeatSettings) -> None:
    """The owner's own settings."""
    seat = seat_at(doc, place)
    if wanted.auto_pass is not None:
        seat.auto_pass = wanted.auto_pass
    if wanted.pass_turn is not None:
        if doc.phase not in ("playing", "paused"):
            raise refuse("not-playing")
        seat.pass_turn = wanted.pass_turn
    if wanted.lets_pass is not None:
        if doc.phase != "gathering":
            raise refuse("not-gathering")
        seat.lets_pass = wanted.lets_pass
    if wanted.watched is not None:
        if wanted.watched and doc.shares_screen(place):
            raise refuse("one-screen")
        seat.watched = wanted.watched
    if wanted.bot is not None:
        if doc.phase not in ("playing", "paused"):
            raise refuse("not-playing")
        if seat.resigned:
            raise refuse("resigned")
        seat.away = wanted.bot
        if wanted.bot:
            seat.level = permitted(wanted.level or seat.level)


def watch_hand(doc: TableDoc, place: int, guest: str) -> None:
    """A spectator looks at the open hand of a seat, and is remembered: knowing this hand, they cannot play another."""
    seat = seat_at(doc, place)
    if doc.seats_of(guest):
        raise refuse("players-do-not-watch")
    if doc.phase == "gathering":
        raise refuse("not-playing")
    if not doc.lets_watch(place):
        raise refuse("not-watched", seat=place + 1)
    if guest not in seat.lookers:
        if len(seat.lookers) >= MOST_LOOKERS:
            raise refuse("too-many-watchers", most=MOST_LOOKERS)
        seat.lookers.append(guest)


def give(seat: SeatDoc, seconds: int, entries: int) -> None:
    """Give time to a seat that has made so many entries; what it was given before its last one is used up."""
    seat.given = seconds + (seat.given if seat.given_at == entries else 0)
    seat.given_at = entries


def gift(before: SeatDoc, now: SeatDoc, entries: int) -> int:
    """What a seat was given between two documents, if it has not used it up since."""
    if now.given_at != entries:
        return 0
    return now.given - (before.given if before.given_at == now.given_at else 0)


def leave(doc: TableDoc, place: int, guest: str) -> None:
    """Before the start the seat is free again; later a bot plays it until its owner is back."""
    seat = seat_at(doc, place)
    if doc.phase == "gathering":
        seat.holders = [holder for holder in seat.holders if holder != guest]
        if not seat.holders:
            doc.seats[place] = SeatDoc("open", colour=seat.colour)
    elif doc.phase != "over":
        seat.away = True
        seat.level = seat.level or DEFAULT_LEVEL


def apply_settings(doc: TableDoc, wanted: TableSettings, game: Game | None) -> None:
    """The host's settings; options, clock and windows only before the start."""
    fixed = wanted.options is not None or wanted.clock is not None or wanted.windows is not None
    if doc.phase != "gathering" and fixed:
        raise refuse("not-gathering")
    if wanted.spectators not in (None, "refused") and game is not None:
        open_to_spectators(doc, game)
    if wanted.options is not None and not doc.start:
        doc.options = good_options(doc.game, len(doc.seats), wanted.options)
    doc.clock = wanted.clock or doc.clock
    doc.windows = wanted.windows or doc.windows
    doc.pace = wanted.pace or doc.pace
    doc.spectators = wanted.spectators or doc.spectators
    doc.listed = doc.listed if wanted.listed is None else wanted.listed
    doc.delay = doc.delay if wanted.delay is None else wanted.delay
    doc.hints = doc.hints if wanted.hints is None else wanted.hints
    doc.auto_start = doc.auto_start if wanted.auto_start is None else wanted.auto_start


def free_seats(doc: TableDoc) -> list[int]:
    """As people count them."""
    return [place + 1 for place, seat in enumerate(doc.seats) if seat.is_free()]


def starts_by_itself(doc: TableDoc) -> bool:
    """Whether it is to begin now, without anybody's word."""
    return doc.phase == "gathering" and doc.auto_start and not free_seats(doc)


def open_to_spectators(doc: TableDoc, game: Game) -> None:
    """Where one person played against bots and nobody watched, windows waited for that person's tiger alone. Whoever
    comes now may not find out: it is done between windows, and what happened before carries no time."""
    if not doc.is_alone() or doc.phase == "gathering":
        return
    if doc.phase != "over" and (game.window is not None or doc.people()[0] not in game.match.waiting()):
        raise refuse("own-turn-only")
    doc.timeless = game.written


def start(doc: TableDoc) -> None:
    """Everybody is there."""
    if doc.phase != "gathering":
        raise refuse("not-gathering")
    free = free_seats(doc)
    if free:
        raise refuse("seats-open", seats=", ".join(map(str, free)))
    doc.phase = "playing"


def seat_at(doc: TableDoc, place: int) -> SeatDoc:
    if not 0 <= place < len(doc.seats):
        raise refuse("no-such-seat", seats=len(doc.seats))
    return doc.seats[place]
