"""The browser's types, made from the same classes that the server speaks with.

`python -m howdah.server.protocol.typescript` writes `web/src/protocol.gen.ts` and what `game_types` makes of the games'
vocabularies and `deck_texts` of their decks; a test fails when a file is behind.
"""

import ast
import inspect
import textwrap
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import Final, get_args

import msgspec
from msgspec import inspect as shapes

from howdah.engine.vocabulary import FACT_KINDS
from howdah.review import model
from howdah.server.protocol import (
    after_resources,
    deck_texts,
    from_client,
    from_server,
    notice_resources,
    person_resources,
    resources,
    shared,
    track_resources,
)
from howdah.server.protocol.comments import comment, field_comments
from howdah.server.protocol.game_types import game_files

FILE: Final = Path("web/src/protocol.gen.ts")
REVIEW_FILE: Final = Path("web/src/review/review.gen.ts")
REVIEW_HEAD: Final = "// Made by `python -m howdah.server.protocol.typescript`; change howdah/review/model.py.\n"
HEAD: Final = "// Made by `python -m howdah.server.protocol.typescript`; change the classes beside it instead.\n"
PLAIN: Final[dict[type, str]] = {
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.StrType: "string",
    shapes.BoolType: "boolean",
    shapes.NoneType: "null",
    shapes.AnyType: "unknown",
}


MODULES: Final = (
    from_client,
    from_server,
    resources,
    track_resources,
    notice_resources,
    person_resources,
    after_resources,
)


def generate() -> str:
    """The whole file."""
    parts = [HEAD, 'import type { BidBook, Review } from "./review/review.gen";\n']
    parts.append(f"export const VERSION = {shared.VERSION};\n")
    parts.append(f"export const COLOURS = {list(resources.COLOURS)} as const;\n".replace("'", '"'))
    kinds = " | ".join(f'"{name}"' for name in FACT_KINDS)
    parts.append(f"/** What a fact can be; it says how the fact becomes words. */\nexport type FactKind = {kinds};\n")
    for module in MODULES:
        structs = [item for item in vars(module).values() if is_struct_of(item, module)]
        parts += [interface(struct) for struct in structs if struct.__struct_fields__]
    said, told = get_args(from_client.FromClient), get_args(from_server.FromServer)
    parts += [union("FromClient", said), union("FromServer", told)]
    parts.append(union("Request", [each for each in said if has_id(each)]))
    parts.append(union("Answer", [each for each in told if has_id(each) and each is not from_server.Refused]))
    return "\n".join(parts)


def review_types() -> str:
    """What a review says. In a file of its own: it has moments and shares as the protocol has, and they are others."""
    structs = [item for item in vars(model).values() if is_struct_of(item, model)]
    return "\n".join([REVIEW_HEAD, *(interface(struct) for struct in structs)])


def all_files() -> dict[Path, str]:
    """Every file that is made here, with its text."""
    return {FILE: generate(), REVIEW_FILE: review_types(), deck_texts.FILE: deck_texts.deck_file(), **game_files()}


def union(name: str, members: Iterable[type[msgspec.Struct]]) -> str:
    return f"export type {name} = {' | '.join(member.__name__ for member in members)};\n"


def has_id(struct: type[msgspec.Struct]) -> bool:
    """A request, or what answers it, carries the number that the client chose."""
    return "id" in struct.__struct_fields__


def is_struct_of(item: object, module: ModuleType) -> bool:
    return isinstance(item, type) and issubclass(item, msgspec.Struct) and item.__module__ == module.__name__


def interface(struct: type[msgspec.Struct]) -> str:
    """One interface. What a client sends may leave defaults out; what a server tells leaves them out."""
    info = shapes.type_info(struct)
    assert isinstance(info, shapes.StructType)
    comments = field_comments(class_of(struct))
    lines = [*comment(own_doc(struct), ""), f"export interface {struct.__name__} {{"]
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    optional = struct.__struct_config__.omit_defaults or issubclass(struct, resources.Body | from_client.ClientMessage)
    for field in info.fields:
        lines += comment(comments.get(field.name, ""), "  ")
        mark = "" if field.required or not optional else "?"
        lines.append(f"  {field.encode_name}{mark}: {type_text(field.type)};")
    return "\n".join([*lines, "}", ""])


def type_text(shape: shapes.Type) -> str:
    """A type in the browser's language."""
    match shape:
        case shapes.StructType():
            return shape.cls.__name__
        case shapes.LiteralType():
            return " | ".join(f'"{value}"' for value in shape.values)
        case shapes.ListType():
            item = type_text(shape.item_type)
            return f"({item})[]" if "|" in item else f"{item}[]"
        case shapes.DictType():
            return f"Record<{type_text(shape.key_type)}, {type_text(shape.value_type)}>"
        case shapes.UnionType():
            return " | ".join(type_text(part) for part in shape.types)
        case _:
            return PLAIN[type(shape)]


def own_doc(struct: type) -> str:
    return inspect.cleandoc(struct.__dict__.get("__doc__") or "")


def class_of(struct: type) -> ast.ClassDef:
    """A class as it is written."""
    (found,) = ast.parse(textwrap.dedent(inspect.getsource(struct))).body
    assert isinstance(found, ast.ClassDef)
    return found


if __name__ == "__main__":
    for path, text in all_files().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
