"""`howdah hint`: what a bot thinks of a seat's choices, from what that seat knows."""

from typing import TYPE_CHECKING

import click

from howdah.cli import options as shared

if TYPE_CHECKING:
    from howdah.bots.base import Thought
    from howdah.engine.generator import Generator
    from howdah.engine.updates import Sight
    from howdah.locale.words import Words


@click.command(short_help="Ask a bot what it would do.", epilog="Example: howdah hint 'raj 2 / stake: 6' --seat 1")
@click.argument("position")
@click.option("--seat", type=click.IntRange(1), required=True, metavar="N", help="Whose choice it is.")
@click.option("--level", default="hard", show_default=True, metavar="LEVEL", help="The bot that is asked.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same hint.")
@shared.as_json
@click.pass_obj
def hint(lang: str, position: str, seat: int, level: str, seed: int, as_json: bool) -> None:
    """Say what a bot thinks of every action of a seat: its chance to win, how often it would be played, how often it
    was tried in thought.

    POSITION is a position's text, or @FILE with a position or a recorded game in it. Only what the seat knows is used:
    what is hidden from it is dealt anew, also where the text tells it.
    """
    from howdah.bots.specs import think
    from howdah.cli.texts import print_json
    from howdah.engine.errors import OptionError
    from howdah.engine.generator import Generator
    from howdah.locale.words import words

    generator = Generator(seed)
    sight = sight_of(position, seat, generator)
    if not sight.legal:
        raise OptionError(f"seat {seat} has nothing to decide in this position")
    thoughts = think(sight, level, generator)
    if as_json:
        print_json({"game": sight.view.game, "seat": seat, "level": level, "actions": as_data(sight, thoughts)})
    else:
        show(sight, thoughts, words(lang))


def sight_of(text: str, seat: int, generator: "Generator") -> "Sight":
    """What the seat (from 1) is given in a position or at the end of a record."""
    from howdah.cli.texts import naming, read_text
    from howdah.engine.dealers import SeededDealer
    from howdah.engine.errors import OptionError
    from howdah.engine.match import Match
    from howdah.engine.record import FORMAT, read_record
    from howdah.engine.registry import read_known
    from howdah.engine.resuming import resume

    with naming(text[1:] if text.startswith("@") else "POSITION"):
        source = read_text(text[1:]) if text.startswith("@") else text
        if source.lstrip().startswith(FORMAT):
            match = resume(read_record(source), SeededDealer(0))
        else:
            rules, known = read_known(source)
            match = Match(rules, SeededDealer(0), None, rules.deal(known, generator))
    if seat > match.rules.seats:
        raise OptionError(f"there is no seat {seat}; this game has {match.rules.seats}")
    return match.sight(seat - 1, generator)


def as_data(sight: "Sight", thoughts: "list[Thought]") -> list[dict[str, object]]:
    """Thoughts for programs."""
    return [
        {
            "action": sight.world.rules.actions[thought.action],
            "chance": thought.chance,
            "share": thought.share,
            "visits": thought.visits,
        }
        for thought in thoughts
    ]


def show(sight: "Sight", thoughts: "list[Thought]", words: "Words") -> None:
    """Thoughts for people, best first."""
    from rich import box
    from rich.table import Table

    from howdah.cli.telling import Teller
    from howdah.lab.tables import print_table

    teller = Teller(words, sight.view.game, [])
    made = Table(box=box.SIMPLE_HEAD)
    made.add_column(words("cli-hint-action"))
    for key in ("cli-hint-share", "cli-hint-chance", "cli-hint-visits"):
        made.add_column(words(key), justify="right")
    for thought in thoughts:
        action = teller.action(sight.world.rules.actions[thought.action])
        made.add_row(action, f"{thought.share:.0%}", f"{thought.chance:.0%}", str(thought.visits))
    print_table(made)
