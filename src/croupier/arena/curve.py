"""A line drawn with characters, for a terminal."""

from collections.abc import Iterator, Sequence

WIDTH, HEIGHT = 72, 12


def curve(values: Sequence[float], width: int = WIDTH, height: int = HEIGHT) -> Iterator[str]:
    """What the values add up to from the first to the last, one row a line. The zero line is
    dotted."""
    sums, total = [], 0.0
    for value in values:
        total += value
        sums.append(round(total, 6))  # what floats leave of nothing is no rise
    width = min(width, len(sums))
    points = [sums[(column + 1) * len(sums) // width - 1] for column in range(width)]
    low, high = min(0.0, *points), max(0.0, *points)
    step = (high - low) / (height - 1) or 1.0
    rows = [round((point - low) / step) for point in points]
    zero = round(-low / step)
    for row in reversed(range(height)):
        edge = {0: low, zero: 0.0, height - 1: high}.get(row)
        label = "" if edge is None else f"{edge:+,.0f}"
        ground = "·" if row == zero else " "
        line = "".join("●" if rows[column] == row else ground for column in range(width))
        yield f"{label:>10} ┤{line}".rstrip()
