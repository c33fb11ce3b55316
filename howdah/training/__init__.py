"""Training of the bots' values: NumPy, one process, the same numbers from the same seed. `howdah train` runs it."""
