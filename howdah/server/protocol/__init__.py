"""What goes over the wire, as classes: the one source of the OpenAPI description and the types of the client."""
