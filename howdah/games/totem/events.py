"""The events of Totem, in one place: their kinds and their facts. Seats count from 1, cells are texts."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from howdah.engine.contract import ENDINGS
from howdah.engine.events import Sink
from howdah.engine.seats import seats_in
from howdah.games.totem.board import name_of, names_of, toward

if TYPE_CHECKING:
    from howdah.games.totem.rules import TotemState


def start_die(sink: Sink, state: "TotemState", die: i64) -> None:
    sink.tell("start-die", {"seat": state.turn + 1, "die": die}, reveals=True)


def start_rolled(sink: Sink, best: i64) -> None:
    seats = [seat + 1 for seat in seats_in(best)]
    if len(seats) == 1:
        sink.tell("moves-first", {"seat": seats[0]})
    else:
        sink.tell("start-tied", {"seats": seats})


def set_down(sink: Sink, seat: i64, totem: i64) -> None:
    around = [int(toward(totem, way)) for way in range(6)]
    sink.tell("set-down", {"seat": seat + 1, "cell": name_of(totem), "pieces": names_of(around)})


def chooses_start(sink: Sink, state: "TotemState") -> None:
    sink.tell("chooses-start", {"seat": state.turn + 1})


def turn_began(sink: Sink, state: "TotemState") -> None:
    sink.tell("turn-began", {"seat": state.turn + 1, "round": state.round})


def rolled(sink: Sink, state: "TotemState") -> None:
    sink.tell("rolled", {"seat": state.turn + 1, "dice": [int(state.low), int(state.high)]}, reveals=True)


def rolls_again(sink: Sink, state: "TotemState") -> None:
    sink.tell("rolls-again", {"seat": state.turn + 1})


def used(sink: Sink, state: "TotemState") -> None:
    dice = "both" if state.points == state.low + state.high else "one"
    sink.tell("dice-used", {"seat": state.turn + 1, "dice": dice, "points": state.points})


def passed(sink: Sink, state: "TotemState") -> None:
    sink.tell("passed", {"seat": state.turn + 1})


def entered(sink: Sink, state: "TotemState", place: i64) -> None:
    sink.tell("entered", {"seat": state.turn + 1, "cell": name_of(place), "reserve": state.reserve[state.turn]})


def chosen(sink: Sink, state: "TotemState") -> None:
    sink.tell("chosen", {"seat": state.turn + 1, "kind": kind(state, state.moving), "cell": name_of(state.moving)})


def stepped(sink: Sink, state: "TotemState", left: i64) -> None:
    sink.tell(
        "stepped",
        {
            "seat": state.turn + 1,
            "kind": kind(state, state.moving),
            "from": name_of(left),
            "to": name_of(state.moving),
            "points": state.points,
        },
    )


def finished(sink: Sink, state: "TotemState") -> None:
    sink.tell("finished", {"seat": state.turn + 1, "kind": kind(state, state.moving), "cell": name_of(state.moving)})


def eliminated(sink: Sink, state: "TotemState", seat: i64, place: i64) -> None:
    """By whom, and from where it was struck."""
    attacker = name_of(state.moving)
    sink.tell("eliminated", {"seat": seat + 1, "cell": name_of(place), "by": state.turn + 1, "from": attacker})


def cut_off(sink: Sink, state: "TotemState", seat: i64, place: i64, places: list[int]) -> None:
    """TOT-5.5: the cause is the piece that was eliminated."""
    cells = names_of(places)
    sink.tell("cut-off", {"seat": seat + 1, "cells": cells, "by": state.turn + 1, "cause": name_of(place)})


def put_out(sink: Sink, state: "TotemState", seat: i64, places: list[int]) -> None:
    totem = state.totems[seat]
    pieces = names_of([place for place in places if place != totem])
    attacker = name_of(state.moving)
    sink.tell("totem-eliminated", {"seat": seat + 1, "cell": name_of(totem), "by": state.turn + 1, "from": attacker})
    sink.tell("player-out", {"seat": seat + 1, "cells": pieces, "reserve": state.reserve[seat]})


def points_lost(sink: Sink, state: "TotemState") -> None:
    sink.tell("points-lost", {"seat": state.turn + 1, "points": state.points})


def ended(sink: Sink, state: "TotemState") -> None:
    inside = [seat + 1 for seat in range(state.seats) if state.totems[seat] != 0]
    sink.tell("ended", {"ending": ENDINGS[state.ending], "clause": f"TOT-6.{state.clause}", "seats": inside})


def kind(state: "TotemState", place: i64) -> str:
    """What stands on a place of the seat at turn."""
    return "totem" if state.totems[state.turn] == place else "piece"
