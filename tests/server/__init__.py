"""The server over real sockets on real databases. Runs once, on the compiled build; time is handed in."""
