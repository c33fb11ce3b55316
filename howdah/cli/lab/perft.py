"""`howdah perft`: count the ways a game can go, to prove its rules."""

import click

from howdah.cli import options as shared

DEEPEST = 1000


@click.command(short_help="Count the ways a game can go.", epilog="Example: howdah perft raj --seats 2 --depth 4")
@shared.game
@click.option("--seats", type=click.IntRange(1, shared.MOST_SEATS_ASKED), metavar="N", help="How many players.")
@click.option("--depth", type=click.IntRange(0, DEEPEST), required=True, metavar="D", help="How many steps.")
@click.option("--position", metavar="TEXT", help="Count from this position; TEXT may be @FILE.")
@shared.table_options
@shared.as_json
def perft(
    game: str, seats: int | None, depth: int, position: str | None, options: tuple[str, ...], as_json: bool
) -> None:
    """Count the sequences of steps of GAME, outcomes of chance included, for each depth up to D."""
    if position is None and seats is None:
        raise click.UsageError("--seats N is needed, unless --position says it")
    if position is not None and options:
        raise click.UsageError("a --position holds its options itself, as sections 'option NAME: VALUE'")
    from howdah.cli.texts import print_json
    from howdah.engine.errors import OptionError
    from howdah.engine.perft import perft as count
    from howdah.engine.registry import read_state, set_table
    from howdah.files import naming, read_text

    if position is None:
        assert seats is not None
        state = set_table(game, seats, shared.read_options(options)).new()
    else:
        with naming("--position"):
            state = read_state(read_text(position[1:]) if position.startswith("@") else position)
        if state.rules.game != game or seats not in (None, state.rules.seats):
            raise OptionError(f"the position is one of {state.rules.game} with {state.rules.seats} seats")
    counts: list[int] = []
    for steps in range(depth + 1):
        counts.append(count(state, steps))
        if not as_json:
            click.echo(f"{steps:>3}  {counts[-1]}")
    if as_json:
        print_json({"game": game, "position": repr(state), "counts": counts})
