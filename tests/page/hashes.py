"""Plays games with seeds and prints the hash of each record: the same program for every build.

hashes.py GAMES   (so many of each game)
"""

import hashlib
import json
import sys

from howdah.bots.arena import play_game
from howdah.bots.specs import make_bot
from howdah.engine.generator import Generator
from howdah.engine.registry import find, set_table, settle_options

BOTS = ("random", "easy", "medium")
GAMES = ("raj", "formula_e", "elephant_rally", "totem")


def hash_of(game: str, seed: int) -> str:
    """Seats, bots and options follow from the seed."""
    meta = find(game)
    seats = meta.fewest_seats + seed % (meta.most_seats - meta.fewest_seats + 1)
    wanted = {} if game == "raj" else {"turn_limit": "8"}
    rules = set_table(game, seats, settle_options(game, seats, wanted, Generator(seed)))
    # Most by chance, since they are quick; every tenth by bots that calculate.
    bots = [make_bot(BOTS[(seed + seat) % len(BOTS)] if seed % 10 == 0 else "random") for seat in range(seats)]
    text = play_game(rules, bots, seed).match.record.text()
    return hashlib.sha256(text.encode()).hexdigest()


def main(games: int) -> None:
    print(json.dumps({game: [hash_of(game, seed) for seed in range(games)] for game in GAMES}))


main(int(sys.argv[1]))
