"""What whoever runs a server does from outside it: list, look, close, ban, export, back up, check."""
