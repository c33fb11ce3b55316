"""HTTP: puzzles. A solver's place is in the request, as a learner's is in a lesson: nothing is kept here."""

from typing import Any, Final

from howdah.engine.contract import State
from howdah.engine.dealers import ScriptedDealer
from howdah.engine.errors import HowdahError, Refusal
from howdah.engine.events import Seen
from howdah.engine.match import Match
from howdah.engine.registry import games
from howdah.engine.seats import seats_in
from howdah.server.http.calls import Call, Route
from howdah.server.protocol.after_resources import PuzzleAsk, PuzzleLine, PuzzleMoment, Puzzles
from howdah.server.protocol.from_server import WayAhead
from howdah.server.refusals import refuse
from howdah.server.wire.encoding import events_of, reason_of, suggestion_of, view_of

DAY_SECONDS: Final = 86_400
TIGER: Final = "tiger-pays"


async def list_puzzles(call: Call) -> Puzzles:
    """All puzzles, and those of today."""
    from howdah.review.puzzles.model import daily, shipped

    day = int(call.worker.time.wall()) // DAY_SECONDS
    found = {meta.name: shipped(meta.name) for meta in games()}
    lines = [
        PuzzleLine(puzzle.name, game, puzzle.seats, puzzle.rating, puzzle.goal)
        for game, puzzles in found.items()
        for puzzle in sorted(puzzles, key=lambda each: each.rating)
    ]
    return Puzzles(lines, {game: daily(game, day).name for game, puzzles in found.items() if puzzles}, day)


async def solve(call: Call, body: PuzzleAsk) -> PuzzleMoment:
    """A puzzle, and what comes of an act in it."""
    if body.own is None and not body.name:
        raise refuse("no-such-puzzle")
    made = await call.run_in_background("", play, body)
    if isinstance(made, str):
        raise refuse("no-such-puzzle" if body.own is None else "bad-position", message=made)
    return made


def play(body: PuzzleAsk) -> PuzzleMoment | str:
    """In a bots' process; or what is wrong with it."""
    from howdah.review.puzzles.playing import Attempt

    try:
        puzzle = puzzle_of(body)
        attempt = Attempt(puzzle)
        if body.wish == "solve":
            return solved(puzzle, attempt)
        for text in body.acts:
            attempt.play(text)
    except HowdahError as error:
        return str(error)
    made = moment(puzzle, attempt, [])
    match = None if attempt.is_over else match_of(attempt.state)
    try:
        if body.wish == "try":
            # All or none: a list that cannot be played whole leaves everything as it was.
            if match is not None and len(body.actions) > 1:
                match.check(attempt.seat, body.actions)
            events = [event for text in body.actions for event in attempt.play(text).events]
            return moment(puzzle, attempt, events)
        if match is not None:
            ask(made, match, attempt.seat, body)
    except Refusal as refusal:
        made.reason = reason_of(refusal.reason)
        if match is not None and body.actions:
            made.suggestion = suggestion_of(match.suggestion(attempt.seat, body.actions[0])) or None
    return made


def ask(made: PuzzleMoment, match: Match, seat: int, body: PuzzleAsk) -> None:
    """What can be asked without anything happening."""
    if body.wish == "preview":
        made.events = events_of(match.preview(seat, body.actions))
    elif body.wish == "foresee":
        ways = match.ways(seat, body.actions)
        if not body.actions and match.silent_answer(seat):
            ways = match.announced_ways(seat)
        made.ways = [WayAhead(way.actions, way.ready, events_of(way.events), way.whole) for way in ways]
    elif body.wish == "why" and body.actions:
        reason = match.why_not(seat, body.actions[0])
        if reason is not None:
            raise Refusal(reason)


def match_of(state: State) -> Match:
    """The table as it stands, to be asked; nothing is played in it."""
    return Match(state.rules, ScriptedDealer([]), None, state)


def puzzle_of(body: PuzzleAsk) -> Any:
    from howdah.review.puzzles.model import find_puzzle
    from howdah.review.puzzles.own import own_puzzle

    own = body.own
    return find_puzzle(body.game, body.name) if own is None else own_puzzle(own.position, own.seat, own.lines, own.wins)


def solved(puzzle: Any, attempt: Any) -> PuzzleMoment:
    """The main line, played."""
    events = [event for text in puzzle.lines[0] for event in attempt.play(text).events]
    return moment(puzzle, attempt, events)


def steps_of(puzzle: Any) -> int:
    """How many steps its main line takes, for the words of Totem."""
    return sum(text.startswith("to ") for text in puzzle.lines[0])


def task_of(puzzle: Any) -> str:
    """What is asked, as the end of a message key. Whether a tiger pays or waits is the question itself."""
    code: str = puzzle.said.code
    return TIGER if code.startswith("tiger-") else code


def moment(puzzle: Any, attempt: Any, events: list[Seen]) -> PuzzleMoment:
    """What a solver sees. What the solution is about is told when it is over."""
    state, over = attempt.state, attempt.is_over
    shown = attempt.shown()
    return PuzzleMoment(
        state.rules.game,
        state.rules.seats,
        puzzle.seat,
        dict(state.rules.options),
        puzzle.position,
        puzzle.goal,
        task_of(puzzle),
        puzzle.said.code if over else "",
        {**puzzle.said.facts, "steps": steps_of(puzzle)} if over else {},
        puzzle.best if over and puzzle.source != "own" else None,
        puzzle.next if over else None,
        puzzle.rating,
        puzzle.found,
        list(attempt.actions),
        over,
        over and attempt.is_right(),
        None,
        None,
        events_of(events),
        view_of(shown.view, True),
        shown.legal,
        [] if over else [seat + 1 for seat in seats_in(int(state.pending()))],
        [],
    )


ROUTES = [
    Route("GET", "/api/puzzles", list_puzzles, Puzzles),
    Route("POST", "/api/puzzles", solve, PuzzleMoment, PuzzleAsk),
]
