"""The metadata of Elephant Rally; importing this does not import the rules."""

from howdah.engine.registry import Meta, Option

META = Meta(
    name="elephant_rally",
    fewest_seats=2,
    most_seats=6,
    behaviour=2,
    minutes=45,
    options=[
        Option("circuit", ["first", "1", "2", "3", "4", "5", "6"]),
        Option("layout", [], "standard"),
        Option("track", [], "circuit"),
        Option("deck", [], "standard"),
        Option("cow_steps", ["along", "any"]),
        Option("tiger_window", ["plan", "card"], since=2, before="card"),
        Option("windows", ["needed", "always"], since=2, before="always"),
        Option("halting", ["lane", "column"], since=2, before="column"),
        Option("banana", ["now", "end"]),
        Option("carpet_finish", ["on", "off"]),
        Option("mud", ["more", "letter"]),
        Option("turn_limit", [], "none"),
    ],
    clauses="RACE ER",
)
