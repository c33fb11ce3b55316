"""Yardsticks: simple baseline strategies as outsiders write them, independent of the levels. Ladders rate levels
against them.

Each sees what a seat sees. At a game that it does not know it plays at random.
"""
