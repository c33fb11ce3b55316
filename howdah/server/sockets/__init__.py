"""The socket of a table: frames, sessions, what waits for a slow reader."""
