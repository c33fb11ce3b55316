"""The metadata of Raj; importing this does not import the rules."""

from howdah.engine.registry import Meta, Option
from howdah.games.raj.deck import STANDARD

META = Meta(
    name="raj",
    fewest_seats=2,
    most_seats=5,
    behaviour=1,
    minutes=20,
    options=[
        Option("tie_rule", ["cancel", "mouse"]),
        Option("open_history", ["off", "on"]),
        Option("payoff", ["win", "points"]),
        Option("deck", [], STANDARD),
    ],
    clauses="RAJ",
)
