"""Commands that play many games: sim, compare, ladder, bench, perft."""
