"""A table: one game being played, as Python sees it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from howdah.api.players import Player, Players, bot, by_seat
from howdah.bots.arena import decide
from howdah.bots.luck import seat_luck
from howdah.engine.contract import CHANCE, SPECTATOR, Result, View
from howdah.engine.dealers import Dealer, SeededDealer, SystemDealer, digest, fresh_seed
from howdah.engine.errors import OptionError, Reason, Refusal
from howdah.engine.events import Seen, all_seen_by
from howdah.engine.generator import Generator
from howdah.engine.match import Match
from howdah.engine.record import read_record
from howdah.engine.resuming import resume
from howdah.engine.updates import Batch

if TYPE_CHECKING:
    from howdah.locale.sentences import Teller

MOST_LISTED: Final = 12
"""How many legal actions an error names."""


class Step:
    """What one action brought, for everybody."""

    def __init__(self, table: "Table", batch: Batch) -> None:
        self._table = table
        self._batch = batch

    def events(self, seat: int = SPECTATOR) -> list[Seen]:
        """What this seat is told; `SPECTATOR` is told what is open to all, `CHANCE` everything."""
        return all_seen_by(self._batch.events, self._table.receiver(seat))

    def words(self, seat: int = SPECTATOR, lang: str = "en") -> list[str]:
        """The same in sentences."""
        return self._table.words(self.events(seat), lang)

    @property
    def entries(self) -> list[str]:
        """The lines that it added to the record: the action, and what chance answered."""
        return [str(entry) for entry in self._batch.entries]

    def __repr__(self) -> str:
        return f"<Step {'; '.join(self.entries)}>"


@dataclass(frozen=True)
class Advice:
    """What a bot thinks of one action."""

    action: str
    share: float
    """How often the bot would play it, from 0 to 1."""
    chance: float
    """The chance to win with it, from 0 to 1."""
    visits: int
    """How often the search tried it."""


class Table:
    """One game being played. `howdah.table`, `howdah.from_position` and `howdah.from_record` make it.

    Seats count from 0, as lists do. All texts (positions, records, events, sentences) count them from 1, as people do.
    Whoever holds a table can see everything; `view`, `known`, `Step.events` and bots keep to what a seat may know.
    """

    def __init__(self, match: Match, luck: list[Generator]) -> None:
        self._match = match
        self._luck = luck
        """For the bots, by seat; chance has its own."""
        self.opening = Step(self, match.opening)
        """What chance did before the first decision."""

    # What is at the table.

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._match.rules.game

    @property
    def seats(self) -> int:
        """How many play."""
        return self._match.rules.seats

    @property
    def options(self) -> dict[str, str]:
        """The options that differ from their defaults."""
        return dict(self._match.rules.options)

    @property
    def names(self) -> list[str]:
        """Who sits where."""
        given = self._match.record.names
        return [given.get(seat, f"Player {seat + 1}") for seat in range(self.seats)]

    @property
    def position(self) -> str:
        """The whole truth as one line of text; `howdah.from_position` reads it back."""
        return self._match.truth().one_line()

    @property
    def record(self) -> str:
        """The game so far as text, line by line; `howdah.from_record` reads it back."""
        return self._match.record.text()

    def view(self, seat: int = SPECTATOR) -> View:
        """What a seat is shown now: `position` is text with `?` for what is hidden, `fields` the same as plain data."""
        return self._match.view(self.receiver(seat))

    def known(self, seat: int) -> str:
        """What a seat knows for certain, memories included, as position text with `?` for the rest."""
        return self._match.known_text(self.receiver(seat))

    def log(self, seat: int = SPECTATOR) -> list[Seen]:
        """The game so far as a seat may look it up."""
        return self._match.log(self.receiver(seat))

    def draw(self, seat: int = SPECTATOR, lang: str = "en") -> str:
        """What a seat is shown, drawn with letters."""
        return self._teller(lang).picture(self.view(seat), False)

    def words(self, events: Iterable[Seen], lang: str = "en") -> list[str]:
        """Events as sentences: `en`, `pt` or `ru`."""
        teller = self._teller(lang)
        return [teller.event(seen) for seen in events]

    # What is to be done.

    @property
    def waiting(self) -> list[int]:
        """The seats that are asked for a decision now, all at once; none when the game is over."""
        return self._match.waiting()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return not self._match.waiting()

    @property
    def result(self) -> Result | None:
        """How it ended (`ending`, `clause`, `ranks`, `scores`, `payoffs`, `winners()`); None while it runs."""
        return self._match.result()

    def legal(self, seat: int | None = None) -> list[str]:
        """The actions that a seat may take now; none if it is not asked. Without a seat: of the one that is asked."""
        if seat is None and self.is_over:
            return []
        return self._match.legal(self._asked(seat, "legal("))

    def why_not(self, action: str, seat: int | None = None) -> str | None:
        """Why a seat cannot do this now, in a sentence with the clause of the rules; None if it can."""
        reason = self._match.why_not(self._asked(seat, f"why_not({action!r}, "), action)
        return None if reason is None else self._teller().reason(reason)

    def suggestion(self, action: str, seat: int | None = None) -> str | None:
        """The smallest change that would make a refused action possible, in a sentence; None where nothing is certain.

        It follows from what the seat knows, and from nothing hidden.
        """
        found = self._match.suggestion(self._asked(seat, f"suggestion({action!r}, "), action)
        return None if found is None else self._teller().suggestion(found)

    def act(self, action: str | Sequence[str], seat: int | None = None) -> Step:
        """Do it: one action, or a list of them, all or none. Without a seat: for the one that is asked.

        Raises `Refusal` for what is not legal, and changes nothing then.
        """
        actor = self._asked(seat, f"act({action!r}, ")
        try:
            return Step(self, self._match.submit(actor, action))
        except Refusal as refusal:
            texts = [action] if isinstance(action, str) else action
            raise self._refusal(actor, f"{texts[refusal.position]!r}" if texts else "nothing", refusal) from None

    def undo(self, seat: int | None = None) -> Step:
        """Take back the last action, as players may: until chance has answered, or something hidden was shown.

        To look ahead and come back whatever happens, play on with a `copy`.
        """
        last = next((entry.seat for entry in reversed(self._match.record.entries) if 0 <= entry.seat < CHANCE), 0)
        actor = last if seat is None else self._player(seat)
        try:
            return Step(self, self._match.undo(actor))
        except Refusal as refusal:
            sentence = self._teller().reason(refusal.reason)
            raise Refusal(refusal.reason, refusal.position, f"seat {actor} cannot undo: {sentence}") from None

    # Bots.

    def choose(self, player: Player, seat: int | None = None) -> str:
        """What a bot would do in this seat. It gets what the seat knows, and nothing else."""
        actor = self._asked(seat, f"choose({player!r}, ")
        if not self._match.legal(actor):
            raise OptionError(f"seat {actor} has nothing to decide now; {self._who_is_asked()}")
        return decide(bot(player), self._match, actor, self._luck[actor])

    def advise(self, player: str | None = None, seat: int | None = None, seed: int = 1) -> list[Advice]:
        """What a bot (`hard`, or the one named) thinks of every legal action, best first."""
        from howdah.bots.specs import think

        actor = self._asked(seat, f"advise({player!r}, ")
        generator = Generator(seed)
        infoset = self._match.information_set(actor, generator, past=True)
        if not infoset.legal:
            raise OptionError(f"seat {actor} has nothing to decide now; {self._who_is_asked()}")
        actions = self._match.rules.actions
        return [
            Advice(actions[thought.action], thought.share, thought.chance, thought.visits)
            for thought in think(infoset, "hard" if player is None else player, generator)
        ]

    def play(self, players: Players) -> Result | None:
        """Let bots play until the game is over, or until only seats without a bot are asked.

        One for all seats (`"easy"`), one for each (`["easy", "hard"]`), or some by seat (`{1: "easy"}`).
        """
        bots = by_seat(players, self.seats)
        while seats := [seat for seat in self.waiting if seat in bots]:
            self.act(self.choose(bots[seats[0]], seats[0]), seats[0])
        return self.result

    def copy(self) -> "Table":
        """An independent table at the same moment, with the same luck to come."""
        dealer = self._match.dealer
        copied = dealer.copy() if isinstance(dealer, SeededDealer) else dealer
        match = resume(read_record(self.record), copied)
        return Table(match, [generator.copy() for generator in self._luck])

    def __repr__(self) -> str:
        return f"<Table {self.position}>"

    def __str__(self) -> str:
        return self.draw()

    # Inside.

    def receiver(self, seat: int) -> int:
        """A seat, `SPECTATOR` or `CHANCE`."""
        return seat if seat in (SPECTATOR, CHANCE) else self._player(seat)

    def _player(self, seat: object) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise OptionError(f"there is no seat {seat!r} at this table; seats are 0 to {self.seats - 1}")
        return seat

    def _asked(self, seat: int | None, call: str) -> int:
        """The seat that is meant."""
        if seat is not None:
            return self._player(seat)
        waiting = self.waiting
        if not waiting:
            raise Refusal(Reason("over"), 0, self._who_is_asked())
        if len(waiting) > 1:
            raise OptionError(f"{self._who_is_asked()}: say for which, as in {call}seat={waiting[0]})")
        return waiting[0]

    def _who_is_asked(self) -> str:
        waiting = self.waiting
        if not waiting:
            return f"the game is over ({self.result})"
        if len(waiting) == 1:
            return f"seat {waiting[0]} is asked"
        return f"seats {', '.join(map(str, waiting[:-1]))} and {waiting[-1]} are asked at once"

    def _refusal(self, seat: int, action: str, refusal: Refusal) -> Refusal:
        """The same refusal in words, with what would be legal."""
        message = f"seat {seat} cannot do {action}: {self._teller().reason(refusal.reason)}"
        legal = self._match.legal(seat)
        if legal:
            more = f" and {len(legal) - MOST_LISTED} more" if len(legal) > MOST_LISTED else ""
            message += f" Legal: {', '.join(legal[:MOST_LISTED])}{more}"
        elif not self.is_over:
            message += f" Now {self._who_is_asked()}"
        return Refusal(refusal.reason, refusal.position, message)

    def _teller(self, lang: str = "en") -> "Teller":
        from howdah.locale.sentences import Teller
        from howdah.locale.words import words

        return Teller(words(lang), self.game, self.names)


def luck_of(seed: int | None, seats: int) -> list[Generator]:
    """Streams for the bots of a table."""
    return seat_luck(fresh_seed() if seed is None else seed, seats)


def dealer_of(seed: int | None) -> Dealer:
    """Who answers for chance: by the seed, or by the operating system."""
    return SystemDealer() if seed is None else SeededDealer(seed)


def table_draws(seed: int | None) -> Generator:
    """For what is drawn once before a game begins."""
    return Generator(fresh_seed() if seed is None else digest(f"{seed} table"))
