"""The migrations. A new one is written by hand: see docs/operations.md."""
