"""What a stranger expects of a terminal: editing, hints, saving on the way out, help in words, all on one screen."""

import re
from pathlib import Path

import pytest

from howdah.cli.playing.choices import Choices
from howdah.cli.speaking import help_keys, language_in, plain, sentences
from howdah.locale.languages import LANGUAGES, SOURCE_LANGUAGE
from howdah.locale.words import words
from tests.cli.running import COLOURS, HERE, Terminal, run, run_process

LITTLE = "deck=bids 1..4 prizes 1 2 3 4"
SCREEN = (80, 24)
PROMPT = "\n> "


def last_screen(seen: str) -> list[str]:
    """The lines of a screen of 24 that are still to be seen."""
    return COLOURS.sub("", seen).replace("\r", "").split("\n")[-SCREEN[1] :]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_totem_and_its_choices_fit_on_one_screen_in_colours(lang: str) -> None:
    with Terminal(
        "play", "totem", "me", "bot:random", "bot:random", "bot:random", "--seed", "3", "--lang", lang
    ) as one:
        shown = one.wait_for(PROMPT)
        for _ in range(2):
            one.type("1\n")
            shown = one.wait_for(PROMPT)
            lines = last_screen(shown)
            assert any(line.startswith("  s ") for line in lines), "the upper row has left the screen"
            assert any(line.startswith("  a ") for line in lines)
            assert max(map(len, lines)) <= SCREEN[0]
        assert "\x1b[1;7;31mA" in shown
        assert re.search(r"\x1b\[34mb\x1b\[0m", shown)


def test_several_actions_go_in_one_line_until_one_is_refused() -> None:
    typed = "3; 4; 99; 5\nquit\n\n"
    done = run("play", "raj", "me", "bot:random", "--seed", "1", typed=typed)
    assert "You have bid 3." in done.stdout
    assert "You have bid 4." in done.stdout
    assert "There is no action “bid 99” in this game." in done.stdout
    assert "Not done: 5" in done.stdout
    assert "You have bid 5." not in done.stdout


def test_a_hint_is_asked_for_at_the_table_and_changes_nothing() -> None:
    table = ("play", "raj", "me", "bot:random", "--seed", "1", "--option", LITTLE)
    hinted = run(*table, typed="hint\n1\n2\n3\n4\n\n").stdout
    plainly = run(*table, typed="1\n2\n3\n4\n\n").stdout
    assert re.search(r"A strong bot would play.*:\n  bid \d \(\d+%\)\n", hinted)
    assert hinted.partition("You have bid 1.")[2] == plainly.partition("You have bid 1.")[2]


def test_nobody_is_asked_without_a_choice_and_a_deal_is_told_in_a_line_a_player() -> None:
    done = run("play", "formula_e", "me", "bot:random", "bot:random", "--seed", "5", typed="1\nquit\n\n").stdout
    assert re.search(r"^You drew (\w[\w ]+, ){5}\w[\w ]+\.$", done, re.MULTILINE)
    assert "Bot 2 drew 6 cards." in done
    assert "answered" not in done
    assert "choose:\n   1) let it pass\n" not in done


def test_at_a_shared_screen_everybody_is_asked_whatever_they_hold() -> None:
    people = ("human:Ana", "human:Bo", "bot:random")
    done = run("play", "formula_e", *people, "--seed", "5", typed="\n1\n" * 20).stdout
    assert "choose:\n   1) let it pass\n" in done


def test_unknown_words_point_to_help() -> None:
    done = run("play", "raj", "me", "bot:random", "--seed", "1", typed="hlep\nquit\n\n")
    assert "Type “help” to see what you can do." in done.stdout


@pytest.mark.parametrize("way", ["ctrl-c", "ctrl-d"])
def test_leaving_saves_and_says_how_to_go_on(way: str) -> None:
    with Terminal("play", "raj", "me", "bot:random", "--seed", "1") as terminal:
        terminal.wait_for(PROMPT)
        terminal.type("3\n")
        terminal.wait_for("Round 2 of 15")
        terminal.wait_for(PROMPT)
        if way == "ctrl-c":
            terminal.interrupt()
        else:
            terminal.type("\x04")
        assert terminal.leave() == (130 if way == "ctrl-c" else 0)
        said = re.search(r"To go on: howdah play --load (\S+)", terminal.seen)
        assert said is not None
        assert Path(said[1]).parent == Path(terminal.folder.name) / "howdah" / "games"
        again = run_process("play", "--load", said[1], typed="")
        assert "Round 2 of 15" in again.stdout


def test_a_pipe_that_ends_writes_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert "To go on" not in run_process("play", "raj", typed="3\n").stdout
    assert list(tmp_path.iterdir()) == []


def test_the_last_line_comes_back_with_an_arrow() -> None:
    pytest.importorskip("readline")
    with Terminal("play", "raj", "me", "bot:random", "--seed", "1") as terminal:
        terminal.wait_for(PROMPT)
        terminal.type("3\n")
        terminal.wait_for("Round 2 of 15")
        terminal.wait_for(PROMPT)
        terminal.type("\x1b[A\n")
        terminal.wait_for("You have already played bid card 3")


def test_many_cells_are_listed_and_typed_alone() -> None:
    cells = [f"{letter}{number}" for letter in "abc" for number in range(1, 5)]
    choices = Choices([*(f"piece {cell}" for cell in cells), "end"], lambda text: text.replace("piece", "move"))
    assert choices.lines() == ["  move " + " ".join(cells), "  13) end"]
    assert choices.named("b2") == "piece b2"
    assert choices.named("13") == "end"


# The command line in words


@pytest.mark.parametrize(
    ("args", "rest", "lang"),
    [
        (["play", "raj", "--lang", "ru"], ["play", "raj"], "ru"),
        (["--lang=pt-br", "games"], ["games"], "pt-BR"),
        (["games", "--lang", "pt_PT"], ["games"], "pt"),
        (["rules", "raj", "--", "--lang", "ru"], ["rules", "raj", "--", "--lang", "ru"], "en"),
    ],
)
def test_the_language_may_stand_anywhere(
    args: list[str], rest: list[str], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in HERE.items():
        monkeypatch.setenv(name, value)
    assert language_in(args) == (rest, lang)


def test_help_is_in_the_language() -> None:
    shown = run("play", "--help", "--lang", "ru").stdout
    assert "Играть в GAME в терминале." in shown
    assert "Параметры:" in shown
    assert "Продолжить сохранённую игру." in run("--lang", "ru", "play", "-h").stdout
    assert "Jogar no terminal." in run("--lang", "pt").stdout
    assert "link que você recebeu" in run("play", "--help", "--lang", "pt-BR").stdout
    assert "Go on with a saved game." in run("play", "--help").stdout


def test_what_help_says_in_other_languages_is_what_the_code_says() -> None:
    english = words(SOURCE_LANGUAGE)
    commands = ["games", "learn", "play", "hint", "replay", "review", "puzzle", "rules", "sim", "compare", "ladder"]
    pages = [run("--help").stdout, *(run(command, "--help").stdout for command in commands)]
    shown = plain(" ".join(pages))
    missing = [key for key in help_keys() if plain(english(key)).rstrip(":") not in shown]
    assert missing == ["cli-help-required"] or missing == [], missing
    assert all(len(sentences(lang)) == len(help_keys()) for lang in LANGUAGES)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["plai"], "There is no command “plai”. Did you mean: play, replay? (see howdah --help)"),
        (["--lang", "ru", "plai"], "Нет команды «plai». Может быть: play, replay? (см. howdah --help)"),
        (
            ["play", "raj", "--sets", "3", "--lang", "pt"],
            "Aqui não há a opção --sets; parecidas: --seats, --seed, --as.",
        ),
        (["play", "--lang", "xx"], "there are no words in 'xx'; there are: en, pt, pt-BR, ru"),
        (["play", "--lang"], "--lang needs a language: en, pt, pt-BR, ru"),
    ],
)
def test_a_wrong_line_is_answered_in_words_and_points_to_help(args: list[str], said: str) -> None:
    done = run(*args)
    assert done.exit_code == 2
    assert said in done.stderr


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("howdah pla", ["play"]),
        ("howdah play ra", ["raj"]),
        ("howdah play raj bot:me", ["bot:medium"]),
        ("howdah play raj --option tie", ["tie_rule=cancel", "tie_rule=mouse"]),
        ("howdah hint x --level ea", ["easy"]),
    ],
)
def test_the_shell_completes(line: str, offered: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("_HOWDAH_COMPLETE", "bash_complete")
    monkeypatch.setenv("COMP_WORDS", line)
    monkeypatch.setenv("COMP_CWORD", str(len(line.split()) - 1))
    assert run_process().stdout.split() == [f"plain,{word}" for word in offered]
