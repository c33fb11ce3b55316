"""The adapters for researchers: judged by the peers' own tests, and held to one truth."""
