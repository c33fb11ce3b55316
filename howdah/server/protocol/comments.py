"""The texts that stand below fields in the sources, for the browser's types."""

import ast
import inspect
import itertools


def field_comments(source: ast.ClassDef) -> dict[str, str]:
    """The text that stands below each field."""
    found: dict[str, str] = {}
    for field, below in itertools.pairwise(source.body):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(below, ast.Expr)
            and isinstance(below.value, ast.Constant)
        ):
            found[field.target.id] = inspect.cleandoc(str(below.value.value))
    return found


def comment(text: str, indent: str) -> list[str]:
    return [f"{indent}/** {' '.join(text.split())} */"] if text else []
