"""The socket of a table: frames, sessions, send queues for slow clients."""
