"""After the game: positions to play on from, the games that somebody has played, reviews and puzzles."""
