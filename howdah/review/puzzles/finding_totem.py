"""Puzzles of Totem: the last totem falls within this turn. The solution is what somebody played, or what hard finds."""

from typing import Final

from howdah.bots.base import Bot
from howdah.bots.specs import make_bot
from howdah.bots.yardsticks.totem import StrikeLook
from howdah.engine.dealers import digest
from howdah.engine.generator import Generator
from howdah.engine.updates import InformationSet
from howdah.games.totem.codes import DICE
from howdah.games.totem.rules import TotemState
from howdah.review.model import Said
from howdah.review.puzzles.clear import Clear
from howdah.review.puzzles.model import WIN
from howdah.review.puzzles.playing import has_won

NEAREST: Final = 2
"""What can be struck with so few points is seen by everybody."""
LONGEST: Final = 60


class TotemFinder:
    """Looks at rolls of one table."""

    def __init__(self) -> None:
        self.bot: Bot = make_bot("hard")

    def look(self, state: TotemState, seat: int) -> Clear | None:
        """A win that is not seen at first sight, from what everybody sees."""
        if state.phase != DICE or sum(totem != 0 for totem in state.totems) > 2:
            return None
        cost = StrikeLook(state, seat).cost(state)
        dice = sorted(state.known(seat).dice)
        if not NEAREST < cost % 100 <= sum(dice):
            return None
        luck = Generator(digest(repr(state)))
        then = state.copy()
        line: list[str] = []
        while then.pending() == 1 << seat and len(line) < LONGEST:
            legal = then.legal(seat)
            infoset = InformationSet(seat, then.view(seat), legal, then.copy())
            action = legal[0] if len(legal) == 1 else self.bot.choose(infoset, luck)
            line.append(then.rules.actions[action])
            then.apply(seat, action, None)
        if not has_won(then, seat):
            return None
        return Clear(WIN, [line], Said("strikes", {"dice": [*dice], "cost": int(cost % 100)}), 1.0, None)
