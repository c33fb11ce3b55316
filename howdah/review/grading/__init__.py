"""Decisions, graded by what their seat knew: lines of whole turns in races and Totem, bids against a mixture in Raj."""
