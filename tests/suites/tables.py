"""The tables that the suites are run at: every game, every seat count, and options worth trying."""

from collections.abc import Iterator
from contextlib import contextmanager

from howdah.engine.contract import Rules
from howdah.engine.registry import Meta, games, register, set_table, unregister
from tests.toys.ambush import AMBUSH
from tests.toys.pennies import PENNIES

for toy in (AMBUSH, PENNIES):
    register(toy)


@contextmanager
def registered(meta: Meta) -> Iterator[None]:
    """A game for one test: a server that another test starts in this process knows nothing of it."""
    register(meta)
    try:
        yield
    finally:
        unregister(meta.name)


FREE_OPTIONS = {
    ("raj", "deck"): ["bids 1..4 prizes 1..4", "bids 0..5 prizes -2 -2 0 3 3"],
    ("elephant_rally", "layout"): [
        "cows a3 b3 a22 b22 a32 b32 a42 b42 a44 b44 holes c5 a28 a33 c44",
    ],
    ("elephant_rally", "track"): [
        "start | own ... c.h h.. M.S 2B3 ... | J ... h.. ..B ... ..c | M | own ... .h. | finish",
        "start | own .M. S.S M.M B.B 4.4 ~~~ #~# ... h.h | own SSS .c. MMM h.h | finish",
    ],
    ("elephant_rally", "deck"): ["cards 42 monkey x8 prayer x8 tiger x8 charmer x6 juice-4 x6 red-2 x6"],
    ("elephant_rally", "turn_limit"): ["5"],
    ("formula_e", "track"): [
        "... h.. .B. #~# ... c.c ... ..# .h. ... ~~~ ~~~ ... B.. ..c ... ... ^^^ ^^^",
        "... h~. .~. ... c.~ ~.. .B. #.~ .h. ... ~~. .~~ ... ..c ... ... ^^^ ^^^",
    ],
    ("formula_e", "deck"): ["green-3 x8 purple-7 x4 monkey x8 priest x8 tiger x8 charmer x4 carpet x6 charge x4"],
    ("formula_e", "turn_limit"): ["5"],
}
"""Values worth trying for options that take any text."""
ALWAYS = {"totem": {"turn_limit": "2"}}
"""Options without which random games would not end soon; `test_totem` plays such games at length."""


HIDDEN_CHOICES = {
    "raj": ("bid",),  # RAJ-2.3
    "formula_e": ("pass", "tiger", "take"),  # FE-3.2, RACE-2.5
    "elephant_rally": ("pass", "tiger", "take"),  # ER-3.2, RACE-2.5
    "totem": (),
}
"""The first words of the choices that others may not see. In a game that is named here all other choices are open; in
one that is not, a choice is hidden unless it changes what all know."""


def is_open(game: str, action: str) -> bool:
    """Whether a choice is made before everybody's eyes: worlds in which it differs have parted."""
    return game in HIDDEN_CHOICES and action.split()[0] not in HIDDEN_CHOICES[game]


def tables(game: Meta) -> list[Rules]:
    """Each seat count with the defaults, and each other value of each option at one of them."""
    always = ALWAYS.get(game.name, {})
    found = [set_table(game.name, seats, always) for seats in range(game.fewest_seats, game.most_seats + 1)]
    for option in game.options:
        for number, value in enumerate(option.choices[1:] or FREE_OPTIONS.get((game.name, option.name), [])):
            seats = game.fewest_seats + number % (game.most_seats - game.fewest_seats + 1)
            found.append(set_table(game.name, seats, {**always, option.name: value}))
    return found


def table_name(rules: Rules) -> str:
    """A short name for test reports."""
    return " ".join([rules.game, str(rules.seats), *(f"{name}={value}" for name, value in rules.options.items())])


ALL_TABLES = [rules for game in games() for rules in tables(game)]
