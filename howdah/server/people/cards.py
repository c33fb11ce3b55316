"""HTTP: puzzles that come again. They follow the person to all devices, as seats and settings do."""

from functools import partial
from typing import Final

import msgspec

from howdah.server.http.calls import Call, Route
from howdah.server.protocol.after_resources import PuzzleCard, PuzzleCards
from howdah.server.store import people
from howdah.server.store.people import CardRow

MOST: Final = 200
"""Of one person: those that were changed last stay."""


async def own_cards(call: Call) -> list[PuzzleCard]:
    """All of the guest; one that an older release has written otherwise is left out."""
    found = []
    for doc in await call.worker.store.read(partial(people.cards_of, guest=call.guest)):
        try:
            found.append(msgspec.json.decode(doc, type=PuzzleCard))
        except msgspec.DecodeError:
            continue
    return found


async def show(call: Call) -> PuzzleCards:
    """Puzzles that you have tried and own mistakes, with the day they come again."""
    return PuzzleCards(await own_cards(call))


async def keep(call: Call, body: PuzzleCards) -> PuzzleCards:
    """Keep cards that a device has changed; all that there are come back. Of two the one changed later holds."""
    rows = [CardRow(card.game, card.name, card.changed, msgspec.json.encode(card).decode()) for card in body.cards]
    if rows:
        now = int(call.worker.time.wall())
        await call.worker.store.change(partial(people.keep_cards, guest=call.guest, rows=rows, most=MOST, now=now))
    return await show(call)


ROUTES = [
    Route("GET", "/api/me/cards", show, PuzzleCards),
    Route("POST", "/api/me/cards", keep, PuzzleCards, PuzzleCards),
]
