"""The `howdah` command: a module for each command, in folders by what they are for.

Each imports what it needs when it runs, so that `--help` comes at once.
"""
