"""What the lab writes for people to read: reports in HTML, pages of the notebook, and their drawings."""
