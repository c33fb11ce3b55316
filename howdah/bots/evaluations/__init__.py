"""One readable eye a game: what a running position is probably worth."""
