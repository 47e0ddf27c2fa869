"""Writes what is generated: from the message types the browser's TypeScript, the page about the
protocol and the OpenAPI document; from the catalogues the ids of the texts, for both sides.

    python -m croupier.wire.generate [--check]
"""

import sys
from pathlib import Path

from msgspec import json

from croupier.wire.messages import print_message_ids, print_messages
from croupier.wire.openapi import document
from croupier.wire.protocol import print_protocol
from croupier.wire.typescript import print_desk_typescript, print_typescript

ROOT = Path(__file__).resolve().parents[3]


def generated() -> dict[str, str]:
    """Every generated file by its path, with the text it should have."""
    return {
        "web/src/wire.ts": print_typescript(),
        "web/src/wire-admin.ts": print_desk_typescript(),
        "web/src/i18n/messages.ts": print_messages(),
        "src/croupier/wire/message_ids.py": print_message_ids(),
        "docs/protocol.md": print_protocol(),
        "docs/openapi.json": json.format(json.encode(document()), indent=2).decode() + "\n",
    }


def stale(root: Path = ROOT) -> list[str]:
    """The files that are missing or say something else than what they are made from."""
    return [
        name
        for name, text in generated().items()
        if not (root / name).is_file() or (root / name).read_text(encoding="utf-8") != text
    ]


def write(root: Path = ROOT) -> None:
    for name, text in generated().items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")


def main(arguments: list[str]) -> int:
    match arguments:
        case []:
            write()
            return 0
        case ["--check"]:
            found = stale()
            for name in found:
                print(f"{name} is stale: run python -m croupier.wire.generate")
            return 1 if found else 0
        case _:
            print("python -m croupier.wire.generate [--check]", file=sys.stderr)
            return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
