"""Monte Carlo tree search over information sets: the tree, the path of an iteration, mixed choices, the bot."""
