"""The decks of the boxes as text, for whoever chooses other cards in the browser."""

from pathlib import Path
from typing import Final

from howdah.engine.registry import set_table
from howdah.games.race.state import RaceRules
from howdah.games.race.tracks.data import deck_text
from howdah.games.raj.deck import STANDARD

FILE: Final = Path("web/src/lobby/decks.gen.ts")
HEAD: Final = "// Made by `python -m howdah.server.protocol.typescript`; change howdah/games/*/data/deck.txt instead.\n"
RACES: Final = {"elephant_rally": 2, "formula_e": 3}
"""Each with as many seats as it needs."""


def deck_texts() -> dict[str, str]:
    """By game, the value of its option `deck` that says the same as none."""
    found = {"raj": STANDARD}
    for game, seats in RACES.items():
        rules = set_table(game, seats)
        assert isinstance(rules, RaceRules)
        found[game] = deck_text(rules.kit.deck)
    return found


def deck_file() -> str:
    """The browser's file."""
    rows = [f"  {game}:\n    '{text}'," for game, text in sorted(deck_texts().items())]
    return "\n".join([HEAD, "export const DECKS: Record<string, string> = {", *rows, "};", ""])
