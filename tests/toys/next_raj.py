"""A later release of Raj, in which old bids lie open unless a table wants it otherwise: behaviour 2."""

from collections.abc import Iterator
from contextlib import contextmanager

from howdah.engine.contract import Rules
from howdah.engine.registry import Meta, Option, register, unregister
from howdah.games.raj import rules
from howdah.games.raj.meta import META
from howdah.games.raj.vocabulary import VOCABULARY


def make(seats: int, options: dict[str, str]) -> Rules:
    made = rules.make(seats, {"open_history": "on"} | options)
    made.options = options  # A table names only what is not usual.
    return made


@contextmanager
def next_raj() -> Iterator[None]:
    """While this lasts, Raj is that release's."""
    changed = Option("open_history", ["on", "off"], since=2, before="off")
    options = [changed if option.name == changed.name else option for option in META.options]
    register(Meta("raj", 2, 5, 2, META.minutes, options, META.clauses, make, VOCABULARY))
    try:
        yield
    finally:
        unregister("raj")
