"""What each game can say, in the browser's language: made from the vocabularies of the games.

A folder of `web/src/games` gets one file: the types of views and events, and what the client looks up at run time,
such as which facts are secret. `python -m howdah.server.protocol.typescript` writes them.
"""

import ast
import importlib.util
import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from howdah.engine.registry import games, vocabulary_of
from howdah.engine.vocabulary import TABLE_EVENTS, TABLE_REASONS, EventKind, FactKind, Facts, Vocabulary
from howdah.server.protocol.comments import comment, field_comments

FOLDER: Final = Path("web/src/games")
HEAD: Final = """\
// Made by `python -m howdah.server.protocol.typescript`; change howdah/games/*/vocabulary.py instead.
import type { Vocabulary } from '../vocabulary';
"""
PLAIN: Final = {"int": "number", "str": "string", "bool": "boolean", "None": "null"}
SAID_AS_THEY_ARE: Final = ("cell", "number", "text")
"""Kinds of facts that need no words of their own."""


def game_files() -> dict[Path, str]:
    """All files, each with its text."""
    by_client: dict[str, list[Vocabulary]] = {}
    for meta in games():
        if meta.make is None:
            vocabulary = vocabulary_of(meta.name)
            by_client.setdefault(vocabulary.client, []).append(vocabulary)
    return {FOLDER / client / "vocabulary.gen.ts": game_types(found) for client, found in by_client.items()}


def game_types(vocabularies: list[Vocabulary]) -> str:
    """The file of games that are drawn alike: they share their fields."""
    first = vocabularies[0]
    events: dict[str, EventKind] = {}
    for vocabulary in vocabularies:
        events |= vocabulary.events
    name = camel(first.client)
    parts = [HEAD, *interfaces(first.fields), event_union(f"{name[0].upper()}{name[1:]}Event", events.values())]
    return "\n".join([*parts, *map(constant, vocabularies)])


def camel(name: str) -> str:
    """`elephant_rally` as the client writes it."""
    first, *rest = name.split("_")
    return first + "".join(word.capitalize() for word in rest)


# Views.


def interfaces(fields: type) -> list[str]:
    """The TypedDict of a view, and those that it is made of, before it."""
    found: dict[str, str] = {}
    collect(fields, found)
    return list(found.values())


def collect(fields: type, found: dict[str, str]) -> None:
    """From the source: compiled classes do not know the types of their fields."""
    source = source_of(fields)
    module = sys.modules[fields.__module__]
    names = [base.id for base in source.bases if isinstance(base, ast.Name) and base.id != "TypedDict"]
    annotations = [line for line in source.body if isinstance(line, ast.AnnAssign)]
    used = {node.id for line in annotations for node in ast.walk(line.annotation) if isinstance(node, ast.Name)}
    for name in [*names, *sorted(used - {*PLAIN, "list", "dict"})]:
        collect(getattr(module, name), found)
    comments = field_comments(source)
    extends = f" extends {', '.join(names)}" if names else ""
    lines = [*comment(ast.get_docstring(source) or "", ""), f"export interface {fields.__name__}{extends} {{"]
    for line in annotations:
        assert isinstance(line.target, ast.Name)
        lines += comment(comments.get(line.target.id, ""), "  ")
        lines.append(f"  {line.target.id}: {type_text(line.annotation)};")
    found[fields.__name__] = "\n".join([*lines, "}", ""])


def source_of(item: type) -> ast.ClassDef:
    """A class as it is written; sources lie beside compiled modules."""
    spec = importlib.util.find_spec(item.__module__)
    assert spec is not None
    assert spec.origin is not None
    path = Path(spec.origin).with_name(f"{item.__module__.rpartition('.')[2]}.py")
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return next(node for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and node.name == item.__name__)


def type_text(node: ast.expr) -> str:
    """An annotation in the browser's language."""
    match node:
        case ast.Name(id=name):
            return PLAIN.get(name, name)
        case ast.Constant(value=None):
            return PLAIN["None"]
        case ast.BinOp(left=left, right=right):
            return f"{type_text(left)} | {type_text(right)}"
        case ast.Subscript(value=ast.Name(id="list"), slice=item):
            text = type_text(item)
            return f"({text})[]" if "|" in text else f"{text}[]"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, value])):
            return f"Record<{type_text(key)}, {type_text(value)}>"
        case _:
            raise TypeError(f"views hold plain data, not {ast.unparse(node)}")


# Events.


def event_union(name: str, events: Iterable[EventKind]) -> str:
    """What happened, as whoever is told it: a secret fact may be missing."""
    lines = [event_type(event) for event in [*events, *TABLE_EVENTS.values()]]
    return f"/** What happens; facts with a question mark are told to some only. */\nexport type {name} =\n" + (
        "\n".join(lines) + ";\n"
    )


def event_type(event: EventKind) -> str:
    facts = [f"{name}: {fact_type(kind)}" for name, kind in event.facts.items()]
    facts += [f"{name}?: {fact_type(kind)}" for name, kind in event.secret.items()]
    held = f"{{ {'; '.join(facts)} }}" if facts else "Record<string, never>"
    return f"  | {{ kind: '{event.kind}'; facts: {held} }}"


def fact_type(kind: FactKind) -> str:
    return ("number" if kind.is_number else "string") + ("[]" if kind.many else "")


# What the client looks up.


def constant(vocabulary: Vocabulary) -> str:
    """One game's vocabulary as data."""
    events = {**vocabulary.events, **TABLE_EVENTS}
    reasons = {code: reason.facts for code, reason in vocabulary.reasons.items()} | TABLE_REASONS
    data: dict[str, Mapping[str, object]] = {
        "events": facts_of({kind: {**event.facts, **event.secret} for kind, event in events.items()}),
        "secrets": {kind: list(event.secret) for kind, event in events.items() if event.secret},
        "reasons": facts_of(reasons),
        "suggestions": facts_of(vocabulary.suggestions),
        "whys": facts_of(vocabulary.whys),
        "actions": {verb: [kind.name for kind in kinds] for verb, kinds in vocabulary.actions.items() if kinds},
        "clauses": {phase.name: phase.clauses for phase in vocabulary.phases.values()},
    }
    moving = [phase.name for phase in vocabulary.phases.values() if phase.moving]
    lines = [f"export const {camel(vocabulary.game)}: Vocabulary = {{"]
    for name, entries in data.items():
        lines += [f"  {name}: {{", *(f"    '{key}': {json.dumps(value)}," for key, value in entries.items()), "  },"]
    return "\n".join([*lines, f"  moving: {json.dumps(moving)},", "};", ""])


def facts_of(declared: Mapping[str, Facts]) -> dict[str, dict[str, str]]:
    """The facts that are said in words of their own, by their kinds."""
    found = {
        code: {name: kind.name for name, kind in facts.items() if kind.name not in SAID_AS_THEY_ARE}
        for code, facts in declared.items()
    }
    return {code: facts for code, facts in found.items() if facts}
