"""A match that begins in the middle of another one: the position after one of its actions, as somebody knew it then."""

from howdah.engine.contract import CHANCE, SPECTATOR, State
from howdah.engine.dealers import ScriptedDealer
from howdah.engine.errors import OptionError
from howdah.engine.generator import Generator
from howdah.engine.record import RESTATED, Entry, Record
from howdah.engine.resuming import resume
from howdah.engine.seats import seat_text


def entries_until(record: Record, moment: int) -> list[Entry]:
    """The entries of a record up to a moment: so many actions of seats, and the outcomes of chance after the last."""
    acted = 0
    for place, entry in enumerate(record.entries):
        if entry.seat != CHANCE and acted == moment:
            return record.entries[:place]
        acted += entry.seat not in (CHANCE, RESTATED)
    if acted < moment:
        raise OptionError(f"there is no moment {moment}; this game has moments 0 to {acted}")
    return record.entries


def branch_off(record: Record, moment: int, receiver: int, generator: Generator) -> State:
    """The position after so many actions, drawn from all that agree with what a seat knew then (for `SPECTATOR`: what
    everybody knew). Others whose answers lay face down answer again."""
    entries = entries_until(record, moment)
    until = Record(record.game, record.behaviour, record.seats, record.options, record.names, record.start, entries)
    match = resume(until, ScriptedDealer([]))
    if not match.waiting():
        raise OptionError(f"the game is over at moment {moment}: nothing is left to be played")
    return match.information_set(receiver, generator).world.reopened_for(receiver)


def branch_text(source: str, moment: int, receiver: int) -> str:
    """What a record says about its branch: `game.txt@12 as seat 2`, or `as all` for what everybody knew."""
    whose = "all" if receiver == SPECTATOR else f"seat {seat_text(receiver)}"
    return f"{source}@{moment} as {whose}"
