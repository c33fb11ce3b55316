"""What a player asks about the game: what would follow, which ways lead on, why something cannot be done. Asking
changes nothing."""

from howdah.engine.errors import Reason, Suggestion
from howdah.server.playing.game import Game
from howdah.server.protocol.from_client import Foresee, Preview, Why
from howdah.server.protocol.from_server import Because, Foreseen, Previewed, WayAhead
from howdah.server.wire.encoding import events_of, reason_of, suggestion_of

Question = Preview | Foresee | Why


def answer_to(game: Game, seat: int, message: Question) -> Previewed | Foreseen | Because:
    """The answer to a question of a seat, counted from 0. Raises `Refusal`."""
    match message:
        case Preview():
            return Previewed(message.id, events_of(game.match.preview(seat, message.actions)))
        case Foresee():
            match = game.match
            announced = game.window is not None and not message.actions
            ways = match.announced_ways(seat) if announced else match.ways(seat, message.actions)
            found = [WayAhead(way.actions, way.ready, events_of(way.events), way.whole) for way in ways]
            return Foreseen(message.id, found)
        case Why():
            reason = game.why_not(seat, message.action)
            if reason is None:
                return Because(message.id, None)
            suggestion = game.suggestion(seat, message.action) if message.suggest else None
            return Because(message.id, reason_of(reason), suggestion_of(suggestion))


def help_for(game: Game, seat: int, action: str, reason: Reason) -> Suggestion | None:
    """What would help a seat whose action was refused; nothing if it was not the rules that refused it."""
    return game.suggestion(seat, action) if game.why_not(seat, action) == reason else None
