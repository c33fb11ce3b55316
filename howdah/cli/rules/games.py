"""`howdah games`: what can be played."""

from typing import TYPE_CHECKING

import click

from howdah.cli import options as shared

if TYPE_CHECKING:
    from howdah.engine.registry import Meta, Option
    from howdah.locale.words import Words


@click.command(epilog="Example: howdah games raj")
@shared.game_or_all
@shared.as_json
@click.pass_obj
def games(lang: str, game: str | None, as_json: bool) -> None:
    """List all games, or GAME alone, with seats, length and options."""
    from howdah.bots.specs import levels
    from howdah.cli.lines import folded
    from howdah.cli.texts import print_json
    from howdah.engine.registry import find
    from howdah.engine.registry import games as all_games
    from howdah.locale.words import words

    spoken = words(lang)
    listed = all_games() if game is None else [find(game)]
    if as_json:
        print_json([as_data(meta, spoken) for meta in listed])
        return
    lines = [line for meta in listed for line in as_lines(meta, spoken)]
    known = ", ".join(f"bot:{level} ({spoken(f'table-level-{level}')})" for level in levels())
    click.echo("\n".join([*lines, *folded(spoken("cli-games-bots", levels=known), "", "  ")]))


def said(words: "Words", key: str) -> str:
    """The words of a key; nothing where a game brings none."""
    return words(key) if words.has(key) else ""


def as_data(meta: "Meta", words: "Words") -> dict[str, object]:
    """A game for programs."""
    return {
        "name": meta.name,
        "title": said(words, f"{meta.name}-title"),
        "about": said(words, f"{meta.name}-about"),
        "fewest_seats": meta.fewest_seats,
        "most_seats": meta.most_seats,
        "minutes": meta.minutes,
        "behaviour": meta.behaviour,
        "options": [
            {
                "name": option.name,
                "choices": option.choices,
                "default": option.default,
                "about": said(words, f"{meta.name}-option-{option.name}"),
            }
            for option in meta.options
        ],
    }


def as_lines(meta: "Meta", words: "Words") -> list[str]:
    """A game for people."""
    from howdah.cli.lines import folded

    head = words("cli-games-head", name=meta.name, title=said(words, f"{meta.name}-title") or meta.name)
    facts = words("cli-games-facts", fewest=meta.fewest_seats, most=meta.most_seats, minutes=meta.minutes)
    lines = [head, *folded(said(words, f"{meta.name}-about"), "  ", "  "), f"  {facts}"]
    for option in meta.options:
        lines += folded(f"{option_values(option)}", f"  --option {option.name}=", " " * 6)
        lines += folded(said(words, f"{meta.name}-option-{option.name}"), " " * 6, " " * 6)
    return lines


def option_values(option: "Option") -> str:
    """The values of an option as they are typed, the default first."""
    return "|".join(option.choices) if option.choices else f"'{option.default}'"
