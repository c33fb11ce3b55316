"""Animals that move: whether a step or push is possible, and doing it (RACE-3, RACE-4, RACE-6.1, RACE-6.2)."""
