"""`import howdah`: what it promises, what it refuses, and what it does not load."""

import doctest
import json
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

import howdah
from howdah.api import games, players, table
from howdah.engine.contract import View

HEAVY = {"alembic", "asyncio", "click", "fluent", "numpy", "rich", "sqlalchemy", "sqlite3", "starlette", "uvicorn"}
PARTS = {"howdah.adapters", "howdah.book", "howdah.cli", "howdah.lab", "howdah.locale", "howdah.server"}
LOADED = "import json, sys, howdah; print(json.dumps(sorted(sys.modules)))"


def test_import_loads_no_server_database_or_numpy() -> None:
    done = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True)
    loaded = json.loads(done.stdout)
    assert "howdah.engine.match" in loaded
    assert not (HEAVY | PARTS) & set(loaded)


@pytest.mark.parametrize("module", [games, players, table], ids=lambda module: module.__name__)
def test_docstrings(module: Any) -> None:
    failures, _ = doctest.testmod(module, optionflags=doctest.ELLIPSIS)
    assert failures == 0


def test_package_docstring() -> None:
    failures, tried = doctest.testmod(howdah, optionflags=doctest.ELLIPSIS)
    assert (failures, tried > 0) == (0, True)


def test_all_names_are_there_and_documented() -> None:
    for name in howdah.__all__:
        thing = getattr(howdah, name)
        if getattr(thing, "__module__", "").startswith("howdah.api."):  # compiled classes keep no docstrings
            assert thing.__doc__, name


@pytest.mark.parametrize("name", ["elephant_rally", "formula_e", "raj", "totem"])
def test_every_game_is_played_copied_saved_and_set_up_again(name: str) -> None:
    seats = next(game.fewest_seats for game in howdah.list_games() if game.name == name)
    options = {"turn_limit": 3} if name in ("totem",) else {}
    first = howdah.table(name, seats, options=options, seed=3)
    for _ in range(20):
        if first.is_over:
            break
        seat = first.waiting[-1]
        first.act(first.choose("random", seat), seat)
    for other in (first.copy(), howdah.from_record(first.record), howdah.from_position(first.position)):
        assert other.position == first.position
        assert other.waiting == first.waiting
        assert [other.view(seat).position for seat in range(seats)] == [
            first.view(seat).position for seat in range(seats)
        ]
    copy = first.copy()
    assert str(copy.play("random")) == str(first.play("random"))
    assert copy.record == first.record
    assert all(first.words(first.log(seat), "pt") for seat in range(seats))


def test_a_copy_is_independent() -> None:
    first = howdah.table("raj", 2, seed=1)
    second = first.copy()
    second.act("bid 1", 0)
    assert first.waiting == [0, 1]
    assert second.waiting == [1]


def test_without_a_seed_chance_is_real() -> None:
    assert len({howdah.play_game("raj", ["random", "random"]).record for _ in range(3)}) == 3


def test_a_seed_means_the_same_in_the_terminal() -> None:
    command = [sys.executable, "-m", "howdah", "play", "raj", "bot:easy", "bot:random", "--seed", "5"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, stdin=subprocess.DEVNULL)
    mine = howdah.play_game("raj", ["easy", "random"], seed=5)
    assert mine.result is not None
    for score in mine.result.scores:
        assert str(score) in done.stdout
    told = [line for line in done.stdout.splitlines() if line.startswith("Prize:")]
    events = [seen for seen in mine.log() if seen.kind == "prize-turned"]
    assert told == mine.words(events)


def test_names_are_in_words_and_records() -> None:
    named = howdah.table("raj", 2, names=["Ana", "Ben"], seed=1)
    assert named.act("bid 3", 0).words() == ["Ana has bid."]
    assert howdah.from_record(named.record).names == ["Ana", "Ben"]


def test_a_list_of_actions_is_taken_whole_or_not_at_all() -> None:
    race = howdah.table("formula_e", 3, seed=1)
    before = race.position
    with pytest.raises(howdah.Refusal, match="cannot do 'start b46'"):
        race.act(["start a46", "start b46"])
    with pytest.raises(howdah.Refusal, match="cannot do nothing"):
        race.act([])
    assert race.position == before


def test_undo_takes_back_the_last_action() -> None:
    race = howdah.table("formula_e", 3, seed=1)
    before = race.position
    seat = race.waiting[0]
    race.act(race.legal()[0])
    assert race.undo().entries == [f"{seat + 1}: undo"]
    assert race.position == before
    with pytest.raises(howdah.Refusal, match="dice were rolled or cards drawn"):
        race.undo()


def lazy(_: View, legal: list[str]) -> str:
    return legal[0]


def dreamer(_: View, legal: list[str]) -> str:  # noqa: ARG001
    return "win"


def test_functions_play() -> None:
    finished = howdah.play_game("raj", [lazy, howdah.bot("random")], seed=1)
    bids = [line for line in finished.record.splitlines() if line.startswith("1:")]
    assert bids == [f"1: bid {number}" for number in range(1, 16)]


WRONG: dict[str, Callable[[], object]] = {
    "there is no game 'chess'; there are: ": lambda: howdah.table("chess", 2),
    "raj is for 2 to 5 players, not for 1": lambda: howdah.table("raj", 1),
    "raj has no option 'tie'; it has: tie_rule": lambda: howdah.table("raj", 2, options={"tie": 1}),
    "names are a list of 2": lambda: howdah.table("raj", 2, names=["Ana"]),
    "there is no seat 2 at this table; seats are 0 to 1": lambda: howdah.table("raj", 2).legal(2),
    "there is no seat -1 at this table": lambda: howdah.table("raj", 2).act("bid 1", -1),
    "there is no seat 9 at this table": lambda: howdah.table("raj", 2).view(9),
    "say for which, as in legal": lambda: howdah.table("raj", 2).legal(),
    "there is no bot 'genius'; there are: random": lambda: howdah.table("raj", 2).play("genius"),
    "3 bots for 2 seats": lambda: howdah.table("raj", 2).play(["easy"] * 3),
    "there is no seat 5 for a bot": lambda: howdah.table("raj", 2).play({5: "easy"}),
    "dreamer answered 'win' for seat 0; legal are: bid 1": lambda: howdah.table("raj", 2).play(dreamer),
    "one bot for each seat": lambda: howdah.play_game("raj", "easy"),
    "bots are names, one for each seat": lambda: howdah.simulate("raj", "easy"),
    "games is a number from 1 on, not 0": lambda: howdah.simulate("raj", ["easy", "easy"], games=0),
    "expected 'howdah record 1'": lambda: howdah.from_record("raj"),
    "expected a section: used 1": lambda: howdah.from_position("raj 2 / foo: 3"),
    "nothing to decide now": lambda: started().choose("easy", 0),
    "has nothing to decide": lambda: started().advise("easy", 0),
    "the game is over": lambda: howdah.play_game("raj", ["random", "random"]).act("bid 1"),
    "cannot do 'bid 1': The game is over": lambda: howdah.play_game("raj", ["random", "random"]).act("bid 1", 0),
}


def started() -> howdah.Table:
    made = howdah.table("raj", 2)
    made.act("bid 1", 0)
    return made


@pytest.mark.parametrize("message", WRONG)
def test_wrong_input_says_what_is_wrong_and_what_would_be_right(message: str) -> None:
    with pytest.raises(howdah.HowdahError) as caught:
        WRONG[message]()
    assert message in str(caught.value)


def test_why_not_and_refusals_name_the_clause() -> None:
    made = started()
    assert made.why_not("bid 2", 1) is None
    assert "(RAJ-2.3)" in str(made.why_not("bid 2", 0))
    assert made.suggestion("bid 2", 1) is None
    assert made.suggestion("bid 2", 0) == "It is not possible this turn."
    with pytest.raises(howdah.Refusal) as caught:
        made.act("bid 2", 0)
    assert (caught.value.reason.code, caught.value.reason.clause) == ("bid-is-final", "RAJ-2.3")


def test_simulations_are_those_of_the_lab() -> None:
    command = [sys.executable, "-m", "howdah", "sim", "raj", "--seats", "2", "--bots", "easy,random", "--games", "20"]
    done = subprocess.run([*command, "--json"], capture_output=True, text=True, check=True)
    said = json.loads(done.stdout)
    mine = howdah.simulate("raj", ["easy", "random"], games=20).as_data()
    assert {name: said[name] for name in mine} == json.loads(json.dumps(mine))
