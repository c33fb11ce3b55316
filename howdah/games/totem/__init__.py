"""Totem: CiaNCI Studio's hexagonal game of dice and connected pieces, for two to four players. Rules: clauses TOT-1.1 to TOT-6.5."""
