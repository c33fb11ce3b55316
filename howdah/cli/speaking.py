"""The command line in the reader's language: `--lang` anywhere, help and errors in words.

Help is written in English beside the code. `cli-help.ftl` holds the same sentences in every language; what is shown is
looked up there by its English text, so that an option that many commands share is translated once.
"""

import re
from functools import cache
from typing import Any, Final

import click

from howdah.locale.languages import LANGUAGES, SOURCE_LANGUAGE, language_of, machine_language

OPTION: Final = "--lang"
HELP: Final = "cli-help"
EXTRA: Final = re.compile(r"^(?P<text>.*?)(?P<extra>  \[.*\])?$", re.DOTALL)
EXAMPLE: Final = "Example: "


def language_in(args: list[str]) -> tuple[list[str], str]:
    """The arguments without `--lang LANGUAGE`, wherever it stands, and the language; else that of this machine."""
    rest: list[str] = []
    tag: str | None = None
    left = list(args)
    while left:
        word = left.pop(0)
        if word == "--":
            return [*rest, word, *left], known_language(tag)
        if word == OPTION:
            if not left:
                raise click.UsageError(f"{OPTION} needs a language: {', '.join(LANGUAGES)}")
            tag = left.pop(0)
        elif word.startswith(f"{OPTION}="):
            tag = word.partition("=")[2]
        else:
            rest.append(word)
    return rest, known_language(tag)


def known_language(tag: str | None) -> str:
    """The language of a tag such as `pt-BR`; that of this machine if there is none."""
    if tag is None:
        return machine_language()
    lang = language_of(tag)
    if lang is None:
        raise click.UsageError(f"there are no words in '{tag}'; there are: {', '.join(LANGUAGES)}")
    return lang


def lang_of(context: click.Context | None) -> str:
    """The language that a command runs in."""
    found = context.find_root().obj if context is not None else None
    return found if isinstance(found, str) else machine_language()


@cache
def sentences(lang: str) -> dict[str, str]:
    """What help says, by its English text."""
    from howdah.locale.words import words

    said, english = words(lang), words(SOURCE_LANGUAGE)
    return {plain(english(key)): said(key) for key in help_keys()}


def help_keys() -> list[str]:
    """The messages that help consists of."""
    from fluent.runtime import FluentResource
    from fluent.syntax import ast

    from howdah.locale.languages import text_of

    body = FluentResource(text_of(SOURCE_LANGUAGE, f"{HELP}.ftl")).body
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


def plain(text: str) -> str:
    """A text as it is compared: one space between words."""
    return " ".join(text.split())


class Formatter(click.HelpFormatter):
    """Writes help in a language."""

    lang = SOURCE_LANGUAGE

    def said(self, text: str) -> str:
        """A text of the help in words; what has none stays English."""
        if self.lang == SOURCE_LANGUAGE:
            return text
        known = sentences(self.lang)
        parts = EXTRA.match(text)
        if plain(text) in known or parts is None:
            return known.get(plain(text), text)
        if text.startswith(EXAMPLE):
            return known.get(EXAMPLE.strip(), EXAMPLE.strip()) + text.removeprefix(EXAMPLE.strip())
        extra = (parts["extra"] or "").replace("[default: ", f"[{known.get('default:', 'default:')} ")
        extra = extra.replace("required]", f"{known.get('required', 'required')}]")
        return known.get(plain(parts["text"]), parts["text"]) + extra

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, f"{self.said('Usage:')} " if prefix is None else prefix)

    def write_heading(self, heading: str) -> None:
        super().write_heading(self.said(heading))

    def write_text(self, text: str) -> None:
        super().write_text(self.said(text))

    def write_dl(self, rows: Any, *args: Any, **extra: Any) -> None:
        super().write_dl([(name, self.said(text)) for name, text in rows], *args, **extra)


class Context(click.Context):
    """A command that runs, with help in its language."""

    formatter_class = Formatter

    def make_formatter(self) -> click.HelpFormatter:
        made = super().make_formatter()
        assert isinstance(made, Formatter)
        made.lang = lang_of(self)
        return made


def message_of(error: click.ClickException, lang: str) -> str:
    """What is wrong with a command line, in words."""
    from howdah.locale.words import words

    said = words(lang)
    if isinstance(error, click.NoSuchOption):
        close = ", ".join(error.possibilities or [])
        return said("cli-error-option", option=error.option_name, close=close or "-")
    if isinstance(error, click.MissingParameter) and error.param is not None:
        is_option = isinstance(error.param, click.Option)
        name = error.param.opts[0] if is_option else (error.param.metavar or error.param.name or "").upper()
        return said("cli-error-missing", name=name)
    if isinstance(error, click.BadParameter) and error.param is not None:
        return said("cli-error-value", name=error.param.opts[0], message=error.message)
    return error.format_message()
