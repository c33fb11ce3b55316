"""A table in words: everything a seat needs to choose, and a reason for every refusal."""

import pytest

from howdah.adapters.text import TextTable, named_in
from howdah.engine.errors import OptionError
from howdah.engine.generator import Generator
from howdah.engine.registry import find
from howdah.locale.clauses import rulebook
from tests.adapters.tables import GAMES, SHORT


def test_a_prompt_tells_news_view_and_actions() -> None:
    table = TextTable("raj", seats=2, seed=7)
    prompt = table.prompt(0)
    assert "Prize: 6." in prompt
    assert "raj 2 / stake: 6" in prompt
    assert prompt.endswith("bid 14\nbid 15")
    assert table.prompt(0) == prompt, "asking again changes nothing"
    table.say(0, "bid 3")
    assert "Turned up" not in table.prompt(0), "it has acted on that"
    table.say(1, "bid 4")
    later = table.prompt(0)
    assert "Player 1 3, Player 2 4" in later
    assert table.prompt(0) == later


def test_what_is_said_is_taken_or_refused_with_a_reason() -> None:
    table = TextTable("raj", seats=2, seed=7)
    assert table.say(0, " `Bid 9`. ").taken
    before = table.table.save()
    again = table.say(0, "bid 3")
    assert not again.taken
    assert again.text.splitlines() == [
        "You have already bid this round. Bids can't be changed. (RAJ-2.3)",
        "It is not possible this turn.",
    ]
    wild = table.say(1, "I bid all my cards")
    assert not wild.taken
    assert wild.text.startswith("No action was found in “I bid all my cards”.")
    assert wild.text.endswith("bid 15"), "what is possible follows"
    assert table.table.save() == before
    answer = table.say(1, "bid 4")
    assert "Player 1 9, Player 2 4" in answer.text


@pytest.mark.parametrize(
    "said",
    [
        "Action: bid 9",
        "**Action**: `bid 9`",
        "I think I should bid 9",
        "I could bid 10 or bid 3, but that is too much.\nAction: bid 9",
        "BID  9!",
        "Let me think.\n\nbid 9",
    ],
)
def test_an_action_is_found_in_what_models_write(said: str) -> None:
    table = TextTable("raj", seats=2, seed=7)
    assert table.say(0, said).taken
    assert table.table.match.view(0).fields["sealed"] == 9


def test_what_was_not_understood_is_said() -> None:
    table = TextTable("raj", seats=2, seed=7)
    before = table.table.save()
    several = table.say(0, "Either bid 9 or bid 10, I cannot decide")
    assert not several.taken
    assert several.text.startswith("More than one action is named: bid 9, bid 10. Name one of them.")
    assert not table.say(0, "Action: all of them").taken
    unknown = table.say(0, "bid 16")
    assert unknown.text.startswith("No action was found in “bid 16”.")
    assert unknown.text.endswith("bid 15")
    assert table.table.save() == before
    table.say(0, "bid 9")
    table.say(1, "bid 4")
    used = table.say(0, "I will bid 9 again")
    assert "(RAJ-2.4)" in used.text, "an action of the game that is not legal is refused with the rule"


def test_a_longer_action_is_not_taken_for_the_shorter_one_in_it() -> None:
    actions = ["play green-4", "play green-4 with charge", "end"]
    assert named_in("I play green-4 with charge.", actions) == ["play green-4 with charge"]
    assert named_in("I play green-4, then end", actions) == ["play green-4", "end"]
    assert named_in("bending", actions) == []


@pytest.mark.parametrize("lang", ["en", "pt", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_rules_are_told_on_request(game: str, lang: str) -> None:
    table = TextTable(game, seed=2, lang=lang)
    before = table.table.save()
    whole = table.say(0, "Rules")
    assert not whole.taken
    for clause in rulebook(game, lang).clauses:
        assert f"{clause.number} {clause.text}" in whole.text
    clause = rulebook(game, lang).clauses[3]
    assert table.say(0, f"rules {clause.number}").text.endswith(f"{clause.number} {clause.text}")
    assert "have no clause" in table.say(0, "rules XYZ-99.9").text
    assert table.table.save() == before
    assert "“rules”" in table.prompt(0) or "«rules»" in table.prompt(0)


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_other_seats_and_their_moves_are_told(game: str) -> None:
    others = dict.fromkeys(range(1, find(game).fewest_seats), "random")
    table = TextTable(game, options=SHORT[game], seed=2, bots=others)
    told = [table.prompt(0)]
    while table.asked():
        assert table.asked() == [0]
        told.append(table.say(0, table.table.match.legal(0)[0]).text)
    assert "Player 2" in "\n".join(told)
    again = TextTable(game, options=SHORT[game], seed=2, bots=others)
    while again.asked():
        again.say(0, again.table.match.legal(0)[0])
    assert again.table.record() == table.table.record()
    with pytest.raises(OptionError, match="a bot plays seat 1; yours are 0"):
        table.say(1, "pass")
    with pytest.raises(OptionError, match="bots are for seats 0 to"):
        TextTable(game, bots={9: "random"})


def test_payoffs_are_told_at_the_end() -> None:
    table = TextTable("raj", seats=2, seed=7, bots={1: "random"})
    assert table.payoffs() is None
    while table.asked():
        table.say(0, table.table.match.legal(0)[0])
    payoffs = table.payoffs()
    assert payoffs is not None
    assert f"Payoffs: Player 1 {payoffs[0]:+g}, Player 2 {payoffs[1]:+g}" in table.prompt(0)


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
