"""What Formula E can say: what is its own, with what it shares with the other race."""

from typing import Final

from howdah.engine.vocabulary import CARD, CELL, ELEPHANT, SEAT, TEXT, EventKind, Phase, ReasonCode, Vocabulary
from howdah.games.formula_e import mouse, pairs, turn, windows
from howdah.games.race import codes
from howdah.games.race.movement import board
from howdah.games.race.vocabulary import (
    IN_THE_WAY,
    NAMING,
    SHARED_ACTIONS,
    SHARED_EVENTS,
    SHARED_WHYS,
    WINDOW,
    RaceFields,
    shared_phases,
    shared_reasons,
)

VOCABULARY: Final = Vocabulary(
    "formula_e",
    phases=[
        *shared_phases("FE"),
        Phase("turn", "FE-2.1 FE-2.3 FE-2.5 RACE-3.2 RACE-7.2", codes.TURN),
        Phase("discard", "FE-2.1 FE-2.5", codes.DISCARD),
        Phase("victim", "RACE-6.7 FE-5.2", codes.VICTIM, NAMING),
        Phase("window", "FE-3.1 FE-3.2 FE-3.3 FE-3.4", codes.WINDOW, WINDOW, cites="FE-3.2"),
        Phase("walk", "RACE-6.2 RACE-4.4 FE-5.1", codes.WALK, "card count"),
        Phase("burrow", "FE-5.1", codes.BURROW, "card"),
        Phase("fetch", "FE-5.3", codes.FETCH, "card"),
        Phase("toll", "FE-2.5 FE-2.6", codes.TOLL, "count reason"),
    ],
    reasons=[
        *shared_reasons("FE"),
        ReasonCode("pushes-onto-water", "FE-4.1", IN_THE_WAY, board.ONTO_WATER),
        ReasonCode("not-from-hole", "FE-5.1", {}, mouse.NOT_FROM_HOLE),
        ReasonCode("same-hole", "FE-5.1", {}, mouse.SAME_HOLE),
        ReasonCode("not-nearest-hole", "FE-5.1", {}, mouse.NOT_NEAREST),
        ReasonCode("name-the-card", "FE-3.3", {}, windows.NAME_THE_CARD),
        ReasonCode("nothing-to-name", "FE-3.1", {}, windows.NOTHING_TO_NAME),
        ReasonCode("idle-effect", "FE-3.5", {}, windows.IDLE_EFFECT),
        ReasonCode("other-card", "FE-3.4", {}, windows.OTHER_CARD),
        ReasonCode("one-of-colour", "FE-2.1", {}, pairs.ONE_OF_COLOUR, all_turn=True),
        ReasonCode("purple-alone", "FE-2.2", {}, pairs.PURPLE_ALONE, all_turn=True),
        ReasonCode("effect-alone", "FE-2.3", {}, pairs.EFFECT_ALONE, all_turn=True),
        ReasonCode("played-already", "FE-2.1", {}, turn.PLAYED_ALREADY),
    ],
    events=[
        *SHARED_EVENTS,
        EventKind("elephant-stopped", {"elephant": ELEPHANT, "cell": CELL}),
        EventKind("cards-played", {"seat": SEAT, "card": CARD, "with": CARD}),
        EventKind("race-would-end", {"seat": SEAT}),
    ],
    actions={**SHARED_ACTIONS, "tiger": [TEXT]},
    fields=RaceFields,
    phase_field="step",
    client="race",
    whys=SHARED_WHYS,
)
