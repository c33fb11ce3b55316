"""What stays the same while a race is run: track, deck, vocabulary, and the numbers in which the two games differ."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from howdah.engine.vectors import vec
from howdah.games.race.cards.text import Deck
from howdah.games.race.codes import (
    CARPET,
    CHARGE,
    CHARMER,
    ELEPHANTS,
    EVENT,
    GREEN,
    JUICE,
    MONKEY,
    MOUSE,
    NO_EFFECT,
    NO_EVENT,
    PRAYER,
    PURPLE,
    SACRED_COW,
    SINGLE_ACTIONS,
    TIGER,
    WAYS,
)
from howdah.games.race.tracks.track import Track

if TYPE_CHECKING:
    from howdah.games.race.questions import Question

EVENTS: Final = {
    "mouse": MOUSE,
    "monkey": MONKEY,
    "cow": SACRED_COW,
    "prayer": PRAYER,
    "priest": PRAYER,
    "charmer": CHARMER,
    "tiger": TIGER,
}
EFFECT_NAMES: Final = {"charge": CHARGE, "carpet": CARPET, "juice": JUICE}
COLOURS: Final = {"green": GREEN, "red": EVENT, "purple": PURPLE}
HAND: Final = 6
HAND_AT_TREE: Final = 9
MOUSE_STEPS: Final = 6
COW_STEPS: Final = 8
SCARE_STEPS: Final = 3
STOLEN: Final = 2
"""Cards that a monkey takes."""
NEIGHBOURS: Final = 4


class Kit:
    """One race's fixed facts. The parameters are what its own rulebook says differently."""

    def __init__(
        self,
        *,
        seats: int,
        elephants: int,
        track: Track,
        deck: Deck,
        cobras: int,
        turn_limit: int,
        win_clause: str,
        cow_ways: list[int],
        first_mouse: int,
        hole_distances: list[int],
        guards: list[int],
        stops_pushed: list[int],
        marks_stopped: int,
        flies_home: int,
        effect_colour: int,
        fewer_for_cobra: int,
        own_actions: tuple[str, ...],
        last_answer: int,
        pairs: list[tuple[int, int]],
        mud_letter: bool = False,
        banana_at_end: bool = False,
        plan_before_window: bool = False,
        skip_useless_windows: bool = False,
    ) -> None:
        self.seats: i64 = seats
        self.elephants: i64 = elephants
        self.track = track
        self.deck = deck
        self.cobras: i64 = cobras
        self.turn_limit: i64 = turn_limit
        """Turns in all; 0 for none (RACE-7.4)."""
        self.win_clause = win_clause
        """The clause by which a race is won."""
        self.cow_ways = cow_ways
        """The ways in which cows step (RACE-6.1)."""
        self.first_mouse: i64 = first_mouse
        """Where the mouse waits as the race begins: a cell, or NOWHERE beside the track."""
        self.hole_distances: vec[i64] = vec[i64](hole_distances)
        """The walking distance from each hole to each cell, where that matters: hole * cells + cell."""
        self.guards: vec[i64] = vec[i64](guards)
        """By cell: 0, or the number from 1 of the water before which an elephant stands firm here."""
        self.stops_pushed: vec[i64] = vec[i64](stops_pushed)
        """By cell: 1 where nobody is pushed onto it, except by a charge or a scare."""
        self.marks_stopped: i64 = marks_stopped
        """1 where only an elephant that a push has stopped before water stands firm there."""
        self.flies_home: i64 = flies_home
        """1 where a flight over the finish line wins without a cell to land on (RACE-4.2)."""
        self.fewer_for_cobra: i64 = fewer_for_cobra
        """How many cards fewer are drawn for each cobra (RACE-5.1)."""
        self.mud_letter = mud_letter
        """Option `mud=letter`: every green card may be played for an elephant in mud, even one too small."""
        self.banana_at_end = banana_at_end
        """Option `banana=end`: a banana tree brings its cards at the end of the turn."""
        self.plan_before_window = plan_before_window
        """Option `tiger_window=plan`: all that a card is to do is named before its tiger window."""
        self.skip_useless_windows = skip_useless_windows
        """Option `windows=needed`: nobody is asked to cancel what changes nothing."""
        self.last_answer: i64 = last_answer
        """Answers in a tiger window are the actions from PASS to this one."""
        self.pair_movement: vec[i64] = vec[i64]([movement for movement, _ in pairs])
        self.pair_effect: vec[i64] = vec[i64]([effect for _, effect in pairs])
        """Two kinds of cards that are played together, where a race has such plays."""
        self.questions: list[Question] = []
        """What each phase asks, by its number; the rules of the race put it here."""
        self.read_track()
        self.read_deck(effect_colour)
        self.name_actions(own_actions)

    def read_track(self) -> None:
        """What lies where, as vectors."""
        track = self.track
        self.crossing_of: vec[i64] = vec[i64](track.all_crossing_cells())
        """1 + the crossing that a cell of water belongs to, else 0."""
        self.holes: vec[i64] = vec[i64](track.holes)
        self.hole_at: vec[i64] = vec[i64]([1 if letter == "h" else 0 for letter in track.flat])
        self.starts: vec[i64] = vec[i64](track.starts)

    def read_deck(self, effect_colour: int) -> None:
        """What each kind of card does, from its name. `effect_colour`: of cards that are named by their effect."""
        self.deck_counts: vec[i64] = vec[i64](self.deck.counts)
        self.deck_size: i64 = sum(self.deck.counts)
        names = self.deck.names
        self.kinds: i64 = len(names)
        parts = [name.partition("-") for name in names]
        self.points: vec[i64] = vec[i64]([int(value) if value else 0 for _, _, value in parts])
        self.effect: vec[i64] = vec[i64]([EFFECT_NAMES.get(first, NO_EFFECT) for first, _, _ in parts])
        self.event: vec[i64] = vec[i64]([EVENTS.get(first, NO_EVENT) for first, _, _ in parts])
        self.colour: vec[i64] = vec[i64](
            [EVENT if first in EVENTS else COLOURS.get(first, effect_colour) for first, _, _ in parts]
        )
        self.tiger: i64 = names.index("tiger") if "tiger" in names else -1

    def name_actions(self, own_actions: tuple[str, ...]) -> None:
        """The vocabulary: single actions, those of this race alone, then blocks of those with a parameter."""
        names, track = self.deck.names, self.track
        texts = [*SINGLE_ACTIONS, *own_actions]
        seats = range(1, int(self.seats) + 1)
        self.start_block: i64 = len(texts)
        texts += [f"start {track.names[cell]}" for cell in track.starts]
        self.elephant_block: i64 = len(texts)
        texts += [f"elephant {letter}" for letter in ELEPHANTS[: int(self.elephants)]]
        self.rob_block: i64 = len(texts)
        texts += [f"rob {seat}" for seat in seats]
        self.from_block: i64 = len(texts)
        texts += [f"from {seat}" for seat in seats]
        self.give_block: i64 = len(texts)
        texts += [f"give {seat}" for seat in seats]
        self.hole_block: i64 = len(texts)
        texts += [f"hole {track.names[cell]}" for cell in track.holes]
        self.play_block: i64 = len(texts)
        texts += [f"play {name}" for name in names]
        self.pair_block: i64 = len(texts)
        pairs = zip(self.pair_movement, self.pair_effect, strict=True)
        texts += [f"play {names[movement]} with {names[effect]}" for movement, effect in pairs]
        self.discard_block: i64 = len(texts)
        texts += [f"discard {name}" for name in names]
        self.take_block: i64 = len(texts)
        texts += [f"take {name}" for name in names]
        self.cow_block: i64 = len(texts)
        cells = [cell for cell in range(int(track.cells)) if track.is_cell(cell)]
        ways = self.cow_ways
        texts += [f"cow {track.names[cell]} {WAYS[way]}" for cell in cells for way in ways]
        self.cow_cells: vec[i64] = vec[i64](cells)
        rank = [0] * int(track.cells)
        for place, cell in enumerate(cells):
            rank[cell] = place
        self.cow_rank: vec[i64] = vec[i64](rank)
        """Which existing cell a cell is: the cow actions go by that."""
        self.ways: vec[i64] = vec[i64](ways)
        self.way_count: i64 = len(ways)
        self.actions = texts
        self.outcomes = [*names, *[f"first {seat}" for seat in seats]]
        """The outcomes of chance: a card, or the first player."""
