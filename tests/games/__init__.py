"""Each game against its rulebook."""
