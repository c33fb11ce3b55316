"""What a player asks about the game: what would follow, which ways lead on, why something cannot be done. Asking
changes nothing."""

from howdah.server.messages import Because, Foresee, Foreseen, Preview, Previewed, WayAhead, Why
from howdah.server.playing.game import Game
from howdah.server.playing.telling import events_of, reason_of

Question = Preview | Foresee | Why


def answer_to(game: Game, seat: int, message: Question) -> Previewed | Foreseen | Because:
    """The answer to a question of a seat, counted from 0. Raises `Refusal`."""
    match message:
        case Preview():
            return Previewed(message.id, events_of(game.match.preview(seat, message.actions)))
        case Foresee():
            ways = game.match.ways(seat, message.actions)
            found = [WayAhead(way.actions, way.ready, events_of(way.events), way.whole) for way in ways]
            return Foreseen(message.id, found)
        case Why():
            reason = game.why_not(seat, message.action)
            return Because(message.id, None if reason is None else reason_of(reason))
