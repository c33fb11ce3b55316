"""A lesson as plain data: every moment that a learner can come to, and what is answered to everything tried there.

A client needs no rules for it and no server while it is learned: it shows a moment, looks up what was tried, and goes
on to the moment that the reply names. The engine has played all of it beforehand. Seats count from 1, as in all texts;
the learner is seat 1. `docs/lessons.md` describes the fields.
"""

from functools import cache
from typing import Final

from howdah.engine.contract import Result, View
from howdah.engine.events import Seen
from howdah.engine.registry import find
from howdah.locale.languages import SOURCE_LANGUAGE
from howdah.locale.lessons import ANY, LEARNER, MINUTES, Answer, Lesson, Session, lesson
from howdah.locale.words import Words, words

Data = dict[str, object]
END: Final = -1
"""The place of no moment: the lesson is done."""


@cache
def lesson_data(game: str, lang: str = SOURCE_LANGUAGE) -> Data:
    """The lesson of a game in one language."""
    return Course(lesson(game), words(lang)).data()


class Course:
    """A lesson, walked through in all ways that lead on."""

    def __init__(self, lesson: Lesson, words: Words) -> None:
        self.lesson = lesson
        self.words = words
        self.places: dict[str, int] = {}
        """By what was done since the table was last set up: the number of the moment."""
        self.moments: list[Data] = []
        self.reasons: dict[str, int] = {}
        """All sentences that say why something is not possible, numbered; many actions share one."""
        self.clauses: dict[str, str] = {}
        """Their clauses."""

    def data(self) -> Data:
        """The whole of it."""
        first = self.at([])
        rules = first.match.rules
        self.moment([])
        return {
            "game": self.lesson.game,
            "lang": self.words.lang,
            "title": first.teller.title(),
            "minutes": MINUTES,
            "behaviour": find(self.lesson.game).behaviour,
            "options": dict(rules.options),
            "names": first.names(),
            "steps": [{"name": step.name, "clauses": step.clauses} for step in self.lesson.steps],
            "moments": self.moments,
            "reasons": [{"text": text, "clause": self.clauses[text]} for text in self.reasons],
            "closing": first.closing(),
        }

    def at(self, acts: list[str]) -> Session:
        """Somebody who has done these things in the first steps, one for each."""
        session = Session(self.lesson, self.words)
        session.acts[: len(acts)] = acts
        session.place = len(acts)
        if not session.over:
            session.told = session.replay()
        return session

    def moment(self, acts: list[str]) -> int:
        """The number of the moment after these acts; it is taken down when it is met first."""
        steps = self.lesson.steps
        if len(acts) == len(steps):
            return END
        first = max(place for place in range(len(acts) + 1) if steps[place].given)
        key = f"{len(acts)} {acts[first:]}"
        if key not in self.places:
            self.places[key] = len(self.moments)
            made: Data = {}
            self.moments.append(made)
            made.update(self.describe(acts))
        return self.places[key]

    def describe(self, acts: list[str]) -> Data:
        """What is shown and said, and what every try comes to."""
        session = self.at(acts)
        step, match = session.step, session.match
        legal = match.legal(LEARNER)
        refused = {} if step.is_read_only else self.refusals(session)
        on = [""] if step.is_read_only else legal if step.tries == [ANY] else [a for a in step.tries if a in legal]
        on += [action for action in step.refusals if action in refused]
        shown = [] if step.is_read_only else list(legal)
        return {
            "step": len(acts),
            "fresh": bool(step.given),
            "says": session.say(),
            "hint": "" if step.is_read_only else session.say("hint"),
            "told": session.told,
            "events": [event_data(seen) for seen in session.seen],
            "view": view_data(match.view(LEARNER), session),
            "legal": shown,
            "waiting": [seat + 1 for seat in match.waiting()],
            "leads": {action: self.reply(acts, action) for action in on},
            "skip": on[0],
            "refused": {action: place for action, place in refused.items() if action not in on},
        }

    def refusals(self, session: Session) -> dict[str, int]:
        """For every action of the vocabulary that is not possible now: which of the reasons keeps it from being so."""
        match = session.match
        legal = set(match.legal(LEARNER))
        found: dict[str, int] = {}
        for action in match.rules.actions:
            reason = None if action in legal else match.why_not(LEARNER, action)
            if reason is not None:
                text = session.teller.reason(reason)
                found[action] = self.reasons.setdefault(text, len(self.reasons))
                self.clauses.setdefault(text, reason.clause)
        return found

    def reply(self, acts: list[str], action: str) -> Data:
        """What comes of a try that leads on."""
        session = self.at(acts)
        answer: Answer = session.go_on() if session.step.is_read_only else session.attempt(action)
        done = "" if action in self.lesson.steps[len(acts)].refusals else action
        made: Data = {
            "sentences": answer.sentences,
            "clause": answer.clause,
            "events": [event_data(seen) for seen in answer.events],
            "view": view_data(answer.views[0], session),
            "next": self.moment([*acts, done]),
        }
        result = session.match.result() if session.over else None
        made["result"] = None if result is None else result_data(result)
        made["ending"] = [] if result is None else session.teller.ending(result)
        return made


def event_data(seen: Seen) -> Data:
    """An event as it goes over the wire."""
    return {"kind": seen.kind, "facts": dict(seen.facts)}


def view_data(view: View, session: Session) -> Data:
    """What the learner is shown: fields to draw from, the position, and a picture in text."""
    return {"fields": dict(view.fields), "position": view.position, "text": session.teller.picture(view, False)}


def result_data(result: Result) -> Data:
    """How it ended, as it goes over the wire."""
    return {
        "ending": result.ending,
        "clause": result.clause,
        "ranks": list(result.ranks),
        "scores": list(result.scores),
        "winners": [seat + 1 for seat in result.winners()],
    }
