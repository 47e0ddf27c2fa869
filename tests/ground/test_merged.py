"""No file carries what a merge could not decide."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDERS = ("src", "tests", "docs", "locales", "web/src", "web/tests", "bench", "tools")
KINDS = {".py", ".c", ".h", ".ts", ".svelte", ".css", ".ftl", ".md", ".csv", ".json", ".sql"}
MARKS = tuple(sign * 7 for sign in "<>|")  # what git writes at the edges of a conflict


def marked(text: str) -> list[int]:
    """The numbers of the lines at which a conflict begins or ends."""
    lines = enumerate(text.splitlines(), 1)
    return [number for number, line in lines if line.startswith(MARKS)]


def test_no_conflict_was_committed() -> None:
    inside = (path for folder in FOLDERS for path in (ROOT / folder).rglob("*"))
    paths = [p for p in (*ROOT.iterdir(), *inside) if p.suffix in KINDS and p.is_file()]
    assert len(paths) > 500
    found = {path.name: marked(path.read_text("utf-8")) for path in paths}
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_a_conflict_is_found() -> None:
    text = "a\n" + "<" * 7 + " HEAD\nb\n" + "=" * 7 + "\nc\n" + ">" * 7 + " main\n"
    assert marked(text) == [2, 6]
