"""Decks without order, hands, and who knows what of them: shared by the games that are played with cards."""
