"""Windows of ambush, a toy game: hands, how long a window is open, and what was heard of it."""

import re
from typing import Any

from tests.server.harness import Player

FOX, HEN = "fox", "hen"
HENS = [HEN, HEN]
WITH_FOX = [FOX, HEN]
USUAL, WAITED, ALONE, ALONE_FAST = 2.5, 10.0, 1.0, 0.4
Transcript = list[tuple[str, float, str]]
"""Who received what, and when."""


def dealt(*hands: list[str]) -> list[str]:
    return [card for hand in hands for card in hand]


def heard(table: str, players: dict[str, Player]) -> Transcript:
    """All that these have received, with the table's id made equal."""
    return [
        (who, when - 1_800_000_000.0, re.sub(table, "ID", text))
        for who, player in players.items()
        for when, text in player.raw
    ]


def closed(player: Player, seat: int) -> dict[str, Any]:
    """The event that tells how the window closed, or nothing yet."""
    found = [m["facts"] for message in player.came for m in message.get("events", []) if m["kind"] == "closed"]
    return found[0] if found and seat in player.updates else {}
