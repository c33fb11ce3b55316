"""Opponents. A bot is given what its seat is given and one world that agrees with it, never the true state."""
