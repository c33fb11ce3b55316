"""Taking back in the terminal: alone with bots, at a shared screen, and at a server's table, where others are asked."""

from pathlib import Path
from typing import Any

import pytest

from howdah.cli.playing.joining import RemoteTable
from howdah.cli.playing.remote import Remote
from howdah.cli.playing.screen import Screen
from howdah.locale.words import words
from howdah.server.http.routes.seats import ROUTES
from howdah.server.protocol import from_server
from tests.cli.running import run

TAKE_BACK = "/api/tables/t1/seats/{}/take-back"


class Server(Remote):
    """Notes what is asked for over HTTP."""

    def __init__(self, keep: Path) -> None:
        super().__init__("http://127.0.0.1:1/table/t1", keep / "guests.json")
        self.calls: list[tuple[str, str]] = []

    def call(self, path: str, body: object | None = None, method: str | None = None) -> Any:
        assert body is None
        assert method is not None
        self.calls.append((method, path))


class Typist(Screen):
    """Types one answer, and keeps what it was asked."""

    def __init__(self, answer: str) -> None:
        super().__init__(plain=True)
        self.answer = answer
        self.asked: list[str] = []

    def ask(self, prompt: str) -> str:
        self.asked.append(prompt)
        return self.answer


def table_of(taking_back: int, you: int = 2) -> from_server.Table:
    names = {1: "Ana", 2: "Bo"}
    seats = [from_server.SeatInfo(seat, "person", names[seat], "red", yours=seat == you) for seat in names]
    info = from_server.TableInfo("t1", "raj", {}, seats, "playing", "none", False, "Ana", 0, taking_back=taking_back)
    return from_server.Table(info, [you])


def update_of(undo: from_server.Reason | None, take_back: bool) -> from_server.Update:
    return from_server.Update(2, 1, [], from_server.View({}), [], [1], 1, undo=undo, take_back=take_back)


@pytest.mark.parametrize(
    ("lang", "answer", "method"), [("en", "yes", "POST"), ("en", "later", "DELETE"), ("ru", "Да", "POST")]
)
def test_whoever_is_asked_answers_once(lang: str, answer: str, method: str, tmp_path: Path) -> None:
    server, screen = Server(tmp_path), Typist(answer)
    terminal = RemoteTable(server, "t1", words(lang), screen)
    terminal.receive(table_of(0))
    assert not terminal.answer_wish()
    terminal.receive(table_of(1))
    assert terminal.answer_wish()
    assert not terminal.answer_wish()
    assert server.calls == [(method, TAKE_BACK.format(1))]
    assert len(screen.asked) == 1
    assert screen.asked[0].startswith("Ana")
    terminal.receive(table_of(0))
    terminal.receive(table_of(1))
    assert terminal.answer_wish(), "a second wish is asked about again"


def test_nobody_is_asked_about_an_own_wish(tmp_path: Path) -> None:
    terminal = RemoteTable(Server(tmp_path), "t1", words("en"), Typist("yes"))
    terminal.receive(table_of(2))
    assert not terminal.answer_wish()


def test_undo_asks_the_others_only_where_it_must(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    server = Server(tmp_path)
    terminal = RemoteTable(server, "t1", words("en"), Typist(""))
    sent: list[object] = []
    terminal.send = sent.append  # type: ignore[method-assign, assignment]
    terminal.receive(table_of(0))
    for update in (update_of(None, take_back=True), update_of(from_server.Reason("undo-fate"), take_back=False)):
        terminal.answer(2, update, "undo", choices_of(terminal))
    assert len(sent) == 2
    assert not server.calls
    terminal.answer(2, update_of(from_server.Reason("undo-other-seat"), take_back=True), "undo", choices_of(terminal))
    assert server.calls == [("POST", TAKE_BACK.format(2))]
    assert "You have asked the others" in capsys.readouterr().out


def choices_of(terminal: RemoteTable) -> Any:
    from howdah.cli.playing.choices import Choices

    return Choices([], terminal.teller().action)


def test_the_server_has_both_ways() -> None:
    methods = {route.method for route in ROUTES if route.path.endswith("/take-back")}
    assert methods == {"POST", "DELETE"}


def test_at_a_shared_screen_a_bid_comes_back_while_it_lies_face_down() -> None:
    typed = "\nbid 3\n\nundo 9\nundo ana\n\nbid 5\n\nundo 1\n\nbid 7\n\nbid 8\n\nundo 1\nquit\n\n"
    done = run("play", "raj", "human:Ana", "human:Bo", "--seed", "1", typed=typed)
    assert "This table has only 2 seats." in done.stdout
    back = done.stdout.split("Ana took back the last move. Everyone agreed.")
    assert len(back) > 2
    assert "bid 1 2 3 4 5 6" in back[1]
    assert "Can't be undone" in back[-1], "the bids are open by then"
