"""What the races learn: weights of the evaluation, and what the past says of who holds a tiger."""
