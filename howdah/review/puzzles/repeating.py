"""When a puzzle comes again: boxes with growing intervals (Leitner), pure; whoever asks says what day it is."""

from collections.abc import Iterable
from typing import Final

import msgspec

INTERVALS: Final = (1, 3, 7, 16, 35, 80)
"""Days until a puzzle of each box comes again; after the last it is known."""


class Card(msgspec.Struct, frozen=True):
    """A puzzle that comes again, such as an own mistake."""

    name: str
    box: int
    """From 0; `len(INTERVALS)`: it is known and comes no more."""
    due: int
    """The day it comes, counted from any day on."""
    lapses: int = 0
    """How often it was not solved."""

    @property
    def is_known(self) -> bool:
        return self.box >= len(INTERVALS)


def new_card(name: str, today: int) -> Card:
    """A puzzle that comes for the first time, today."""
    return Card(name, 0, today)


def answered(card: Card, solved: bool, today: int) -> Card:
    """The card after a try: solved it comes later each time, else it begins again tomorrow.

    A puzzle that is tried before it is due stays where it is if it is solved: trying it twice a day proves nothing.
    """
    if not solved:
        return Card(card.name, 0, today + 1, card.lapses + 1)
    if today < card.due:
        return card
    box = card.box + 1
    wait = INTERVALS[min(card.box, len(INTERVALS) - 1)]
    return Card(card.name, box, today + wait, card.lapses)


def due_cards(cards: Iterable[Card], today: int) -> list[Card]:
    """What is to be tried today: what was missed most often first, then what waits longest."""
    waiting = [card for card in cards if card.due <= today and not card.is_known]
    return sorted(waiting, key=lambda card: (-card.lapses, card.due, card.name))
