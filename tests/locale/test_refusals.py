"""Every refusal teaches: it names a clause that exists and facts that are true, in words of all three languages.

Random positions of every game; in each of them, the vocabulary of every seat. What is legal is not refused, and what is
not legal has a reason.
"""

from collections import Counter
from collections.abc import Iterator

import pytest

from howdah.engine.contract import CHANCE, CHANCE_BIT, Rules, State
from howdah.engine.errors import Reason
from howdah.engine.generator import Generator
from howdah.engine.seats import seats_in
from howdah.locale.clauses import books_of, rulebook, rulebooks
from howdah.locale.languages import LANGUAGES
from howdah.locale.telling import Teller
from howdah.locale.words import Words
from tests.locale.truths import Case, truths_of
from tests.suites.tables import ALL_TABLES, table_name

TABLES = [rules for rules in ALL_TABLES if rules.game in rulebooks()]
MOST_STEPS = 4000
FEWEST_WORDS = 2
EMPTY = {"not allowed", "not possible", "illegal", "não é permitido", "não é possível", "нельзя", "невозможно"}
CHECKED_GAMES = ("raj", "totem", "formula_e", "elephant_rally")


def positions(rules: Rules, generator: Generator, every: int) -> Iterator[tuple[State, list[list[str]]]]:
    """A random game: after each step, with a chance of one in so many, the state and what each seat has done."""
    state = rules.new()
    done: list[list[str]] = [[] for _ in range(rules.seats)]
    for _ in range(MOST_STEPS):
        asked = int(state.pending())
        if generator.below(every) == 0 or not asked:
            yield state, done
        if not asked:
            return
        choices = [CHANCE] if asked & CHANCE_BIT else seats_in(asked)
        seat = choices[int(generator.below(len(choices)))]
        action = int(state.pick(seat, generator))
        state.apply(seat, action, None)
        if seat != CHANCE:
            done[seat].append(rules.actions[action])


def some_actions(rules: Rules, generator: Generator, most: int) -> list[int]:
    """The vocabulary, or as much of it as is asked for."""
    count = len(rules.actions)
    return list(range(count)) if count <= most else [int(generator.below(count)) for _ in range(most)]


class Referee:
    """Judges the refusals of one table."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.clauses = {clause.number for name in books_of(rules.game) for clause in rulebook(name).clauses}
        names = [f"P{seat}" for seat in range(rules.seats)]
        self.tellers = [Teller(Words(lang, strict=True), rules.game, names) for lang in LANGUAGES]
        self.truths = truths_of(rules.game)
        self.codes: Counter[str] = Counter()
        self.said: set[str] = set()

    def judge(self, state: State, done: list[list[str]], actions: list[int]) -> None:
        for seat in range(self.rules.seats):
            legal = state.legal(seat)
            for action in {*actions, *legal}:
                reason = state.explain(seat, action)
                assert (reason is None) == (action in legal), (repr(state), seat, self.rules.actions[action])
                if reason is not None:
                    self.codes[reason.code] += 1
                    self.check_words(reason)
                    self.check_truth(reason, state, seat, self.rules.actions[action], done[seat])

    def check_words(self, reason: Reason) -> None:
        if str(reason) in self.said:
            return
        self.said.add(str(reason))
        assert reason.clause in self.clauses, reason
        for teller in self.tellers:
            sentence = teller.reason(reason)
            assert sentence.endswith(f" ({reason.clause})")
            bare = sentence.removesuffix(f" ({reason.clause})")
            assert len(bare.split()) >= FEWEST_WORDS, bare
            assert bare.rstrip(".!").casefold() not in EMPTY

    def check_truth(self, reason: Reason, state: State, seat: int, action: str, done: list[str]) -> None:
        view = state.view(seat)
        case = Case(seat, action, reason.facts, view, done)
        if self.truths is not None:
            assert reason.code in self.truths, f"nobody checks whether '{reason.code}' is true"
            assert self.truths[reason.code](case), f"{reason} is not true of {action} for seat {seat + 1}: {state!r}"


@pytest.mark.parametrize("rules", TABLES, ids=table_name)
def test_refusals_are_said_and_true(rules: Rules) -> None:
    referee = Referee(rules)
    generator = Generator(len(table_name(rules)))
    for state, done in positions(rules, generator, 8 if rules.game == "raj" else 150):
        referee.judge(state, done, some_actions(rules, generator, 80))
    assert len(referee.codes) > 1


@pytest.mark.evidence
@pytest.mark.parametrize("rules", TABLES, ids=table_name)
def test_refusals_in_thousands_of_positions(rules: Rules) -> None:
    referee = Referee(rules)
    judged = 0
    generator = Generator(1)
    while judged < 2000:
        for state, done in positions(rules, generator, 10):
            referee.judge(state, done, some_actions(rules, generator, 200))
            judged += 1


@pytest.mark.parametrize("game", [name for name in CHECKED_GAMES if name in {rules.game for rules in TABLES}])
def test_the_truth_of_every_code_is_checked(game: str) -> None:
    assert truths_of(game) is not None
