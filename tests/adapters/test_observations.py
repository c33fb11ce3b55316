"""Observations are made of views alone, stay within what they promise, and say everything once."""

from pathlib import Path

import numpy as np
import pytest

from howdah.adapters.observations import observer_of
from howdah.adapters.observations.describe import EXAMPLES, fields_of
from howdah.engine.contract import CHANCE, CHANCE_BIT, Rules, State, View
from howdah.engine.errors import OptionError
from howdah.engine.generator import Generator
from howdah.engine.registry import read_state, set_table, vocabulary_of
from howdah.engine.seats import seats_in
from tests.suites.secrecy import random_moment
from tests.suites.tables import ALL_TABLES, table_name
from tests.suites.vocabulary import owed_rows
from tests.suites.walking import any_of

TABLES = [rules for rules in ALL_TABLES if rules.game in ("raj", "totem", "formula_e", "elephant_rally")]
MOMENTS = 12
STEPS = 30


@pytest.mark.parametrize("rules", TABLES, ids=table_name)
def test_rows_keep_their_bounds_and_their_shape(rules: Rules) -> None:
    observer = observer_of(rules)
    assert sum(field.size for field in observer.fields.values()) == observer.size
    for seed in range(MOMENTS):
        state = random_moment(rules, Generator(seed))
        for seat in range(rules.seats):
            row = observer.observe(state.view(seat))
            assert row.dtype == np.int16
            for name, part in observer.parts(row).items():
                field = observer.fields[name]
                assert part.shape == field.shape
                assert part.min(initial=field.low) >= field.low, name
                assert part.max(initial=field.high) <= field.high, name


@pytest.mark.parametrize("rules", TABLES, ids=table_name)
def test_every_field_and_phase_has_its_place_or_a_reason_to_be_left_out(rules: Rules) -> None:
    observer = observer_of(rules)
    assert owed_rows(vocabulary_of(rules.game), observer.fields, observer.left_out) == []


def test_a_learner_sees_the_tiger_window_and_who_is_named() -> None:
    """Nine fields that rows of version 1 did not have."""
    state = read_state(
        "formula_e 3 / option tiger_duel: on / elephants: A b5 B b6 C b8 / hand 1: cow / hand 2: tiger / hand 3: tiger"
        " / table: green-4 charge tiger / played: green yellow"
        " / step: window card=green-4 partner=charge chain=1 striker=2 window=1 aim=2"
    )
    observer = observer_of(state.rules)
    assert observer.version == 3
    parts = observer.parts(observer.observe(state.view(2)))
    assert [int(parts[name][0]) for name in ("chain", "window", "aim", "cancelled", "stall")] == [1, 1, 2, 0, 0]
    assert parts["striker"].tolist() == [0, 0, 1]
    assert parts["partner"].sum() == parts["card"].sum() == 1
    naming = read_state(
        "formula_e 4 / elephants: A b5 B b6 C b8 D b9 / cobras: 1 2 1 0 / hand 1: cow / table: charmer"
        " / played: yellow / step: give card=charmer source=2"
    )
    parts = observer_of(naming.rules).parts(observer_of(naming.rules).observe(naming.view(0)))
    assert (parts["source"].tolist(), parts["target"].tolist()) == ([0, 1, 0, 0], [0, 0, 0, 0])


def test_a_learner_sees_who_was_stopped_before_water() -> None:
    """FE-4.1; rows of version 2 did not have it."""
    state = read_state("formula_e 3 / elephants: A b13 B b29 C b8 / stopped: B / hand 1: cow / hand 2: tiger")
    observer = observer_of(state.rules)
    assert observer.parts(observer.observe(state.view(2)))["stopped"].tolist() == [0, 1, 0]


@pytest.mark.parametrize("rules", TABLES, ids=table_name)
def test_other_secrets_give_the_same_rows(rules: Rules) -> None:
    """All that a seat does not know is dealt anew, and both worlds are played on with the same open steps."""
    observer = observer_of(rules)
    differed = 0
    for seed in range(MOMENTS):
        for seat in range(rules.seats):
            generator = Generator(seed * 64 + seat)
            first = random_moment(rules, generator)
            second = first.redeal(seat, generator)
            for _ in range(STEPS):
                if str(first.known(seat)) != str(second.known(seat)):
                    break
                differed += repr(first) != repr(second)
                rows = [observer.observe(world.view(seat)) for world in (first, second)]
                assert (rows[0] == rows[1]).all(), [
                    name for name in observer.fields if differ(observer.parts, rows, name)
                ]
                if not step_both(first, second, seat, generator):
                    break
    assert differed or rules.game == "totem", "no secret was ever dealt anew: this proves nothing"


def differ(parts, rows, name: str) -> bool:  # type: ignore[no-untyped-def]
    return bool((parts(rows[0])[name] != parts(rows[1])[name]).any())


def step_both(first: State, second: State, seat: int, generator: Generator) -> bool:
    """The same step in both worlds where both allow it; others' secret choices may differ."""
    asked = int(first.pending())
    if asked == 0 or asked != int(second.pending()):
        return False
    if asked & CHANCE_BIT:
        both = sorted({outcome for outcome, _ in first.chances()} & {outcome for outcome, _ in second.chances()})
        actor = CHANCE
    else:
        actor = any_of(seats_in(asked), generator)
        both = sorted(set(first.legal(actor)) & set(second.legal(actor)))
        sealed = len(seats_in(asked)) > 1 and actor != seat
        if sealed:
            first.apply(actor, any_of(first.legal(actor), generator), None)
            second.apply(actor, any_of(second.legal(actor), generator), None)
            return True
    if not both:
        return False
    action = any_of(both, generator)
    first.apply(actor, action, None)
    second.apply(actor, action, None)
    return True


def test_an_observer_never_meets_a_state() -> None:
    """It is handed a view that was written by hand: there is no state behind it."""
    rules = set_table("raj", 2)
    view = read_state("raj 2 / used 1: 4 15 / used 2: 9 1 / taken 1: 7 / taken 2: 6 / stake: 3 / sealed 1: 8").view(1)
    copied = View("raj", 1, view.position, dict(view.fields))
    parts = observer_of(rules).parts(observer_of(rules).observe(copied))
    assert parts["seat"].tolist() == [0, 1]
    assert parts["ready"].tolist() == [0, 1], "the observer comes first, the other after it"
    assert parts["last"].tolist() == [1, 15]
    assert parts["scores"].tolist() == [6, 7]
    assert parts["sealed"].sum() == 0
    assert parts["hand"].tolist() == [0] + [1] * 7 + [0] + [1] * 6


def test_games_without_arrays_say_so() -> None:
    from tests.toys.pennies import PENNIES

    with pytest.raises(OptionError, match="no observations as arrays; these have: raj"):
        observer_of(set_table(PENNIES.name, PENNIES.fewest_seats))


def test_the_page_lists_every_field() -> None:
    page = (Path(__file__).parents[2] / "docs" / "adapters.md").read_text("utf-8")
    for example in EXAMPLES:
        assert fields_of(*example) in page, "renew it: python -m howdah.adapters.observations.describe"
    games = {game for game, _, _ in EXAMPLES}
    assert games == {rules.game for rules in TABLES}
