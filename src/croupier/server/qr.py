"""Text as a QR code, for terminals and for pages. The library is loaded when the first one is
drawn."""

from io import BytesIO, StringIO


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
