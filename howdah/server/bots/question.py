"""What a bot is asked, and how it answers. Nothing it is handed is the truth.

A question carries a view, the legal actions and one world that was re-dealt from what the seat knows. The answer
is an action's text.
"""

from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec import UNSET, UnsetType

from howdah.bots.base import Bot
from howdah.bots.clock import Clock
from howdah.bots.reasons.why import why_of
from howdah.bots.specs import best_first, make_bot, remembers
from howdah.bots.totem.moves import whole_move
from howdah.engine.contract import View
from howdah.engine.events import Fact, Seen
from howdah.engine.generator import Generator
from howdah.engine.match import Match
from howdah.engine.registry import read_state
from howdah.engine.updates import InformationSet
from howdah.server.protocol.from_server import HintReason, Thought

MOST_BOTS: Final = 8
"""Bots that a process remembers, with what they have solved. Guests can write more texts than memory would hold."""


class Question(msgspec.Struct):
    """All that a bot is given."""

    game: str
    seat: int
    level: str
    position: str
    fields: dict[str, Any]
    legal: list[int]
    texts: list[str]
    """The legal actions as texts."""
    world: str
    seed: int
    past: list[tuple[str, dict[str, Fact]]] = []
    """What the seat has been told so far, for a bot that remembers."""

    @classmethod
    def of(cls, match: Match, seat: int, level: str, seed: int) -> "Question":
        generator = Generator(seed)
        infoset = match.information_set(seat, generator.split(), remembers(level, match.rules.game))
        texts = [match.rules.actions[action] for action in infoset.legal]
        view = infoset.view
        fields = dict(view.fields)
        world = repr(infoset.world)
        past = [(seen.kind, seen.facts) for seen in infoset.past]
        return cls(match.rules.game, seat, level, view.position, fields, infoset.legal, texts, world, seed, past)


def think(clock: Clock, question: Question) -> str:
    """Answer a question; runs in a process of its own."""
    action = bot_of(question.level, clock).choose(infoset_of(question), Generator(question.seed))
    return question.texts[question.legal.index(action)]


class Advice(msgspec.Struct):
    """What a bot thinks of every legal action, the best first, and what speaks for the best."""

    thoughts: list[Thought]
    why: HintReason | UnsetType = UNSET
    move: list[str] = []
    """The best action and what completes it, where a move takes several (Totem)."""


def advise(clock: Clock, question: Question) -> Advice:
    """What a bot would do; runs in a process of its own."""
    texts = dict(zip(question.legal, question.texts, strict=True))
    infoset = infoset_of(question)
    bot = bot_of(question.level, clock)
    found = best_first(bot.think(infoset, Generator(question.seed)))
    move = whole_move(bot, infoset, found[0].action, Generator(question.seed))
    why = why_of(infoset, found, Generator(question.seed), move)
    thoughts = [Thought(texts[thought.action], round(thought.chance, 4), round(thought.share, 4)) for thought in found]
    actions = infoset.world.rules.actions
    said = UNSET if why is None else HintReason(why.code, why.facts)
    return Advice(thoughts, said, [actions[action] for action in move])


def infoset_of(question: Question) -> InformationSet:
    view = View(question.game, question.seat, question.position, question.fields)
    past = [Seen(kind, facts) for kind, facts in question.past]
    return InformationSet(question.seat, view, question.legal, read_state(question.world), past)


@lru_cache(MOST_BOTS)
def bot_of(level: str, clock: Clock) -> Bot:
    bot = make_bot(level)
    bot.use(clock)
    return bot
