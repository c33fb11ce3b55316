"""After the game: replays, positions to play on from, the games that somebody has played, reviews and puzzles."""
