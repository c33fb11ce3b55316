"""What a seat of a race is shown: the board, the own hand, the numbers of cards (RACE-2.5)."""

from typing import TypedDict

from howdah.engine.contract import CHANCE, View
from howdah.games.cards.text import Heap
from howdah.games.race.known import REGISTERS, RaceKnown, letters_in
from howdah.games.race.race import Race
from howdah.games.race.words import EFFECTS, ELEPHANTS, FETCH, HOME, NOBODY, STEPS


class RaceFields(TypedDict):
    """The fields of a view of a race; lists go by seat or by elephant (A, B ...)."""

    columns: list[str]
    """The track, a text a column, lanes from left to right; cows and holes stand where the track has them."""
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
    mover: str
    points: int
    mode: str
    count: int
    played: int
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
        "closed": track.closed,
        "elephants": [cell_text(race, int(cell)) for cell in board.where],
        "owners": [int(race.owner(elephant)) + 1 if race.first >= 0 else 0 for elephant in range(int(kit.elephants))],
        "laps": [int(lap) for lap in board.laps],
        "cows": [track.names[cell] for cell in board.cows],
        "holes": [track.names[cell] for cell in track.holes],
        "mouse": cell_text(race, int(board.mouse)),
        "open": [number + 1 for number in range(len(track.crossings)) if board.opened >> number & 1],
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
        "card": names[race.card] if "card" in needs else "",
        "mover": ELEPHANTS[race.mover] if "mover" in needs and race.mover >= 0 else "",
        "points": int(race.points) if "points" in needs else 0,
        "mode": EFFECTS[race.mode] if "mode" in needs else EFFECTS[0],
        "count": int(race.count) if "count" in needs else 0,
        "played": int(race.played),
        "answered": [answer != NOBODY for answer in race.answers],
        "answer": kit.actions[race.answers[own]] if own >= 0 and race.answers[own] != NOBODY else "",
        "halted": letters_in(int(race.halted)).split(),
        "ready": letters_in(int(race.ready)).split(),
        "due": letters_in(due).split(),
        "winner": int(race.winner) + 1,
    }


def cell_text(race: Race, cell: int) -> str:
    return "home" if cell == HOME else "" if cell < 0 else race.kit.track.names[cell]
