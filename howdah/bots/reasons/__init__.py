"""Why an action is good, as a code and facts that are true in all that a seat can know: hints and reviews say it."""
