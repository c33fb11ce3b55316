"""What every game must do, whatever it is about. Each function plays random games at a table and checks one promise."""

from collections.abc import Sequence

from mypy_extensions import i64

from howdah.engine.contract import CHANCE, CHANCE_BIT, RUNNING, SPECTATOR, Rules, State, pick_listed
from howdah.engine.dealers import SeededDealer
from howdah.engine.events import Sink
from howdah.engine.generator import Generator
from howdah.engine.match import Match
from howdah.engine.playout import play_out, play_out_listed
from howdah.engine.registry import read_known, read_state, vocabulary_of
from howdah.engine.seats import seats_in
from howdah.engine.vectors import vec
from howdah.engine.vocabulary import Vocabulary
from tests.suites.dumping import dump
from tests.suites.matches import check_matches
from tests.suites.walking import MOST_STEPS, any_of, sampled, walk

SAMPLED_ACTIONS = 60
"""Of a large vocabulary, how many actions are asked about in each position."""
DECLARED_EVERY = 10
"""Of how many views one is compared with its declaration."""


def check_states(rules: Rules, seed: int) -> None:
    """Invariants hold; who is asked can act; outcomes can come; the end has a result and nothing before it has."""
    for state in walk(rules, seed):
        assert state.check() == []
        asked = int(state.pending())
        assert asked == CHANCE_BIT or asked < 1 << rules.seats
        assert bool(state.chances()) == (asked == CHANCE_BIT)
        assert all(weight > 0 for _, weight in state.chances())
        check_ascending([outcome for outcome, _ in state.chances()], len(rules.outcomes))
        silent_answers = {state.silent_answer(seat) for seat in seats_in(asked)}
        assert len(silent_answers) < 2, "in a reaction window all who are asked can say nothing, and it means the same"
        for seat in range(rules.seats):
            legal = state.legal(seat)
            assert bool(legal) == bool(asked >> seat & 1)
            assert not legal or silent_answers == {-1} or silent_answers <= set(legal)
            check_ascending(legal, len(rules.actions))
        assert (state.result() is None) == (asked != 0)


def check_ascending(numbers: list[int], bound: int) -> None:
    assert numbers == sorted(set(numbers))
    assert all(0 <= number < bound for number in numbers)


def check_explanations(rules: Rules, seed: int) -> None:
    """`explain` is silent exactly about what `legal` lists, and otherwise gives a code and a clause or 'not-asked'."""
    generator = Generator(seed)
    for state in walk(rules, seed):
        for seat in range(rules.seats):
            legal = state.legal(seat)
            asked_about: Sequence[int] = range(len(rules.actions))
            if len(asked_about) > SAMPLED_ACTIONS:
                asked_about = [*legal, *(int(generator.below(len(rules.actions))) for _ in range(SAMPLED_ACTIONS))]
            for action in asked_about:
                reason = state.explain(seat, action)
                assert (reason is None) == (action in legal), (rules.actions[action], str(reason), repr(state))
                assert reason is None or (reason.code and (reason.clause or reason.code == "not-asked"))


def check_texts(rules: Rules, seed: int) -> None:
    """Positions read back as they were written, in every form; actions have one text each."""
    assert len(set(rules.actions)) == len(rules.actions)
    assert len(set(rules.outcomes)) == len(rules.outcomes)
    for number, text in enumerate(rules.actions):
        assert rules.number_of(0, text) == number
        assert text == " ".join(text.split())
    for state in sampled(rules, seed):
        written = repr(state)
        for text in (written, state.position().text(), state.position(complete=True).text()):
            again = read_state(text)
            assert repr(again) == written
            assert again.pending() == state.pending()
            assert [again.legal(seat) for seat in range(rules.seats)] == [state.legal(s) for s in range(rules.seats)]
            assert again.chances() == state.chances()
            assert again.check() == []
        assert played_on(read_state(written), seed) == played_on(state.copy(), seed)


def played_on(state: State, seed: int) -> str:
    """Where a state leads in a random game; the state is used up."""
    play_out(state, Generator(seed))
    assert state.check() == []
    return repr(state)


def check_copies(rules: Rules, seed: int) -> None:
    """A copy is equal and independent; a sink changes nothing."""
    generator = Generator(seed)
    for state in sampled(rules, seed):
        written = repr(state)
        twin = state.copy()
        assert repr(twin) == written
        asked = int(state.pending())
        if asked:
            seat = CHANCE if asked & CHANCE_BIT else seats_in(asked)[-1]
            action = twin.pick(seat, generator)
            silent = state.copy()
            silent.apply(seat, action, None)
            twin.apply(seat, action, Sink())
            assert repr(twin) == repr(silent)
        assert repr(state) == written


def check_choices_commute(rules: Rules, seed: int) -> None:
    """Seats that choose together may answer in any order: the position afterwards is the same."""
    generator = Generator(seed)
    for state in walk(rules, seed):
        seats = seats_in(int(state.pending()))
        if len(seats) < 2:
            continue
        chosen = [(seat, state.pick(seat, generator)) for seat in seats]
        forward, backward = state.copy(), state.copy()
        for seat, action in chosen:
            forward.apply(seat, action, None)
        for seat, action in reversed(chosen):
            backward.apply(seat, action, None)
        assert repr(forward) == repr(backward)


def check_picks(rules: Rules, seed: int) -> None:
    """A game's own `pick` chooses what the listed way chooses, and both ways play the same game."""
    for state in walk(rules, seed):
        asked = int(state.pending())
        for seat in [CHANCE] if asked & CHANCE_BIT else seats_in(asked):
            own, listed = Generator(seed + seat), Generator(seed + seat)
            assert state.pick(seat, own) == pick_listed(state, seat, listed)
            assert own.word() == listed.word()
    finals = []
    for play in (play_out, play_out_listed):
        state = rules.new()
        assert play(state, Generator(seed)) > 0
        finals.append(repr(state))
    assert finals[0] == finals[1]


def check_result(rules: Rules, seed: int) -> None:
    """Ranks begin at 1 and agree with `rank_into`; payoffs sum to zero; the end has a clause."""
    final: State | None = None
    for state in walk(rules, seed):
        final = state
    assert final is not None
    result = final.result()
    if result is None:
        return
    ranks = vec[i64]([0] * rules.seats)
    assert final.rank_into(ranks) != RUNNING
    assert list(ranks) == result.ranks
    assert min(result.ranks) == 1
    for rank in result.ranks:
        assert rank == 1 + sum(other < rank for other in result.ranks)
    assert abs(sum(result.payoffs)) < 1e-9
    assert result.clause
    assert (result.ending == "cut") == (not result.winners())


def check_knowledge(rules: Rules, seed: int) -> None:
    """What a seat knows is true and kept by re-deals, which follow from it and from nothing else."""
    for number, state in enumerate(sampled(rules, seed)):
        whole = state.known(CHANCE)
        assert whole.is_whole()
        assert repr(state.redeal(CHANCE, Generator(seed))) == repr(state)
        for seat in [*range(rules.seats), SPECTATOR]:
            known = str(state.known(seat))
            dealt = state.redeal(seat, Generator(seed + number))
            assert str(dealt.known(seat)) == known
            assert dealt.check() == []
            assert dealt.pending() == state.pending()
            again = dealt.redeal(seat, Generator(seed + number))
            assert repr(again) == repr(dealt), "equal knowledge and equal generators give equal states"
            assert played_on(dealt, seed) == played_on(again, seed)
            shown_rules, shown = read_known(state.view(seat).position)
            assert shown_rules.deal(shown, Generator(seed)).check() == []


def check_views(rules: Rules, seed: int) -> None:
    """Views that are made together are those that are made alone; what they share is what a spectator sees."""
    everyone = [*range(rules.seats), SPECTATOR]
    for state in sampled(rules, seed):
        views = state.views(everyone)
        open_to_all = views[-1].fields
        for seat, view in zip(everyone, views, strict=True):
            alone = state.view(seat)
            assert (view.game, view.seat, view.position) == (alone.game, seat, alone.position)
            assert view.fields == alone.fields
            assert {**open_to_all, **view.shared} == open_to_all, "what is shared lies open"
            assert not view.shared.keys() & view.own.keys()


def check_readers(rules: Rules, seed: int) -> None:
    """Whatever is asked about a game, nothing in it changes: neither its state, to the last register, nor its log."""
    fixed = dump(rules)
    generator = Generator(seed)
    for state in sampled(rules, seed):
        before = dump(state, but=(Rules,))
        read_state_through(state, generator)
        assert dump(state, but=(Rules,)) == before
        match = Match(rules, SeededDealer(seed), start=state)
        before = dump(match, but=(Rules,))
        for seat in match.receivers:
            read_match_through(match, seat, generator)
        assert dump(match, but=(Rules,)) == before
    assert dump(rules) == fixed


def read_state_through(state: State, generator: Generator) -> None:
    """Ask a state everything that it can be asked."""
    rules = state.rules
    for seat in range(rules.seats):
        for action in [*state.legal(seat), *(int(generator.below(len(rules.actions))) for _ in range(SAMPLED_ACTIONS))]:
            state.explain(seat, action)
            state.is_final(seat, action)
        state.silent_answer(seat)
        state.is_mid_act(seat)
        state.reopened_for(seat)
    for seat in [*range(rules.seats), SPECTATOR, CHANCE]:
        state.known(seat).position(complete=True)
        state.redeal(seat, generator)
        assert state.view(seat).position
    state.views([*range(rules.seats), SPECTATOR])
    state.chances()
    state.purpose()
    state.check()
    state.result()
    asked = int(state.pending())
    for seat in [CHANCE] if asked & CHANCE_BIT else seats_in(asked):
        state.pick(seat, generator)


def read_match_through(match: Match, seat: int, generator: Generator) -> None:
    """Ask a match everything that a seat or a spectator can ask."""
    match.view(seat)
    match.present(seat)
    match.lines(seat)
    if seat == SPECTATOR:
        return
    match.information_set(seat, generator)
    match.ways(seat, [])
    legal = match.legal(seat)
    for text in [*legal, *(any_of(match.rules.actions, generator) for _ in range(5))]:
        match.why_not(seat, text)
    match.suggestion(seat, any_of(match.rules.actions, generator))
    if legal:
        text = any_of(legal, generator)
        match.preview(seat, text)
        match.ways(seat, [text])


def check_reopened(rules: Rules, seed: int) -> None:
    """Taking back what others have sealed leaves a sound state, in which everyone who was asked is asked."""
    for state in walk(rules, seed):
        before = repr(state)
        for seat in seats_in(int(state.pending())):
            twin = state.reopened_for(seat)
            assert repr(state) == before
            assert twin.check() == []
            assert twin.pending() & state.pending() == state.pending()
            assert twin.legal(seat) == state.legal(seat)
            assert repr(twin.reopened_for(seat)) == repr(twin)


def check_vocabulary(rules: Rules, seed: int) -> None:
    """Whatever the rules say is declared: events and who is told their secrets, reasons, phases, fields, actions."""
    vocabulary = vocabulary_of(rules.game)
    assert {text.partition(" ")[0] for text in rules.actions} <= set(vocabulary.actions)
    generator = Generator(seed)
    state = rules.new()
    for number in range(MOST_STEPS):
        asked = int(state.pending())
        if number % DECLARED_EVERY == 0 or asked == 0:
            check_view(state, vocabulary)
        check_reason(state, int(generator.below(rules.seats)), int(generator.below(len(rules.actions))), vocabulary)
        if asked == 0:
            break
        seat = CHANCE if asked & CHANCE_BIT else any_of(seats_in(asked), generator)
        sink = Sink()
        state.apply(seat, state.pick(seat, generator), sink)
        for event in sink.events:
            assert vocabulary.complaint(event) == ""


def check_view(state: State, vocabulary: Vocabulary) -> None:
    """The fields that are declared, and a phase that says who is asked."""
    shown = [state.view(seat).fields for seat in [*range(state.rules.seats), SPECTATOR]]
    assert all(set(fields) == set(vocabulary.fields.__annotations__) for fields in shown)
    if vocabulary.phase_field:
        asked = int(state.pending())
        phase = vocabulary.phases[vocabulary.phase_names[str(shown[-1][vocabulary.phase_field])]]
        assert phase.asks == (asked not in (0, CHANCE_BIT)), phase.name
        assert all(state.is_mid_act(seat) == phase.moving for seat in seats_in(asked & ~CHANCE_BIT)), phase.name


def check_reason(state: State, seat: int, action: int, vocabulary: Vocabulary) -> None:
    """A reason is one of the declared, and gives no other clauses and facts."""
    reason = state.explain(seat, action)
    if reason is None:
        return
    assert reason.code in vocabulary.reasons, f"{vocabulary.game} declares no reason '{reason.code}'"
    declared = vocabulary.reasons[reason.code]
    assert reason.clause in (declared.clauses or [phase.cites for phase in vocabulary.phases.values()]), str(reason)
    for name, fact in reason.facts.items():
        assert name in declared.facts, f"reason {reason.code} gives '{name}', which is not declared"
        assert declared.facts[name].fits(fact), f"reason {reason.code} gives {name}={fact!r}"


CHECKS = [
    check_states,
    check_explanations,
    check_texts,
    check_copies,
    check_choices_commute,
    check_picks,
    check_result,
    check_knowledge,
    check_views,
    check_readers,
    check_reopened,
    check_matches,
    check_vocabulary,
]
