"""Games at a table: clocks, reaction windows, bots, undo, spectators."""
