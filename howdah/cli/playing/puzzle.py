"""`howdah puzzle`: one decision with a clear best act, solved by playing it at this terminal."""

from typing import TYPE_CHECKING, Final

import click

from howdah.cli import options as shared

if TYPE_CHECKING:
    from howdah.cli.playing.choices import Choices
    from howdah.cli.playing.screen import Screen
    from howdah.locale.words import Words
    from howdah.review.puzzles.model import Puzzle
    from howdah.review.puzzles.playing import Attempt

REQUESTS: Final = ("show", "again", "help", "quit")


@click.command(
    short_help="Solve a puzzle: one decision with a clear best act.", epilog="Example: howdah puzzle raj --daily"
)
@shared.game_or_all
@click.option("--daily", is_flag=True, help="The puzzle of today.")
@click.option("--name", metavar="NAME", help="The puzzle of this name.")
@click.option("--plain", is_flag=True, help="No boxes and colours, also in a terminal; for screen readers.")
@click.pass_obj
def puzzle(lang: str, game: str | None, daily: bool, name: str | None, plain: bool) -> None:
    """Solve a puzzle of GAME by playing it. Without GAME, list how many there are."""
    from howdah.cli.playing.screen import Screen
    from howdah.engine.registry import find, games
    from howdah.locale.words import words
    from howdah.review.puzzles.model import shipped

    spoken = words(lang)
    if game is None:
        for meta in games():
            if count := len(shipped(meta.name)):
                click.echo(spoken("puzzle-count", game=meta.name, title=spoken(f"{meta.name}-title"), count=count))
        return
    find(game)
    chosen = pick(game, daily, name)
    Board(chosen, spoken, Screen(plain)).run()


def pick(game: str, daily: bool, name: str | None) -> "Puzzle":
    """The puzzle that was asked for; any where none was."""
    import datetime

    from howdah.engine.dealers import fresh_seed
    from howdah.engine.errors import OptionError
    from howdah.review.puzzles import model

    if daily and name is not None:
        raise OptionError("--daily and --name cannot be used together")
    if name is not None:
        return model.find_puzzle(game, name)
    today = datetime.datetime.now(datetime.UTC).date().toordinal()
    return model.daily(game, today if daily else fresh_seed())


class Board:
    """A puzzle and the screen it is shown on."""

    def __init__(self, puzzle: "Puzzle", words: "Words", screen: "Screen") -> None:
        from howdah.locale.sentences import Teller

        names = [words("table-name-person", seat=seat + 1) for seat in range(puzzle.seats)]
        self.puzzle = puzzle
        self.words = words
        self.screen = screen
        self.teller = Teller(words, puzzle.game, names)

    def run(self) -> None:
        """Until it is solved, shown or left."""
        from howdah.cli.playing.requests import Left
        from howdah.cli.playing.screen import EndOfInput

        puzzle = self.puzzle
        player = self.teller.name(puzzle.seat)
        self.screen.tell(self.words("puzzle-head", title=self.teller.title(), name=puzzle.name, player=player))
        try:
            while not self.attempt():
                self.screen.write()
        except (Left, EndOfInput):
            self.screen.tell(self.words("puzzle-left"))

    def attempt(self) -> bool:
        """One try; whether the puzzle is done with."""
        from howdah.review.puzzles.playing import Attempt

        attempt = Attempt(self.puzzle)
        while not attempt.is_over:
            self.show(attempt)
            if not self.take_action(attempt):
                return False
        right = attempt.is_right()
        self.screen.tell(self.words("puzzle-right" if right else "puzzle-wrong"))
        if right:
            self.explain()
        return right

    def show(self, attempt: "Attempt") -> None:
        """The table as the seat sees it, what is asked, and what can be chosen."""
        self.screen.write()
        self.screen.write(self.teller.picture(attempt.shown().view, self.screen.boxes))
        self.screen.write()
        self.screen.tell(self.words(f"puzzle-task-{self.puzzle.said.code}"))
        for line in self.choices(attempt).lines():
            self.screen.write(line)

    def choices(self, attempt: "Attempt") -> "Choices":
        from howdah.cli.playing.choices import Choices

        return Choices(attempt.shown().legal, self.teller.action)

    def take_action(self, attempt: "Attempt") -> bool:
        """Ask until an action is taken; false if the try begins again."""
        from howdah.cli.playing.requests import Left
        from howdah.cli.texts import printable
        from howdah.engine.errors import Refusal

        while True:
            typed = self.screen.ask(self.words("puzzle-prompt"))
            request = typed.casefold()
            if request in ("quit", "q", "exit"):
                raise Left
            if request == "again":
                return False
            if request == "show":
                self.explain()
                raise Left
            if request in ("", "help", "?"):
                self.screen.tell(self.words("puzzle-help"))
                continue
            try:
                shown = attempt.play(self.choices(attempt).named(printable(typed)))
            except Refusal as refusal:
                self.screen.tell(self.teller.reason(refusal.reason))
                continue
            for seen in shown.events:
                self.screen.tell(self.teller.event(seen))
            return True

    def explain(self) -> None:
        """A solution, why it is the best, and who finds it."""
        from howdah.review.puzzles.sentences import levels, solution, why

        self.screen.tell(solution(self.puzzle, self.teller))
        self.screen.tell(why(self.puzzle, self.teller))
        if self.puzzle.found:
            self.screen.tell(levels(self.puzzle, self.words))
