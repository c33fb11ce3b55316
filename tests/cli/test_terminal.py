"""The same game at a real terminal: boxes, colours, the curtain, and leaving."""

import re

from howdah.cli.playing.screen import FIRST_SCREEN, OTHER_SCREEN, WIPE
from tests.cli.running import COLOURS, Terminal, on_screen


def test_a_person_plays_against_bots() -> None:
    with Terminal("play", "raj", "--seed", "1") as terminal:
        shown = terminal.wait_for("\n> ")
        assert "╭──╮" in shown
        assert "\x1b[31m-4\x1b[0m" in shown
        assert WIPE not in shown
        for line in COLOURS.sub("", shown).splitlines():
            assert len(line) <= 80
        terminal.type("3\n")
        assert "You have bid 3." in terminal.wait_for("Round 2 of 15")
        terminal.wait_for("\n> ")
        terminal.type("quit\n")
        terminal.wait_for("Enter leaves without:")
        terminal.type("\n")
        assert terminal.leave() == 0


def test_plain_has_no_boxes_and_colours() -> None:
    with Terminal("play", "raj", "--seed", "1", "--plain") as terminal:
        shown = terminal.wait_for("\n> ")
        assert "╭" not in shown
        assert "\x1b" not in shown
        terminal.type("\x04")
        assert terminal.leave() == 0
        assert "The game is not finished." in terminal.seen


def play_two_turns(first: int, second: int) -> list[str]:
    """Ana's bids are given; what Bo has before him when he is asked, each turn."""
    shown: list[str] = []
    with Terminal("play", "raj", "human:Ana", "human:Bo", "--seed", "1") as terminal:
        for bid, answer in [(first, 9), (second, 10)]:
            terminal.wait_for("Ana, press Enter when nobody else is looking. ")
            terminal.type("\n")
            terminal.wait_for("Ana, choose:")
            terminal.wait_for("> ")
            terminal.type(f"{bid}\n")
            handed_over = terminal.wait_for("Bo, press Enter when nobody else is looking. ")
            assert WIPE in handed_over
            curtain = on_screen(handed_over)
            assert re.fullmatch(r"Pass the screen to Bo\. Bo, press Enter when nobody else is looking\. ", curtain)
            terminal.type("\n")
            terminal.wait_for("Bo, choose:")
            terminal.wait_for("> ")
            shown.append(on_screen(terminal.seen))
            terminal.type(f"{answer}\n")
        terminal.wait_for("Ana, press Enter")
        terminal.interrupt()
        assert terminal.leave() == 130
        last = terminal.seen
    assert last.startswith(OTHER_SCREEN)
    assert f"{WIPE}{FIRST_SCREEN}" in last
    assert "howdah play --load" in last.rpartition(FIRST_SCREEN)[2]
    return shown


def test_nothing_of_a_sealed_bid_is_left_for_the_next_person() -> None:
    turn_1, turn_2 = play_two_turns(7, 12)
    assert "Ana has bid." in turn_1
    assert "Ana has bid " not in turn_1 + turn_2
    assert "Round 1 bids: Ana 7, Bo 9." in turn_2
    other_1, _ = play_two_turns(8, 12)
    _, other_2 = play_two_turns(7, 13)
    assert (turn_1, turn_2) == (other_1, other_2)


def test_typing_ahead_does_not_lift_the_curtain() -> None:
    with Terminal("play", "raj", "human:Ana", "human:Bo", "--seed", "1") as terminal:
        terminal.wait_for("Ana, press Enter when nobody else is looking. ")
        terminal.type("\n")
        terminal.wait_for("> ")
        terminal.type("7\n\n\n")
        terminal.wait_for("Bo, press Enter when nobody else is looking. ")
        assert terminal.read(0.3)
        assert "Bo, choose:" not in terminal.seen


def test_the_end_is_shown_to_all_on_the_first_screen() -> None:
    deck = "deck=bids 1..2 prizes 1 2"
    with Terminal("play", "raj", "human:Ana", "human:Bo", "--seed", "1", "--option", deck) as terminal:
        for name, bid in [("Ana", 1), ("Bo", 2), ("Ana", 2), ("Bo", 1)]:
            terminal.wait_for(f"{name}, press Enter")
            terminal.type("\n")
            terminal.wait_for(f"{name}, choose:")
            terminal.wait_for("> ")
            terminal.type(f"{bid}\n")
        terminal.wait_for(FIRST_SCREEN)
        shown = terminal.wait_for("Enter leaves without:")
        assert "Round 2 bids: Ana 2, Bo 1." in shown
        assert "RAJ-5" in shown
        terminal.type("\n")
        assert terminal.leave() == 0
