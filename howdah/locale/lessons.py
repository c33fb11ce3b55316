"""Lessons: a first game to learn by doing. Positions, what to try and what the others do, in `lessons/GAME.txt`.

    step: mouse
    rule: RAJ-2.2, RAJ-3.2
    given:
      raj 3
      stake: 6
    try: bid 13, bid 14
    play:
      2: bid 9
      3: bid 4
      chance: prize -3

A step is read, then tried: `try` lists the actions that lead on (`any` for all), `refuse` those that the learner is to
try in vain, and a step with neither is only read. A `play` before them is played first, the one after them when the
learner has acted; outcomes of chance stand right after the action that leads to them, as in scenarios. `given` sets the
pieces again; without it a step goes on where the last one ended. The learner is seat 1.

Words are messages: `lesson-GAME-STEP`, with `-hint` for an action that is possible but does not lead on, and `-done`.
"""

from functools import cache
from typing import TYPE_CHECKING, Final

from howdah.engine.contract import CHANCE_BIT, View
from howdah.engine.dealers import ScriptedDealer
from howdah.engine.errors import NotationError, OptionError, Reason, Suggestion
from howdah.engine.events import Seen, all_seen_by
from howdah.engine.match import Match
from howdah.engine.notation import Word
from howdah.engine.record import read_seat, split_line
from howdah.engine.registry import read_state
from howdah.engine.scenario import Directive, answers, read_directives
from howdah.engine.updates import Batch
from howdah.locale.languages import shared_names, text_of

if TYPE_CHECKING:
    from howdah.locale.sentences import Teller
    from howdah.locale.words import Fact, Words

ANY: Final = "any"
LEARNER: Final = 0
MINUTES: Final = 5
"""No lesson takes longer (a test counts the words)."""
NUMBERS: Final = ("first", "second", "third", "fourth", "fifth", "sixth")
DIRECTIVES: Final = "step, rule, given, play, try, refuse"

# What came of a try.
DONE: Final = "done"
HINT: Final = "hint"
REFUSED: Final = "refused"


class Step:
    """One thing to read and, mostly, to try."""

    def __init__(self, name: str, line: int) -> None:
        self.name = name
        self.line = line
        self.clauses: list[str] = []
        """What it teaches."""
        self.given = ""
        self.before: list[Word] = []
        """What is played first."""
        self.tries: list[str] = []
        self.refusals: list[str] = []
        self.after: list[Word] = []
        """The actions of others and outcomes of chance when the learner has acted."""

    @property
    def is_read_only(self) -> bool:
        """Nothing is to be tried."""
        return not self.tries and not self.refusals


class Lesson:
    """The steps of a first game."""

    def __init__(self, game: str, steps: list[Step]) -> None:
        self.game = game
        self.steps = steps


class Answer:
    """What came of a try: `done`, `hint` or `refused`, the words for it, and the reason of a refusal."""

    def __init__(self, kind: str, sentences: list[str], reason: Reason | None = None) -> None:
        self.kind = kind
        self.sentences = sentences
        self.reason = reason

    @property
    def clause(self) -> str:
        """The clause of a refusal."""
        return "" if self.reason is None else self.reason.clause


class Shown:
    """What the learner was told at once, and how the table looked then."""

    def __init__(self, place: int, events: list[Seen], view: View) -> None:
        self.place = place
        """The step it belongs to."""
        self.events = events
        self.view = view


def lessons() -> list[str]:
    """The games that have a lesson."""
    return shared_names("lessons")


@cache
def lesson(game: str) -> Lesson:
    """The lesson of a game."""
    if game not in lessons():
        raise OptionError(f"there is no lesson for '{game}'; there are: {', '.join(lessons())}")
    return read_lesson(text_of("lessons", f"{game}.txt"), game, f"lessons/{game}.txt")


def read_lesson(text: str, game: str, source: str = "") -> Lesson:
    """A lesson from its text; the first thing that is out of order is refused with its line."""
    steps: list[Step] = []
    for directive in read_directives(text, source):
        if directive.name == "step":
            steps.append(Step(directive.value.strip(), directive.line))
        elif not steps:
            raise NotationError(directive.line, 1, f"'{directive.name}'", "'step: NAME' first", source)
        else:
            add_directive(steps[-1], directive, source)
    if not steps or not steps[0].given:
        raise NotationError(1, 1, "no position", "a first step with 'given:'", source)
    return Lesson(game, steps)


def add_directive(step: Step, directive: Directive, source: str) -> None:
    """One directive of a step."""
    listed = [part.strip() for part in directive.value.replace("\n", ",").split(",") if part.strip()]
    if directive.name == "given":
        step.given = " / ".join(line.text for line in directive.lines())
    elif directive.name == "rule":
        step.clauses += listed
    elif directive.name == "try":
        step.tries += listed
    elif directive.name == "refuse":
        step.refusals += listed
    elif directive.name == "play" and step.is_read_only:
        step.before += directive.lines()
    elif directive.name == "play":
        step.after += directive.lines()
    else:
        raise NotationError(directive.line, 1, f"'{directive.name}'", f"a directive: {DIRECTIVES}", source)


class Session:
    """Somebody at a lesson: the step, the match it is played in, and what was said. It knows no screen.

    Without words it is played in silence: clients have words of their own, and a page has no library to read ours.
    """

    def __init__(self, lesson: Lesson, words: "Words | None") -> None:
        self.lesson = lesson
        self.words = words
        self.place = 0
        """The step that is open, from 0; the number of steps when all are done."""
        self.acts = [step.tries[0] if step.tries and step.tries[0] != ANY else "" for step in lesson.steps]
        """What the learner did in each step; until then, what leads on."""
        self.shown: list[Shown] = []
        """The same as `told`, for programs: events with the view after them."""
        self.script = ScriptedDealer([])
        self.match = self.open_match(lesson.steps[0])
        self.speaker = None if words is None else self.open_teller(words)
        self.told: list[str] = self.replay()
        """What happened since the last step was shown."""

    @property
    def over(self) -> bool:
        return self.place == len(self.lesson.steps)

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.place]

    @property
    def teller(self) -> "Teller":
        """Who speaks, where there are words."""
        assert self.speaker is not None
        return self.speaker

    def open_teller(self, words: "Words") -> "Teller":
        """Who says it: you, and those you learn with."""
        from howdah.locale.sentences import Teller

        seats = range(2, self.match.rules.seats + 1)
        names = [words("table-name-me"), *(words(f"lesson-name-{seat}") for seat in seats)]
        return Teller(words, self.lesson.game, names)

    def say(self, part: str = "") -> str:
        """The words of the open step: what it is about, or its `hint` or `done`."""
        key = f"lesson-{self.lesson.game}-{self.step.name}"
        return self.spoken(f"{key}-{part}" if part else key)

    def closing(self) -> str:
        """What is said at the end."""
        return self.spoken(f"lesson-{self.lesson.game}-end")

    def spoken(self, key: str) -> str:
        """A message of the lesson, with the names by their number."""
        if self.words is None or self.speaker is None:
            return ""
        facts: dict[str, Fact] = dict(zip(NUMBERS, self.speaker.names, strict=False))
        return self.words(key, **facts)

    def picture(self, boxes: bool) -> str:
        """The table as the learner sees it."""
        return "" if self.speaker is None else self.speaker.picture(self.match.view(LEARNER), boxes)

    def reasons(self, reason: Reason | None) -> list[str]:
        """The words for a reason, if there is one."""
        return [] if reason is None or self.speaker is None else [self.speaker.reason(reason)]

    # Acting.

    def attempt(self, action: str) -> Answer:
        """Try an action: it leads on, or a hint or the reason against it is given and nothing changes."""
        step = self.step
        reason = self.match.why_not(LEARNER, action)
        if reason is not None:
            sentences = self.reasons(reason)
            if action not in step.refusals:
                return Answer(REFUSED, sentences, reason)
            return Answer(DONE, [*sentences, *self.finish("")], reason)
        if step.tries != [ANY] and action not in step.tries:
            return Answer(HINT, [self.say("hint")])
        return Answer(DONE, self.finish(action))

    def suggestion(self, action: str) -> Suggestion | None:
        """What would make a refused action possible; None where nothing is certain."""
        return self.match.suggestion(LEARNER, action)

    def go_on(self) -> Answer:
        """Leave a step that is only read."""
        return Answer(DONE, self.finish(""))

    def skip(self) -> Answer:
        """Let the step be done as it is meant."""
        action = self.acts[self.place]
        if self.step.tries == [ANY]:
            action = self.match.legal(LEARNER)[0]
        reason = self.first_refusal()
        return Answer(DONE, [*self.reasons(reason), *self.finish(action if self.step.tries else "")], reason)

    def first_refusal(self) -> Reason | None:
        """The reason that the open step is about, if it is about one."""
        reasons = (self.match.why_not(LEARNER, action) for action in self.step.refusals)
        return next((reason for reason in reasons if reason is not None), None)

    def open(self, acts: list[str]) -> None:
        """Open the step after these acts: one for each step before it, empty where nothing was done."""
        if len(acts) > len(self.lesson.steps):
            raise OptionError(f"the lesson has {len(self.lesson.steps)} steps, not {len(acts)}")
        for step, action in zip(self.lesson.steps, acts, strict=False):
            if step.tries != [ANY] and action not in (step.tries or [""]):
                raise OptionError(f"'{action}' does not lead on from step '{step.name}'")
        self.acts[: len(acts)] = acts
        self.place = len(acts)
        self.told = self.replay()

    def back(self) -> None:
        """Open the step before, with the table as it was then."""
        self.place = max(0, self.place - 1)
        self.told = self.replay()

    def finish(self, action: str) -> list[str]:
        """Do what the step does, say so, and open the next one."""
        sentences = self.carry_out(self.step, action)
        if not self.step.is_read_only:
            sentences.append(self.say("done"))
        if action:
            self.acts[self.place] = action
        self.place += 1
        self.told = []
        if not self.over:
            if self.step.given:
                self.match = self.open_match(self.step)
            self.told = self.play(self.step.before)
        return sentences

    # Inside.

    def open_match(self, step: Step) -> Match:
        """The position of a step; its first outcomes of chance are at the head of what is played."""
        start = read_state(step.given)
        drawn = answers(step.before) if start.pending() & CHANCE_BIT else []
        self.script = ScriptedDealer(drawn)
        return Match(start.rules, self.script, None, start)

    def replay(self) -> list[str]:
        """Set the table up for the open step: from the last given position, with what was done since."""
        last = min(self.place, len(self.lesson.steps) - 1)
        first = max(place for place in range(last + 1) if self.lesson.steps[place].given)
        self.match = self.open_match(self.lesson.steps[first])
        for place in range(first, self.place):
            step = self.lesson.steps[place]
            self.play(step.before)
            self.carry_out(step, self.acts[place])
        self.shown = []
        return [] if self.over else self.play(self.step.before)

    def carry_out(self, step: Step, action: str) -> list[str]:
        """The learner's action, then everybody else's; what the learner is told of it."""
        lines = step.after
        told: list[str] = []
        if action:
            drawn = answers(lines)
            lines = lines[len(drawn) :]
            self.script.texts += drawn
            told += self.tell(self.match.submit(LEARNER, action))
        return told + self.play(lines)

    def play(self, lines: list[Word]) -> list[str]:
        """The actions of others and outcomes of chance; outcomes that belong to the opening are skipped."""
        told = self.tell(self.match.opening) if answers(lines) else []
        rest = lines[len(answers(lines)) :]
        while rest:
            who, what = split_line(rest[0])
            drawn = answers(rest[1:])
            self.script.texts += drawn
            seat = read_seat(Word(who, rest[0].line, rest[0].column), self.match.rules.seats)
            told += self.tell(self.match.submit(seat, what.text))
            rest = rest[1 + len(drawn) :]
        return told

    def tell(self, batch: Batch) -> list[str]:
        """The events of a batch in the learner's words."""
        told = all_seen_by(batch.events, LEARNER)
        self.shown.append(Shown(self.place, told, self.match.view(LEARNER)))
        return [] if self.speaker is None else [self.speaker.event(seen) for seen in told]
