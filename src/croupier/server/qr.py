"""Text as a QR code, for terminals and for pages. The library is loaded when the first one is
drawn."""

import asyncio
from collections import OrderedDict
from io import BytesIO, StringIO

from croupier.games.game import Refused
from croupier.server.turns import Turns

KEPT = 200  # pictures: everybody at a table asks for the same one
WAITING_MAX = 16  # that wait to be drawn


class QrPictures:
    """Drawn one at a time and beside the loop: a long text takes forty milliseconds."""

    def __init__(self) -> None:
        self._drawn: OrderedDict[str, str] = OrderedDict()
        self._turns = Turns()
        self._one = asyncio.Lock()
        self._waiting = 0

    async def draw(self, text: str, asker: str) -> str:
        """The picture of the text. Raises `Refused` when the asker has another one drawn, or too
        many wait."""
        if text in self._drawn:
            self._drawn.move_to_end(text)
            return self._drawn[text]
        async with self._turns.take(asker):
            if self._waiting >= WAITING_MAX:
                raise Refused("busy")
            self._waiting += 1
            try:
                async with self._one:
                    picture = await asyncio.to_thread(picture_of, text)
            finally:
                self._waiting -= 1
        self._drawn[text] = picture
        if len(self._drawn) > KEPT:
            self._drawn.popitem(last=False)
        return picture


def blocks_of(text: str) -> str:
    """For a terminal."""
    import segno

    drawn = StringIO()
    segno.make(text, micro=False).terminal(drawn, compact=True)
    return drawn.getvalue()


def picture_of(text: str) -> str:
    """A whole SVG file, since without its namespace no browser draws it as a picture."""
    import segno

    file = BytesIO()
    code = segno.make(text, micro=False)
    code.save(file, kind="svg", xmldecl=False, nl=False, scale=4, dark="#000", light="#fff")
    return file.getvalue().decode()
