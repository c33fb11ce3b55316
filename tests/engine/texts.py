"""Texts for the readers: valid ones, random ones, and valid ones with a few characters changed."""

from hypothesis import strategies as st

from howdah.engine.errors import HowdahError

POSITIONS = [
    "raj 2",
    "raj 3 / used 1: 4 15 / used 2: 1 2 / used 3: 9 8 / taken 1: 6 / taken 3: 1 / sealed 2: 7 / stake: 3",
    "raj 2\nhand 1: 14 15\nhand 2: 1 2\ntaken 1: -5..-1 1..5\ntaken 2: 6..8\nstake: 10",
    "raj 2 / used 1: ? ? 2 / hand 1: 1 3..14 / used 2: ? ? 3 / sealed 2: ? / taken 1: 6 7 1 / stake: 3",
    (
        "raj 4\noption tie_rule: mouse\noption deck: bids 0..5 prizes -2 -2 0 3 3\nstake: 0 3\nused 1: 1\n"
        "used 2: 1\nused 3: 2\nused 4: 2\npile: -2 -2 3"
    ),
]
DECKS = ["bids 1..15 prizes -5..-1 1..10", "bids 0 7 20..22 prizes 3", "bids 1..3 prizes 5 5 -1", "bids 99 prizes -99"]
RECORDS = [
    "howdah record 1\ngame: raj\nbehaviour: 1\nseats: 2\n\nchance: prize 6\n1: bid 14\n2: bid 3\nchance: prize 1\n",
    (
        "howdah record 1\ngame: raj\nbehaviour: 1\nseats: 3\noption tie_rule: mouse\n"
        "option deck: bids 1..2 prizes 1 2\nseat 1: Ana\nseat 3: Zé do Ó\n\n"
        "chance: prize 2\n3: bid 1\n1: bid 2\n2: bid 2\nchance: prize 1\n"
    ),
    (
        "howdah record 1\ngame: raj\nbehaviour: 1\nseats: 2\nstart: raj 2 / used 1: 1 / used 2: 1 / stake: 6\n\n"
        "chance: prize -1\n2: bid 15\n"
    ),
    (
        "howdah record 1\ngame: raj\nbehaviour: 0\nseats: 2\n\nchance: prize 6\n1: anything\n1: undo\n"
        "restated: 1 raj 2 / stake: 6\n1: bid 3\n"
    ),
]
SCENARIOS = [
    (
        "scenario: One\nrule: RAJ-3.2\ngiven:\n  raj 2\n  stake: 6\nplay:\n  1: bid 2\n  2: bid 1\n  chance: prize 1\n"
        "told 1:\n  stake-taken seat=1 cards=6 worth=6\nexpect:\n  taken 1: 6\nlegal 2: bid 2, ...\nasked: 1 2\n"
        "refused:\n  1: bid 2 -> card-used RAJ-2.4\nsees spectator:\n  used 1: 2\nnot sees 1:\n  used 2: 9\n"
        "not told 2:\n  zebra\nwarns 2:\n  bid 9 -> bid-made seat=2 bid=9\nresult: none\n"
    ),
    (
        "# A file with two.\n\nscenario: One\nrule: RAJ-2.1, RAJ-1.4\ngiven:\n  raj 5\nplay:\n  chance: prize -5\n"
        "expect:\n  stake: -5\n\nscenario: Two\nrule: RAJ-2.3\ngiven: raj 2 / stake: 6 / sealed 1: 3\nasked: 2\n"
    ),
]

SPICE = [
    *("", " ", "\t", "\n", "\r\n", "\x00", "\x0b", "\x1c", "\x1b[31m", "\u2028", "\ufeff", "\n  ", "\n\n", "\ud800"),
    *("#", ":", "::", "/", " / ", "|", " | ", "?", "..", "1..9", "9..1", "-", "--1", "+1", "-0", "0", "99", "100"),
    *("9" * 20, "9" * 5000, "x" * 3000, "٣", "²", "½", "é", "Ж", "🐘"),
    *("chance", "spectator", "undo", "restated", "option", "option ", "seat", "hand 1", "used 9", "raj", "start"),
    *("deck: bids 1 prizes 1", "\nrestated: ", "\nrestated: 1", "\nseat " + "9" * 5000 + ": x"),
    *("\nlegal: bid 1", "\nsees:", "\ntold:\n  x", "\nwarns 1:\n  bid 99 -> x", "\ngiven:\n  raj 2", "\nundo 1: x"),
]


def random_texts() -> st.SearchStrategy[str]:
    """Anything at all, and anything made of the pieces that the notations care about."""
    pieces = st.sampled_from([*SPICE, *(word + " " for text in POSITIONS for word in text.split())])
    return st.one_of(st.text(max_size=80), st.lists(pieces, max_size=12).map("".join))


@st.composite
def mutants(draw: st.DrawFn, originals: list[str]) -> str:
    """A valid text with up to three places changed."""
    text = draw(st.sampled_from(originals))
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        length = draw(st.sampled_from([0, 0, 1, 1, 2, 5, 20]))
        piece = draw(
            st.one_of(st.sampled_from(SPICE), st.text(max_size=3), st.sampled_from([str(n) for n in range(17)]))
        )
        text = text[:start] + piece + text[start + length :]
    return text


def any_text(originals: list[str]) -> st.SearchStrategy[str]:
    return st.one_of(mutants(originals), random_texts())


def check_message(error: HowdahError) -> None:
    """One line for a person, whatever was in the text."""
    message = str(error)
    assert message.strip()
    assert message.isprintable()
    assert len(message) < 1100
