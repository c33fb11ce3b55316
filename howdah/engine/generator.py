"""A small seeded generator (sfc32) that gives the same numbers compiled and interpreted.

It works on 32-bit words in 64-bit integers and masks every sum, so that nothing ever wraps. It also carries the room
that a random choice needs, so that choosing allocates nothing.
"""

from typing import Final

from mypy_extensions import i64

from howdah.engine.vectors import vec

WORD: Final = 0xFFFFFFFF
WARM_UP: Final = 12


class Generator:
    """A stream of random numbers; equal seeds give equal streams, on every machine and build."""

    def __init__(self, seed: int) -> None:
        """`seed` may be any integer; its lowest 96 bits decide."""
        self.a: i64 = seed & WORD
        self.b: i64 = (seed >> 32) & WORD
        self.c: i64 = (seed >> 64) & WORD
        self.counter: i64 = 1
        self.choices: vec[i64] = vec[i64]([])
        self.weights: vec[i64] = vec[i64]([])
        for _ in range(WARM_UP):
            self.word()

    def word(self) -> i64:
        """The next 32 bits."""
        total: i64 = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (((self.c << 21) & WORD) | (self.c >> 11)) + total & WORD
        return total

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, each exactly as likely (Lemire's method). A bound of 1 draws nothing.

        The bound is at most 2**31: beyond it the product would not fit into compiled code's integers.
        """
        if bound <= 1:
            return 0
        product: i64 = self.word() * bound
        low: i64 = product & WORD
        if low < bound:
            threshold: i64 = (WORD + 1 - bound) % bound
            while low < threshold:
                product = self.word() * bound
                low = product & WORD
        return product >> 32

    def make_room(self, size: i64) -> None:
        """Let `choices` and `weights` hold at least `size` numbers."""
        if len(self.choices) < size:
            self.choices = vec[i64]([0] * size)
            self.weights = vec[i64]([0] * size)

    def copy(self) -> "Generator":
        """A generator that will give the same numbers as this one."""
        other = Generator(0)
        other.a, other.b, other.c, other.counter = self.a, self.b, self.c, self.counter
        return other

    def split(self) -> "Generator":
        """A new generator, seeded from this one: for a part whose number of draws should not matter to the rest."""
        return Generator((int(self.word()) << 64) | (int(self.word()) << 32) | int(self.word()))
