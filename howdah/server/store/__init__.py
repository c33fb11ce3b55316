"""What is on disk: schema, reads, writes, and which worker drives a table."""
