"""What is asked for over HTTP: tables, seats, guests, tracks, rules; and the files of the client."""
