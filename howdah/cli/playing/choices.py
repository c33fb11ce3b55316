"""The legal actions as a person chooses among them: by number, by the action's text, or by its words."""

from collections.abc import Callable

from howdah.cli.lines import WIDTH, folded


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
        parts = [f"{number:>2}) {self.in_words(text)}" for number, text in self.numbered.items()]
        column = max(len(part) for part in parts) + 2
        across = max(1, (WIDTH - 2) // column)
        rows = [parts[start : start + across] for start in range(0, len(parts), across)]
        return ["  " + "".join(part.ljust(column) for part in row).rstrip() for row in rows]


def common_verb(actions: list[str]) -> str:
    """The words before the number, if every action is these words and a number of its own; else nothing."""
    parts = [text.rpartition(" ") for text in actions]
    verbs = {verb for verb, _, _ in parts}
    numbers = {number for _, _, number in parts}
    own = all(number.isascii() and number.isdecimal() for number in numbers) and len(numbers) == len(actions)
    return verbs.pop() if len(verbs) == 1 and own else ""
