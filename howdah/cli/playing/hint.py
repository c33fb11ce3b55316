"""`howdah hint`: what a bot thinks of a seat's choices, from what that seat knows."""

from typing import TYPE_CHECKING

import click

from howdah.cli import options as shared
from howdah.cli.completing import complete_level

if TYPE_CHECKING:
    from howdah.bots.base import Thought
    from howdah.bots.reasons.said import Why
    from howdah.engine.generator import Generator
    from howdah.engine.updates import InformationSet
    from howdah.locale.words import Words

SELDOM = 0.03
"""What is played less often is no part of a mixture that a person would play."""


@click.command(short_help="Ask a bot what it would do.", epilog="Example: howdah hint 'raj 2 / stake: 6' --seat 1")
@click.argument("position")
@click.option("--seat", type=click.IntRange(1), required=True, metavar="N", help="Whose choice it is.")
@click.option(
    "--level",
    default="hard",
    show_default=True,
    metavar="LEVEL",
    shell_complete=complete_level,
    help="The bot that is asked.",
)
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same hint.")
@shared.as_json
@click.pass_obj
def hint(lang: str, position: str, seat: int, level: str, seed: int, as_json: bool) -> None:
    """Say what a bot thinks of every action of a seat: its chance to win, how often it would be played, how often it
    was tried by the search.

    POSITION is a position's text, or @FILE with a position or a recorded game in it. Only what the seat knows is used:
    what is hidden from it is re-dealt, also where the text tells it.
    """
    from howdah.bots.reasons.why import why_of
    from howdah.bots.specs import make_bot, think
    from howdah.bots.totem.moves import whole_move
    from howdah.cli.texts import print_json
    from howdah.engine.errors import OptionError
    from howdah.engine.generator import Generator
    from howdah.locale.words import words

    generator = Generator(seed)
    infoset = infoset_of(position, seat, generator)
    if not infoset.legal:
        raise OptionError(f"seat {seat} has nothing to decide in this position")
    thoughts = think(infoset, level, generator)
    move = whole_move(make_bot(level), infoset, thoughts[0].action, generator)
    why = why_of(infoset, thoughts, generator, move)
    if as_json:
        said = None if why is None else {"code": why.code, **why.facts}
        actions = as_data(infoset, thoughts)
        whole = [infoset.world.rules.actions[action] for action in move]
        hinted = {
            "game": infoset.view.game,
            "seat": seat,
            "level": level,
            "actions": actions,
            "move": whole,
            "why": said,
        }
        print_json(hinted)
    else:
        show(infoset, thoughts, move, why, words(lang))


def infoset_of(text: str, seat: int, generator: "Generator") -> "InformationSet":
    """What the seat (from 1) is given in a position or at the end of a record."""
    from howdah.engine.dealers import SeededDealer
    from howdah.engine.errors import OptionError
    from howdah.engine.match import Match
    from howdah.engine.record import FORMAT, read_record
    from howdah.engine.registry import read_known
    from howdah.engine.resuming import resume
    from howdah.files import naming, read_text

    with naming(text[1:] if text.startswith("@") else "POSITION"):
        source = read_text(text[1:]) if text.startswith("@") else text
        if source.lstrip().startswith(FORMAT):
            match = resume(read_record(source), SeededDealer(0))
        else:
            rules, known = read_known(source)
            match = Match(rules, SeededDealer(0), None, rules.deal(known, generator))
    if seat > match.rules.seats:
        raise OptionError(f"there is no seat {seat}; this game has {match.rules.seats}")
    return match.information_set(seat - 1, generator, past=True)


def as_data(infoset: "InformationSet", thoughts: "list[Thought]") -> list[dict[str, object]]:
    """Thoughts for programs."""
    return [
        {
            "action": infoset.world.rules.actions[thought.action],
            "chance": thought.chance,
            "share": thought.share,
            "visits": thought.visits,
        }
        for thought in thoughts
    ]


def show(
    infoset: "InformationSet", thoughts: "list[Thought]", move: list[int], why: "Why | None", words: "Words"
) -> None:
    """Thoughts for people, best first."""
    from rich import box
    from rich.table import Table

    from howdah.cli.lines import Teller
    from howdah.lab.tables import print_table

    teller = Teller(words, infoset.view.game, [])
    made = Table(box=box.SIMPLE_HEAD)
    made.add_column(words("cli-hint-action"))
    for key in ("cli-hint-share", "cli-hint-chance", "cli-hint-visits"):
        made.add_column(words(key), justify="right")
    for thought in thoughts:
        action = teller.action(infoset.world.rules.actions[thought.action])
        made.add_row(action, f"{thought.share:.0%}", f"{thought.chance:.0%}", str(thought.visits))
    print_table(made)
    mixed = [thought for thought in thoughts if thought.share >= SELDOM]
    if infoset.view.game == "raj" and len(mixed) > 1:
        click.echo(words("cli-hint-mixture", chance=f"{max(thought.chance for thought in mixed):.0%}"))
    if len(move) > 1:
        whole = teller.move([infoset.world.rules.actions[action] for action in move])
        click.echo(words("cli-hint-move", move=whole))
    if why is not None:
        click.echo(teller.why(why.code, why.facts))
