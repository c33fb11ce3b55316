"""A server in operation: start, storage, upgrades, several workers, admin."""
