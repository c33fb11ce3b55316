"""What one line has over another, as a code with facts: only what can be seen where both lead."""
