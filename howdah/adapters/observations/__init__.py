"""Views as arrays: `observer_of(rules)` says how long they are, what stands where, and writes them."""

import importlib
from typing import Final

from howdah.adapters.observations.layout import Field, Observer
from howdah.engine.contract import Rules
from howdah.engine.errors import OptionError

__all__ = ["Field", "Observer", "observer_of"]

MODULES: Final = {"raj": "raj", "totem": "totem", "formula_e": "race", "elephant_rally": "race"}


def observer_of(rules: Rules) -> Observer:
    """Whoever writes the views of this table as arrays."""
    if rules.game not in MODULES:
        raise OptionError(f"{rules.game} has no observations as arrays; these have: {', '.join(MODULES)}")
    made = importlib.import_module(f"howdah.adapters.observations.{MODULES[rules.game]}").observer(rules)
    assert isinstance(made, Observer)
    return made
