"""The reader and the runner of scenarios: what does not hold fails, and says where."""

import pytest
from hypothesis import example, given, settings

from howdah.engine.errors import HowdahError, NotationError
from howdah.engine.scenario import Failed, Scenario, read_scenarios, run_scenario
from tests.engine.texts import SCENARIOS, any_text, check_message

HEAD = "scenario: A title\nrule: RAJ-1.1\n"
GIVEN = HEAD + "given:\n  raj 2\n  stake: 6\n"


def run_all(text: str) -> None:
    for scenario in read_scenarios(text, "file.txt"):
        run_scenario(scenario)


def check_place(error: HowdahError) -> None:
    assert isinstance(error, Failed | NotationError)
    assert str(error).startswith("file.txt, line ")


def written(scenario: Scenario) -> str:
    """A scenario as text again; every row stands in a line of its own, as it was."""
    lines = [f"scenario: {scenario.title}", f"rule: {' '.join(scenario.rules)}"]
    return "\n".join([*lines, *(f"{directive.name}: {directive.value}" for directive in scenario.directives)])


def contents(scenario: Scenario) -> tuple[str, list[str], list[tuple[str, list[str]]]]:
    found = [(directive.name, [word.text for word in directive.lines()]) for directive in scenario.directives]
    return scenario.title, scenario.rules, found


@given(any_text(SCENARIOS))
@settings(max_examples=200)
def test_scenarios_are_fixed_points_and_garbage_is_refused(text: str) -> None:
    try:
        scenarios = read_scenarios(text, "file.txt")
    except NotationError as error:
        check_message(error)
        return
    again = read_scenarios("\n".join(map(written, scenarios)), "file.txt")
    assert list(map(contents, again)) == list(map(contents, scenarios))


@given(any_text(SCENARIOS))
@example(GIVEN + "legal: bid 1\n")
@example(GIVEN + "told: x\n")
@settings(max_examples=300)
def test_running_garbage_fails_with_its_place(text: str) -> None:
    try:
        run_all(text)
    except HowdahError as error:
        check_message(error)
        check_place(error)


def test_the_sample_scenarios_hold() -> None:
    for text in SCENARIOS:
        run_all(text)
        run_all(text.replace("\n", "\r\n"))


WRONG = [
    ("given:\n  raj 2\n", 1, 1, "'given'", "'scenario: TITLE' first"),
    ("scenario: A\n", 1, 1, "a scenario without a rule", "'rule: CLAUSE'"),
    (GIVEN + "legal: bid 1\n", 6, 1, "'legal'", "'legal SEAT'"),
    (GIVEN + "not told:\n  x\n", 6, 1, "'not told'", "'not told SEAT'"),
    (GIVEN + "legal 3: bid 1\n", 6, 7, "'3'", "one of: 1, 2, chance"),
    (GIVEN + "play:\n  1: bid 3\n# no\n\n  9: bid 3\n", 10, 3, "'9'", "one of: 1, 2, chance"),
    (GIVEN + "play:\n  1 bid 3\n", 7, 3, "'1 bid 3'", "'name: value'"),
    (GIVEN + "refused:\n  1: bid 3\n", 7, 3, "'1: bid 3'", "'SEAT: ACTION -> CODE CLAUSE'"),
    (GIVEN + "warns 1:\n  bid 3\n", 7, 3, "'bid 3'", "'ACTION -> EVENT'"),
    (GIVEN + "play:\n  chance: prize 3\n", 7, 3, "'chance: prize 3'", "an outcome of chance right after"),
    (HEAD + "given:\n# no\n  raj 2\n\n    stake: 6\n  used 1: x\n", 7, 5, "'stake: 6'", "a section such as"),
    (HEAD + "given:\n# no\n  raj 2\n\n  stake: 16\n", 7, 10, "'16'", "numbers from -5 to 10"),
    (HEAD + "given: raj 2 / stake: 16\n", 3, 23, "'16'", "numbers from -5 to 10"),
    (HEAD + "given: raj 2\n  stake: 16\n", 4, 10, "'16'", "numbers from -5 to 10"),
    (HEAD + "asked: 1\n", 1, 1, "no position", "'given:' first"),
    (GIVEN + "expect:\n  takn 1:\n", 7, 3, "'takn 1:'", "a section: used 1, hand 1, sealed 1, taken 1, used 2"),
    (GIVEN + "not sees 1:\n  takn 1: 3\n", 7, 3, "'takn 1: 3'", "a section: used 1, hand 1, sealed 1, taken 1, used 2"),
]


@pytest.mark.parametrize(("text", "line", "column", "found", "expected"), WRONG)
def test_errors_say_where_and_what(text: str, line: int, column: int, found: str, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        run_all(text)
    error = caught.value
    assert (error.source, error.line, error.column, error.found) == ("file.txt", line, column, found)
    assert error.expected.startswith(expected)


def test_unknown_directives_are_refused_and_the_known_ones_listed() -> None:
    for text in ("undo 1: x\n", "expect 1: x\n", "see 1: x\n", "legal 1 2: x\n", ": x\n"):
        with pytest.raises(NotationError):
            run_all(GIVEN + text)
    with pytest.raises(
        NotationError,
        match="expected a directive: scenario, rule, example, given, play, expect, refused, impossible, legal",
    ):
        run_all("what is this\n")


FAILING = [
    ("asked: 1\n", 6, "expected asked '1', found '1 2'"),
    ("legal 1: bid 1\n", 6, "expected bid 1, found bid 1, bid 2, bid 3"),
    ("legal 1: bid 16, ...\n", 6, "expected bid 16, found bid 1, bid 2"),
    ("expect:\n  stake: 7\n", 7, "expected 'stake: 7', found 'stake: 6'"),
    ("expect:\n  stake: 6\n  taken 1: 6\n", 8, "expected 'taken 1: 6', found 'taken 1: '"),
    ("sees 1:\n  stake: 7\n", 7, "expected 'stake: 7', found 'stake: 6'"),
    ("not sees 1:\n  stake: 6\n", 7, "expected no 'stake: 6', found 'stake: 6'"),
    ("play:\n  1: bid 3\nsees 2:\n  sealed 1: 3\n", 9, "expected 'sealed 1: 3', found 'sealed 1: ?'"),
    ("play:\n  1: bid 3\n  1: bid 4\n", 8, "'1: bid 4' to be possible, found bid-is-final (RAJ-2.3)"),
    ("play:\n  1: bid 3\n  2: bid 4\n", 8, "'2: bid 4' to be possible, found the script is used up"),
    ("play:\n  1: bid 3\n  chance: prize 3\n", 7, "expected a chance node, found 'prize 3' left over"),
    ("play:\n  1: undo\n", 7, "'1: undo' to be possible, found undo-nothing"),
    ("play:\n  1: bid 3\ntold 2:\n  bid-made seat=1 bid=3\n", 9, "told 'bid-made seat=1 bid=3', found bid-made seat=1"),
    ("play:\n  1: bid 3\nnot told 1:\n  bid=3\n", 9, "expected no 'bid=3' told, found 'bid-made seat=1 bid=3'"),
    ("refused:\n  1: bid 3 -> card-used RAJ-2.4\n", 7, "refused as 'card-used RAJ-2.4', found it is possible"),
    ("refused:\n  1: bid 16 -> card-used RAJ-2.4\n", 7, "refused as 'card-used RAJ-2.4', found unknown-action"),
    ("warns 1:\n  bid 3 -> boo\n", 7, "expected a warning 'boo', found bid-made seat=1 bid=3"),
    ("warns 1:\n  bid 16 -> boo\n", 7, "expected 'bid 16' to be possible, found unknown-action"),
    ("result: won\n", 6, "expected result 'won', found 'none'"),
    ("result:\n", 6, "expected result '', found 'none'"),
    ("", 1, "expected something to prove, found no directive that checks anything"),
    ("given:\n  raj 9\n", 6, "expected a position that can be played, found raj is for 2 to 5 players"),
    ("given:\n  chess 2\n", 6, "expected a position that can be played, found there is no game 'chess'"),
    ("given:\n  raj 2\nasked: 1\n", 6, "expected a position that can be played, found the script is used up"),
    ("given:\n  raj 2\n  option deck: bids 1\n", 6, "position that can be played, found option deck, line 1, column 1"),
]


@pytest.mark.parametrize(("text", "line", "message"), FAILING)
def test_what_does_not_hold_fails(text: str, line: int, message: str) -> None:
    with pytest.raises(Failed) as caught:
        run_all(GIVEN + text)
    assert str(caught.value).startswith(f"file.txt, line {line}, 'A title': ")
    assert message in str(caught.value)


def test_events_are_told_in_their_order() -> None:
    told = "told 1:\n  stake-taken seat=2 cards=6 worth=6\n  bids-opened turn=1 bids=3,4\n"
    with pytest.raises(Failed, match="told 'bids-opened"):
        run_all(GIVEN + "play:\n  1: bid 3\n  2: bid 4\n  chance: prize 1\n" + told)


def test_each_given_starts_anew_with_the_fate_of_its_own_play() -> None:
    run_all(
        HEAD
        + "given:\n  raj 2\nplay:\n  chance: prize 3\nexpect:\n  stake: 3\n"
        + "given:\n  raj 3\nplay:\n  chance: prize 4\nexpect:\n  stake: 4\nasked: 1 2 3\n"
    )
