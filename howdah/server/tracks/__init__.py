"""Own tracks of the races, and trial races on them."""
