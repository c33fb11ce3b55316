"""HTTP: first games to learn by doing. A learner's place is in the request, so nothing is kept here."""

from typing import Literal

from howdah.engine.errors import HowdahError, Refusal
from howdah.engine.events import Seen
from howdah.locale.lessons import DONE, LEARNER, REFUSED, Answer, Session, Step, lesson, lessons
from howdah.server.http.calls import Call, Route
from howdah.server.protocol.resources import LessonAsk, LessonMoment
from howdah.server.refusals import refuse
from howdah.server.wire.encoding import events_of, reason_of, suggestion_of, view_of


async def learn(call: Call, body: LessonAsk) -> LessonMoment:
    """A step of a lesson, and what comes of an act in it."""
    game = call.path["game"]
    if game not in lessons():
        raise refuse("no-such-lesson")
    session = Session(lesson(game), None)
    try:
        session.open(body.acts)
        return moment(session, body)
    except Refusal:
        raise
    except HowdahError as error:
        raise refuse("malformed", message=str(error)) from None


def moment(session: Session, body: LessonAsk) -> LessonMoment:
    """What a learner is shown."""
    nothing = Answer("", [])
    if session.over:
        return shown(session, None, nothing, [])
    place, step = session.place, session.step
    if body.wish in ("try", "preview") and not body.actions:
        raise refuse("malformed", message=f"'{body.wish}' needs an action")
    if body.wish == "preview":
        return shown(session, step, nothing, session.match.preview(LEARNER, body.actions))
    if body.wish == "open":
        return shown(session, step, nothing, [event for each in session.shown for event in each.events])
    # The table as this step leaves it: the next one may begin elsewhere.
    left, before = session.match.view(LEARNER), len(session.shown)
    answer = session.skip() if body.wish == "skip" else session.attempt(body.actions[0])
    told = [each for each in session.shown[before:] if each.place == place]
    made = shown(session, step, answer, [event for each in told for event in each.events])
    if answer.kind == REFUSED:
        made.suggestion = suggestion_of(session.suggestion(body.actions[0])) or None
    if answer.kind == DONE:
        made.place, made.legal, made.waiting = place, [], []
        made.view = view_of(told[-1].view if told else left, False)
        made.act = session.acts[place] if step.tries else ""
    return made


def shown(session: Session, step: Step | None, answer: Answer, events: list[Seen]) -> LessonMoment:
    match = session.match
    is_quiet = step is None or step.is_read_only
    return LessonMoment(
        "" if step is None else step.name,
        session.place,
        len(session.lesson.steps),
        kind_of(step),
        [] if step is None else step.clauses,
        step is not None and bool(step.given),
        match.rules.seats,
        answer.kind,  # type: ignore[arg-type]
        None if answer.reason is None else reason_of(answer.reason),
        None,
        "",
        events_of(events),
        view_of(match.view(LEARNER), False),
        [] if is_quiet else match.legal(LEARNER),
        [] if is_quiet else [seat + 1 for seat in match.waiting()],
        [] if step is None or answer.kind == DONE else wanted(session, step),
    )


def wanted(session: Session, step: Step) -> list[str]:
    """The actions that lead on from here."""
    if step.refusals:
        return [action for action in step.refusals if session.match.why_not(LEARNER, action) is not None]
    legal = session.match.legal(LEARNER)
    return [action for action in step.tries if action in legal]


def kind_of(step: Step | None) -> Literal["read", "try", "refuse", "over"]:
    if step is None:
        return "over"
    if step.is_read_only:
        return "read"
    return "refuse" if step.refusals else "try"


ROUTES = [Route("POST", "/api/lessons/{game}", learn, LessonMoment, LessonAsk)]
