"""State for search: copied, written, read, pickled and gone on with, at any point of every game."""

import copy
import pickle

import pytest

from howdah.adapters.tables import Table, rules_for
from howdah.adapters.worlds import World
from howdah.engine.contract import CHANCE
from howdah.engine.errors import OptionError
from howdah.engine.generator import Generator
from tests.adapters.tables import GAMES, SHORT


def play_on(table: Table, chooser: Generator, most: int) -> None:
    for _ in range(most):
        if not table.asked():
            return
        seat = table.asked()[0]
        legal = table.match.legal(seat)
        table.act(seat, table.rules.action_numbers[legal[int(chooser.below(len(legal)))]])


@pytest.mark.parametrize("game", GAMES)
def test_a_saved_table_goes_on_as_if_nothing_had_been(game: str) -> None:
    table = Table(rules_for(game, None, SHORT[game]))
    table.begin(3)
    for place in range(0, 60, 13):
        play_on(table, Generator(place), 13)
        text, twin = table.save(), table.copy()
        play_on(table, Generator(99), 500)
        play_on(twin, Generator(99), 500)
        assert twin.record() == table.record(), "the same luck follows"
        table.restore(text)
        assert table.save() == text


@pytest.mark.parametrize("game", GAMES)
def test_worlds_are_copied_written_and_read_at_every_step(game: str) -> None:
    world = World.new(game, options=SHORT[game])
    chooser = Generator(8)
    for _ in range(80):
        again = World.read(str(world))
        assert str(again) == str(world)
        assert str(pickle.loads(pickle.dumps(world))) == str(world)
        assert str(copy.deepcopy(world)) == str(world)
        if world.payoffs() is not None:
            break
        outcomes = world.chance_outcomes()
        seat = CHANCE if outcomes else world.asked()[0]
        choices = [outcome for outcome, _ in outcomes] or world.legal(seat)
        if outcomes:
            assert sum(share for _, share in outcomes) == pytest.approx(1)
        twin = world.copy()
        before = str(world)
        twin.apply(seat, choices[int(chooser.below(len(choices)))])
        assert str(world) == before
        world = twin


def test_a_seat_searches_in_worlds_that_it_cannot_tell_apart() -> None:
    table = Table(rules_for("raj", 3, {}))
    table.begin(1)
    table.act(0, 6)
    worlds = [table.world(1, seed) for seed in range(20)]
    assert len({str(world) for world in worlds}) > 5
    assert {tuple(world.observation(1)) for world in worlds} == {tuple(table.observation(1))}
    again = worlds[0].redealt(1, Generator(5))
    again.resolve_chance(Generator(1))
    assert tuple(again.observation(1)) == tuple(table.observation(1))


def test_wrong_steps_and_texts_say_what_would_be_right() -> None:
    world = World.read("raj 2 / stake: 6 / sealed 1: 3")
    with pytest.raises(OptionError, match="not possible for this seat now; it has: none"):
        world.apply(0, 3)
    with pytest.raises(OptionError, match="it has: bid 1, bid 2"):
        world.apply(1, 15)
    table = Table(rules_for("raj", 2, {}))
    with pytest.raises(OptionError, match="not a saved table"):
        table.restore("{}")
    other = Table(rules_for("raj", 3, {}))
    with pytest.raises(OptionError, match="another game, seat count or options"):
        other.restore(table.save())
    with pytest.raises(OptionError, match="this is version 9 of a saved table, not 1"):
        table.restore(table.save().replace('"howdah table": 1', '"howdah table": 9'))
