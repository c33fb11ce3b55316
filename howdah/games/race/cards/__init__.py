"""Decks without order, hands, who knows what of them; what is played, drawn, stolen and cancelled (RACE-2, RACE-6)."""
