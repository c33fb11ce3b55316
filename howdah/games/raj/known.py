"""What is known of a game of Raj, and its text.

    used 1: 4 15       the bids of the turns that are over, in their order
    hand 1: 1..3 9     the cards in hand; without `used`, the rest was used in ascending order
    sealed 2: 7        a bid that lies face down
    taken 1: -2 6      prize cards
    stake: 3           what is at stake; without it, a prize is to be turned up

`?` stands for a card that is not known.
"""

from typing import TYPE_CHECKING, Final

from howdah.engine.contract import CHANCE_BIT, Known
from howdah.engine.notation import UNKNOWN, Position, Section, Word, number_text

if TYPE_CHECKING:
    from howdah.games.raj.rules import RajRules

HIDDEN: Final = -1
"""A bid card that lies there and is not known."""
NOT_BID: Final = -2
"""No bid has been put down this turn."""


class RajKnown(Known):
    """Bid cards are places in the deck, `HIDDEN` or `NOT_BID`; sets of prize cards are bits, as in the state."""

    def __init__(
        self,
        rules: "RajRules",
        turn: int,
        used: list[list[int]],
        hands: list[list[int] | None],
        sealed: list[int],
        taken: list[int],
        stake: int,
    ) -> None:
        self.rules = rules
        self.turn = turn
        self.used = used
        self.hands = hands
        """A hand where it is known and does not follow from the rest."""
        self.sealed = sealed
        self.taken = taken
        self.stake = stake

    def unplaced(self, seat: int) -> list[int]:
        """The bid cards of a seat that may lie in its hidden places."""
        placed = {*self.used[seat], self.sealed[seat], *(self.hands[seat] or [])}
        return [bid for bid in range(len(self.rules.deck.bids)) if bid not in placed]

    def waiting(self) -> int:
        """Who has to decide."""
        if self.turn == self.rules.turns:
            return 0
        if not self.has_prize():
            return CHANCE_BIT
        return sum(1 << seat for seat, bid in enumerate(self.sealed) if bid == NOT_BID)

    def has_prize(self) -> bool:
        """A prize has been turned up this turn: each turn turns up one."""
        lying = self.stake
        for cards in self.taken:
            lying |= cards
        return bin(lying).count("1") > self.turn

    def is_whole(self) -> bool:
        return HIDDEN not in self.sealed and all(HIDDEN not in used for used in self.used)

    def position(self, complete: bool = False) -> Position:
        deck = self.rules.deck
        sections = [Section(f"option {name}", value) for name, value in self.rules.options.items()]
        for seat in range(self.rules.seats):
            used = self.used[seat]
            hand = self.hands[seat]
            if hand is None and complete and HIDDEN not in used and self.sealed[seat] != HIDDEN:
                hand = self.unplaced(seat)
            parts = {
                "used": " ".join(self.bid_text(bid) for bid in used),
                "hand": "" if hand is None else number_text([deck.bids[bid] for bid in hand]),
                "sealed": "" if self.sealed[seat] == NOT_BID else self.bid_text(self.sealed[seat]),
                "taken": number_text(prizes_in(self.taken[seat], deck.prizes)),
            }
            for name, value in parts.items():
                if value or (complete and not (name == "hand" and hand is None)):
                    sections.append(Section(f"{name} {seat + 1}", value))
        if self.stake or complete:
            sections.append(Section("stake", number_text(prizes_in(self.stake, deck.prizes))))
        if complete:
            lying = self.stake | sum(self.taken)
            sections.append(Section("pile", number_text(prizes_in(~lying, deck.prizes))))
        return Position("raj", self.rules.seats, sections)

    def bid_text(self, bid: int) -> str:
        return UNKNOWN if bid == HIDDEN else str(self.rules.deck.bids[bid])


def prizes_in(cards: int, prizes: list[int]) -> list[int]:
    """The values of a set of prize cards."""
    return [prize for card, prize in enumerate(prizes) if cards >> card & 1]


def read_known(rules: "RajRules", position: Position) -> RajKnown:
    """Read the sections of a position, and refuse cards that do not add up (who took what is taken on trust)."""
    seats = range(rules.seats)
    names = [f"{name} {seat + 1}" for name in ("used", "hand", "sealed", "taken") for seat in seats]
    position.rest_after([*names, "stake", "pile"])
    reader = Reader(rules, position)
    known = RajKnown(
        rules,
        0,
        [reader.used(seat) for seat in seats],
        [reader.hand(seat) for seat in seats],
        [reader.sealed(seat) for seat in seats],
        [reader.prizes(f"taken {seat + 1}") for seat in seats],
        reader.prizes("stake"),
    )
    reader.settle(known)
    return known


class Reader:
    """Reads sections and keeps account of the prize cards that have been named."""

    def __init__(self, rules: "RajRules", position: Position) -> None:
        self.rules = rules
        self.position = position
        self.named = 0

    def bid(self, word: Word) -> int:
        if word.text == UNKNOWN:
            return HIDDEN
        bids = self.rules.deck.bids
        expected = f"a bid card of the deck ({number_text(bids)}) or ?"
        value = word.number(expected)
        if value not in bids:
            raise word.wrong(expected)
        return bids.index(value)

    def used(self, seat: int) -> list[int]:
        section = self.position.section(f"used {seat + 1}")
        return [] if section is None else [self.bid(word) for word in section.words()]

    def sealed(self, seat: int) -> int:
        section = self.position.section(f"sealed {seat + 1}")
        if section is None or not section.value:
            return NOT_BID
        return self.bid(section.only_word("one bid card, or ?"))

    def hand(self, seat: int) -> list[int] | None:
        section = self.position.section(f"hand {seat + 1}")
        if section is None:
            return None
        bids = self.rules.deck.bids
        expected = f"bid cards of the deck ({number_text(bids)})"
        values = section.numbers(bids[0], bids[-1])
        if any(value not in bids for value in values):
            raise section.wrong(expected)
        return sorted(bids.index(value) for value in values)

    def prizes(self, name: str) -> int:
        """The prize cards of a section, each taken from those not named yet."""
        section = self.position.section(name)
        prizes = self.rules.deck.prizes
        cards = 0
        for value in [] if section is None else section.numbers(prizes[0], prizes[-1]):
            free = [card for card, prize in enumerate(prizes) if prize == value and not self.named >> card & 1]
            if not free:
                assert section is not None
                raise section.wrong(f"prize cards of the deck ({number_text(prizes)}), each in one place")
            self.named |= 1 << free[0]
            cards |= 1 << free[0]
        return cards

    def settle(self, known: RajKnown) -> None:
        """Fill in what follows from the rest, and refuse what cannot be."""
        size = len(self.rules.deck.bids)
        for seat in range(self.rules.seats):
            hand = known.hands[seat]
            if hand is not None and self.position.section(f"used {seat + 1}") is None:
                known.used[seat] = known.unplaced(seat)
                if known.sealed[seat] == HIDDEN:
                    raise self.wrong(f"hand {seat + 1}", "'used' too, where the sealed bid is not known")
            cards = [bid for bid in [*known.used[seat], known.sealed[seat], *(hand or [])] if bid >= 0]
            if len(set(cards)) != len(cards):
                raise self.wrong(f"used {seat + 1}", "each bid card in one place")
            lying = len(known.used[seat]) + (known.sealed[seat] != NOT_BID)
            if hand is not None and len(hand) + lying != size:
                raise self.wrong(f"hand {seat + 1}", f"{size - lying} cards in hand after {lying} bids")
            if hand is not None and HIDDEN not in known.used[seat]:
                known.hands[seat] = None
        known.turn = len(known.used[0])
        turned_up = bin(self.named).count("1")
        for seat in range(self.rules.seats):
            if len(known.used[seat]) != known.turn:
                raise self.wrong(f"used {seat + 1}", f"as many used bids as seat 1 has ({known.turn})")
            if known.sealed[seat] != NOT_BID and not known.has_prize():
                raise self.wrong(f"sealed {seat + 1}", "no sealed bid before a prize is turned up")
        last = min(known.turn + 1, int(self.rules.turns))
        if not known.turn <= turned_up <= last or known.turn > self.rules.turns:
            raise self.wrong("stake", f"{known.turn} or {last} prize cards taken or at stake after {known.turn} turns")
        if known.has_prize() and NOT_BID not in known.sealed:
            raise self.wrong(
                f"sealed {self.rules.seats}",
                "a seat that has not bid yet: when all have, the bids are opened",
            )
        self.check_pile()

    def check_pile(self) -> None:
        """A pile may be written for the reader's sake; it must be what is left."""
        section = self.position.section("pile")
        prizes = self.rules.deck.prizes
        left = prizes_in(~self.named, prizes)
        if section is not None and sorted(section.numbers(prizes[0], prizes[-1])) != left:
            raise section.wrong(f"the prize cards that lie nowhere else: {number_text(left)}")

    def wrong(self, name: str, expected: str) -> Exception:
        section = self.position.section(name)
        return self.position.head.wrong(expected) if section is None else section.wrong(expected)
