"""A race at a glance: how many steps each elephant still has to go, and what its owner has in hand to make them.

The way home is what plain movement takes: ahead wherever possible, else aside to the nearer opening (RACE-3.2), around
cows and gaps as they stand; other elephants are not reckoned with, they move on. A declared movement counts as almost
made, since a tiger may cancel it. Cards count by what they usually bring, those that will be drawn as average ones.
"""

from typing import Final

from mypy_extensions import i64

from howdah.bots.evaluation import Evaluation, pay_points
from howdah.engine.contract import Rules
from howdah.engine.vectors import vec
from howdah.games.race.cards.places import NO_CARD
from howdah.games.race.codes import (
    AT_END,
    CHARMER,
    COW,
    DEAL,
    DISCARD,
    DRAW,
    ELEPHANT,
    EVENT,
    FIRST,
    MONKEY,
    MOUSE,
    MOVE,
    MUD,
    NO_EVENT,
    PLACE,
    PRAYER,
    SACRED_COW,
    TIGER,
    TOLL,
    USE,
    WINDOW,
)
from howdah.games.race.kit import HAND, Kit
from howdah.games.race.movement.board import Board
from howdah.games.race.race import Race

TURN_WORTH: Final = 4.5
"""Steps that a turn usually brings: who is to move has them before the others."""
SURE: Final = 0.9
"""How much of a movement that can still be cancelled is counted."""
FIRST_MOVE: Final = 2.0
"""Steps that it is worth to have a movement card for the next turn; each further one is worth less."""
FURTHER: Final = 0.5
POINT: Final = 0.25
"""Steps that a point on a movement card in hand is worth."""
EFFECT_WORTH: Final = 0.5
EVENT_WORTH: Final = {MOUSE: 1.0, MONKEY: 1.0, SACRED_COW: 0.8, PRAYER: 1.0, CHARMER: 0.8, TIGER: 1.2}
DRAWN_WORTH: Final = 0.9
"""A card that will be drawn at the end of a turn."""
IN_PLAY: Final = 1.2
"""An event that has been declared is worth a little more than in hand: it is about to work."""
COBRA: Final = 1.2
"""Steps that a cobra costs its owner."""
STUCK: Final = 8
"""Steps that it takes to get out of a dead end, with help."""
LEAST_SPREAD: Final = 2.5
SPREAD: Final = 0.1
"""How far races still scatter, in steps, for each step that the first has to go."""
MANY: Final = 1000


class RaceEvaluation(Evaluation):
    """Judges by the way home and by hands."""

    def __init__(self, rules: Rules, kit: Kit) -> None:
        super().__init__(rules)
        self.kit = kit
        none = vec[i64]([])
        self.board = Board(kit, none, none, none, none)
        """The board that is judged."""
        self.points: vec[float] = vec[float]([0.0] * rules.seats)
        self.home: vec[i64] = vec[i64]([0] * int(kit.track.cells))
        """Steps from each cell to the line, with the cows where they stood last."""
        self.cows: vec[i64] = vec[i64]([-1] * len(kit.track.cows))
        self.worth: vec[float] = vec[float]([self.worth_of(kind) for kind in range(int(kit.kinds))])

    def worth_of(self, kind: int) -> float:
        """What a card in hand is worth, in steps; movement cards besides what their number is worth."""
        if self.kit.points[kind] > 0:
            return POINT * float(self.kit.points[kind]) + (EFFECT_WORTH if self.kit.effect[kind] != 0 else 0.0)
        if self.kit.event[kind] != NO_EVENT:
            return EVENT_WORTH[int(self.kit.event[kind])]
        return EFFECT_WORTH

    def look(self, race: Race, values: vec[float]) -> None:
        """Write what a running race is worth to each seat."""
        if race.phase in (FIRST, PLACE, DEAL):
            for seat in range(self.seats):
                values[seat] = 0.0
            return
        self.board = race.board
        if race.phase == WINDOW and race.chain % 2 == 0:
            self.board = race.spare  # What has been named counts as done: most cards are not cancelled.
        self.find_ways()
        nearest: float = float(MANY)
        for seat in range(self.seats):
            left = self.steps_left(race, seat)
            if left < nearest:
                nearest = left
            self.points[seat] = self.hand(race, seat) - left - COBRA * float(race.cobras[seat])
        self.reckon_turn(race)
        pay_points(self.points, self.seats, LEAST_SPREAD + SPREAD * nearest, values)

    # The way.

    def find_ways(self) -> None:
        """Fill `home`, unless the cows stand as they stood."""
        same = True
        for place in range(i64(len(self.cows))):
            if self.cows[place] != self.board.cows[place]:
                self.cows[place] = self.board.cows[place]
                same = False
        if same:
            return
        lanes = self.kit.track.lanes
        column: i64 = self.kit.track.columns - 1
        while column >= 0:
            first: i64 = column * lanes
            for cell in range(first, first + lanes):
                if self.is_free_ahead(cell):
                    ahead: i64 = cell + lanes
                    self.home[cell] = 1 + (self.home[ahead] if ahead < self.kit.track.cells else 0)
            for cell in range(first, first + lanes):
                if not self.is_free_ahead(cell):
                    self.home[cell] = self.way_aside(cell, first, first + lanes)
            column -= 1

    def is_free_ahead(self, cell: i64) -> bool:
        """Whether nothing but elephants can hinder a step ahead."""
        track = self.kit.track
        if track.exists[cell] == 0:
            return False
        ahead: i64 = cell + track.lanes
        return ahead >= track.cells or (track.exists[ahead] != 0 and self.board.at[ahead] != COW)

    def way_aside(self, cell: i64, first: i64, end: i64) -> i64:
        """From a cell without a way ahead: past the nearer free cells of its column to one that has."""
        best: i64 = MANY
        worst: i64 = self.kit.track.columns - cell // self.kit.track.lanes
        for other in range(first, end):
            if self.is_free_ahead(other) and self.home[other] > worst:
                worst = self.home[other]
        for side in (-1, 1):
            to: i64 = cell + side
            steps: i64 = 1
            while first <= to < end and self.kit.track.exists[to] != 0 and self.board.at[to] != COW:
                if self.is_free_ahead(to):
                    if steps + self.home[to] < best:
                        best = steps + self.home[to]
                    break
                to += side
                steps += 1
        return best if best < MANY else STUCK + worst

    def steps_left(self, race: Race, seat: i64) -> float:
        """What all own elephants still have to go."""
        own = race.own(seat)
        total: i64 = 0
        for elephant in range(self.kit.elephants):
            if own >> elephant & 1 != 0 and self.board.where[elephant] >= 0:
                total += self.steps_of(elephant)
        return float(total)

    def steps_of(self, elephant: i64) -> i64:
        track = self.kit.track
        cell = self.board.where[elephant]
        mud: i64 = track.terrain[cell] - MUD
        if not track.closed:
            return self.home[cell] + (mud if mud > 0 else 0)
        lap = self.board.laps[elephant]
        if lap >= 1:
            return self.home[cell]
        # Not over the line yet (FE-1.2): the rest of this stretch, then the lap.
        return track.columns - cell // track.lanes + self.home[cell % track.lanes] - lap * track.columns

    # The cards.

    def hand(self, race: Race, seat: i64) -> float:
        """What the cards of a seat are worth, those that it will draw included."""
        kit = self.kit
        hands = race.cards.hands
        first: i64 = seat * kit.kinds
        total: float = 0.0
        moves: i64 = 0
        for kind in range(kit.kinds):
            count = hands[first + kind]
            if count != 0:
                total += float(count) * self.worth[kind]
                if kit.points[kind] > 0:
                    moves += count
        further: float = FIRST_MOVE
        while moves > 0:
            total += further
            further *= FURTHER
            moves -= 1
        missing: i64 = HAND - race.cards.sizes[seat]
        if missing > 0:
            total += DRAWN_WORTH * float(missing)
        return total

    # The turn.

    def reckon_turn(self, race: Race) -> None:
        """Who moves sooner is ahead; what is being played counts as good as done."""
        active = race.active
        points = self.points
        size: float = float(self.seats)
        for seat in range(self.seats):
            wait: i64 = (seat - active + self.seats) % self.seats
            if wait == 0 and self.has_moved(race):
                wait = self.seats
            points[seat] += TURN_WORTH * (1.0 - float(wait) / size)
        if race.phase == MOVE or race.phase == USE:
            points[active] += float(race.points)
        elif self.board is not race.board:
            return
        elif race.card != NO_CARD and (race.phase == WINDOW or race.phase == ELEPHANT):
            sure: float = SURE if race.phase == WINDOW else 1.0
            if race.phase == WINDOW and race.chain % 2 == 1:
                sure = 1.0 - SURE
            points[active] += sure * float(self.kit.points[race.card])
            if self.kit.event[race.card] != NO_EVENT:
                points[active] += sure * IN_PLAY * self.worth[race.card]

    def has_moved(self, race: Race) -> bool:
        """Whether the active seat has used its turn up; while it draws at the end of its turn, it has."""
        if (race.phase == DRAW or race.phase == TOLL) and race.reason == AT_END:
            return True
        return race.played == 2 or race.phase == DISCARD or race.colours & ~EVENT != 0
