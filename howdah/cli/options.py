"""Parameters that several commands share, so that they mean the same everywhere."""

from typing import Final

import click

from howdah.cli.completing import complete_game, complete_option
from howdah.files import FileError, read_text

MOST_SEATS_ASKED: Final = 99

game = click.argument("game", shell_complete=complete_game)
game_or_all = click.argument("game", required=False, shell_complete=complete_game)
seats = click.option(
    "--seats", type=click.IntRange(1, MOST_SEATS_ASKED), required=True, metavar="N", help="How many players."
)
as_json = click.option("--json", "as_json", is_flag=True, help="Write JSON, for programs.")
table_options = click.option(
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    shell_complete=complete_option,
    help="An option of the game; VALUE may be @FILE. May be given several times. `howdah games` lists them.",
)


def read_options(pairs: tuple[str, ...], parameter: str = "--option") -> dict[str, str]:
    """`--option NAME=VALUE` as a mapping; `@FILE` stands for what the file holds."""
    from howdah.engine.registry import one_line_option

    chosen: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name.strip():
            raise click.BadParameter(f"'{pair}' is not NAME=VALUE", param_hint=f"'{parameter}'")
        if name.strip() in chosen:
            raise click.BadParameter(f"'{name.strip()}' is given twice", param_hint=f"'{parameter}'")
        text = read_text(value[1:]) if value.startswith("@") else value
        chosen[name.strip()] = one_line_option(text)
        if not chosen[name.strip()]:
            raise FileError(f"option {name.strip()} has no value")
    return chosen
