"""Fits what chances are made of to games of medium: `python -m howdah.review.fitting`."""
