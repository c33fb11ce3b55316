"""The person behind a guest: one on all devices by nine words, with results, all data, and an end to it."""
