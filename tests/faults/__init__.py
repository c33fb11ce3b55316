"""Faults from outside: storage goes away and comes back, processes die. A server is a process here, and all that is
known of it is what it told its clients."""
