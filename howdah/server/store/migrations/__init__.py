"""How the database came to its present shape: one file a step, in order, run when a server starts."""
