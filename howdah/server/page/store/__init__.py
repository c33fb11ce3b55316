"""The store of a page: rows in memory, stored by an injected function. Its modules have the names and the functions of
those in `howdah.server.store`, and take their place (`use_page_store`); a test compares them."""
