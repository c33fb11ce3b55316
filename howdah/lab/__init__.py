"""Many games at once: what a rule does to a game, and which bot is the stronger one, with intervals.

A *plan* says what is played, *workers* play it, each game becomes a *row*, *accumulators* count rows in one pass, and
tables, reports and verdicts are made of what they counted. A row follows from its plan and its number alone, so results
do not depend on how many workers there were or in which order they answered.
"""
