"""What a player may send and what a desk may send are different types: neither can be read in place
of the other."""

from typing import Any, get_args

import msgspec
import pytest

from croupier.server.admin.conversation import decode as decode_desk
from croupier.server.conversation import decode as decode_player
from croupier.wire import down, up
from croupier.wire.admin import down as desk_down
from croupier.wire.admin import http as desk_http
from croupier.wire.admin import up as desk_up
from croupier.wire.http import ROUTES
from croupier.wire.openapi import COOKIE
from croupier.wire.shapes import members
from croupier.wire.typescript import print_desk_typescript
from tests.server.admin.messages import DESK_MESSAGES, PLAYER_MESSAGES


def test_there_is_a_sample_of_every_message() -> None:
    assert {type(one) for one in DESK_MESSAGES} == set(members(desk_up.AnyDeskUp))
    assert {type(one) for one in PLAYER_MESSAGES} == set(members(up.AnyUp))


@pytest.mark.req("EPS-DD-005c")
@pytest.mark.parametrize("message", DESK_MESSAGES, ids=lambda one: type(one).__name__)
def test_a_message_of_a_desk_is_none_of_a_player(message: Any) -> None:
    text = msgspec.json.encode(message)
    assert decode_desk(text) == message
    with pytest.raises(msgspec.ValidationError):
        decode_player(text)
    said = msgspec.json.decode(text)
    for tag in (said["desk"], *(str(kind.__struct_config__.tag) for kind in members(up.AnyUp))):
        with pytest.raises(msgspec.ValidationError):  # not even with another name
            decode_player(msgspec.json.encode({**said, "t": tag}))


@pytest.mark.req("EPS-DD-005c")
@pytest.mark.parametrize("message", PLAYER_MESSAGES, ids=lambda one: type(one).__name__)
def test_a_message_of_a_player_is_none_of_a_desk(message: Any) -> None:
    text = msgspec.json.encode(message)
    assert decode_player(text) is not None
    with pytest.raises(msgspec.ValidationError):
        decode_desk(text)


def test_what_is_sent_to_them_has_no_type_in_common() -> None:
    theirs, ours = set(members(down.AnyDown)), set(members(desk_down.AnyDeskDown))
    assert not theirs & ours
    assert {kind.__struct_config__.tag_field for kind in theirs} == {"t"}
    assert {kind.__struct_config__.tag_field for kind in ours} == {"desk"}


def test_routes_and_cookies_are_apart() -> None:
    assert all(route.path.startswith("/api/admin/") for route in desk_http.ROUTES)
    assert not any(route.path.startswith("/api/admin") for route in ROUTES)
    assert COOKIE != "croupier_admin"


def test_the_typescript_names_every_message() -> None:
    text = print_desk_typescript()
    for kind in (*members(desk_up.AnyDeskUp), *members(desk_down.AnyDeskDown)):
        assert f"export interface {kind.__name__}" in text
        assert f'desk: "{kind.__struct_config__.tag}";' in text
    assert get_args(desk_up.AnyDeskUp)


def test_no_body_is_printed_with_what_is_secret_in_it() -> None:
    bodies = [
        desk_http.SetUp("code", "Root", "secret"),
        desk_http.AdminSignIn("Root", "secret", "123456"),
        desk_http.ChangePassword("secret", "secret"),
        desk_http.BeginSecondFactor("secret"),
        desk_http.EndSecondFactor("secret", "123456"),
    ]
    for body in bodies:
        assert "secret" not in repr(body)
        assert "123456" not in repr(body)
