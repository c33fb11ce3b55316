"""`howdah learn`: a first game at this terminal, step by step."""

from typing import TYPE_CHECKING, Final

import click

from howdah.cli import options as shared

if TYPE_CHECKING:
    from howdah.cli.playing.choices import Choices
    from howdah.cli.playing.screen import Screen
    from howdah.locale.lessons import Answer, Session
    from howdah.locale.words import Words

REQUESTS: Final = ("help", "why", "rules", "skip", "back", "quit")
"""Reserved: no game may have an action of such a name (a test says so)."""


@click.command(short_help="Learn a game by playing it, in five minutes.", epilog="Example: howdah learn raj")
@shared.game_or_all
@click.option("--plain", is_flag=True, help="No boxes and colours, also in a terminal; for screen readers.")
@click.pass_obj
def learn(lang: str, game: str | None, plain: bool) -> None:
    """Learn GAME by playing: each step says what to try, and why something is not possible. Without GAME, list them."""
    from howdah.cli.playing.screen import Screen
    from howdah.locale.lessons import Session, lesson, lessons
    from howdah.locale.words import words

    spoken = words(lang)
    if game is None:
        for name in lessons():
            title = spoken(f"{name}-title")
            click.echo(spoken("cli-learn-game", game=name, title=title, steps=len(lesson(name).steps)))
        return
    Classroom(Session(lesson(game), spoken), spoken, Screen(plain)).run()


class Classroom:
    """A lesson and the screen it is shown on."""

    def __init__(self, session: "Session", words: "Words", screen: "Screen") -> None:
        self.session = session
        self.words = words
        self.screen = screen

    def run(self) -> None:
        """All steps, until the learner has done them, leaves, or the input ends."""
        from howdah.cli.playing.requests import Left
        from howdah.cli.playing.screen import EndOfInput
        from howdah.locale.lessons import MINUTES

        title = self.session.teller.title()
        self.screen.tell(self.words("cli-learn-head", title=title, minutes=MINUTES))
        try:
            while not self.session.over:
                self.show()
                self.take_step()
        except Left:
            game = self.session.lesson.game
            self.screen.tell(self.words("cli-learn-left", game=game, **self.progress()))
        except EndOfInput:
            self.screen.tell(self.words("cli-learn-ended", **self.progress()))
        else:
            self.close()

    def progress(self) -> dict[str, int]:
        """Where the learner is."""
        return {"number": self.session.place + 1, "last": len(self.session.lesson.steps)}

    def show(self) -> None:
        """The step: how far, what happened meanwhile, what it is about, the table, what can be chosen."""
        last = len(self.session.lesson.steps)
        bar = "■" * (self.session.place + 1) + "□" * (last - self.session.place - 1)
        self.screen.write()
        self.screen.write(self.words("cli-learn-step", bar=bar, **self.progress()))
        for sentence in self.session.told:
            self.screen.tell(sentence)
        self.screen.write()
        self.screen.write(self.session.picture(self.screen.boxes))
        self.screen.write()
        self.screen.tell(self.session.say())
        if self.session.step.is_read_only:
            self.screen.tell(self.words("cli-learn-read"))
            return
        for line in self.choices().lines():
            self.screen.write(line)

    def choices(self) -> "Choices":
        """What the learner may do now."""
        from howdah.cli.playing.choices import Choices
        from howdah.locale.lessons import LEARNER

        return Choices(self.session.match.legal(LEARNER), self.session.teller.action)

    def take_step(self) -> None:
        """Ask until the step is done, or another one is opened."""
        here = self.session.place
        while self.session.place == here:
            typed = self.screen.ask(self.words("cli-learn-prompt"))
            answer = self.answer(typed)
            if answer is not None:
                for sentence in answer.sentences:
                    self.screen.tell(sentence)
            if typed.strip() == "back":
                return

    def answer(self, typed: str) -> "Answer | None":
        """Do what was typed; what came of it if it was a try."""
        from howdah.cli.playing.requests import Left

        request, _, rest = typed.partition(" ")
        request = request.casefold()
        if typed in ("quit", "q", "exit"):
            raise Left
        if request == "skip":
            self.screen.write(self.words("cli-learn-skipped"))
            return self.session.skip()
        if request == "back":
            self.session.back()
        elif request in ("help", "?"):
            self.screen.write(self.words("cli-learn-help"))
        elif request in ("why", "rules"):
            self.look_up(request, rest.strip())
        elif not typed and self.session.step.is_read_only:
            return self.session.go_on()
        elif not typed:
            self.screen.tell(self.session.say())
        elif self.session.step.is_read_only:
            self.screen.write(self.words("cli-learn-read"))
        else:
            return self.attempt(typed)
        return None

    def attempt(self, typed: str) -> "Answer":
        """Try an action, by number, text or words."""
        from howdah.cli.texts import printable
        from howdah.locale.lessons import REFUSED

        action = self.choices().named(printable(typed))
        answer = self.session.attempt(action)
        suggestion = self.session.suggestion(action) if answer.kind == REFUSED else None
        if suggestion is not None:
            answer.sentences.append(self.session.teller.suggestion(suggestion))
        return answer

    def look_up(self, request: str, rest: str) -> None:
        """`why` and `rules`, as at a table."""
        from howdah.cli.lines import Teller
        from howdah.cli.playing.requests import Requests
        from howdah.engine.errors import HowdahError
        from howdah.engine.generator import Generator
        from howdah.locale.errors import error_text
        from howdah.locale.lessons import LEARNER

        teller = Teller(self.words, self.session.lesson.game, self.session.teller.names)
        desk = Requests(self.session.match, teller, self.screen, Generator(0))
        try:
            if request == "why":
                desk.why(LEARNER, self.choices().named(rest))
            else:
                desk.rules(rest)
        except HowdahError as error:
            self.screen.tell(error_text(error, self.words))

    def close(self) -> None:
        """The end of the lesson, and of its game if that is over."""
        from howdah.engine.seats import SPECTATOR

        result = self.session.match.result()
        self.screen.write()
        if result is not None:
            view = self.session.match.view(SPECTATOR)
            self.screen.write(self.session.teller.picture(view, self.screen.boxes))
            self.screen.write()
            for line in self.session.teller.ending(result):
                self.screen.write(line)
            self.screen.write()
        self.screen.tell(self.session.closing())
        self.screen.tell(self.words("cli-learn-next", game=self.session.lesson.game))
