"""Every refusal teaches: it names a clause that exists and facts that are true, in words of all three languages.

Random positions of every game; in each of them, the vocabulary of every seat. What is legal is not refused, and what is
not legal has a reason.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from howdah.engine.contract import CHANCE, CHANCE_BIT, Rules, State
from howdah.engine.errors import Reason
from howdah.engine.generator import Generator
from howdah.engine.record import Record
from howdah.engine.registry import read_state
from howdah.engine.scenario import Runner, read_scenarios
from howdah.engine.seats import seats_in
from howdah.locale import languages
from howdah.locale.clauses import books_of, rulebook, rulebooks
from howdah.locale.languages import LANGUAGES
from howdah.locale.telling import Teller
from howdah.locale.words import Words
from tests.locale.truths import Case, truths_of
from tests.suites.tables import ALL_TABLES, table_name

TABLES = [rules for rules in ALL_TABLES if rules.game in rulebooks()]
MOST_STEPS = 4000
OPENING = 60
OFTEN = 6
THOUSANDS = 2000
FEWEST_WORDS = 2
EMPTY = {"not allowed", "not possible", "illegal", "não é permitido", "não é possível", "нельзя", "невозможно"}
GAMES = sorted({rules.game for rules in TABLES})
FOLDER = Path(__file__).parent.parent / "scenarios"
EXAMPLES = Path(languages.__file__).parent / "examples"


def positions(rules: Rules, generator: Generator, every: int) -> Iterator[tuple[State, list[list[str]]]]:
    """A random game: now and then, and more often at its start, the state and what each seat has done so far."""
    state = rules.new()
    done: list[list[str]] = [[] for _ in range(rules.seats)]
    for step in range(MOST_STEPS):
        asked = int(state.pending())
        if generator.below(OFTEN if step < OPENING else every) == 0 or not asked:
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
    """The vocabulary, or as much of it as is asked for, of every verb alike."""
    verbs: dict[str, list[int]] = {}
    for action, text in enumerate(rules.actions):
        verbs.setdefault(text.partition(" ")[0], []).append(action)
    share = most // len(verbs) + 1
    return [
        action if len(actions) <= share else actions[int(generator.below(len(actions)))]
        for actions in verbs.values()
        for action in actions[:share]
    ]


def scenario_positions(game: str) -> Iterator[State]:
    """Every moment of the scenarios of a game: many of them are rare in random play."""
    paths = [
        path for book in books_of(game) for path in [*(FOLDER / book).glob("*.txt"), *EXAMPLES.glob(f"{book}.txt")]
    ]
    for path in sorted(paths):
        for scenario in read_scenarios(path.read_text(encoding="utf-8"), path.name):
            runner = Runner(scenario)
            for directive in scenario.directives:
                if directive.name == "given" and directive is not scenario.directives[0]:
                    yield from moments(runner.match.record, game)
                runner.run(directive)
            yield from moments(runner.match.record, game)


def moments(record: Record, game: str) -> Iterator[State]:
    """The states of a record, one after the other, as far as nothing was taken back."""
    if record.game != game:
        return
    state = read_state(record.start)
    yield state
    for entry in record.entries:
        action = state.rules.number_of(entry.seat, entry.text)
        if action < 0:
            return
        state.apply(entry.seat, action, None)
        yield state


class Referee:
    """Judges the refusals of one table."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.clauses = {clause.number for name in books_of(rules.game) for clause in rulebook(name).clauses}
        names = [f"P{seat}" for seat in range(rules.seats)]
        self.tellers = [Teller(Words(lang, strict=True), rules.game, names) for lang in LANGUAGES]
        self.truths = truths_of(rules.game)
        self.texts = [text for text in rules.actions if " " in text]
        self.codes: Counter[str] = Counter()
        self.said: set[str] = set()

    def judge(
        self, state: State, done: list[list[str]] | None, actions: list[int], seats: list[int] | None = None
    ) -> None:
        for seat in range(self.rules.seats) if seats is None else seats:
            legal = state.legal(seat)
            view = state.view(seat)
            named = set(view.position.split()) if legal else set()
            near = [self.rules.action_numbers[text] for text in self.texts if text.rpartition(" ")[2] in named]
            for action in {*actions, *legal, *near}:
                reason = state.explain(seat, action)
                assert (reason is None) == (action in legal), (repr(state), seat, self.rules.actions[action])
                if reason is not None:
                    self.codes[reason.code] += 1
                    self.check_words(reason)
                    past = None if done is None else done[seat]
                    self.check_truth(reason, Case(seat, self.rules.actions[action], reason.facts, view, past))

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

    def check_truth(self, reason: Reason, case: Case) -> None:
        assert reason.code in self.truths, f"nobody checks whether '{reason.code}' is true"
        true = self.truths[reason.code](case)
        assert true, f"{reason} is not true of '{case.verb} {case.what}', seat {case.seat + 1}: {case.view.position}"


@pytest.mark.parametrize("rules", TABLES, ids=table_name)
def test_refusals_are_said_and_true(rules: Rules) -> None:
    referee = Referee(rules)
    generator = Generator(len(table_name(rules)))
    for state, done in positions(rules, generator, 150):
        referee.judge(state, done, some_actions(rules, generator, 80))
    assert len(referee.codes) > 1


@pytest.mark.parametrize("game", GAMES)
def test_the_truth_of_every_code_is_checked(game: str) -> None:
    codes: set[str] = set()
    generator = Generator(1)
    for rules in [rules for rules in TABLES if rules.game == game][:4]:
        referee = Referee(rules)
        for state, done in positions(rules, generator, 150):
            referee.judge(state, done, some_actions(rules, generator, 60))
        codes |= set(referee.codes)
    for state in scenario_positions(game):
        referee = Referee(state.rules)
        referee.judge(state, None, list(range(len(state.rules.actions))))
        codes |= set(referee.codes)
    assert codes == set(truths_of(game))


@pytest.mark.evidence
@pytest.mark.parametrize("game", GAMES)
def test_the_whole_vocabulary_in_thousands_of_positions(game: str) -> None:
    """Every action text, for all who are asked and for one who is not; tables take turns."""
    tables = [rules for rules in TABLES if rules.game == game]
    referees = [Referee(rules) for rules in tables]
    generator = Generator(1)
    judged = 0
    while judged < THOUSANDS:
        for rules, referee in zip(tables, referees, strict=True):
            for state, done in positions(rules, generator, 30):
                asked = seats_in(int(state.pending()) & ~CHANCE_BIT)
                idle = [seat for seat in range(rules.seats) if seat not in asked][:1]
                referee.judge(state, done, list(range(len(rules.actions))), [*asked, *idle])
                judged += 1
            if judged >= THOUSANDS:
                break
    codes = sum((referee.codes for referee in referees), Counter[str]())
    print(f"{game}: {judged} positions, {codes.total()} refusals, {len(codes)} codes", dict(codes.most_common()))
    assert len(codes) > 1
