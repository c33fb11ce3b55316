"""`howdah play --join LINK`: a terminal at a table of a server. Shows what the server sends; knows no rules."""

import queue
import threading
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from howdah.cli.lines import Teller, clause_lines
from howdah.cli.playing.choices import Choices
from howdah.cli.playing.remote import Remote, RemoteError
from howdah.cli.playing.requests import Left
from howdah.cli.playing.screen import EndOfInput, Screen
from howdah.cli.texts import printable
from howdah.engine.contract import Result, View
from howdah.engine.errors import Reason, Suggestion
from howdah.engine.events import Seen
from howdah.locale.clauses import find_clauses
from howdah.locale.words import Words
from howdah.server.protocol import from_client, from_server, shared

decoder: Final = msgspec.json.Decoder(from_server.FromServer)
encoder: Final = msgspec.json.Encoder()
Ignored = (
    from_server.Done
    | from_server.Pong
    | from_server.Storage  # the update that follows says the same
    | from_server.Previewed
    | from_server.Foreseen
    | from_server.Hinted  # a terminal does not ask for them
)
"""What a terminal need not show."""
MOST_TRIES: Final = 20
PATIENCE: Final = 1.0
GLANCE_SECONDS: Final = 0.2
"""While others decide, whether somebody has typed is looked up so often."""


class RemoteTable:
    """One terminal at one table."""

    def __init__(self, remote: Remote, table: str, words: Words, screen: Screen) -> None:
        self.remote = remote
        self.table = table
        self.words = words
        self.screen = screen
        self.inbox: queue.SimpleQueue[from_server.FromServer | None] = queue.SimpleQueue()
        self.socket: ClientConnection | None = None
        self.info: from_server.TableInfo | None = None
        self.updates: dict[int, from_server.Update] = {}
        """By seat, the last one."""
        self.shown: dict[int, int] = {}
        self.tried: dict[int, int] = {}
        """By seat, the decision that was sent last: not to be asked for again before its answer."""
        self.looking = -1
        self.answered_wish = 0
        """The seat whose wish to take back was answered here."""
        self.requests = 0
        self.over = False

    def run(self) -> None:
        """Play until the game is over, somebody quits or the input ends."""
        try:
            self.connect()
            while not self.is_over():
                while not self.inbox.empty():
                    self.receive(self.inbox.get())
                if not (self.is_over() or self.answer_wish() or self.ask_if_asked()):
                    self.wait()
        except (Left, EndOfInput):
            self.screen.write(self.words("cli-join-left"))
        finally:
            if self.socket is not None:
                self.socket.close()

    def is_over(self) -> bool:
        return self.over

    # The connection.

    def connect(self) -> None:
        """Open the socket and say what is there already; try again for a while when the network fails."""
        for _ in range(MOST_TRIES):
            try:
                self.socket = connect(
                    self.remote.socket_address(self.table),
                    additional_headers={"Cookie": self.remote.cookie},
                    compression=None,
                )
                break
            except (OSError, InvalidHandshake, TimeoutError):
                self.screen.write(self.words("cli-join-again"))
                threading.Event().wait(PATIENCE)
        else:
            raise RemoteError(self.words("cli-join-lost"))
        have = {seat: update.number for seat, update in self.updates.items()}
        self.send(from_client.Hello(shared.VERSION, have, positions=True))
        threading.Thread(target=self.read, args=(self.socket,), daemon=True).start()

    def read(self, socket: ClientConnection) -> None:
        """Runs beside: put what comes into the inbox."""
        try:
            for data in socket:
                message = decoded(data)
                if message is not None:
                    self.inbox.put(message)
        except (ConnectionClosed, msgspec.DecodeError):
            pass
        self.inbox.put(None)

    def send(self, message: from_client.FromClient) -> None:
        assert self.socket is not None
        try:
            self.socket.send(encoder.encode(message).decode())
        except ConnectionClosed:
            self.tried.clear()

    def next_request(self) -> int:
        self.requests += 1
        return self.requests

    # What comes.

    def wait(self) -> None:
        """Receive the next message. At a terminal somebody may type meanwhile: to talk, to ask, to take back."""
        while True:
            try:
                self.receive(self.inbox.get(timeout=GLANCE_SECONDS if self.screen.terminal else None))
                return
            except queue.Empty:
                typed = self.screen.typed_unasked()
            if typed and self.updates:
                seat = min(self.updates)
                self.answer(seat, self.updates[seat], typed, Choices([], self.teller().action))
                return

    def receive(self, message: from_server.FromServer | None) -> None:
        """One message of the server; None when the socket is closed."""
        match message:
            case None:
                self.tried.clear()
                self.screen.write(self.words("cli-join-again"))
                self.connect()
            case from_server.Welcome() | from_server.Table():
                self.meet(message.table)
            case from_server.Update():
                self.update(message)
            case from_server.Refused():
                self.tried.clear()
                self.screen.tell(self.reason(message.reason))
                self.suggest(message.suggestion)
            case from_server.Because():
                self.screen.tell(
                    self.words("cli-join-possible") if message.reason is None else self.reason(message.reason)
                )
                self.suggest(message.suggestion)
            case from_server.Log():
                for event in message.events:
                    self.screen.tell(self.teller().event(seen_of(event)))
            case from_server.Said():
                self.screen.write(f"{printable(message.name)}: {printable(message.text)}")
            case from_server.Bye():
                self.screen.write(self.words("cli-join-bye", code=message.code))
                if message.code in ("removed", "banned", "version", "flood"):
                    raise Left
            case _:
                ignore(message)

    def meet(self, info: from_server.TableInfo) -> None:
        """Who is there; told when it changes."""
        before = self.info
        self.info = info
        if info.taking_back != self.answered_wish:
            self.answered_wish = 0
        if before is None:
            self.screen.write(self.words("cli-play-welcome", title=self.teller().title()))
        names = [seat.name if seat.kind != "bot" else "" for seat in info.seats]
        if before is None or names != [seat.name if seat.kind != "bot" else "" for seat in before.seats]:
            self.screen.write(self.words("cli-join-around", players=", ".join(self.names())))
        if info.phase == "gathering" and before is None:
            self.screen.write(self.words("cli-join-waiting"))
        if info.phase == "paused" and (before is None or before.phase != "paused"):
            self.screen.write(self.words("cli-join-paused"))

    def update(self, update: from_server.Update) -> None:
        before = self.updates.get(update.seat)
        self.updates[update.seat] = update
        if self.tried.get(update.seat, -1) < update.decision:
            self.tried.pop(update.seat, None)
        if self.is_shared() or (before is not None and before.number >= update.number):
            return
        for event in update.events:
            self.screen.tell(self.teller().event(seen_of(event)))
        if not isinstance(update.result, from_server.Result):
            return
        self.show(update)
        result = update.result
        ended = Result(
            "cut" if result.ending == "resigned" else result.ending, result.clause, result.ranks, result.scores, []
        )
        for line in self.teller().ending(ended):
            self.screen.write(line)
        self.over = True

    # What is asked.

    def ask_if_asked(self) -> bool:
        """Ask one of the people here, if the server waits for one of them."""
        for seat, update in sorted(self.updates.items()):
            if update.legal and seat != shared.WATCHER and self.tried.get(seat, -1) != update.decision:
                self.ask(seat, update)
                return True
        return False

    def ask(self, seat: int, update: from_server.Update) -> None:
        """Let a person choose; other requests are answered by the server, and then it is asked again."""
        if self.is_shared() and self.looking != seat:
            self.screen.wipe()
            self.screen.ask(self.words("cli-play-curtain", player=self.names()[seat - 1]))
            self.screen.wipe()
        self.looking = seat
        if self.shown.get(seat) != update.number:
            self.show(update)
            self.shown[seat] = update.number
        choices = Choices(update.legal, self.teller().action)
        self.screen.write(self.words("cli-play-choices", player=self.names()[seat - 1]))
        for line in choices.lines():
            self.screen.write(line)
        typed = self.screen.ask(self.words("cli-play-prompt"))
        self.answer(seat, update, typed, choices)

    def answer(self, seat: int, update: from_server.Update, typed: str, choices: Choices) -> None:
        request, _, rest = typed.partition(" ")
        match request.casefold():
            case "" | "help" | "?":
                self.screen.write(self.words("cli-join-help"))
            case "quit" | "q" | "exit":
                raise Left
            case "why" if rest:
                self.send(from_client.Why(self.next_request(), seat, choices.named(rest)))
                self.receive(self.inbox.get())
            case "rules":
                for clause in find_clauses(rest, self.words.lang):
                    for line in clause_lines(clause, self.words):
                        self.screen.write(line)
            case "log":
                self.send(from_client.ReadLog(self.next_request(), seat))
                self.receive(self.inbox.get())
            case "say" if rest:
                self.send(from_client.Chat(self.next_request(), rest[: from_client.LONGEST_CHAT]))
            case "undo" if update.take_back and isinstance(update.undo, from_server.Reason):
                self.ask_to_take_back(seat)
            case "undo":
                self.tried[seat] = update.decision
                self.send(from_client.Undo(self.next_request(), seat, update.decision))
            case _:
                self.tried[seat] = update.decision
                action = choices.named(printable(typed))[: from_client.LONGEST_ACTION]
                self.send(from_client.Act(self.next_request(), seat, update.decision, [action]))

    # Taking back by consent.

    def ask_to_take_back(self, seat: int) -> None:
        """The others have acted since: ask them to let this seat take its last action back."""
        if self.call_take_back(seat, agree=True):
            self.screen.tell(self.words("cli-join-back-asked"))

    def answer_wish(self) -> bool:
        """If somebody else asks to take back, ask whoever sits here; whether that was so."""
        asker = 0 if self.info is None else self.info.taking_back
        yours = set() if self.info is None else {seat.seat for seat in self.info.seats if seat.yours}
        if not asker or not yours or asker in yours or self.answered_wish == asker:
            return False
        self.answered_wish = asker
        typed = self.screen.ask(self.words("cli-join-back-wish", player=self.names()[asker - 1]))
        self.call_take_back(asker, agree=typed.casefold() in self.words("cli-join-back-yes").split())
        return True

    def call_take_back(self, seat: int, agree: bool) -> bool:
        """Ask, agree, or refuse; whether the server took it."""
        path = f"/api/tables/{self.table}/seats/{seat}/take-back"
        try:
            self.remote.call(path, method="POST" if agree else "DELETE")
        except RemoteError as error:
            self.screen.tell(str(error))
            return False
        return True

    # Words.

    def show(self, update: from_server.Update) -> None:
        position = update.view.position if isinstance(update.view.position, str) else ""
        fields: Mapping[str, Any] = update.view.fields
        assert self.info is not None
        self.screen.write()
        self.screen.write(
            self.teller().picture(View(self.info.game, update.seat - 1, position, fields), self.screen.boxes)
        )
        self.screen.write()

    def is_shared(self) -> bool:
        """Several people share this terminal."""
        return self.info is not None and sum(seat.yours for seat in self.info.seats) > 1

    def names(self) -> list[str]:
        assert self.info is not None
        return [
            printable(seat.name)
            or self.words("table-name-bot" if seat.kind == "bot" else "table-name-person", seat=seat.seat)
            for seat in self.info.seats
        ]

    def teller(self) -> Teller:
        assert self.info is not None
        return Teller(self.words, self.info.game, self.names())

    def reason(self, reason: from_server.Reason) -> str:
        return self.teller().reason(Reason(reason.code, reason.clause, reason.facts))

    def suggest(self, suggestion: from_server.Suggestion | msgspec.UnsetType) -> None:
        """What would help whoever was refused, if the server knows it."""
        if isinstance(suggestion, from_server.Suggestion):
            self.screen.tell(self.teller().suggestion(Suggestion(suggestion.code, suggestion.facts)))


def decoded(data: str | bytes) -> from_server.FromServer | None:
    """One message; None if a newer server sends a type that this release does not know (docs/protocol.md)."""
    try:
        message: from_server.FromServer = decoder.decode(data)
    except msgspec.ValidationError:
        return None
    return message


def ignore(message: Ignored) -> None:
    """Nothing to show. Mypy refuses a call with a message that is not among `Ignored`: a new one is decided about."""


def seen_of(event: from_server.Event) -> Seen:
    return Seen(event.kind, event.facts)  # type: ignore[arg-type]
