"""A race under way: board, cards, cobras, and what the turn has come to. Data only; the rules are functions over it."""

from mypy_extensions import i64

from howdah.engine.contract import CHANCE_BIT
from howdah.engine.vectors import vec
from howdah.games.cards.places import NO_CARD, Cards
from howdah.games.race.board import Board, new_board
from howdah.games.race.kit import Kit
from howdah.games.race.words import AHEAD, FIRST, NO_EFFECT, NOBODY, OVER


class Race:
    """Everything that changes. Seats, elephants, cells and kinds of cards are numbers from 0."""

    def __init__(self, kit: Kit, board: Board, cards: Cards, cobras: vec[i64], answers: vec[i64]) -> None:
        self.kit = kit
        self.board = board
        self.cards = cards
        self.cobras = cobras
        """In front of each seat."""
        self.answers = answers
        """What each seat has answered in a tiger window: an action, or NOBODY for none yet."""
        self.step: i64 = FIRST
        """What is being decided."""
        self.asked: i64 = CHANCE_BIT
        """Who owes a decision, as bits."""
        self.first: i64 = NOBODY
        self.active: i64 = NOBODY
        """Whose turn it is; before the start, who is to place an elephant."""
        self.turns: i64 = 0
        """How many turns are over."""
        self.winner: i64 = NOBODY
        # The turn.
        self.played: i64 = 0
        """How many cards have been played."""
        self.colours: i64 = 0
        """Of which colours, as bits."""
        self.due: i64 = 0
        """Elephants that must still get free of mud (ER-5.3), as bits."""
        self.ready: i64 = 0
        """Elephants that began the turn before a closed crossing and may cross it (ER-4.4)."""
        self.halted: i64 = 0
        """Elephants that halted before a crossing in this turn and move no more (ER-4.2)."""
        # The card.
        self.card: i64 = NO_CARD
        self.partner: i64 = NO_CARD
        """The effect that is played together with it (FE-2.3)."""
        self.stall: i64 = 0
        """1 while the card is one that a market stall revealed (ER-5.2)."""
        self.source: i64 = NOBODY
        """Who is robbed first, or gives a cobra up."""
        self.target: i64 = NOBODY
        """Who is robbed second, or receives the cobra."""
        # The tiger window.
        self.chain: i64 = 0
        """How many tigers lie on the card."""
        self.striker: i64 = NOBODY
        """Who played the last card of the chain."""
        self.window: i64 = 0
        """With a pair (FE-3.4): 1 in the window where the tiger names its card, 2 in the window for the other."""
        self.aim: i64 = 0
        """With a pair: the card that the chain is about, 1 the movement, 2 the effect."""
        self.cancelled: i64 = 0
        """With a pair: what has been cancelled, as bits 1 and 2."""
        # The movement.
        self.mover: i64 = NOBODY
        self.points: i64 = 0
        self.mode: i64 = NO_EFFECT
        self.forward: i64 = AHEAD
        """AHEAD, or BEHIND for a scare (RACE-4.4)."""
        self.run: i64 = 0
        """The side of a sideways run (RACE-3.7), else 0."""
        self.moved: i64 = 0
        """1 once the movement has made a step (RACE-5.1)."""
        self.options: i64 = 0
        """The ways that are open for the next step, as bits."""
        # Counting.
        self.count: i64 = 0
        """Steps of cows or mouse, cards to draw, to steal or to discard: how many are left."""
        self.reason: i64 = 0
        """Why cards are drawn: AT_END or AT_TREE."""

    def copy(self) -> "Race":
        other = Race(self.kit, self.board.copy(), self.cards.copy(), self.cobras[:], self.answers[:])
        other.step = self.step
        other.asked = self.asked
        other.first = self.first
        other.active = self.active
        other.turns = self.turns
        other.winner = self.winner
        other.played = self.played
        other.colours = self.colours
        other.due = self.due
        other.ready = self.ready
        other.halted = self.halted
        other.card = self.card
        other.partner = self.partner
        other.stall = self.stall
        other.source = self.source
        other.target = self.target
        other.chain = self.chain
        other.striker = self.striker
        other.window = self.window
        other.aim = self.aim
        other.cancelled = self.cancelled
        other.mover = self.mover
        other.points = self.points
        other.mode = self.mode
        other.forward = self.forward
        other.run = self.run
        other.moved = self.moved
        other.options = self.options
        other.count = self.count
        other.reason = self.reason
        return other

    def ask(self, step: i64) -> None:
        """The active seat is to decide."""
        self.step = step
        self.asked = 1 << self.active

    def ask_fate(self, step: i64) -> None:
        self.step = step
        self.asked = CHANCE_BIT

    def close(self, winner: i64) -> None:
        """The race is over; without a winner it was cut."""
        self.step = OVER
        self.asked = 0
        self.winner = winner

    def owner(self, elephant: i64) -> i64:
        """RACE-2.1; ER-7.2: for two, the first player rides A and C."""
        if self.kit.elephants == self.kit.seats:
            return elephant
        return (self.first + elephant) % self.kit.seats

    def own(self, seat: i64) -> i64:
        """The elephants of a seat, as bits."""
        if self.kit.elephants == self.kit.seats:
            return 1 << seat
        return 5 if seat == self.first else 10


def new_race(kit: Kit) -> Race:
    """Before anything has been drawn, placed or dealt."""
    cards = Cards(kit.seats, kit.kinds)
    for kind in range(kit.kinds):
        cards.pile[kind] = kit.deck_counts[kind]
        cards.pile_size += kit.deck_counts[kind]
    seats = int(kit.seats)
    return Race(kit, new_board(kit), cards, vec[i64]([0] * seats), vec[i64]([NOBODY] * seats))
