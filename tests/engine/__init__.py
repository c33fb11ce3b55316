"""The engine: its text formats and the parts that every game shares."""
