"""The OpenAPI document for a bank that wants to serve a house, made from the list of routes.

python -m croupier.bank.openapi [--check]
"""

import sys
from http import HTTPStatus
from pathlib import Path
from typing import Any

from msgspec import json

from croupier.bank import messages
from croupier.bank.routes import PROBLEMS, ROUTES, Route
from croupier.bank.signing import SIGNATURE, TIME
from croupier.wire.openapi import REF, content, parameters

FILE = Path(__file__).resolve().parents[3] / "docs" / "bank-openapi.json"
VERSION = "1"
DESCRIPTION = (
    "What a bank answers so that the players of a house can buy chips from their accounts and cash "
    "them in. docs/bank.md tells the rules that go with it."
)


def document() -> dict[str, Any]:
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route)
    _, schemas = json.schema_components(shapes(), ref_template=REF)
    return {
        "openapi": "3.1.0",
        "info": {"title": "A bank for Croupier", "version": VERSION, "description": DESCRIPTION},
        "paths": paths,
        "components": {
            "schemas": dict(sorted(schemas.items())),
            "securitySchemes": {
                "time": header(TIME, "Milliseconds since 1970; at most five minutes off."),
                "signature": header(
                    SIGNATURE,
                    "HMAC-SHA-256 with the shared key, in hex, of method, path with query, time "
                    "and the SHA-256 of the body in hex, with a line feed between each two.",
                ),
            },
        },
        "security": [{"time": [], "signature": []}],
    }


def header(name: str, description: str) -> dict[str, str]:
    return {"type": "apiKey", "in": "header", "name": name, "description": description}


def shapes() -> list[Any]:
    found = [shape for route in ROUTES for shape in (route.body, route.answer) if shape]
    return [*found, messages.Problem]


def operation(route: Route) -> dict[str, Any]:
    described: dict[str, Any] = {"operationId": route.name, "summary": route.summary}
    if given := [*parameters(route.params, "path"), *parameters(route.query, "query")]:
        described["parameters"] = given
    if route.body:
        described["requestBody"] = {"required": True, "content": content(route.body)}
    answers: dict[str, Any] = {"200": {"description": "OK", "content": content(route.answer)}}
    for code in sorted(route.codes(), key=PROBLEMS.__getitem__):
        status = PROBLEMS[code]
        answers[str(status)] = {
            "description": f"{HTTPStatus(status).phrase}: `{code}`",
            "content": content(messages.Problem),
        }
    described["responses"] = answers
    return described


def text() -> str:
    return json.format(json.encode(document()), indent=2).decode() + "\n"


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        if FILE.is_file() and FILE.read_text(encoding="utf-8") == text():
            return 0
        print(f"docs/{FILE.name} is stale: run python -m croupier.bank.openapi")
        return 1
    FILE.write_text(text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
