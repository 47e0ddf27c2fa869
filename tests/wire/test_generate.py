"""What is generated from the message types says what they say, and is not stale."""

import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from croupier.games import games
from croupier.tables.events import TurnMissed, TurnTaken
from croupier.tables.show import show
from croupier.wire import down, up
from croupier.wire.generate import ROOT, generated, main, stale, write
from croupier.wire.openapi import document
from croupier.wire.protocol import print_protocol
from croupier.wire.shapes import fields_of, members, seen_events, tag_of
from croupier.wire.typescript import print_typescript
from tools.node import install, run

WEB = ROOT / "web"


def test_nothing_that_is_generated_is_stale() -> None:
    assert stale() == []


def test_the_check_names_what_is_stale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path)
    assert stale(tmp_path) == []
    (tmp_path / "web" / "src" / "wire.ts").write_text("export {};")
    (tmp_path / "docs" / "openapi.json").unlink()
    assert stale(tmp_path) == ["web/src/wire.ts", "docs/openapi.json"]
    monkeypatch.setattr("croupier.wire.generate.stale", lambda: ["web/src/wire.ts"])
    assert main(["--check"]) == 1
    assert "web/src/wire.ts is stale" in capsys.readouterr().out
    assert main(["--chekc"]) == 2


def test_the_events_are_listed_as_values_by_game() -> None:
    of_games = ((game.name, members(game.event)) for game in games().values())
    for name, shapes in (("table", seen_events()), *of_games):
        found = re.search(rf"^  {name}: \[\n(.*?)^  \],", TEXT, re.M | re.S)
        assert found is not None, name
        tags = [str(shape.__struct_config__.tag) for shape in shapes]
        assert re.findall(r'"(\w+)"', found[1]) == tags


def test_generating_twice_gives_the_same() -> None:
    assert generated() == generated()


def interface(name: str) -> dict[str, str]:
    """The fields of an interface in the TypeScript, with their types."""
    body = re.search(rf"^export interface {name}(?:<[^>]*>)? \{{\n(.*?)^\}}", TEXT, re.M | re.S)
    assert body is not None, name
    lines = (line.strip().rstrip(";").partition(": ") for line in body[1].splitlines())
    return {field: kind for field, _, kind in lines}


TEXT = print_typescript()


def test_every_message_is_an_interface_with_its_tag_and_fields() -> None:
    for shape in (*members(up.AnyUp), *members(down.AnyDown), *seen_events()):
        found = interface(shape.__name__)
        tag = tag_of(shape)
        assert tag is not None
        assert found[tag[0]] == f'"{tag[1]}"'
        named = {field.rstrip("?") for field in found}
        assert named == {tag[0], *(field.encode_name for field in fields_of(shape))}


def test_what_a_client_may_leave_out_is_optional() -> None:
    assert interface("Sit")["seat?"] == "number | null"
    assert "chips" in interface("Sit")
    assert interface("SignIn")["password?"] == "string | null"


def test_what_the_server_leaves_out_is_optional_and_never_null() -> None:
    assert interface("SeatView")["bot?"] == "string"
    assert interface("HoldemSeat")["deed?"] == "HoldemDeed"
    assert interface("Frame")["summary?"] == "TableSummary<G>"


def test_the_types_of_a_game_are_found_by_its_name() -> None:
    for name in games():
        assert f"  {name}: {{\n    rules: " in TEXT
    assert interface("Frame")["view"] == 'Games[G]["view"] | null'


def test_missed_turns_are_told_to_nobody() -> None:
    game = games()["holdem"]
    for event in (TurnMissed(0), TurnTaken(0)):
        assert show(event, 0, game) is None
        assert type(event) not in seen_events()


def test_the_typescript_compiles_in_strict_mode(tmp_path: Path) -> None:
    (tmp_path / "wire.ts").write_text(TEXT)
    (tmp_path / "use.ts").write_text(
        """
        import type { Act, Down, Frame, GameName, Up } from "./wire";
        export function describe(message: Down): string {
          switch (message.t) {
            case "welcome": return message.me.name;
            case "frame": return String(message.seq);
            case "refusal": return message.code;
            default: return message.t;
          }
        }
        export const act: Act<"holdem"> = {
          t: "act", id: "a", table: "t", turn: 1, action: { do: "raise", chips: 400 },
        };
        export const up: Up = act;
        export function pot(frame: Frame<"holdem">): number {
          return frame.view?.pots.reduce((sum, pot) => sum + pot.chips, 0) ?? 0;
        }
        export const name: GameName = "holdem";
        // @ts-expect-error there is no such action
        export const wrong: Act<"holdem">["action"] = { do: "dance" };
        // @ts-expect-error a field too many
        export const more: Up = { t: "ready", id: "a", table: "t", extra: 1 };
        """
    )
    install(WEB)
    options = ["--strict", "--noEmit", "--exactOptionalPropertyTypes", "--skipLibCheck"]
    options += ["--noUncheckedIndexedAccess", "--target", "es2022", "--module", "esnext"]
    tsc = WEB / "node_modules" / "typescript" / "bin" / "tsc"
    run(tmp_path, "node", str(tsc), *options, "--ignoreConfig", "use.ts", quiet=True)


def test_the_page_names_every_message_route_and_refusal() -> None:
    page = print_protocol()
    for shape in (*members(up.AnyUp), *members(down.AnyDown), *seen_events()):
        assert f"### {shape.__name__}\n" in page
    for path in document()["paths"]:
        assert f" {path}`" in page
    assert "| `not_your_turn` |" in page
    headings = {heading.lower() for heading in re.findall(r"^### (\w+)$", page, re.M)}
    assert set(re.findall(r"\]\(#([^)]+)\)", page)) <= headings


def test_the_example_of_a_frame_is_a_real_one() -> None:
    examples = re.findall(r"```json\n(.*?)```", print_protocol(), re.S)
    for example, game in zip(examples, games().values(), strict=True):
        frame = msgspec.json.decode(example, type=down.Frame)
        view = msgspec.convert(frame.view, game.view_type)
        assert msgspec.json.decode(msgspec.json.encode(view)) == frame.view
        assert frame.pending is not None
        assert frame.seat in frame.pending.seats
        assert frame.options


def test_generating_is_a_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "croupier.wire.generate", "--check"], capture_output=True, text=True
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
