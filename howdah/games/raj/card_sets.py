"""A set of cards is a number whose bits are the cards, ascending by value: bit 0 is the lowest bid, or prize.

A deck has 30 cards at most, so that all of it fits the arithmetic of 32 bits.
"""

from mypy_extensions import i64


def sums_by_eights(prizes: list[int]) -> list[int]:
    """The sum of every set of cards within each eight: rules add often, and looking up is adding eight at once."""
    sums: list[int] = []
    for first in range(0, len(prizes), 8):
        eight = prizes[first : first + 8]
        sums += [sum(prize for place, prize in enumerate(eight) if cards >> place & 1) for cards in range(256)]
    return sums


def nth_card(cards: i64, n: i64) -> i64:
    """The n-th lowest card of a set, from 0."""
    while n > 0:
        cards &= cards - 1
        n -= 1
    return lowest_card(cards)


def lowest_card(cards: i64) -> i64:
    """The lowest card of a set that is not empty: as many as there are below it."""
    return count_cards((cards & -cards) - 1)


def highest_card(cards: i64) -> i64:
    """The highest card of a set that is not empty."""
    cards |= cards >> 1  # with all below its highest, by twice as many places each time
    cards |= cards >> 2
    cards |= cards >> 4
    cards |= cards >> 8
    cards |= cards >> 16
    return count_cards(cards) - 1


def count_cards(cards: i64) -> i64:
    """How many cards a set has: counted in pairs, in fours and in eights of places, then summed by one product."""
    cards -= cards >> 1 & 0x55555555
    cards = (cards & 0x33333333) + (cards >> 2 & 0x33333333)
    cards = cards + (cards >> 4) & 0x0F0F0F0F
    return cards * 0x01010101 >> 24 & 0xFF
