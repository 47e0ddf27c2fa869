"""The HTTP side of the administrator's desk: its bodies, its answers and the list of its routes.
All of them are under /api/admin, where alone the cookie of an administrator's session is sent."""

from typing import Annotated

from msgspec import Meta, Struct

from croupier.wire.admin.down import AdminMe, TrailEntry
from croupier.wire.http import Problem, Route, Sent, SocketQuery
from croupier.wire.limits import PASSWORD_MAX

TRAIL_MAX = 100  # acts of one page
STATUSES = {
    "desk_only": 401,
    "wrong_sign_in": 403,
    "wrong_setup_code": 403,
    "second_factor_needed": 403,
    "wrong_code": 403,
    "administrator_only": 403,
    "unknown_player": 404,
    "set_up_already": 409,
    "second_factor_on": 409,
    "second_factor_off": 409,
}

Name = Annotated[str, Meta(max_length=200)]
Password = Annotated[str, Meta(max_length=PASSWORD_MAX)]
OneTimeCode = Annotated[str, Meta(max_length=20)]


class SetUp(Sent, frozen=True):
    """The first administrator chooses name and password. `code` is what the console printed."""

    code: Annotated[str, Meta(max_length=100)]
    name: Name
    password: Password

    def __repr__(self) -> str:
        return "SetUp(…)"


class AdminSignIn(Sent, frozen=True):
    """`code` is that of the authenticator app, where the account has one."""

    name: Name
    password: Password
    code: OneTimeCode | None = None

    def __repr__(self) -> str:
        return "AdminSignIn(…)"


class ChangePassword(Sent, frozen=True):
    password: Password
    new_password: Password

    def __repr__(self) -> str:
        return "ChangePassword(…)"


class BeginSecondFactor(Sent, frozen=True):
    password: Password

    def __repr__(self) -> str:
        return "BeginSecondFactor(…)"


class ConfirmSecondFactor(Sent, frozen=True):
    code: OneTimeCode


class EndSecondFactor(Sent, frozen=True):
    password: Password
    code: OneTimeCode

    def __repr__(self) -> str:
        return "EndSecondFactor(…)"


class TrailQuery(Sent, frozen=True):
    """At most `newest` acts with a number below `before`."""

    newest: Annotated[int, Meta(ge=1, le=TRAIL_MAX)] = TRAIL_MAX
    before: Annotated[int, Meta(ge=1)] | None = None


class PlayerQuery(Sent, frozen=True):
    name: Name


class AdminDoor(Struct, frozen=True):
    """`me` is null without a session. As long as `set_up` is true there is no administrator yet,
    and the code of the console makes the first one."""

    me: AdminMe | None
    set_up: bool


class NewSecondFactor(Struct, frozen=True):
    """What an authenticator app has to know: as a link, as text to type, as a picture to scan
    (SVG). It counts once a code of it was confirmed."""

    uri: str
    secret: str
    picture: str


class Trail(Struct, frozen=True):
    """Acts, newest first. `before` asks for the next page, and is null at the end."""

    entries: tuple[TrailEntry, ...]
    before: int | None


class PlayerCard(Struct, frozen=True):
    """A player, whether he is here or not. `rooms` are those in which he is, `tables` those at
    which he sits, `barred` the rooms that are closed to him."""

    id: str
    name: str
    guest: bool
    created_ms: int
    rooms: tuple[str, ...]
    tables: tuple[str, ...]
    barred: tuple[str, ...]


DOOR_REFUSALS = ("too_many_attempts", "busy", "not_saved")

ROUTES = (
    Route(
        "door",
        "GET",
        "/api/admin/door",
        "Who you are at the desk, and whether the house has an administrator.",
        answer=AdminDoor,
    ),
    Route(
        "set_up",
        "POST",
        "/api/admin/set-up",
        "Make the first administrator, with the code that the console printed.",
        answer=AdminMe,
        body=SetUp,
        refusals=(
            "wrong_setup_code",
            "set_up_already",
            "bad_name",
            "short_password",
            *DOOR_REFUSALS,
        ),
    ),
    Route(
        "sign_in",
        "POST",
        "/api/admin/sign-in",
        "Come to the desk. Sets the cookie of a new session.",
        answer=AdminMe,
        body=AdminSignIn,
        refusals=("wrong_sign_in", "second_factor_needed", "wrong_code", *DOOR_REFUSALS),
    ),
    Route(
        "sign_out",
        "POST",
        "/api/admin/sign-out",
        "End the session; harmless without one.",
        statuses=(204,),
    ),
    Route(
        "password",
        "POST",
        "/api/admin/password",
        "Change the own password. All other sessions end.",
        answer=AdminMe,
        body=ChangePassword,
        refusals=("desk_only", "wrong_sign_in", "short_password", *DOOR_REFUSALS),
    ),
    Route(
        "begin_second_factor",
        "POST",
        "/api/admin/second-factor",
        "Make a secret for an authenticator app.",
        answer=NewSecondFactor,
        body=BeginSecondFactor,
        refusals=("desk_only", "wrong_sign_in", "second_factor_on", *DOOR_REFUSALS),
    ),
    Route(
        "confirm_second_factor",
        "POST",
        "/api/admin/second-factor/confirm",
        "Ask for the codes of this app from now on.",
        answer=AdminMe,
        body=ConfirmSecondFactor,
        refusals=("desk_only", "wrong_code", "second_factor_off", *DOOR_REFUSALS),
    ),
    Route(
        "end_second_factor",
        "POST",
        "/api/admin/second-factor/end",
        "Ask for no code any more.",
        answer=AdminMe,
        body=EndSecondFactor,
        refusals=(
            "desk_only",
            "wrong_sign_in",
            "wrong_code",
            "second_factor_off",
            *DOOR_REFUSALS,
        ),
    ),
    Route(
        "trail",
        "GET",
        "/api/admin/trail",
        "What administrators have done.",
        answer=Trail,
        query=TrailQuery,
        refusals=("desk_only", "administrator_only"),
    ),
    Route(
        "player",
        "GET",
        "/api/admin/player",
        "A player by name.",
        answer=PlayerCard,
        query=PlayerQuery,
        refusals=("desk_only", "administrator_only", "unknown_player"),
    ),
    Route(
        "ws",
        "GET",
        "/api/admin/ws",
        "The WebSocket of the desk.",
        query=SocketQuery,
        refusals=(
            "desk_only",
            "foreign_origin",
            "not_a_socket",
            "too_many_connections",
            "closing",
        ),
        statuses=(101,),
    ),
)


def sent_shapes() -> tuple[type[Struct], ...]:
    """The bodies that a desk sends."""
    return tuple(route.body for route in ROUTES if route.body)


def shapes() -> tuple[type[Struct], ...]:
    """Every struct of these routes, problems included."""
    answers = (
        route.answer
        for route in ROUTES
        if isinstance(route.answer, type) and issubclass(route.answer, Struct)
    )
    return tuple(dict.fromkeys((*sent_shapes(), *answers, Problem)))
