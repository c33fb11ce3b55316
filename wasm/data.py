"""Write what a page asks for and what never changes, as the server would answer it: first pages need no engine.

python wasm/data.py FOLDER
"""

import asyncio
import sys
from pathlib import Path

from howdah.engine.registry import games
from howdah.locale.languages import LANGUAGES
from howdah.server.http.routes.book import extras
from howdah.server.http.routes.guests import list_games
from howdah.server.tracks import tracks
from howdah.server.wire.encoding import encoder


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    nobody: object = None
    answers: dict[str, object] = {
        "games": asyncio.run(list_games(nobody)),  # type: ignore[arg-type]
        "tracks-kit": tracks.kit(),
    }
    for meta in games():
        for language in LANGUAGES:
            answers[f"rulebook-{meta.name}-{language}"] = extras(meta.name, language)
    for name, answer in answers.items():
        (folder / f"{name}.json").write_bytes(encoder.encode(answer))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
