"""`howdah admin`: look after a server's tables, guests and data from outside it."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import click

from howdah.cli import options as shared

if TYPE_CHECKING:
    from howdah.server.admin.access import Access
    from howdah.server.admin.looking import Look, SeatLook

PHASES: Final = ("gathering", "playing", "paused", "over")
FOUND_PROBLEMS: Final = 1

table_argument = click.argument("table")
database = click.option(
    "--database",
    default="",
    metavar="URL",
    envvar="HOWDAH_DATABASE",
    help="The server's: postgresql://USER@HOST/NAME, sqlite:///FILE or a file's name. Default: as `howdah serve`.",
)
plugins = click.option(
    "--with",
    "modules",
    multiple=True,
    metavar="MODULE",
    help="A Python module or file that registers games, as `howdah serve` was given.",
)


@contextmanager
def opened(url: str, modules: tuple[str, ...] = ()) -> Iterator["Access"]:
    """The server's database."""
    from howdah.server.admin import access
    from howdah.server.ops import plugins
    from howdah.server.settings import Settings

    plugins.load(modules)
    with access.opened(Settings(database=url).database_url()) as found:
        yield found


@click.group(
    short_help="Look after a server: list, close, ban, back up, check.",
    epilog="Example: howdah admin list --phase playing",
)
def admin() -> None:
    """Look after a server from outside it, on the machine or the database that it runs on.

    Everything but `restore` works while the server runs. A TABLE is the beginning of its id, as `list` shows it.
    """


@admin.command("list", short_help="List tables.", epilog="Example: howdah admin list --phase playing --idle 7")
@database
@click.option(
    "--phase", "phases", type=click.Choice(PHASES), multiple=True, help="Only these. May be given several times."
)
@click.option("--game", default="", metavar="NAME", help="Only tables of this game.")
@click.option("--guest", default="", metavar="ID", help="Only tables that this guest has to do with.")
@click.option("--idle", type=click.IntRange(0), default=0, metavar="DAYS", help="Only tables untouched for so long.")
@click.option(
    "--most", type=click.IntRange(1), default=50, show_default=True, metavar="N", help="Show at most so many."
)
@click.option("--long", "whole", is_flag=True, help="Show whole ids. Whoever knows one can open that table.")
@shared.as_json
def list_(
    database: str, phases: tuple[str, ...], game: str, guest: str, idle: int, most: int, whole: bool, as_json: bool
) -> None:
    """List tables, those touched last first: when that was, phase, game, seats, and how many entries the log has."""
    import time

    from howdah.cli.texts import counted, print_json
    from howdah.server.admin.looking import as_data, list_tables, shown_id

    before = int(time.time()) - idle * 86_400 if idle else 0
    with opened(database) as access:
        lines, count = list_tables(access, phases, game, guest, before, most)
    if as_json:
        print_json([{**as_data(line), "id": line.id if whole else shown_id(line.id)} for line in lines])
        return
    for line in lines:
        seats = ", ".join(f"{number} {kind}" for kind, number in line.seats.items())
        name = line.id if whole else shown_id(line.id)
        click.echo(f"{name}  {moment(line.touched)}  {line.phase:9}  {line.game}  {seats}  {line.entries} entries")
    all_of_them = counted(count, "table")
    click.echo(all_of_them if len(lines) == count else f"{len(lines)} of {all_of_them}; --most N shows more")


@admin.command(short_help="Show a table without its secrets.", epilog="Example: howdah admin look 7hQx2")
@table_argument
@database
@plugins
@shared.as_json
@click.pass_obj
def look(lang: str, table: str, database: str, modules: tuple[str, ...], as_json: bool) -> None:
    """Show who sits at TABLE, how it is played, and the position as a spectator sees it.

    No hands, no answers that lie face down, no links, no cookies, no chat. Guests' ids are shown: a ban needs them.
    """
    from howdah.cli.lines import Teller
    from howdah.cli.texts import print_json, printable
    from howdah.engine.contract import SPECTATOR
    from howdah.locale.words import words
    from howdah.server.admin.looking import as_data, look_at, shown_id

    with opened(database, modules) as access:
        found, match = look_at(access, access.table(table))
    if as_json:
        print_json({**as_data(found), "id": shown_id(found.id)})
        return
    click.echo(printable("\n".join(described(found))))
    if match is not None:
        names = [seat.name or f"{number}" for number, seat in enumerate(found.seats, start=1)]
        teller = Teller(words(lang), found.game, names)
        click.echo(printable(f"\n{teller.picture(match.view(SPECTATOR), False)}\n\n{found.position}"))
    if found.to_decide:
        click.echo(f"to decide: {', '.join(f'seat {seat}' for seat in found.to_decide)}")


def described(found: "Look") -> list[str]:
    """A table for people."""
    from howdah.server.admin.looking import shown_id

    options = " ".join(f"{name}={value}" for name, value in found.options.items()) or "as usual"
    listed = "listed" if found.listed else "not listed"
    lines = [
        f"table {shown_id(found.id)}: {found.game} (behaviour {found.behaviour}), {found.phase}",
        f"options: {options}; clock: {found.clock}; {listed}; watchers: {found.watchers}",
        f"made {moment(found.created)} by {found.host_name} (guest {found.host})",
        *(described_seat(number, seat) for number, seat in enumerate(found.seats, start=1)),
        f"{found.entries} entries, {found.said} said, revision {found.revision}",
    ]
    if found.closed:
        lines.append("it was closed before the game was over")
    if found.problem:
        lines.append(f"the log cannot be replayed: {found.problem}")
    return lines


def described_seat(number: int, seat: "SeatLook") -> str:
    notes = [f"guest {guest}" for guest in seat.guests]
    if seat.resigned:
        notes.append("resigned")
    elif seat.away:
        notes.append(f"away, bot:{seat.level} plays")
    name = f"bot:{seat.level}" if seat.kind == "bot" else f"{seat.kind} {seat.name}".rstrip()
    return f"seat {number}: {name}" + (f" ({', '.join(notes)})" if notes else "")


@admin.command("close", short_help="Close a table.", epilog="Example: howdah admin close 7hQx2")
@table_argument
@database
def close_(table: str, database: str) -> None:
    """Close TABLE as its host could: a game that runs is over without a winner, a table that gathers is gone.

    A server that runs does it itself, within seconds; its players are told.
    """
    from howdah.server.admin.closing import close

    with opened(database) as access:
        click.echo(close(access, access.table(table)))


@admin.command(short_help="Let somebody in no more.", epilog="Example: howdah admin ban 203.0.113.0/24 --why 'floods'")
@click.argument("who", metavar="GUEST|ADDRESS|NETWORK")
@click.option("--why", default="", metavar="TEXT", help="A note for yourself.")
@database
def ban(who: str, why: str, database: str) -> None:
    """Let a guest, an address or a network in no more: neither requests nor sockets. A server that runs notices within
    seconds, and closes the sockets that are open.

    A guest who deletes the cookie is somebody else; an address stays. The server keeps no addresses: your proxy's log
    has them.
    """
    import time

    from howdah.server.ops.bans import read_ban
    from howdah.server.store import upkeep

    found = read_ban(who)
    with opened(database) as access:
        access.change(lambda connection: upkeep.ban(connection, found, why, int(time.time())))
    click.echo(f"banned: {found}")


@admin.command(short_help="Lift a ban.", epilog="Example: howdah admin unban 203.0.113.0/24")
@click.argument("who", metavar="GUEST|ADDRESS|NETWORK")
@database
def unban(who: str, database: str) -> None:
    """Lift a ban, named as `bans` lists it."""
    from howdah.engine.errors import OptionError
    from howdah.server.ops.bans import read_ban
    from howdah.server.store import upkeep

    found = read_ban(who)
    with opened(database) as access:
        if not access.change(lambda connection: upkeep.unban(connection, found)):
            raise OptionError(f"{found} is not banned; `howdah admin bans` lists who is")
    click.echo(f"no longer banned: {found}")


@admin.command(short_help="List the bans.", epilog="Example: howdah admin bans")
@database
@shared.as_json
def bans(database: str, as_json: bool) -> None:
    """List who is let in no more, since when, and why."""
    from howdah.cli.texts import counted, print_json, printable
    from howdah.server.store import reads

    with opened(database) as access:
        found = access.read(reads.banned)
    if as_json:
        print_json([row._asdict() for row in found])
        return
    for row in found:
        click.echo(printable(f"{row.who}  {moment(row.at)}  {row.why}".rstrip()))
    click.echo(counted(len(found), "ban"))


@admin.command(short_help="Write the record of a game.", epilog="Example: howdah admin export 7hQx2 > game.txt")
@click.argument("table", required=False, default="")
@click.option("--all", "folder", default="", metavar="FOLDER", help="Write all records into this folder, a file each.")
@click.option("--running", is_flag=True, help="Also games that are not over. Their records hold everybody's hands.")
@database
def export(table: str, folder: str, running: bool, database: str) -> None:
    """Write the record of TABLE, for `howdah replay` and `howdah play --load`, or with --all those of all games."""
    from pathlib import Path

    from howdah.server.admin.exporting import export as export_one
    from howdah.server.admin.exporting import export_all

    if bool(table) == bool(folder):
        raise click.UsageError("a TABLE or --all FOLDER is needed, and not both")
    with opened(database) as access:
        if table:
            click.echo(export_one(access, access.table(table), running), nl=False)
            return
        done = export_all(access, Path(folder), running)
    for problem in done.problems:
        click.echo(problem, err=True)
    click.echo(f"{done.written} records in {folder}")
    if done.problems:
        sys.exit(FOUND_PROBLEMS)


@admin.command(short_help="Write a backup.", epilog="Example: howdah admin backup howdah-monday.gz")
@click.argument("file")
@database
def backup(file: str, database: str) -> None:
    """Write all that the database holds into FILE, as it is at this moment; the server plays on meanwhile.

    SQLite and PostgreSQL can both be restored from it. It holds the key that signs cookies and links: keep it private.
    """
    from pathlib import Path

    from howdah.cli.texts import counted
    from howdah.server.admin.backups import back_up

    with opened(database) as access:
        counts = back_up(access, Path(file))
    held = [counted(counts["tables"], "table"), counted(counts["entries"], "entry", "entries")]
    click.echo(f"{file}: {', '.join(held)}, {counted(counts['guests'], 'guest')}")


@admin.command(short_help="Fill a database from a backup.", epilog="Example: howdah admin restore howdah-monday.gz")
@click.argument("file")
@click.option("--replace", is_flag=True, help="Put the backup in the place of what the database holds now.")
@database
@plugins
def restore(file: str, replace: bool, database: str, modules: tuple[str, ...]) -> None:
    """Fill an empty database from the backup FILE, all or nothing. The server must be stopped."""
    from pathlib import Path

    from howdah.cli.texts import counted
    from howdah.server.admin import backups
    from howdah.server.ops import plugins
    from howdah.server.settings import Settings

    plugins.load(modules)
    counts = backups.restore(Settings(database=database).database_url(), Path(file), replace)
    tables = counted(counts.get("tables", 0), "table")
    click.echo(f"restored: {tables}, {counted(counts.get('entries', 0), 'entry', 'entries')}")


@admin.command(short_help="Replay every table.", epilog="Example: howdah admin check")
@database
@plugins
def check(database: str, modules: tuple[str, ...]) -> None:
    """Replay the log of every table to its end, as a server does that opens it. What cannot be replayed is told, and
    the exit code is 1.
    """
    from howdah.cli.texts import counted, printable
    from howdah.server.admin import checking
    from howdah.server.admin.looking import shown_id

    with opened(database, modules) as access:
        done = checking.check(access, lambda found: click.echo(printable(f"{shown_id(found.table)}: {found.what}")))
    if done.problems:
        click.echo(f"{len(done.problems)} of {done.tables} tables cannot be played on")
        sys.exit(FOUND_PROBLEMS)
    entries = counted(done.entries, "entry", "entries")
    click.echo(f"{counted(done.tables, 'table')} with {entries}: every log replays to its end")


def moment(seconds: int) -> str:
    """A moment for people, in the machine's time."""
    from datetime import datetime

    return datetime.fromtimestamp(seconds).astimezone().strftime("%Y-%m-%d %H:%M")
