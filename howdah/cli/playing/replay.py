"""`howdah replay`: a recorded game, moment by moment."""

from typing import TYPE_CHECKING

import click

from howdah.cli import options as shared

if TYPE_CHECKING:
    from howdah.cli.lines import Teller
    from howdah.cli.playing.moments import Moments


@click.command(short_help="Step through a recorded game.", epilog="Example: howdah replay game.txt --seat 1 --at 5")
@click.argument("file")
@click.option("--seat", type=click.IntRange(1), metavar="N", help="As this seat saw it.")
@click.option("--at", type=click.IntRange(0), metavar="N", help="Show one moment; 0 is the beginning.")
@shared.as_json
@click.pass_obj
def replay(lang: str, file: str, seat: int | None, at: int | None, as_json: bool) -> None:
    """Step through the recorded game FILE: Enter goes on, `b` back, a number jumps, `q` leaves.

    A finished game shows everything. Of a game that still runs only what a spectator, or the seat named by --seat, may
    see is shown.
    """
    from howdah.cli.lines import Teller
    from howdah.cli.playing.moments import Moments
    from howdah.cli.playing.seating import display_names
    from howdah.cli.texts import print_json
    from howdah.engine.record import read_record
    from howdah.files import naming, read_text
    from howdah.locale.words import words

    spoken = words(lang)
    with naming(file):
        record = read_record(read_text(file))
        moments = Moments(record, seat)
        if at is not None:
            moments.check(at)
        teller = Teller(spoken, record.game, display_names(record.names, record.seats, spoken))
        if as_json:
            numbers = range(moments.last + 1) if at is None else [at]
            data = [as_data(moments, number, teller) for number in numbers]
            print_json({"game": record.game, "seats": record.seats, "names": teller.names, "moments": data})
        elif at is not None:
            show(moments, at, teller, boxes=False)
        else:
            walk(moments, teller)


def as_data(moments: "Moments", number: int, teller: "Teller") -> dict[str, object]:
    """A moment for programs."""
    moment = moments.at(number)
    result = moment.result
    return {
        "number": number,
        "events": [{"kind": seen.kind, "facts": seen.facts, "text": teller.event(seen)} for seen in moment.events],
        "position": moment.view.position,
        "fields": dict(moment.view.fields),
        "waiting": [seat + 1 for seat in moment.waiting],
        "result": None
        if result is None
        else {"ending": result.ending, "clause": result.clause, "ranks": result.ranks, "scores": result.scores},
    }


def show(moments: "Moments", number: int, teller: "Teller", boxes: bool) -> None:
    """A moment for people."""
    moment = moments.at(number)
    click.echo(teller.words("cli-replay-moment", number=number, last=moments.last))
    for seen in moment.events:
        click.echo(teller.event(seen))
    click.echo(f"\n{teller.picture(moment.view, boxes)}\n")
    click.echo(moment.view.position)
    if moment.result is not None:
        click.echo("\n" + "\n".join(teller.ending(moment.result)))


def walk(moments: "Moments", teller: "Teller") -> None:
    """Step and jump until `q` or the end of input."""
    from howdah.cli.playing.screen import EndOfInput, Screen

    screen = Screen()
    number = 0
    show(moments, number, teller, screen.boxes)
    while True:
        try:
            typed = screen.ask(teller.words("cli-replay-prompt", number=number, last=moments.last)).casefold()
        except EndOfInput:
            return
        wanted = number
        if typed in ("q", "quit"):
            return
        if typed in ("", "n"):
            wanted = number + 1
        elif typed == "b":
            wanted = number - 1
        elif typed.isascii() and typed.isdecimal() and len(typed) < 10:
            wanted = int(typed)
        else:
            click.echo(teller.words("cli-replay-help"))
            continue
        if not 0 <= wanted <= moments.last:
            click.echo(teller.words("cli-replay-beyond", last=moments.last))
            continue
        number = wanted
        show(moments, number, teller, screen.boxes)
