"""Yardsticks: simple strategies as outsiders write them, which no level was made of. Ladders measure levels by them.

Each sees what a seat sees. At a game that it does not know it plays at random.
"""
