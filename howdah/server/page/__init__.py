"""The server's tables in a page: the same requests, sockets and games, without a network, a database or processes.

What surrounds them in a browser is injected (`host.Host`): who keeps rows, who does the work of bots, who is told. The
rows themselves are `page.store`, which takes the place of `howdah.server.store` (`use_page_store`).
"""

import sys
from importlib import import_module
from typing import Final

REPLACED: Final = ("reads", "writes", "upkeep", "store")
"""Modules of `howdah.server.store` that need a database; a page has others of the same names."""


def use_page_store() -> None:
    """Let `howdah.server.store` be the store of a page. To be called before anything else of the server is imported."""
    package = import_module("howdah.server.store")
    for name in REPLACED:
        module = import_module(f"howdah.server.page.store.{name}")
        sys.modules[f"howdah.server.store.{name}"] = module
        setattr(package, name, module)
