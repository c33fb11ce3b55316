"""After the game: chances over time, turning points, graded decisions, luck and skill, by what each seat could know."""
