"""The cards of Raj (RAJ-1.1, RAJ-1.2), and own decks in the same notation (RAJ-1.4).

bids 1..15 prizes -5..-1 1..10
"""

from typing import Final

from howdah.engine.notation import Section, number_text, numbers_in, words_of

STANDARD: Final = "bids 1..15 prizes -5..-1 1..10"
MOST_CARDS: Final = 30
HIGHEST_BID: Final = 99
HIGHEST_PRIZE: Final = 99


class Deck:
    """Every player's bid cards, and the prize cards, both ascending by value."""

    def __init__(self, bids: list[int], prizes: list[int]) -> None:
        self.bids = bids
        self.prizes = prizes

    def text(self) -> str:
        """The deck in its notation."""
        return f"bids {number_text(self.bids)} prizes {number_text(self.prizes)}"


def read_deck(text: str) -> Deck:
    """A deck from its notation; a deck that cannot be played is refused with what would be right."""
    words = words_of(text)
    names = [word.text for word in words]
    whole = Section("deck", text)
    if names[:1] != ["bids"] or names.count("prizes") != 1 or names.count("bids") != 1:
        raise whole.wrong(f"a deck such as '{STANDARD}'")
    half = names.index("prizes")
    bids = numbers_in(words[1:half], 0, HIGHEST_BID)
    prizes = numbers_in(words[half + 1 :], -HIGHEST_PRIZE, HIGHEST_PRIZE)
    if len(set(bids)) != len(bids):
        raise whole.wrong("bid values that differ: equal bids of one player could not be told apart")
    if not 1 <= len(prizes) <= len(bids) <= MOST_CARDS:
        raise whole.wrong(f"1 to {MOST_CARDS} bid cards, and at most as many prizes (one bid is used for each)")
    return Deck(sorted(bids), sorted(prizes))
