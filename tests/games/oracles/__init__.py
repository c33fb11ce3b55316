"""The games once more, written from the rulebook alone, to be played side by side with the engine."""
