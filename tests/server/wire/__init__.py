"""Messages, routes, sockets, and who may ask for what."""
