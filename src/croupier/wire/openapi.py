"""The OpenAPI 3.1 document of the HTTP API, made from the list of routes and their types."""

from http import HTTPStatus
from typing import Any

from msgspec import Struct, json

from croupier import __version__
from croupier.games import games
from croupier.wire import http
from croupier.wire.http import ROUTES, STATUSES, Problem, Route

REF = "#/components/schemas/{name}"
COOKIE = "croupier"
LANGUAGE = {
    "name": "Accept-Language",
    "in": "header",
    "description": "The language of the sentences in problems.",
    "schema": {"type": "string"},
}


def document() -> dict[str, Any]:
    """The whole description, in a fixed order."""
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Croupier",
            "version": __version__,
            "description": "Sign-in, lobby and history. Play itself goes over the WebSocket.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {
            "schemas": schemas(),
            "securitySchemes": {"session": {"type": "apiKey", "in": "cookie", "name": COOKIE}},
        },
    }


def schemas() -> dict[str, Any]:
    rules = [game.rules for game in games().values()]
    _, found = json.schema_components([*http.shapes(), *rules], ref_template=REF)
    found["PresetCard"]["properties"]["rules"] = {
        "anyOf": [{"$ref": REF.format(name=kind.__name__)} for kind in rules]
    }
    return dict(sorted(found.items()))


def operation(route: Route) -> dict[str, Any]:
    described: dict[str, Any] = {
        "operationId": route.name,
        "summary": route.summary,
        "parameters": [
            *parameters(route.params, "path"),
            *parameters(route.query, "query"),
            LANGUAGE,
        ],
    }
    if route.body:
        described["requestBody"] = {"required": True, "content": content(route.body)}
    if route.upload:
        file = {"schema": {"type": "string", "format": "binary"}}
        described["requestBody"] = {"required": True, "content": {route.upload: file}}
    described["responses"] = responses(route)
    if route.session:
        described["security"] = [{"session": []}]
    return described


def responses(route: Route) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for status in route.statuses:
        found[str(status)] = {"description": HTTPStatus(status).phrase}
        if route.answer is not None:
            found[str(status)]["content"] = content(route.answer, route.media)
    codes: dict[int, list[str]] = {}
    for code in route.codes():
        codes.setdefault(STATUSES[code], []).append(code)
    for status, refused in sorted(codes.items()):
        found[str(status)] = {
            "description": " or ".join(f"`{code}`" for code in refused),
            "content": content(Problem),
        }
    return found


def parameters(shape: type[Struct] | None, place: str) -> list[dict[str, Any]]:
    if shape is None:
        return []
    schema = json.schema(shape)["$defs"][shape.__name__]
    return [
        {
            "name": name,
            "in": place,
            "required": name in schema.get("required", ()),
            "schema": described,
        }
        for name, described in schema["properties"].items()
    ]


def content(kind: Any, media: str = "application/json") -> dict[str, Any]:
    (schema,), _ = json.schema_components([kind], ref_template=REF)
    return {media: {"schema": schema}}
