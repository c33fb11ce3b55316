"""`howdah track`: check an own track, or begin one."""

import click

from howdah.cli import options as shared


@click.group(
    short_help="Check an own track of a race, or begin one.", epilog="Example: howdah track check my-track.txt"
)
def track() -> None:
    """Own tracks for Elephant Rally and Formula E."""


@track.command(short_help="Check a track.", epilog="Example: howdah track check my-track.txt --seats 4")
@click.argument("file")
@click.option("--seats", type=click.IntRange(2, 6), default=4, show_default=True, metavar="N", help="How many players.")
@shared.as_json
@click.pass_obj
def check(lang: str, file: str, seats: int, as_json: bool) -> None:
    """Report what is wrong with the track in FILE and what the rulebook advises against, and draw it.

    A file whose first word is 'start' is a track of Elephant Rally, another one a circuit of Formula E.
    """
    import shlex

    from howdah.cli.texts import print_json
    from howdah.engine.registry import find
    from howdah.files import naming, read_text
    from howdah.games.elephant_rally.advice import check_track
    from howdah.games.formula_e.tracks import check_circuit
    from howdah.games.race.picture import draw_track
    from howdah.games.race.tracks.data import split_lines
    from howdah.locale.words import words

    text = read_text(file)
    with naming(file):
        lines = split_lines(text)
        rally = bool(lines) and lines[0][0].text == "start"
        found, warnings = check_track(text, seats) if rally else check_circuit(text)
    if as_json:
        print_json(
            {"columns": found.letters, "closed": found.closed, "warnings": [str(warning) for warning in warnings]}
        )
        return
    click.echo("\n".join(draw_track(found.letters, dict.fromkeys([found.names[cell] for cell in found.cows], "c"))))
    for warning in warnings:
        click.echo(f"warning: {warning}")
    ending = "" if len(warnings) == 1 else "s"
    click.echo(f"{file}: {found.columns} columns, {len(warnings)} warning{ending}")
    game = find("elephant_rally" if rally else "formula_e")
    count = max(seats, game.fewest_seats)
    command = ["howdah", "sim", game.name, "--seats", str(count), "--option", f"track=@{file}", "--html", "report.html"]
    click.echo(words(lang)("cli-track-try", command=shlex.join([*command, "--events"])))


@track.command(short_help="Begin a track.", epilog="Example: howdah track new > my-track.txt")
@click.option("--game", type=click.Choice(["elephant_rally", "formula_e"]), default="elephant_rally", show_default=True)
def new(game: str) -> None:
    """Write a track to begin with, with notes on how it is written."""
    from howdah.games.elephant_rally.advice import new_track
    from howdah.games.formula_e.tracks import new_circuit

    click.echo(new_track() if game == "elephant_rally" else new_circuit(), nl=False)
