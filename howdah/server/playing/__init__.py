"""A game at a table, without I/O: steps, clocks, reaction windows, and what each receiver is sent. Compiled with the
rules."""
