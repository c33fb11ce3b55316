"""Raj: Alex Randolph's game of simultaneous bids, for two to five players. Rules: clauses RAJ-1.1 to RAJ-5.5."""
