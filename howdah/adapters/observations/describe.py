"""The fields of every game's observations as Markdown: `python -m howdah.adapters.observations.describe` prints what
stands in docs/adapters.md."""

from typing import Final

from howdah.adapters.observations import observer_of
from howdah.engine.registry import set_table

EXAMPLES: Final[list[tuple[str, int, dict[str, str]]]] = [
    ("raj", 5, {}),
    ("raj", 2, {"open_history": "on"}),
    ("totem", 2, {}),
    ("formula_e", 3, {}),
    ("elephant_rally", 2, {}),
]


def fields_of(game: str, seats: int, options: dict[str, str]) -> str:
    """One table: where each field begins, its shape, its range and its meaning."""
    observer = observer_of(set_table(game, seats, options))
    chosen = "".join(f", {name} {value}" for name, value in options.items())
    size = f"version {observer.version}, {observer.size} numbers, {len(observer.rules.actions)} actions"
    lines = [
        f"`{game}`, {seats} seats{chosen}: {size}.",
        "",
        "| field | from | shape | range | meaning |",
        "| --- | ---: | --- | --- | --- |",
    ]
    for field in observer.fields.values():
        shape = " x ".join(map(str, field.shape))
        lines.append(f"| `{field.name}` | {field.start} | {shape} | {field.low}..{field.high} | {field.meaning} |")
    return "\n".join([*lines, ""])


def all_fields() -> str:
    return "\n".join(fields_of(*example) for example in EXAMPLES)


if __name__ == "__main__":
    print(all_fields())
