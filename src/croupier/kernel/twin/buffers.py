"""Buffers as the kernel takes them, checked like in C."""

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

# By kind: the formats of `struct` that do, and the size of an item.
_KINDS: Final = {
    "B": ("Bbc", 1),
    "H": ("H", 2),
    "i": ("il", 4),
    "I": ("IL", 4),
    "d": ("d", 8),
}


def viewed(given: "ReadableBuffer", kind: str, count: int | None = None) -> "memoryview[Any]":
    """A view of the numbers in a row; `count` is how many there must be."""
    view = memoryview(given)
    formats, size = _KINDS[kind]
    if view.itemsize != size or view.format not in [*formats]:
        raise TypeError(f"a buffer of kind '{kind}' is needed, not '{view.format}'")
    if view.ndim != 1:
        view = view.cast("B").cast(view.format)  # type: ignore[call-overload]
    if count is not None and len(view) != count:
        raise ValueError(f"the buffer holds {len(view)} numbers, not {count}")
    return view
