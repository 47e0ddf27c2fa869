"""The board as the browser knows it: the engine's points, factors and edges, written down. The
page draws and explains from it, so that it holds no rules of its own."""

import json
from pathlib import Path

from croupier.games.roulette.points import POINTS, WHEEL, colour
from croupier.games.roulette.rules import FACTORS, Paytable, edge

BOARD = Path(__file__).parents[3] / "web" / "src" / "games" / "roulette" / "board.json"


def contents() -> str:
    """One line a point, one a paytable, so that a difference can be read."""
    points = [
        json.dumps({"id": point.id, "kind": point.kind, "numbers": point.numbers})
        for point in POINTS.values()
    ]
    factors = [
        f"{json.dumps(paytable)}: {json.dumps(dict(FACTORS[paytable]))}" for paytable in Paytable
    ]
    edges = []
    for paytable in Paytable:
        each = {kind: str(edge(paytable, kind)) for kind in FACTORS[paytable]}
        edges.append(f"{json.dumps(paytable)}: {json.dumps(each)}")
    colours = [colour(number) for number in range(len(WHEEL))]
    return (
        "{\n"
        f'  "wheel": {json.dumps(WHEEL)},\n'
        f'  "colours": {json.dumps(colours)},\n'
        f'  "factors": {{\n    {_lines(factors)}\n  }},\n'
        f'  "edges": {{\n    {_lines(edges)}\n  }},\n'
        f'  "points": [\n    {_lines(points)}\n  ]\n'
        "}\n"
    )


def _lines(parts: list[str]) -> str:
    return ",\n    ".join(parts)


if __name__ == "__main__":
    BOARD.write_text(contents(), encoding="utf-8")
