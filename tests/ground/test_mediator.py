"""Players' side, desk, queue, bank and tables meet in one place each: nobody holds a running table
or room but the bus, and a process has one bus, one place for its rooms and one cashier."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src" / "croupier"
# What each side may not import: whoever needs it is given a port by `house` or `cardroom`.
APART = {
    "server": ("croupier.bus", "croupier.tables.running", "croupier.rooms.running"),
    "rooms": ("croupier.bus", "croupier.bank", "croupier.server", "croupier.tables.running"),
    "bank": ("croupier.bus", "croupier.rooms", "croupier.server", "croupier.tables"),
    "tables": ("croupier.bus", "croupier.bank", "croupier.rooms", "croupier.server"),
}
# The one part of the bus that everybody may know: it says what may be asked, and does nothing.
PORT = "croupier.bus.port."
SINGLE = {"LocalBus", "LocalRooms", "LocalChat", "Cashier", "CardDesk", "DeskApi", "CardRooms"}
# What a process is made of: all in one, or parted by roles.
ALL_IN_ONE = ("house.py", "cardroom.py", "server/app.py")
BY_ROLES = ("roles/dealer.py", "roles/rooms.py", "roles/gateway.py", "server/app.py")


def trees(folder: Path) -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(folder.rglob("*.py")):
        yield path.relative_to(SOURCES).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def imported(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def made(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id


@pytest.mark.req("EPS-DD-005a")
@pytest.mark.parametrize("side", APART)
def test_no_side_reaches_past_the_bus(side: str) -> None:
    wrong = [
        f"{path}: {name}"
        for path, tree in trees(SOURCES / side)
        for name in imported(tree)
        if f"{name}.".startswith(tuple(f"{other}." for other in APART[side]))
        and not name.startswith(PORT)
    ]
    assert wrong == []


@pytest.mark.req("EPS-DD-005a")
@pytest.mark.parametrize("wiring", [ALL_IN_ONE, BY_ROLES])
def test_each_is_connected_once(wiring: tuple[str, ...]) -> None:
    found = [(path, name) for path, tree in trees(SOURCES) for name in made(tree) if name in SINGLE]
    assert sorted(name for path, name in found if path in wiring) == sorted(SINGLE)
    assert {path for path, _ in found} <= {*ALL_IN_ONE, *BY_ROLES}
