"""A race under way: board, cards, cobras, and what the turn has come to. The rules are functions over it."""

from mypy_extensions import i64

from howdah.engine.contract import CHANCE_BIT
from howdah.engine.vectors import vec
from howdah.games.race.cards.places import NO_CARD, Cards
from howdah.games.race.codes import AHEAD, FIRST, NO_EFFECT, NOBODY, NOT_PLANNING, OVER
from howdah.games.race.kit import Kit
from howdah.games.race.movement.board import Board, set_up


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
        self.phase: i64 = FIRST
        """What is being decided."""
        self.asked: i64 = CHANCE_BIT
        """Who has to decide, as bits."""
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
        # The card.
        self.card: i64 = NO_CARD
        self.partner: i64 = NO_CARD
        """The card that is played together with it, in a race that has such plays."""
        self.stall: i64 = 0
        """1 while the card is one that a market stall revealed."""
        self.source: i64 = NOBODY
        """Who is robbed first, or gives a cobra up."""
        self.target: i64 = NOBODY
        """Who is robbed second, or receives the cobra."""
        # The plan: what the card is to do, where that is named before a window.
        self.planning: i64 = NOT_PLANNING
        """PLANNING while it is named, on a board that is a trial; PLANNED once nothing is left to name."""
        self.plan: vec[i64] = vec[i64]([])
        """The actions that have been named, until they are carried out or cancelled."""
        self.other_board = board
        """While a plan is named: the board as it is. In its window: as the plan would leave it. Else the board itself.
        Copies share it, so nobody changes it."""
        # The tiger window.
        self.chain: i64 = 0
        """How many tigers lie on the card."""
        self.striker: i64 = NOBODY
        """Who played the last card of the chain."""
        self.window: i64 = 0
        """With a pair: 1 in the window where the tiger names its card, 2 in the window for the other."""
        self.aim: i64 = 0
        """With a pair: the card that the chain is about, 1 the movement, 2 the effect."""
        self.cancelled: i64 = 0
        """With a pair: what has been cancelled, as bits 1 and 2."""
        self.no_effect: i64 = 0
        """With a pair: what changes nothing, as bits 1 and 2; it follows from the board."""
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
        other = self.twin(self.board.copy(), self.cards.copy(), self.cobras[:], self.answers[:])
        other.phase = self.phase
        other.asked = self.asked
        other.first = self.first
        other.active = self.active
        other.turns = self.turns
        other.winner = self.winner
        other.played = self.played
        other.colours = self.colours
        other.card = self.card
        other.partner = self.partner
        other.stall = self.stall
        other.source = self.source
        other.target = self.target
        other.planning = self.planning
        other.plan = self.plan[:]
        other.other_board = other.board if self.other_board is self.board else self.other_board.copy()
        other.chain = self.chain
        other.striker = self.striker
        other.window = self.window
        other.aim = self.aim
        other.cancelled = self.cancelled
        other.no_effect = self.no_effect
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

    # What each race says for itself.

    def twin(self, board: Board, cards: Cards, cobras: vec[i64], answers: vec[i64]) -> "Race":
        """A race of the same rules."""
        return Race(self.kit, board, cards, cobras, answers)

    def why_not_answer(self, answer: i64) -> i64:  # noqa: ARG002
        """Why nobody can give this answer in the tiger window that is open, whatever is in the hand."""
        return 0

    def note_idle(self) -> None:
        """Find out which of the cards that others may cancel change nothing: it is not written in positions, since it
        follows from the board."""

    # The plan.

    def real_board(self) -> Board:
        """The board as it is, also while a plan is tried on another."""
        return self.board if self.planning == NOT_PLANNING else self.other_board

    # Who is asked, and whose is what.

    def ask(self, phase: i64) -> None:
        """The active seat is to decide."""
        self.phase = phase
        self.asked = 1 << self.active

    def ask_chance(self, phase: i64) -> None:
        self.phase = phase
        self.asked = CHANCE_BIT

    def close(self, winner: i64) -> None:
        """The race is over; without a winner it was cut."""
        self.phase = OVER
        self.asked = 0
        self.winner = winner

    def owner(self, elephant: i64) -> i64:
        """RACE-2.1: one each; of four for two seats, the first player rides A and C."""
        if self.kit.elephants == self.kit.seats:
            return elephant
        return (self.first + elephant) % self.kit.seats

    def own(self, seat: i64) -> i64:
        """The elephants of a seat, as bits."""
        if self.kit.elephants == self.kit.seats:
            return 1 << seat
        return 5 if seat == self.first else 10


def new_race(blank: Race) -> Race:
    """A race of the same rules before anything has been drawn, placed or dealt."""
    kit = blank.kit
    cards = Cards(kit.seats, kit.kinds)
    for kind in range(kit.kinds):
        cards.pile[kind] = kit.deck_counts[kind]
        cards.pile_size += kit.deck_counts[kind]
    seats = int(kit.seats)
    return blank.twin(set_up(blank.board), cards, vec[i64]([0] * seats), vec[i64]([NOBODY] * seats))
