"""What a seat of a race is shown: the board, the own hand, the numbers of cards (RACE-2.5)."""

from typing import TypedDict

from howdah.engine.contract import CHANCE, View
from howdah.games.cards.text import Heap
from howdah.games.race.known import REGISTERS, RaceKnown, letters_in
from howdah.games.race.race import Race
from howdah.games.race.standing import progress
from howdah.games.race.track import Stretch
from howdah.games.race.words import (
    AHEAD,
    BEHIND,
    BURROW,
    EFFECTS,
    ELEPHANTS,
    FETCH,
    HERD,
    HOLE,
    HOME,
    LEFT,
    NOBODY,
    PLACE,
    RIGHT,
    STEPS,
    WALK,
    WAYS,
)


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
    """The crossings that are open, from 1 (ER-4.3)."""
    gates: list[int]
    """The columns right before crossings that are still closed (ER-4.1)."""
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
    """The effect that is played together with the card (FE-2.3)."""
    source: int
    """Who is robbed first, or gives a cobra up, from 1."""
    target: int
    """Who is robbed second, or receives the cobra, from 1."""
    chain: int
    """How many tigers lie on the card."""
    striker: int
    """Who played the last card of the chain, from 1."""
    window: int
    """With a pair: 1 where the tiger names its card, 2 where it can only be aimed at the other (FE-3.4)."""
    aim: int
    """With a pair: what the chain is about, 1 the movement, 2 the effect."""
    cancelled: int
    """With a pair: what has been cancelled, as bits 1 and 2."""
    stall: bool
    """The card is one that a market stall revealed (ER-5.2)."""
    mover: str
    points: int
    mode: str
    count: int
    played: int
    leads: dict[str, str]
    """For whoever decides: the cell that a step leads to, by the step's action; not all of them are possible."""
    answered: list[bool]
    """Who has answered in the tiger window."""
    answer: str
    """Your own answer that lies there sealed."""
    halted: list[str]
    ready: list[str]
    due: list[str]
    winner: int


def view_of(race: Race, known: RaceKnown, seat: int) -> View:
    """The view of one seat or of a spectator. The discards are shown only while they are searched (RACE-2.5)."""
    searching = seat == CHANCE or (race.step == FETCH and seat == race.active)
    if seat != CHANCE:
        if not searching:
            known.cards.discards = Heap([0] * int(race.kit.kinds), int(race.cards.discards_size))
        known.cards.memories = {}
        known.cards.seers = int(race.cards.everyone)
    return View(known.table.game, seat, known.position().one_line(), fields_of(race, seat, searching))


def fields_of(race: Race, seat: int, searching: bool) -> RaceFields:
    kit, board, cards, track = race.kit, race.board, race.cards, race.kit.track
    names = kit.deck.names
    seats, kinds = int(kit.seats), int(kit.kinds)
    own = seat if 0 <= seat < seats else -1
    hand = [names[kind] for kind in range(kinds) for _ in range(cards.hands[own * kinds + kind])] if own >= 0 else []
    due = int(race.due & ~board.driven)
    needs = REGISTERS[int(race.step)]
    return {
        "columns": track.letters,
        "stretches": track.stretches,
        "closed": track.closed,
        "elephants": [cell_text(race, int(cell)) for cell in board.where],
        "owners": [int(race.owner(elephant)) + 1 if race.first >= 0 else 0 for elephant in range(int(kit.elephants))],
        "laps": [int(lap) for lap in board.laps],
        "cows": [track.names[cell] for cell in board.cows],
        "holes": [track.names[cell] for cell in track.holes],
        "mouse": cell_text(race, int(board.mouse)),
        "open": [number + 1 for number in range(len(track.crossings)) if board.opened >> number & 1],
        "gates": gates_of(race),
        "way": [way_of(race, elephant) for elephant in range(int(kit.elephants))],
        "places": places_of(race),
        "cobras": [int(count) for count in race.cobras],
        "supply": int(kit.cobras) - sum(race.cobras),
        "hand": hand,
        "hands": [int(size) for size in cards.sizes],
        "pile": int(cards.pile_size),
        "discards": int(cards.discards_size),
        "search": [names[kind] for kind in range(kinds) for _ in range(cards.discards[kind])] if searching else None,
        "table": [names[kind] for kind in range(kinds) for _ in range(cards.table[kind])],
        "first": int(race.first) + 1,
        "turn": int(race.active) + 1,
        "turns": int(race.turns),
        "step": STEPS[race.step],
        "card": names[race.card] if "card" in needs and race.card >= 0 else "",
        "partner": names[race.partner] if "partner" in needs and race.partner >= 0 else "",
        "source": int(race.source) + 1 if "source" in needs else 0,
        "target": int(race.target) + 1 if "target" in needs else 0,
        "chain": int(race.chain) if "chain" in needs else 0,
        "striker": int(race.striker) + 1 if "striker" in needs else 0,
        "window": int(race.window) if "window" in needs else 0,
        "aim": int(race.aim) if "aim" in needs else 0,
        "cancelled": int(race.cancelled) if "cancelled" in needs else 0,
        "stall": race.stall == 1 if "stall" in needs else False,
        "mover": ELEPHANTS[race.mover] if "mover" in needs and race.mover >= 0 else "",
        "points": int(race.points) if "points" in needs else 0,
        "mode": EFFECTS[race.mode] if "mode" in needs else EFFECTS[0],
        "count": int(race.count) if "count" in needs else 0,
        "played": int(race.played),
        "leads": leads_of(race) if own == race.active else {},
        "answered": [answer != NOBODY for answer in race.answers],
        "answer": kit.actions[race.answers[own]] if own >= 0 and race.answers[own] != NOBODY else "",
        "halted": letters_in(int(race.halted)).split(),
        "ready": letters_in(int(race.ready)).split(),
        "due": letters_in(due).split(),
        "winner": int(race.winner) + 1,
    }


def cell_text(race: Race, cell: int) -> str:
    return "home" if cell == HOME else "" if cell < 0 else race.kit.track.names[cell]


def gates_of(race: Race) -> list[int]:
    """Formula E has no closed crossings (FE-4.3)."""
    if race.kit.water_stops:
        return []
    return [
        columns[0] - 1 for number, columns in enumerate(race.kit.track.crossings) if not race.board.opened >> number & 1
    ]


def way_of(race: Race, elephant: int) -> int:
    """Columns from the start, or from the line of a circuit; the whole length across the line."""
    track, cell = race.kit.track, int(race.board.where[elephant])
    if race.board.crossed >> elephant & 1:
        return int(track.columns)
    if cell < 0:
        return 0
    laps = int(race.board.laps[elephant]) - 1 if track.closed else 0
    return cell // int(track.lanes) + laps * int(track.columns)


def places_of(race: Race) -> list[int]:
    """RACE-7.3, as if the race were cut now."""
    far = [int(progress(race, seat)) for seat in range(int(race.kit.seats))]
    return [1 + sum(1 for other in far if other > own) for own in far]


def leads_of(race: Race) -> dict[str, str]:
    """Where the steps of the mouse and of the cows lead, and which cells are named."""
    kit, step = race.kit, int(race.step)
    track = kit.track
    if step == PLACE:
        return {f"start {track.names[cell]}": track.names[cell] for cell in track.starts}
    if step in (HOLE, WALK, BURROW):
        holes = {f"hole {track.names[cell]}": track.names[cell] for cell in track.holes}
        return holes | (steps_from(race, int(race.board.mouse), "mouse ") if step == WALK else {})
    if step == HERD:
        found: dict[str, str] = {}
        for cow in race.board.cows:
            found |= steps_from(race, int(cow), f"cow {track.names[cow]} ")
        return found
    return {}


def steps_from(race: Race, cell: int, prefix: str) -> dict[str, str]:
    track = race.kit.track
    ways = [(WAYS[way], int(track.steps[way * int(track.cells) + cell])) for way in (AHEAD, LEFT, RIGHT, BEHIND)]
    return {prefix + way: track.names[to] for way, to in ways if to >= 0}
