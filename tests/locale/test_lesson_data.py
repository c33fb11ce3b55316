"""Lessons as plain data: whoever follows them meets exactly what the engine does, by every way and for every try."""

import json
from typing import Any

import pytest

from howdah.locale.languages import LANGUAGES
from howdah.locale.lesson_data import END, lesson_data
from howdah.locale.lessons import DONE, HINT, LEARNER, REFUSED, Session, lesson, lessons
from howdah.locale.words import Words

EVERY_LESSON = [(game, lang) for game in lessons() for lang in LANGUAGES]


def course(game: str, lang: str) -> dict[str, Any]:
    """As a client gets it."""
    made: dict[str, Any] = json.loads(json.dumps(lesson_data(game, lang)))
    return made


@pytest.mark.parametrize(("game", "lang"), EVERY_LESSON)
def test_all_ways_through_the_data_are_ways_through_the_lesson(game: str, lang: str) -> None:
    made = course(game, lang)
    seen: set[int] = set()
    ends = 0

    def walk(place: int, acts: list[str]) -> None:
        """Compare one moment, then all that follow from it."""
        nonlocal ends
        seen.add(place)
        moment = made["moments"][place]
        for action, reply in moment["leads"].items():
            session = after(game, lang, acts)
            compare(session, moment)
            answer = session.go_on() if session.step.is_read_only else session.attempt(action)
            assert (answer.kind, answer.sentences, answer.clause) == (DONE, reply["sentences"], reply["clause"])
            assert reply["view"]["position"] == answer.views[0].position
            assert [event["kind"] for event in reply["events"]] == [event.kind for event in answer.events]
            assert (reply["next"] == END) == session.over
            if session.over:
                ends += 1
                result = session.match.result()
                assert (reply["result"] is None) == (result is None)
                assert reply["ending"] == ([] if result is None else session.teller.ending(result))
            else:
                walk(reply["next"], [*acts, action])

    walk(0, [])
    assert seen == set(range(len(made["moments"])))
    assert ends


def after(game: str, lang: str, acts: list[str]) -> Session:
    """A learner who did these things."""
    session = Session(lesson(game), Words(lang, strict=True))
    for action in acts:
        assert (session.attempt(action) if action else session.go_on()).kind == DONE
    return session


def compare(session: Session, moment: dict[str, Any]) -> None:
    """A moment is what the learner meets there."""
    assert moment["step"] == session.place
    assert (moment["says"], moment["told"]) == (session.say(), session.told)
    assert moment["view"]["position"] == session.match.view(LEARNER).position
    assert moment["view"]["text"] == session.picture(False)
    assert moment["skip"] in moment["leads"]
    if not session.step.is_read_only:
        assert (moment["legal"], moment["hint"]) == (session.match.legal(LEARNER), session.say("hint"))


@pytest.mark.parametrize("game", lessons())
def test_every_try_has_its_answer(game: str) -> None:
    made = course(game, "ru")
    session = Session(lesson(game), Words("ru", strict=True))
    place = 0
    while place != END:
        moment = made["moments"][place]
        actions = [] if session.step.is_read_only else session.match.rules.actions
        for action in actions:
            answers = [action in moment["leads"], action in moment["refused"], action in moment["legal"]]
            if answers[0]:
                continue
            answer = session.attempt(action)
            assert answer.kind == (REFUSED if answers[1] else HINT), action
            if answers[1]:
                reason = made["reasons"][moment["refused"][action]]
                assert (answer.sentences, answer.clause) == ([reason["text"]], reason["clause"])
            else:
                assert answers[2]
        place = moment["leads"][moment["skip"]]["next"]
        session.skip()
    assert session.over


@pytest.mark.parametrize(("game", "lang"), EVERY_LESSON)
def test_what_is_said_belongs_to_no_screen(game: str, lang: str) -> None:
    text = json.dumps(course(game, lang), ensure_ascii=False)
    for word in ("Press Enter", "em Enter", "Нажмите Enter", "howdah ", "“why", "«why"):
        assert word not in text
