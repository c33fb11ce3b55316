"""Adapters for researchers: the same games in PettingZoo, Gymnasium and OpenSpiel, in batches, and as text.

Each adapter is a module; what it needs from outside is an extra of the same name (`docs/adapters.md`):

- `pettingzoo`: one seat after another, or all seats at once
- `gymnasium`: one seat learns among bots; `vector`: many games a step, in compiled code (`batch/`)
- `openspiel`: the games registered there, with chance nodes and hidden information
- `text`: a table for whoever reads and writes; `worlds`: states to search in
- `agents`, `remote`: a trained agent as a bot of ours, and at a table of a server

Nobody is shown anything but a view: `observations/` makes arrays of views.
"""
