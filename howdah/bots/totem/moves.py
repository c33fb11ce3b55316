"""A whole move of Totem as a bot would make it: dice, piece, way, victim. The rules ask for them one by one."""

from typing import Final

from howdah.bots.base import Bot
from howdah.engine.generator import Generator
from howdah.engine.updates import InformationSet
from howdah.games.totem.codes import CHOICE, END, STEP, TO, VICTIM
from howdah.games.totem.rules import TotemState

MOST_ACTIONS: Final = 16
"""Dice, piece, twelve steps, an end, a victim."""


def whole_move(bot: Bot, infoset: InformationSet, first: int, generator: Generator) -> list[int]:
    """An action and what the bot would do after it, until the piece that it is about stands where it goes."""
    actions = [first]
    if not isinstance(infoset.world, TotemState):
        return actions
    state = infoset.world.copy()
    seat = infoset.seat
    state.apply(seat, first, None)
    while len(actions) < MOST_ACTIONS and goes_on(state, seat, actions):
        legal = state.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            action = bot.choose(InformationSet(seat, state.view(seat), legal, state.copy(), []), generator.split())
        if action == END:
            break
        actions.append(action)
        state.apply(seat, action, None)
    return actions


def goes_on(state: TotemState, seat: int, actions: list[int]) -> bool:
    """Whether something of the move is still to be said: which piece, its way, or whom it captures."""
    if state.pending() != 1 << seat:
        return False
    if state.phase in (STEP, VICTIM):
        return True
    return bool(state.phase == CHOICE) and all(action < TO for action in actions)
