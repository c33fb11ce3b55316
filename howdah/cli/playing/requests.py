"""What a person at the table can type besides an action: help, hint, why, rules, log, save, undo, quit."""

from pathlib import Path
from typing import Final

from howdah.cli.lines import Teller, clause_lines
from howdah.cli.playing.choices import Choices
from howdah.cli.playing.screen import Screen
from howdah.cli.texts import printable
from howdah.engine.errors import Reason, Refusal
from howdah.engine.generator import Generator
from howdah.engine.match import Match
from howdah.engine.updates import Batch
from howdah.files import FileError
from howdah.locale.clauses import find_clauses

REQUESTS: Final = ("help", "hint", "why", "rules", "log", "save", "undo", "quit")
"""Reserved: no game may have an action of such a name (a test says so)."""
HINT_LEVEL: Final = "hard"
"""Who is asked for a hint."""
MOST_HINTS: Final = 3


class Left(Exception):
    """Somebody ended the game at this screen."""


class Requests:
    """Answers what is typed at one table."""

    def __init__(self, match: Match, teller: Teller, screen: Screen, luck: Generator) -> None:
        """`luck` is for hints: they draw nothing from the bots' stream or the dealer's."""
        self.match = match
        self.luck = luck
        self.teller = teller
        self.words = teller.words
        self.screen = screen
        self.file: Path | None = None
        """Where this game was saved to or loaded from; it may be written again."""

    def answer(self, seat: int, typed: str, choices: Choices) -> Batch | None:
        """Do what was typed; the batch if it was an action or an undo that was taken. Raises `Refusal` with why an
        undo is not possible."""
        request, _, rest = typed.partition(" ")
        request = request.casefold()
        rest = rest.strip()
        if not typed or (request in ("help", "?") and not rest):
            self.help(choices)
        elif typed.casefold() == "hint":
            self.hint(seat)
        elif request == "why":
            self.why(seat, choices.named(rest))
        elif request == "rules":
            self.rules(rest)
        elif typed == "log":
            for seen in self.match.log(seat):
                self.screen.tell(self.teller.event(seen))
        elif request == "save":
            self.save(rest)
        elif request == "undo":
            return self.undo(seat, rest)
        elif typed in ("quit", "q", "exit"):
            raise Left
        else:
            return self.act(seat, choices.named(printable(typed)))
        return None

    def act(self, seat: int, action: str) -> Batch | None:
        """Take an action; one that is refused is explained."""
        try:
            return self.match.submit(seat, action)
        except Refusal as refusal:
            self.screen.tell(self.teller.reason(refusal.reason))
            if refusal.reason.code == "unknown-action":
                self.screen.tell(self.words("cli-play-try-help"))
            self.suggest(seat, action)
            return None

    def undo(self, seat: int, player: str) -> Batch:
        """Take back one's own last action, or that of a player by name or number. Whoever sits at the same screen
        agrees aloud and bots always do, so it may go past what others did since, if nothing was shown (decision 0062).
        """
        if player:
            return self.match.take_back(self.seat_named(player))
        if self.match.why_not_undo(seat) is not None and self.match.why_not_take_back(seat) is None:
            return self.match.take_back(seat)
        return self.match.undo(seat)

    def seat_named(self, player: str) -> int:
        """The seat of a player who is called by name or number. Raises `Refusal`."""
        for seat in range(self.match.rules.seats):
            if player.casefold() in (str(seat + 1), self.teller.name(seat + 1).casefold()):
                return seat
        raise Refusal(Reason("no-such-seat", facts={"seats": self.match.rules.seats}))

    def hint(self, seat: int) -> None:
        """What a strong bot would do in this seat, from what the seat knows."""
        from howdah.bots.reasons.why import why_of
        from howdah.bots.specs import make_bot, think
        from howdah.bots.totem.moves import whole_move

        infoset = self.match.information_set(seat, self.luck, past=True)
        self.screen.write(self.words("cli-play-hint-best"))
        thoughts = think(infoset, HINT_LEVEL, self.luck)
        move = whole_move(make_bot(HINT_LEVEL), infoset, thoughts[0].action, self.luck)
        actions = self.match.rules.actions
        for place, thought in enumerate(thoughts[:MOST_HINTS]):
            meant = move if place == 0 else [thought.action]
            action = self.teller.move([actions[each] for each in meant])
            chance = f"{thought.chance:.0%}"
            self.screen.write("  " + self.words("cli-play-hint-line", action=action, chance=chance))
        why = why_of(infoset, thoughts, self.luck, move)
        if why is not None:
            self.screen.tell(self.teller.why(why.code, why.facts))

    def help(self, choices: Choices) -> None:
        for line in choices.lines():
            self.screen.write(line)
        self.screen.write(self.words("cli-play-help"))
        legend = f"{self.match.rules.game}-status-legend"
        if self.words.has(legend):
            self.screen.tell(self.words(legend))

    def why(self, seat: int, action: str) -> None:
        """Why an action is not possible, with the clause's text; or what would follow from it."""
        if not action:
            self.screen.write(self.words("cli-play-why-what"))
            return
        reason = self.match.why_not(seat, printable(action))
        if reason is None:
            self.screen.write(self.words("cli-play-why-possible", action=self.teller.action(action)))
            for seen in self.match.preview(seat, [action]):
                self.screen.write(self.words("cli-play-why-then", event=self.teller.event(seen)))
            return
        self.screen.tell(self.teller.reason(reason))
        self.suggest(seat, printable(action))
        if reason.clause:
            self.rules(reason.clause)

    def suggest(self, seat: int, action: str) -> None:
        """What would make a refused action possible, where that is certain."""
        suggestion = self.match.suggestion(seat, action)
        if suggestion is not None:
            self.screen.tell(self.teller.suggestion(suggestion))

    def rules(self, wanted: str) -> None:
        """A clause, a section, the clauses that speak of a word, or all."""
        book = self.teller.book()
        found = find_clauses(wanted, self.words.lang)
        if not found and book is None:
            self.screen.write(self.words("cli-rules-none", game=self.match.rules.game))
            return
        if not found and book is not None:
            found = (book.search(wanted) or book.find(wanted)) if wanted[:1].isalpha() else book.find(wanted)
        for clause in found:
            for line in clause_lines(clause, self.words):
                self.screen.write(line)

    def save(self, name: str) -> None:
        """Write the record. It holds everything, hidden things too; a file that is not ours is not overwritten."""
        path = Path(name) if name else self.file
        if path is None:
            self.screen.write(self.words("cli-play-save-what"))
            return
        try:
            with path.open("w" if path == self.file else "x", encoding="utf-8") as file:
                file.write(self.match.record.text())
        except FileExistsError:
            raise FileError(self.words("cli-play-save-exists", file=str(path))) from None
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise FileError(self.words("cli-play-save-failed", file=str(path), reason=reason)) from None
        self.file = path
        self.screen.write(self.words("cli-play-saved", file=str(path)))

    def keep(self, folder: Path) -> None:
        """Save without being asked, because somebody is leaving: where the game was saved before, or in this folder."""
        game = self.match.rules.game
        folder.mkdir(parents=True, exist_ok=True)
        number = 1
        while self.file is None and (folder / f"{game}-{number}.txt").exists():
            number += 1
        self.save("" if self.file else str(folder / f"{game}-{number}.txt"))

    def offer_to_save(self) -> None:
        """On leaving: a file name saves, Enter leaves."""
        while True:
            name = self.screen.ask(self.words("cli-play-save-offer"))
            if not name:
                return
            try:
                self.save(name)
            except FileError as error:
                self.screen.write(str(error))
                continue
            return
