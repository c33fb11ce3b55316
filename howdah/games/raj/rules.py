"""Raj's rules: the table's fixed facts and the state that changes.

Comparing bids is comparing bits (see `card_sets.py`), and the decks' values are looked up only to add and to write.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from howdah.engine.contract import (
    CHANCE,
    CHANCE_BIT,
    DRAWN,
    RUNNING,
    WON,
    Known,
    Result,
    Rules,
    State,
    View,
)
from howdah.engine.errors import NotationError, Reason
from howdah.engine.events import Sink
from howdah.engine.generator import Generator
from howdah.engine.notation import Position
from howdah.engine.vectors import vec
from howdah.games.raj.card_sets import highest_card, lowest_card, nth_card, sums_by_eights
from howdah.games.raj.deck import STANDARD, Deck, read_deck
from howdah.games.raj.ending import result_of, winners_of
from howdah.games.raj.known import HIDDEN, NOT_BID, RajKnown, read_known
from howdah.games.raj.view import views_of
from howdah.games.raj.vocabulary import BID_IS_FINAL, CARD_USED, GAME_OVER, NO_PRIZE_YET

NOBODY: Final = -1


class RajRules(Rules):
    """The deck and the options of one game of Raj."""

    def __init__(self, seats: int, options: dict[str, str], deck: Deck) -> None:
        kinds = sorted(set(deck.prizes))
        super().__init__(
            "raj", seats, options, [f"bid {bid}" for bid in deck.bids], [f"prize {prize}" for prize in kinds]
        )
        self.deck = deck
        self.mouse_breaks_ties = options.get("tie_rule") == "mouse"
        self.open_history = options.get("open_history") == "on"
        self.pays_points = options.get("payoff") == "points"
        self.turns: i64 = len(deck.prizes)
        self.hand_size: i64 = len(deck.bids)
        self.all_seats: i64 = (1 << seats) - 1
        self.worth: vec[i64] = vec[i64](deck.prizes)
        """What each prize card is worth."""
        self.worth_by_eights: vec[i64] = vec[i64](sums_by_eights(deck.prizes))
        """What each set of eight neighbouring cards is worth: 256 sums for the lowest eight, then for the next."""
        self.kind_of: vec[i64] = vec[i64]([kinds.index(prize) for prize in deck.prizes])
        """Which outcome draws each prize card: equal cards are one outcome."""
        self.first_of_kind: vec[i64] = vec[i64]([deck.prizes.index(kind) for kind in kinds])
        self.no_cards: vec[i64] = vec[i64]([0] * seats)
        self.full_hands: vec[i64] = vec[i64]([(1 << len(deck.bids)) - 1] * seats)
        self.no_history: vec[i64] = vec[i64]([NOBODY] * (seats * len(deck.prizes)))

    def new(self) -> "RajState":
        """RAJ-1.1 to RAJ-1.3: all bid cards in hand, all prize cards in a pile that has no order."""
        return RajState(
            self,
            self.full_hands[:],
            self.no_cards[:],
            self.no_cards[:],
            self.no_history[:],
            (1 << self.turns) - 1,
            0,
            0,
            CHANCE_BIT,
        )

    def read(self, position: Position) -> RajKnown:
        return read_known(self, position)

    def deal(self, known: Known, generator: Generator) -> "RajState":
        assert isinstance(known, RajKnown)
        state = self.new()
        state.turn = known.turn
        state.stake = known.stake
        state.stake_worth = state.worth_of(state.stake)
        for seat in range(self.seats):
            state.taken[seat] = known.taken[seat]
            state.pile &= ~known.taken[seat]
            hidden = known.unplaced(seat)
            for turn, bid in enumerate([*known.used[seat], known.sealed[seat]]):
                if bid == HIDDEN:
                    bid = hidden.pop(generator.below(len(hidden)))
                if bid != NOT_BID:
                    state.history[turn * self.seats + seat] = bid
                    state.hands[seat] &= ~(1 << bid)
                    if turn == known.turn:
                        state.sealed[seat] = 1 << bid
        state.pile &= ~state.stake
        state.waiting = known.waiting()
        return state


class RajState(State):
    """Where a game of Raj stands."""

    def __init__(
        self,
        rules: RajRules,
        hands: vec[i64],
        sealed: vec[i64],
        taken: vec[i64],
        history: vec[i64],
        pile: i64,
        stake: i64,
        turn: i64,
        waiting: i64,
    ) -> None:
        super().__init__(rules)
        self.raj = rules
        self.seats: i64 = rules.seats
        self.turns: i64 = rules.turns
        self.hands = hands
        """The bid cards in each hand."""
        self.sealed = sealed
        """The bid card that each seat has put face down this turn (RAJ-2.2)."""
        self.taken = taken
        """The prize cards that each seat has taken."""
        self.history = history
        """The bid of each turn and seat, sealed ones included: place turn * seats + seat."""
        self.pile = pile
        """The prize cards that are still to come; they have no order (RAJ-1.3)."""
        self.stake = stake
        """The prize cards at stake, those carried over included (RAJ-2.1)."""
        self.stake_worth: i64 = self.worth_of(stake)
        self.turn = turn
        """How many turns are over."""
        self.waiting = waiting

    def copy(self) -> "RajState":
        return RajState(
            self.raj,
            self.hands[:],
            self.sealed[:],
            self.taken[:],
            self.history[:],
            self.pile,
            self.stake,
            self.turn,
            self.waiting,
        )

    def pending(self) -> i64:
        return self.waiting

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        hand: i64 = self.hands[seat]
        count: i64 = 0
        bid: i64 = 0
        while hand != 0:
            out[count] = bid
            count += hand & 1
            hand >>= 1
            bid += 1
        return count

    def outcomes_into(self, out: vec[i64], weights: vec[i64]) -> i64:
        pile: i64 = self.pile
        kinds = self.raj.kind_of
        count: i64 = 0
        card: i64 = 0
        while pile != 0:
            if pile & 1 != 0:
                kind: i64 = kinds[card]
                if count > 0 and out[count - 1] == kind:
                    weights[count - 1] += 1
                else:
                    out[count] = kind
                    weights[count] = 1
                    count += 1
            pile >>= 1
            card += 1
        return count

    def pick(self, seat: i64, generator: Generator) -> i64:
        """The same choice as every game's, without writing a list: the n-th card of a set."""
        if seat == CHANCE:
            return self.raj.kind_of[nth_card(self.pile, generator.below(self.turns - self.turn))]
        return nth_card(self.hands[seat], generator.below(self.raj.hand_size - self.turn))

    def apply(self, seat: i64, action: i64, sink: Sink | None) -> None:
        if seat == CHANCE:
            self.turn_up(action, sink)
            return
        bid: i64 = 1 << action
        self.hands[seat] ^= bid  # RAJ-2.4
        self.sealed[seat] = bid
        self.history[self.turn * self.seats + seat] = action
        self.waiting ^= 1 << seat
        if sink is not None:
            value = self.raj.deck.bids[action]
            transient = not self.raj.open_history
            sink.tell("bid-made", {"seat": seat + 1}, secret={"bid": value}, knowers=1 << seat, transient=transient)
        if self.waiting == 0:
            self.open_bids(sink)

    def turn_up(self, kind: i64, sink: Sink | None) -> None:
        """RAJ-2.1: one prize card joins what is at stake."""
        card: i64 = self.raj.first_of_kind[kind]
        while self.pile >> card & 1 == 0:
            card += 1
        self.pile ^= 1 << card
        self.stake |= 1 << card
        self.stake_worth += self.raj.worth[card]
        self.waiting = self.raj.all_seats
        if sink is not None:
            worth = self.raj.deck.prizes[card]
            sink.tell("prize-turned", {"prize": worth, "stake": self.cards_worth(self.stake)}, reveals=True)

    def open_bids(self, sink: Sink | None) -> None:
        """RAJ-2.2, RAJ-3: all bids are shown at once; the best that nobody else made takes the stake."""
        once: i64 = 0
        shared: i64 = 0
        for seat in range(self.seats):
            bid: i64 = self.sealed[seat]
            shared |= once & bid
            once |= bid
        taker = self.taker(once & ~shared)
        if sink is not None:
            self.tell_bids(sink, taker)
        for seat in range(self.seats):
            self.sealed[seat] = 0
        if taker != NOBODY:
            self.taken[taker] |= self.stake  # RAJ-3.7
            self.stake = 0
            self.stake_worth = 0
        self.turn += 1
        self.waiting = CHANCE_BIT if self.turn < self.turns else 0

    def taker(self, unshared: i64) -> i64:
        """Who takes the stake: RAJ-3.2, RAJ-3.3 among the bids that nobody shares (RAJ-3.4), else nobody (RAJ-3.5)."""
        if unshared == 0:
            return NOBODY  # RAJ-3.5
        if self.stake_worth >= 0:  # RAJ-3.1
            return self.bidder(1 << highest_card(unshared))  # RAJ-3.2
        return self.bidder(unshared & -unshared)  # RAJ-3.3

    def bidder(self, bid: i64) -> i64:
        """Who has put this bid down."""
        seat: i64 = 0
        while self.sealed[seat] != bid:
            seat += 1
        return seat

    def worth_of(self, cards: i64) -> i64:
        """The sum of a set of prize cards (RAJ-3.1, RAJ-5.1)."""
        worth = self.raj.worth_by_eights
        total: i64 = 0
        first: i64 = 0
        while cards != 0:
            total += worth[first + (cards & 255)]
            cards >>= 8
            first += 256
        return total

    def tell_bids(self, sink: Sink, taker: i64) -> None:
        """Bids are transient in logs (RAJ-4.1), unless the table plays with open history; who took what stays."""
        bids = [self.raj.deck.bids[lowest_card(bid)] for bid in self.sealed]
        transient = not self.raj.open_history
        sink.tell("bids-opened", {"turn": self.turn + 1, "bids": bids}, reveals=True, transient=transient)
        cards = self.cards_worth(self.stake)
        worth = self.worth_of(self.stake)
        if taker != NOBODY:
            sink.tell("stake-taken", {"seat": taker + 1, "cards": cards, "worth": worth})
        elif self.turn + 1 < self.raj.turns:
            sink.tell("stake-carried", {"cards": cards, "worth": worth})  # RAJ-3.5
        else:
            # RAJ-3.6
            sink.tell("stake-lost", {"cards": cards, "worth": worth})

    def cards_worth(self, cards: i64) -> list[int]:
        """The values of a set of prize cards, ascending."""
        return [worth for card, worth in enumerate(self.raj.deck.prizes) if cards >> card & 1]

    def rank_into(self, ranks: vec[i64]) -> i64:
        """RAJ-5.5: winners share the first rank, the others go by score."""
        if self.waiting != 0:
            return RUNNING
        seats: i64 = self.raj.seats
        winners = winners_of(self)
        for seat in range(seats):
            rank: i64 = 1
            if winners >> seat & 1 == 0:
                score = self.worth_of(self.taken[seat])
                for other in range(seats):
                    if winners >> other & 1 != 0 or self.worth_of(self.taken[other]) > score:
                        rank += 1
            ranks[seat] = rank
        return WON if winners & (winners - 1) == 0 else DRAWN

    def result(self) -> Result | None:
        return result_of(self)

    def explain(self, seat: int, action: int) -> Reason | None:
        if self.waiting == 0:
            return GAME_OVER.given()
        if self.waiting == CHANCE_BIT:
            return NO_PRIZE_YET.given()
        if self.sealed[seat] != 0:
            return BID_IS_FINAL.given()
        if self.hands[seat] >> action & 1 == 0:
            return CARD_USED.given({"bid": self.raj.deck.bids[action]})
        return None

    def is_final(self, seat: int, action: int) -> bool:  # noqa: ARG002
        """RAJ-2.3: a bid that has been put down cannot be taken back."""
        return True

    def is_binding(self, seat: int, action: int) -> bool:  # noqa: ARG002
        """Until the bids are opened nobody has seen it: if all others agree, it may be put down again."""
        return False

    def order_value(self) -> int | None:
        """What the stake is worth."""
        return sum(self.cards_worth(self.stake))

    def purpose(self) -> str:
        return "prize"

    def known(self, seat: int) -> RajKnown:
        """Everything but the others' sealed bids: bids that were shown may be remembered (RAJ-4.1)."""
        raj = self.raj
        used = [[int(self.history[turn * raj.seats + who]) for turn in range(self.turn)] for who in range(raj.seats)]
        sealed: list[int] = []
        for who in range(raj.seats):
            bid = int(lowest_card(self.sealed[who])) if self.sealed[who] != 0 else NOT_BID
            sealed.append(HIDDEN if bid != NOT_BID and seat not in (who, CHANCE) else bid)
        hands: list[list[int] | None] = [None] * raj.seats
        return RajKnown(raj, int(self.turn), used, hands, sealed, [int(cards) for cards in self.taken], int(self.stake))

    def reopened_for(self, seat: int) -> "RajState":
        twin = self.copy()
        for other in range(self.seats):
            if other != seat and twin.sealed[other] != 0:
                twin.hands[other] |= twin.sealed[other]
                twin.sealed[other] = 0
                twin.history[self.turn * self.seats + other] = NOBODY
                twin.waiting |= 1 << other
        return twin

    def view(self, seat: int) -> View:
        return views_of(self, [seat])[0]

    def views(self, seats: Sequence[int]) -> list[View]:
        return views_of(self, seats)

    def check(self) -> list[str]:
        raj = self.raj
        broken: list[str] = []
        seen = self.pile
        for cards in [self.stake, *self.taken]:
            if seen & cards:
                broken.append("RAJ-1.2: a prize card lies in two places")
            seen |= cards
        if seen != (1 << raj.turns) - 1:
            broken.append("RAJ-1.2: a prize card is missing")
        for seat in range(raj.seats):
            cards = self.hands[seat] | self.sealed[seat]
            for turn in range(self.turn):
                cards |= 1 << self.history[turn * raj.seats + seat]
            left = bin(self.hands[seat]).count("1") + (1 if self.sealed[seat] else 0)
            if cards != raj.full_hands[seat] or left != raj.hand_size - self.turn:
                broken.append(f"RAJ-2.4: the bid cards of seat {seat + 1} do not add up")
        return broken


def make(seats: int, options: dict[str, str]) -> RajRules:
    """RAJ-1.4: the rules of a table with these seats and options (those that differ from their defaults)."""
    try:
        deck = read_deck(options.get("deck", STANDARD))
    except NotationError as error:
        raise error.within("option deck") from error
    # One deck has one text, however it was written.
    chosen = {name: value for name, value in options.items() if name != "deck"}
    if deck.text() != STANDARD:
        chosen["deck"] = deck.text()
    return RajRules(seats, chosen, deck)
