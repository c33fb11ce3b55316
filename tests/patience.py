"""How long a test waits for what must come. It only ends what hangs: a busy machine proves nothing, so nothing that
works comes near it, and no test asserts that something was quick."""

PATIENCE = 600.0
"""Seconds."""
