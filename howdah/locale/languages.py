"""The languages, and where their words lie: inside the package, so that an installed wheel has them too."""

import os
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

LANGUAGES: Final = ("en", "pt", "ru")
SOURCE_LANGUAGE: Final = "en"


def machine_language() -> str:
    """The language that this machine is set to, if we speak it; else English."""
    settings = [os.environ.get(variable, "") for variable in ("LC_ALL", "LC_MESSAGES", "LANG")]
    lang = next((setting[:2].lower() for setting in settings if setting), SOURCE_LANGUAGE)
    return lang if lang in LANGUAGES else SOURCE_LANGUAGE


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
