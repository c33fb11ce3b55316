"""Exponential, logarithm and power by + - * / alone.

Those of the C library differ in the last bit from machine to machine and in browsers, and with them, now and then, what
a bot chooses. These are rounded alike everywhere; they are good to nine digits.
"""

from typing import Final

HALVINGS: Final = 10
"""The exponent is halved so often, and the result squared as often."""
PARTS: Final = 1024.0
LOG_2: Final = 0.6931471805599453
SMALLEST: Final = -700.0
LARGEST: Final = 700.0


def exponential(number: float) -> float:
    """e to the power of a number; beyond the range of floats zero, or what the largest exponent gives."""
    if number < SMALLEST:
        return 0.0
    part: float = (number if number < LARGEST else LARGEST) / PARTS
    # The series, up to the twelfth power; a part is below 0.7.
    result: float = 1.0 + part * (1.0 + part / 2.0 * (1.0 + part / 3.0 * (1.0 + part / 4.0 * tail(part))))
    for _ in range(HALVINGS):
        result = result * result
    return result


def tail(part: float) -> float:
    """The far end of the series of the exponential, from the fifth power on."""
    last: float = 1.0 + part / 9.0 * (1.0 + part / 10.0 * (1.0 + part / 11.0 * (1.0 + part / 12.0)))
    return 1.0 + part / 5.0 * (1.0 + part / 6.0 * (1.0 + part / 7.0 * (1.0 + part / 8.0 * last)))


def logarithm(number: float) -> float:
    """The natural logarithm of a number above zero."""
    twos: float = 0.0
    while number > 1.5:
        number = number / 2.0
        twos += 1.0
    while number < 0.75:
        number = number * 2.0
        twos -= 1.0
    # log x = 2 artanh((x - 1) / (x + 1)), whose argument is now at most a fifth.
    ratio: float = (number - 1.0) / (number + 1.0)
    square: float = ratio * ratio
    total: float = 0.0
    divisor: float = 19.0
    while divisor > 0.0:
        total = total * square + 1.0 / divisor
        divisor -= 2.0
    return twos * LOG_2 + 2.0 * ratio * total


def power(base: float, exponent: float) -> float:
    """A number above zero to the power of another."""
    return exponential(exponent * logarithm(base))
