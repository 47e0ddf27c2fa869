"""Music that the owner of a house has a licence for: files of the data folder, each named after its
game. Only these few names can be asked for, whatever the path looks like."""

from pathlib import Path
from typing import Final

from aiohttp import web

from croupier.games import games
from croupier.games.game import Refused

# By these endings, the first that is there.
TYPES: Final = {
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".opus": "audio/ogg",
    ".m4a": "audio/mp4",
    ".flac": "audio/flac",
    ".wav": "audio/wav",
}


class Music:
    def __init__(self, folder: Path | None) -> None:
        self._folder = folder

    def tracks(self) -> tuple[str, ...]:
        """The games that have a track."""
        return tuple(name for name in games() if self._file(name) is not None)

    def serve(self, name: str) -> web.FileResponse:
        """The track of a game, whole or in the ranges that players of sound ask for."""
        found = self._file(name)
        if found is None:
            raise Refused("no_such_page")
        kind = {"Content-Type": TYPES[found.suffix], "Cache-Control": "no-cache"}
        return web.FileResponse(found, headers=kind)

    def _file(self, name: str) -> Path | None:
        if self._folder is None or name not in games():
            return None
        files = (self._folder / f"{name}{ending}" for ending in TYPES)
        return next((file for file in files if file.is_file()), None)
