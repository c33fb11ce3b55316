"""`howdah play`: a game at this terminal."""

from typing import TYPE_CHECKING

import click

from howdah.cli import options as shared
from howdah.cli.completing import complete_file, complete_seat

if TYPE_CHECKING:
    from howdah.cli.playing.seating import Seat
    from howdah.engine.dealers import Dealer
    from howdah.engine.generator import Generator
    from howdah.engine.match import Match
    from howdah.locale.words import Words


@click.command(
    short_help="Play a game in the terminal.",
    epilog="Example: howdah play raj me bot:random human:Ana --option tie_rule=mouse",
)
@shared.game_or_all
@click.argument("seat", nargs=-1, shell_complete=complete_seat)
@click.option("--seats", type=click.IntRange(1, shared.MOST_SEATS_ASKED), metavar="N", help="Me against N - 1 bots.")
@shared.table_options
@click.option("--seed", type=int, help="Deal by this number: the same game again. Without it, chance is real.")
@click.option("--load", "file", metavar="FILE", shell_complete=complete_file, help="Go on with a saved game.")
@click.option(
    "--from",
    "origin",
    metavar="FILE@N",
    shell_complete=complete_file,
    help="Play on from moment N of a recorded game, as `howdah replay` counts them; or from a file with a position.",
)
@click.option(
    "--as", "knower", type=click.IntRange(1), metavar="SEAT", help="With --from FILE@N: by what this seat knew."
)
@click.option("--join", "link", metavar="LINK", help="Play at a table of a server: the link that you were given.")
@click.option("--name", default="", metavar="NAME", help="With --join: how you are called there.")
@click.option("--plain", is_flag=True, help="No boxes and colours, also in a terminal; for screen readers.")
@click.pass_obj
def play(
    lang: str,
    game: str | None,
    seat: tuple[str, ...],
    seats: int | None,
    options: tuple[str, ...],
    seed: int | None,
    file: str | None,
    origin: str | None,
    knower: int | None,
    link: str | None,
    name: str,
    plain: bool,
) -> None:
    """Play GAME in the terminal.

    Each SEAT is `me`, `human` or `human:NAME` (at this screen too), `bot` or `bot:LEVEL`. Without seats: me and bots.
    Type a number or an action to act, `help` for everything else.
    """
    if link is not None:
        if any(given is not None for given in (game, seats, file, seed, origin)) or options:
            raise click.UsageError("the table at the other end has its game and seats already: --join goes alone")
        join(link, name, lang, plain)
        return
    if game is None and file is None and origin is None:
        raise click.UsageError("which game? `howdah games` lists them")
    if seat and seats is not None:
        raise click.UsageError("either SEAT... or --seats N, not both")
    if file is not None and origin is not None:
        raise click.UsageError("either --load or --from, not both")
    if (file is not None or origin is not None) and (options or seats is not None):
        raise click.UsageError(
            "a saved game has its seats and options already: --load and --from go without --seats and --option"
        )
    import platformdirs

    from howdah.bots.luck import seat_luck
    from howdah.cli.playing.screen import Screen
    from howdah.cli.playing.table import Table
    from howdah.engine.dealers import SeededDealer, SystemDealer, digest, fresh_seed
    from howdah.engine.generator import Generator
    from howdah.locale.words import words

    spoken = words(lang)
    dealer = SystemDealer() if seed is None else SeededDealer(seed)
    if file is not None:
        match, around = load(file, game, seat, dealer, spoken)
    elif origin is not None:
        from howdah.cli.playing.branching import branch

        before = Generator(fresh_seed() if seed is None else digest(f"{seed} table"))
        match, around = branch(origin, knower, game, seat, dealer, spoken, before)
    else:
        assert game is not None
        chosen = shared.read_options(options)
        before = Generator(fresh_seed() if seed is None else digest(f"{seed} table"))
        match, around = begin(game, seat, seats, chosen, dealer, spoken, before)
    luck = [
        *seat_luck(fresh_seed() if seed is None else seed, match.rules.seats),
        Generator(fresh_seed() if seed is None else digest(f"{seed} hints")),
    ]
    keep = platformdirs.user_data_path("howdah", appauthor=False) / "games"
    Table(match, around, spoken, Screen(plain), luck, keep).run(file)


def join(link: str, name: str, lang: str, plain: bool) -> None:
    """Sit down at a server's table."""
    from howdah.cli.playing.joining import RemoteTable
    from howdah.cli.playing.remote import Remote
    from howdah.cli.playing.screen import Screen
    from howdah.locale.words import words

    remote = Remote(link)
    RemoteTable(remote, remote.join(name), words(lang), Screen(plain)).run()


def begin(
    game: str,
    texts: tuple[str, ...],
    count: int | None,
    chosen: dict[str, str],
    dealer: "Dealer",
    words: "Words",
    before: "Generator",
) -> "tuple[Match, list[Seat]]":
    """A new match and those around it; `before` draws what a table draws once before the match."""
    from howdah.cli.playing.seating import read_seats, usual_seats
    from howdah.engine.match import Match
    from howdah.engine.registry import find, set_table, settle_options

    wanted = list(texts) or usual_seats(find(game), count)
    settled = settle_options(game, len(wanted), chosen, before)
    rules = set_table(game, len(wanted), settled)
    around = read_seats(wanted, words)
    return Match(rules, dealer, {number: seat.text for number, seat in enumerate(around)}), around


def load(
    file: str, game: str | None, texts: tuple[str, ...], dealer: "Dealer", words: "Words"
) -> "tuple[Match, list[Seat]]":
    """A saved match and those around it: the same as before, unless others are named."""
    from howdah.cli.playing.seating import read_seats, recorded_seats
    from howdah.engine.errors import OptionError
    from howdah.engine.record import read_record
    from howdah.engine.resuming import resume
    from howdah.files import naming, read_text

    with naming(file):
        record = read_record(read_text(file))
        if game is not None and game != record.game:
            raise OptionError(f"this is a game of {record.game}, not of {game}")
        match = resume(record, dealer)
    if texts and len(texts) != record.seats:
        raise OptionError(f"{file} has {record.seats} seats, not {len(texts)}")
    around = read_seats(list(texts) or recorded_seats(record.names, record.seats), words)
    match.record.names = {number: seat.text for number, seat in enumerate(around)}
    return match, around
