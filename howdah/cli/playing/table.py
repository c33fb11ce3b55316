"""A game in the terminal: whoever is asked is shown what is theirs, and chooses.

Several people may share the screen. Then a curtain falls between them: the screen is wiped, scrollback included, and
the next one is called by name. What happens meanwhile is told to each from their own view when they come to look.
"""

import textwrap
from pathlib import Path
from typing import Final

from howdah.bots.arena import decide
from howdah.cli.lines import WIDTH, Teller
from howdah.cli.playing.choices import BETWEEN, Choices
from howdah.cli.playing.requests import Left, Requests
from howdah.cli.playing.screen import EndOfInput, Screen
from howdah.cli.playing.seating import Seat
from howdah.engine.errors import HowdahError, Refusal
from howdah.engine.events import Seen
from howdah.engine.generator import Generator
from howdah.engine.match import Match
from howdah.engine.seats import SPECTATOR
from howdah.engine.updates import Batch
from howdah.locale.errors import error_text
from howdah.locale.words import Words

TALL: Final = 19
"""A picture of so many lines stands close to what is above and below: a screen has 24."""
DRAWN: Final = "card-drawn"
SEALED: Final = "answer-sealed"
"""That somebody has answered says nothing: what came of it is told."""
PASS: Final = "pass"
BESIDE: Final = 48
"""Where the room beside a tall picture begins."""


class Table:
    """A match, those around it, and the screen they look at."""

    def __init__(
        self, match: Match, seats: list[Seat], words: Words, screen: Screen, luck: list[Generator], keep: Path
    ) -> None:
        """`luck` is for the bots, by seat, and at its end for hints; a game that somebody leaves is kept in `keep`."""
        self.match = match
        self.keep = keep
        self.seats = seats
        self.words = words
        self.screen = screen
        self.luck = luck
        self.teller = Teller(words, match.rules.game, [seat.name for seat in seats])
        self.requests = Requests(match, self.teller, screen, luck[-1])
        people = [seat for seat, who in enumerate(seats) if who.bot is None]
        self.shared = len(people) > 1
        self.inbox: dict[int, list[Seen]] = {receiver: [] for receiver in people or [SPECTATOR]}
        """What each person at this screen has not been told yet; without people, it is told to whoever watches."""
        self.last: Batch | None = None
        self.looking = -1
        self.ahead: list[str] = []
        """What was typed in one line with what was done last."""

    def run(self, file: str | None = None) -> None:
        """Play to the end, or until somebody quits or the input ends. `file` is where the match was loaded from."""
        self.requests.file = None if file is None else Path(file)
        try:
            self.play(loaded=file is not None)
            self.requests.offer_to_save()
        except EndOfInput:
            over = self.match.result() is not None
            self.screen.write(self.words("cli-play-input-ended-over" if over else "cli-play-input-ended"))
            self.keep_it()
        except KeyboardInterrupt:
            self.screen.write()
            self.keep_it()
            raise

    def keep_it(self) -> None:
        """Save a game that breaks off at a terminal, and say how to go on."""
        if self.screen.terminal and self.match.result() is None:
            try:
                self.requests.keep(self.keep)
            except (HowdahError, OSError) as error:
                self.screen.write(error_text(error, self.words) if isinstance(error, HowdahError) else str(error))

    def play(self, loaded: bool) -> None:
        """Everything before the offer to save."""
        try:
            with self.screen.private(self.shared):
                self.screen.tell(self.words("cli-play-welcome", title=self.teller.title()))
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
        seat = waiting[0]
        if not self.shared and self.match.legal(seat) == [PASS]:
            # Whoever is alone here and can only let it pass is not bothered. At a shared screen this would tell a hand.
            self.spread(self.match.submit(seat, PASS))
            return
        self.ask(seat)

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
        for sentence in self.told(receiver):
            self.screen.tell(sentence)

    def told(self, receiver: int) -> list[str]:
        """What is in the inbox, in words, and empty it. Cards that are drawn one after the other are told together."""
        sentences: list[str] = []
        drawn: list[Seen] = []
        for seen in self.inbox[receiver]:
            if seen.kind == DRAWN:
                drawn.append(seen)
            if seen.kind in (DRAWN, SEALED):
                continue
            sentences += [*self.draws(drawn), self.teller.event(seen)]
            drawn = []
        self.inbox[receiver].clear()
        return [*sentences, *self.draws(drawn)]

    def draws(self, drawn: list[Seen]) -> list[str]:
        """Cards that were drawn, a sentence a player: which, if this is told, or how many."""
        sentences: list[str] = []
        for seat in dict.fromkeys(int(str(seen.facts["seat"])) for seen in drawn):
            own = [seen for seen in drawn if seen.facts["seat"] == seat]
            cards = [self.teller.card(str(seen.facts["card"])) for seen in own if "card" in seen.facts]
            player = self.teller.name(seat)
            if len(own) == 1:
                sentences.append(self.teller.event(own[0]))
            elif len(cards) == len(own):
                sentences.append(self.words("cli-play-drew", player=player, cards=", ".join(cards)))
            else:
                sentences.append(self.words("cli-play-drew-some", player=player, count=len(own)))
        return sentences

    def ask(self, seat: int) -> None:
        """Let a person choose."""
        if self.shared and self.looking != seat:
            self.draw_curtain(seat)
            self.ahead.clear()
        self.looking = seat
        choices = Choices(self.match.legal(seat), self.teller.action)
        if self.ahead:
            self.tell(seat)
        else:
            self.show(seat, choices)
        batch = self.decision(seat, choices)
        if self.shared:
            self.screen.wipe()
        self.spread(batch)

    def show(self, seat: int, choices: Choices) -> None:
        """What has happened, how the table looks, and what can be done."""
        picture = self.teller.picture(self.match.view(seat), self.screen.boxes)
        if picture.count("\n") < TALL:
            self.tell(seat)
            self.screen.write(f"\n{picture}\n")
        else:
            above, picture = beside(picture, self.told(seat))
            for sentence in above:
                self.screen.tell(sentence)
            self.screen.write(picture)
        self.screen.write(self.words("cli-play-choices", player=self.seats[seat].name))
        for line in choices.lines():
            self.screen.write(line)

    def decision(self, seat: int, choices: Choices) -> Batch:
        """Ask until an action, or an undo, was taken. What follows in the same line is done next; if a part of it is
        refused, the rest is not done."""
        shown = not self.ahead
        while True:
            if not self.ahead:
                typed = self.screen.ask(self.words("cli-play-prompt"))
                self.ahead = [part for part in map(str.strip, typed.split(BETWEEN)) if part] or [typed]
            typed = self.ahead.pop(0)
            rest = BETWEEN.join(self.ahead)
            batch = self.answered(seat, typed, choices)
            if batch is not None:
                return batch
            if rest:
                self.ahead.clear()
                self.screen.tell(self.words("cli-play-not-done", rest=rest))
            if not shown:
                self.show(seat, choices)
                shown = True

    def answered(self, seat: int, typed: str, choices: Choices) -> Batch | None:
        """Do one thing that was typed; why it cannot be done is told."""
        try:
            return self.requests.answer(seat, typed, choices)
        except Refusal as refusal:
            self.screen.tell(self.teller.reason(refusal.reason))
        except HowdahError as error:
            self.screen.tell(error_text(error, self.words))
        return None

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


def beside(picture: str, told: list[str]) -> tuple[list[str], str]:
    """A tall picture with the last of what happened in the free room at its lower right; and what has no room there."""
    lines = picture.split("\n")
    free = next((count for count, line in enumerate(reversed(lines)) if len(line) >= BESIDE), len(lines)) - 1
    shown: list[str] = []
    above = list(told)
    while above:
        more = textwrap.wrap(above[-1], WIDTH - BESIDE)
        if len(shown) + len(more) > free:
            break
        shown = more + shown
        above.pop()
    first = len(lines) - free
    for place, line in enumerate(shown, start=first):
        lines[place] = f"{lines[place]:<{BESIDE}}{line}"
    return above, "\n".join(lines)
