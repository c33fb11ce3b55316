"""HTTP: what can be learned and looked up. Nothing here depends on who asks, and nothing changes while we run."""

import asyncio
from functools import cache

import msgspec

from howdah.engine.registry import games
from howdah.locale.languages import LANGUAGES
from howdah.locale.lesson_data import lesson_data
from howdah.locale.lessons import lessons
from howdah.server.calls import Call, Route
from howdah.server.resources import Course
from howdah.server.seating import refuse


async def learn(call: Call) -> Course:
    """A first game to learn by doing: every moment of it, and the answer to everything that can be tried."""
    game, lang = call.path["game"], call.path["lang"]
    if lang not in LANGUAGES or game not in lessons() or game not in [meta.name for meta in games()]:
        raise refuse("not-found")
    return await asyncio.to_thread(course, game, lang)


@cache
def course(game: str, lang: str) -> Course:
    """A lesson in the shape that clients are promised."""
    return msgspec.convert(lesson_data(game, lang), Course)


ROUTES = [
    Route("GET", "/api/lessons/{game}/{lang}", learn, Course),
]
