"""Commands at a table: play, join, learn, replay, hint."""
