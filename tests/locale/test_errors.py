"""What the engine says of a wrong text has words in every language, found by its English text."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import howdah
from howdah.engine.errors import HowdahError, NotationError
from howdah.engine.registry import read_checked, set_table
from howdah.locale.errors import error_text, in_words, patterns, reason_of
from howdah.locale.languages import LANGUAGES
from howdah.locale.words import Words

FOLDER = Path(howdah.__file__).parent
DEVELOPERS = ("engine/scenario.py", "games/formula_e/tracks.py")
"""Files with texts that only who writes scenarios or the games' own data meets."""
OTHERS = ("each face once", "a letter, a shape and columns", "7 as on face 7, with c and h on plain cells only")
"""Of the games' own data as well; or with a code of its own."""


def template(node: ast.expr) -> str:
    """A text as it is written, with 7 for each fact; empty where it is not written here."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "7" for part in node.values)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return (template(node.left) or "7") + (template(node.right) or "7")
    return ""


def expectations() -> Iterator[str]:
    """Every text that says what would have been right, but those of tracks, which have codes of their own."""
    for path in sorted([*FOLDER.glob("engine/*.py"), *FOLDER.glob("games/**/*.py")]):
        if path.relative_to(FOLDER).as_posix() in DEVELOPERS:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "wrong":
                texts = [template(each) for each in node.args]
                if len(node.args) == 1 or texts[-1]:
                    yield texts[-1]
            elif isinstance(node, ast.Assign) and [ast.unparse(each) for each in node.targets] == ["expected"]:
                yield template(node.value)


@pytest.mark.parametrize("text", sorted({text for text in expectations() if text and text not in OTHERS}))
def test_what_was_expected_has_words(text: str) -> None:
    if text.startswith("a position that a game can reach"):
        text = text.replace("7", "RACE-2.2: elephants on starting cells")
    assert reason_of(text) is not None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said(lang: str) -> None:
    facts = {name: 3 for _, looks in patterns() for name in looks.groupindex}
    for key, _ in patterns():
        assert Words(lang, strict=True)(key, **facts)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("raj 3 / hand 1: 1..20", "строка 1, столбец 17: здесь '1..20', а нужно: числа от 1 до 15"),  # noqa: RUF001
        ("totem 2 / totem 1: z1", "клетка: ряд от a до s и пересекающее его число, например j10"),  # noqa: RUF001
        ("raj 3 / what: 1", "а нужно: раздел: "),  # noqa: RUF001
        ("", "здесь ничего, а нужно: первая строка, например «raj 3»"),  # noqa: RUF001
    ],
)
def test_a_position_that_cannot_be_read_says_so_in_russian(text: str, said: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_checked(text)
    assert said in error_text(caught.value, Words("ru"))
    assert error_text(caught.value, Words("en")) == str(caught.value)


def test_an_option_that_does_not_exist_says_so_in_portuguese() -> None:
    with pytest.raises(HowdahError) as caught:
        set_table("raj", 3, {"tie_rule": "coin"})
    assert error_text(caught.value, Words("pt")).startswith("a opção tie_rule de raj é uma destas: ")


def test_a_position_that_no_game_reaches_names_the_rule() -> None:
    text = "a position that a game can reach: TOT-4.3: the pieces of seat 1 are not all connected to their totem"
    assert in_words(text, Words("ru")).endswith("эта противоречит правилу TOT-4.3")


def test_what_has_no_words_stays_as_it_is() -> None:
    assert in_words("nobody has ever said this", Words("ru")) == "nobody has ever said this"
