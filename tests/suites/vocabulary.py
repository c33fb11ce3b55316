"""What else is owed for what a game declares: words in every language, and a place in the rows of learners."""

from collections.abc import Mapping

from howdah.adapters.observations import Field
from howdah.engine.vocabulary import SEAT, Facts, Vocabulary


def owed_words(vocabulary: Vocabulary, messages: Mapping[str, set[str]]) -> list[str]:
    """What is wrong with the words of one language, given as its messages and the facts that each speaks of."""
    wanted = wanted_words(vocabulary)
    owed = [f"no words for {key}" for key in wanted if key not in messages and table_key(key) not in messages]
    for key, told in wanted.items():
        unknown = messages.get(key, set()) - told
        owed += [f"{key} speaks of '{fact}', which is not told there" for fact in sorted(unknown)]
    for sort in ("event", "reason", "action", "suggestion", "why"):
        begin = f"{vocabulary.game}-{sort}-"
        own = [key for key in messages if key.startswith(begin) and key not in wanted]
        # A game may say in its own words what the table says otherwise.
        owed += [f"{key} is never said" for key in own if f"table-{sort}-{key.removeprefix(begin)}" not in messages]
    if vocabulary.phase_field:
        keys = [f"web-{vocabulary.client}-phase-{phase.name}" for phase in vocabulary.phases.values() if phase.asks]
        owed += [f"no words for {key}" for key in keys if key not in messages]
    return sorted(owed)


def wanted_words(vocabulary: Vocabulary) -> dict[str, set[str]]:
    """The messages that a game needs, each with all that it may speak of: a secret only where it is told."""
    game = vocabulary.game
    wanted = {f"{game}-action-{verb}": {"what"} for verb in vocabulary.actions}
    wanted |= {f"{game}-reason-{code}": spoken(reason.facts) for code, reason in vocabulary.reasons.items()}
    wanted |= {f"{game}-suggestion-{code}": spoken(facts) for code, facts in vocabulary.suggestions.items()}
    wanted |= {f"{game}-why-{code}": spoken(facts) for code, facts in vocabulary.whys.items()}
    for kind, event in vocabulary.events.items():
        wanted[f"{game}-event-{kind}"] = spoken(event.facts)
        for fact in event.secret:
            wanted[f"{game}-event-{kind}-with-{fact}"] = spoken({**event.facts, **event.secret})
    return wanted


def spoken(facts: Facts) -> set[str]:
    """The names under which words get these facts."""
    found = {"player" if name == "seat" else name for name in facts}
    found |= {f"{'player' if name == 'seat' else name}_is" for name, kind in facts.items() if kind.name == SEAT.name}
    return found | {f"{name}_{form}" for name, kind in facts.items() if kind.many for form in ("count", "by_seat")}


def table_key(key: str) -> str:
    """The table's own words, which every game may use."""
    return f"table-{key.partition('-')[2]}"


def owed_clauses(vocabulary: Vocabulary, numbers: set[str]) -> list[str]:
    """Clauses that are cited and do not exist."""
    cited = {clause for phase in vocabulary.phases.values() for clause in (*phase.clauses, phase.cites)}
    cited |= {clause for reason in vocabulary.reasons.values() for clause in reason.clauses}
    return sorted(cited - numbers)


def owed_rows(vocabulary: Vocabulary, fields: Mapping[str, Field], left_out: Mapping[str, str]) -> list[str]:
    """Fields of a view, and phases, that learners are not shown and that nobody gives a reason for."""
    declared = set(vocabulary.fields.__annotations__)
    owed = [f"{name} has no place" for name in declared - {*fields} if not left_out.get(name)]
    owed += [f"{name} is left out, but it is not declared" for name in {*left_out} - declared]
    if vocabulary.phase_field:
        named = fields[vocabulary.phase_field].meaning.partition(": ")[2].split(", ")
        owed += [f"phase {phase} has no place" for phase in vocabulary.phase_names if phase not in named]
    return sorted(owed)
