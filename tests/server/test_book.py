"""What can be learned and looked up over HTTP."""

from pathlib import Path

import pytest

from howdah.locale.languages import LANGUAGES
from howdah.locale.lesson_data import lesson_data
from howdah.locale.lessons import lessons
from tests.server.harness import run, serving, settings_for


@pytest.mark.parametrize("game", lessons())
def test_lessons_are_served_in_every_language(game: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(settings_for(tmp_path / "howdah.sqlite3")) as running, running.guest("Ana") as ana:
            for lang in LANGUAGES:
                made = await ana.get(f"/api/lessons/{game}/{lang}")
                assert made == lesson_data(game, lang)

    run(play())


@pytest.mark.parametrize("path", ["chess/en", "raj/xx", "..%2fraj/en", "raj/"])
def test_what_is_not_there_is_refused(path: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(settings_for(tmp_path / "howdah.sqlite3")) as running, running.guest("Ana") as ana:
            assert (await ana.http.get(f"/api/lessons/{path}")).status_code == 404

    run(play())
