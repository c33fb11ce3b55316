"""How much of a round of six people goes by in reaction windows, and who is asked anything in them."""

import pytest

from howdah.bots.specs import make_bot
from howdah.engine.contract import CHANCE
from howdah.engine.dealers import SeededDealer
from howdah.engine.generator import Generator
from howdah.engine.match import Match
from howdah.engine.registry import set_table
from howdah.server.playing.pace import WINDOW_SECONDS

GAMES = 100
SIX = 6


@pytest.mark.evidence
def test_windows_take_little_of_a_round_and_only_a_tiger_has_something_to_decide() -> None:
    """A window lasts as long as the table says, whatever anybody answers; without a tiger there is only silence."""
    rules = set_table("formula_e", SIX)
    bot = make_bot("heuristic")
    windows = turns = 0
    for seed in range(GAMES):
        match, generator = Match(rules, SeededDealer(seed)), Generator(seed)
        mover = CHANCE
        while waiting := match.waiting():
            if match.silent_answer(waiting[0]):
                windows += 1
                for seat in waiting:
                    hand = match.view(seat).fields["hand"]
                    assert isinstance(hand, list)
                    assert "tiger" in hand or match.legal(seat) == [match.silent_answer(seat)]
            elif waiting[0] != mover:
                mover = waiting[0]
                turns += 1
            for seat in waiting:
                match.submit(seat, rules.actions[bot.choose(match.information_set(seat, generator), generator)])
    a_round = windows / turns * SIX
    print(f"{GAMES} games, {windows} windows, {turns} turns: {a_round:.2f} windows a round")
    assert a_round * WINDOW_SECONDS["usual"] <= 22
    assert a_round * WINDOW_SECONDS["short"] <= 13
