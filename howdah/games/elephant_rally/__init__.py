"""Elephant Rally: the race on a track of pieces, for two to six players. Rules: RACE-1 to RACE-7 and ER-1 to ER-7."""
