"""Tables for people far apart: the only place with sockets, time and storage. See docs/protocol.md."""
