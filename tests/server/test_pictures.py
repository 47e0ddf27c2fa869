"""Players' own pictures: what is taken, what is refused, and who gets to see them."""

import asyncio
import io
import struct
import zlib
from collections.abc import AsyncIterator, Mapping
from typing import Any

import pytest
from PIL import Image, PngImagePlugin
from yarl import URL

from croupier.games.game import Refused
from croupier.server import pictures, reencode
from croupier.server.rescale import CARD, STORED_BYTES, TABLE, TooManyPixels, reencoded
from croupier.wire import limits
from tests.server.conftest import OpenHouse
from tests.server.rig import Client, Rig

pytestmark = pytest.mark.asyncio

BACK = "/api/me/pictures/back"
SECRET = b"51.5007 N, 0.1246 W"


def drawn(size: tuple[int, int], kind: str = "PNG", mode: str = "RGB", **options: Any) -> bytes:
    """The left half red, the right half blue."""
    picture = Image.new("RGB", size, (200, 20, 20))
    picture.paste((20, 20, 200), (size[0] // 2, 0, *size))
    file = io.BytesIO()
    picture.convert(mode).save(file, kind, **options)
    return file.getvalue()


def chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def png_bomb(width: int, height: int) -> bytes:
    """A few kilobytes that ask for width times height pixels."""
    head = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 1, 0, 0, 0, 0))
    rows = chunk(b"IDAT", zlib.compress(bytes((width // 8 + 1) * height), 9))
    return b"\x89PNG\r\n\x1a\n" + head + rows + chunk(b"IEND", b"")


def webp_bomb(width: int, height: int) -> bytes:
    """A header that promises a large picture, before a small one."""
    small = drawn((8, 8), "WEBP", lossless=True)
    size = (width - 1).to_bytes(3, "little") + (height - 1).to_bytes(3, "little")
    body = b"WEBPVP8X" + struct.pack("<II", 10, 0) + size + small[12:]
    return b"RIFF" + struct.pack("<I", len(body)) + body


def gif_bomb(width: int, height: int) -> bytes:
    file = bytearray(drawn((8, 8), "GIF", "P"))
    file[6:10] = struct.pack("<HH", width, height)
    return bytes(file)


async def put(client: Client, body: Any, spot: str = "back", **headers: str) -> tuple[int, Any]:
    path = f"/api/me/pictures/{spot}"
    return await client.call("PUT", path, data=body, headers=headers)


async def get(
    client: Client, path: str = BACK, **headers: str
) -> tuple[int, Mapping[str, str], bytes]:
    async with client.http.get(client.rig.url.join(URL(path)), headers=headers) as answer:
        return answer.status, answer.headers, await answer.read()


def opened(body: bytes) -> Image.Image:
    picture = Image.open(io.BytesIO(body))
    picture.load()
    return picture


@pytest.mark.req("T21-P2-GUI-d")
@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP", "GIF"])
async def test_each_kind_is_taken_by_its_content_and_comes_out_as_webp(
    house: Rig, kind: str
) -> None:
    ann = await house.guest("Ann")
    status, answer = await put(ann, drawn((1000, 700), kind), **{"Content-Type": "text/html"})
    assert status == 200, answer
    status, headers, body = await get(ann)
    assert status == 200
    assert headers["Content-Type"] == "image/webp"
    picture = opened(body)
    assert (picture.format, picture.size) == ("WEBP", CARD)
    red, blue = picture.getpixel((10, 300)), picture.getpixel((470, 300))
    assert isinstance(red, tuple)
    assert isinstance(blue, tuple)
    assert red[0] > 150 > red[2]
    assert blue[2] > 150 > blue[0]
    assert answer["pictures"] == {"back": headers["ETag"].strip('"')}


async def test_a_picture_is_cached_by_its_owners_browser_only(house: Rig) -> None:
    ann = await house.guest("Ann")
    await put(ann, drawn((100, 140)))
    _, headers, _ = await get(ann)
    assert headers["Cache-Control"] == "private, no-cache"
    assert headers["Vary"] == "Cookie"
    assert headers["X-Content-Type-Options"] == "nosniff"
    status, _, body = await get(ann, **{"If-None-Match": headers["ETag"]})
    assert (status, body) == (304, b"")
    await put(ann, drawn((50, 70)))
    status, changed, _ = await get(ann, **{"If-None-Match": headers["ETag"]})
    assert status == 200
    assert changed["ETag"] != headers["ETag"]
    looks = (await ann.call("GET", "/api/me/looks"))[1]
    assert looks["pictures"] == {"back": changed["ETag"].strip('"')}


@pytest.mark.req("T21-P2-GUI-d")
async def test_nobody_else_gets_to_see_a_picture(house: Rig) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    await put(ann, drawn((100, 140)))
    assert (await get(bob))[0] == 404
    assert (await get(house.client()))[0] == 401
    await put(bob, drawn((90, 140)))
    assert (await get(bob))[2] != (await get(ann))[2]
    await bob.call("DELETE", BACK)
    assert (await get(ann))[0] == 200


@pytest.mark.req("T21-P2-GUI-d")
async def test_a_picture_stays_with_the_account(house: Rig) -> None:
    ann, again = house.client(), house.client()
    await ann.sign_in("Ann", "correct horse")
    await put(ann, drawn((100, 140)), "king")
    await again.sign_in("Ann", "correct horse")
    looks = (await again.call("GET", "/api/me/looks"))[1]
    assert list(looks["pictures"]) == ["king"]
    assert (await get(again, "/api/me/pictures/king"))[0] == 200


@pytest.mark.req("T21-P2-GUI-d")
async def test_a_picture_is_taken_down(house: Rig) -> None:
    ann = await house.guest("Ann")
    await put(ann, drawn((100, 140)))
    for _ in range(2):
        assert await ann.call("DELETE", BACK) == (200, {"pictures": {}})
    assert (await get(ann))[0] == 404


async def test_what_a_camera_wrote_beside_the_picture_is_gone(house: Rig) -> None:
    notes = PngImagePlugin.PngInfo()
    notes.add_text("Comment", SECRET.decode())
    exif = Image.Exif()
    exif[0x010E] = SECRET.decode()
    png = drawn((300, 420), pnginfo=notes, exif=exif)
    jpeg = drawn((300, 420), "JPEG", exif=exif, comment=SECRET)
    assert SECRET in png
    assert SECRET in jpeg
    ann = await house.guest("Ann")
    for file in (png, jpeg):
        await put(ann, file)
        _, _, body = await get(ann)
        assert SECRET not in body
        assert not {"exif", "icc_profile", "xmp", "Comment", "comment"} & set(opened(body).info)


async def test_a_picture_stands_upright() -> None:
    exif = Image.Exif()
    exif[0x0112] = 6  # the camera was turned: its left is our top
    picture = opened(reencoded(drawn((672, 480), "JPEG", exif=exif), "queen"))
    assert picture.size == CARD
    top, below = picture.getpixel((240, 10)), picture.getpixel((240, 660))
    assert isinstance(top, tuple)
    assert isinstance(below, tuple)
    assert top[0] > top[2]
    assert below[2] > below[0]


async def test_sizes_that_the_spots_need() -> None:
    assert opened(reencoded(drawn((4000, 3000)), "table")).size == (1600, 1200)
    assert opened(reencoded(drawn((300, 200)), "table")).size == (300, 200)
    assert opened(reencoded(drawn((4000, 300), "JPEG"), "table")).size == (1920, 144)
    assert opened(reencoded(drawn((50, 50)), "jack")).size == (36, 50)
    assert opened(reencoded(drawn((1, 1)), "jack")).size == (1, 1)
    assert TABLE == (1920, 1200)


async def test_what_is_seen_through_stays_so() -> None:
    clear = Image.new("RGBA", CARD, (0, 0, 0, 0))
    file = io.BytesIO()
    clear.save(file, "PNG")
    assert opened(reencoded(file.getvalue(), "back")).getpixel((9, 9)) == (0, 0, 0, 0)


async def test_of_a_moving_picture_the_first_frame_is_taken() -> None:
    frames = [Image.new("RGB", (100, 140), colour) for colour in ("red", "blue")]
    for kind in ("GIF", "WEBP", "PNG"):
        file = io.BytesIO()
        frames[0].save(file, kind, save_all=True, append_images=frames[1:], duration=100)
        picture = opened(reencoded(file.getvalue(), "back"))
        assert getattr(picture, "n_frames", 1) == 1
        red = picture.convert("RGB").getpixel((50, 70))
        assert isinstance(red, tuple)
        assert red[0] > 200 > 50 > red[2]


async def test_noise_is_packed_until_it_is_small() -> None:
    noise = Image.effect_noise((1920, 1200), 90).convert("RGB")
    file = io.BytesIO()
    noise.save(file, "JPEG", quality=95)
    assert len(reencoded(file.getvalue(), "table")) <= 2 * STORED_BYTES


NO_PICTURES = {
    "nothing": b"",
    "words": b"not a picture at all" * 100,
    "html": b"<html><script>alert(1)</script></html>",
    "svg": b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    "bmp": drawn((40, 40), "BMP"),
    "tiff": drawn((40, 40), "TIFF"),
    "cut off": drawn((400, 400), "JPEG")[:2_000],
    "half a png": drawn((400, 400))[:200],
    "png and nothing more": b"\x89PNG\r\n\x1a\n",
    "a webp of nothing": b"RIFF\x20\0\0\0WEBPVP8 " + bytes(40),
}


@pytest.mark.req("T21-P2-GUI-d")
@pytest.mark.parametrize("name", NO_PICTURES)
async def test_what_is_no_picture_changes_nothing(house: Rig, name: str) -> None:
    ann = await house.guest("Ann")
    await put(ann, drawn((100, 140)))
    before = await get(ann)
    body = NO_PICTURES[name]
    status, problem = await put(ann, body, **{"Content-Type": "image/png"})
    assert (status, problem["code"]) == (415, "not_a_picture")
    status, problem = await put(ann, body, **{"Accept-Language": "de"})
    assert problem["text"].startswith("Diese Datei ist kein Bild")
    assert (await get(ann))[2] == before[2]


@pytest.mark.parametrize(
    "bomb",
    [
        png_bomb(6_400, 6_251),
        png_bomb(60_000, 60_000)[:200_000],
        webp_bomb(16_000, 16_000),
        gif_bomb(65_000, 65_000),
    ],
    ids=["png", "a large png", "webp", "gif"],
)
async def test_a_bomb_is_refused_before_it_is_decoded(house: Rig, bomb: bytes) -> None:
    with pytest.raises(TooManyPixels):
        reencoded(bomb, "back")
    ann = await house.guest("Ann")
    status, problem = await put(ann, bomb)
    assert (status, problem["code"]) == (413, "picture_too_many_pixels")
    assert "40 million" in problem["text"]
    assert (await get(ann))[0] == 404


async def test_as_many_pixels_as_may_be_are_taken(house: Rig) -> None:
    ann = await house.guest("Ann")
    assert (await put(ann, png_bomb(6_400, 6_250)))[0] == 200


async def hundred_megabytes(sent: list[int]) -> AsyncIterator[bytes]:
    part = bytes(64 * 1024)
    for _ in range(1_600):
        sent.append(len(part))
        yield part


@pytest.mark.req("T21-P2-GUI-d")
async def test_a_hundred_megabytes_are_refused_and_never_held(
    house: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a length, so that only the stream itself tells how much it is."""
    asked: list[int] = []

    async def decode(sent: bytes, _: str) -> bytes:
        asked.append(len(sent))
        return b""

    monkeypatch.setattr(pictures, "reencoded", decode)
    ann = await house.guest("Ann")
    status, problem = await put(ann, hundred_megabytes([]), **{"Accept-Language": "fr"})
    assert (status, problem["code"]) == (413, "picture_too_large")
    assert problem["facts"] == {"megabytes": 8}
    assert problem["text"].startswith("Cette image dépasse 8 Mo")
    assert asked == []
    assert (await ann.call("GET", "/api/me"))[0] == 200


async def speak(house: Rig, ann: Client, *headers: str, body: bytes = b"") -> bytes:
    """A request as bytes; the head of the answer."""
    cookies = ann.http.cookie_jar.filter_cookies(house.url)
    cookie = "; ".join(f"{one.key}={one.value}" for one in cookies.values())
    lines = [f"PUT {BACK} HTTP/1.1", f"Host: {house.url.authority}", f"Cookie: {cookie}", *headers]
    reader, writer = await asyncio.open_connection(house.url.host, house.url.port)
    try:
        writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        return await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 10)
    finally:
        writer.close()


async def test_a_length_that_is_too_much_is_refused_before_a_byte_comes(house: Rig) -> None:
    ann = await house.guest("Ann")
    head = await speak(house, ann, "Content-Length: 104857600")
    assert head.startswith(b"HTTP/1.1 413 ")


async def test_a_length_that_lies_does_not_help(house: Rig) -> None:
    """What is beyond the length is not part of the picture; what is missing never comes."""
    ann = await house.guest("Ann")
    picture = drawn((400, 560))
    head = await speak(house, ann, "Content-Length: 100", body=picture)
    assert head.split()[1] in (b"400", b"415")
    assert (await get(ann))[0] == 404


async def test_a_packed_body_counts_as_it_is_unpacked(house: Rig) -> None:
    ann = await house.guest("Ann")
    packed = zlib.compress(bytes(100_000_000), 9)
    assert len(packed) < 200_000
    status, problem = await put(ann, packed, **{"Content-Encoding": "deflate"})
    assert status in (400, 413)
    if status == 413:
        assert problem["code"] == "picture_too_large"
    assert (await get(ann))[0] == 404


async def test_an_upload_that_does_not_end_is_given_up(
    house: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "UPLOAD_SECONDS", 0.05)
    ann = await house.guest("Ann")
    head = await speak(house, ann, "Content-Length: 5000", body=drawn((400, 560))[:300])
    assert head.startswith(b"HTTP/1.1 415 ")
    monkeypatch.undo()
    assert (await put(ann, drawn((100, 140))))[0] == 200


async def test_a_decoder_that_hangs_or_falls_is_no_harm(
    house: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await house.guest("Ann")
    monkeypatch.setattr(pictures, "DECODE_SECONDS", 0.0)
    status, problem = await put(ann, drawn((100, 140)))
    assert (status, problem["code"]) == (415, "not_a_picture")
    monkeypatch.undo()
    monkeypatch.setattr(reencode, "__name__", "croupier.nothing_here")
    status, problem = await put(ann, drawn((100, 140)))
    assert (status, problem["code"]) == (415, "not_a_picture")
    monkeypatch.undo()
    assert (await put(ann, drawn((100, 140))))[0] == 200


async def test_the_process_says_how_it_ended() -> None:
    assert await pictures.reencoded(drawn((10, 14)), "back")
    with pytest.raises(Refused, match="not_a_picture"):
        await pictures.reencoded(b"nothing", "back")


async def test_a_player_sends_one_picture_at_a_time(
    house: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def wait(_sent: bytes, _spot: str) -> bytes:
        begun.set()
        await go_on.wait()
        return drawn((10, 14), "WEBP")

    monkeypatch.setattr(pictures, "reencoded", wait)
    monkeypatch.setattr(limits, "UPLOADS_AT_ONCE", 1)
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    async with asyncio.TaskGroup() as group:
        first = group.create_task(put(ann, drawn((100, 140))))
        await begun.wait()
        second = await put(ann, drawn((100, 140)))
        other = await put(bob, drawn((100, 140)))
        go_on.set()
    assert (second[0], second[1]["code"]) == (429, "too_fast")
    assert (other[0], other[1]["code"]) == (503, "busy")
    assert first.result()[0] == 200
    assert (await put(bob, drawn((100, 140))))[0] == 200


async def test_one_address_does_not_take_all_places(
    open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = asyncio.Event()

    async def wait(_sent: bytes, _spot: str) -> bytes:
        await go_on.wait()
        return drawn((10, 14), "WEBP")

    monkeypatch.setattr(pictures, "reencoded", wait)
    house = await open_house(behind_proxy=True)
    most = limits.UPLOADS_PER_ADDRESS
    slow = [house.client(**{"X-Forwarded-For": "10.0.0.1"}) for _ in range(most + 1)]
    for number, client in enumerate(slow):
        await client.sign_in(f"Guest {number}")
    other = house.client(**{"X-Forwarded-For": "10.0.0.2"})
    await other.sign_in("Bob")
    async with asyncio.TaskGroup() as group:
        sending = [group.create_task(put(client, drawn((100, 140)))) for client in slow]
        refused, _ = await asyncio.wait(sending, return_when=asyncio.FIRST_COMPLETED)
        taken = group.create_task(put(other, drawn((100, 140))))
        go_on.set()
    answers = [task.result()[0] for task in sending]
    assert sorted(answers) == [200] * most + [503]
    assert [task.result()[1]["code"] for task in refused] == ["busy"]
    assert taken.result()[0] == 200


async def test_pictures_cannot_be_sent_without_end(house: Rig) -> None:
    ann = await house.guest("Ann")
    for _ in range(limits.PICTURES_MAX):
        await put(ann, None, **{"Content-Length": "0"})
    status, problem = await put(ann, drawn((100, 140)))
    assert (status, problem["code"]) == (429, "too_many_attempts")
    bob = await house.guest("Bob")
    assert (await put(bob, drawn((100, 140))))[0] == 200


async def test_an_address_has_a_limit_of_its_own(
    house: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "PICTURES_PER_ADDRESS", 1)
    rig = await Rig.open(house.folder.parent / "other")
    try:
        ann, bob = await rig.guest("Ann"), await rig.guest("Bob")
        assert (await put(ann, drawn((100, 140))))[0] == 200
        status, problem = await put(bob, drawn((100, 140)))
        assert (status, problem["code"]) == (429, "too_many_attempts")
    finally:
        await rig.leave()


async def test_only_known_spots_and_pages_of_the_house(house: Rig) -> None:
    ann = await house.guest("Ann")
    for spot in ("ace", "", "back%2F..", "..%2Fback", "x" * 500):
        status, problem = await put(ann, drawn((100, 140)), spot)
        assert status in (400, 404), problem
    for method in ("PUT", "DELETE"):
        status, problem = await ann.call(method, BACK, headers={"Origin": "http://evil.example"})
        assert (status, problem["code"]) == (403, "foreign_origin")
        status, problem = await house.client().call(method, BACK)
        assert (status, problem["code"]) == (401, "not_signed_in")
