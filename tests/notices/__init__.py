"""Notices: what is sent, read by those whom it is for."""
