"""What the shell offers when somebody presses Tab: games, bots, options and their values."""

import click
from click.shell_completion import CompletionItem


def complete_game(context: click.Context, _parameter: click.Parameter, typed: str) -> list[CompletionItem]:
    """The games, with what kind of game each is."""
    from howdah.cli.speaking import lang_of
    from howdah.engine.registry import games
    from howdah.locale.words import words

    said = words(lang_of(context))
    named = [(meta.name, f"{meta.name}-title") for meta in games() if meta.name.startswith(typed)]
    return [CompletionItem(name, help=said(key) if said.has(key) else None) for name, key in named]


def complete_seat(context: click.Context, _parameter: click.Parameter, typed: str) -> list[CompletionItem]:
    """Who can take a seat: me, a person, or a bot of a level."""
    from howdah.bots.specs import levels
    from howdah.cli.speaking import lang_of
    from howdah.locale.words import words

    said = words(lang_of(context))
    found = [CompletionItem(text) for text in ("me", "human:") if text.startswith(typed)]
    bots = [(f"bot:{level}", said(f"table-level-{level}")) for level in levels()]
    return found + [CompletionItem(text, help=about) for text, about in bots if text.startswith(typed)]


def complete_level(_context: click.Context, _parameter: click.Parameter, typed: str) -> list[CompletionItem]:
    """The levels of bots."""
    from howdah.bots.specs import levels

    return [CompletionItem(level) for level in levels() if level.startswith(typed)]


def complete_option(context: click.Context, _parameter: click.Parameter, typed: str) -> list[CompletionItem]:
    """The options of the game that was named, as NAME=VALUE; of all games before one is."""
    from howdah.engine.registry import games

    named = context.params.get("game")
    pairs = [
        f"{option.name}={value}"
        for meta in games()
        if named in (None, meta.name)
        for option in meta.options
        for value in option.choices or [""]
    ]
    return [CompletionItem(pair) for pair in dict.fromkeys(pairs) if pair.startswith(typed)]


def complete_file(_context: click.Context, _parameter: click.Parameter, typed: str) -> list[CompletionItem]:
    """A file: the shell knows them best."""
    return [CompletionItem(typed, type="file")]
