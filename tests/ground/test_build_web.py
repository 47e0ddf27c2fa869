"""The browser client is built again when its sources changed, and only then."""

from pathlib import Path

import pytest

from tools import build_web


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A tiny checkout whose build only counts how often it ran."""
    output = tmp_path / "static"
    runs: list[str] = []

    def run(_folder: Path, *arguments: str, quiet: bool = False) -> None:
        runs.append(" ".join(arguments))
        output.mkdir(exist_ok=True)

    monkeypatch.setattr(build_web, "ROOT", tmp_path)
    monkeypatch.setattr(build_web, "WEB", tmp_path / "web")
    monkeypatch.setattr(build_web, "STAMP", output / ".sources")
    monkeypatch.setattr(build_web, "install", lambda _folder: None)
    monkeypatch.setattr(build_web, "run", run)
    (tmp_path / "web" / "node_modules").mkdir(parents=True)
    (tmp_path / "web" / "main.ts").write_text("old")
    (tmp_path / "locales").mkdir()
    return runs


def test_unchanged_sources_are_not_built_again(built: list[str], tmp_path: Path) -> None:
    build_web.build()
    (tmp_path / "web" / "main.ts").touch()
    (tmp_path / "web" / "node_modules" / "a.js").write_text("fetched")
    build_web.build()
    assert built == ["npm run build"]


@pytest.mark.parametrize("file", ["web/main.ts", "web/new.svelte", "locales/en.ftl"])
def test_changed_sources_are_built_again(built: list[str], tmp_path: Path, file: str) -> None:
    build_web.build()
    (tmp_path / file).write_text("new")
    build_web.build()
    assert built == ["npm run build", "npm run build"]
