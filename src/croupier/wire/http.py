"""The small HTTP API beside the socket: its bodies, its answers and the list of its routes. The
server, the OpenAPI document and the protocol page are all made from this list."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from croupier.games.coach import Advice, Chart, HouseEdge
from croupier.tables.frames import TableCard
from croupier.tables.settings import TableSettings
from croupier.wire.down import Me, RoundHistory
from croupier.wire.limits import HISTORY_ROUNDS_MAX, PASSWORD_MAX
from croupier.wire.up import TableId, Word

# How HTTP calls the refusals that its routes may give; any other is a 409.
STATUSES = {
    "malformed": 400,
    "bad_name": 400,
    "bad_rules": 400,
    "short_password": 400,
    "not_signed_in": 401,
    "password_needed": 403,
    "wrong_password": 403,
    "foreign_origin": 403,
    "link_needed": 403,
    "not_seated": 403,
    "ticket_needed": 403,
    "no_coach": 404,
    "no_such_game": 404,
    "no_such_page": 404,
    "no_such_preset": 404,
    "no_such_table": 404,
    "wrong_method": 405,
    "name_taken": 409,
    "not_your_turn": 409,
    "nothing_to_advise": 409,
    "too_large": 413,
    "not_a_socket": 426,
    "too_many_attempts": 429,
    "too_fast": 429,
    "too_many_connections": 429,
    "internal": 500,
    "busy": 503,
    "closing": 503,
    "not_saved": 503,
}


class Sent(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client may send."""


class SignIn(Sent, frozen=True):
    """A name that nobody owns works at once, as a guest; one with a password needs it.
    `attempt` is a secret of at least 128 random bits that the client makes once and sends again
    until it has heard an answer: a guest whose answer was lost comes in all the same."""

    name: Annotated[str, Meta(max_length=200)]
    password: Annotated[str, Meta(max_length=PASSWORD_MAX)] | None = None
    attempt: Annotated[str, Meta(pattern="^[0-9a-f]{32,64}$")] | None = None


class NewPassword(Sent, frozen=True):
    """Makes the name of the session its player's own, or changes the password."""

    password: Annotated[str, Meta(max_length=PASSWORD_MAX)]


class HistoryQuery(Sent, frozen=True):
    """At most `newest` rounds with a number below `before`."""

    newest: Annotated[int, Meta(ge=1, le=HISTORY_ROUNDS_MAX)] = HISTORY_ROUNDS_MAX
    before: Annotated[int, Meta(ge=1)] | None = None


class ChartQuery(Sent, frozen=True):
    """`link` is the secret part of the link to a table that needs one."""

    link: Annotated[str, Meta(max_length=100)] = ""


class EdgeQuestion(Sent, frozen=True):
    """Rules that a table might be opened with: `rules` change single values of the preset."""

    game: Word
    preset: Word
    rules: dict[str, Any] = {}
    players: Annotated[int, Meta(ge=1, le=100)] = 1


class SocketQuery(Sent, frozen=True):
    """`lang` is the language for refusals until `speak` names another."""

    lang: Annotated[str, Meta(max_length=40)] = ""


class TablePath(Sent, frozen=True):
    id: TableId


class MusicPath(Sent, frozen=True):
    game: Annotated[str, Meta(max_length=40)]


class Problem(Struct, frozen=True):
    """Nothing was changed. `code` is for programs, `text` for people, in the language that
    they asked for; `facts` are what the text was made with."""

    code: str
    text: str
    facts: dict[str, int | str] = {}


class TableList(Struct, frozen=True):
    tables: tuple[TableCard, ...]


class PresetCard(Struct, frozen=True):
    """A ready set of rules that a table can be opened with."""

    name: str
    rules: Any
    settings: TableSettings


class GameCard(Struct, frozen=True):
    """A game of the house. `bots` are the kinds of bots that can play it, from weak to strong."""

    name: str
    seats_min: int
    seats_max: int
    presets: tuple[PresetCard, ...]
    bots: tuple[str, ...]


class GameList(Struct, frozen=True):
    games: tuple[GameCard, ...]


class History(Struct, frozen=True):
    """Rounds of a table, newest first, as the player may see them. A page has a limited size;
    `before` asks for the next one, and is null at the end."""

    rounds: tuple[RoundHistory, ...]
    before: int | None


class HonourPath(Sent, frozen=True):
    game: Annotated[str, Meta(max_length=40)]


class HonourCard(Struct, frozen=True):
    """Somebody whom the house remembers. `feat` says for what, in the word of the game; `chips`
    is what the player had then."""

    name: str
    feat: str
    chips: int
    at_ms: int
    bot: bool


class HonourList(Struct, frozen=True):
    """Newest first."""

    honours: tuple[HonourCard, ...]


class MusicList(Struct, frozen=True):
    """The games for which the owner of the house has put a track into the data folder."""

    games: tuple[str, ...]


class Health(Struct, frozen=True):
    """`database` can be written to, `tables` take orders."""

    database: bool
    tables: bool


class Route(Struct, frozen=True):
    """`refusals` are the codes that are special to this route; `session` needs a signed-in
    player."""

    name: str
    method: str
    path: str
    summary: str
    answer: Any = None
    body: type[Struct] | None = None
    query: type[Struct] | None = None
    params: type[Struct] | None = None
    session: bool = False
    refusals: tuple[str, ...] = ()
    statuses: tuple[int, ...] = (200,)
    media: str = "application/json"

    def codes(self) -> tuple[str, ...]:
        """Every code that the route may refuse with."""
        found = dict.fromkeys(self.refusals)
        if self.body or self.query or self.params:
            found["malformed"] = None
        if self.method == "POST":
            found |= dict.fromkeys(("foreign_origin", "closing"))
        if self.body:
            found["too_large"] = None
        if self.session:
            found["not_signed_in"] = None
        return tuple(found)


ROUTES = (
    Route(
        "sign_in",
        "POST",
        "/api/sign-in",
        "Enter by name; a name with a password needs it. Sets the cookie of a new session.",
        answer=Me,
        body=SignIn,
        refusals=(
            "bad_name",
            "name_taken",
            "password_needed",
            "wrong_password",
            "short_password",
            "too_many_attempts",
            "busy",
            "not_saved",
        ),
    ),
    Route(
        "sign_out",
        "POST",
        "/api/sign-out",
        "End the session; harmless without one.",
        statuses=(204,),
    ),
    Route("me", "GET", "/api/me", "Who you are; null without a session.", answer=Me | None),
    Route(
        "password",
        "POST",
        "/api/password",
        "Set a password, so that the name is yours.",
        answer=Me,
        body=NewPassword,
        session=True,
        refusals=("short_password", "too_many_attempts", "busy"),
    ),
    Route("tables", "GET", "/api/tables", "The open tables.", answer=TableList, session=True),
    Route(
        "history",
        "GET",
        "/api/tables/{id}/history",
        "The last rounds of a table, also a closed one, as you may see them.",
        answer=History,
        query=HistoryQuery,
        params=TablePath,
        session=True,
        refusals=("no_such_table", "busy"),
    ),
    Route(
        "advice",
        "GET",
        "/api/tables/{id}/advice",
        "What each decision that you may make now is worth, from what you can see.",
        answer=Advice,
        params=TablePath,
        session=True,
        refusals=(
            "no_such_table",
            "no_coach",
            "not_seated",
            "not_your_turn",
            "nothing_to_advise",
            "too_fast",
            "busy",
        ),
    ),
    Route(
        "chart",
        "GET",
        "/api/tables/{id}/chart",
        "The best play by the rules of a table, hand by hand.",
        answer=Chart,
        query=ChartQuery,
        params=TablePath,
        session=True,
        refusals=(
            "no_such_table",
            "no_coach",
            "link_needed",
            "ticket_needed",
            "too_fast",
            "busy",
        ),
    ),
    Route(
        "edge",
        "POST",
        "/api/edge",
        "What the house keeps of a bet under rules that you would like to play by.",
        answer=HouseEdge,
        body=EdgeQuestion,
        session=True,
        refusals=(
            "no_such_game",
            "no_such_preset",
            "no_coach",
            "bad_rules",
            "too_fast",
            "busy",
        ),
    ),
    Route("games", "GET", "/api/games", "The games, their presets and bots.", answer=GameList),
    Route(
        "honours",
        "GET",
        "/api/games/{game}/honours",
        "Those whom the house remembers at a game, the last ten.",
        answer=HonourList,
        params=HonourPath,
        session=True,
        refusals=("no_such_page",),
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
    Route("metrics", "GET", "/metrics", "Counters for Prometheus.", answer=str, media="text/plain"),
    Route("openapi", "GET", "/api/openapi.json", "This description.", answer=dict[str, Any]),
)


def sent_shapes() -> tuple[type[Struct], ...]:
    """The bodies that clients send."""
    return tuple(route.body for route in ROUTES if route.body)


def shapes() -> tuple[type[Struct], ...]:
    """Every struct of the API, problems included."""
    answers = (
        route.answer
        for route in ROUTES
        if isinstance(route.answer, type) and issubclass(route.answer, Struct)
    )
    return tuple(dict.fromkeys((*sent_shapes(), *answers, Problem)))
