"""A game at a table, without I/O: steps, clocks, reaction windows, and the one exit. Compiled with the rules."""
