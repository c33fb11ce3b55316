"""What a page keeps: rows by key, each a plain value that JSON can hold.

A key is a kind and what tells rows of it apart: `("entry", table, number)`. Memory holds all of them, in the order of
their keys where that matters; what has not been kept yet is in a `Draft`.
"""

from collections.abc import Callable, Iterable
from typing import Any

Key = tuple[str | int, ...]
Operation = tuple[Key, Any]
"""A key, and its new value; None: it is gone."""


class Rows:
    """All rows, by kind and, where rows belong to something, by what they belong to."""

    def __init__(self, kept: Iterable[Operation] = ()) -> None:
        self.by_kind: dict[str, dict[Key, Any]] = {}
        self.of_table: dict[tuple[str, str], dict[Key, Any]] = {}
        self.apply(kept)

    def apply(self, operations: Iterable[Operation]) -> None:
        """These operations are kept now."""
        for key, value in operations:
            for rows in self.places(key):
                if value is None:
                    rows.pop(key, None)
                else:
                    rows[key] = value

    def places(self, key: Key) -> list[dict[Key, Any]]:
        kind = str(key[0])
        found = [self.by_kind.setdefault(kind, {})]
        if len(key) > 2:
            found.append(self.of_table.setdefault((kind, str(key[1])), {}))
        return found

    def get(self, *key: str | int) -> Any:
        return self.by_kind.get(str(key[0]), {}).get(key)

    def all(self, kind: str) -> list[Any]:
        return list(self.by_kind.get(kind, {}).values())

    def of(self, kind: str, table: str) -> list[tuple[Key, Any]]:
        """The rows of a table, in the order of their numbers."""
        return sorted(self.of_table.get((kind, table), {}).items(), key=lambda row: row[0][2])


class Draft:
    """Rows that are about to be kept: what is read is what was kept, what is written waits."""

    def __init__(self, rows: Rows) -> None:
        self.rows = rows
        self.operations: list[Operation] = []

    def put(self, *key: str | int, value: Any) -> None:
        self.operations.append((key, value))

    def drop(self, *key: str | int) -> None:
        self.operations.append((key, None))

    def drop_table(self, kinds: Iterable[str], table: str, when: Callable[[Any], bool] = lambda _: True) -> None:
        for kind in kinds:
            for key, value in self.rows.of(kind, table):
                if when(value):
                    self.operations.append((key, None))
