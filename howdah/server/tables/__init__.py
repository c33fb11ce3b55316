"""Tables: a game without I/O, its log on disk and those who listen, put together."""
