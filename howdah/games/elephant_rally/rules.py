"""Elephant Rally's rules: the table's fixed facts, and the state that asks `turn` and `questions` what happens."""

from mypy_extensions import i64

from howdah.engine.contract import Awaited
from howdah.engine.events import Sink
from howdah.engine.vectors import vec
from howdah.games.elephant_rally import crossings, effects, plans, turn
from howdah.games.elephant_rally.board import RallyBoard
from howdah.games.elephant_rally.check import broken_rally
from howdah.games.elephant_rally.questions import QUESTIONS
from howdah.games.elephant_rally.tracks import read_kit, settle
from howdah.games.elephant_rally.vocabulary import VOCABULARY
from howdah.games.race import turn_flow
from howdah.games.race.cards.places import Cards
from howdah.games.race.codes import DEAL, NOT_PLANNING, PLANNED, REVEAL, WINDOW
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
        race = Race(kit, board, Cards(0, 0), none, none)
        super().__init__(VOCABULARY, seats, options, race, QUESTIONS, EVENT_COLOUR)

    def state_of(self, race: Race) -> "RallyState":
        return RallyState(self, race)

    def try_plan(self, race: Race) -> str:
        """ER-3.2: before its window, or in it, a red movement, a mouse or cows have a plan."""
        phase, asked, plan = race.phase, race.asked, race.plan
        making = race.planning != NOT_PLANNING
        has_plan = race.kit.plan_before_window and race.card >= 0 and phase > DEAL and plans.is_simulated(race)
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

    def play(self, action: i64, sink: Sink | None) -> None:
        turn.play(self.race, action - self.kit.play_block, sink)

    def close_window(self, sink: Sink | None) -> None:
        turn.close_window(self.race, sink)

    def end_drawing(self, sink: Sink | None) -> None:
        turn_flow.end_drawing(self.race, sink)

    def decide(self, phase: i64, outcome: i64, sink: Sink | None) -> None:
        if phase == REVEAL:
            effects.reveal(self.race, outcome, sink)
        else:
            super().decide(phase, outcome, sink)

    def apply(self, seat: i64, action: i64, sink: Sink | None) -> None:
        """ER-3.2: while a plan is made, nothing happens yet and nothing is told."""
        if self.race.planning == NOT_PLANNING:
            super().apply(seat, action, sink)
        elif not plans.extend_plan(self.race, action):
            turn.settle_plan(self.race, sink)

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

    def why_not_held(self, kind: i64) -> i64:
        return turn.why_not_held(self.race, kind)

    def why_not_discarding(self) -> i64:
        return turn.why_not_discarding(self.race)


def make(seats: int, options: dict[str, str]) -> RallyRules:
    """The rules of a table with these seats and options (those that differ from their defaults)."""
    plain = one_line_each(options)
    return RallyRules(seats, plain, kit_of(VOCABULARY.game, seats, plain, read_kit))
