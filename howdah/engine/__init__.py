"""The table itself: what every game shares, and nothing that belongs to one of them.

Pure: no sockets, no clock, no files, no global randomness. Everything here compiles with mypyc.
"""
