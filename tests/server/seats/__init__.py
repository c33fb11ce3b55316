"""Who sits where: absence, consent, hand-over, links, people."""
