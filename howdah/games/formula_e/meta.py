"""The metadata of Formula E; importing this does not import the rules."""

from howdah.engine.registry import Meta, Option

META = Meta(
    name="formula_e",
    fewest_seats=3,
    most_seats=6,
    behaviour=2,
    minutes=45,
    options=[
        Option("bank", ["pushed", "rock"], since=2, before="rock"),
        Option("carpet_finish", ["off", "on"], since=2, before="on"),
        Option("windows", ["needed", "always"], since=2, before="always"),
        Option("tiger_duel", ["off", "on"]),
        Option("track", [], "board"),
        Option("deck", [], "standard"),
        Option("turn_limit", [], "none"),
    ],
    clauses="RACE FE",
)
