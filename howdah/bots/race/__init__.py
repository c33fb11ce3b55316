"""The races by whole turns: the lines that a turn can take, and wins within a turn."""
