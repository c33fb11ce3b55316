"""What is seen of a player of the races: cards played, kept and thrown away, tigers, pushes, cards that lie unused."""

from typing import Final

from howdah.engine.contract import CHANCE, State
from howdah.engine.events import Event
from howdah.games.race.codes import DISCARD, ELEPHANTS, NOBODY, TURN, WINDOW
from howdah.games.race.kit import EFFECT_NAMES
from howdah.games.race.race import Race
from howdah.games.race.standing import progress
from howdah.games.race.state import RaceState
from howdah.review.habits.sighting import Measure, Watcher

KINDS: Final = {
    "mouse": "mouse",
    "monkey": "monkey",
    "cow": "cow",
    "prayer": "prayer",
    "priest": "prayer",
    "charmer": "charmer",
}
"""Events by the name of their measure: the same card has two names in the two races."""
NEAR: Final = 6
"""Columns ahead in which somebody may be pushed."""
PARTS: Final = 3
"""Of the way: the first third, the second, the last."""


class Turn:
    """A turn that is being watched."""

    def __init__(self, state: RaceState, seat: int, entry: int) -> None:
        race = state.race
        self.seat = seat
        self.entry = entry
        self.number = int(race.turns)
        self.hand = hand_of(race, seat)
        self.part = part_of_way(race, seat)
        self.rivals_near = rivals_ahead(race, seat)
        self.played: list[str] = []
        self.discarded = 0
        self.pushed = 0


class RaceWatcher(Watcher):
    """Takes down turns as wholes, and answers to others' cards one by one."""

    measures = (
        Measure("tiger", "keeps-tigers", "wastes-tigers"),
        Measure("late-discard", "", "discards-late"),
        Measure("discard", "never-discards", "discards-often"),
        Measure("discarded", "", "discards-much"),
        Measure("cards-played", "plays-one-card", ""),
        Measure("pushes", "never-pushes", ""),
        Measure("big-card", "saves-big-cards", "spends-big-cards"),
        *(Measure(f"plays-{kind}", f"never-{kind}", "") for kind in sorted(set(KINDS.values()))),
        Measure("plays-effect", "never-effect", ""),
    )

    def __init__(self) -> None:
        super().__init__()
        self.turn: Turn | None = None

    def visit(self, state: State, seat: int, action: int, entry: int) -> None:
        assert isinstance(state, RaceState)
        race = state.race
        if seat == CHANCE:
            return
        text = state.rules.actions[action]
        if race.phase == WINDOW:
            if len(state.legal(seat)) > 1:
                self.see(seat, "tiger", window_of(race, seat), float(text.startswith("tiger")), entry)
            return
        if self.turn is None and race.phase == TURN:
            self.turn = Turn(state, seat, entry)
        turn = self.turn
        if turn is None or turn.seat != seat:
            return
        if text.startswith("play "):
            turn.played += text.removeprefix("play ").split(" with ")
        elif text.startswith("discard ") and race.phase in (TURN, DISCARD):
            turn.discarded += 1

    def hear(self, state: State, seat: int, events: list[Event]) -> None:  # noqa: ARG002
        assert isinstance(state, RaceState)
        turn = self.turn
        if turn is None:
            return
        own = state.race.own(turn.seat)
        for event in events:
            by = event.facts.get("by", "")
            if event.kind == "elephant-pushed" and isinstance(by, str) and by and own >> ELEPHANTS.index(by) & 1:
                turn.pushed += 1
        if state.race.turns != turn.number or state.race.asked == 0:
            self.finish(turn)
            self.turn = None

    def finish(self, turn: Turn) -> None:
        """Take down a turn that is over."""
        seat, entry, hand = turn.seat, turn.entry, turn.hand
        moves = [card for card in hand if points_of(card)]
        quality = f"{min(len(moves), 3)}m {min(len(hand), 7)}"
        late = "late-discard" if turn.part == PARTS - 1 else "discard"
        self.see(seat, late, quality, float(turn.discarded > 0 and not turn.played), entry)
        if turn.discarded:
            self.see(seat, "discarded", f"{len(turn.played)}p {quality}", float(turn.discarded), entry)
        if turn.played:
            others = len(hand) - len(moves)
            self.see(seat, "cards-played", f"{min(len(moves), 2)}m {min(others, 3)}", float(len(turn.played)), entry)
        moved = [points_of(card) for card in turn.played if points_of(card)]
        if moved and turn.rivals_near:
            self.see(
                seat, "pushes", f"{min(turn.rivals_near, 2)} {min(sum(moved) // 3, 3)}", float(turn.pushed > 0), entry
            )
        sizes = sorted({points_of(card) for card in moves})
        if moved and len(sizes) > 1 and turn.part == 0:
            self.see(seat, "big-card", f"{len(sizes)} {sizes[-1]}", float(max(moved) == sizes[-1]), entry)
        for card, kind in KINDS.items():
            if card in hand:
                self.see(seat, f"plays-{kind}", f"{turn.part}", float(card in turn.played), entry)
        effects = [card for card in hand if card.partition("-")[0] in EFFECT_NAMES]
        if effects:
            used = any(card in turn.played for card in effects)
            self.see(seat, "plays-effect", f"{min(len(effects), 3)} {min(len(moves), 3)}", float(used), entry)


def hand_of(race: Race, seat: int) -> list[str]:
    """The cards in a hand, each as often as it is there."""
    kinds = int(race.kit.kinds)
    names = race.kit.deck.names
    return [names[kind] for kind in range(kinds) for _ in range(int(race.cards.hands[seat * kinds + kind]))]


def points_of(card: str) -> int:
    """How far a movement card goes; 0 for any other."""
    digits = card.rpartition("-")[2]
    return int(digits) if digits.isdecimal() else 0


def part_of_way(race: Race, seat: int) -> int:
    """In which third of the way a seat is."""
    track = race.kit.track
    length = int(track.columns)
    done = int(progress(race, seat)) - (length if track.closed else 0)
    return min(max(PARTS * done // length, 0), PARTS - 1)


def rivals_ahead(race: Race, seat: int) -> int:
    """How many elephants of others stand a few columns ahead of an own one, in its lane."""
    board, lanes = race.board, int(race.kit.track.lanes)
    own = int(race.own(seat))
    cells = [int(board.where[elephant]) for elephant in range(int(race.kit.elephants))]
    found = 0
    for other, there in enumerate(cells):
        if own >> other & 1 or there < 0:
            continue
        ahead = [
            (there // lanes - cell // lanes) % int(race.kit.track.columns)
            for elephant, cell in enumerate(cells)
            if own >> elephant & 1 and cell >= 0 and cell % lanes == there % lanes
        ]
        found += any(0 < columns <= NEAR for columns in ahead)
    return found


def window_of(race: Race, seat: int) -> str:
    """What a tiger could be played at."""
    if race.chain > 0:
        return f"chain {'own' if race.active == seat else 'other'}"
    card = race.kit.deck.names[int(race.card)]
    kind = "movement" if points_of(card) else KINDS.get(card, card)
    far, near = progress(race, race.active), progress(race, seat)
    pair = " pair" if race.partner != NOBODY else ""
    return f"{kind}{pair} {'ahead' if far >= near else 'behind'}"
