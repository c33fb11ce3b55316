"""What happens at a table without anybody asking: bots decide, clocks run out, reaction windows close.

Only the worker that owns the table drives it. A bot waits for a time that is drawn before anyone looks at its cards; a
seat that passes automatically does the same. So nobody can tell a bot that thinks from one that has nothing to choose.
"""

import asyncio
from typing import TYPE_CHECKING

from howdah.engine.errors import Reason, Refusal
from howdah.server.bots import Question
from howdah.server.timing import Timer

if TYPE_CHECKING:
    from howdah.server.playing.game import Game
    from howdah.server.room import Room

Task = asyncio.Task[None]


class Driver:
    """Drives one room."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.busy: dict[int, tuple[int, Task]] = {}
        """By seat: which of its decisions is being made for it, and by what."""
        self.timer: Timer | None = None

    def look(self) -> None:
        """See what there is to do now. Called, with the room locked or fresh, after everything that changes it."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        room = self.room
        game = room.game
        if game is None or room.doc.phase != "playing" or not room.hall.owns(room.id):
            self.rest()
            return
        seats = room.doc.seats
        for seat in game.owing():
            who = seats[seat]
            if who.kind == "bot" or who.away:
                self.decide(game, seat, who.level)
            elif (who.auto_pass or who.pass_turn) and game.window is not None:
                self.decide(game, seat, "")
        self.set_timer(game)

    def rest(self) -> None:
        """Nothing is driven from here any more."""
        for _, task in self.busy.values():
            task.cancel()
        self.busy.clear()
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def is_idle(self) -> bool:
        return not self.busy and self.timer is None

    def decide(self, game: "Game", seat: int, level: str, hurry: bool = False) -> None:
        """Let a bot make this decision, unless it is being made; without a level, pass."""
        decision = game.decisions(seat)
        if seat in self.busy and self.busy[seat][0] == decision:
            return
        task = asyncio.create_task(self.make(seat, decision, level, hurry))
        self.busy[seat] = (decision, task)
        task.add_done_callback(lambda done: self.made(seat, done))

    def made(self, seat: int, task: Task) -> None:
        if self.busy.get(seat, (0, None))[1] is task:
            del self.busy[seat]
        if not task.cancelled() and (error := task.exception()) is not None:
            self.room.hall.complain("bot-failed", error, table=self.room.id)

    async def make(self, seat: int, decision: int, level: str, hurry: bool) -> None:
        """Wait, think, act. Whatever has changed meanwhile, the room refuses what is stale."""
        room = self.room
        hall = room.hall
        lapse = await room.ask(lambda game: game.match.lapse(seat))
        waiting = asyncio.ensure_future(hall.time.sleep(0 if hurry else hall.draw_delay(bool(lapse))))
        try:
            action = await self.thought(seat, decision, level, lapse) if level else lapse
            await waiting
        finally:
            waiting.cancel()
        if action:
            try:
                await room.act(seat, decision, [action])
            except Refusal:
                return

    async def thought(self, seat: int, decision: int, level: str, lapse: str) -> str:
        """A bot's action; nothing if it is no longer wanted. In a window it has no longer than the shortest delay."""
        hall = self.room.hall
        question = await self.room.ask(lambda game: question_for(game, seat, decision, level, hall.draw_seed()))
        if question is None:
            return ""
        return await hall.bots.choose(question, hall.settings.window_delay[0] if lapse else 0.0, lapse)

    def set_timer(self, game: "Game") -> None:
        """Wake up when the window closes or the first clock runs out."""
        if game.window is None and not game.clocks.since:
            return
        now = self.room.hall.time.now()
        if game.window is not None:
            window = game.window
            if not window.missing():
                # The last answers came by way of different workers: none of them saw that it was the last.
                self.close(window.opened)
            elif window.closes is not None:
                self.timer = self.room.hall.time.later(window.closes - now, lambda: self.close(window.opened))
            return
        people = [seat for seat in game.owing() if not self.room.doc.seats[seat].is_bot()]
        ends = [(end, seat) for end, seat in game.clocks.ends() if seat in people]
        if ends:
            end, seat = min(ends)
            self.timer = self.room.hall.time.later(end - now, lambda: self.run_out(seat))

    def close(self, opened: int) -> None:
        self.room.hall.spawn(self.room.close_window(opened))

    def run_out(self, seat: int) -> None:
        """Time is out: a bot takes this decision. The person can take the next."""
        self.timer = None
        game = self.room.game
        if game is not None and self.room.doc.phase == "playing" and seat in game.owing():
            self.decide(game, seat, self.room.doc.seats[seat].level or self.room.hall.usual_level, hurry=True)


def hint_question(game: "Game", seat: int, level: str, seed: int) -> Question:
    """The same for a person who asks what a bot would do. Raises `Refusal` where nothing is to be decided."""
    if seat not in game.owing():
        raise Refusal(Reason("not-asked"))
    return Question.of(game.match, seat, level, seed)


def question_for(game: "Game", seat: int, decision: int, level: str, seed: int) -> Question | None:
    """What a bot is handed: the view, the legal actions, and one world dealt anew from what the seat knows."""
    if game.decisions(seat) != decision or seat not in game.owing():
        return None
    return Question.of(game.match, seat, level, seed)
