"""The legal actions as a person chooses among them: by number, by the action's text, or by its words."""

from collections.abc import Callable
from typing import Final

from howdah.cli.lines import WIDTH, folded

MANY: Final = 8
"""So many actions that differ by one word, such as a cell, are listed as these words."""
BETWEEN: Final = ";"
"""Between several actions that are typed in one line."""


class Choices:
    """Numbered actions. Where they differ by a number of their own (`bid 7`), that one is typed: 7 is never `bid 9`."""

    def __init__(self, actions: list[str], in_words: Callable[[str], str]) -> None:
        self.in_words = in_words
        self.verb = common_verb(actions)
        """What stands before the numbers, where the actions bring their own."""
        if self.verb:
            self.numbered = {text.rpartition(" ")[2]: text for text in actions}
        else:
            self.numbered = {str(number): text for number, text in enumerate(actions, start=1)}
        self.texts = {text.casefold(): text for text in actions}
        self.texts |= {in_words(text).casefold(): text for text in actions}
        for ending, found in by_ending(actions).items():
            if len(found) == 1 and ending not in self.numbered:
                self.texts.setdefault(ending.casefold(), found[0])

    def named(self, typed: str) -> str:
        """The action that somebody means; what they typed if that is none of these (the match says why not)."""
        typed = " ".join(typed.split())
        if typed in self.numbered:
            return self.numbered[typed]
        if self.verb and typed.isascii() and typed.isdecimal():
            return f"{self.verb} {typed}"
        return self.texts.get(typed.casefold(), typed)

    def lines(self) -> list[str]:
        """The choices, in as few lines as they fit in."""
        numbers = " ".join(self.numbered)
        together = self.in_words(f"{self.verb} {numbers}") if self.verb else ""
        # In words a number may stand for something else, such as a player: then each is said on its own.
        if together and all(together.replace(numbers, n) == self.in_words(text) for n, text in self.numbered.items()):
            return folded(together, "  ", "    ")
        lines: list[str] = []
        listed: set[str] = set()
        for together, found in self.groups():
            lines += folded(together, "  ", "    ")
            listed |= set(found)
        parts = [f"{number:>2}) {self.in_words(text)}" for number, text in self.numbered.items() if text not in listed]
        column = max((len(part) for part in parts), default=0) + 2
        across = max(1, (WIDTH - 2) // column)
        rows = [parts[start : start + across] for start in range(0, len(parts), across)]
        return [*lines, *("  " + "".join(part.ljust(column) for part in row).rstrip() for row in rows)]

    def groups(self) -> list[tuple[str, list[str]]]:
        """Many actions of one verb that differ by their last word alone, in words and in text: that word is enough."""
        verbs: dict[str, list[str]] = {}
        for text in self.numbered.values():
            verbs.setdefault(text.rpartition(" ")[0], []).append(text)
        made: list[tuple[str, list[str]]] = []
        for verb, found in verbs.items():
            endings = [text.rpartition(" ")[2] for text in found]
            said = self.in_words(f"{verb} {' '.join(endings)}")
            alone = all(self.texts.get(ending.casefold()) == text for ending, text in zip(endings, found, strict=True))
            plain = all(self.in_words(text).endswith(f" {end}") for text, end in zip(found, endings, strict=True))
            if verb and len(found) >= MANY and alone and plain and said.endswith(" ".join(endings)):
                made.append((said, found))
        return made


def common_verb(actions: list[str]) -> str:
    """The words before the number, if every action is these words and a number of its own; else nothing."""
    parts = [text.rpartition(" ") for text in actions]
    verbs = {verb for verb, _, _ in parts}
    numbers = {number for _, _, number in parts}
    own = all(number.isascii() and number.isdecimal() for number in numbers) and len(numbers) == len(actions)
    return verbs.pop() if len(verbs) == 1 and own else ""


def by_ending(actions: list[str]) -> dict[str, list[str]]:
    """The actions by their last word."""
    found: dict[str, list[str]] = {}
    for text in actions:
        if " " in text:
            found.setdefault(text.rpartition(" ")[2], []).append(text)
    return found
