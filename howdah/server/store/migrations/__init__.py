"""Schema migrations: one file each, in order, run when a server starts."""
