"""Both races beside their oracles: who is asked, what is possible, and the whole position, after every step."""

from pathlib import Path

import pytest

from howdah.engine.contract import CHANCE, CHANCE_BIT, Rules, State
from howdah.engine.generator import Generator
from howdah.engine.record import read_record
from howdah.engine.registry import options_under, set_table
from howdah.engine.seats import seats_in
from howdah.games.race.state import RaceRules
from tests.games.oracles.formula import FormulaOracle
from tests.games.oracles.moving import CHANCE_SEAT
from tests.games.oracles.race import RaceOracle
from tests.games.oracles.rally import RallyOracle
from tests.records.renew import FOLDER
from tests.suites.tables import ALL_TABLES, table_name

GAMES = ("elephant_rally", "formula_e")
TABLES = [rules for rules in ALL_TABLES if rules.game in GAMES]
MOST_STEPS = 2_500
MANY = 1_000_000
CROWDED = [
    set_table("elephant_rally", seats, {"track": track, "deck": deck, "turn_limit": "60", **options})
    for track, deck in [
        (
            "start | own 234 3.3 h.h ~~~ 2.2 4c4 h.. | own ~~~ .B. 323 ..h #~# 222 M.S | finish",
            "mouse x20 charge-4 x10 carpet-4 x4 juice-4 x6 green-5 x9 red-2 x6 monkey x4 tiger x6 charmer x4 prayer x2",
        )
    ]
    for seats, options in (
        (2, {}),
        (3, {}),
        (5, {}),
        (2, {"halting": "column", "tiger_window": "card", "windows": "always"}),
        (4, {"banana": "end", "carpet_finish": "off", "mud": "letter", "cow_steps": "any"}),
    )
] + [
    set_table("formula_e", seats, {"track": track, "deck": deck, "turn_limit": "60", **options})
    for track in (
        "... h.. ~~~ .c. #~# ... B.h c.. ~~~ ... .h. ... ^^^ ^^^",
        "... h.. .~~ .c. #~. ... B.h c~. ~~. ... .h. ..~ ^^^ ^^^",
    )
    for deck in (
        "green-3 x12 green-4 x10 purple-5 x6 mouse x20 charge x8 juice x6 carpet x6 tiger x8 cow x4 charmer x6",
    )
    for seats, options in (
        (3, {}),
        (4, {"tiger_duel": "on"}),
        (6, {}),
        (3, {"bank": "rock"}),
        (6, {"bank": "rock", "carpet_finish": "on"}),
    )
]
"""Short tracks with water and mud on all sides, and decks full of mice: what is rare elsewhere happens here."""


def oracle_of(rules: Rules) -> RaceOracle:
    """An oracle at the same table: it is given the track and the deck, which are data, and the options."""
    assert isinstance(rules, RaceRules)
    deck = dict(zip(rules.kit.deck.names, rules.kit.deck.counts, strict=True))
    columns, limit = rules.kit.track.letters, int(rules.kit.turn_limit)
    if rules.game == "formula_e":
        return FormulaOracle(rules.seats, columns, deck, limit, rules.options)
    return RallyOracle(rules.seats, columns, deck, limit, rules.options)


def compare(state: State, oracle: RaceOracle) -> None:
    asked = int(state.pending())
    question = oracle.question
    waiting = [] if question is None else [seat for seat in question.choices if seat not in oracle.answers]
    seats = [CHANCE_SEAT] if asked & CHANCE_BIT else seats_in(asked)
    assert seats == sorted(waiting), repr(state)
    if question is not None:
        for seat in waiting:
            if seat == CHANCE_SEAT:
                outcomes = {state.rules.outcomes[outcome]: weight for outcome, weight in state.chances()}
                assert outcomes.keys() == question.choices[CHANCE_SEAT], repr(state)
                assert question.weights is None or outcomes == dict(question.weights)
            else:
                legal = {state.rules.actions[action] for action in state.legal(seat)}
                assert legal == question.choices[seat], repr(state)
    sections = {section.name: section.value for section in state.position(complete=True).sections}
    facts = oracle.facts()
    assert {name: sections.get(name, "") for name in facts} == facts, repr(state)


def play_both(rules: Rules, oracle: RaceOracle, seed: int, most: int = MOST_STEPS) -> tuple[str, int]:
    """A random race in both; how it ended, empty if it was left, and after how many comparisons."""
    state = rules.new()
    generator = Generator(seed)
    for number in range(most):
        compare(state, oracle)
        asked = int(state.pending())
        if asked == 0:
            return ending(state, oracle), number + 1
        seat = CHANCE if asked & CHANCE_BIT else seats_in(asked)[generator.below(len(seats_in(asked)))]
        action = state.pick(seat, generator)
        oracle.answer(CHANCE_SEAT if seat == CHANCE else seat, rules.text_of(seat, action))
        state.apply(seat, action, None)
    return "", most


def ending(state: State, oracle: RaceOracle) -> str:
    result = state.result()
    assert result is not None
    assert oracle.is_over
    assert result.winners() == ([] if oracle.winner is None else [oracle.winner])
    assert result.ranks == oracle.ranks()
    return result.ending


@pytest.mark.parametrize("rules", TABLES, ids=table_name)
def test_races_agree_with_the_oracle(rules: Rules) -> None:
    play_both(rules, oracle_of(rules), seed=1, most=600)


@pytest.mark.parametrize("rules", CROWDED, ids=table_name)
def test_crowded_races_agree_with_the_oracle(rules: Rules) -> None:
    for seed in range(8):
        play_both(rules, oracle_of(rules), seed)


@pytest.mark.parametrize(("game", "seats"), [("elephant_rally", 2), ("elephant_rally", 4), ("formula_e", 3)])
def test_whole_races_agree_with_the_oracle(game: str, seats: int) -> None:
    rules = set_table(game, seats)
    assert "won" in {play_both(rules, oracle_of(rules), seed)[0] for seed in range(2)}


RECORDS = [path for game in GAMES for path in sorted((FOLDER / game).glob("*.txt")) if "golden" not in path.name]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_recorded_races_agree_with_the_oracle(path: Path) -> None:
    """A race for every way to end."""
    record = read_record(path.read_text(encoding="utf-8"))
    rules = set_table(record.game, record.seats, options_under(record.game, record.behaviour, record.options))
    oracle, state = oracle_of(rules), rules.new()
    for entry in record.entries:
        compare(state, oracle)
        oracle.answer(CHANCE_SEAT if entry.seat == CHANCE else entry.seat, entry.text)
        state.apply(entry.seat, rules.number_of(entry.seat, entry.text), None)
    compare(state, oracle)
    assert ending(state, oracle) == ("cut" if path.stem.startswith("cut") else "won")


@pytest.mark.evidence
@pytest.mark.parametrize("rules", [*TABLES, *CROWDED], ids=table_name)
def test_a_million_comparisons_with_the_oracle(rules: Rules) -> None:
    """A million for each game, shared out among its tables."""
    wanted = MANY // sum(table.game == rules.game for table in [*TABLES, *CROWDED]) + 1
    done, seed = 0, 1_000
    while done < wanted:
        done += play_both(rules, oracle_of(rules), seed)[1]
        seed += 1
    print(f"{done} comparisons in {seed - 1_000} races: {table_name(rules)}")
