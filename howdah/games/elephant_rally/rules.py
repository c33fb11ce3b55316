"""Elephant Rally's rules: the table's fixed facts, and the state that asks `turn` and `effects` what happens."""

from mypy_extensions import i64

from howdah.engine.contract import Awaited
from howdah.engine.events import Sink
from howdah.engine.vectors import vec
from howdah.games.elephant_rally import crossings, effects, plans, turn
from howdah.games.elephant_rally.board import RallyBoard
from howdah.games.elephant_rally.check import broken_rally
from howdah.games.elephant_rally.tracks import read_kit, settle
from howdah.games.elephant_rally.vocabulary import VOCABULARY
from howdah.games.race import phases, turning
from howdah.games.race.cards import card, people
from howdah.games.race.cards.places import Cards
from howdah.games.race.codes import (
    DEAL,
    DISCARD,
    ELEPHANT,
    GIVE_FROM,
    GIVE_TO,
    GO,
    NOT_PLANNING,
    PLAINLY,
    PLANNED,
    REVEAL,
    STAY,
    TREE,
    TURN,
    USE,
    USE_IT,
    VICTIM,
    WINDOW,
)
from howdah.games.race.kit import Kit
from howdah.games.race.known import phase_text
from howdah.games.race.race import Race
from howdah.games.race.state import RaceRules, RaceState, kit_of, one_line_each

__all__ = ["RallyRules", "RallyState", "make", "settle"]

EVENT_COLOUR = "red"


class RallyRules(RaceRules):
    """Track, deck and options of one Elephant Rally."""

    def __init__(self, seats: int, options: dict[str, str], kit: Kit) -> None:
        none = vec[i64]([])
        board = RallyBoard(kit, none, none, none, none)
        super().__init__(VOCABULARY, seats, options, Race(kit, board, Cards(0, 0), none, none), EVENT_COLOUR)

    def state_of(self, race: Race) -> "RallyState":
        return RallyState(self, race)

    def try_plan(self, race: Race) -> str:
        """ER-3.2: before its window, or in it, a red movement, a mouse or cows have a plan."""
        phase, asked, plan = race.phase, race.asked, race.plan
        making = race.planning != NOT_PLANNING
        has_plan = race.kit.names_plans and race.card >= 0 and phase > DEAL and plans.is_tried(race)
        if not has_plan or not (making or phase == WINDOW):
            return (
                "a plan of a red movement, of a mouse or of cows, before its window (ER-3.2)" if plan or making else ""
            )
        given = phase_text(race, self.table.vocabulary.phases[int(phase)])
        race.stall = 0
        if not plans.replay_plan(race, plan):
            return "a plan that can be carried out (ER-3.2)"
        if phase == WINDOW:
            if not plans.is_planned(race):
                return "a plan that leaves nothing to be named (ER-3.2)"
            race.phase, race.asked = phase, asked
            return ""
        led = "window" if race.planning == PLANNED else phase_text(race, self.table.vocabulary.phases[int(race.phase)])
        return "" if led == given else f"a plan that leads to 'step: {given}'; this one leads to 'step: {led}'"


class RallyState(RaceState):
    """Where an Elephant Rally stands."""

    def __init__(self, rules: RallyRules, race: Race) -> None:
        super().__init__(rules, race)

    def turn_into(self, out: vec[i64]) -> i64:
        return turn.turn_into(self.race, out)

    def choices_into(self, phase: i64, out: vec[i64]) -> i64:  # noqa: ARG002
        return plans.choices_into(self.race, out)

    def play(self, action: i64, sink: Sink | None) -> None:
        turn.play(self.race, action - self.kit.play_block, sink)

    def close_window(self, sink: Sink | None) -> None:
        turn.close_window(self.race, sink)

    def end_move(self, sink: Sink | None) -> None:
        effects.end_move(self.race, sink)

    def end_drawing(self, sink: Sink | None) -> None:
        turning.end_drawing(self.race, sink)

    def decide(self, phase: i64, outcome: i64, sink: Sink | None) -> None:
        if phase == REVEAL:
            effects.reveal(self.race, outcome, sink)
        else:
            super().decide(phase, outcome, sink)

    def act(self, phase: i64, action: i64, sink: Sink | None) -> None:
        if phase in (VICTIM, GIVE_FROM, GIVE_TO):
            self.name_target(phase, action, sink)
        else:
            plans.choose(self.race, action, sink)

    def apply(self, seat: i64, action: i64, sink: Sink | None) -> None:
        """ER-3.2: while a plan is made, nothing happens yet and nothing is told."""
        if self.race.planning == NOT_PLANNING:
            super().apply(seat, action, sink)
        elif not plans.plan_on(self.race, action):
            turn.settle_plan(self.race, sink)

    def name_target(self, phase: i64, action: i64, sink: Sink | None) -> None:
        """ER-3.2: targets are named before the window; a stall's card has none (ER-3.3)."""
        race = self.race
        planned = self.kit.names_plans and race.stall == 0
        told = None if planned else sink
        if phase == VICTIM:
            people.name_victim(race, action - self.kit.rob_block, told)
        elif phase == GIVE_FROM:
            if people.name_giver(race, action - self.kit.from_block, told):
                return
        else:
            people.name_receiver(race, action - self.kit.give_block, told)
        if race.stall != 0:
            effects.carry_out(race, sink)
        elif planned:
            turn.settle_plan(race, sink)
        else:
            turn.begin_window(race, sink)

    def awaited(self) -> list[Awaited]:
        """ER-4.3: each closed crossing may be opened by somebody."""
        found: list[Awaited] = []
        for crossing in crossings.closed_crossings(self.race.board):
            twin = self.copy()
            crossings.open_crossing(twin.race.board, crossing, None)
            found.append(Awaited("crossing", {"crossing": crossing}, twin))
        return found

    def check(self) -> list[str]:
        return broken_rally(self.race)

    def why_not(self, seat: int, phase: int, action: int) -> int:
        race, kit = self.race, self.kit
        if phase == TURN and kit.play_block <= action < kit.pair_block:
            kind = action - kit.play_block
            return int(card.why_not_in_hand(race, kind) or turn.why_not_held(race, kind))
        if phase in (TURN, DISCARD) and kit.discard_block <= action < kit.take_block:
            return int(card.why_not_in_hand(race, action - kit.discard_block) or turn.why_not_discarding(race))
        if phase == ELEPHANT and kit.elephant_block <= action < kit.rob_block:
            return int(effects.why_not_elephant(race, action - kit.elephant_block))
        if (phase == USE and action in (USE_IT, PLAINLY)) or (phase == TREE and action in (GO, STAY)):
            return 0
        return phases.why_not_shared(race, seat, action)


def make(seats: int, options: dict[str, str]) -> RallyRules:
    """The rules of a table with these seats and options (those that differ from their defaults)."""
    plain = one_line_each(options)
    return RallyRules(seats, plain, kit_of(VOCABULARY.game, seats, plain, read_kit))
