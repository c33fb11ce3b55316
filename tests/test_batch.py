"""Games stepped in batches are the games of the engine, and their rows are what a view says, on both builds."""

import os

import numpy as np
import pytest

from howdah.adapters.batch.batch import ALL_LEGAL, Batch
from howdah.adapters.buffers import looking_into
from howdah.adapters.observations import observer_of
from howdah.adapters.vector import masks_of, rows_for
from howdah.engine.contract import Rules
from howdah.engine.dealers import SeededDealer
from howdah.engine.generator import Generator
from howdah.engine.match import Match
from tests.suites.tables import ALL_TABLES, table_name

TABLES = [rules for rules in ALL_TABLES if rules.game in ("raj", "totem", "formula_e", "elephant_rally")]
RAJ = [rules for rules in TABLES if rules.game == "raj"]
GAMES = 12 if os.environ.get("HOWDAH_BUILD") == "compiled" else 3
STEPS = 40


def as_bytes(actions: list[int]) -> bytes:
    return b"".join(action.to_bytes(2, "little") for action in actions)


def chosen(batch: Batch, generator: Generator) -> list[int]:
    """A random legal action of every seat that is asked, else 0."""
    found = []
    for state in batch.states:
        for seat in range(batch.rules.seats):
            legal = state.legal(seat)
            found.append(legal[int(generator.below(len(legal)))] if legal else 0)
    return found


def begun(rules: Rules, games: int) -> Batch:
    batch = Batch(rules, games, rows_for(rules, games))
    for game in range(games):
        batch.reset(game, 100 + game)
    return batch


@pytest.mark.parametrize("rules", TABLES, ids=table_name)
def test_a_batch_plays_the_engines_games(rules: Rules) -> None:
    """Game by game the same as a match with the same seed and actions: position, masks, rewards."""
    batch = begun(rules, GAMES)
    matches = [Match(rules, SeededDealer(100 + game)) for game in range(GAMES)]
    masks = masks_of(batch).reshape(GAMES, rules.seats, -1)
    rewards = looking_into(batch.rewards, np.float64, (GAMES, rules.seats))
    over = looking_into(batch.over, np.uint8, (GAMES, rules.seats))
    generator = Generator(5)
    decisions = 0
    for _ in range(STEPS):
        for game, match in enumerate(matches):
            assert repr(batch.states[game]) == match.truth().one_line()
            for seat in range(rules.seats):
                texts = [rules.actions[action] for action in np.flatnonzero(masks[game, seat])]
                assert texts == match.legal(seat)
        actions = chosen(batch, generator)
        data = as_bytes(actions)
        assert batch.first_illegal(data) == ALL_LEGAL
        batch.step(data)
        for game, match in enumerate(matches):
            asked = match.waiting()
            for seat in asked:
                decisions += len(match.legal(seat)) > 1
                match.submit(seat, rules.actions[actions[game * rules.seats + seat]])
            result = match.result()
            assert list(over[game]) == [result is not None and bool(asked)] * rules.seats
            expected = result.payoffs if result is not None and asked else [0.0] * rules.seats
            assert rewards[game].tolist() == expected
    ahead = sum(len(match.legal(seat)) > 1 for match in matches for seat in match.waiting())
    assert batch.decisions == decisions + ahead, "the masks that lie there count already"


@pytest.mark.parametrize("rules", RAJ, ids=table_name)
def test_compiled_rows_are_what_the_views_say(rules: Rules) -> None:
    batch = begun(rules, GAMES)
    observer = observer_of(rules)
    rows = looking_into(batch.rows.cells, np.int16, (GAMES, rules.seats, observer.size))
    generator = Generator(9)
    for _ in range(3):
        for _ in range(len(rules.outcomes) + 40):
            for game, state in enumerate(batch.states):
                for seat in range(rules.seats):
                    told = observer.parts(observer.observe(state.view(seat)))
                    for name, part in observer.parts(rows[game, seat]).items():
                        assert part.tolist() == told[name].tolist(), f"{name} in {state!r}"
            if all(state.pending() == 0 for state in batch.states):
                break
            batch.step(as_bytes(chosen(batch, generator)))
        for game in range(GAMES):
            batch.reset(game, None)


def test_the_first_illegal_row_is_found() -> None:
    rules = RAJ[0]
    batch = begun(rules, 2)
    batch.step(as_bytes([3, 4, 5, 6]))
    assert batch.first_illegal(as_bytes([4, 5, 6, 6])) == 3
    assert batch.first_illegal(as_bytes([4, 60_000, 6, 7])) == 1
    assert batch.first_illegal(as_bytes([4, 5, 6, 7])) == ALL_LEGAL


def test_fates_stream_goes_on_from_game_to_game() -> None:
    rules = RAJ[0]

    def openings() -> list[str]:
        batch = begun(rules, 1)
        found = [repr(batch.states[0])]
        for _ in range(5):
            batch.reset(0, None)
            found.append(repr(batch.states[0]))
        return found

    assert openings() == openings()
    assert len(set(openings())) > 1
