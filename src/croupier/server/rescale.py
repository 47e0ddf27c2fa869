"""Makes a player's picture what its spot needs, with Pillow. Only the process `reencode` does this:
decoders of pictures are large and old, and the server itself never decodes one."""

import io
import warnings

from PIL import Image, ImageOps

from croupier.wire.limits import PICTURE_PIXELS

FORMATS = ("PNG", "JPEG", "WEBP", "GIF")
CARD = (480, 672)  # cut to the shape of a card
TABLE = (1920, 1200)  # any shape that fits
STORED_BYTES = 512 * 1024  # a picture that is larger is packed tighter
QUALITIES = (84, 60, 35)

# Pillow checks the size before it decodes, and its plugins before they make room.
Image.MAX_IMAGE_PIXELS = PICTURE_PIXELS


class TooManyPixels(Exception):
    pass


def reencoded(sent: bytes, spot: str) -> bytes:
    """Only the pixels of the first frame are taken over: what a camera or an editor wrote beside
    them is left behind. Raises `TooManyPixels`, and whatever Pillow raises."""
    check_webp(sent)
    with warnings.catch_warnings():
        warnings.simplefilter("error", Image.DecompressionBombWarning)
        try:
            opened = Image.open(io.BytesIO(sent), formats=FORMATS)
        except (Image.DecompressionBombWarning, Image.DecompressionBombError):
            raise TooManyPixels from None
    with opened:
        side = max(TABLE if spot == "table" else CARD)
        opened.draft(None, (side, side))  # a JPEG need not be decoded larger than that
        upright = ImageOps.exif_transpose(opened)
        shaped = fitted(upright, spot)
        mode = "RGBA" if shaped.has_transparency_data else "RGB"
        plain = Image.new(mode, shaped.size)
        plain.paste(shaped.convert(mode))
    return packed(plain)


def check_webp(sent: bytes) -> None:
    """Pillow's WebP plugin makes room for the whole picture before anybody can ask its size."""
    if sent[:4] != b"RIFF" or sent[8:12] != b"WEBP" or len(sent) < 30:
        return
    little = int.from_bytes
    match sent[12:16]:
        case b"VP8X":
            size = little(sent[24:27], "little") + 1, little(sent[27:30], "little") + 1
        case b"VP8L":
            bits = little(sent[21:25], "little")
            size = (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
        case _:
            size = (
                little(sent[26:28], "little") & 0x3FFF,
                little(sent[28:30], "little") & 0x3FFF,
            )
    if size[0] * size[1] > PICTURE_PIXELS:
        raise TooManyPixels


def fitted(picture: Image.Image, spot: str) -> Image.Image:
    """Scaled down, never up; for a card also cut to its shape, around the middle."""
    if spot == "table":
        picture.thumbnail(TABLE, Image.Resampling.LANCZOS)
        return picture
    wide, high = CARD
    share = min(1.0, picture.width / wide, picture.height / high)
    size = max(1, round(wide * share)), max(1, round(high * share))
    return ImageOps.fit(picture, size, Image.Resampling.LANCZOS)


def packed(picture: Image.Image) -> bytes:
    made = b""
    for quality in QUALITIES:
        file = io.BytesIO()
        picture.save(file, "WEBP", quality=quality, method=4)
        made = file.getvalue()
        if len(made) <= STORED_BYTES:
            break
    return made
