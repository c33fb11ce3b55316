"""Lessons: played to their end in every language, by every way that leads on, and short enough for five minutes."""

import pytest

from howdah.engine.errors import NotationError, OptionError
from howdah.engine.registry import games
from howdah.locale.clauses import books_of, rulebook, rulebooks
from howdah.locale.languages import LANGUAGES
from howdah.locale.lessons import ANY, DONE, HINT, LEARNER, REFUSED, Session, lesson, lessons, read_lesson
from howdah.locale.words import Words

EVERY_LESSON = [(game, lang) for game in lessons() for lang in LANGUAGES]
WORDS_A_MINUTE = 150
SECONDS_A_STEP = 9
FIVE_MINUTES = 300
SMALL = "step: one\ngiven: raj 2 / stake: 6\ntry: bid 9\nplay:\n  2: bid 3\n  chance: prize 1\n"


def begin(game: str, lang: str = "en") -> Session:
    return Session(lesson(game), Words(lang, strict=True))


def test_every_game_can_be_learned() -> None:
    assert set(lessons()) == {meta.name for meta in games() if meta.name in rulebooks()}


@pytest.mark.parametrize(("game", "lang"), EVERY_LESSON)
def test_a_lesson_is_played_to_its_end_by_doing_what_it_says(game: str, lang: str) -> None:
    session = begin(game, lang)
    for number, step in enumerate(session.lesson.steps):
        assert session.place == number
        assert session.say()
        assert session.picture(True)
        assert session.picture(False)
        if step.is_read_only:
            assert session.go_on().kind == DONE
            continue
        assert session.say("hint")
        answer = session.skip() if step.tries == [ANY] else session.attempt(possible(session))
        assert answer.kind == DONE, answer.sentences
        assert all(answer.sentences)
    assert session.over
    assert session.closing()


def possible(session: Session) -> str:
    """The first action that leads on from here."""
    step = session.step
    if step.refusals:
        return next(action for action in step.refusals if session.match.why_not(LEARNER, action) is not None)
    return step.tries[0]


@pytest.mark.parametrize("game", lessons())
def test_every_try_that_a_step_names_leads_to_the_end(game: str) -> None:
    for place, step in enumerate(lesson(game).steps):
        tries = range(12) if step.tries == [ANY] else range(len(step.tries))
        for number in tries:
            session = begin(game)
            while session.place < place:
                session.skip()
            legal = session.match.legal(LEARNER)
            action = legal[number % len(legal)] if step.tries == [ANY] else step.tries[number]
            assert session.attempt(action).kind == DONE, action
            while not session.over:
                session.skip()


@pytest.mark.parametrize(("game", "lang"), EVERY_LESSON)
def test_whatever_else_is_tried_is_answered_and_changes_nothing(game: str, lang: str) -> None:
    session = begin(game, lang)
    kinds: set[str] = set()
    while not session.over:
        step, before = session.step, str(session.match.truth())
        for action in session.match.rules.actions:
            if step.is_read_only or step.tries == [ANY] or action in [*step.tries, *step.refusals]:
                continue
            answer = session.attempt(action)
            kinds.add(answer.kind)
            assert answer.kind in (HINT, REFUSED)
            assert len(answer.sentences) == 1
            assert answer.kind == HINT or f"({answer.clause})" in answer.sentences[0]
            assert (str(session.match.truth()), session.step) == (before, step)
        session.skip()
    assert kinds == {HINT, REFUSED}


@pytest.mark.parametrize(("game", "lang"), EVERY_LESSON)
def test_a_lesson_takes_five_minutes_at_most(game: str, lang: str) -> None:
    session = begin(game, lang)
    words = 0
    while not session.over:
        words += len(session.say().split())
        if not session.step.is_read_only:
            words += len(session.say("done").split())
        session.skip()
    steps = len(session.lesson.steps)
    assert 3 <= steps <= 12
    assert words / WORDS_A_MINUTE * 60 + steps * SECONDS_A_STEP <= FIVE_MINUTES


@pytest.mark.parametrize("game", lessons())
def test_going_back_opens_every_step_as_it_was(game: str) -> None:
    session = begin(game)
    shown: list[tuple[str, list[str], str]] = []
    while not session.over:
        shown.append((session.say(), session.told, str(session.match.truth())))
        session.skip()
    for wanted in reversed(shown):
        session.back()
        assert (session.say(), session.told, str(session.match.truth())) == wanted
    session.back()
    assert session.place == 0


@pytest.mark.parametrize("game", lessons())
def test_steps_teach_clauses_that_exist_and_have_names_of_their_own(game: str) -> None:
    numbers = {clause.number for name in books_of(game) for clause in rulebook(name).clauses}
    taught = [number for step in lesson(game).steps for number in step.clauses]
    assert taught
    assert set(taught) <= numbers
    names = [step.name for step in lesson(game).steps]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "a first step with 'given:'"),
        ("step: one\ntry: any\n", "a first step with 'given:'"),
        ("given: raj 2\n", "'step: NAME' first"),
        (SMALL + "asks: 1\n", "a directive: step"),
    ],
)
def test_malformed(text: str, expected: str) -> None:
    with pytest.raises(NotationError, match=expected):
        read_lesson(text, "raj", "lesson.txt")


def test_what_is_not_there_is_refused() -> None:
    with pytest.raises(OptionError, match=r"no lesson for 'chess'; there are: .*raj"):
        lesson("chess")


def test_fate_may_act_first_and_others_before_the_learner() -> None:
    text = "step: one\ngiven: raj 2\nplay:\n  chance: prize 6\n  2: bid 3\ntry: any\nplay:\n  chance: prize 1\n"
    session = Session(read_lesson(text, "raj"), Words("en"))
    assert session.told == ["Prize: 6.", "Ann has bid."]
    assert session.match.waiting() == [LEARNER]
    assert session.attempt("bid 7").kind == DONE
