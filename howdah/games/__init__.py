"""The games, one folder each, all of one shape. No game imports another."""
