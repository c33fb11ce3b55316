"""Totem: CiaNCI Studio's game of dice and connected pieces, for two to four players. Clauses TOT-1.1 to TOT-6.5."""
