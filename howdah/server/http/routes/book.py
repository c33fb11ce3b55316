"""HTTP: what belongs to the clauses of a rulebook besides their text. It depends on nobody who asks."""

import asyncio
from functools import cache

from howdah.engine.registry import games
from howdah.locale.clauses import rulebooks
from howdah.locale.examples import Example
from howdah.locale.languages import LANGUAGES
from howdah.locale.pictures.svg import DARK, LIGHT
from howdah.locale.rulebook import Article, Page, option_data, page, played_elsewhere
from howdah.server.http.calls import Call, Route
from howdah.server.protocol.resources import BookExample, BookOption, ClauseExtras, RulebookAnswer
from howdah.server.refusals import refuse


async def rulebook(call: Call) -> RulebookAnswer:
    """The options that change clauses of a game, and examples drawn and told in a language."""
    game, lang = call.path["game"], call.path["lang"]
    known = game in rulebooks() and game in [meta.name for meta in games()]
    if not known or lang not in LANGUAGES:
        raise refuse("not-found")
    return await asyncio.to_thread(extras, game, lang)


@cache
def extras(game: str, lang: str) -> RulebookAnswer:
    """Drawn once while we run."""
    made = page(game, lang)
    found = [clause_extras(article, made) for article in made.articles()]
    return RulebookAnswer([one for one in found if one.options or one.examples])


def clause_extras(article: Article, made: Page) -> ClauseExtras:
    options = [
        BookOption(option.name, option.choices, option.default, str(option_data(option, made)["about"]))
        for option in article.options
    ]
    return ClauseExtras(article.clause.number, options, [example_of(example, made) for example in article.examples])


def example_of(example: Example, made: Page) -> BookExample:
    elsewhere = played_elsewhere(example, made)
    lines = [elsewhere] if elsewhere else []
    lines += [line.text for line in example.course] + [line.strip() for line in example.ending]
    options = [f"{name}={value}" for name, value in example.options.items()]
    return BookExample(example.name, example.title, options, lines, example.svg(LIGHT), example.svg(DARK))


ROUTES = [Route("GET", "/api/rulebook/{game}/{lang}", rulebook, RulebookAnswer)]
