"""The steps. A new one is written by hand: see docs/operations.md."""
