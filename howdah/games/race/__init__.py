"""What Formula E and Elephant Rally share (RACE-1 to RACE-7): functions over data, with parameters where they differ."""
