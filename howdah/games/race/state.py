"""The state of a race: who knows what is possible and what happens. A turn and a tiger window, which are most of all
decisions, are found here; every other phase is a class of `questions.py`.

No rule stands here and none comes here: rules are functions over a `Race`. What only one race does, its own state says:
the methods under "What each race says for itself".
"""

from abc import abstractmethod
from collections.abc import Callable

from mypy_extensions import i64

from howdah.engine.contract import CHANCE, Known, Result, Rules, State, View
from howdah.engine.errors import Reason
from howdah.engine.events import Sink
from howdah.engine.generator import Generator
from howdah.engine.notation import Position
from howdah.engine.vectors import vec
from howdah.engine.vocabulary import Phase, Vocabulary
from howdah.games.race import chance, reasons, turn_flow
from howdah.games.race.cards import card, drawing, window
from howdah.games.race.codes import DISCARD, DRAW, END, PASS, TURN, WINDOW
from howdah.games.race.kit import Kit
from howdah.games.race.known import RaceKnown, Table, know_race
from howdah.games.race.movement.board import LEGAL
from howdah.games.race.questions import OTHER_PHASE, Question
from howdah.games.race.race import Race, new_race
from howdah.games.race.reading import read_race
from howdah.games.race.standing import race_result, rank_race
from howdah.games.race.view import view_of


class RaceRules(Rules):
    """Track, deck and options of one race."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        seats: int,
        options: dict[str, str],
        race: Race,
        questions: list[Question],
        event_colour: str,
    ) -> None:
        super().__init__(vocabulary.game, seats, options, race.kit.actions, race.kit.outcomes)
        self.kit = race.kit
        self.kit.questions = questions
        self.start = new_race(race)
        """How every race at this table begins."""
        self.table = Table(vocabulary, options, event_colour)

    @abstractmethod
    def state_of(self, race: Race) -> "RaceState":
        """The state of a race at this table."""
        raise NotImplementedError

    def new(self) -> "RaceState":
        return self.state_of(self.start.copy())

    def deal(self, known: Known, generator: Generator) -> "RaceState":
        assert isinstance(known, RaceKnown)
        return self.state_of(known.deal(generator))

    def read(self, position: Position) -> RaceKnown:
        known = read_race(self.start.copy(), self.table, position)
        wrong = self.try_plan(known.race)
        if wrong:
            section = position.section("plan")
            raise position.head.wrong(wrong) if section is None else section.wrong(wrong)
        return known

    def try_plan(self, race: Race) -> str:
        """Try on another board what a position says has been named; what would be right if that cannot be."""
        return "no plan: in this race nothing is named in advance" if race.plan or race.planning else ""


class RaceState(State):
    """Where a race stands."""

    def __init__(self, rules: RaceRules, race: Race) -> None:
        super().__init__(rules)
        self.race_rules = rules
        self.race = race
        self.kit = rules.kit
        self.table = rules.table

    def copy(self) -> "RaceState":
        return self.race_rules.state_of(self.race.copy())

    # What each race says for itself.

    @abstractmethod
    def turn_into(self, out: vec[i64]) -> i64:
        """The legal actions of the seat at turn: what may be played, discarded or ended."""
        raise NotImplementedError

    @abstractmethod
    def play(self, action: i64, sink: Sink | None) -> None:
        """A card is played, or more than one."""
        raise NotImplementedError

    @abstractmethod
    def close_window(self, sink: Sink | None) -> None:
        """All have answered in a tiger window."""
        raise NotImplementedError

    @abstractmethod
    def end_drawing(self, sink: Sink | None) -> None:
        """The cards at the end of a turn or at a banana tree are drawn."""
        raise NotImplementedError

    @abstractmethod
    def why_not_held(self, kind: i64) -> i64:
        """The reason against playing a card that is in the hand."""
        raise NotImplementedError

    def why_not_pair(self, pair: i64) -> i64:  # noqa: ARG002
        """The reason against playing two cards as one, in a race with such pairs."""
        return OTHER_PHASE

    @abstractmethod
    def why_not_discarding(self) -> i64:
        """The reason against discarding a card that is in the hand."""
        raise NotImplementedError

    # What is possible, and what happens.

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        phase = self.race.phase
        if phase == WINDOW:
            return window.answers_into(self.race, seat, out)
        if phase in (TURN, DISCARD):
            return self.turn_into(out)
        return self.kit.questions[phase].choices_into(self.race, out)

    def apply(self, seat: i64, action: i64, sink: Sink | None) -> None:
        race = self.race
        phase = race.phase
        if seat == CHANCE:
            self.decide(phase, action, sink)
        elif phase == WINDOW:
            if window.take_answer(race, seat, action, sink):
                self.close_window(sink)
        elif phase in (TURN, DISCARD):
            if action == END:
                turn_flow.finish_turn(race, sink)
            elif action >= self.kit.discard_block:
                turn_flow.discard(race, action - self.kit.discard_block, sink)
            else:
                self.play(action, sink)
        else:
            self.kit.questions[phase].choose(race, action, sink)

    def decide(self, phase: i64, outcome: i64, sink: Sink | None) -> None:
        """Apply an outcome of chance."""
        if phase == DRAW:
            if not drawing.draw_one(self.race, outcome, sink):
                self.end_drawing(sink)
        else:
            chance.decide(self.race, outcome, sink)

    def explain(self, seat: int, action: int) -> Reason | None:
        return reasons.explain(self.race, self.table.vocabulary, seat, int(self.why_not(seat, action)))

    def why_not(self, seat: i64, action: i64) -> i64:
        """The number of the reason against an action of the present phase; `OTHER_PHASE` if it belongs to another."""
        race = self.race
        phase = race.phase
        if phase == WINDOW:
            inside = PASS <= action <= self.kit.last_answer
            return window.why_not_answer(race, seat, action) if inside else OTHER_PHASE
        if phase in (TURN, DISCARD):
            return turn_flow.why_not_end(race) if action == END else self.why_not_play(action)
        return self.kit.questions[phase].why_not(race, action)

    def why_not_play(self, action: i64) -> i64:
        """The reason against playing or discarding a card in a turn; `OTHER_PHASE` if the action does neither."""
        race, kit = self.race, self.kit
        if kit.discard_block <= action < kit.take_block:
            missing = card.why_not_in_hand(race, action - kit.discard_block)
            return self.why_not_discarding() if missing == LEGAL else missing
        if race.phase != TURN or not kit.play_block <= action < kit.discard_block:
            return OTHER_PHASE
        if action >= kit.pair_block:
            return self.why_not_pair(action - kit.pair_block)
        missing = card.why_not_in_hand(race, action - kit.play_block)
        return self.why_not_held(action - kit.play_block) if missing == LEGAL else missing

    def is_spent(self) -> bool:
        """Whether the seat at turn can only end it, whatever cards it may hold: by what everybody sees."""
        race = self.race
        if race.phase not in (TURN, DISCARD) or turn_flow.why_not_end(race) != LEGAL:
            return False
        if race.cards.sizes[race.active] == 0:
            return True
        if self.why_not_discarding() == LEGAL:
            return False
        return race.phase == DISCARD or all(self.why_not_held(kind) != LEGAL for kind in range(int(self.kit.kinds)))

    # What is asked of both alike.

    def pending(self) -> i64:
        return self.race.asked

    def phase(self) -> Phase:
        return self.table.vocabulary.phases[self.race.phase]

    def outcomes_into(self, out: vec[i64], weights: vec[i64]) -> i64:
        return chance.outcomes_into(self.race, out, weights)

    def pick(self, seat: i64, generator: Generator) -> i64:
        """The same choice as every game's; cards are drawn without building a list."""
        if seat == CHANCE:
            return chance.pick_outcome(self.race, generator)
        generator.make_room(self.rules.widest)
        choices = generator.choices
        return choices[generator.below(self.legal_into(seat, choices))]

    def rank_into(self, ranks: vec[i64]) -> i64:
        return rank_race(self.race, ranks)

    def result(self) -> Result | None:
        return race_result(self.race)

    def purpose(self) -> str:
        return self.phase().name

    def silent_answer(self, seat: int) -> int:
        """Silence in a tiger window is a pass, with a tiger and without."""
        return PASS if self.race.phase == WINDOW and self.pending() >> seat & 1 else -1

    def is_mid_act(self, seat: int) -> bool:
        """The forks of a movement, a scare's included."""
        return self.phase().moving and self.pending() >> seat & 1 != 0

    def is_final(self, seat: int, action: int) -> bool:  # noqa: ARG002
        """Cards that are laid open, discarded or fetched, and answers: an undo would tell which card was fetched."""
        return self.race.phase == WINDOW or self.kit.play_block <= action < self.kit.cow_block

    def known(self, seat: int) -> RaceKnown:
        viewer = seat if seat < self.rules.seats else self.rules.seats
        return know_race(self.race, self.table, viewer, seat == CHANCE)

    def reopened_for(self, seat: int) -> State:
        twin = self.copy()
        window.reopen_answers(twin.race, seat)
        return twin

    def view(self, seat: int) -> View:
        return view_of(self.race, self.known(seat), seat, self.is_spent())


_kits: dict[str, Kit] = {}
"""Kits never change: tables with equal seats and options share one, so that positions are read fast."""
MOST_KITS = 64


def kit_of(game: str, seats: int, options: dict[str, str], read_kit: Callable[[int, dict[str, str]], Kit]) -> Kit:
    """The kit of a table, read once."""
    key = " / ".join([f"{game} {seats}", *[f"{name}: {value}" for name, value in options.items()]])
    if key not in _kits:
        if len(_kits) == MOST_KITS:
            _kits.clear()
        _kits[key] = read_kit(seats, options)
    return _kits[key]


def one_line_each(options: dict[str, str]) -> dict[str, str]:
    """Options of several lines in one, as positions and records carry them."""
    return {name: value.replace("\n", " | ") for name, value in options.items()}
