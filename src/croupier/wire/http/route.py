"""What a route of the HTTP API is, and how HTTP calls a refusal."""

from typing import Any

from msgspec import Struct

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
    "code_needed": 403,
    "not_seated": 403,
    "ticket_needed": 403,
    "no_coach": 404,
    "no_chart": 404,
    "coach_not_allowed": 403,
    "coach_only_alone": 403,
    "bad_range": 400,
    "empty_range": 409,
    "no_such_code": 404,
    "no_such_game": 404,
    "no_such_page": 404,
    "no_such_preset": 404,
    "no_such_round": 404,
    "no_such_table": 404,
    "share_withdrawn": 410,
    "wrong_method": 405,
    "name_taken": 409,
    "moved": 409,
    "not_your_turn": 409,
    "nothing_to_advise": 409,
    "picture_too_large": 413,
    "picture_too_many_pixels": 413,
    "too_large": 413,
    "not_a_picture": 415,
    "not_a_socket": 426,
    "no_such_room": 404,
    "bad_card_number": 400,
    "bad_purchase": 400,
    "pin_needed": 400,
    "wrong_pin": 403,
    "card_locked": 403,
    "card_refused": 403,
    "not_in_room": 403,
    "room_off": 409,
    "room_closing": 409,
    "in_room_already": 409,
    "at_test_table": 409,
    "account_in_use": 409,
    "account_too_small": 409,
    "card_unreadable": 409,
    "insufficient_funds": 409,
    "bank_order_open": 409,
    "seat_taken": 409,
    "unknown_card": 409,
    "bank_not_reached": 503,
    "bank_silent": 503,
    "too_many_attempts": 429,
    "too_slow": 408,
    "no_more_chips": 429,
    "local_only": 403,
    "old_password_needed": 403,
    "mixed_name": 400,
    "name_kept": 409,
    "foreign_host": 421,
    "id_reused": 409,
    "book_full": 409,
    "too_fast": 429,
    "too_many_connections": 429,
    "internal": 500,
    "busy": 503,
    "closing": 503,
    "not_saved": 503,
}


class Sent(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client may send."""


class Problem(Struct, frozen=True):
    """Nothing was changed. `code` is for programs, `text` for people, in the language that
    they asked for; `facts` are what the text was made with."""

    code: str
    text: str
    facts: dict[str, int | str] = {}


class Route(Struct, frozen=True):
    """`refusals` are the codes that are special to this route; `session` needs a signed-in
    player; `upload` is the kind of file that is the body."""

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
    upload: str = ""

    def codes(self) -> tuple[str, ...]:
        """Every code that the route may refuse with."""
        found = dict.fromkeys(self.refusals)
        if self.body or self.query or self.params:
            found["malformed"] = None
        if self.method != "GET":
            found |= dict.fromkeys(("foreign_origin", "closing"))
        if self.body:
            found |= dict.fromkeys(("too_large", "too_slow"))
        if self.session:
            found["not_signed_in"] = None
        found |= dict.fromkeys(("foreign_host", "busy"))
        return tuple(found)
