"""What Elephant Rally can say: what is its own, with what it shares with the other race."""

from typing import Final

from howdah.engine.vocabulary import ACTIONS, CARD, ELEPHANT, NUMBER, SEAT, EventKind, Phase, ReasonCode, Vocabulary
from howdah.games.elephant_rally import crossings, effects, mud, turn
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
    "elephant_rally",
    phases=[
        *shared_phases("ER"),
        Phase("turn", "ER-2.1 ER-2.5 RACE-3.2 RACE-7.2", codes.TURN),
        Phase("discard", "ER-2.1 ER-2.5", codes.DISCARD),
        Phase("victim", "RACE-6.7 ER-6.2", codes.VICTIM, NAMING),
        Phase("window", "ER-3.1 ER-3.2", codes.WINDOW, WINDOW, cites="ER-3.2"),
        Phase("elephant", "ER-7.2 ER-7.3", codes.ELEPHANT, "card", moving=True),
        Phase("use", "ER-2.2 RACE-4.1 RACE-4.2 RACE-4.3", codes.USE, "card mover points", moving=True),
        Phase("mango-tree", "ER-5.1", codes.TREE, "card mover", moving=True),
        Phase("hole", "ER-6.1 RACE-6.2", codes.HOLE, "card"),
        Phase("walk", "RACE-6.2 RACE-4.4 ER-6.1", codes.WALK, "card count"),
        Phase("fetch", "ER-6.3", codes.FETCH, "card"),
        Phase("reveal", "ER-5.2", codes.REVEAL, "card mover", asks=False),
    ],
    reasons=[
        *shared_reasons("ER"),
        ReasonCode("own-elephant-in-way", "ER-7.3", IN_THE_WAY, board.OWN_ELEPHANT),
        ReasonCode("cow-at-line", "ER-4.6", IN_THE_WAY, board.COW_AT_LINE),
        ReasonCode("crossing-closed", "ER-4.1", IN_THE_WAY, crossings.CROSSING_CLOSED),
        ReasonCode("two-cards", "ER-2.1", {}, turn.TWO_CARDS, all_turn=True),
        ReasonCode("two-green", "ER-2.1", {}, turn.TWO_GREEN, all_turn=True),
        ReasonCode("stuck-in-mud", "ER-5.4", {}, mud.STUCK_IN_MUD),
        ReasonCode("discarded-already", "ER-2.1", {}, turn.DISCARDED, all_turn=True),
        ReasonCode("not-your-elephant", "ER-7.2", {}, effects.NOT_YOURS, all_turn=True),
    ],
    events=[
        *SHARED_EVENTS,
        EventKind("card-revealed", {"seat": SEAT, "card": CARD}, reveals=True),
        EventKind("plan-made", {"seat": SEAT, "card": CARD, "plan": ACTIONS}),
        EventKind("effect-used", {"seat": SEAT, "card": CARD}),
        EventKind("elephant-halted", {"elephant": ELEPHANT}),
        EventKind("crossing-opened", {"crossing": NUMBER}),
        EventKind("elephant-freed", {"elephant": ELEPHANT, "points": NUMBER}),
        EventKind("mango-eaten", {"elephant": ELEPHANT}),
        EventKind("mouse-left"),
    ],
    actions={**SHARED_ACTIONS, "tiger": [], "use": [], "plain": [], "go": [], "stay": []},
    fields=RaceFields,
    phase_field="step",
    client="race",
    suggestions={"crossing": {"crossing": NUMBER}},
    whys=SHARED_WHYS,
)
