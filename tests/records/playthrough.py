"""A game as everybody at the table lives it: what is done, what each is told, shown and may do, step by step."""

from howdah.engine.dealers import SeededDealer
from howdah.engine.generator import Generator
from howdah.engine.match import Match
from howdah.engine.registry import options_under, set_table
from howdah.engine.seats import seat_text
from howdah.engine.updates import Batch


def playthrough(game: str, seats: int, options: dict[str, str], seed: int, behaviour: int) -> str:
    """The transcript of a random game, under a behaviour version. Equal arguments give equal texts, on every build."""
    match = Match(set_table(game, seats, options_under(game, behaviour, options)), SeededDealer(seed))
    generator = Generator(seed)
    chosen = [f"{name} = {value}" for name, value in match.rules.options.items() if name in options]
    lines = [", ".join([f"{game}, {seats} seats", *chosen, f"seed {seed}"])]
    lines += moment(match, match.opening)
    while match.waiting():
        waiting = match.waiting()
        seat = waiting[generator.below(len(waiting))]
        legal = match.legal(seat)
        lines += moment(match, match.submit(seat, legal[generator.below(len(legal))]))
    result = match.result()
    assert result is not None
    payoffs = " ".join(f"{payoff:+.3f}" for payoff in result.payoffs)
    lines += ["", f"result: {result}", f"payoffs: {payoffs}"]
    lines += ["", "the log when all is over:", *(f"  {seen}" for seen in match.log(match.receivers[-1]))]
    said_above = "".join(f" / option {name}: {value}" for name, value in match.rules.options.items())
    return "\n".join([*lines, ""]).replace(said_above or "\0", "")


def moment(match: Match, batch: Batch) -> list[str]:
    """One submission, or the opening: entries, then everybody's share; who shares the same is named together.

    Who is told nothing is left out.
    """
    updates = {seat_text(receiver): batch.update(receiver) for receiver in match.receivers}
    told: dict[str, list[str]] = {}
    may: dict[str, list[str]] = {}
    views: list[str] = []
    for name, update in updates.items():
        if update is None:
            continue
        views.append(f"  {name} sees  {update.view.position}")
        told.setdefault("; ".join(map(str, update.events)), []).append(name)
        if update.legal:
            may.setdefault(", ".join(update.legal), []).append(name)
    lines = ["", "; ".join(map(str, batch.entries)), f"  truth  {match.truth()}", *views]
    lines += [f"  {' '.join(names)} told  {text}" for text, names in told.items()]
    return lines + [f"  {' '.join(names)} may  {text}" for text, names in may.items()]
