"""Bytes: frames in and out, and the one place where what is told becomes JSON. Compiled."""
