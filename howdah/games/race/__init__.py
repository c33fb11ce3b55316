"""What Formula E and Elephant Rally share (RACE-1 to 7): functions over data, with parameters where they differ."""
