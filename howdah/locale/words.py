"""Messages: a key and facts in, a sentence out.

Keys have hyphens and begin with where they belong: `raj-event-stake-taken`, `table-reason-not-asked`, `cli-play-help`.
A language that lacks a message borrows that of the one it lies over (`languages.OVER`), else the English one, never
that of a third language. Tests ask strictly instead.
"""

from functools import cache
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from howdah.engine.errors import HowdahError, OptionError
from howdah.locale.languages import LANGUAGES, SOURCE_LANGUAGE, layers, names_in, text_of

PLURALS: Final = {"pt": "pt-PT"}
"""Where counting differs by country: Lisbon says "0 pontos", Rio "0 ponto"."""

Fact = int | float | str


class WordsError(HowdahError):
    """A message that does not exist, or that was not given the facts it speaks of."""


class Words:
    """All messages of one language. Call it, or `say`, with a key and facts."""

    def __init__(self, lang: str, strict: bool = False) -> None:
        """`strict` refuses what a player would rather see imperfectly: borrowed messages, missing keys and facts."""
        self.lang = lang
        self.strict = strict

    def __call__(self, key: str, **facts: Fact) -> str:
        return self.say(key, **facts)

    def say(self, key: str, **facts: Fact) -> str:
        """The sentence of a key with these facts filled in."""
        for lang in [self.lang] if self.strict else [self.lang, SOURCE_LANGUAGE]:
            if bundle(lang).has_message(key):
                return self._filled(bundle(lang), key, facts)
        if self.strict:
            raise WordsError(f"there are no words for '{key}' in '{self.lang}'")
        return key

    def has(self, key: str) -> bool:
        """Whether this language, or else English, has a message of this key."""
        return bundle(self.lang).has_message(key) or bundle(SOURCE_LANGUAGE).has_message(key)

    def first(self, *keys: str) -> str:
        """The first of these keys that has words (else the last): a game's own words go before the table's."""
        return next((key for key in keys if self.has(key)), keys[-1])

    def _filled(self, source: FluentBundle, key: str, facts: dict[str, Fact]) -> str:
        pattern = source.get_message(key).value
        if pattern is None:
            raise WordsError(f"the message '{key}' is empty in '{self.lang}'")
        sentence, errors = source.format_pattern(pattern, dict(facts))
        if errors and self.strict:
            raise WordsError(f"the message '{key}' in '{self.lang}': {errors[0]!r}")
        return str(sentence)


def words(lang: str = SOURCE_LANGUAGE) -> Words:
    """The words of a language."""
    if lang not in LANGUAGES:
        raise OptionError(f"there are no words in '{lang}'; there are: {', '.join(LANGUAGES)}")
    return Words(lang)


@cache
def bundle(lang: str) -> FluentBundle:
    """All message files of a language, read once. No isolation marks: a terminal shows them as garbage."""
    made = FluentBundle([PLURALS.get(lang, lang)], use_isolating=False)
    for layer in layers(lang):
        for name in names_in(layer, ".ftl"):
            made.add_resource(FluentResource(text_of(layer, f"{name}.ftl")), allow_overrides=layer != layers(lang)[0])
    return made
