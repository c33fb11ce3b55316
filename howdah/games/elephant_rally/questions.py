"""What Elephant Rally asks, a class for each phase; `race/questions.py` has what both races ask alike."""

from typing import Final

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.engine.vectors import vec
from howdah.games.elephant_rally import effects, mouse, turn
from howdah.games.race import questions
from howdah.games.race.cards import player_events
from howdah.games.race.codes import (
    ELEPHANT,
    GIVE_FROM,
    GIVE_TO,
    GO,
    HOLE,
    MOVE,
    PLAINLY,
    SCARE,
    STAY,
    TREE,
    USE,
    USE_IT,
    VICTIM,
    WALK,
)
from howdah.games.race.movement.board import LEGAL
from howdah.games.race.questions import OTHER_PHASE, Question
from howdah.games.race.race import Race


class Moving(questions.Moving):
    """ER-5: the terrain acts where a movement ends."""

    def end_move(self, race: Race, sink: Sink | None) -> None:
        effects.end_move(race, sink)


class Fleeing(questions.Fleeing):
    """ER-6.1: then the mouse goes back beside the track."""

    def end_scare(self, race: Race, sink: Sink | None) -> None:
        mouse.send_back(race, sink)


class Walking(questions.Walking):
    """ER-6.1: a step of the mouse, or the end of its walk."""

    def choose(self, race: Race, action: i64, sink: Sink | None) -> None:
        mouse.walk(race, action, sink)


class ChoosingHole(Question):
    """ER-6.1: where the mouse comes out."""

    def choices_into(self, race: Race, out: vec[i64]) -> i64:
        return mouse.holes_into(race, out)

    def choose(self, race: Race, action: i64, sink: Sink | None) -> None:
        mouse.put_mouse(race, action - race.kit.hole_block, sink)

    def why_not(self, race: Race, action: i64) -> i64:
        return LEGAL if race.kit.hole_block <= action < race.kit.play_block else OTHER_PHASE


class ChoosingElephant(Question):
    """ER-7.2: which of two elephants moves."""

    def choices_into(self, race: Race, out: vec[i64]) -> i64:
        return effects.elephants_into(race, out)

    def choose(self, race: Race, action: i64, sink: Sink | None) -> None:
        effects.set_out(race, action - race.kit.elephant_block, sink)

    def why_not(self, race: Race, action: i64) -> i64:
        if not race.kit.elephant_block <= action < race.kit.rob_block:
            return OTHER_PHASE
        return effects.why_not_elephant(race, action - race.kit.elephant_block)


class UsingEffect(Question):
    """ER-2.2: use a card's effect, or move plainly."""

    def choices_into(self, race: Race, out: vec[i64]) -> i64:  # noqa: ARG002
        out[0] = USE_IT
        out[1] = PLAINLY
        return 2

    def choose(self, race: Race, action: i64, sink: Sink | None) -> None:
        effects.use_effect(race, action == USE_IT, sink)

    def why_not(self, race: Race, action: i64) -> i64:  # noqa: ARG002
        return LEGAL if action in (USE_IT, PLAINLY) else OTHER_PHASE


class LeavingTree(Question):
    """ER-5.1: go on from a mango tree, or stay."""

    def choices_into(self, race: Race, out: vec[i64]) -> i64:  # noqa: ARG002
        out[0] = GO
        out[1] = STAY
        return 2

    def choose(self, race: Race, action: i64, sink: Sink | None) -> None:
        effects.leave_mango_tree(race, action == GO, sink)

    def why_not(self, race: Race, action: i64) -> i64:  # noqa: ARG002
        return LEGAL if action in (GO, STAY) else OTHER_PHASE


# ER-3.2: targets are named before the window; a stall's card has none (ER-3.3).


class Robbing(questions.Robbing):
    """Whom the monkey robs."""

    def choose(self, race: Race, action: i64, sink: Sink | None) -> None:
        player_events.name_victim(race, action - race.kit.rob_block, turn.told_at_once(race, sink))
        turn.end_naming(race, sink)


class TakingCobra(questions.TakingCobra):
    """Then it may be clear who receives the cobra."""

    def choose(self, race: Race, action: i64, sink: Sink | None) -> None:
        if not player_events.name_giver(race, action - race.kit.from_block, turn.told_at_once(race, sink)):
            turn.end_naming(race, sink)


class GivingCobra(questions.GivingCobra):
    """Who receives the cobra."""

    def choose(self, race: Race, action: i64, sink: Sink | None) -> None:
        player_events.name_receiver(race, action - race.kit.give_block, turn.told_at_once(race, sink))
        turn.end_naming(race, sink)


QUESTIONS: Final[list[Question]] = questions.table_of(
    {
        MOVE: Moving(),
        SCARE: Fleeing(),
        WALK: Walking(),
        HOLE: ChoosingHole(),
        ELEPHANT: ChoosingElephant(),
        USE: UsingEffect(),
        TREE: LeavingTree(),
        VICTIM: Robbing(),
        GIVE_FROM: TakingCobra(),
        GIVE_TO: GivingCobra(),
    }
)
