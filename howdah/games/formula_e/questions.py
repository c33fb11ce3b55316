"""What Formula E asks, a class for each phase; `race/questions.py` has what both races ask alike."""

from typing import Final

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.engine.vectors import vec
from howdah.games.formula_e import effects, mouse, turn
from howdah.games.race import questions
from howdah.games.race.cards import card, player_events
from howdah.games.race.codes import BURROW, GIVE_FROM, GIVE_TO, MOVE, SCARE, TOLL, VICTIM, WALK
from howdah.games.race.questions import OTHER_PHASE, Question
from howdah.games.race.race import Race


class Moving(questions.Moving):
    """FE-2.6: a movement may end at a banana tree."""

    def end_move(self, race: Race, sink: Sink | None) -> None:
        effects.end_move(race, sink)


class Fleeing(questions.Fleeing):
    """FE-5.1: then the mouse returns to a hole."""

    def end_scare(self, race: Race, sink: Sink | None) -> None:
        mouse.seek_hole(race, sink)


class Walking(questions.Walking):
    """FE-5.1: a step of the mouse, or a jump from hole to hole."""

    def choices_into(self, race: Race, out: vec[i64]) -> i64:
        return mouse.walks_into(race, out)

    def choose(self, race: Race, action: i64, sink: Sink | None) -> None:
        mouse.walk(race, action, sink)

    def why_not(self, race: Race, action: i64) -> i64:
        if race.kit.hole_block <= action < race.kit.play_block:
            return mouse.why_not_jump(race, action - race.kit.hole_block)
        return super().why_not(race, action)


class GoingHome(Question):
    """FE-5.1: the hole to which the mouse returns."""

    def choices_into(self, race: Race, out: vec[i64]) -> i64:
        return mouse.burrows_into(race, out)

    def choose(self, race: Race, action: i64, sink: Sink | None) -> None:
        mouse.go_home(race, action - race.kit.hole_block, sink)

    def why_not(self, race: Race, action: i64) -> i64:
        if not race.kit.hole_block <= action < race.kit.play_block:
            return OTHER_PHASE
        return mouse.why_not_burrow(race, action - race.kit.hole_block)


class Robbing(questions.Robbing):
    """FE-5.2: one victim after the other."""

    def choose(self, race: Race, action: i64, sink: Sink | None) -> None:
        effects.rob(race, action - race.kit.rob_block, sink)


class TakingCobra(questions.TakingCobra):
    """Then it may be clear who receives the cobra."""

    def choose(self, race: Race, action: i64, sink: Sink | None) -> None:
        if not player_events.name_giver(race, action - race.kit.from_block, sink):
            player_events.give_cobra(race, sink)


class GivingCobra(questions.GivingCobra):
    """The cobra is given at once."""

    def choose(self, race: Race, action: i64, sink: Sink | None) -> None:
        player_events.name_receiver(race, action - race.kit.give_block, sink)
        player_events.give_cobra(race, sink)


class PayingToll(Question):
    """FE-2.5: the card that a cobra costs."""

    def choices_into(self, race: Race, out: vec[i64]) -> i64:
        return turn.toll_into(race, out)

    def choose(self, race: Race, action: i64, sink: Sink | None) -> None:
        turn.pay_toll(race, action - race.kit.discard_block, sink)

    def why_not(self, race: Race, action: i64) -> i64:
        if not race.kit.discard_block <= action < race.kit.take_block:
            return OTHER_PHASE
        return card.why_not_in_hand(race, action - race.kit.discard_block)


QUESTIONS: Final[list[Question]] = questions.table_of(
    {
        MOVE: Moving(),
        SCARE: Fleeing(),
        WALK: Walking(),
        BURROW: GoingHome(),
        VICTIM: Robbing(),
        GIVE_FROM: TakingCobra(),
        GIVE_TO: GivingCobra(),
        TOLL: PayingToll(),
    }
)
