"""The store of a page: rows in memory, kept by whoever was handed in. Its modules have the names and the functions of
those in `howdah.server.store`, and take their place (`use_page_store`); a test compares them."""
