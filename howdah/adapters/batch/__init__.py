"""Many games stepped at once, compiled: vectors that NumPy looks into, written here. Needs no NumPy itself."""
