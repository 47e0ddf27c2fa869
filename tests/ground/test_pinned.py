"""What a checkout fetches is pinned by its contents, and from no particular host."""

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
REQUIREMENTS = sorted((ROOT / "requirements").glob("*.txt"))
LOCKS = sorted([*ROOT.glob("*/package-lock.json"), *ROOT.glob("tools/*/package-lock.json")])


@pytest.mark.parametrize("file", REQUIREMENTS, ids=lambda file: file.name)
def test_every_requirement_has_a_version_and_a_hash(file: Path) -> None:
    text = re.sub(r"^ *#.*\n", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    entries = text.replace("\\\n", "").splitlines()
    assert entries
    for entry in entries:
        assert re.fullmatch(r"[a-z0-9.-]+==\S+( ; .+?)?( +--hash=sha256:[0-9a-f]{64})+", entry)


@pytest.mark.parametrize("file", LOCKS, ids=lambda file: file.parent.name)
def test_every_npm_package_has_a_hash_and_no_host(file: Path) -> None:
    packages = json.loads(file.read_text(encoding="utf-8"))["packages"]
    packages.pop("")
    assert packages
    for package in packages.values():
        assert "integrity" in package
        assert "resolved" not in package
