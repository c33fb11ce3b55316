"""Values of Raj, from the end backwards."""
