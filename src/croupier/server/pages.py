"""The browser client as built files, held in memory: what is not in the list cannot be asked for,
whatever the path looks like."""

import gzip
import mimetypes
import re
from hashlib import sha256
from pathlib import Path

from aiohttp import web
from msgspec import Struct

INDEX = "index.html"
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
COMPRESSED = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
FOR_EVER = "public, max-age=31536000, immutable"  # the name holds a hash of the content
ASK_AGAIN = "no-cache"
BUILD = re.compile(rb'<meta name="build" content="(\w+)"')

HEADERS = {
    "Content-Security-Policy": "; ".join(
        (
            "default-src 'self'",
            "style-src 'self' 'unsafe-inline'",  # the client places seats and chips with style=
            "img-src 'self' data: blob:",  # a player's own picture for card backs and the table
            "font-src 'self' data:",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",  # no page elsewhere gets a picture or an answer
    "Server": "croupier",  # else the versions of libraries are told
}

NOT_BUILT = """\
<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Croupier</title>
<h1>The browser client is not built yet</h1>
<p>The house is open, but this copy has no pages. Build them with <code>make web</code> and start
the house again.</p></html>
"""


class Page(Struct, frozen=True):
    body: bytes
    packed: bytes | None
    kind: str
    caching: str
    tag: str


class Pages:
    def __init__(self, folder: Path) -> None:
        self._pages: dict[str, Page] = {}
        if (folder / INDEX).is_file():
            for path in sorted(folder.rglob("*")):
                name = path.relative_to(folder).as_posix()
                if path.is_file() and not any(part.startswith(".") for part in name.split("/")):
                    self._pages[name] = page(name, path.read_bytes())
        else:
            self._pages[INDEX] = page(INDEX, NOT_BUILT.encode())

    async def serve(self, request: web.Request) -> web.Response:
        """A file, or the client itself, which has pages of its own."""
        name = request.match_info["path"] or INDEX
        found = self._pages.get(name)
        if found is None:
            if name.startswith("assets/"):
                raise web.HTTPNotFound
            found = self._pages[INDEX]
        headers = {"Cache-Control": found.caching, "ETag": found.tag, "Vary": "Accept-Encoding"}
        if request.headers.get("If-None-Match") == found.tag:
            return web.Response(status=304, headers=headers)
        body = found.body
        if found.packed is not None and "gzip" in request.headers.get("Accept-Encoding", ""):
            headers["Content-Encoding"] = "gzip"
            body = found.packed
        headers["Content-Type"] = found.kind
        return web.Response(body=body, headers=headers)


def page(name: str, body: bytes) -> Page:
    suffix = Path(name).suffix
    kind = TYPES.get(suffix) or mimetypes.types_map.get(suffix) or "application/octet-stream"
    is_text = kind.startswith(COMPRESSED)
    return Page(
        body=body,
        packed=gzip.compress(body, mtime=0) if is_text else None,
        kind=f"{kind}; charset=utf-8" if is_text else kind,
        caching=FOR_EVER if name.startswith("assets/") else ASK_AGAIN,
        tag=f'"{sha256(body).hexdigest()[:32]}"',
    )


def build_of(folder: Path) -> str:
    """The id that the build has written into the page; empty when nothing is built."""
    index = folder / INDEX
    found = BUILD.search(index.read_bytes()) if index.is_file() else None
    return found[1].decode() if found else ""


async def protect(_: web.Request, response: web.StreamResponse) -> None:
    """Headers that keep a page from being framed, sniffed or fed with scripts from elsewhere."""
    response.headers.update(HEADERS)
    if "Cache-Control" not in response.headers:
        response.headers["Cache-Control"] = "no-store"
