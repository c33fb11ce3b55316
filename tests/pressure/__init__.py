"""Memory, attacks and nonsense: a server process under pressure, seen from outside only."""
