"""Writes tests/web/fixtures/*.json: the updates of real games, as the protocol sends them, for the client's own tests.

Run from the checkout: python tests/web/dump_fixtures.py
"""

import json
from pathlib import Path

from howdah.engine.dealers import SeededDealer
from howdah.engine.generator import Generator
from howdah.engine.match import Match
from howdah.engine.registry import set_table

FOLDER = Path(__file__).parent / "fixtures"
MOVES = "green-6 x14 charge-4 x14 carpet-4 x4 red-2 x4"
EVENTS = "mouse x4 cow x4 monkey x4 charmer x4 tiger x4"
GAMES = {
    "raj": (3, {}),
    "totem": (2, {"turn_limit": "5"}),
    "elephant_rally": (2, {"circuit": "3", "turn_limit": "9", "deck": f"cards 60 {MOVES} {EVENTS} prayer x4"}),
    "formula_e": (5, {"tiger_duel": "on", "turn_limit": "2"}),
}
CIRCUITS = ["first", *"123456"]


def updates_of(game: str, seats: int, options: dict[str, str]) -> list[dict[str, object]]:
    """What seat 1 is told of a game of random choices, from the opening to the end."""
    match = Match(set_table(game, seats, options), SeededDealer(7))
    generator = Generator(11)
    told = [match.present(0)]
    while waiting := match.waiting():
        legal = match.legal(waiting[0])
        update = match.submit(waiting[0], legal[generator.below(len(legal))]).update(0)
        if update is not None:
            told.append(update)
    return [
        {
            "number": update.number,
            "events": [{"kind": seen.kind, "facts": seen.facts} for seen in update.events],
            "fields": update.view.fields,
            "legal": update.legal,
        }
        for update in told
    ]


def tracks() -> dict[str, object]:
    """All circuits and boards as views describe them."""
    tables = {
        f"circuit {name}, {seats}": ("elephant_rally", seats, {"circuit": name})
        for name in CIRCUITS
        for seats in (4, 6)
    }
    tables |= {f"board, {seats}": ("formula_e", seats, {}) for seats in (4, 6)}
    found: dict[str, object] = {}
    for name, (game, seats, options) in tables.items():
        fields = dict(set_table(game, seats, options).new().view(0).fields)
        found[name] = {
            key: fields[key] for key in ("columns", "stretches", "closed", "cows", "holes", "gates", "mouse")
        }
    return found


def main() -> None:
    """Write them all."""
    text = json.dumps(tracks(), separators=(",", ":"))
    (FOLDER / "tracks.json").write_text(text + "\n", encoding="utf-8")
    for game, (seats, options) in GAMES.items():
        text = json.dumps(updates_of(game, seats, options), separators=(",", ":"))
        (FOLDER / f"{game}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
