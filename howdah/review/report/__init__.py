"""A review in words: lines for a terminal, a page for a browser."""
