"""The evaluation of a race: how many steps each elephant still has to go, and what its owner has in hand to make them.

The way home is what plain movement takes: ahead wherever possible, else aside to the nearer opening (RACE-3.2), around
cows and gaps as they stand; other elephants are ignored, since they move on. A declared movement counts as almost made,
since a tiger may cancel it. Cards count by what they usually bring, those that will be drawn as average ones.
"""

from typing import Final

from mypy_extensions import i64

from howdah.bots.evaluation import Evaluation, pay_points
from howdah.bots.race.learned import learned_of
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
    REVEAL,
    SACRED_COW,
    STEAL,
    TIGER,
    TOLL,
    USE,
    WINDOW,
)
from howdah.games.race.kit import HAND, Kit
from howdah.games.race.movement.board import Board
from howdah.games.race.race import Race

# What is counted of each seat; then the cards in its hand, by kind.
STEPS: Final = 0
"""Steps that all its elephants still have to go."""
REAR: Final = 1
"""Steps of the rear one of two."""
COBRAS: Final = 2
TEMPO: Final = 3
"""How soon it moves: 1 who is to move, less for those after it, 0 who has just moved."""
POINTS: Final = 4
"""Points that are being moved or were declared."""
MOVES: Final = 5
"""A movement card for the next turn; then a second one."""
SECOND_MOVE: Final = 6
BEST: Final = 7
"""The points of the best movement card in hand, and of the second best."""
SECOND_BEST: Final = 8
DRAWS: Final = 9
"""Cards that it will draw at the end of its turn, or is drawing."""
REVEALS: Final = 10
"""A stall is about to reveal a card."""
STEALS: Final = 11
"""Cards that it is about to take from another's hand, or, below zero, to lose."""
HALTS: Final = 12
"""Points that a movement of five would lose before a closed crossing."""
IN_PLAY: Final = 13
"""An event that was declared."""
BLOCKED: Final = 14
"""Own elephants that stand right behind what they cannot push."""
MIRED: Final = 15
"""Points that own elephants owe to the mud they stand in."""
IN_REACH: Final = 16
"""1 if the best cards of a turn bring all own elephants home, as far as steps tell."""
FIRST_KIND: Final = 17

SURE: Final = 0.9
"""How much of a movement that can still be cancelled is counted."""
MOVES_FAR: Final = 3
"""A movement card with at least so many points carries a turn."""
USUAL_MOVE: Final = 5
EFFECT_WORTH: Final = 0.5
EVENT_WORTH: Final = {MOUSE: 1.0, MONKEY: 1.0, SACRED_COW: 0.8, PRAYER: 1.0, CHARMER: 0.8, TIGER: 1.2}
POINT: Final = 0.2
STUCK: Final = 6
"""Steps that a cow costs that must be led or pushed away first."""
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
        self.gates: vec[i64] = vec[i64]([columns[0] - 1 for columns in kit.track.crossings])
        """The column before each crossing."""
        self.features: i64 = FIRST_KIND + kit.kinds
        self.counted: vec[float] = vec[float]([0.0] * int(self.features))
        """What is counted of one seat."""
        learned = learned_of(rules.game, rules.seats)
        cards = [learned.cards.get(kit.deck.names[kind], self.worth_of(kind)) for kind in range(int(kit.kinds))]
        self.weights: vec[float] = vec[float](learned.weights + cards)
        self.least_spread: float = learned.least_spread
        """How far races still scatter, in steps, and how much farther for each step that the first has to go."""
        self.spread: float = learned.spread

    def worth_of(self, kind: int) -> float:
        """What a card in hand is worth, in steps, where nobody has learned it."""
        if self.kit.points[kind] > 0:
            return POINT * float(self.kit.points[kind]) + (EFFECT_WORTH if self.kit.effect[kind] != 0 else 0.0)
        if self.kit.event[kind] != NO_EVENT:
            return EVENT_WORTH[int(self.kit.event[kind])]
        return EFFECT_WORTH

    def evaluate(self, race: Race, values: vec[float]) -> None:
        """Write what a running race is worth to each seat."""
        if race.phase in (FIRST, PLACE, DEAL):
            for seat in range(self.seats):
                values[seat] = 0.0
            return
        nearest: float = float(MANY)
        weights = self.weights
        counted = self.counted
        for seat in range(self.seats):
            self.count(race, seat)
            if counted[STEPS] < nearest:
                nearest = counted[STEPS]
            total: float = 0.0
            for feature in range(self.features):
                total += weights[feature] * counted[feature]
            self.points[seat] = total
        pay_points(self.points, self.seats, self.least_spread + self.spread * nearest, values)

    def count(self, race: Race, seat: i64) -> None:
        """Fill `counted` for one seat."""
        self.board = race.board
        if race.phase == WINDOW and race.chain % 2 == 0:
            self.board = race.other_board  # What has been named counts as done: most cards are not cancelled.
        self.find_ways()
        counted = self.counted
        for feature in range(self.features):
            counted[feature] = 0.0
        self.count_elephants(race, seat)
        counted[COBRAS] = float(race.cobras[seat])
        self.count_hand(race, seat)
        self.count_turn(race, seat)

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
        """From a cell without a way ahead: past the nearer free cells of its column to one that has, or ahead when
        the cow there has been led or pushed away: a dead end is worse than what lies beyond it."""
        track = self.kit.track
        best: i64 = MANY
        ahead: i64 = cell + track.lanes
        if track.exists[cell] != 0 and ahead < track.cells and track.exists[ahead] != 0:
            best = STUCK + 1 + self.home[ahead]
        for side in (-1, 1):
            to: i64 = cell + side
            steps: i64 = 1
            while first <= to < end and track.exists[to] != 0:
                if self.board.at[to] == COW:
                    steps += STUCK
                ahead = to + track.lanes
                if ahead >= track.cells or track.exists[ahead] != 0:
                    way: i64 = steps + 1
                    if ahead < track.cells:
                        way += self.home[ahead]
                        if self.board.at[ahead] == COW:
                            way += STUCK
                    if way < best:
                        best = way
                    if self.is_free_ahead(to):
                        break
                to += side
                steps += 1
        return best if best < MANY else STUCK + track.columns - cell // track.lanes

    def steps_left(self, race: Race, seat: i64) -> float:
        """What all own elephants still have to go."""
        own = race.own(seat)
        total: i64 = 0
        for elephant in range(self.kit.elephants):
            if own >> elephant & 1 != 0 and self.board.where[elephant] >= 0:
                total += self.steps_of(elephant)
        return float(total)

    def count_elephants(self, race: Race, seat: i64) -> None:
        """How far the own elephants are, and what hinders them."""
        track = self.kit.track
        own = race.own(seat)
        total: i64 = 0
        rear: i64 = 0
        lost: i64 = 0
        blocked: i64 = 0
        mired: i64 = 0
        for elephant in range(self.kit.elephants):
            cell = self.board.where[elephant]
            if own >> elephant & 1 == 0 or cell < 0:
                continue
            steps = self.steps_of(elephant)
            total += steps
            if steps > rear:
                rear = steps
            column: i64 = cell // track.lanes
            for crossing in range(i64(len(self.gates))):
                ahead: i64 = self.gates[crossing] - column
                if 0 < ahead < USUAL_MOVE and self.board.is_closed(crossing + 1):
                    lost += USUAL_MOVE - ahead
            if not self.is_free_ahead(cell):
                blocked += 1
            if track.terrain[cell] > MUD:
                mired += track.terrain[cell] - MUD
        self.counted[MIRED] = float(mired)
        self.counted[STEPS] = float(total)
        if self.kit.elephants > self.kit.seats:
            self.counted[REAR] = float(rear)
        self.counted[HALTS] = float(lost)
        self.counted[BLOCKED] = float(blocked)

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

    def count_hand(self, race: Race, seat: i64) -> None:
        """The cards of a seat, and those that it will draw."""
        kit = self.kit
        counted = self.counted
        hands = race.cards.hands
        first: i64 = seat * kit.kinds
        moves: i64 = 0
        best: i64 = 0
        second: i64 = 0
        small: i64 = 0
        for kind in range(kit.kinds):
            count = hands[first + kind]
            if count == 0:
                continue
            counted[FIRST_KIND + kind] = float(count)
            points = kit.points[kind]
            if points >= MOVES_FAR:
                moves += count
                if points > best:
                    second = points if count > 1 else best
                    best = points
                elif points > second:
                    second = points
            elif points > small:
                small = points
        counted[MOVES] = 1.0 if moves > 0 else 0.0
        counted[SECOND_MOVE] = 1.0 if moves > 1 else 0.0
        counted[BEST] = float(best)
        counted[SECOND_BEST] = float(second)
        if counted[STEPS] <= float(best + small):
            counted[IN_REACH] = 1.0
        missing: i64 = HAND - kit.fewer_for_cobra * race.cobras[seat] - race.cards.sizes[seat]
        if race.phase == DRAW and seat == race.active:
            missing = race.count
        if missing > 0:
            counted[DRAWS] = float(missing)

    # The turn.

    def count_turn(self, race: Race, seat: i64) -> None:
        """Who moves sooner is ahead; what is being played counts as good as done."""
        counted = self.counted
        active = race.active
        wait: i64 = (seat - active + self.seats) % self.seats
        if wait == 0 and self.has_moved(race):
            wait = self.seats
        counted[TEMPO] = 1.0 - float(wait) / float(self.seats)
        phase = race.phase
        if phase == STEAL:
            if seat == active:
                counted[STEALS] = float(race.count)
            elif seat == race.source:
                counted[STEALS] = -1.0 if race.target >= 0 else -float(race.count)
            elif seat == race.target:
                counted[STEALS] = -1.0
        if seat != active:
            return
        if phase == REVEAL:
            counted[REVEALS] = 1.0
        elif phase in (MOVE, USE):
            counted[POINTS] = float(race.points)
        elif phase in (WINDOW, ELEPHANT):
            self.count_declared(race)

    def count_declared(self, race: Race) -> None:
        """What has been declared and is not yet carried out, unless it was tried on another board."""
        if race.card == NO_CARD or self.board is not race.board:
            return
        sure: float = SURE if race.phase == WINDOW else 1.0
        if race.phase == WINDOW and race.chain % 2 == 1:
            sure = 1.0 - SURE
        self.counted[POINTS] = sure * float(self.kit.points[race.card])
        if self.kit.event[race.card] != NO_EVENT:
            self.counted[IN_PLAY] = sure

    def has_moved(self, race: Race) -> bool:
        """Whether the active seat has used its turn up; while it draws at the end of its turn, it has."""
        if (race.phase == DRAW or race.phase == TOLL) and race.reason == AT_END:
            return True
        return race.played == 2 or race.phase == DISCARD or race.colours & ~EVENT != 0
