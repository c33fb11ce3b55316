"""What stands behind the rulebooks: where the sources name a clause, what proves it, how often games exercise it."""
