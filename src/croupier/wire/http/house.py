"""The socket, music, and how the house is."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from croupier.wire.http.route import Route, Sent


class SocketQuery(Sent, frozen=True):
    """`lang` is the language for refusals until `speak` names another."""

    lang: Annotated[str, Meta(max_length=40)] = ""


class MusicPath(Sent, frozen=True):
    game: Annotated[str, Meta(max_length=40)]


class MusicList(Struct, frozen=True):
    """The games for which the owner of the house has put a track into the data folder."""

    games: tuple[str, ...]


class HouseAddresses(Struct, frozen=True):
    """Where other devices in the network reach the house, the likeliest first; none where it
    listens to its own machine alone."""

    addresses: tuple[str, ...]


class QrQuery(Sent, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Health(Struct, frozen=True):
    """`database` can be written to, `tables` take orders."""

    database: bool
    tables: bool


ROUTES = (
    Route(
        "addresses",
        "GET",
        "/api/addresses",
        "Where other devices in the network reach the house.",
        answer=HouseAddresses,
        session=True,
    ),
    Route(
        "qr",
        "GET",
        "/api/qr",
        "A short text, such as the address of a table, as a picture that phones can read.",
        answer=str,
        query=QrQuery,
        session=True,
        refusals=("too_fast",),
        media="image/svg+xml",
    ),
    Route("music", "GET", "/api/music", "The games that have a track.", answer=MusicList),
    Route(
        "track",
        "GET",
        "/api/music/{game}",
        "The track of a game, whole or a range of it.",
        answer=bytes,
        params=MusicPath,
        refusals=("no_such_page",),
        statuses=(200, 206),
        media="audio/*",
    ),
    Route(
        "ws",
        "GET",
        "/ws",
        "The WebSocket; docs/protocol.md tells what is said on it.",
        query=SocketQuery,
        session=True,
        refusals=("foreign_origin", "not_a_socket", "too_many_connections", "busy", "closing"),
        statuses=(101,),
    ),
    Route(
        "health",
        "GET",
        "/healthz",
        "Whether the house can play: 503 when it cannot.",
        answer=Health,
        statuses=(200, 503),
    ),
    Route(
        "metrics",
        "GET",
        "/metrics",
        "Counters for Prometheus, on the machine of the house unless its owner opens them.",
        answer=str,
        refusals=("local_only",),
        media="text/plain",
    ),
    Route("openapi", "GET", "/api/openapi.json", "This description.", answer=dict[str, Any]),
)
