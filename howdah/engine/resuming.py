"""From a record back to its match."""

from howdah.engine.contract import CHANCE, Rules, State
from howdah.engine.dealers import Dealer, ScriptedDealer
from howdah.engine.errors import DealerError, HowdahError, RecordError
from howdah.engine.match import Match
from howdah.engine.notation import Word
from howdah.engine.record import RESTATED, Entry, Record, read_restated
from howdah.engine.registry import find, options_under, read_state, set_table


def resume(record: Record, dealer: Dealer) -> Match:
    """The match of a record, ready to continue with this dealer and under the rules it was begun with. Every entry
    is checked against them."""
    present = find(record.game).behaviour
    first = 0
    start = record.start
    source = "start"
    behaviour = record.behaviour
    for place, entry in enumerate(record.entries):
        if entry.seat == RESTATED:
            version, position = read_restated(Word(entry.text, entry.line, 1))
            if version != behaviour:
                first, start, behaviour = place + 1, position, version
                source = f"line {entry.line}, restated"
    if not 1 <= behaviour <= present:
        raise RecordError(
            f"this record of {record.game} was made under behaviour version {behaviour}; this is version {present}. "
            "Open it with the release that made it"
        )
    rules = set_table(record.game, record.seats, options_under(record.game, behaviour, record.options))
    entries = record.entries[first:]
    script = ScriptedDealer([entry.text for entry in entries if entry.seat == CHANCE])
    script.then = dealer
    opening = starting_state(rules, start, source, behaviour) if start else None
    try:
        match = Match(rules, script, record.names, opening)
    except DealerError as error:
        raise RecordError(f"the first outcome of chance cannot be replayed: {error}") from error
    for entry in entries:
        replay(match, entry)
    if script.place < len(script.texts):
        raise RecordError(f"the last outcome of chance was not asked for: '{script.texts[script.place]}'")
    if entries and match.record.entries[: len(entries)] != entries:
        raise RecordError("the outcomes of chance stand in another order than the rules ask for them")
    match.record.entries[:0] = record.entries[:first]
    match.shift_lines(first)
    match.record.start = record.start
    match.record.branch = record.branch
    match.record.options = record.options
    match.record.behaviour = record.behaviour
    match.dealer = dealer
    return match


def starting_state(rules: Rules, position: str, source: str, behaviour: int) -> State:
    """The state that a record starts from, which belongs to the table of its header."""
    try:
        state = read_state(position, behaviour)
    except HowdahError as error:
        raise RecordError(f"{source}: {error}") from error
    there = state.rules
    if (there.game, there.seats, there.options) != (rules.game, rules.seats, rules.options):
        raise RecordError(f"{source}: this position has another game, seat count or options than the record")
    return state


def replay(match: Match, entry: Entry) -> None:
    """Submit a recorded entry again; outcomes of chance come from the script."""
    try:
        if entry.seat == RESTATED:
            if match.restate().entries != [entry]:
                raise RecordError("the entries before it lead elsewhere")
        elif entry.seat != CHANCE:
            match.enter(entry.seat, entry.text)
    except HowdahError as error:
        raise RecordError(f"line {entry.line}: '{entry}' cannot be replayed: {error}") from error
