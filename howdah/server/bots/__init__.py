"""Bots on a budget: what a guest may ask of them, the processes in which they think, and who waits for whom.

`budget` says which bots a guest may seat. `Bots` (`answering`) is all that the rest of the server calls: an action for
a question, advice, other long work, warm up, close. Below it lie a `Pool`, which shares a few processes among tables
by their `usage`, and `Process`, whose other end is `child`.
"""
