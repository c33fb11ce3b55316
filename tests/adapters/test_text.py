"""A table in words: everything a seat needs to choose, and a reason for every refusal."""

import pytest

from howdah.adapters.text import TextTable
from howdah.engine.generator import Generator
from tests.adapters.tables import GAMES, SHORT


def test_a_prompt_tells_news_view_and_actions() -> None:
    table = TextTable("raj", seats=2, seed=7)
    prompt = table.prompt(0)
    assert "Turned up: 6." in prompt
    assert "raj 2 / stake: 6" in prompt
    assert prompt.endswith("bid 14\nbid 15")
    assert "Turned up" not in table.prompt(0), "news are told once"


def test_what_is_said_is_taken_or_refused_with_a_reason() -> None:
    table = TextTable("raj", seats=2, seed=7)
    assert table.say(0, " `Bid 9`. ").taken
    before = table.table.save()
    again = table.say(0, "bid 3")
    assert not again.taken
    assert again.text == "Your bid for this turn lies face down already; it is final. (RAJ-2.3)"
    wild = table.say(1, "I bid all my cards")
    assert not wild.taken
    assert "There is no action" in wild.text
    assert wild.text.endswith("bid 15"), "what is possible follows"
    assert table.table.save() == before
    answer = table.say(1, "bid 4")
    assert "Player 1 9, Player 2 4" in answer.text


def test_a_sealed_bid_is_in_nobody_elses_prompt() -> None:
    prompts = []
    for bid in (3, 12):
        table = TextTable("raj", seats=3, seed=7)
        table.say(0, f"bid {bid}")
        prompts.append(table.prompt(1))
    assert prompts[0] == prompts[1]


@pytest.mark.parametrize("lang", ["en", "pt", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_whole_games_in_words(game: str, lang: str) -> None:
    table = TextTable(game, options=SHORT[game], seed=2, lang=lang)
    chooser = Generator(4)
    while table.asked():
        seat = table.asked()[-1]
        legal = table.table.match.legal(seat)
        assert table.prompt(seat).endswith("\n".join(legal))
        assert table.say(seat, legal[int(chooser.below(len(legal)))]).taken
    assert table.teller.words(f"table-ending-{ending(table)}", players=winners(table)) in table.prompt(0)


def ending(table: TextTable) -> str:
    result = table.table.match.result()
    assert result is not None
    return result.ending


def winners(table: TextTable) -> str:
    result = table.table.match.result()
    assert result is not None
    return ", ".join(table.teller.names[seat] for seat in result.winners())
