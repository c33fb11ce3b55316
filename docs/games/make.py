#!/usr/bin/env python3
"""Writes the tables of events and refusals on the races' pages from their words; `--check` says whether they are fresh.

    PYTHONPATH=$PWD .venv/bin/python docs/games/make.py

The codes and words are those of `howdah/locale/en/GAME.ftl`; tests hold these against what the rules tell and refuse.
"""

import re
import sys
from pathlib import Path

FOLDER = Path(__file__).parent
MESSAGES = FOLDER.parent.parent / "howdah" / "locale" / "en"
GAMES = ("elephant_rally", "formula_e")
MESSAGE = re.compile(r"^(?P<name>[a-z_]+-(?:event|reason)-[a-z-]+) =(?P<words>.*(?:\n +.*)*)$", re.MULTILINE)
DEFAULT = re.compile(r"\*\[\w+\] (?P<words>(?!.*->).+)")
SECRET = re.compile(r"-with-[a-z]+$")
EVENTS, REASONS = "| event | told as | to whoever may know more |", "| code | said as |"


def messages(game: str, sort: str) -> dict[str, str]:
    """The words of all events or reasons of a game, by code, in the order of the file."""
    text = (MESSAGES / f"{game}.ftl").read_text(encoding="utf-8")
    start = f"{game}-{sort}-"
    found = {match["name"]: usual(match["words"].strip()) for match in MESSAGE.finditer(text)}
    return {name.removeprefix(start): words for name, words in found.items() if name.startswith(start)}


def usual(words: str) -> str:
    """A message in one line; of one that chooses by its facts, what is said by default."""
    chosen = [match["words"] for match in DEFAULT.finditer(words)]
    return chosen[-1].strip() if chosen else words


def event_rows(game: str) -> list[str]:
    words = messages(game, "event")
    more = {SECRET.sub("", code): said for code, said in words.items() if SECRET.search(code)}
    return [f"| `{code}` | {said} | {more.get(code, '')} |" for code, said in words.items() if not SECRET.search(code)]


def reason_rows(game: str) -> list[str]:
    return [f"| `{code}` | {said} |" for code, said in messages(game, "reason").items()]


def with_table(page: str, head: str, rows: list[str]) -> str:
    """The page with the rows below the head of a table, which ends at an empty line."""
    before, found, rest = page.partition(f"{head}\n")
    if not found:
        sys.exit(f"the page has no table with the head '{head}'")
    rule = "| --- " * (head.count("|") - 1) + "|"
    return "\n".join([f"{before}{head}", rule, *rows, "", rest.partition("\n\n")[2]])


def page_of(game: str) -> str:
    """What the page of a game should be."""
    page = (FOLDER / f"{game}.md").read_text(encoding="utf-8")
    return with_table(with_table(page, EVENTS, event_rows(game)), REASONS, reason_rows(game))


if __name__ == "__main__":
    stale = [game for game in GAMES if page_of(game) != (FOLDER / f"{game}.md").read_text(encoding="utf-8")]
    if "--check" in sys.argv[1:]:
        sys.exit(
            f"out of date: {', '.join(f'docs/games/{game}.md' for game in stale)}: run `make book`" if stale else 0
        )
    for game in stale:
        (FOLDER / f"{game}.md").write_text(page_of(game), encoding="utf-8")
        print(f"written: docs/games/{game}.md")
