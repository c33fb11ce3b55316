"""What `howdah.locale.sentences` says, laid out for a terminal: folded lines, and the clause below an ending."""

import textwrap
from typing import Final

from howdah.engine.contract import Result
from howdah.locale import sentences
from howdah.locale.clauses import RULE, TAGS, Clause, find_clauses
from howdah.locale.words import Words

WIDTH: Final = 80


class Teller(sentences.Teller):
    """The words of one game at one table, in lines."""

    def ending(self, result: Result) -> list[str]:
        """How it ended, the ranking, and the clause that decided it with its text."""
        lines = super().ending(result)
        for clause in find_clauses(result.clause, self.words.lang):
            lines += clause_lines(clause, self.words)
        return lines


def clause_lines(clause: Clause, words: Words) -> list[str]:
    """A clause as a paragraph; a tag says what is not in the published rules."""
    text = clause.text
    for tag in TAGS:
        text = text.replace(f"[{tag}]", f"[{words(f'table-kind-{tag}')}]")
    tag = "" if clause.kind == RULE else f"[{words(f'table-kind-{clause.kind}')}] "
    return folded(f"{tag}{text}", f"{clause.number} ", "    ")


def folded(text: str, first: str = "", rest: str = "") -> list[str]:
    """A text in lines that fit."""
    return textwrap.wrap(
        text, WIDTH, initial_indent=first, subsequent_indent=rest, break_long_words=False, break_on_hyphens=False
    )
