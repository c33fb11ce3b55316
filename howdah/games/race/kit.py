"""What stays the same while a race is run: track, deck, vocabulary, and the numbers in which the two games differ."""

from typing import Final

from mypy_extensions import i64

from howdah.engine.vectors import vec
from howdah.games.cards.text import Deck
from howdah.games.race.track import Track
from howdah.games.race.words import (
    AHEAD,
    BEHIND,
    CARPET,
    CHARGE,
    CHARMER,
    ELEPHANTS,
    EVENT,
    GREEN,
    JUICE,
    LEFT,
    MONKEY,
    MOUSE,
    NO_EFFECT,
    NO_EVENT,
    PAIR_ACTIONS,
    PRAYER,
    PURPLE,
    RALLY_ACTIONS,
    RIGHT,
    SACRED_COW,
    SINGLE_ACTIONS,
    TIGER,
    TIGER_ON_EFFECT,
    TIGER_PLAYED,
    WATER,
    WAYS,
)

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
        seats: int,
        elephants: int,
        track: Track,
        deck: Deck,
        cobras: int,
        turn_limit: int,
        water_stops: bool,
        cows_go_aside: bool,
        pairs: bool,
    ) -> None:
        self.seats: i64 = seats
        self.elephants: i64 = elephants
        self.track = track
        self.deck = deck
        self.cobras: i64 = cobras
        self.turn_limit: i64 = turn_limit
        """Turns in all; 0 for none (RACE-7.4)."""
        self.water_stops = water_stops
        """FE-4.1: nobody is pushed onto water. Otherwise crossings are closed until the leader opens them (ER-4)."""
        self.cow_ways: list[int] = [AHEAD, LEFT, RIGHT, BEHIND] if cows_go_aside else [AHEAD, BEHIND]
        self.pairs = pairs
        """FE-2.3: effects are cards of their own, played together with a green one."""
        self.read_kinds()
        self.deck_counts: vec[i64] = vec[i64](deck.counts)
        self.deck_size: i64 = sum(deck.counts)
        self.guards: vec[i64] = vec[i64](self.all_guards())
        """Cells where an elephant stands firm: 1 + the crossing right ahead of it, else 0."""
        self.crossing_of: vec[i64] = vec[i64](self.all_crossing_cells())
        """1 + the crossing that a cell of water belongs to, else 0."""
        self.holes: vec[i64] = vec[i64](track.holes)
        self.hole_far: vec[i64] = vec[i64](self.all_distances())
        """FE-5.1: the walking distance from each hole to each cell: hole * cells + cell."""
        self.hole_at: vec[i64] = vec[i64]([1 if letter == "h" else 0 for letter in track.flat])
        self.starts: vec[i64] = vec[i64](track.starts)
        self.name_actions()

    def read_kinds(self) -> None:
        """What each kind of card does, from its name."""
        names = self.deck.names
        self.kinds: i64 = len(names)
        parts = [name.partition("-") for name in names]
        self.points: vec[i64] = vec[i64]([int(value) if value else 0 for _, _, value in parts])
        self.effect: vec[i64] = vec[i64]([EFFECT_NAMES.get(first, NO_EFFECT) for first, _, _ in parts])
        self.event: vec[i64] = vec[i64]([EVENTS.get(first, NO_EVENT) for first, _, _ in parts])
        plain_colour = EVENT if self.pairs else GREEN
        """Effects: yellow cards of their own, or printed on green ones."""
        self.colour: vec[i64] = vec[i64](
            [EVENT if first in EVENTS else COLOURS.get(first, plain_colour) for first, _, _ in parts]
        )
        self.tiger: i64 = names.index("tiger") if "tiger" in names else -1

    def all_guards(self) -> list[int]:
        track = self.track
        cells = int(track.cells)
        if self.water_stops:
            ahead = [int(track.steps[cell]) for cell in range(cells)]
            return [1 if to >= 0 and track.terrain[to] == WATER else 0 for to in ahead]
        guards = [0] * cells
        lanes = int(track.lanes)
        for number, columns in enumerate(track.crossings):
            for lane in range(lanes):
                guards[(columns[0] - 1) * lanes + lane] = number + 1
        return guards

    def all_crossing_cells(self) -> list[int]:
        lanes = int(self.track.lanes)
        found = [0] * int(self.track.cells)
        for number, columns in enumerate(self.track.crossings):
            for cell in range(columns[0] * lanes, (columns[-1] + 1) * lanes):
                found[cell] = number + 1
        return found

    def all_distances(self) -> list[int]:
        """Nothing hinders, and jumps between holes do not count."""
        cells = int(self.track.cells)
        tables: list[int] = []
        for hole in self.track.holes:
            far = [cells] * cells
            far[hole] = 0
            edge = [hole]
            for cell in edge:
                for way in range(NEIGHBOURS):
                    to = int(self.track.steps[way * cells + cell])
                    if to >= 0 and far[to] == cells:
                        far[to] = far[cell] + 1
                        edge.append(to)
            tables += far
        return tables

    def name_actions(self) -> None:
        """The vocabulary: single actions, then blocks of those with a parameter."""
        names, track = self.deck.names, self.track
        texts = [*SINGLE_ACTIONS, *(PAIR_ACTIONS if self.pairs else RALLY_ACTIONS)]
        seats = range(1, int(self.seats) + 1)
        self.last_answer: i64 = TIGER_ON_EFFECT if self.pairs else TIGER_PLAYED
        """Answers in a tiger window are the actions from PASS to this one."""
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
        self.pair_movement: vec[i64] = vec[i64]([])
        self.pair_effect: vec[i64] = vec[i64]([])
        if self.pairs:
            pairs = [
                (movement, effect)
                for movement in range(len(names))
                for effect in range(len(names))
                if self.colour[movement] == GREEN and self.effect[effect] != NO_EFFECT
            ]
            texts += [f"play {names[movement]} with {names[effect]}" for movement, effect in pairs]
            self.pair_movement = vec[i64]([movement for movement, _ in pairs])
            self.pair_effect = vec[i64]([effect for _, effect in pairs])
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
        """Fate draws a card, or the first player."""
