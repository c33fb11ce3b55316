"""Examples of docstrings as code blocks of the reference: Griffe runs this extension on all that it documents."""

import re
from typing import Any, Final

import griffe

EXAMPLE: Final = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)
"""A prompt and all lines up to the next empty one, as doctest reads them."""


class Examples(griffe.Extension):
    """Fences the examples: Markdown would take a prompt for a quotation, and its answer for a link."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = EXAMPLE.sub(r"```python\n\g<0>\n```", obj.docstring.value)
