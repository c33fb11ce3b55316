"""Whom a step notifies: seats that have something to decide now and had nothing before. No I/O.

Who is notified, and when, follows from what everybody at the table is told (whose turn it is), never from hands.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from howdah.server.playing.game import Game
from howdah.server.playing.pace import NOBODY
from howdah.server.tables.documents import SeatDoc, TableDoc

GRACE: Final = 120
"""Seconds that somebody has who is looking at the table anyway, before a call goes out at a slow one."""


class Acted(NamedTuple):
    """Who has acted, and what was so before it."""

    seat: int
    """`NOBODY` where a window was closed, or the game has begun."""
    in_person: bool
    waiting: list[int]
    turns: int


BEGUN: Final = Acted(NOBODY, False, [], 0)


def is_slow(game: Game) -> bool:
    """Whether a decision has days here."""
    return game.clocks.preset.slow


def called(game: Game, acted: Acted) -> list[int]:
    """The seats that are notified. Whoever goes on with a turn is not; who gets another turn is, and so is somebody
    whose time ran out and for whom the server has acted."""
    if game.window is not None and not game.window.for_all:
        return []  # it is over before anybody could come
    again = not acted.in_person or game.turns != acted.turns
    return [seat for seat in game.waiting() if seat not in acted.waiting or (seat == acted.seat and again)]


def rows(
    doc: TableDoc, game: Game, acted: Acted, is_here: Callable[[list[str]], bool], now: int, grace: int = GRACE
) -> list[dict[str, Any]]:
    """What a step writes into the outbox; `is_here` says whether one of these guests looks at the table."""
    slow = is_slow(game)
    made = []
    for place in called(game, acted):
        seat = doc.seats[place]
        present = is_here(seat.holders)
        if seat.is_bot() or not seat.holders or (present and not slow):
            continue
        made.append(
            {
                "table": doc.id,
                "seat": place,
                "decision": game.decisions(place),
                "aloud": not answers_itself(seat, game),
                "due": now + (grace if present else 0),
            }
        )
    return made


def answers_itself(seat: SeatDoc, game: Game) -> bool:
    """Whether this seat passes in the open window without being asked: its own business, so a webhook, which all at the
    table read, is told as ever."""
    return game.window is not None and (seat.auto_pass or seat.pass_turn or seat.lets_pass)


def is_wanted(doc: TableDoc, game: Game, place: int, decision: int) -> bool:
    """Whether this seat is still waited for with this decision."""
    if doc.phase != "playing" or place >= len(doc.seats) or doc.seats[place].is_bot():
        return False
    return place in game.owing() and game.decisions(place) == decision
