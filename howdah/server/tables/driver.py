"""What happens at a table without anybody asking: bots decide, clocks run out, reaction windows close.

Only the worker that owns the table drives it. Bots take their time by turns (`Turn`): what they wait before a decision
is drawn before anyone looks at their cards, and they think meanwhile. In a reaction window nobody sees when a bot
answers; one that is late has passed.
"""

import asyncio
import weakref
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from howdah.engine.errors import Reason, Refusal
from howdah.server.bots.question import Question
from howdah.server.ops.timing import Timer
from howdah.server.playing.pace import NOBODY

if TYPE_CHECKING:
    from howdah.server.playing.game import Game
    from howdah.server.playing.steps import Window
    from howdah.server.tables.table import Table

Task = asyncio.Task[None]
FIRST: Final = (0.2, 0.36)
LATER: Final = (0.1, 0.2)
"""What a bot waits before the first decision of a turn, as a share of what a turn takes, and before each later one, as
a share of what is then left: however many decisions a turn has, they follow evenly, each a little faster."""
MOST: Final = 0.9
"""When so much of its turn is over, a bot waits no longer."""
IN_TIME: Final = 0.9
"""A bot answers in this share of a reaction window, or has passed."""
ORDER_SECONDS: Final = (2.0, 6.0)
"""What goes by before an order is done: drawn without looking at it."""
LEAST_THOUGHT: Final = 0.05
"""Seconds of processor time that every decision has."""


class Turn:
    """How far a bot is in its turn: what has gone by in it, windows apart."""

    def __init__(self, number: int) -> None:
        self.number = number
        """As the game counts turns."""
        self.waited = 0.0
        """What was waited, whatever was thought meanwhile."""
        self.spent = 0.0

    def wait(self, seconds: float, draw: Callable[[float, float], float]) -> float:
        """What to wait before the next decision of a turn that takes so long. It follows from earlier waits, not from
        how long a bot thought about its cards, unless the turn is nearly over."""
        share = draw(*LATER) * (MOST * seconds - self.waited) if self.waited else draw(*FIRST) * seconds
        wait = max(0.0, min(share, MOST * seconds - self.spent))
        self.waited += wait
        return wait

    def thought(self, seconds: float) -> float:
        """What it may think: half of what is left of such a turn, since nobody knows how much is still to decide."""
        return max(LEAST_THOUGHT, (MOST * seconds - self.spent) / 2)

    def took(self, seconds: float) -> None:
        self.spent += seconds


class Driver:
    """Drives one table."""

    def __init__(self, table: "Table") -> None:
        self._table = weakref.ref(table)
        """A table has its driver: were it the other way round too, it would outlive its leaving."""
        self.busy: dict[int, tuple[int, Task]] = {}
        """By seat: which of its decisions is being made for it, and by what."""
        self.timer: Timer | None = None
        self.turns: dict[int, Turn] = {}
        """By seat: the turn that a bot is in."""
        self.passed: dict[int, int] = {}
        """By seat: the window (by its opening) in which a bot says nothing."""

    @property
    def table(self) -> "Table":
        found = self._table()
        assert found is not None
        return found

    def advance(self) -> None:
        """See what there is to do now. Called, with the table locked or fresh, after everything that changes it."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        table = self.table
        game = table.game
        if game is None or table.doc.phase != "playing" or not table.worker.owns(table.id):
            self.rest()
            return
        seats = table.doc.seats
        for seat in game.owing():
            who = seats[seat]
            if who.kind == "bot" or who.away:
                self.decide(game, seat, who.level)
            elif (who.auto_pass or who.pass_turn) and game.window is not None and game.window.for_all:
                self.decide(game, seat, "")
            elif who.order is not None and who.order_at == game.decisions(seat) and game.window is None:
                self.begin(seat, who.order_at, partial(self.follow, seat, who.order_at))
        self.set_timer(game)

    def rest(self) -> None:
        """Nothing is driven from here any more."""
        for _, task in self.busy.values():
            task.cancel()
        self.busy.clear()
        self.turns.clear()
        self.passed.clear()
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def is_idle(self) -> bool:
        return not self.busy and self.timer is None

    def decide(self, game: "Game", seat: int, level: str, hurry: bool = False) -> None:
        """Let a bot make this decision, unless it is being made; without a level, pass."""
        decision, window = game.decisions(seat), game.window
        if window is None or window.for_all:
            self.begin(seat, decision, lambda: self.make(seat, decision, level, hurry))
        elif self.passed.get(seat) != window.opened and not self.decides(seat, decision):
            self.passed[seat] = window.opened
            self.begin(seat, decision, lambda: self.answer(seat, decision, level, window))

    def decides(self, seat: int, decision: int) -> bool:
        """Whether this decision is being made."""
        return seat in self.busy and self.busy[seat][0] == decision

    def begin(self, seat: int, decision: int, work: Callable[[], Coroutine[None, None, None]]) -> None:
        """Make a decision beside everything else, unless it is being made."""
        if self.decides(seat, decision):
            return
        task = asyncio.create_task(work())
        self.busy[seat] = (decision, task)
        task.add_done_callback(lambda done: self.made(seat, done))

    def made(self, seat: int, task: Task) -> None:
        if self.busy.get(seat, (0, None))[1] is task:
            del self.busy[seat]
        table = self._table()
        if table is not None and not task.cancelled() and (error := task.exception()) is not None:
            table.worker.complain("bot-failed", error, table=table.id)

    async def make(self, seat: int, decision: int, level: str, hurry: bool) -> None:
        """Wait, think, act. Whatever has changed meanwhile, the table refuses what is stale; while the storage is away
        it refuses everything, and everything is looked at again when it is back."""
        table, worker = self.table, self.table.worker
        with suppress(Refusal):
            seconds, turn, silent_answer = await table.ask(lambda game: self.turn_of(game, seat))
            began = worker.time.steady()
            wait = 0.0 if hurry else turn.wait(seconds, worker.draw_share)
            waiting = asyncio.ensure_future(worker.time.sleep(wait))
            try:
                limit = turn.thought(seconds) if seconds else 0.0
                action = await self.thought(seat, decision, level, limit) if level else silent_answer
                await waiting
            finally:
                waiting.cancel()
            turn.took(worker.time.steady() - began)
            if action:
                decided = worker.time.steady()
                await table.act(seat, decision, [action])
                turn.took(worker.time.steady() - decided)

    async def follow(self, seat: int, decision: int) -> None:
        """Do what a person has ordered, as if they were here and quick. An order that is not possible is forgotten, and
        the person is asked as ever."""
        table, worker = self.table, self.table.worker
        await worker.time.sleep(worker.draw_share(*ORDER_SECONDS))
        order = table.doc.seats[seat].order
        with suppress(Refusal):
            action = await table.ask(lambda game: "" if order is None else game.ordered(seat, order))
            if action:
                await table.act(seat, decision, [action])
            elif order is not None:
                await table.edit(lambda doc: setattr(doc.seats[seat], "order", None))

    def turn_of(self, game: "Game", seat: int) -> tuple[float, Turn, str]:
        """What a turn takes here, how far this seat is in its own, and what silence would mean."""
        turn = self.turns.get(seat)
        if turn is None or turn.number != game.turns:
            turn = self.turns[seat] = Turn(game.turns)
        return game.pace.turn, turn, game.match.silent_answer(seat)

    async def answer(self, seat: int, decision: int, level: str, window: "Window") -> None:
        """Think about a reaction window; silence is a pass, so only something else is said. Nobody sees when."""
        seconds = IN_TIME * (window.pace.alone if window.pace.only != NOBODY else window.seconds)
        with suppress(Refusal):
            silent_answer, choices = await self.table.ask(
                lambda game: (game.match.silent_answer(seat), len(game.match.legal(seat)))
            )
            if not silent_answer or choices < 2:
                return
            action = await self.thought(seat, decision, level, seconds, seconds, silent_answer)
            if action and action != silent_answer:
                await self.table.act(seat, decision, [action])

    async def thought(
        self, seat: int, decision: int, level: str, limit: float, seconds: float = 0.0, otherwise: str = ""
    ) -> str:
        """A bot's action; nothing if it is no longer wanted. After `limit` seconds of processor time it is the best so
        far; `otherwise`, if it has not answered within `seconds`."""
        worker = self.table.worker
        question = await self.table.ask(lambda game: question_for(game, seat, decision, level, worker.draw_seed()))
        if question is None:
            return ""
        accounts = self.table.doc.host, self.table.id
        return await worker.bots.choose(accounts, question, limit, seconds, otherwise)

    def set_timer(self, game: "Game") -> None:
        """Wake up when the window closes or the first clock runs out."""
        if game.window is None and not game.clocks.since:
            return
        now = self.table.worker.time.steady()
        if game.window is not None:
            window, closes = game.window, game.window.closes()
            if window.for_all and not window.missing():
                # The last answers came by way of different workers: none of them saw that it was the last.
                self.close(window.opened)
            elif closes is not None:
                self.timer = self.table.worker.time.later(closes - now, lambda: self.close(window.opened))
            return
        people = [seat for seat in game.owing() if not self.table.doc.seats[seat].is_bot()]
        ends = [(end, seat) for end, seat in game.clocks.ends() if seat in people]
        if ends:
            end, seat = min(ends)
            self.timer = self.table.worker.time.later(end - now, lambda: self.run_out(seat))

    def close(self, opened: int) -> None:
        self.table.worker.spawn(self.table.close_window(opened))

    def run_out(self, seat: int) -> None:
        """Time is out: a bot takes this decision. The person can take the next."""
        self.timer = None
        game = self.table.game
        if game is not None and self.table.doc.phase == "playing" and seat in game.owing():
            self.decide(game, seat, self.table.doc.seats[seat].level or self.table.worker.usual_level, hurry=True)


def hint_question(game: "Game", seat: int, level: str, seed: int) -> Question:
    """The same for a person who asks what a bot would do. Raises `Refusal` where nothing is to be decided."""
    if seat not in game.owing():
        raise Refusal(Reason("not-asked"))
    return Question.of(game.match, seat, level, seed)


def question_for(game: "Game", seat: int, decision: int, level: str, seed: int) -> Question | None:
    """What a bot is handed: the view, the legal actions, and one world re-dealt from what the seat knows."""
    if game.decisions(seat) != decision or seat not in game.owing():
        return None
    return Question.of(game.match, seat, level, seed)
