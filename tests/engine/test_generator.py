"""The generator gives the numbers of sfc32, on both builds, and each number below a bound as often as the others."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from howdah.engine.generator import Generator

REFERENCE = {
    0: [1363572419, 145230303, 808754475, 1345492001],
    1: [441792574, 614447336, 1644328534, 2392596223],
    -1: [4273276651, 3768204794, 412274996, 590702259],
    2026: [1800430755, 2389501372, 3183406620, 996182488],
    0x0123456789ABCDEF01234567: [2091208280, 2914073114, 3607352754, 2723449695],
}


def rotated(word: int, by: int) -> int:
    bits = f"{word:032b}"
    return int(bits[by:] + bits[:by], 2)


def sfc32(seed: int, count: int) -> list[int]:
    """Chris Doty-Humphrey's small fast counting generator, as PractRand describes it, in plain arithmetic."""
    size = 2**32
    a, b, c, counter = seed % size, seed // size % size, seed // size**2 % size, 1
    words = []
    for _ in range(12 + count):
        word = (a + b + counter) % size
        counter = (counter + 1) % size
        a, b, c = b ^ (b // 512), c * 9 % size, (rotated(c, 21) + word) % size
        words.append(word)
    return words[12:]


@pytest.mark.parametrize("seed", REFERENCE)
def test_known_words(seed: int) -> None:
    generator = Generator(seed)
    words = [int(generator.word()) for _ in range(1000)]
    assert words == sfc32(seed, 1000)
    assert [words[place] for place in (0, 1, 2, 999)] == REFERENCE[seed]


@given(st.integers(-(2**100), 2**100))
def test_every_seed_gives_the_words_of_sfc32(seed: int) -> None:
    generator = Generator(seed)
    assert [generator.word() for _ in range(20)] == sfc32(seed, 20)


@given(st.integers(0, 2**96 - 1), st.integers(1, 2**31))
def test_below_stays_below_and_only_96_bits_count(seed: int, bound: int) -> None:
    one, other = Generator(seed), Generator(seed + (7 << 96))
    for _ in range(5):
        number = one.below(bound)
        assert 0 <= number < bound
        assert number == other.below(bound)


def test_a_bound_of_one_draws_nothing() -> None:
    one, other = Generator(5), Generator(5)
    assert [one.below(1) for _ in range(10)] == [0] * 10
    assert one.word() == other.word()


@pytest.mark.parametrize(("bound", "limit"), [(2, 10.83), (3, 13.82), (7, 22.46), (15, 36.12)])
def test_numbers_below_a_bound_are_equally_likely(bound: int, limit: float) -> None:
    """Chi-square at the thousandth, with fixed seeds."""
    for seed in range(5):
        generator = Generator(seed)
        counts = [0] * bound
        for _ in range(1000 * bound):
            counts[generator.below(bound)] += 1
        assert sum((count - 1000) ** 2 / 1000 for count in counts) < limit


def test_a_large_bound_is_not_biased() -> None:
    """Eight words for three numbers: without rejection each third number would get two of them, the others three."""
    generator = Generator(1)
    counts = [0, 0, 0]
    for _ in range(6000):
        counts[generator.below(3 * 2**29) % 3] += 1
    assert all(abs(count - 2000) < 150 for count in counts)


def test_equal_seeds_give_equal_streams_and_others_do_not() -> None:
    streams = {seed: tuple(Generator(seed).word() for _ in range(1)) for seed in range(1000)}
    assert len(set(streams.values())) > 990
    assert [Generator(3).below(100) for _ in range(3)] == [Generator(3).below(100)] * 3


def test_a_part_has_its_own_stream() -> None:
    one, other = Generator(9), Generator(9)
    part = one.split()
    other.split()
    for _ in range(100):
        part.word()
    assert one.word() == other.word()
    assert part.word() != one.word()


def test_room_grows_and_never_shrinks() -> None:
    generator = Generator(0)
    for size, expected in ((3, 3), (10, 10), (4, 10)):
        generator.make_room(size)
        assert len(generator.choices) == len(generator.weights) == expected
