"""What Totem can say: its phases, reasons, events, actions and the fields of its view, each declared once."""

from typing import Final, TypedDict

from howdah.engine.vocabulary import (
    CELL,
    CELLS,
    NUMBER,
    NUMBERS,
    SEAT,
    SEATS,
    TEXT,
    EventKind,
    Phase,
    ReasonCode,
    Vocabulary,
)
from howdah.games.totem import codes, reasons


class TotemFields(TypedDict):
    """The fields of a view of Totem; lists go by seat, seats count from 1."""

    phase: str
    """What is asked: the name of a phase."""
    turn: int
    first: int | None
    """Who moved first; None while dice are rolled for it."""
    round: int
    turn_limit: int | None
    totems: list[str | None]
    pieces: list[list[str]]
    active: list[int]
    reserve: list[int]
    eliminated: list[int]
    out: list[int]
    """When each seat went out: 1 for the first to go; 0 while it is in."""
    start_dice: list[int | None]
    dice: list[int]
    points: int
    moving: str | None
    """The piece that moves, or whose victim is to be chosen."""
    trail: list[str]
    moved: list[str]
    ending: str | None


ABOUT: Final = {"cell": CELL, "piece": CELL}
"""The cell that an action names, and the piece that moves, where there are such."""

# What a roll may be used for is asked once, right after the roll: its reasons last until the next one (`until_others`).
VOCABULARY: Final = Vocabulary(
    "totem",
    phases=[
        Phase("start-die", "TOT-2.1", codes.START_DIE, asks=False),
        Phase("start", "TOT-2.2 TOT-2.3 TOT-2.4", codes.START_CELL),
        Phase("start-done", "TOT-2.2 TOT-2.5", codes.START_DONE),
        Phase("roll", "TOT-3.1", codes.ROLL, asks=False),
        Phase("dice", "TOT-3.2 TOT-3.3 TOT-3.4 TOT-3.5", codes.DICE),
        Phase("piece", "TOT-4.4 TOT-4.6 TOT-4.2 TOT-4.3", codes.CHOICE),
        Phase("step", "TOT-4.1 TOT-4.2 TOT-4.3 TOT-4.5 TOT-5.1", codes.STEP, moving=True),
        Phase("victim", "TOT-5.2 TOT-5.5", codes.VICTIM),
        Phase("done", "TOT-3.1 TOT-5.1 TOT-6.1", codes.DONE),
        Phase("over", "TOT-6.1", codes.OVER, asks=False),
    ],
    reasons=[
        ReasonCode("start-taken", "TOT-2.3 TOT-2.4", ABOUT, reasons.START_TAKEN),
        ReasonCode("start-too-close", "TOT-2.3 TOT-2.4", ABOUT, reasons.START_TOO_CLOSE),
        ReasonCode("no-such-die", "TOT-3.2", ABOUT, reasons.NO_SUCH_DIE, until_others=True),
        ReasonCode("no-step", "TOT-3.3", ABOUT, reasons.NO_STEP, until_others=True),
        ReasonCode("must-move", "TOT-3.3", ABOUT, reasons.MUST_MOVE, until_others=True),
        ReasonCode("roll-too-low", "TOT-3.4", ABOUT, reasons.ROLL_TOO_LOW, all_turn=True),
        ReasonCode("no-reserve", "TOT-3.4", ABOUT, reasons.NO_RESERVE, all_turn=True),
        ReasonCode("not-beside-totem", "TOT-3.4", ABOUT, reasons.NOT_BESIDE_TOTEM, until_others=True),
        ReasonCode("entry-taken", "TOT-3.4", ABOUT, reasons.ENTRY_TAKEN, until_others=True),
        ReasonCode("not-yours", "TOT-4.1", ABOUT, reasons.NOT_YOURS),
        ReasonCode("already-moved", "TOT-4.6", ABOUT, reasons.ALREADY_MOVED),
        ReasonCode("totem-alone", "TOT-4.8", ABOUT, reasons.TOTEM_ALONE, until_others=True),
        ReasonCode("piece-stuck", "TOT-4.3", ABOUT, reasons.PIECE_STUCK),
        ReasonCode("not-next", "TOT-4.1", ABOUT, reasons.NOT_NEXT),
        ReasonCode("cell-taken", "TOT-4.1", ABOUT, reasons.CELL_TAKEN),
        ReasonCode("been-there", "TOT-4.5", ABOUT, reasons.BEEN_THERE),
        ReasonCode("not-beside-own", "TOT-4.2", ABOUT, reasons.NOT_BESIDE_OWN),
        ReasonCode("cuts-group", "TOT-4.3", {**ABOUT, "cut": TEXT}, reasons.CUTS_GROUP),
        ReasonCode("not-moved-yet", "TOT-5.1", ABOUT, reasons.NOT_MOVED_YET),
        ReasonCode("must-go-on", "TOT-4.7", ABOUT, reasons.MUST_GO_ON),
        ReasonCode("not-an-enemy", "TOT-5.1", ABOUT, reasons.NOT_AN_ENEMY),
        ReasonCode("not-farthest", "TOT-5.2", ABOUT, reasons.NOT_FARTHEST),
        ReasonCode("game-over", "TOT-6.1 TOT-6.2 TOT-6.3 TOT-6.4 TOT-6.5", ABOUT, reasons.GAME_OVER, other_phase=True),
        ReasonCode("start-dice-first", "TOT-2.1", ABOUT, reasons.START_DICE_FIRST, other_phase=True),
        ReasonCode("roll-first", "TOT-3.1", ABOUT, reasons.ROLL_FIRST, other_phase=True),
        ReasonCode("not-your-turn", "TOT-2.1", {"turn": SEAT, **ABOUT}, reasons.NOT_YOUR_TURN, other_phase=True),
        ReasonCode("choose-start", "TOT-2.2", ABOUT, reasons.CHOOSE_START, other_phase=True),
        ReasonCode("set-up-over", "TOT-2.5", ABOUT, reasons.SET_UP_OVER, other_phase=True),
        ReasonCode("use-dice", "TOT-3.2", ABOUT, reasons.USE_DICE, other_phase=True),
        ReasonCode("dice-decided", "TOT-3.2", ABOUT, reasons.DICE_DECIDED, other_phase=True),
        ReasonCode("choose-piece", "TOT-3.3", ABOUT, reasons.CHOOSE_PIECE, other_phase=True),
        ReasonCode("in-one-go", "TOT-4.6", ABOUT, reasons.IN_ONE_GO, other_phase=True),
        ReasonCode("choose-victim", "TOT-5.2", ABOUT, reasons.CHOOSE_VICTIM, other_phase=True),
        ReasonCode("no-victim-to-choose", "TOT-5.2", ABOUT, reasons.NO_VICTIM_TO_CHOOSE, other_phase=True),
        ReasonCode("only-end", "TOT-3.3", ABOUT, reasons.ONLY_END, other_phase=True),
        ReasonCode("points-left", "TOT-3.3", ABOUT, reasons.POINTS_LEFT, other_phase=True),
    ],
    events=[
        EventKind("start-die", {"seat": SEAT, "die": NUMBER}, reveals=True),
        EventKind("start-tied", {"seats": SEATS}),
        EventKind("moves-first", {"seat": SEAT}),
        EventKind("chooses-start", {"seat": SEAT}),
        EventKind("set-down", {"seat": SEAT, "cell": CELL, "pieces": CELLS}),
        EventKind("turn-began", {"seat": SEAT, "round": NUMBER}),
        EventKind("rolled", {"seat": SEAT, "dice": NUMBERS}, reveals=True),
        EventKind("rolls-again", {"seat": SEAT}),
        EventKind("dice-used", {"seat": SEAT, "dice": TEXT, "points": NUMBER}),
        EventKind("passed", {"seat": SEAT}),
        EventKind("entered", {"seat": SEAT, "cell": CELL, "reserve": NUMBER}),
        EventKind("chosen", {"seat": SEAT, "kind": TEXT, "cell": CELL}),
        EventKind("stepped", {"seat": SEAT, "kind": TEXT, "from": CELL, "to": CELL, "points": NUMBER}),
        EventKind("finished", {"seat": SEAT, "kind": TEXT, "cell": CELL}),
        EventKind("eliminated", {"seat": SEAT, "cell": CELL, "by": SEAT, "from": CELL}),
        EventKind("cut-off", {"seat": SEAT, "cells": CELLS, "by": SEAT, "cause": CELL}),
        EventKind("totem-eliminated", {"seat": SEAT, "cell": CELL, "by": SEAT, "from": CELL}),
        EventKind("player-out", {"seat": SEAT, "cells": CELLS, "reserve": NUMBER}),
        EventKind("points-lost", {"seat": SEAT, "points": NUMBER}),
        EventKind("ended", {"ending": TEXT, "clause": TEXT, "seats": SEATS}),
    ],
    actions={
        "end": [],
        "pass": [],
        "finish": [],
        "both": [],
        "use": [NUMBER],
        "start": [CELL],
        "piece": [CELL],
        "to": [CELL],
        "enter": [CELL],
        "take": [CELL],
    },
    fields=TotemFields,
    phase_field="phase",
    whys={
        "takes-totem": {"seat": SEAT},
        "takes-piece": {"seat": SEAT},
        "enters": {},
        "totem-away": {"seat": SEAT},
        "nearer": {"seat": SEAT},
        "in-reach": {"seat": SEAT, "points": NUMBER},
        "guards": {},
    },
)
