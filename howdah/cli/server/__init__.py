"""Commands for whoever runs a server: serve, admin."""
