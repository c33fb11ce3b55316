"""After the game: replays, branches, reviews, puzzles; lessons and tracks."""
