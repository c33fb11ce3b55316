"""The languages, and where their words lie: inside the package, so that an installed wheel has them too.

A language is whole, or lies over another and holds only what differs: Brazilian over European Portuguese. Whatever it
lacks is said as in the one below, so that a new message needs no line there.
"""

import os
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

LANGUAGES: Final = ("en", "pt", "pt-BR", "ru")
SOURCE_LANGUAGE: Final = "en"
NAMES: Final = {"en": "English", "pt": "Português (Portugal)", "pt-BR": "Português (Brasil)", "ru": "Русский"}
OVER: Final = {"pt-BR": "pt"}
"""The languages that hold only what differs, and the whole language that each lies over."""
WHOLE: Final = tuple(lang for lang in LANGUAGES if lang not in OVER)


def layers(lang: str) -> list[str]:
    """The folders of a language, the lowest first."""
    return [OVER[lang], lang] if lang in OVER else [lang]


def language_of(tag: str) -> str | None:
    """The language that a tag such as `pt_BR.UTF-8`, `pt-pt` or `RU` asks for, if we speak it."""
    plain = tag.partition(".")[0].partition("@")[0].replace("_", "-").casefold()
    named = {lang.casefold(): lang for lang in LANGUAGES}
    return named.get(plain) or named.get(plain.partition("-")[0])


def machine_language() -> str:
    """The language that this machine is set to, if we speak it; else English."""
    settings = [os.environ.get(variable, "") for variable in ("LC_ALL", "LC_MESSAGES", "LANG")]
    return language_of(next((setting for setting in settings if setting), "")) or SOURCE_LANGUAGE


def folder(lang: str) -> Traversable:
    """The folder of a language, or one that serves all of them."""
    return files("howdah.locale") / lang


def names_in(lang: str, ending: str) -> list[str]:
    """The names of a language's files of one kind, without their ending."""
    return sorted(path.name.removesuffix(ending) for path in folder(lang).iterdir() if path.name.endswith(ending))


def shared_names(name: str) -> list[str]:
    """The names of the texts in a folder that serves all languages, such as `examples`."""
    return sorted(path.name.removesuffix(".txt") for path in folder(name).iterdir() if path.name.endswith(".txt"))


def text_of(lang: str, name: str) -> str:
    """A file as it stands."""
    return (folder(lang) / name).read_text(encoding="utf-8")
