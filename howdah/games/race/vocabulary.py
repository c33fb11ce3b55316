"""What both races can say: their phases, reasons, events, actions and the fields of a view, each declared once.

What holds in one race only is declared in that game's `vocabulary.py`, which takes the rest from here.
"""

from typing import Final, TypedDict

from howdah.engine.vocabulary import (
    ACTION,
    CARD,
    CARDS,
    CELL,
    ELEPHANT,
    NUMBER,
    SEAT,
    TEXT,
    WAY,
    EventKind,
    FactKind,
    Phase,
    ReasonCode,
)
from howdah.games.race import codes, turn_flow
from howdah.games.race.cards import card, player_events, window
from howdah.games.race.movement import animals, board, moving
from howdah.games.race.tracks.track import Stretch


class RaceFields(TypedDict):
    """The fields of a view of a race; lists go by seat or by elephant (A, B ...)."""

    columns: list[str]
    """The track, a text a column, lanes from left to right; cows and holes stand where the track has them."""
    stretches: list[Stretch]
    """How the columns are drawn, straight or in curves."""
    closed: bool
    elephants: list[str]
    """The cell of each elephant, `home`, or nothing before it is placed."""
    owners: list[int]
    laps: list[int]
    cows: list[str]
    holes: list[str]
    mouse: str
    """A cell, or nothing beside the track."""
    open: list[int]
    """The crossings that are open, from 1."""
    gates: list[int]
    """The columns right before crossings that are still closed."""
    way: list[int]
    """How far each elephant is, in columns from the start; below zero before the line of a circuit."""
    places: list[int]
    """By seat, who leads: 1 for the first; equals share (RACE-7.3)."""
    cobras: list[int]
    supply: int
    """Cobras that nobody has."""
    hand: list[str]
    """Your own cards; none for a spectator."""
    hands: list[int]
    """How many cards everybody has."""
    pile: int
    discards: int
    search: list[str] | None
    """The discards, while you may look through them."""
    table: list[str]
    """The cards that are being played."""
    first: int
    turn: int
    """Whose turn it is, from 1; 0 before the first player is drawn."""
    turns: int
    step: str
    """What is being decided."""
    card: str
    partner: str
    """The effect that is played together with the card."""
    source: int
    """Who is robbed first, or gives a cobra up, from 1."""
    target: int
    """Who is robbed second, or receives the cobra, from 1."""
    chain: int
    """How many tigers lie on the card."""
    striker: int
    """Who played the last card of the chain, from 1."""
    window: int
    """With a pair: 1 where the tiger names its card, 2 where it can only be aimed at the other."""
    aim: int
    """With a pair: what the chain is about, 1 the movement, 2 the effect."""
    cancelled: int
    """With a pair: what has been cancelled, as bits 1 and 2."""
    stall: bool
    """The card is one that a market stall revealed."""
    mover: str
    points: int
    mode: str
    count: int
    played: int
    spent: bool
    """Nothing but `end` is possible, and everybody can tell: it would be so with any cards."""
    leads: dict[str, str]
    """For whoever decides: the cell that a step leads to, by the step's action; not all of them are possible."""
    plan: list[str]
    """What the card is to do, as far as it has been named: actions that are carried out after the tiger window."""
    planning: bool
    """It is being named: whoever names it sees the board as it would be, all others as it is."""
    answered: list[bool]
    """Who has answered in the tiger window."""
    answer: str
    """Your own answer that lies there sealed."""
    stopped: list[str]
    """The elephants that a push has stopped before water: like cows until they leave."""
    halted: list[str]
    ready: list[str]
    due: list[str]
    fed: list[str]
    """Elephants that came to a banana tree whose cards are drawn at the end of this turn."""
    winner: int


REGISTERS: Final[dict[str, FactKind]] = {
    "card": CARD,
    "partner": CARD,
    "source": SEAT,
    "target": SEAT,
    "striker": SEAT,
    "winner": SEAT,
    "mover": ELEPHANT,
    "mode": TEXT,
    "run": WAY,
    "points": NUMBER,
    "moved": NUMBER,
    "stall": NUMBER,
    "chain": NUMBER,
    "window": NUMBER,
    "aim": NUMBER,
    "cancelled": NUMBER,
    "count": NUMBER,
    "reason": NUMBER,
}
"""What phases may depend on: attributes of `Race`, and how positions write them."""


def shared_phases(clauses: str) -> list[Phase]:
    """The phases of both races; `clauses` is what the numbers of the game's own clauses begin with."""
    return [
        Phase("first", "RACE-2.1", codes.FIRST, asks=False),
        Phase("place", "RACE-2.1 RACE-2.2", codes.PLACE, cites="RACE-2.2"),
        Phase("deal", "RACE-2.3", codes.DEAL, asks=False),
        Phase("from", "RACE-6.3", codes.GIVE_FROM, "card stall mover"),
        Phase("give", "RACE-6.3", codes.GIVE_TO, "card source stall mover"),
        Phase("move", "RACE-3.2 RACE-3.4 RACE-3.6 RACE-3.7 RACE-4.3", codes.MOVE, MOVEMENT, "RACE-3.1", moving=True),
        Phase("scare", "RACE-4.4", codes.SCARE, "card mover points run", moving=True),
        Phase("herd", "RACE-6.1", codes.HERD, "card count"),
        Phase("steal", "RACE-6.7", codes.STEAL, "card count source target", asks=False),
        Phase("draw", f"{clauses}-2.5", codes.DRAW, "count reason", asks=False),
        Phase("over", "RACE-7.1", codes.OVER, "winner", asks=False),
    ]


MOVEMENT: Final = "card mover points mode run moved"
WINDOW: Final = "card partner source target chain striker window aim cancelled"
NAMING: Final = "card source stall mover"
"""The registers of phases whose other clauses are the games' own."""

IN_THE_WAY: Final = {"cell": CELL, "piece": TEXT}
"""Where somebody stands, and who."""


def shared_reasons(clauses: str) -> list[ReasonCode]:
    """The reasons that both races give."""
    return [
        ReasonCode("race-over", "RACE-7.1", other_phase=True),
        ReasonCode("not-asked", "", {"step": TEXT}, other_phase=True),
        ReasonCode("other-step", "", {"step": TEXT}, other_phase=True),
        ReasonCode("no-cell", "RACE-1.1", IN_THE_WAY, board.NO_CELL),
        ReasonCode("cow-in-way", "RACE-3.5", IN_THE_WAY, board.COW_IN_WAY),
        ReasonCode("stands-firm", f"{clauses}-4.1", IN_THE_WAY, board.STANDS_FIRM),
        ReasonCode("cell-not-free", "RACE-1.3", IN_THE_WAY, board.NOT_FREE),
        ReasonCode("ahead-first", "RACE-3.2", {}, moving.AHEAD_FIRST),
        ReasonCode("keep-side", "RACE-3.7", {}, moving.KEEP_SIDE),
        ReasonCode("only-with-juice", "RACE-3.3", {}, moving.ONLY_WITH_JUICE),
        ReasonCode("never-back", "RACE-3.3", {}, moving.NEVER_BACK, all_turn=True),
        ReasonCode("scared-goes-back", "RACE-4.4", {}, moving.ONLY_BACK),
        ReasonCode("not-yourself", "RACE-6.3", {}, player_events.YOURSELF, all_turn=True),
        ReasonCode("empty-hand", "RACE-6.7", {}, player_events.EMPTY_HAND),
        ReasonCode("no-cobra-there", "RACE-6.3", {}, player_events.NO_COBRA),
        ReasonCode("gives-it-up", "RACE-6.3", {}, player_events.SAME_SEAT),
        ReasonCode("not-in-discards", "RACE-2.5", {}, player_events.NOT_IN_DISCARDS),
        ReasonCode("no-cow-there", "RACE-6.1", {}, animals.NO_COW),
        ReasonCode("not-in-hand", "RACE-2.3", {}, card.NOT_IN_HAND),
        ReasonCode("no-tiger", f"{clauses}-3.1", {}, window.NO_TIGER),
        ReasonCode("nothing-done", f"{clauses}-2.1", {}, turn_flow.NOTHING_DONE),
    ]


PUSH: Final = {"from": CELL, "to": CELL, "by": ELEPHANT}

SHARED_EVENTS: Final = [
    EventKind("first-drawn", {"seat": SEAT}),
    EventKind("elephant-placed", {"seat": SEAT, "elephant": ELEPHANT, "cell": CELL}),
    EventKind("turn-began", {"seat": SEAT}),
    EventKind("turn-passed", {"seat": SEAT}),
    EventKind("card-drawn", {"seat": SEAT}, secret={"card": CARD}),
    EventKind("card-played", {"seat": SEAT, "card": CARD}),
    EventKind("card-discarded", {"seat": SEAT, "card": CARD}, reveals=True, shown_by="seat"),
    EventKind("card-cancelled", {"seat": SEAT, "card": CARD}),
    EventKind("card-fetched", {"seat": SEAT}, secret={"card": CARD}),
    EventKind(
        "card-stolen", {"seat": SEAT, "victim": SEAT}, secret={"card": CARD}, knowers=("seat", "victim"), reveals=True
    ),
    EventKind("discards-searched", {"seat": SEAT}, secret={"cards": CARDS}, reveals=True),
    EventKind("reshuffled", {"count": NUMBER}),
    EventKind("victim-named", {"seat": SEAT, "victim": SEAT}),
    EventKind("cobra-chosen", {"seat": SEAT, "from": SEAT}),
    EventKind("receiver-named", {"seat": SEAT, "to": SEAT}),
    EventKind("cobra-given", {"from": SEAT, "to": SEAT}),
    EventKind("cobras-dropped", {"seat": SEAT, "count": NUMBER}),
    EventKind("answer-sealed", {"seat": SEAT}, secret={"answer": ACTION}),
    EventKind("tiger-played", {"seat": SEAT, "card": CARD}, reveals=True, shown_by="seat"),
    EventKind("chain-settled", {"tigers": NUMBER, "cancelled": TEXT}),
    EventKind("elephant-stepped", {"elephant": ELEPHANT, "from": CELL, "to": CELL, "way": TEXT}),
    EventKind("elephant-pushed", {"elephant": ELEPHANT, **PUSH}),
    EventKind("elephant-blocked", {"elephant": ELEPHANT}),
    EventKind("elephant-flew", {"elephant": ELEPHANT, "from": CELL, "to": CELL}),
    EventKind("elephant-finished", {"elephant": ELEPHANT}),
    EventKind("elephant-scared", {"elephant": ELEPHANT}),
    EventKind("cow-pushed", PUSH),
    EventKind("cow-moved", {"from": CELL, "to": CELL}),
    EventKind("mouse-moved", {"from": CELL, "to": CELL}),
    EventKind("race-won", {"seat": SEAT}),
    EventKind("race-cut", {"turns": NUMBER}),
]

SHARED_ACTIONS: Final[dict[str, list[FactKind]]] = {
    "end": [],
    "done": [],
    "ahead": [],
    "left": [],
    "right": [],
    "behind": [],
    "diagonal-left": [],
    "diagonal-right": [],
    "mouse": [WAY],
    "pass": [],
    "start": [CELL],
    "elephant": [ELEPHANT],
    "rob": [SEAT],
    "from": [SEAT],
    "give": [SEAT],
    "hole": [CELL],
    "play": [CARD],
    "discard": [CARD],
    "take": [CARD],
    "cow": [CELL, WAY],
}

SHARED_WHYS: Final[dict[str, dict[str, FactKind]]] = {
    "wins": {},
    "wins-unless-tiger": {},
    "ahead": {"steps": NUMBER},
    "ahead-and-keeps": {"steps": NUMBER, "card": CARD},
    "ahead-and-back": {"steps": NUMBER, "seat": SEAT, "lost": NUMBER},
    "opens": {"steps": NUMBER},
    "blocks": {"steps": NUMBER, "seat": SEAT},
    "sets-back": {"seat": SEAT, "lost": NUMBER},
    "bars": {"seat": SEAT},
    "clears": {},
    "gives-cobra": {"seat": SEAT},
    "drops-cobras": {},
    "robs": {"seat": SEAT},
    "fetches": {},
    "new-cards": {"count": NUMBER},
    "tiger-kept": {},
    "tiger-stops-win": {"seat": SEAT},
    "tiger-back": {"card": CARD},
    "tiger-saves": {"steps": NUMBER},
    "tiger-cancels": {"seat": SEAT, "card": CARD},
}
"""What a hint may say for an action (`howdah/bots/reasons/race.py`)."""
