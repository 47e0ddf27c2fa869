"""Players' own pictures: taken in with limits on everything, and handed out to their owner alone.
What a player sends is decoded by a process of its own, `reencode`, and never stored as it came."""

import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256

import structlog
from aiohttp import web

from croupier.games.game import Refused
from croupier.server import reencode
from croupier.server.context import Clock
from croupier.server.limiter import Attempts
from croupier.store.port import Picture, Store
from croupier.wire import limits

DECODERS = 1  # at once: a decoder needs a core and, for a large picture, some hundred megabytes
DECODE_SECONDS = 30
log = structlog.get_logger("croupier.server")


class Pictures:
    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._sending: dict[str, str] = {}  # players, and the addresses they send from
        self._sent = Attempts(limits.PICTURES_MAX, limits.PICTURES_WINDOW_MS)
        self._sent_from = Attempts(limits.PICTURES_PER_ADDRESS, limits.PICTURES_WINDOW_MS)
        self._decoders = asyncio.Semaphore(DECODERS)

    async def serve(self, request: web.Request, player: str, spot: str) -> web.Response:
        found = await self._store.picture(player, spot)
        if found is None:
            raise Refused("no_such_page")
        tag = f'"{found.version}"'
        headers = {"ETag": tag, "Cache-Control": "private, no-cache", "Vary": "Cookie"}
        if request.headers.get("If-None-Match") == tag:
            return web.Response(status=304, headers=headers)
        return web.Response(body=found.body, content_type="image/webp", headers=headers)

    async def put(self, request: web.Request, player: str, address: str, spot: str) -> None:
        """Whatever is refused leaves the picture that was there."""
        self._limit(player, address)
        with self._one_of_few(player, address):
            sent = await read_body(request)
            async with self._decoders:
                body = await reencoded(sent, spot)
        version = sha256(body).hexdigest()[:16]
        await self._store.set_picture(player, spot, Picture(version, body))

    def _limit(self, player: str, address: str) -> None:
        now_ms = self._clock()
        wait_ms = max(self._sent.wait_ms(player, now_ms), self._sent_from.wait_ms(address, now_ms))
        if wait_ms:
            raise Refused("too_many_attempts", minutes=-(-wait_ms // 60_000))
        self._sent.note(player, now_ms)
        self._sent_from.note(address, now_ms)

    @contextmanager
    def _one_of_few(self, player: str, address: str) -> Iterator[None]:
        if player in self._sending:
            raise Refused("too_fast")
        from_here = [*self._sending.values()].count(address)
        if len(self._sending) >= limits.UPLOADS_AT_ONCE or from_here >= limits.UPLOADS_PER_ADDRESS:
            raise Refused("busy")
        self._sending[player] = address
        try:
            yield
        finally:
            del self._sending[player]


async def read_body(request: web.Request) -> bytes:
    """All of it, or a refusal as soon as it is too much, whatever its headers say."""
    most = limits.PICTURE_BYTES
    if (request.content_length or 0) > most:
        raise too_large()
    found = bytearray()
    try:
        async with asyncio.timeout(limits.UPLOAD_SECONDS):
            async for part in request.content.iter_any():
                if len(found) + len(part) > most:
                    raise too_large()
                found += part
    except (TimeoutError, OSError, web.RequestPayloadError):
        raise Refused("not_a_picture") from None
    if not found:
        raise Refused("not_a_picture")  # no process is started for nothing
    return bytes(found)


def too_large() -> Refused:
    return Refused("picture_too_large", megabytes=limits.PICTURE_BYTES // 2**20)


async def reencoded(sent: bytes, spot: str) -> bytes:
    """The picture as WebP in the size of the spot, made by another process: a decoder that fails,
    hangs or eats memory takes nothing with it, and no table waits for it."""
    program = [sys.executable, "-P", "-m", reencode.__name__, spot]
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*program, stdin=pipe, stdout=pipe, stderr=pipe)
    try:
        async with asyncio.timeout(DECODE_SECONDS):
            made, said = await process.communicate(sent)
    except TimeoutError:
        log.warning("picture took too long", bytes=len(sent))
        raise Refused("not_a_picture") from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode == reencode.TOO_MANY_PIXELS:
        most = limits.PICTURE_PIXELS // 1_000_000
        raise Refused("picture_too_many_pixels", megapixels=most)
    if process.returncode != 0:
        if process.returncode != reencode.NO_PICTURE:
            log.warning(
                "picture not decoded",
                code=process.returncode,
                why=said[-500:].decode(errors="replace"),
            )
        raise Refused("not_a_picture")
    return made
