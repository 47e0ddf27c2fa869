"""The pages about reliability and security name the tests that notice: they are there."""

import re
from pathlib import Path

TESTS = Path(__file__).parents[1]
PAGE = TESTS.parent / "docs" / "reliability.md"
SECTION = "## Found once, and what notices it now"


def test_every_test_that_the_page_names_is_there() -> None:
    section = PAGE.read_text(encoding="utf-8").partition(SECTION)[2].partition("\n## ")[0]
    rows = [line.split("|") for line in section.splitlines() if line.startswith("| ")][1:]
    file, missing = "", []
    for _, finding, named, _ in rows:
        for word in re.findall(r"`([^`]+)`", named):
            if word.endswith(".py"):
                file = (TESTS / word).read_text(encoding="utf-8")
            elif not re.search(rf"def test_\w*{word}", file):
                missing.append(f"{finding.strip()}: {word}")
    assert len(rows) > 40
    assert missing == []


def test_every_test_that_the_page_about_security_names_is_there() -> None:
    text = PAGE.with_name("security.md").read_text(encoding="utf-8")
    named = re.findall(r"`(tests/[\w/]+\.py)`((?:[:,]\s+`\w+`)*)", text)
    missing = []
    for path, names in named:
        file = (TESTS.parent / path).read_text(encoding="utf-8")
        words = re.findall(r"`(\w+)`", names)
        missing += [word for word in words if not re.search(rf"def test_\w*{word}", file)]
    assert len(named) > 30
    assert missing == []
