"""The classes of the contract: what something is does not depend on what was asked before."""

import pytest

from howdah.bots.base import Bot
from howdah.bots.random import RandomBot
from howdah.bots.specs import make_bot
from howdah.engine.contract import CHANCE, Known, Rules, State
from howdah.engine.dealers import Dealer, KeyedDealer, SeededDealer
from howdah.engine.generator import Generator
from howdah.engine.registry import set_table
from howdah.games.race.state import RaceRules, RaceState
from howdah.games.raj.rules import RajRules, RajState
from howdah.games.totem.rules import TotemRules, TotemState

CONTRACTS = (Rules, State, Known, Dealer, Bot)
CLASSES = (*CONTRACTS, RajRules, RajState, RaceRules, RaceState, TotemRules, TotemState, SeededDealer, RandomBot)


def test_everything_is_what_its_class_says() -> None:
    """Each is asked to be each, twice and in both orders: classes that shared a memory of answers would mix them up."""
    tables = [set_table(game, 3) for game in ("raj", "totem", "formula_e", "elephant_rally")]
    states = [rules.new() for rules in tables]
    known = [state.known(CHANCE) for state in states]
    bots = [make_bot(kind) for kind in ("random", "heuristic", "search:n=8")]
    things = [*tables, *states, *known, SeededDealer(1), KeyedDealer(1), *bots]
    for classes in (CLASSES, CLASSES[::-1]) * 2:
        for thing in things:
            assert [isinstance(thing, one) for one in classes] == [one in type(thing).__mro__ for one in classes]
            assert [issubclass(type(thing), one) for one in classes] == [one in type(thing).__mro__ for one in classes]


def test_what_a_game_lacks_is_said_where_it_is_asked_for() -> None:
    """A compiled function without a body would crash the program."""

    class Unfinished(Rules):
        """A game without rules, as somebody begins to write one."""

    rules = Unfinished("unfinished", 2, {}, ["pass"], [])  # type: ignore[abstract]
    for ask in (rules.new, lambda: rules.deal(set_table("raj", 2).new().known(0), Generator(1))):
        with pytest.raises(NotImplementedError):
            ask()
