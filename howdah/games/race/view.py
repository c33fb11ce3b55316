"""What a seat of a race is shown: the board, the own hand, the numbers of cards (RACE-2.5)."""

from howdah.engine.contract import CHANCE, View
from howdah.engine.vocabulary import Phase
from howdah.games.race.cards.text import KnownPile
from howdah.games.race.codes import (
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
    NOT_PLANNING,
    PLACE,
    RIGHT,
    WALK,
    WAYS,
)
from howdah.games.race.known import RaceKnown, letters_in
from howdah.games.race.race import Race
from howdah.games.race.standing import progress
from howdah.games.race.vocabulary import RaceFields


def view_of(race: Race, known: RaceKnown, seat: int, spent: bool) -> View:
    """The view of one seat or of a spectator. The discards are shown only while they are searched (RACE-2.5)."""
    searching = seat == CHANCE or (race.phase == FETCH and seat == race.active)
    if seat != CHANCE:
        if not searching:
            known.cards.discards = KnownPile([0] * int(race.kit.kinds), int(race.cards.discards_size))
        known.cards.memories = {}
        known.cards.seers = int(race.cards.everyone)
    phase = known.table.vocabulary.phases[race.phase]
    return View(known.table.game, seat, known.position().one_line(), fields_of(race, phase, seat, searching, spent))


def fields_of(race: Race, phase: Phase, seat: int, searching: bool, spent: bool) -> RaceFields:
    if race.planning != NOT_PLANNING and seat != race.active:
        race = race.copy()
        race.board = race.other_board  # Only who makes a plan sees it tried.
    kit, board, cards, track = race.kit, race.board, race.cards, race.kit.track
    names = kit.deck.names
    seats, kinds = int(kit.seats), int(kit.kinds)
    own = seat if 0 <= seat < seats else -1
    hand = [names[kind] for kind in range(kinds) for _ in range(cards.hands[own * kinds + kind])] if own >= 0 else []
    needs = phase.registers
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
        "step": phase.name,
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
        "spent": spent,
        "leads": leads_of(race) if own == race.active else {},
        "plan": [kit.actions[action] for action in race.plan],
        "planning": race.planning != NOT_PLANNING,
        "answered": [answer != NOBODY for answer in race.answers],
        "answer": kit.actions[race.answers[own]] if own >= 0 and race.answers[own] != NOBODY else "",
        "stopped": letters_in(int(board.stopped)).split(),
        "halted": letters_in(int(board.halted)).split(),
        "ready": letters_in(int(board.may_cross)).split(),
        "due": letters_in(int(board.stuck)).split(),
        "fed": letters_in(int(board.fed)).split(),
        "winner": int(race.winner) + 1,
    }


def cell_text(race: Race, cell: int) -> str:
    return "home" if cell == HOME else "" if cell < 0 else race.kit.track.names[cell]


def gates_of(race: Race) -> list[int]:
    """The columns right before crossings that are still closed, where a race has such."""
    crossings = enumerate(race.kit.track.crossings)
    return [columns[0] - 1 for number, columns in crossings if race.board.is_closed(number + 1)]


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
    kit, phase = race.kit, int(race.phase)
    track = kit.track
    if phase == PLACE:
        return {f"start {track.names[cell]}": track.names[cell] for cell in track.starts}
    if phase in (HOLE, WALK, BURROW):
        holes = {f"hole {track.names[cell]}": track.names[cell] for cell in track.holes}
        return holes | (steps_from(race, int(race.board.mouse), "mouse ") if phase == WALK else {})
    if phase == HERD:
        found: dict[str, str] = {}
        for cow in race.board.cows:
            found |= steps_from(race, int(cow), f"cow {track.names[cow]} ")
        return found
    return {}


def steps_from(race: Race, cell: int, prefix: str) -> dict[str, str]:
    track = race.kit.track
    ways = [(WAYS[way], int(track.steps[way * int(track.cells) + cell])) for way in (AHEAD, LEFT, RIGHT, BEHIND)]
    return {prefix + way: track.names[to] for way, to in ways if to >= 0}
