"""What a match has shown of the other players of Raj: how they bid, as a mixture of simple ways of bidding.

A way of bidding wishes for a place, by the stake's rank, and strays from it by some width. Each finished turn updates
the probabilities of the ways (Bayes' rule). Only + - * / are used, so that every build believes the same.
"""

from typing import Final

from mypy_extensions import i64

from howdah.bots.endgames import card_count
from howdah.engine.events import Seen
from howdah.engine.vectors import vec
from howdah.games.raj.rules import RajRules, RajState

# Where a way of bidding aims.
BY_SIZE: Final = 0
"""The card whose rank the stake's size has among all prizes."""
BY_WORTH: Final = 1
"""The card whose rank the stake's worth has among all prizes: low for vultures."""
LEFT_BY_SIZE: Final = 2
"""The place in hand that goes with the rank of its size among the prizes still to come."""
LEFT_BY_WORTH: Final = 3
HIGHEST: Final = 4
LOWEST: Final = 5
ANYWHERE: Final = 6
WAYS: Final = [
    *[(aim, width) for aim in (BY_SIZE, BY_WORTH, LEFT_BY_SIZE, LEFT_BY_WORTH) for width in (0.35, 1.0, 2.0, 4.0)],
    (HIGHEST, 1.0),
    (LOWEST, 1.0),
    (ANYWHERE, 1.0),
]
CARELESS: Final = 0.03
"""How often anything is bid, whatever the way."""


class Turn:
    """A turn that is over: what was at stake, what was still to come, and the hands before the bids."""

    def __init__(self, worth: i64, pile: i64, hands: list[int], bids: list[int], scores: list[int]) -> None:
        self.worth = worth
        self.pile = pile
        self.hands = hands
        self.bids = bids
        """As places in the deck."""
        self.scores = scores
        """Before the stake was taken."""


def turns_in(past: list[Seen], world: RajState) -> list[Turn]:
    """The turns that a seat has seen, the last one first, told backwards from the present."""
    rules = world.raj
    worths: list[int] = []
    prizes: list[int] = []
    bids: list[list[int]] = []
    gains: list[tuple[int, int]] = []
    for seen in past:
        facts = seen.facts
        if seen.kind == "prize-turned":
            stake, prize = facts["stake"], facts["prize"]
            assert isinstance(stake, list)
            assert isinstance(prize, int)
            worths.append(sum(int(card) for card in stake))
            prizes.append(prize)
        elif seen.kind == "bids-opened":
            opened = facts["bids"]
            assert isinstance(opened, list)
            bids.append([rules.deck.bids.index(int(bid)) for bid in opened])
            gains.append((-1, 0))
        elif seen.kind == "stake-taken":
            seat, worth = facts["seat"], facts["worth"]
            assert isinstance(seat, int)
            assert isinstance(worth, int)
            gains[-1] = (seat - 1, worth)
    hands = [int(world.hands[seat] | world.sealed[seat]) for seat in range(rules.seats)]
    scores = [int(world.worth_of(world.taken[seat])) for seat in range(rules.seats)]
    pile = int(world.pile)
    made: list[Turn] = []
    for number in range(len(bids) - 1, -1, -1):
        if number + 1 < len(prizes):
            pile |= free_card(rules, prizes[number + 1], pile)
        taker, worth = gains[number]
        if taker >= 0:
            scores = [score - (worth if seat == taker else 0) for seat, score in enumerate(scores)]
        hands = [hand | 1 << bid for hand, bid in zip(hands, bids[number], strict=True)]
        made.append(Turn(worths[number], pile, hands, bids[number], scores))
    return made


def free_card(rules: RajRules, prize: int, pile: int) -> int:
    """A card of this worth that is not in the pile, as a bit."""
    for card, worth in enumerate(rules.deck.prizes):
        if worth == prize and not pile >> card & 1:
            return 1 << card
    return 0


class Ways:
    """The shares of a hand's cards, by each way of bidding."""

    def __init__(self, rules: RajRules) -> None:
        self.worth: vec[i64] = rules.worth
        self.cards: i64 = rules.turns
        self.bids: i64 = rules.hand_size
        self.shares: vec[float] = vec[float]([0.0] * int(rules.hand_size))

    def put(self, way: int, hand: i64, worth: i64, pile: i64) -> None:
        """Fill `shares`, by the card's place in the deck, for a hand that faces a stake."""
        aim, width = WAYS[way]
        count: float = float(card_count(hand))
        wish = self.wish(aim, count, worth, pile)
        by_card = aim in (BY_SIZE, BY_WORTH)
        total: float = 0.0
        place: float = 0.0
        for card in range(self.bids):
            self.shares[card] = 0.0
            if hand >> card & 1 == 0:
                continue
            away: float = (float(card) if by_card else place) - wish
            near: float = 1.0 + away * away / (width * width)
            share: float = 1.0 if aim == ANYWHERE else 1.0 / (near * near * near)
            self.shares[card] = share
            total += share
            place += 1.0
        for card in range(self.bids):
            if hand >> card & 1 != 0:
                self.shares[card] = (1.0 - CARELESS) * self.shares[card] / total + CARELESS / count

    def wish(self, aim: int, count: float, worth: i64, pile: i64) -> float:
        """The place that is aimed at: in the deck, or in the hand."""
        if aim == HIGHEST:
            return count - 1.0
        if aim in (LOWEST, ANYWHERE):
            return 0.0
        left = aim in (LEFT_BY_SIZE, LEFT_BY_WORTH)
        sized = aim in (BY_SIZE, LEFT_BY_SIZE)
        mark: i64 = -worth if sized and worth < 0 else worth
        below: float = 0.0
        rivals: float = 0.0
        for card in range(self.cards):
            if left and pile >> card & 1 == 0:
                continue
            size: i64 = self.worth[card]
            if sized and size < 0:
                size = -size
            rivals += 1.0
            if size < mark:
                below += 1.0
            elif size == mark:
                below += 0.5
        if left:
            return below / rivals * (count - 1.0) if rivals > 0.0 else 0.0
        return (below - 0.5) * float(self.bids - 1) / float(self.cards - 1)
