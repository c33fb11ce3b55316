"""The metadata of Totem; importing this does not import the rules."""

from howdah.engine.registry import Meta, Option

META = Meta(
    name="totem",
    fewest_seats=2,
    most_seats=4,
    behaviour=1,
    minutes=45,
    options=[Option("turn_limit", [], "none")],
    clauses="TOT",
)
