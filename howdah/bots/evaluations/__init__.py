"""One evaluation for each game, easy to read: what a running position is probably worth."""
