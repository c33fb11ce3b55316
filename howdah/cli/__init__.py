"""The `howdah` command. A module a command; each imports what it needs when it runs, so that `--help` comes at once."""
