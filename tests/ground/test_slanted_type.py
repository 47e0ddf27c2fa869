"""Chinese has no slanted type: every slant follows the token that the language sets back."""

import re
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "web" / "src"
NAMES = ("fonts", "tokens", "base")
SLANTED = re.compile(r":[^;{}]*\b(?:italic|oblique)\b")


def test_type_is_slanted_only_by_the_token_that_chinese_sets_back() -> None:
    styles = {path: path.read_text("utf-8") for path in SOURCES.rglob("*.css")}
    styles |= {path: path.read_text("utf-8") for path in SOURCES.rglob("*.svelte")}
    assert styles
    fonts, tokens, base = (SOURCES / "kit" / "global" / f"{name}.css" for name in NAMES)
    assert "--slant: italic;" in styles.pop(tokens)
    del styles[fonts]  # says which files there are
    assert [path for path, text in styles.items() if SLANTED.search(text)] == []
    assert re.search(r":lang\(zh\) \{\s*--slant: normal;", styles[base])
