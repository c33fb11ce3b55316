"""The server's tables in a page, and the engine for browsers."""
