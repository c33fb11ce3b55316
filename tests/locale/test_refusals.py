"""Every refusal teaches: it names a clause that exists and facts that are true, in words of all three languages.

Random positions of every game; in each of them, the vocabulary of every seat. What is legal is not refused, and what is
not legal has a reason.
"""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from howdah.engine.contract import CHANCE, CHANCE_BIT, Rules, State, View
from howdah.engine.errors import Reason
from howdah.engine.generator import Generator
from howdah.engine.record import Record
from howdah.engine.registry import read_state
from howdah.engine.scenario import Runner, read_scenarios
from howdah.engine.seats import seats_in
from howdah.locale import languages
from howdah.locale.clauses import books_of, rulebook, rulebooks
from howdah.locale.languages import LANGUAGES
from howdah.locale.sentences import Teller
from howdah.locale.words import Words
from tests.locale.truths import Case, truths_of
from tests.suites.tables import ALL_TABLES, table_name

TABLES = [rules for rules in ALL_TABLES if rules.game in rulebooks()]
MOST_STEPS = 4000
OPENING = 60
OFTEN = 6
THOUSANDS = 2000
FEWEST_WORDS = 2
CELLS = re.compile(r"\b[a-s]\d+( [a-s]\d+)*\b")
"""A sentence is the same for every cell."""
SAMPLES = 2
MANY = 4
FEW = 4
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
            if scenario.directives[0].name != "given":
                continue  # It proves that a position is refused.
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

    def __init__(self, rules: Rules, keeps: bool = False) -> None:
        self.rules = rules
        self.keeps = keeps
        """Whether moments are kept, to judge the checks themselves."""
        self.clauses = {clause.number for name in books_of(rules.game) for clause in rulebook(name).clauses}
        names = [f"P{seat}" for seat in range(rules.seats)]
        self.tellers = [Teller(Words(lang, strict=True), rules.game, names) for lang in LANGUAGES]
        self.truths = truths_of(rules.game)
        self.texts = [text for text in rules.actions if " " in text]
        self.codes: Counter[str] = Counter()
        self.said: set[str] = set()
        self.ignored: dict[str, set[str]] = {}
        """By code, the facts that no check of it has looked at."""
        self.samples: dict[str, list[Case]] = {}
        """By code, some refusals."""
        self.views: list[tuple[int, View]] = []
        """What seats were shown."""
        self.possible: list[tuple[int, str, View]] = []
        """What they could do there."""

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
            if self.keeps:
                self.views.append((seat, view))
                self.possible += [(seat, self.rules.actions[action], view) for action in legal[:FEW]]

    def check_words(self, reason: Reason) -> None:
        said = CELLS.sub("CELL", str(reason))
        if said in self.said:
            return
        self.said.add(said)
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
        unseen = set(case.facts) - case.facts.seen
        self.ignored[reason.code] = self.ignored.get(reason.code, unseen) & unseen
        samples = self.samples.setdefault(reason.code, [])
        if len(samples) < SAMPLES:
            samples.append(case)

    def check_strictness(self, code: str, samples: list[Case]) -> bool:
        """Claim a refusal of actions that are legal: no check may find it true. Whether any check was made."""
        checked = False
        for seat, action, view in self.possible:
            verb, _, what = action.partition(" ")
            for sample in [sample for sample in samples if sample.verb == verb]:
                facts = {name: as_said(fact, sample.what, what) for name, fact in sample.facts.claimed.items()}
                false = self.is_false(code, Case(seat, action, facts, view, None))
                assert false is not False, f"'{code}' passes for true of '{action}', which is legal: {view.position}"
                checked = checked or false is True
        return checked

    def can_be_false(self, code: str, samples: list[Case]) -> bool:
        """Whether the check of a code says no where a refusal is claimed of a moment that is not its own."""
        return any(
            self.is_false(code, Case(seat, sample.action, sample.facts.claimed, view, None))
            for sample in samples
            for seat, view in self.views
        )

    def is_false(self, code: str, case: Case) -> bool | None:
        """What the check of a code says; nothing if what it looks at is not there."""
        try:
            return not self.truths[code](case)
        except AssertionError:
            return True
        except (LookupError, ValueError, TypeError):
            return None


def as_said(fact: int | str, before: str, what: str) -> int | str:
    """A fact that repeats what an action is about, for another action."""
    if str(fact) != before:
        return fact
    return int(what) if isinstance(fact, int) and what.isdecimal() else what


@pytest.mark.parametrize("rules", TABLES, ids=table_name)
def test_refusals_are_said_and_true(rules: Rules) -> None:
    referee = Referee(rules)
    generator = Generator(len(table_name(rules)))
    for state, done in positions(rules, generator, 150):
        referee.judge(state, done, some_actions(rules, generator, 80))
    assert len(referee.codes) > 1


@pytest.mark.parametrize("game", GAMES)
def test_the_truth_of_every_code_is_checked(game: str) -> None:
    referees: dict[Rules, Referee] = {}
    generator = Generator(1)
    for rules in [rules for rules in TABLES if rules.game == game][:4]:
        referee = referees.setdefault(rules, Referee(rules, keeps=True))
        for state, done in positions(rules, generator, 150):
            referee.judge(state, done, some_actions(rules, generator, 60))
    for state in scenario_positions(game):
        referee = referees.setdefault(state.rules, Referee(state.rules, keeps=True))
        referee.judge(state, None, list(range(len(state.rules.actions))))
    assert {code for referee in referees.values() for code in referee.codes} == set(truths_of(game))
    for code in truths_of(game):
        samples = [sample for referee in referees.values() for sample in referee.samples.get(code, [])][:MANY]
        checked = [referee.check_strictness(code, samples) for referee in referees.values()]
        can_fail = any(checked) or any(referee.can_be_false(code, samples) for referee in referees.values())
        assert can_fail, f"the check of '{code}' never says no"
    ignored = [{code: facts for code, facts in referee.ignored.items() if facts} for referee in referees.values()]
    assert not any(ignored), "facts that no check looks at"


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
