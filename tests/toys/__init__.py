"""Games of a few lines that exercise the contract: reactions, simultaneous choice, chance, undo; and some that leak."""
