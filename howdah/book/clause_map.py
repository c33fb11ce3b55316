"""The map of clauses: each with its code, proofs and lessons, and how often simulated games exercise it."""

import ast
from pathlib import Path
from typing import Final

from howdah.book.citations import NEVER, Citation, all_citations
from howdah.book.proofs import proofs_in
from howdah.book.tracing import Counts, counted
from howdah.files import read_text
from howdah.locale.clauses import NUMBER, Clause, books_of, games_with_rulebooks, rulebook
from howdah.locale.lessons import lesson, lessons
from howdah.locale.words import Words, words

TESTS: Final = "tests"
WHYS: Final = ("cli-map-why-data", "cli-map-why-whole", "cli-map-why-rare")
"""Why simulated games do not reach a clause."""


class Row:
    """A clause and what stands behind it."""

    def __init__(self, clause: Clause) -> None:
        self.clause = clause
        self.code: list[str] = []
        self.scenarios: list[str] = []
        self.tests: list[str] = []
        """Data checks that name it, for what no position can show."""
        self.lessons: list[str] = []
        self.is_live = False
        """Some code runs for it in play."""
        self.runs = 0
        self.games = 0
        self.refusals = 0
        self.results = 0

    @property
    def is_reached(self) -> bool:
        """Simulated games exercised it."""
        return bool(self.runs or self.refusals or self.results)

    def why_not_reached(self) -> str:
        """The key of what is said of a clause that no simulated game exercised."""
        if self.tests:
            return "cli-map-why-data"
        return "cli-map-why-rare" if self.is_live else "cli-map-why-whole"

    def as_data(self) -> dict[str, object]:
        """For programs."""
        return {
            "clause": self.clause.number,
            "kind": self.clause.kind,
            "code": self.code,
            "scenarios": self.scenarios,
            "tests": self.tests,
            "lessons": self.lessons,
            "runs": self.runs,
            "games": self.games,
            "refusals": self.refusals,
            "results": self.results,
        }


def clause_map(
    books: list[str], folders: tuple[str, ...], number: int, bots: tuple[str, ...] = ("random",)
) -> list[Row]:
    """The rows of these rulebooks."""
    citations = all_citations()
    proofs = proofs_in(folders)
    tests = tests_by_clause()
    taught = lessons_by_clause()
    games = [game for game in games_with_rulebooks() if set(books_of(game)) & set(books)]
    counts = counted(games, number, list(bots)) if number else Counts()
    rows: list[Row] = []
    for name in books:
        for clause in rulebook(name).clauses:
            row = Row(clause)
            own = [one for one in citations if one.clause == clause.number]
            row.code = places(own)
            row.is_live = any(one.when != NEVER for one in own)
            row.scenarios = [proof.rpartition("/")[2] for proof in proofs.get(clause.number, [])]
            row.tests = tests.get(clause.number, [])
            row.lessons = taught.get(clause.number, [])
            row.runs = counts.played[clause.number]
            row.games = counts.games[clause.number]
            row.refusals = counts.refused[clause.number]
            row.results = counts.decided[clause.number]
            rows.append(row)
    return rows


def places(citations: list[Citation]) -> list[str]:
    """Files and functions without repetition, what runs first."""
    ordered = sorted(citations, key=lambda one: one.when == NEVER)
    return list(dict.fromkeys(f"{one.file}: {one.place}" for one in ordered))


def tests_by_clause() -> dict[str, list[str]]:
    """Tests whose docstring begins with a clause; none where there is no checkout."""
    found: dict[str, list[str]] = {}
    for path in sorted(Path(TESTS, "games").glob("test_*.py")):
        for node in ast.parse(read_text(str(path))).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for number in NUMBER.findall((ast.get_docstring(node) or "").partition(":")[0]):
                    found.setdefault(number, []).append(f"{path.name}: {node.name}")
    return found


def lessons_by_clause() -> dict[str, list[str]]:
    """The steps of lessons that a clause is taught by: those whose words or refusals name it."""
    found: dict[str, list[str]] = {}
    for game in lessons():
        for step in lesson(game).steps:
            for number in step.clauses:
                found.setdefault(number, []).append(f"{game} {step.name}")
    return found


def as_lines(rows: list[Row], number: int, spoken: Words) -> list[str]:
    """For a terminal."""
    lines: list[str] = []
    for row in rows:
        lines.append(row.clause.number)
        lines += [f"    {place}" for place in row.code]
        lines += [f"    {proof}" for proof in [*row.scenarios, *row.tests]]
        lines += [f"    {step}" for step in row.lessons]
        if number:
            used = {"runs": row.runs, "games": row.games, "refusals": row.refusals, "results": row.results}
            lines.append("    " + spoken("cli-map-used", **used))
    lines += gap_lines(rows, number, spoken)
    return lines


def gap_lines(rows: list[Row], number: int, spoken: Words) -> list[str]:
    """What is missing: code, proofs, and what simulated games never reach."""
    unreached = [row for row in rows if number and not row.is_reached]
    gaps = {
        "cli-map-without-code": [row for row in rows if not row.code],
        "cli-map-without-proof": [row for row in rows if not row.scenarios and not row.tests],
        "cli-map-never-reached": unreached,
    }
    lines = [
        spoken(key, numbers=", ".join(row.clause.number for row in missing) or "-") for key, missing in gaps.items()
    ]
    for why in WHYS:
        numbers = [row.clause.number for row in unreached if row.why_not_reached() == why]
        if numbers:
            lines.append(spoken(why, numbers=", ".join(numbers)))
    return lines


def as_page(books: list[str], rows: list[Row], number: int, bots: tuple[str, ...]) -> str:
    """For the docs, in English."""
    spoken = words()
    lines = [
        "# Clause map",
        "",
        f"<!-- {spoken('book-generated')} -->",
        "",
        "Each clause with the code that does it, its proofs (scenarios, and checks of data), the steps of lessons that",
        f"teach it, and its use in {number} games of each game, played by bots ({', '.join(bots)}): how often the code",
        "beside its number ran, in how many games, and how many refusals and results named it. A clause about",
        "components is proved by data, and may have no code that runs. `howdah rules --map` makes this page.",
        "",
        *gap_items(rows, number, spoken),
    ]
    for name in books:
        own = {clause.number for clause in rulebook(name).clauses}
        lines += ["", f"## {rulebook(name).title}", ""]
        lines += ["| clause | code | proofs | lessons | runs | games | refusals | results |"]
        lines += ["| --- | --- | --- | --- | ---: | ---: | ---: | ---: |"]
        lines += [page_row(row) for row in rows if row.clause.number in own]
    return "\n".join(lines) + "\n"


def gap_items(rows: list[Row], number: int, spoken: Words) -> list[str]:
    """What is missing, as a list."""
    return [f"- {line}" for line in gap_lines(rows, number, spoken)]


def page_row(row: Row) -> str:
    """A line of the table; many scenarios are counted, one or two are named."""
    named = [proof.partition(" ")[2] for proof in row.scenarios[:1]]
    more = f"{len(row.scenarios)} scenarios, such as: {named[0]}" if len(row.scenarios) > 1 else "".join(named)
    proofs = "; ".join(filter(None, [more, *row.tests]))
    code = ", ".join(f"`{place.replace(': ', ' ')}`" for place in row.code)
    numbers = [f"{value:,}" if value else "" for value in (row.runs, row.games, row.refusals, row.results)]
    cells = [row.clause.number, code, proofs, ", ".join(row.lessons), *numbers]
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"
