"""A game in the terminal: whoever is asked is shown what is theirs, and chooses.

Several people may share the screen. Then a curtain falls between them: the screen is wiped, scrollback included, and
the next one is called by name. What happens meanwhile is told to each from their own view when they come to look.
"""

from pathlib import Path

from howdah.bots.arena import decide
from howdah.cli.lines import Teller
from howdah.cli.playing.choices import Choices
from howdah.cli.playing.requests import Left, Requests
from howdah.cli.playing.screen import EndOfInput, Screen
from howdah.cli.playing.seating import Seat
from howdah.engine.errors import HowdahError, Refusal
from howdah.engine.events import Seen
from howdah.engine.generator import Generator
from howdah.engine.match import Match
from howdah.engine.seats import SPECTATOR
from howdah.engine.updates import Batch
from howdah.locale.words import Words


class Table:
    """A match, those around it, and the screen they look at."""

    def __init__(self, match: Match, seats: list[Seat], words: Words, screen: Screen, luck: list[Generator]) -> None:
        self.match = match
        self.seats = seats
        self.words = words
        self.screen = screen
        self.luck = luck
        """For the bots, by seat; fate has its own."""
        self.teller = Teller(words, match.rules.game, [seat.name for seat in seats])
        self.requests = Requests(match, self.teller, screen)
        people = [seat for seat, who in enumerate(seats) if who.bot is None]
        self.shared = len(people) > 1
        self.inbox: dict[int, list[Seen]] = {receiver: [] for receiver in people or [SPECTATOR]}
        """What each person at this screen has not been told yet; without people, it is told to whoever watches."""
        self.last: Batch | None = None
        self.looking = -1

    def run(self, file: str | None = None) -> None:
        """Play to the end, or until somebody quits or the input ends. `file` is where the match was loaded from."""
        self.requests.file = None if file is None else Path(file)
        try:
            self.play(loaded=file is not None)
            self.requests.offer_to_save()
        except EndOfInput:
            over = self.match.result() is not None
            self.screen.write(self.words("cli-play-input-ended-over" if over else "cli-play-input-ended"))

    def play(self, loaded: bool) -> None:
        """Everything before the offer to save."""
        try:
            with self.screen.private(self.shared):
                self.screen.write(self.words("cli-play-welcome", title=self.teller.title()))
                if not loaded:
                    self.spread(self.match.opening)
                while self.match.waiting():
                    self.go_on()
        except Left:
            return
        self.close()

    def go_on(self) -> None:
        """One decision. Bots go first: nobody waits for them with a sealed choice on the screen."""
        waiting = self.match.waiting()
        for seat in waiting:
            bot = self.seats[seat].bot
            if bot is not None:
                self.spread(self.match.submit(seat, decide(bot, self.match, seat, self.luck[seat])))
                return
        self.ask(waiting[0])

    def spread(self, batch: Batch) -> None:
        """Put what happened into the inbox of everyone it concerns."""
        self.last = batch
        for receiver, events in self.inbox.items():
            update = batch.update(receiver)
            if update is not None:
                events.extend(update.events)
        if SPECTATOR in self.inbox:
            self.tell(SPECTATOR)

    def tell(self, receiver: int) -> None:
        """Tell what is in the inbox, and empty it."""
        for seen in self.inbox[receiver]:
            self.screen.tell(self.teller.event(seen))
        self.inbox[receiver].clear()

    def ask(self, seat: int) -> None:
        """Let a person choose."""
        if self.shared and self.looking != seat:
            self.draw_curtain(seat)
        self.looking = seat
        self.tell(seat)
        self.screen.write()
        self.screen.write(self.teller.picture(self.match.view(seat), self.screen.boxes))
        self.screen.write()
        choices = Choices(self.match.legal(seat), self.teller.action)
        self.screen.write(self.words("cli-play-choices", player=self.seats[seat].name))
        for line in choices.lines():
            self.screen.write(line)
        batch = self.decision(seat, choices)
        if self.shared:
            self.screen.wipe()
        self.spread(batch)

    def decision(self, seat: int, choices: Choices) -> Batch:
        """Ask until an action, or an undo, was taken."""
        while True:
            typed = self.screen.ask(self.words("cli-play-prompt"))
            try:
                batch = self.requests.answer(seat, typed, choices)
            except Refusal as refusal:
                self.screen.tell(self.teller.reason(refusal.reason))
                continue
            except HowdahError as error:
                self.screen.tell(str(error))
                continue
            if batch is not None:
                return batch

    def draw_curtain(self, seat: int) -> None:
        """Hand the screen over: the next person looks only when the last one has gone."""
        self.screen.wipe()
        self.screen.forget_typed()
        self.screen.ask(self.words("cli-play-curtain", player=self.seats[seat].name))
        self.screen.wipe()

    def close(self) -> None:
        """The end: nothing is secret any more."""
        person = next(iter(self.inbox))
        if self.shared:
            update = None if self.last is None else self.last.update(SPECTATOR)
            self.inbox[person] = [] if update is None else update.events
        self.tell(person)
        self.screen.write()
        self.screen.write(self.teller.picture(self.match.view(SPECTATOR), self.screen.boxes))
        self.screen.write()
        result = self.match.result()
        for line in self.teller.ending(result) if result is not None else []:
            self.screen.write(line)
