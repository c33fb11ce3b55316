"""The command itself: its global options, and how it fails: one line on stderr, exit code 2, never a traceback."""

import os
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any, Final, NoReturn

import click

from howdah import __version__
from howdah.cli.lab.bench import bench
from howdah.cli.lab.compare import compare
from howdah.cli.lab.ladder import ladder
from howdah.cli.lab.perft import perft
from howdah.cli.lab.sim import sim
from howdah.cli.lab.train import train
from howdah.cli.playing.hint import hint
from howdah.cli.playing.learn import learn
from howdah.cli.playing.play import play
from howdah.cli.playing.puzzle import puzzle
from howdah.cli.playing.replay import replay
from howdah.cli.playing.review import review
from howdah.cli.rules.games import games
from howdah.cli.rules.rules import rules
from howdah.cli.rules.scenario import scenario
from howdah.cli.rules.track import track
from howdah.cli.server.admin import admin
from howdah.cli.server.serve import serve
from howdah.cli.speaking import Context, lang_of, language_in, message_of
from howdah.cli.texts import build, printable
from howdah.engine.errors import HowdahError
from howdah.locale.languages import LANGUAGES, SOURCE_LANGUAGE, machine_language

WRONG_INPUT: Final = 2
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141
LONGEST_LINE: Final = 500


class Command(click.Group):
    """The group of all commands, ending in one place for tests and for the shell alike."""

    context_class = Context

    def main(self, args: Sequence[str] | None = None, *more: Any, **extra: Any) -> NoReturn:
        extra["standalone_mode"] = False
        lang = machine_language()
        try:
            rest, lang = language_in(list(sys.argv[1:] if args is None else args))
            code = super().main(rest, *more, obj=lang, **extra)
            sys.stdout.flush()
        except BrokenPipeError:
            # Python flushes stdout once more at exit; without a place to flush to it would complain.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(BROKEN_PIPE)
        except (click.Abort, KeyboardInterrupt):
            click.echo("howdah: interrupted", err=True)
            sys.exit(INTERRUPTED)
        except click.ClickException as error:
            complain(message_of(error, lang), error.ctx if isinstance(error, click.UsageError) else None, lang)
        except HowdahError as error:
            from howdah.locale.errors import error_text
            from howdah.locale.words import words

            complain(error_text(error, words(lang)))
        except OSError as error:
            complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
        sys.exit(code if isinstance(code, int) else 0)

    def resolve_command(
        self, context: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """An unknown command is answered with those that sound like it."""
        if args and self.get_command(context, args[0]) is None and not args[0].startswith("-"):
            from howdah.locale.words import words

            close = get_close_matches(args[0], self.list_commands(context), 2, 0.5)
            key = "cli-error-command-close" if close else "cli-error-command"
            raise click.UsageError(words(lang_of(context))(key, name=args[0], close=", ".join(close)), context)
        return super().resolve_command(context, args)


def complain(message: str, context: click.Context | None = None, lang: str = SOURCE_LANGUAGE) -> NoReturn:
    """Say on one line what is wrong, and leave. What came from a file may hold anything; only text is printed."""
    hint = ""
    if context is not None:
        from howdah.locale.words import words

        hint = " " + words(lang)("cli-error-see", command=f"{context.command_path} --help")
    line = printable(" ".join(message.split()))
    click.echo(f"howdah: {line if len(line) <= LONGEST_LINE else line[:LONGEST_LINE] + '...'}{hint}", err=True)
    sys.exit(WRONG_INPUT)


def say_version(context: click.Context, _parameter: click.Parameter, wanted: bool) -> None:
    """`--version`: which release, and whether the rules are the compiled ones."""
    if not wanted or context.resilient_parsing:
        return
    click.echo(f"howdah {__version__} ({build()})")
    context.exit()


@click.group(
    cls=Command,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="Example: howdah play raj",
    no_args_is_help=False,
    invoke_without_command=True,
)
@click.option(
    "--lang", type=click.Choice(LANGUAGES), expose_value=False, help="Language of the words; may stand anywhere."
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=say_version,
    help="Say the version and which build of the rules runs.",
)
@click.pass_context
def howdah(context: click.Context) -> None:
    """Tabletop games with one rules engine: play them, replay them, look up their rules, measure them."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


COMMANDS: Sequence[click.Command] = (
    games,
    learn,
    play,
    hint,
    puzzle,
    serve,
    admin,
    replay,
    review,
    rules,
    scenario,
    perft,
    sim,
    compare,
    ladder,
    train,
    bench,
    track,
)
for command in COMMANDS:
    command.context_class = Context
    howdah.add_command(command)


def main() -> NoReturn:
    """What the shell calls."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            # A terminal that cannot show a card's border shows a question mark instead of ending the game.
            stream.reconfigure(errors="replace")
    howdah.main(prog_name="howdah")
