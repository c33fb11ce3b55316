"""The browser's types, made from the same classes that the server speaks with.

`python -m howdah.server.typescript` writes `web/src/protocol.gen.ts`; a test fails when that file is behind.
"""

import ast
import inspect
import itertools
import textwrap
from pathlib import Path
from types import ModuleType
from typing import Final

import msgspec
from msgspec import inspect as shapes

from howdah.server import messages, resources, track_resources

FILE: Final = Path("web/src/protocol.gen.ts")
HEAD: Final = (
    "// Made by `python -m howdah.server.typescript`; change howdah/server/messages.py and resources.py instead.\n"
)
PLAIN: Final[dict[type, str]] = {
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.StrType: "string",
    shapes.BoolType: "boolean",
    shapes.NoneType: "null",
    shapes.AnyType: "unknown",
}


def generate() -> str:
    """The whole file."""
    parts = [HEAD, f"export const VERSION = {messages.VERSION};\n"]
    parts.append(f"export const COLOURS = {list(resources.COLOURS)} as const;\n".replace("'", '"'))
    for module in (messages, resources, track_resources):
        structs = [item for item in vars(module).values() if is_struct_of(item, module)]
        parts += [interface(struct) for struct in structs if struct.__struct_fields__]
    for name in ("FromClient", "FromServer"):
        union = getattr(messages, name)
        parts.append(f"export type {name} = {' | '.join(member.__name__ for member in union.__args__)};\n")
    return "\n".join(parts)


def is_struct_of(item: object, module: ModuleType) -> bool:
    return isinstance(item, type) and issubclass(item, msgspec.Struct) and item.__module__ == module.__name__


def interface(struct: type[msgspec.Struct]) -> str:
    """One interface. What a client sends may leave defaults out; what a server tells leaves them out."""
    info = shapes.type_info(struct)
    assert isinstance(info, shapes.StructType)
    comments = field_comments(struct)
    lines = [*comment(own_doc(struct), ""), f"export interface {struct.__name__} {{"]
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    optional = struct.__struct_config__.omit_defaults or issubclass(struct, resources.Body | messages.Say)
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


def field_comments(struct: type) -> dict[str, str]:
    """The text that stands below each field in the source."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(struct)))
    body = tree.body[0].body if isinstance(tree.body[0], ast.ClassDef) else []
    found: dict[str, str] = {}
    for field, below in itertools.pairwise(body):
        is_text = isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant)
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and is_text:
            assert isinstance(below, ast.Expr)
            assert isinstance(below.value, ast.Constant)
            found[field.target.id] = inspect.cleandoc(str(below.value.value))
    return found


def comment(text: str, indent: str) -> list[str]:
    return [f"{indent}/** {' '.join(text.split())} */"] if text else []


if __name__ == "__main__":
    FILE.write_text(generate(), encoding="utf-8")
