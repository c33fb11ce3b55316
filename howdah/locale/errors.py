"""What the engine says of a wrong text or option, in the reader's language.

The engine speaks English. `error.ftl` has each of its sentences, and in English exactly as the engine says it: so a
message is found by its text, with the facts that stand in it. A game may keep its own in `error-GAME.ftl`.
"""

import re
from functools import cache
from typing import Final

from howdah.engine.errors import HowdahError, NotationError, Reason
from howdah.locale.languages import SOURCE_LANGUAGE, names_in, text_of
from howdah.locale.words import Words

FACT: Final = re.compile(r"\{ \$(\w+) \}")
FRAME: Final = ("error-at", "error-nothing")
"""Messages that stand around the others."""


@cache
def patterns() -> list[tuple[str, re.Pattern[str]]]:
    """Each message with what its English text looks like; those with the most text of their own come first."""
    found: list[tuple[int, str, re.Pattern[str]]] = []
    files = [name for name in names_in(SOURCE_LANGUAGE, ".ftl") if name.partition("-")[0] == "error"]
    for line in "\n".join(text_of(SOURCE_LANGUAGE, f"{name}.ftl") for name in files).splitlines():
        key, equals, text = line.partition(" = ")
        if not equals or key in FRAME or line.startswith("#"):
            continue
        parts = FACT.split(text)
        looks = "".join(f"(?P<{part}>.+?)" if place % 2 else re.escape(part) for place, part in enumerate(parts))
        found.append((sum(map(len, parts[::2])), key, re.compile(looks)))
    return [(key, looks) for _, key, looks in sorted(found, key=lambda row: -row[0])]


def reason_of(text: str) -> Reason | None:
    """The message that has this English text, with its facts; None where there is none."""
    for key, looks in patterns():
        match = looks.fullmatch(text)
        if match:
            return Reason(key, facts={name: fact_of(name, value) for name, value in match.groupdict().items()})
    return None


def fact_of(name: str, value: str) -> int | str:
    """Of a clause its number: it says the rest in every language."""
    if name == "clause":
        return value.partition(":")[0]
    return int(value) if value.isdecimal() else value


def in_words(text: str, words: Words) -> str:
    """An English text of the engine in this language; as it is where nobody has put it into words."""
    reason = None if words.lang == SOURCE_LANGUAGE else reason_of(text)
    return text if reason is None else words(reason.code, **reason.facts)


def error_text(error: HowdahError, words: Words) -> str:
    """The one line of an error, in this language."""
    if not isinstance(error, NotationError):
        return in_words(str(error), words)
    found = error.found or words("error-nothing")
    expected = in_words(error.expected, words)
    line = words("error-at", line=error.line, column=error.column, found=found, expected=expected)
    return f"{error.source}, {line}" if error.source else line
