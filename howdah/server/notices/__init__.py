"""Notices: people are called when it is their turn and they are not there."""
