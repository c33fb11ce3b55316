"""Positions that have been spoilt: real ones with a few words, sections or steps changed.

What is accepted all the same must be a position that can be played: no broken invariant, always something to do for
whoever is asked, and an end.
"""

from collections.abc import Callable, Sequence

from howdah.engine.contract import CHANCE, CHANCE_BIT, SPECTATOR, Rules, State
from howdah.engine.errors import HowdahError
from howdah.engine.generator import Generator
from howdah.engine.registry import read_known, vocabulary_of
from howdah.engine.seats import seats_in
from tests.suites.walking import sampled

MOST_STEPS = 20_000
"""Every accepted position with the standard deck ends within so many random steps."""
STEPS_WITHOUT_END = 1_000
"""Random moves do not bring Totem to an end: without a near turn limit it is followed so far."""
FAR_LIMIT = 100
"""Turns of each seat that may take more than `MOST_STEPS`."""
LISTED_STEPS = 3
"""The first steps, before which all choices are listed."""
MOST_EDITS = 4
NUMBERS = [str(number) for number in (*range(-3, 13), 18, 25, 77, 99, 1000, 999_999_999)]
PHASES = [*vocabulary_of("elephant_rally").phase_names, *vocabulary_of("formula_e").phase_names]

Choose = Callable[[int], int]
"""A number below another: of a generator, or of hypothesis."""


class Shelf:
    """Positions of one table, and the words and sections that they are made of."""

    def __init__(self, rules: Rules, seeds: Sequence[int]) -> None:
        texts: dict[str, None] = {}
        for seed in seeds:
            for state in sampled(rules, seed):
                texts[repr(state)] = None
                texts[state.position(complete=True).one_line()] = None
                texts[str(state.known(seed % rules.seats))] = None
                texts[state.view(SPECTATOR).position] = None
        self.texts = list(texts)
        self.sections = sorted({section for text in texts for section in text.split(" / ")[1:]})
        self.names = sorted({section.partition(":")[0] for section in self.sections})
        words = {word for section in self.sections for word in section.partition(":")[2].split()}
        self.words = sorted(
            {*words, *NUMBERS, *PHASES, "?", "none", "home", "beside", "x2", "x3", "spectator", "=", "|"}
        )
        self.registers = sorted({word for word in words if "=" in word})


def spoil(shelf: Shelf, choose: Choose) -> str:
    """One of the positions with one to `MOST_EDITS` changes."""
    text = pick(shelf.texts, choose)
    for _ in range(1 + choose(MOST_EDITS)):
        head, *sections = text.split(" / ")
        edit = EDITS[choose(len(EDITS))]
        text = " / ".join([head, *edit(sections, shelf, choose)])
    return text


def pick(choices: Sequence[str], choose: Choose) -> str:
    return choices[choose(len(choices))]


def change_section(sections: list[str], shelf: Shelf, choose: Choose) -> list[str]:
    """A section of another position, in place of the own one or beside the others."""
    other = pick(shelf.sections, choose)
    name = other.partition(":")[0]
    return [*[section for section in sections if section.partition(":")[0] != name], other]


def drop_section(sections: list[str], _shelf: Shelf, choose: Choose) -> list[str]:
    place = choose(len(sections)) if sections else 0
    return sections[:place] + sections[place + 1 :]


def rename_section(sections: list[str], shelf: Shelf, choose: Choose) -> list[str]:
    """The value of a section under another name."""
    if not sections:
        return sections
    value = pick(sections, choose).partition(":")[2]
    name = pick(shelf.names, choose)
    return [*[section for section in sections if section.partition(":")[0] != name], f"{name}:{value}"]


def change_word(sections: list[str], shelf: Shelf, choose: Choose) -> list[str]:
    """A word replaced, left out, doubled or put in."""
    if not sections:
        return sections
    place = choose(len(sections))
    name, _, value = sections[place].partition(":")
    words = value.split()
    spot = choose(len(words) + 1)
    word = pick(shelf.registers if name == "step" and shelf.registers and choose(2) else shelf.words, choose)
    new = [[word], [], words[spot : spot + 1] * 2, [word, *words[spot : spot + 1]]][choose(4)]
    words[spot : spot + 1] = new
    return [*sections[:place], f"{name}: {' '.join(words)}", *sections[place + 1 :]]


def change_number(sections: list[str], _shelf: Shelf, choose: Choose) -> list[str]:
    """A number, or the number in a word such as `points=3`, one more or one less."""
    places = [
        (place, spot)
        for place, section in enumerate(sections)
        for spot, word in enumerate(section.split())
        if word[-1:].isdigit()
    ]
    if not places:
        return sections
    place, spot = places[choose(len(places))]
    words = sections[place].split()
    digits = words[spot][len(words[spot].rstrip("0123456789")) :]
    words[spot] = words[spot].removesuffix(digits) + str(int(digits) + 1 - 2 * choose(2))
    return [*sections[:place], " ".join(words), *sections[place + 1 :]]


EDITS = [change_section, change_section, drop_section, rename_section, change_word, change_word, change_number]


def check_text(text: str, seed: int) -> bool:
    """Whether a text is accepted; then it can be dealt and played to its end."""
    try:
        rules, known = read_known(text)
    except HowdahError:
        return False
    state = rules.deal(known, Generator(seed))
    assert state.check() == [], text
    play_through(state, Generator(seed), text)
    return True


def play_through(state: State, generator: Generator, text: str) -> None:
    """A random game of at most `MOST_STEPS`; whoever is asked has something to do."""
    steps = 0
    limit = int(state.rules.options.get("turn_limit", FAR_LIMIT))
    endless = state.rules.game == "totem" and limit >= FAR_LIMIT
    while asked := int(state.pending()):
        for seat in [CHANCE] if asked & CHANCE_BIT else seats_in(asked):
            if steps < LISTED_STEPS:
                assert state.chances() if seat == CHANCE else state.legal(seat), text
            state.apply(seat, state.pick(seat, generator), None)
            steps += 1
        if endless and steps > STEPS_WITHOUT_END:
            break
        assert steps < MOST_STEPS, text
    assert state.check() == [], text
