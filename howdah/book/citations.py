"""Where the sources name clauses: the number of a clause stands beside the code that implements it, so that a program
can find it.

A clause is cited by its number (`RAJ-3.4`), by a range (`RAJ-5.2 to RAJ-5.4`), or with its whole section (`RAJ-3`). In
code that several games share, `*-2.1` is clause 2.1 of each of these games. Where it stands says when it is exercised:

- in the docstring of a function: when the function is called, unless a line of that function names it more closely;
- in a comment or a text inside a function: when that line runs, or the first one after a comment that has its own line;
- elsewhere (tables, docstrings of modules and fields), or with its whole section: it only says where the clause lives.
"""

import ast
import io
import re
import tokenize
from pathlib import Path
from typing import Final

import howdah
from howdah.locale.clauses import Clause, books_of, games_with_rulebooks, rulebook, rulebooks

FOLDERS: Final = ("engine", "games")
NAMED: Final = re.compile(r"(?:\b[A-Z]{2,5}|\*)-\d+(?:\.\d+)?\b")
RANGE: Final = re.compile(r"\b(?P<section>[A-Z]{2,5}-\d+)\.(?P<first>\d+) to (?P=section)\.(?P<last>\d+)\b")

# When a citation is exercised.
CALL: Final = "call"
LINE: Final = "line"
NEVER: Final = "never"

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Citation:
    """A clause named at one place of the sources."""

    def __init__(self, clause: str, file: str, line: int, place: str, when: str) -> None:
        self.clause = clause
        self.file = file
        """The path of the source below the package, such as `games/raj/rules.py`."""
        self.line = line
        """The line that is exercised: of the `def`, or of the statement."""
        self.place = place
        """The function, class or module, as a reader looks for it."""
        self.when = when


class Source:
    """One file: what its functions are, and where its statements begin."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.text = text
        self.module = Path(file).stem
        tree = ast.parse(text)
        self.functions: list[tuple[str, Function]] = []
        self.classes: list[tuple[str, ast.ClassDef]] = []
        self.collect(tree, "")
        statements = [node for node in ast.walk(tree) if isinstance(node, ast.stmt)]
        self.statements = sorted({node.lineno for node in statements})
        self.remarks = {node.lineno for node in statements if is_text(node)}
        """Where docstrings stand, those of fields included."""

    def collect(self, node: ast.AST, prefix: str) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, Function):
                self.functions.append((f"{prefix}{child.name}", child))
            elif isinstance(child, ast.ClassDef):
                self.classes.append((child.name, child))
                self.collect(child, f"{child.name}.")

    def citations(self, everything: list[Clause], games: tuple[str, ...] = ()) -> list[Citation]:
        """All clauses that comments and texts of this file name; `games` are the prefixes that `*` stands for."""
        found: list[Citation] = []
        for token in tokenize.generate_tokens(io.StringIO(self.text).readline):
            if token.type not in (tokenize.COMMENT, tokenize.STRING):
                continue
            for clause, whole_section in clauses_in(token.string, everything, games).items():
                citation = self.citation(clause, token)
                if whole_section:
                    citation.when = NEVER
                found.append(citation)
        return finest(found)

    def citation(self, clause: str, token: tokenize.TokenInfo) -> Citation:
        line = token.start[0]
        for name, node in self.functions:
            if node.lineno <= line <= (node.end_lineno or line):
                first = node.body[0]
                is_docstring = isinstance(first, ast.Expr) and first.lineno == line and token.type == tokenize.STRING
                if is_docstring:
                    first_line = node.decorator_list[0].lineno if node.decorator_list else node.lineno
                    return Citation(clause, self.file, first_line, name, CALL)
                if token.type == tokenize.STRING and line in self.remarks:
                    return Citation(clause, self.file, line, name, NEVER)
                own_line = token.type == tokenize.COMMENT and not token.line[: token.start[1]].strip()
                runs = next((number for number in self.statements if number > line), line) if own_line else line
                return Citation(clause, self.file, runs, name, LINE)
        for name, kind in self.classes:
            if kind.lineno <= line <= (kind.end_lineno or line):
                return Citation(clause, self.file, line, name, NEVER)
        return Citation(clause, self.file, line, self.module, NEVER)


def is_text(node: ast.stmt) -> bool:
    """A text that stands alone: a docstring, or one of a field."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def finest(citations: list[Citation]) -> list[Citation]:
    """Where lines of a function name a clause, its docstring only introduces it."""
    closely = {(one.place, one.clause) for one in citations if one.when == LINE}
    for citation in citations:
        if citation.when == CALL and (citation.place, citation.clause) in closely:
            citation.when = NEVER
    return citations


def clauses_in(text: str, everything: list[Clause], games: tuple[str, ...] = ()) -> dict[str, bool]:
    """The clauses that a comment or text names, ranges and shared numbers written out; whether only by the section."""
    wanted: dict[str, bool] = {}
    for found in RANGE.finditer(text):
        numbers = range(int(found["first"]), int(found["last"]) + 1)
        wanted |= {f"{found['section']}.{number}": False for number in numbers}
    for named in NAMED.findall(text):
        if named.startswith("*"):
            wanted |= {f"{prefix}{named[1:]}": False for prefix in games}
        elif "." in named:
            wanted[named] = False
        else:
            wanted = {**{clause.number: True for clause in everything if clause.section == named}, **wanted}
    known = {clause.number for clause in everything}
    return {number: whole for number, whole in wanted.items() if number in known}


def games_of(file: str) -> tuple[str, ...]:
    """The prefixes of the games that are played by the code of this file: `ER` and `FE` for `games/race/check.py`."""
    folder = Path(file).parts[1]
    return tuple(rulebook(game).prefix for game in games_with_rulebooks() if folder in books_of(game))


def all_citations() -> list[Citation]:
    """What all sources of rules cite. They are there in an installed Howdah too, compiled or not."""
    everything = [clause for name in rulebooks() for clause in rulebook(name).clauses]
    package = Path(howdah.__file__).parent
    found: list[Citation] = []
    for folder in FOLDERS:
        for path in sorted((package / folder).rglob("*.py")):
            if path.name == "__init__.py":
                continue
            source = Source(path.relative_to(package).as_posix(), path.read_text(encoding="utf-8"))
            found += source.citations(everything, games_of(source.file))
    return [one for one in found if not (one.file.startswith("engine/") and one.when == NEVER)]
