"""Small tables of every game: the adapters' tests need their shape, not their length."""

SHORT = {
    "raj": {},
    "totem": {"turn_limit": "2"},
    "formula_e": {"turn_limit": "6"},
    "elephant_rally": {"turn_limit": "6"},
}
"""Options that let random games end soon."""
GAMES = list(SHORT)
