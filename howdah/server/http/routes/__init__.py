"""What a request asks for, one module per resource: its handlers, and the routes that lead to them."""
